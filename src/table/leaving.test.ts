import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES, gameOf } from '../games/index.ts';
import { recordOf, replay } from '../kernel/match/record.ts';
import { botToMove } from './botTurn.ts';
import { draftMove, draftResign, draftReturn } from './draft.ts';
import {
  actorsOf,
  conductOf,
  decidingPersons,
  endOf,
  hasEnded,
  type Ledger,
  type LedgerSetup,
  pliesOf,
  plyOf,
  readLedger,
  replayEntry,
  startLedger,
  undoableBy,
} from './ledger.ts';
import { entered, moved, step } from './testkit.ts';
import { deltaSince, viewOf } from './view.ts';

/** Resigning where the rules of the game say what becomes of it: Star Factions, with the option for it. */

const star = gameOf('star');
const setup = (persons: readonly number[], options: object = { resigningEliminates: true }): LedgerSetup => ({
  seats: 3,
  options,
  seed: 'ab'.repeat(32),
  persons,
});

/** A table whose set-up is over and where some moves were made. */
function playing(persons: readonly number[] = [0, 1, 2], options?: object): Ledger {
  let ledger = startLedger(star, setup(persons, options));
  for (let i = 0; i < 25; i++) ledger = moved(ledger, 7 * i);
  return ledger;
}

const resigned = (ledger: Ledger, seat: number): Ledger =>
  entered(ledger, draftResign(ledger, seat, 'choice'));
const other = (ledger: Ledger): number => [0, 1, 2].find((seat) => !actorsOf(ledger).includes(seat)) ?? -1;
const recorded = (ledger: Ledger) => recordOf({ ...ledger.match, plies: pliesOf(ledger) }, conductOf(ledger));

test('a seat that resigns out of turn is gone at once, and whoever is asked still is', () => {
  const before = playing();
  const seat = other(before);
  const ledger = resigned(before, seat);
  expect(actorsOf(ledger)).toEqual(actorsOf(before));
  expect(decidingPersons(ledger)).toEqual([0, 1, 2].filter((one) => one !== seat));
  expect(ledger.resigned).toEqual([{ seat, ply: plyOf(ledger), left: true }]);
  expect(ledger.match.state).toMatchObject({ resigned: [seat] });
  let later = ledger;
  for (let i = 0; i < 60 && !hasEnded(later); i++) {
    expect(actorsOf(later)).not.toContain(seat);
    later = moved(later, i);
  }
});

test('typing the move is resigning, once', () => {
  const before = playing();
  const seat = other(before);
  const ledger = entered(before, draftMove(before, seat, 'resign', { byPerson: true }));
  expect(ledger.resigned).toEqual(resigned(before, seat).resigned);
  expect(() => draftMove(ledger, seat, 'resign', { byPerson: true })).toThrow('nothing to choose');
});

test('without the option a bot plays on, and the move is not legal', () => {
  const before = playing([0, 1, 2], {});
  const seat = other(before);
  const ledger = resigned(before, seat);
  expect(plyOf(ledger)).toBe(plyOf(before));
  expect(ledger.resigned).toEqual([{ seat, ply: plyOf(before) }]);
  expect(() => draftMove(before, seat, 'resign', { byPerson: true })).toThrow('nothing to choose');
  expect(viewOf(before, { eyes: 0, seats: [0, 1, 2] })).not.toHaveProperty('leaving');
});

test('nobody takes it back, nor anything before it, not even together', () => {
  const before = playing();
  const [asked = 0] = actorsOf(before);
  const ledger = resigned(before, asked);
  for (const seat of [0, 1, 2]) expect(undoableBy(ledger, seat)).toBe(0);
  expect(() => draftReturn(ledger, other(ledger), plyOf(ledger) - 1, true)).toThrow('stands');
  const later = moved(ledger, 3);
  expect(draftReturn(later, 0, plyOf(ledger), true).deed).toMatchObject({ to: plyOf(ledger) });
});

