import { expect, test } from 'vitest';
import { InputError } from '../../kernel/error.ts';
import { itemAt } from '../../kernel/lists.ts';
import { loadMatch } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { pick, type Rng, seeded } from '../../kernel/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { HEXES, PLANETS } from './board.ts';
import { FACTIONS, KITS, SHIPS } from './facts.ts';
import { game } from './index.ts';
import type { Frame, State } from './state.ts';
import { fresh, lively } from './testkit.ts';

/** Positions from outside: whatever is done to them, they are refused or can be played. */

type Data = Record<string, unknown>;

/** States from the middle of lively matches of all kinds. */
function middles(count: number): State[] {
  const rng = seeded(7);
  return Array.from({ length: count }, (_, i) => {
    const state = fresh(
      2 + (i % 3),
      {
        roundLimit: 30 + i,
        rebuildMothership: i % 2 === 0,
        twinEdgeBlocks: i % 3 === 0,
        balanceGrant: i % 4 > 0,
      },
      i,
    );
    for (let moves = i % 10 === 0 ? i / 4 : 20 + rng.int(400); moves > 0; moves--) {
      const [seat] = game.actors(state);
      const before = clone(state);
      game.apply(state, seat as number, lively(rng, state, seat as number), rng);
      if (state.ending !== '') return before;
    }
    return state;
  });
}

const WORDS = ['', 'turn', 'act', 'kits', 'place', 'domination', ...SHIPS, ...KITS, ...FACTIONS];

/** All places in the data that hold something, as the object or list and the key. */
function places(data: unknown, found: [Data, string][] = []): [Data, string][] {
  if (typeof data === 'object' && data !== null) {
    for (const key of Object.keys(data)) {
      found.push([data as Data, key]);
      places((data as Data)[key], found);
    }
  }
  return found;
}

/** Changes one thing somewhere in the data. */
function spoil(rng: Rng, data: object): void {
  const found = places(data);
  if (found.length === 0) return;
  const [holder, key] = pick(rng, found);
  const value = holder[key];
  const kind = rng.int(12);
  if (kind === 0) delete holder[key];
  else if (kind === 1) holder[key] = pick(rng, [null, 'x', -1, 1.5, {}, [], true, 1e300, '__proto__']);
  else if (Array.isArray(value) && kind < 8) {
    if (rng.int(2) === 0) value.pop();
    else value.push(value.length > 0 ? clone(pick(rng, value)) : rng.int(9));
  } else if (typeof value === 'number') holder[key] = kind < 6 ? value + rng.int(3) - 1 : rng.int(70) - 3;
  else if (typeof value === 'boolean') holder[key] = !value;
  else if (typeof value === 'string') holder[key] = pick(rng, WORDS);
}

/** Changes that keep the pieces in order, so that more than the counts is tried. */
function twist(rng: Rng, state: State, frames: readonly Frame[]): void {
  const { stack, players } = state;
  const player = pick(rng, players);
  const ship = player.ships.length > 0 ? pick(rng, player.ships) : undefined;
  const twists: (() => unknown)[] = [
    () => spoil(rng, stack),
    () => stack.splice(0, stack.length, pick(rng, frames)),
    () => stack.push(pick(rng, frames)),
    () => stack.pop(),
    () => ship && Object.assign(ship, { at: rng.int(HEXES) }),
    () => ship && Object.assign(ship, { hull: 1 + rng.int(12) }),
    () => ship && Object.assign(ship, { moved: rng.int(2) === 0, acted: rng.int(2) === 0 }),
    () => ship && Object.assign(ship, { fresh: true, moved: false, acted: false }),
    () => Object.assign(player, { marker: !player.marker }),
    () => Object.assign(player, { grace: rng.int(3) }),
    () => player.stock.splice(0, 3, rng.int(40), rng.int(20), rng.int(30)),
    () => (state.planets[rng.int(PLANETS.length)] = rng.int(players.length + 1)),
    () => Object.assign(state, { round: rng.int(40) }),
    () => Object.assign(state, { current: rng.int(players.length) }),
    () => Object.assign(state, { graceTurn: !state.graceTurn }),
    () => state.order.reverse(),
    () => Object.assign(state, { options: { ...state.options, roundLimit: rng.int(60) } }),
    () => Object.assign(state, { options: { ...state.options, twinEdgeBlocks: rng.int(2) === 0 } }),
    () => {
      state.deck.forEach((count, card) => {
        state.discard[card] = itemAt(state.discard, card) + count;
      });
      state.deck.fill(0);
    },
    () => {
      const card = 6 + rng.int(9);
      if (!state.deck[card]) return;
      state.deck[card] = itemAt(state.deck, card) - 1;
      state.drawn[card] = itemAt(state.drawn, card) + 1;
    },
  ];
  pick(rng, twists)();
}

/** Plays at random to the end, or 150 moves; whatever happens must be as lawful as in any match. */
function playOn(state: State, rng: Rng): void {
  for (let moves = 0; moves < 150; moves++) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    const move = lively(rng, state, seat);
    game.apply(state, seat, move, rng);
    const fault = moves % 8 === 0 ? game.stateFault(state) : undefined;
    if (fault !== undefined) throw new Error(`after ${moveText(move)}: ${fault}`);
  }
  if (game.actors(state).length === 0 && !game.outcome(state)) throw new Error('the match has no outcome');
}

test('a spoiled position is refused with a reason or can be played on', () => {
  const rng = seeded(11);
  const states = middles(60);
  const frames = states.flatMap(({ stack }) => stack);
  let accepted = 0;
  for (let round = 0; round < 1500; round++) {
    const spoiled = JSON.parse(JSON.stringify(pick(rng, states))) as State;
    if (rng.int(3) === 0) spoil(rng, spoiled);
    else for (let changes = rng.int(3); changes >= 0; changes--) twist(rng, spoiled, frames);
    const text = JSON.stringify(spoiled);
    try {
      loadMatch(game, spoiled, 'fuzz');
    } catch (error) {
      if (!(error instanceof InputError) || error.code !== 'bad_state') throw error;
      expect(error.message).not.toMatch(/its form is wrong/);
      expect(JSON.stringify(spoiled), 'refusing changes nothing').toBe(text);
      continue;
    }
    accepted++;
    expect(() => playOn(JSON.parse(text) as State, seeded(round)), `round ${round}`).not.toThrow();
  }
  expect(accepted).toBeGreaterThan(200);
});

test('what is no position at all is refused', () => {
  const state = itemAt(middles(1), 0);
  const strange = [null, [], {}, 7, 'state', { ...state, stack: [null] }, { ...state, players: [] }];
  for (const data of strange) {
    expect(() => loadMatch(game, data as object, 'fuzz')).toThrow(/^not a position of Star Factions/);
  }
});

test('a position survives loading, and the match it came from can go on from there', () => {
  for (const state of middles(20)) {
    const match = loadMatch(game, JSON.parse(JSON.stringify(state)) as object, 'again');
    expect(match.state).toEqual(JSON.parse(JSON.stringify(state)));
    expect(match.seats).toBe(state.players.length);
    playOn(match.state as State, seeded(1));
  }
});
