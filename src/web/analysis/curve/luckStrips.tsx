import type { Luck } from '../../../analysis/analysis.ts';
import type { Seat } from '../../../kernel/game.ts';
import { lineColour } from '../../table/end/scoreChart.tsx';
import { signed } from '../figures.ts';
import { clipped, lineOf, turnOf } from '../telling.ts';
import { TEXTS } from '../texts.ts';
import { barsOf } from './curve.ts';
import { Chip } from './chip.tsx';
import type { Drawn } from './drawn.ts';

/** What chance brought one seat at one move. */
export interface Draw {
  readonly seat: Seat;
  readonly luck: Luck;
}

const topOf = ({ area, room }: Drawn): number => area.bottom + room.turns + room.luckHead;

/** How far to the side of a bar it is still meant. */
const NEAR = 7;

/** The bar at a point of the drawing; nothing above the strips and beside the bars. */
export function drawAt(drawn: Drawn, x: number, y: number): Draw | undefined {
  const { strips, room, analysis, scales } = drawn;
  const seat = strips[Math.floor((y - topOf(drawn)) / room.strip)];
  if (seat === undefined) return undefined;
  const near = barsOf(analysis.luck, seat, scales, room.strip / 2).toSorted(
    (a, b) => Math.abs(a.x - x) - Math.abs(b.x - x),
  )[0];
  if (near === undefined || Math.abs(near.x - x) > NEAR) return undefined;
  const luck = analysis.luck.find(({ ply }) => ply === near.ply);
  return luck && { seat, luck };
}

/** What the strips are; of a bar that is pointed at or looked at, what came there. */
export function LuckCaption({ pointed, ...drawn }: Drawn & { readonly pointed: Draw | undefined }) {
  const { area, room, narrow } = drawn;
  if (narrow) return null;
  const y = area.bottom + room.turns + 12;
  const told = pointed?.luck ?? lookedAt(drawn);
  return (
    <>
      <text className="curve-head" x={area.left + 4} y={y}>
        {TEXTS.curve.luck}
      </text>
      <text className="curve-turn" data-told={told !== undefined || undefined} x={area.left + 56} y={y}>
        {told === undefined ? TEXTS.curve.luckHint : drawWords(drawn, told)}
      </text>
    </>
  );
}

/** What chance brought at the move that is looked at. */
function lookedAt({ analysis, spot }: Drawn): Luck | undefined {
  return spot.kind === 'luck' ? analysis.luck.find(({ ply }) => ply === spot.ply) : undefined;
}

const LONGEST = 64;

function drawWords({ turns, names }: Drawn, { ply, gains }: Luck): string {
  const words = clipped(lineOf(turns, ply) ?? TEXTS.moment.luck, LONGEST);
  const shares = gains.map((gain, seat) => `${names[seat]} ${signed(gain)}`);
  return TEXTS.curve.drew(turnOf(turns, ply), words, shares);
}

/** What chance did to the seats, a strip for each: given is up and filled, taken down and hollow. */
export function LuckStrips(drawn: Drawn & { readonly pointed: Draw | undefined }) {
  const { analysis, strips, area, room, names, narrow, colours, scales, pointed } = drawn;
  const { luck, sums } = analysis;
  const top = topOf(drawn);
  return strips.map((seat, i) => {
    const base = top + room.strip * (i + 0.5);
    const sum = signed(sums[seat]?.luck ?? 0);
    return (
      <g key={seat}>
        {narrow && (
          <>
            <text className="curve-head" x={area.left} y={top - 8}>
              {TEXTS.curve.luckOf(names[seat] ?? '')}
            </text>
            <text className="curve-sum" x={area.right} y={top - 8} textAnchor="end">
              {TEXTS.curve.inAll(sum)}
            </text>
          </>
        )}
        <path className="curve-base" d={`M${area.left} ${base}H${area.right}`} />
        <Chip x={area.left - 18} y={base} colour={colours[seat] ?? 'ivory'} />
        {barsOf(luck, seat, scales, room.strip / 2 - 1).map(({ ply, x, height, gain }) => (
          <rect
            key={ply}
            className="curve-bar"
            data-took={gain < 0 || undefined}
            data-pointed={(pointed?.seat === seat && pointed.luck.ply === ply) || undefined}
            x={x - 2.5}
            y={gain < 0 ? base : base - height}
            width={5}
            height={height}
            rx={1.5}
            style={{ '--seat': lineColour(colours, seat) }}
          />
        ))}
        {!narrow && (
          <text className="curve-sum" x={area.right + 14} y={base + 4.5}>
            {sum}
            <tspan className="curve-name" dx="8">
              {names[seat]}
            </tspan>
          </text>
        )}
      </g>
    );
  });
}
