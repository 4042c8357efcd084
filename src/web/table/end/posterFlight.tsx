import { type ColourName, seatColour } from '../../seatColours.ts';

const SPARKLES = [
  [38, 560, 20],
  [104, 612, 9],
  [346, 250, 13],
  [30, 214, 10],
  [318, 560, 9],
] as const;

/** The winner’s emblem on its way up, with a trail behind it and a world left below. */
export function PosterFlight({ colour }: { colour: ColourName }) {
  const { fill, light, ink, outline, emblem } = seatColour(colour);
  return (
    <svg
      className="end-poster-flight"
      viewBox="0 0 380 796"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {SPARKLES.map(([x, y, r]) => (
        <Sparkle key={x} x={x} y={y} r={r} />
      ))}
      <World />
      <path d="M112 796C134 700 176 628 206 548L240 556C222 640 196 716 192 796Z" fill="#f3e4bf" />
      <path d="M134 796C152 700 186 636 214 550L230 554C212 640 184 712 172 796Z" fill={fill} />
      <g transform="translate(226 516)">
        <circle r="54" fill={outline} opacity=".55" />
        <circle r="48" fill={fill} stroke={light} strokeWidth="3.5" />
        <circle r="37" fill="none" stroke={ink} strokeOpacity=".35" strokeWidth="2" />
        <path d={emblem} fill={ink} fillRule="evenodd" transform="scale(5)" />
      </g>
    </svg>
  );
}

/** A flat world with a hard shadow, as on old posters. */
function World() {
  return (
    <g transform="translate(326 694)">
      <circle r="44" fill="#3c93b8" />
      <path d="M-30-32q26-14 30 2t-18 18-8 20-16 2A44 44 0 0 1-30-32Z" fill="#8dbf6a" />
      <path d="M14-6q20-8 24 8t-14 30-18-8 8-30Z" fill="#8dbf6a" />
      <path
        d="M0-44A44 44 0 0 1 0 44 54 54 0 0 0 0-44Z"
        fill="#0e2c4a"
        opacity=".55"
        transform="rotate(50)"
      />
    </g>
  );
}

function Sparkle({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="#f3e4bf">
      {Array.from({ length: 8 }, (_, i) => (
        <path
          key={i}
          d={`M-1.6 0 0 ${-(i % 2 === 1 ? r * 0.4 : r)} 1.6 0Z`}
          transform={`rotate(${i * 45})`}
        />
      ))}
    </g>
  );
}
