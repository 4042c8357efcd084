import type { Move, State } from '../../games/sol/state.ts';
import { linesOf } from '../canvas.ts';
import { DIM, painted } from '../ink.ts';
import { wrapped } from '../rows.ts';
import type { DrawOptions } from './drawing.ts';
import { drawDeck, drawEffects, drawPlayers } from './sol/panel.ts';
import { drawSun } from './sol/sun.ts';

const LEAST_WIDTH = 80;
/** Beyond this the rings are too long for the eye. */
const MOST_WIDTH = 120;

/** The position as text: the Sun unrolled, below it the players, the deck and the effects. */
export function draw(state: State, names: readonly string[], options: DrawOptions): string {
  const { colour } = options;
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, options.width));
  return [
    ...linesOf(drawSun(state, width, new Set(options.lit)), colour),
    ...wrapped(legend(state), width).map((line) => painted(line, DIM, colour)),
    ...drawPlayers(state, names, width, colour),
    ...drawDeck(state, colour),
    ...drawEffects(state, width, colour),
  ].join('\n');
}

function legend({ cubes, feeders }: State): string {
  const parts = [
    'a3 sundivers',
    'aN node, aF foundry, aT tower',
    '╡a╞ gate',
    '(a) mothership',
    '▯ card drawn there',
  ];
  if (cubes.some((n) => n > 0)) parts.push('▪ energy');
  if (feeders.some((n) => n > 0)) parts.push('#2 feeders');
  return parts.join(' · ');
}

/** The places a move aims at, to be lit on the board. */
export function targets(move: Move): readonly string[] {
  switch (move.type) {
    case 'gate':
      return [`${move.b}|${move.c}`];
    case 'tower':
      return [move.c];
    case 'puncture':
      return [`${move.from}|${move.to}`, `${move.to}|${move.from}`];
    default:
      if ('to' in move) return [move.to];
      if ('at' in move) return [move.at];
      return 'from' in move ? [move.from] : [];
  }
}
