import { expect, test } from 'vitest';
import { InputError } from '../../kernel/error.ts';
import { itemAt } from '../../kernel/lists.ts';
import { loadMatch } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { pick, type Rng, seeded } from '../../kernel/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { REGIONS } from './board.ts';
import { EDICT, POWER, ROLE_CARD, ROLES, SHIPS, STORY, TECH, TILE } from './facts.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import type { Frame, State } from './state.ts';
import { fresh, lively, thick } from './testkit.ts';

/** Positions from outside: whatever is done to them, they are refused or can be played. */

type Data = Record<string, unknown>;

/** States from the middle of lively matches of all kinds. */
function middles(count: number): State[] {
  const rng = seeded(7);
  return Array.from({ length: count }, (_, i) => {
    const seats = 1 + (i % 4);
    const options: Partial<Options> =
      seats === 1
        ? { restir: i % 8 === 4, ancientExplore: i % 12 === 8 ? 'scan' : 'human' }
        : { events: i % 3 !== 0, powers: i % 5 !== 3, edicts: i % 7 !== 5 };
    const state = i % 3 === 0 ? fresh(seats, options, i) : thick(seats, i, options);
    for (let moves = i % 10 === 0 ? i / 10 : rng.int(120); moves > 0; moves--) {
      const seat = pick(rng, game.actors(state));
      const before = clone(state);
      game.apply(state, seat, lively(rng, state, seat), rng);
      if (state.ending !== '') return before;
    }
    return state;
  });
}

const WORDS = [
  '',
  'STORY',
  '?',
  'staging',
  'up',
  'warlord',
  'battle',
  'tokens',
  ...ROLES,
  ...SHIPS,
  ...[EDICT, POWER, ROLE_CARD, STORY, TECH, TILE].flatMap((table) => Object.keys(table).slice(0, 5)),
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
  } else if (typeof value === 'number') holder[key] = kind < 6 ? value + rng.int(3) - 1 : rng.int(40) - 3;
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
    () => stack.splice(rng.int(stack.length + 1), 1),
    () => stack.pop(),
    () => Object.assign(player, { credits: rng.int(20), stock: [rng.int(9), rng.int(7), rng.int(5)] }),
    () => {
      for (const ship of player.ships) ship.at = rng.int(REGIONS);
    },
    () => {
      for (const ship of player.ships) ship.moved = rng.int(2) === 0;
    },
    () => {
      const [ship] = player.ships.splice(0, 1);
      if (ship) player.staging[ship.kind] = itemAt(player.staging, ship.kind) + 1;
    },
    () => Object.assign(player, { ready: !player.ready }),
    () => Object.assign(player, { power: pick(rng, Object.keys(POWER)) }),
    () => Object.assign(player, { home: rng.int(REGIONS) }),
    () => {
      const region = state.colonies.findIndex((owner) => owner >= 0);
      state.colonies[region] = -1;
      player.supply += 1;
    },
    () => {
      const moved = Math.min(player.supply, rng.int(16));
      player.supply -= moved;
      player.throne.own += moved;
    },
    () => {
      const gone = rng.int(Math.max(1, state.galaxy + 1));
      state.galaxy -= gone;
      state.ticked += gone;
    },
    () => state.pile.splice(0, rng.int(40)),
    () => state.display.splice(0, 1),
    () => state.techDecks.forEach((deck) => deck.splice(0, rng.int(12))),
    () => state.techs.fill(''),
    () => Object.assign(state, { role: rng.int(7), monolith: rng.int(8) - 1 }),
    () => Object.assign(state, { leader: rng.int(5), scepter: rng.int(players.length) }),
    () => Object.assign(state, { emperor: rng.int(players.length), finalSeat: rng.int(5) - 1 }),
    () => Object.assign(state, { trigger: pick(rng, ['', 'tokens', 'galaxy', 'tiles', 'home']) }),
    () => Object.assign(state, { ending: pick(rng, ['', 'tokens', 'deck', 'galaxy', 'home']) }),
    () => Object.assign(state, { turn: rng.int(50), event: pick(rng, ['', ...Object.keys(ROLE_CARD)]) }),
    () => state.queue.splice(rng.int(4), 1),
    () => spoil(rng, state.battles),
    () => spoil(rng, state.battles),
    () => state.battles.splice(0, 1),
    () => spoil(rng, state.ancients),
    () => spoil(rng, state.decks),
    () => spoil(rng, state.tiles),
    () => spoil(rng, state.market),
    () => spoil(rng, player),
  ];
  pick(rng, twists)();
}

/** Plays at random to the end, or 60 moves; whatever happens must be as lawful as in any match. */
function playOn(state: State, rng: Rng): void {
  for (let moves = 0; moves < 60; moves++) {
    const actors = game.actors(state);
    if (actors.length === 0) break;
    const seat = pick(rng, actors);
    const move = lively(rng, state, seat);
    game.apply(state, seat, move, rng);
    const fault = moves % 4 === 0 ? game.stateFault(state) : undefined;
    if (fault !== undefined) throw new Error(`after ${moveText(move)}: ${fault}`);
  }
  if (game.actors(state).length === 0 && !game.outcome(state)) throw new Error('the match has no outcome');
}

const { env } = (globalThis as unknown as { process: { env: Readonly<Record<string, string | undefined>> } })
  .process;
const TIMES = Number(env['ORRERY_MATCHES'] ?? 1);

test('a spoiled position is refused with a reason or can be played on', () => {
  const rng = seeded(11);
  const states = middles(80);
  const frames = states.flatMap(({ stack }) => stack);
  let accepted = 0;
  for (let round = 0; round < 1500 * TIMES; round++) {
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
    try {
      playOn(JSON.parse(text) as State, seeded(round));
    } catch (error) {
      throw new Error(`round ${round}: ${(error as Error).message}\n${text}`, { cause: error });
    }
  }
  expect(accepted).toBeGreaterThan(200);
});

test('what is no position at all is refused', () => {
  const state = itemAt(middles(1), 0);
  const strange = [null, [], {}, 7, 'state', { ...state, stack: [null] }, { ...state, players: [] }];
  for (const data of strange) {
    expect(() => loadMatch(game, data as object, 'fuzz')).toThrow(/^not a position of Empire of the Stars/);
  }
});

test('a position survives loading, and the match it came from can go on from there', () => {
  for (const state of middles(24)) {
    const match = loadMatch(game, JSON.parse(JSON.stringify(state)) as object, 'again');
    expect(match.state).toEqual(JSON.parse(JSON.stringify(state)));
    expect(match.seats).toBe(state.players.length);
    playOn(match.state as State, seeded(1));
  }
});
