import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { GAMES as TOY } from '../../test/kit/toy.ts';
import { GAMES } from '../games/index.ts';
import type { Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { isFinal, type Match, undoable } from '../kernel/match/match.ts';
import { draftReturn, draftUndo } from './draft.ts';
import type { Deed } from './entry.ts';
import {
  actorsOf,
  endOf,
  hasEnded,
  replayEntry,
  type Ledger,
  pliesOf,
  plyOf,
  readLedger,
  type Snapshot,
  startLedger,
  stateAt,
  undoableBy,
} from './ledger.ts';
import { entered, moved, step } from './testkit.ts';

const toy = itemAt(TOY, 0);
const SETUP = { seats: 3, options: { hand: 3, showing: true }, seed: 'ab'.repeat(32), persons: [0, 1, 2] };

const snapshotOf = (ledger: Ledger): Snapshot => ({
  seq: ledger.entries.length,
  ply: plyOf(ledger),
  state: structuredClone(ledger.match.state),
});

const matchOf = (ledger: Ledger): Match => ({ ...ledger.match, plies: pliesOf(ledger) });

/** Everything in a ledger that is the same however it came about. */
const contentOf = (ledger: Ledger): object => ({
  ...ledger,
  position: ledger.position.state,
  entries: ledger.entries.slice(),
  moves: ledger.moves.slice(),
  askedSince: [],
});

const steps = fc.array(fc.tuple(fc.nat(12), fc.nat(30)), { maxLength: 60 });

test('a ledger read from its entries and any snapshots is the one that was written', () => {
  fc.assert(
    fc.property(steps, fc.nat(7), (line, stride) => {
      let ledger = startLedger(toy, SETUP);
      const snapshots: Snapshot[] = [];
      for (const [i, [kind, choice]] of line.entries()) {
        ledger = step(ledger, kind, choice);
        if (stride > 0 && i % stride === 0) snapshots.unshift(snapshotOf(ledger));
      }
      const read = readLedger(toy, SETUP, structuredClone(ledger.entries.slice()), snapshots);
      expect(contentOf(read)).toEqual(contentOf(ledger));
      const followed = ledger.entries.slice().reduce(replayEntry, startLedger(toy, SETUP));
      expect(contentOf(followed)).toEqual(contentOf(ledger));
    }),
  );
});

test('an undo by its own seat goes as far as the rules of a match allow, and no further', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(9)), { maxLength: 20 }), (line) => {
      let ledger = startLedger(toy, SETUP);
      for (const [who, choice] of line) {
        if (actorsOf(ledger).length === 0) break;
        ledger = moved(ledger, choice, who);
        for (const seat of [0, 1, 2]) expect(undoableBy(ledger, seat)).toBe(undoable(matchOf(ledger), seat));
      }
    }),
    { numRuns: 30 },
  );
});

test.each(GAMES)('$game.id: a move is final here exactly when it is in a match', (entry) => {
  let ledger = startLedger(entry, { seats: 2, options: {}, seed: 'cd'.repeat(32), persons: [0, 1] });
  for (let i = 0; i < 25 && actorsOf(ledger).length > 0; i++) {
    ledger = moved(ledger, i * 5, i);
    const { seat } = pliesOf(ledger).at(-1) as { seat: Seat };
    expect(undoableBy(ledger, seat) === 0).toBe(isFinal(matchOf(ledger), i));
  }
});

test('an earlier position is the one that was there, and is not played from the start every time', () => {
  const entry = itemAt(GAMES, 0);
  const sol = { ...entry, game: { ...entry.game } };
  const apply = vi.spyOn(sol.game, 'apply');
  let ledger = startLedger(sol, { seats: 2, options: {}, seed: 'ef'.repeat(32), persons: [0, 1] });
  const states = [ledger.match.state];
  for (let i = 0; i < 100 && actorsOf(ledger).length > 0; i++) {
    ledger = moved(ledger, i * 7);
    states.push(ledger.match.state);
  }
  const costs = [50, 99, 0, 64, 33, 99, 32, 31].map((ply) => {
    apply.mockClear();
    expect(stateAt(ledger, ply)).toEqual(states[ply]);
    return apply.mock.calls.length;
  });
  expect(costs).toEqual([50, 67, 0, 0, 1, 3, 0, 31]);
});

describe('those who choose at the same time', () => {
  const bidding = startLedger(toy, { ...SETUP, options: { hand: 3, showing: false } });

  test('are asked the same until they have chosen', () => {
    const one = moved(bidding, 0, 1);
    expect(one.askedSince).toEqual([0, 1, 0]);
    const two = moved(one, 0, 0);
    expect(two.askedSince[2]).toBe(0);
    expect(moved(two, 0).askedSince).toEqual([3, 3, 3]);
  });

  test('look again after anything was taken back', () => {
    const one = moved(bidding, 0, 1);
    expect(entered(one, draftUndo(one, 1)).askedSince).toEqual([2, 2, 2]);
  });
});

describe('when somebody resigns', () => {
  const resign = (ledger: Ledger, seat: Seat): Ledger =>
    entered(ledger, { deed: { kind: 'resign', seat, why: 'choice' }, position: ledger.position });

  test('the match goes on while two and a person are left', () => {
    const ledger = resign(startLedger(toy, SETUP), 1);
    expect(endOf(ledger)).toBeUndefined();
    expect(endOf(resign(ledger, 0))?.places).toEqual([2, 3, 1]);
  });

  test('it ends when no person is left', () => {
    const ledger = resign(startLedger(toy, { ...SETUP, persons: [1] }), 1);
    expect(endOf(ledger)?.places).toEqual([1, 3, 1]);
    expect(actorsOf(ledger)).toEqual([]);
  });

  test('a resignation before a position that is gone back to still stands', () => {
    const ledger = resign(moved(moved(startLedger(toy, SETUP), 0), 0), 1);
    const back = entered(ledger, draftReturn(ledger, 0, 0, true));
    expect(back.resigned).toEqual([{ seat: 1, ply: 0 }]);
  });
});

test('P6.15 nothing follows the end, be it by the rules, by resignation or because it was closed', () => {
  let over = startLedger(toy, { ...SETUP, options: { hand: 1, showing: false } });
  while (endOf(over) === undefined) over = moved(over, 0);
  const begun = startLedger(toy, SETUP);
  const after = (deeds: readonly Deed[]): Ledger =>
    deeds.reduce((ledger, deed) => entered(ledger, { deed, position: ledger.position }), begun);
  const gaveUp = after([0, 1].map((seat) => ({ kind: 'resign', seat, why: 'choice' })));
  const closed = after([{ kind: 'close', consent: false }]);
  for (const ledger of [over, gaveUp, closed]) {
    expect(hasEnded(ledger)).toBe(true);
    expect(actorsOf(ledger)).toEqual([]);
    const deed = { kind: 'reclaim', seat: 0 } as const;
    expect(() => entered(ledger, { deed, position: ledger.position })).toThrow('nothing can be done');
  }
});

test('P6.14 what came before a bot took a seat stands', () => {
  const played = moved(moved(startLedger(toy, { ...SETUP, options: { hand: 3, showing: false } }), 0), 0);
  const deed = { kind: 'substitute', seat: 2, bot: 'medium', why: 'absent' } as const;
  const taken = entered(played, { deed, position: played.position });
  expect([undoableBy(played, 1), undoableBy(taken, 1)]).toEqual([1, 0]);
  expect(() => draftReturn(taken, 0, 1, true)).toThrow('before move 2');
  const on = moved(taken, 0);
  expect(() => draftReturn(on, 0, 2, true)).not.toThrow();
});
