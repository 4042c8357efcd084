import { expect, test } from 'vitest';
import { askedAtStart, type Hiker, type Trail, trailGame } from '../../../test/kit/trail.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { answeredMove } from './replies.ts';

/** A trail on which seat 1 wishes the worst to seat 0. */
function feud(trail: Trail): GameEntry {
  const entry = trailGame(trail);
  const value = (state: Hiker, seat: Seat): number => entry.hints.value(state, 0) * (seat === 0 ? 1 : -1);
  return { ...entry, hints: { ...entry.hints, value } };
}

const THOUGHT = { width: 4, plans: 3, tries: 8 };

function chosen(trail: Trail, thought = THOUGHT, late?: () => boolean): string {
  const entry = feud(trail);
  const { state, seat, legal } = askedAtStart(entry);
  return answeredMove(entry, { view: state, seat, legal }, seeded(4), thought, late).type;
}

const AMBUSH: Trail = {
  start: { worth: 0, to: ['camp', 'hut'] },
  camp: { worth: 5, seat: 1, turn: 1, to: ['truce', 'ambush'] },
  hut: { worth: 4, seat: 1, turn: 1, to: ['silence', 'quarrel'] },
  ambush: { worth: -20, turn: 2, to: ['start'] },
  truce: { worth: 8, turn: 2, to: ['start'] },
  quarrel: { worth: 3, turn: 2, to: ['start'] },
  silence: { worth: 6, turn: 2, to: ['start'] },
};

test('a plan is judged by what the others make of it', () => {
  expect(chosen(AMBUSH)).toBe('hut');
});

test('what was not tried goes by the end of the turn', () => {
  expect(chosen(AMBUSH, { ...THOUGHT, tries: 0 })).toBe('camp');
  expect(chosen(AMBUSH, THOUGHT, () => true)).toBe('camp');
});

test('no more plans are tried than is wished', () => {
  expect(chosen(AMBUSH, { ...THOUGHT, plans: 1 })).toBe('camp');
});

test('a turn goes on after a draw, by a new plan', () => {
  const trail: Trail = {
    start: { worth: 0, to: ['cave', 'hut'] },
    cave: { worth: 4, draws: ['gold', 'bats'] },
    gold: { worth: 0, to: ['home', 'swamp'] },
    bats: { worth: 0, to: ['swamp', 'home'] },
    home: { worth: 20, seat: 1, turn: 1, to: ['night'] },
    swamp: { worth: -20, seat: 1, turn: 1, to: ['nightmare'] },
    night: { worth: 20, turn: 2, to: ['start'] },
    nightmare: { worth: -20, turn: 2, to: ['start'] },
    hut: { worth: 5, seat: 1, turn: 1, to: ['dawn'] },
    dawn: { worth: 5, turn: 2, to: ['start'] },
  };
  expect(chosen(trail)).toBe('cave');
  expect(chosen(trail, { ...THOUGHT, tries: 0 })).toBe('hut');
});

test('a match that ends meanwhile counts as it ended', () => {
  const trail: Trail = {
    ...AMBUSH,
    start: { worth: 0, to: ['camp', 'peak'] },
    peak: { worth: 3 },
  };
  expect(chosen(trail)).toBe('peak');
});

test('the same seed finds the same, and the position stays as it is', () => {
  const entry = feud(AMBUSH);
  const { state, seat, legal } = askedAtStart(entry);
  const twice = [1, 2].map(() =>
    answeredMove(entry, { view: state, seat, legal }, seeded(7), { ...THOUGHT, tries: 1 }),
  );
  expect(twice[0]).toBe(twice[1]);
  expect(state).toEqual({ at: 'start' });
});
