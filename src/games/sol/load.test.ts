import { expect, test } from 'vitest';
import { InputError } from '../../kernel/error.ts';
import { itemAt } from '../../kernel/lists.ts';
import { loadMatch } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { pick, type Rng, seeded } from '../../kernel/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { COLOURS, EFFECTS, EVENTS } from './facts.ts';
import { game } from './index.ts';
import type { Frame, State } from './state.ts';
import { fresh, lively } from './testkit.ts';

/** Positions from outside: whatever is done to them, they are refused or can be played. */

type Data = Record<string, unknown>;

/** States from the middle of lively matches of all kinds. */
function middles(count: number): State[] {
  const rng = seeded(7);
  return Array.from({ length: count }, (_, i) => {
    const triggerEvent = itemAt(EVENTS, i % EVENTS.length);
    const state = fresh(
      1 + (i % 5),
      {
        ...(i % 5 === 0 && { scenario: 'none' }),
        effects: 'random',
        colours: COLOURS,
        swap: true,
        stallRounds: 1,
        triggerFlares: 5,
        triggerEvent,
        keepTiming: i % 3 === 0 ? 'deferred' : 'immediate',
        chainRule: i % 2 === 0 ? 'lenient' : 'strict',
        triggerMode: i % 11 === 3 ? 'marked' : 'extra',
      },
      i,
    );
    for (let moves = 10 + rng.int(150); moves > 0 && !state.over; moves--) {
      const seat = pick(rng, game.actors(state));
      const before = clone(state);
      game.apply(state, seat, lively(rng, state, seat), rng);
      if (state.over) return before;
    }
    return state;
  });
}

const WORDS = ['', 'turn', 'orbital', 'warp', 'squeeze', 'teleport', 'node', ...EFFECTS, ...EVENTS];

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

/** A frame as the match might have it, or not. */
function someFrame(rng: Rng, frames: readonly Frame[]): Frame {
  const frame = JSON.parse(JSON.stringify(pick(rng, frames))) as Data;
  if (rng.int(2) === 0) spoil(rng, frame);
  return frame as unknown as Frame;
}

/** Changes one thing somewhere in the data. */
function spoil(rng: Rng, data: object): void {
  const [holder, key] = pick(rng, places(data));
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
  const { stack, turn, players } = state;
  const player = pick(rng, players);
  const twists: (() => void)[] = [
    () => spoil(rng, turn),
    () => spoil(rng, stack.length > 0 ? stack : turn),
    () => stack.push(someFrame(rng, frames)),
    () => stack.splice(rng.int(stack.length + 1), rng.int(2), someFrame(rng, frames)),
    () => stack.pop(),
    () => stack.reverse(),
    () => Object.assign(state, { event: pick(rng, ['', ...EVENTS]) }),
    () => state.effects.fill(pick(rng, EFFECTS)),
    () => Object.assign(turn, { effect: pick(rng, EFFECTS), uses: rng.int(9), marked: rng.int(62) - 3 }),
    () => Object.assign(player, { card: rng.int(8) - 1 }),
    () => Object.assign(player, { owes: true, pool: [rng.int(7)] }),
    () => state.deck.fill(0),
    () => state.feeders.fill(rng.int(3), 0, 13),
    () => {
      const moved = player.divers.reduce((sum, count) => sum + count, 0);
      player.divers.fill(0);
      player[pick(rng, ['hold', 'reserve', 'lost', 'vaporized'] as const)] += moved;
    },
    () => {
      player.reserve += player.hold;
      player.hold = 0;
    },
  ];
  pick(rng, twists)();
}

/** Plays at random to the end, or 200 moves; whatever happens must be as lawful as in any match. */
function playOn(state: State, rng: Rng): void {
  for (let moves = 0; moves < 200; moves++) {
    const actors = game.actors(state);
    if (actors.length === 0) break;
    const seat = pick(rng, actors);
    const move = pick(rng, game.legalMoves(state, seat));
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
  for (let round = 0; round < 1000; round++) {
    const spoiled = JSON.parse(JSON.stringify(pick(rng, states))) as State;
    if (rng.int(3) === 0) spoil(rng, spoiled);
    else for (let changes = rng.int(3); changes >= 0; changes--) twist(rng, spoiled, frames);
    const text = JSON.stringify(spoiled);
    try {
      loadMatch(game, spoiled, 'fuzz');
    } catch (error) {
      if (!(error instanceof InputError) || error.code !== 'bad_state') throw error;
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
    expect(() => loadMatch(game, data as object, 'fuzz')).toThrow(/^not a position of Sol/);
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
