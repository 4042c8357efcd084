interface DiamondProps {
  readonly number: number;
  readonly shown?: boolean | undefined;
  /** Made by chance, not by a move. */
  readonly chance?: boolean | undefined;
}

/** The sign of a turning point with its number; the words beside it say what it is. */
export function Diamond({ number, shown, chance }: DiamondProps) {
  return (
    <svg
      className="diamond"
      width="30"
      height="30"
      viewBox="-15 -15 30 30"
      data-shown={shown || undefined}
      data-chance={chance || undefined}
      aria-hidden="true"
    >
      <path d="M0-13 13 0 0 13-13 0Z" />
      <text y="4.5">{number}</text>
    </svg>
  );
}
