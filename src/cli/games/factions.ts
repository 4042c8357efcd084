import type { Move, State } from '../../games/factions/state.ts';
import { linesOf } from '../canvas.ts';
import { DIM, painted } from '../ink.ts';
import { wrapped } from '../rows.ts';
import type { DrawOptions } from './drawing.ts';
import { drawRings } from './factions/rings.ts';
import { playerLines, rivalLines } from './factions/players.ts';
import { tableLines } from './factions/table.ts';

const LEAST_WIDTH = 80;
const MOST_WIDTH = 120;

const LEGEND =
  '3:5 sector 3 with 5 energy · ? tile, *4 tile of value 4 · @ wormhole · a ship · ● planet on its ring · + legal now · left and right edge meet';

/** The position as text: the bands unrolled from the Kuiper Belt to the Sun, below them the players and the cards. */
export function draw(state: State, names: readonly string[], options: DrawOptions): string {
  const { colour } = options;
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, options.width));
  const lines = [
    ...playerLines(state, names, width),
    ...rivalLines(state, width),
    ...tableLines(state, names, width),
  ];
  return [
    ...linesOf(drawRings(state, width, new Set(options.lit)), colour),
    ...wrapped(LEGEND, width).map((line) => painted(line, DIM, colour)),
    ...lines.map((line) => line.map(({ text, ink }) => painted(text, ink, colour)).join('')),
  ].join('\n');
}

type Aims = { readonly [key in 'to' | 'at' | 'planet' | 'via' | 'a' | 'b']?: unknown } & Pick<Move, 'type'>;

/** The sectors and planets a move aims at, to be lit on the board. */
export function targets(move: Move): readonly string[] {
  const { to, at, planet, via, a, b }: Aims = move;
  return [to ?? at, planet, via, a, b].filter((place) => typeof place === 'string');
}
