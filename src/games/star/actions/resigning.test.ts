import { expect, test } from 'vitest';
import { itemAt, sum } from '../../../kernel/data/lists.ts';
import { InputError } from '../../../kernel/error.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type Match, newMatch, outcomeOf, play, undoable } from '../../../kernel/match/match.ts';
import { parseRecord, recordOf, replay } from '../../../kernel/match/record.ts';
import { seeded } from '../../../kernel/match/rng.ts';
import { game } from '../index.ts';
import type { Event, State } from '../state.ts';
import {
  inPile,
  legal,
  line,
  offered,
  position,
  question,
  type Seated,
  stock,
  told,
} from '../test/testkit.ts';
import { texts } from '../texts/index.ts';

/** Resigning where it is elimination (11.5). */

const A: Seated = {};
const OUT = { resigningEliminates: true } as const;

/** The seat leaves, whoever is asked. */
function resign(state: State, seat: Seat): Event[] {
  const events: Event[] = [];
  const move = game.leaving?.(state, seat) ?? expect.fail(`seat ${seat} cannot leave`);
  game.apply(state, seat, move, seeded(1), events);
  expect(game.stateFault(state)).toBeUndefined();
  return events;
}

/** Three players, the second with ships, a kit, counters, a colony and a marker on the colony of the third. */
const crowded = (active: Seat): State =>
  position({
    players: [
      { ships: { '11,4': 'mothership' }, colonies: ['I-NW'] },
      {
        stock: [3, 2, 1],
        ships: { '39,18': 'mothership', '30,5': { type: 'scout', kit: 'crusher' }, '29,6': 'warrior' },
        colonies: ['O-NE', 'I-NE'],
        marker: true,
      },
      { ships: { '31,8': 'mothership', '45,18': 'scout' }, colonies: ['O-SE'], marker: true },
    ],
    active,
    options: OUT,
  });

test('11.5 who resigns on the own turn is out: ships and kits discarded, colonies neutral, no bounty, the turn over', () => {
  const state = crowded(1);
  const events = resign(state, 1);
  expect(events.map(({ type }) => type)).toEqual([
    'resigned',
    'freed',
    'freed',
    'eliminated',
    ...['turn', 'drew', 'collected'],
  ]);
  expect(told(events, 'eliminated')).toEqual([{ type: 'eliminated', seat: 1 }]);
  expect(itemAt(state.players, 1)).toMatchObject({
    alive: false,
    ships: [],
    stock: [0, 0, 0],
    marker: false,
  });
  expect(state.planets.includes(2)).toBe(false);
  expect(
    ['scout', 'warrior', 'crusher', 'mothership'].map((card) => inPile(state.discard, card as 'scout')),
  ).toEqual([1, 1, 1, 0]);
  expect(sum(stock(state, 0))).toBe(0);
  expect([state.current, question(state), state.ending, state.resigned]).toEqual([2, 'act', '', [1]]);
});

test('11.5 what the others began on the planets of who resigns is over, and their own goes on', () => {
  const state = crowded(0);
  expect(itemAt(state.players, 2).marker).toBe(true);
  resign(state, 1);
  // The third was besieging the inner planet of the second; it is neutral now.
  expect(itemAt(state.players, 2).marker).toBe(false);
  expect(state.planets).toEqual(crowded(0).planets.map((owner) => (owner === 2 ? 0 : owner)));
});

test('11.5 who resigns out of turn leaves the question of whoever is asked open', () => {
  const state = crowded(0);
  const before = legal(state);
  resign(state, 1);
  expect([state.current, question(state)]).toEqual([0, 'act']);
  expect(legal(state).length).toBeGreaterThanOrEqual(before.length);
  line(state, ['end'], ['metal 1', 'metal 1']);
  expect(state.current).toBe(2);
});

test('11.5 drawn blueprints are discarded with the ships', () => {
  const state = position({
    players: [{ stock: [9, 9, 9], ships: { '5,4': 'mothership' } }, A, A],
    drawn: ['scout', 'crusher'],
    options: OUT,
  });
  expect(question(state)).toBe('ships');
  const events = resign(state, 0);
  expect(events.slice(0, 3)).toMatchObject([
    { type: 'resigned' },
    { type: 'discarded', seat: 0 },
    { type: 'eliminated' },
  ]);
  expect([inPile(state.discard, 'scout'), inPile(state.discard, 'crusher'), sum(state.drawn)]).toEqual([
    1, 1, 0,
  ]);
  expect(state.current).toBe(1);
});

test('11.5 the last one left has won, and the others share the second place', () => {
  const state = crowded(0);
  resign(state, 1);
  expect(game.leaving?.(state, 1)).toBeUndefined();
  const events = resign(state, 0);
  expect(told(events, 'ended')).toEqual([{ type: 'ended', ending: 'domination', winners: [2] }]);
  expect(game.outcome(state)?.places).toEqual([2, 2, 1]);
  expect([0, 1, 2].map((seat) => game.leaving?.(state, seat))).toEqual([undefined, undefined, undefined]);
});