test('bots go on in the other seats, and the match ends when one is left', () => {
  const before = playing([0, 1]);
  const one = resigned(before, 0);
  expect(hasEnded(one)).toBe(false);
  expect(actorsOf(one).every((seat) => seat !== 0)).toBe(true);
  let ledger = one;
  for (let i = 0; i < 200 && botToMove(ledger) !== 2; i++) ledger = moved(ledger, 5 * i);
  expect(botToMove(ledger)).toBe(2);
  const end = resigned(ledger, 1);
  expect(endOf(end)).toMatchObject({ places: [2, 2, 1] });
});

test('when no person is left the match is broken off, and the record says so', () => {
  const ledger = resigned(playing([1]), 1);
  expect(hasEnded(ledger)).toBe(true);
  expect(endOf(ledger)?.places).toEqual([1, 3, 1]);
  const record = recorded(ledger);
  expect(record).toMatchObject({ places: [1, 3, 1], resigned: [{ seat: 1, left: true }] });
  expect(replay(star.game, record).state).toEqual(ledger.match.state);
});

test('views tell who may resign so, and notices tell who did', () => {
  const before = playing();
  expect(viewOf(before, { eyes: 0, seats: [0] }).leaving).toEqual({ 0: { type: 'resign' } });
  expect(viewOf(before, { eyes: undefined, seats: [] })).not.toHaveProperty('leaving');
  const ledger = entered(before, draftResign(before, 2, 'clock'));
  expect(viewOf(ledger, { eyes: 2, seats: [2] })).not.toHaveProperty('leaving');
  const { news, notices } = deltaSince(ledger, 0, plyOf(before));
  expect(news).toMatchObject([{ seat: 2, text: 'resign', ply: plyOf(ledger) }]);
  expect(notices).toMatchObject([{ seat: 2, what: { kind: 'resign', why: 'clock' } }]);
});

test('a ledger read from its entries is the one that was written, whoever resigned', () => {
  const contentOf = (ledger: Ledger): object => ({
    ...ledger,
    position: ledger.position.state,
    entries: ledger.entries.slice(),
    moves: ledger.moves.slice(),
    askedSince: [],
  });
  const steps = fc.array(fc.tuple(fc.nat(12), fc.nat(30)), { minLength: 20, maxLength: 60 });
  const left = (ledger: Ledger, choice: number): Ledger => {
    const seat = choice % 3;
    const may = choice > 10 && !hasEnded(ledger) && !ledger.resigned.some((one) => one.seat === seat);
    return may ? resigned(ledger, seat) : ledger;
  };
  let [some, ended] = [0, 0];
  fc.assert(
    fc.property(steps, (line) => {
      let ledger = startLedger(star, setup([0, 1, 2]));
      for (const [kind, choice] of line)
        ledger = kind === 12 ? left(ledger, choice) : step(ledger, kind, choice);
      if (ledger.resigned.length > 0) some++;
      if (endOf(ledger)) ended++;
      const entries = structuredClone(ledger.entries.slice());
      expect(contentOf(readLedger(star, setup([0, 1, 2]), entries, []))).toEqual(contentOf(ledger));
      const followed = entries.reduce(replayEntry, startLedger(star, setup([0, 1, 2])));
      expect(contentOf(followed)).toEqual(contentOf(ledger));
      expect(replay(star.game, recorded(ledger)).state).toEqual(ledger.match.state);
    }),
    { numRuns: 60, seed: 11 },
  );
  expect([some > 10, ended > 0]).toEqual([true, true]);
});

test.each(GAMES.filter(({ game }) => game.id !== 'star'))(
  '$game.id: whoever resigns is played for, as ever',
  (entry) => {
    const ledger = startLedger(entry, { seats: 2, options: {}, seed: 'cd'.repeat(32), persons: [0, 1] });
    expect(entry.game).not.toHaveProperty('leaving');
    expect(resigned(ledger, 1)).toMatchObject({ resigned: [{ seat: 1, ply: 0 }] });
  },
);
