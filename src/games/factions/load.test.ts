import { expect, test } from 'vitest';
import { InputError } from '../../kernel/error.ts';
import { itemAt } from '../../kernel/lists.ts';
import { loadMatch } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { pick, type Rng, seeded } from '../../kernel/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { SECTORS } from './board.ts';
import { EVENT, EXOPLANET, EXPLORER, FACTIONS, OBJECTIVE, PLANETS, TECH } from './facts.ts';
import { game } from './index.ts';
import type { Frame, State } from './state.ts';
import { fresh, lively, thick } from './testkit.ts';

/** Positions from outside: whatever is done to them, they are refused or can be played. */

type Data = Record<string, unknown>;

/** States from the middle of lively matches of all kinds. */
function middles(count: number): State[] {
  const rng = seeded(7);
  return Array.from({ length: count }, (_, i) => {
    const seats = 1 + (i % 4);
    const options = { firstTime: i % 7 === 3 };
    const state = i % 3 === 0 ? fresh(seats, options, i) : thick(seats, i, options);
    for (let moves = i % 10 === 0 ? i / 10 : rng.int(150); moves > 0; moves--) {
      const [seat] = game.actors(state);
      const before = clone(state);
      game.apply(state, seat as number, lively(rng, state, seat as number), rng);
      if (state.over) return before;
    }
    return state;
  });
}

const WORDS = [
  '',
  'any',
  'turn',
  'orbit',
  'wheel',
  'A',
  ...FACTIONS,
  ...PLANETS,
  ...[EVENT, EXOPLANET, EXPLORER, OBJECTIVE, TECH].flatMap((table) => Object.keys(table).slice(0, 4)),
];

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
  } else if (typeof value === 'number') holder[key] = kind < 6 ? value + rng.int(3) - 1 : rng.int(90) - 3;
  else if (typeof value === 'boolean') holder[key] = !value;
  else if (typeof value === 'string') holder[key] = pick(rng, WORDS);
}

/** Changes that keep the pieces in order, so that more than the counts is tried. */
function twist(rng: Rng, state: State, frames: readonly Frame[]): void {
  const { stack, players } = state;
  const player = pick(rng, players);
  const twists: (() => unknown)[] = [
    () => spoil(rng, stack),
    () => spoil(rng, stack),
    () => stack.splice(0, stack.length, clone(pick(rng, frames))),
    () => stack.push(clone(pick(rng, frames))),
    () => stack.splice(rng.int(stack.length + 1), 0, clone(pick(rng, frames))),
    () => stack.pop(),
    () => Object.assign(player, { energy: rng.int(17), resources: rng.int(5) }),
    () => (player.ships[0] = rng.int(SECTORS)),
    () => (player.upgrades[rng.int(6)] = rng.int(11)),
    () => Object.assign(player, { turns: rng.int(41), lastTurns: rng.int(7) }),
    () => Object.assign(player, { passed: !player.passed, passIndex: player.passed ? 0 : players.length }),
    () => Object.assign(player, { faction: pick(rng, FACTIONS) }),
    () => Object.assign(state, { round: rng.int(4), upkeep: rng.int(2) === 0 }),
    () => Object.assign(state, { event: pick(rng, ['', ...Object.keys(EVENT)]), votes: [] }),
    () => Object.assign(state, { leader: rng.int(players.length), current: rng.int(players.length) }),
    () => spoil(rng, state.turn),
    () => spoil(rng, state.tiles),
    () => spoil(rng, state.rival),
    () => spoil(rng, state.planets),
    () => state.gates.push(rng.int(SECTORS)),
    () => spoil(rng, player),
    () => {
      const [from, to] = [pick(rng, players), pick(rng, players)];
      to.objectives.push(...from.objectives.splice(0, 1));
      to.exoplanets.push(...from.exoplanets.splice(0, 1));
    },
  ];
  pick(rng, twists)();
}

/** Plays at random to the end, or 60 moves; whatever happens must be as lawful as in any match. */
function playOn(state: State, rng: Rng): void {
  for (let moves = 0; moves < 60; moves++) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    const move = lively(rng, state, seat);
    game.apply(state, seat, move, rng);
    const fault = moves % 4 === 0 ? game.stateFault(state) : undefined;
    if (fault !== undefined) throw new Error(`after ${moveText(move)}: ${fault}`);
  }
  if (game.actors(state).length === 0 && !game.outcome(state)) throw new Error('the match has no outcome');
}

test('a spoiled position is refused with a reason or can be played on', () => {
  const rng = seeded(11);
  const states = middles(60);
  const frames = states.flatMap(({ stack }) => stack);
  let accepted = 0;
  for (let round = 0; round < 900; round++) {
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
    expect(() => loadMatch(game, data as object, 'fuzz')).toThrow(/^not a position of Factions of Sol/);
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
