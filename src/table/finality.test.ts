import { describe, expect, test } from 'vitest';
import { GAMES as TOY } from '../../test/kit/toy.ts';
import { GAMES, gameOf } from '../games/index.ts';
import type { GameEntry } from '../kernel/entry.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { digest } from '../kernel/match/chance.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { pick, seeded } from '../kernel/match/rng.ts';
import { moveText } from '../kernel/text.ts';
import { draftMove, entered } from './draft.ts';
import { outlookOf } from './finality.ts';
import { actorsOf, type Ledger, startLedger, undoableBy } from './ledger.ts';

function begun(entry: GameEntry, seed: string, options: object = {}): Ledger {
  return startLedger(entry, { seats: 2, options, seed: digest(seed), persons: [0, 1] });
}

function played(ledger: Ledger, seat: Seat, move: Move): Ledger {
  const draft = draftMove(ledger, seat, moveText(move), { byPerson: true });
  return entered(ledger, draft, { at: 0, by: undefined, key: undefined }).ledger;
}

const MATCHES = 4;
const MOST_MOVES = 120;
/** Moves tried at a decision. */
const TRIED = 3;

test.each([...TOY, ...GAMES])(
  '$game.id: a move is called final exactly where it cannot be undone',
  (entry) => {
    const { game } = entry;
    const found = { final: 0, undoable: 0 };
    for (let match = 0; match < MATCHES; match++) {
      const rng = seeded(match + 1);
      let ledger = begun(entry, `match ${match}`);
      for (let i = 0; i < MOST_MOVES && actorsOf(ledger).length > 0; i++) {
        const seat = pick(rng, actorsOf(ledger));
        const legal = ledger.position.movesOf(seat);
        const view = ledger.position.seenBy(seat);
        let next = ledger;
        for (let tried = 0; tried < TRIED; tried++) {
          const move = pick(rng, legal);
          next = played(ledger, seat, move);
          const { final } = outlookOf(game, view, seat, move);
          found[final ? 'final' : 'undoable']++;
          expect([moveText(move), undoableBy(next, seat) > 0]).toEqual([moveText(move), !final]);
        }
        ledger = next;
      }
    }
    expect(found.final).toBeGreaterThan(0);
    expect(found.undoable).toBeGreaterThan(0);
  },
);

describe('a move', () => {
  test('that hands the turn on is not final by that: it can be taken back until somebody else has chosen', () => {
    const star = gameOf('star');
    const ledger = begun(star, 'factions');
    const [seat = 0] = actorsOf(ledger);
    const { position } = ledger;
    const { game } = position;
    const choice = itemAt(position.movesOf(seat), 0);
    expect(outlookOf(game, position.seenBy(seat), seat, choice)).toEqual({
      final: false,
      passesOn: true,
    });
    const chosen = played(ledger, seat, choice);
    expect(undoableBy(chosen, seat)).toBe(1);
    const [next = 0] = actorsOf(chosen);
    const answer = itemAt(chosen.position.movesOf(next), 0);
    expect(undoableBy(played(chosen, next, answer), seat)).toBe(0);
  });

  test('leaves the position alone while it is tried', () => {
    const { position } = begun(gameOf('sol'), 'alone');
    const { game, state } = position;
    const before = JSON.stringify(state);
    const [seat = 0] = game.actors(state);
    for (const move of position.movesOf(seat)) outlookOf(game, state, seat, move);
    expect(JSON.stringify(state)).toBe(before);
  });
});
