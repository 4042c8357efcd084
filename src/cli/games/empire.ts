import { NAME, SCAN, sectorOf } from '../../games/empire/board.ts';
import type { Move, State } from '../../games/empire/state.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { linesOf } from '../canvas.ts';
import { DIM, painted } from '../ink.ts';
import { wrapped } from '../rows.ts';
import type { DrawOptions } from './drawing.ts';
import { drawGalaxy, LEGEND } from './empire/galaxy.ts';
import { ancientLines, playerLines } from './empire/players.ts';
import { roleLines } from './empire/roles.ts';
import { tableLines } from './empire/table.ts';

const LEAST_WIDTH = 80;
const MOST_WIDTH = 120;

/** The position as text: the galaxy, below it the roles, the players and what lies on the table. */
export function draw(state: State, names: readonly string[], options: DrawOptions): string {
  const { colour } = options;
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, options.width));
  const lit = new Set(options.lit);
  const lines = [
    ...roleLines(state, width, lit),
    ...playerLines(state, names, width),
    ...ancientLines(state, width),
    ...tableLines(state, names, width),
  ];
  return [
    ...linesOf(drawGalaxy(state, width, lit), colour),
    ...wrapped(LEGEND, width).map((line) => painted(line, DIM, colour)),
    ...lines.map((line) => line.map(({ text, ink }) => painted(text, ink, colour)).join('')),
  ].join('\n');
}

/** The regions, roles and decks a move aims at, to be lit. */
export function targets(move: Move): readonly string[] {
  switch (move.type) {
    case 'invest':
      return [];
    case 'role':
      return [move.role];
    case 'reveal':
      return [`${move.deck} deck`];
    case 'sector':
      return itemAt(SCAN, sectorOf(move.sector)).map((region) => itemAt(NAME, region));
    default:
      if ('to' in move) return [move.to];
      return 'at' in move ? [move.at] : [];
  }
}
