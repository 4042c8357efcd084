import { memo, type ReactNode } from 'react';
import { clockwise, pointAt, spoke, uprightAt } from './polar.ts';
import { DIAL, dialAt } from './spots.ts';

/** The track of momentum, engraved around the board: 0 to 54, and everything beyond. */

const NUMBERS = Array.from({ length: DIAL.steps }, (_, n) => n);
const TENS = NUMBERS.filter((n) => n % 5 === 0);

export const Dial = memo(function Dial({ unit }: { unit: number }): ReactNode {
  const size = 12.3 * Math.min(unit, 1.4);
  return (
    <g aria-hidden stroke="#e8c682" fill="none">
      <circle r={DIAL.inner} strokeOpacity=".35" strokeWidth=".8" />
      <circle r={DIAL.outer} strokeOpacity=".55" />
      <path
        d={ticks(
          NUMBERS.filter((n) => n % 5 !== 0),
          4,
        )}
        strokeOpacity=".45"
      />
      <path d={ticks(TENS, 6)} strokeOpacity=".9" strokeWidth="1.4" />
      <path d={spoke(clockwise(0), DIAL.inner, DIAL.outer)} strokeWidth="1.2" />
      {TENS.map((n) => (
        <Numeral key={n} value={n} size={size} />
      ))}
    </g>
  );
});

function ticks(numbers: readonly number[], length: number): string {
  return numbers.map((n) => spoke(dialAt(n), DIAL.inner, DIAL.inner + length)).join('');
}

function Numeral({ value, size }: { value: number; size: number }): ReactNode {
  const fraction = dialAt(value);
  const { x, y } = pointAt(fraction, DIAL.inner + 15.5);
  return (
    <text
      className="sol-numeral"
      transform={`translate(${x} ${y}) rotate(${uprightAt(fraction)})`}
      y={size * 0.35}
      fontSize={size}
      fill="#e6cf9c"
      stroke="none"
    >
      {value === DIAL.steps - 1 ? `${value}+` : value}
    </text>
  );
}
