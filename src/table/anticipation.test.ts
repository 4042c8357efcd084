import { describe, expect, test } from 'vitest';
import { GAMES as TOY, type State } from '../../test/kit/toy.ts';
import { GAMES } from '../games/index.ts';
import { itemAt } from '../kernel/data/lists.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Seat } from '../kernel/game.ts';
import { moveText } from '../kernel/text.ts';
import { decisionAfter, isSlow, likelyDecisions } from './anticipation.ts';
import { botRequest, botToMove } from './botTurn.ts';
import { draftMove, entered } from './draft.ts';
import type { Deed } from './entry.ts';
import { type Ledger, personsAsked, pliesOf, plyOf, startLedger } from './ledger.ts';
import { Position } from './position.ts';

const TIDES = itemAt(TOY, 0);
const SHOWING = { hand: 3, showing: true };
const BIDDING = { hand: 3, showing: false };

function begun(entry: GameEntry, options: object, persons: readonly Seat[] = [0], seats = 2): Ledger {
  return startLedger(entry, { seats, options, seed: 'ab'.repeat(32), persons });
}

function moved(ledger: Ledger, seat: Seat, text: string, byPerson = true): Ledger {
  return entered(ledger, draftMove(ledger, seat, text, { byPerson })).ledger;
}

/** What is played from one ledger to a later one. */
const movesBetween = (before: Ledger, after: Ledger) => pliesOf(after).slice(plyOf(before));

describe('what a bot may have to decide', () => {
  test('comes after what the hints like best, likeliest first', () => {
    const cards = begun(TIDES, BIDDING)
      .position.movesOf(0)
      .map((move) => moveText(move));
    const ledger = begun(TIDES, BIDDING);
    const first = [...likelyDecisions(ledger)].map(({ ledger: at }) => itemAt(movesBetween(ledger, at), 0));
    expect(first.map(({ move }) => moveText(move))).toEqual(cards.toReversed().slice(0, 2));
  });

  test('is found through several moves of the person and what is forced', () => {
    const ledger = begun(TIDES, SHOWING);
    for (const { ledger: at, seat } of likelyDecisions(ledger)) {
      expect(seat).toBe(1);
      expect(movesBetween(ledger, at).map((ply) => ply.seat)).toEqual([0, 0]);
    }
    const last = begun(TIDES, { hand: 1, showing: false });
    expect([...likelyDecisions(last)]).toEqual([]);
  });

  test('is asked by the very request that follows if the person plays so', () => {
    for (const entry of [TIDES, ...GAMES.filter(({ game }) => game.seats.min <= 2)]) {
      let ledger = begun(entry, entry === TIDES ? BIDDING : {});
      for (const { ledger: guess, seat } of [...likelyDecisions(ledger)].slice(0, 1)) {
        for (const { seat: one, move } of movesBetween(ledger, guess))
          ledger = moved(ledger, one, moveText(move), one === 0);
        expect(botToMove(ledger)).toBe(seat);
        expect(botRequest(guess, seat, 'hard', 1)).toEqual(botRequest(ledger, seat, 'hard', 1));
      }
    }
  });

  test('is followed by what it has to decide then, as long as no person is asked', () => {
    const ledger = begun(TIDES, BIDDING, [0], 3);
    const [second] = [...likelyDecisions(ledger)];
    const [move] = second!.ledger.position.movesOf(second!.seat);
    const third = decisionAfter(second!, move!);
    expect([second?.seat, third?.seat]).toEqual([1, 2]);
    const [last] = third!.ledger.position.movesOf(third!.seat);
    expect(decisionAfter(third!, last!)).toBeUndefined();
  });

  test('is not guessed while several persons are asked, a bot is, or the table is paused', () => {
    expect([...likelyDecisions(begun(TIDES, BIDDING, [0, 2], 3))]).toEqual([]);
    expect([...likelyDecisions(begun(TIDES, SHOWING, [1]))]).toEqual([]);
    const ledger = begun(TIDES, BIDDING);
    const pause: Deed = { kind: 'pause', seat: 0 };
    const paused = entered(ledger, { deed: pause, position: ledger.position }).ledger;
    expect(personsAsked(paused)).toEqual([0]);
    expect([...likelyDecisions(paused)]).toEqual([]);
  });

  test('goes by what the person sees: what others hold changes no guess about them', () => {
    const ledger = begun(TIDES, BIDDING);
    const state = structuredClone(ledger.match.state) as State; // of the toy
    [state.hands[1]![0], state.bag[0]] = [state.bag[0]!, state.hands[1]![0]!];
    const position = new Position(ledger.match.game, state);
    const other = { ...ledger, match: { ...ledger.match, state }, position };
    expect(other.position.seenBy(0)).toEqual(ledger.position.seenBy(0));
    const tried = (from: Ledger) =>
      [...likelyDecisions(from)].map(({ ledger: at }) => movesBetween(from, at));
    expect(tried(other)).toEqual(tried(ledger));
  });
});

test('only bots that think for long are asked ahead of time', () => {
  const names = ['random', 'greedy', 'novice', 'medium', 'skilled', 'hard', 'master', 'nobody'];
  expect(names.filter(isSlow)).toEqual(['skilled', 'hard', 'master']);
});
