import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import type { AnyGame, Move } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { readOptions } from '../../kernel/options.ts';
import { pick, seeded } from '../../kernel/match/rng.ts';
import type { Drawing } from './drawing.ts';

/** What tests expect of the drawings of every game. */

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Eli'];
const WIDTHS = [80, 100, 120];
/** After every so many moves a match is drawn. */
const EVERY = 20;

/** Expects that colours change nothing but the colours; returns the coloured picture. */
export function expectColours<State>(drawing: Drawing<State>, state: State, lit: readonly string[]): string {
  const plain = drawing.draw(state, NAMES, { colour: false, width: 120, lit });
  expect(plain).not.toContain('\x1b');
  const coloured = drawing.draw(state, NAMES, { colour: true, width: 120, lit });
  expect(coloured).toContain('\x1b[');
  expect(withoutEnds(stripVTControlCharacters(coloured))).toBe(withoutEnds(plain));
  return coloured;
}

const withoutEnds = (picture: string): string => picture.replaceAll(/ +$/gm, '');

/** Expects that pictures of a whole match at random keep their width; moves of some types are avoided. */
export function expectWidths(
  drawing: Drawing,
  game: AnyGame,
  seats: number,
  options: object = {},
  avoided: readonly string[] = [],
): void {
  const rng = seeded(seats);
  const state: object = game.setup(seats, readOptions(game, seats, options), rng);
  for (let n = 0; game.actors(state).length > 0; n++) {
    const seat = itemAt(game.actors(state), 0);
    const legal: readonly Move[] = game.legalMoves(state, seat);
    if (n % EVERY === 0)
      expectWidth(
        drawing,
        state,
        legal.flatMap((move) => drawing.targets(move)),
      );
    const busy = legal.filter(({ type }) => !avoided.includes(type));
    game.apply(state, seat, pick(rng, busy.length > 0 ? busy : legal), rng);
  }
  expectWidth(drawing, state, []);
}

function expectWidth(drawing: Drawing, state: object, lit: readonly string[]): void {
  for (const width of WIDTHS) {
    const picture = drawing.draw(state, NAMES, { colour: false, width, lit });
    expect(picture).not.toMatch(/undefined|NaN/);
    expect(Math.max(...picture.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
  }
}
