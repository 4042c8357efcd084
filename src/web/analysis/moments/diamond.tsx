interface DiamondProps {
  readonly number: number;
  readonly shown?: boolean | undefined;
  /** Made by chance, not by a move. */
  readonly chance?: boolean | undefined;
}

/** The sign of a turning point with its number; the words beside it say what it is. */
export function Diamond(props: DiamondProps) {
  return (
    <svg className="diamond-sign" width="30" height="30" viewBox="-15 -15 30 30" aria-hidden="true">
      <DiamondShape {...props} size={13} />
    </svg>
  );
}

/** The same around 0,0 of a drawing, so far from its middle to its corners. */
export function DiamondShape({ number, shown, chance, size }: DiamondProps & { readonly size: number }) {
  const inner = size - 3;
  return (
    <g className="diamond" data-shown={shown || undefined} data-chance={chance || undefined}>
      <path d={`M0-${size} ${size} 0 0 ${size}-${size} 0Z`} />
      {shown && <path d={`M0-${inner} ${inner} 0 0 ${inner}-${inner} 0Z`} />}
      <text y="4.5">{number}</text>
    </g>
  );
}
