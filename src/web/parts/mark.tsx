/** The mark of the table: a small orrery. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <g fill="none" stroke="var(--gold)">
        <circle r="14.5" strokeWidth="1.2" />
        <circle r="9" />
        <ellipse rx="14.5" ry="5" transform="rotate(-28)" />
      </g>
      <circle r="4" fill="#ffcf70" />
      <circle cx="12.8" cy="-6.8" r="2.6" fill="#a9d4ff" />
      <circle cx="-6.4" cy="6.4" r="1.9" fill="#f2553d" />
    </svg>
  );
}