test('11.5 after the round limit who resigned comes last, with all who are out', () => {
  const state = position({ players: [A, A, A], active: 2, round: 60, options: OUT });
  resign(state, 1);
  resign(state, 2);
  expect(game.outcome(state)?.places).toEqual([1, 2, 2]);
  const four = position({ players: [A, A, A, A], active: 2, round: 60, options: OUT });
  resign(four, 1);
  line(four, ['end', 'end'], ['metal 1']);
  expect([four.ending, game.outcome(four)?.places]).toEqual(['roundLimit', [2, 4, 2, 1]]);
});

test('11.5 who is out already gives up nothing but the seat, once', () => {
  const state = position({ players: [A, { out: true }, A], options: OUT });
  const before = { ...state };
  expect(resign(state, 1).map(({ type }) => type)).toEqual(['resigned']);
  expect(state).toEqual({ ...before, resigned: [1] });
  expect(game.leaving?.(state, 1)).toBeUndefined();
});

test('11.5 a rebuilt or lost Mothership: with rebuildMothership its card is discarded too', () => {
  const state = position({ players: [A, A, A], options: { ...OUT, rebuildMothership: true } });
  resign(state, 2);
  expect(inPile(state.discard, 'mothership')).toBe(1);
});

test('11.5 without the option nobody leaves by the rules, and resigning is never among the moves offered', () => {
  const usual = position({ players: [A, A, A] });
  expect([0, 1, 2].map((seat) => game.leaving?.(usual, seat))).toEqual([undefined, undefined, undefined]);
  expect(offered(crowded(1), 'resign')).toEqual([]);
});

// ── Set-up ────────────────────────────────────────────────────────────────────────────────────────

/** Plays by whoever is asked, the first of what is offered, until a round has begun. */
function toFirstRound(match: Match): void {
  for (let seat = game.actors(match.state as State)[0]; seat !== undefined; ) {
    if ((match.state as State).round > 0) return;
    play(match, seat, itemAt(game.legalMoves(match.state as State, seat), 0));
    expect(game.stateFault(match.state as State)).toBeUndefined();
    seat = game.actors(match.state as State)[0];
  }
}

const begun = (seed: string, seats = 3): Match => newMatch(game, { seats, options: OUT, seed });

test.each([0, 1, 2, 3, 4, 6, 9])(
  '11.5 resigning after %i moves of the set-up: it goes on without that seat',
  (moves) => {
    for (const leaver of [0, 1, 2]) {
      const match = begun(`set-up ${moves} ${leaver}`);
      for (let i = 0; i < moves; i++) {
        const seat = itemAt(game.actors(match.state as State), 0);
        play(match, seat, itemAt(game.legalMoves(match.state as State, seat), 0));
      }
      play(match, leaver, 'resign');
      expect(game.stateFault(match.state as State)).toBeUndefined();
      toFirstRound(match);
      const { players, current, resigned } = match.state as State;
      expect(players.map(({ ships }) => ships.length)).toEqual(
        [0, 1, 2].map((seat) => (seat === leaver ? 0 : 4)),
      );
      expect(new Set(players.map(({ faction }) => faction)).size).toBe(3);
      expect([players[leaver]?.stock, current === leaver, resigned]).toEqual([[0, 0, 0], false, [leaver]]);
      expect(replay(game, recordOf(match)).state).toEqual(match.state);
    }
  },
);

test('11.5 when one is left in the set-up the match is over', () => {
  const match = begun('at once');
  play(match, 0, 'resign');
  play(match, 2, 'resign');
  expect(outcomeOf(match)?.places).toEqual([2, 1, 2]);
  expect(replay(game, parseRecord(JSON.stringify(recordOf(match)))).state).toEqual(match.state);
});

// ── Records, undo, words ──────────────────────────────────────────────────────────────────────────

test('11.5 it stands in the record as a move, and a record tells the truth about it', () => {
  const match = begun('recorded');
  toFirstRound(match);
  const [asked = 0] = game.actors(match.state as State);
  const leaver = (asked + 1) % 3;
  play(match, leaver, 'Resign');
  expect(match.plies.at(-1)).toEqual({ seat: leaver, move: { type: 'resign' }, leaves: true });
  expect(() => play(match, leaver, 'resign')).toThrow(InputError);
  const ply = match.plies.length;
  const record = recordOf(match, { resigned: [{ seat: leaver, ply, left: true }] });
  expect(record.moves.at(-1)).toBe(`${leaver} resign`);
  expect(replay(game, parseRecord(JSON.stringify(record))).state).toEqual(match.state);
  for (const wrong of [
    { seat: asked, ply, left: true as const },
    { seat: leaver, ply: ply - 1, left: true as const },
  ])
    expect(() => replay(game, recordOf(match, { resigned: [wrong] }))).toThrow('did not leave');
});

test('11.5 nobody takes resigning back', () => {
  // In the set-up it draws nothing, so no chance makes it final.
  const match = begun('for good');
  const [asked = 0] = game.actors(match.state as State);
  play(match, asked, 'resign');
  expect(undoable(match, asked)).toBe(0);
});

test('11.5 the log tells it', () => {
  const names = ['Ann', 'Ben', 'Cleo'];
  expect(texts.event({ type: 'resigned', seat: 1 }, names)).toBe(
    'Ben resigns; what is left of the fleet goes without a bounty.',
  );
  expect(texts.move(crowded(1), { type: 'resign' }, names)).toBe(
    'Resign: leave the match with all your ships',
  );
});
