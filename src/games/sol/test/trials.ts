import { itemAt } from '../../../kernel/data/lists.ts';
import { keysOf } from '../../../kernel/data/records.ts';
import { pick } from '../../../kernel/match/rng.ts';
import { plainWords } from '../../../testkit/playthroughs.ts';
import type { Trials } from '../../../testkit/trials.ts';
import { COLOURS, EFFECTS, EVENTS, SCENARIOS, SUITS } from '../facts.ts';
import type { Options } from '../options.ts';
import type { Event, Move, State } from '../state.ts';
import { deckSize, fresh, lively } from './testkit.ts';

/** How Sol is tried by the suites that walk the list of games. */
export const trials: Trials<State, Move, Event, Options> = {
  choose: lively,
  options: (seats, i) => (i < PLAIN_MATCHES ? plainOptions(seats, i) : variedOptions(seats, i)),
  laws: { matches: 2, every: 20 },
  sightEvery: 9,

  load: {
    positions: 60,
    rounds: 500,
    accepted: 100,
    start: (i) =>
      fresh(
        1 + (i % 5),
        {
          ...(i % 5 === 0 && { scenario: 'none' }),
          effects: 'random',
          colours: COLOURS,
          swap: true,
          stallRounds: 1,
          triggerFlares: 5,
          triggerEvent: itemAt(EVENTS, i % EVENTS.length),
          keepTiming: i % 3 === 0 ? 'deferred' : 'immediate',
          chainRule: i % 2 === 0 ? 'lenient' : 'strict',
          triggerMode: i % 11 === 3 ? 'marked' : 'extra',
        },
        i,
      ),
    moves: (_, rng) => 10 + rng.int(150),
    words: ['turn', 'orbital', 'warp', 'squeeze', 'teleport', 'node', ...EFFECTS, ...EVENTS],
    largest: 70,
    twists(rng, state, spoil) {
      const { turn, players } = state;
      const player = pick(rng, players);
      return [
        () => spoil(turn),
        () => Object.assign(state, { event: pick(rng, ['', ...EVENTS]) }),
        () => state.effects.fill(pick(rng, EFFECTS)),
        () => Object.assign(turn, { effect: pick(rng, EFFECTS), uses: rng.int(9), marked: rng.int(62) - 3 }),
        () => Object.assign(player, { card: rng.int(8) - 1 }),
        () => Object.assign(player, { owes: true, pool: [rng.int(7)] }),
        () => Object.assign(state, { deck: state.deck.map(() => 0) }),
        () => {
          const feeders = rng.int(3);
          state.feeders = state.feeders.map((count, space) => (space < 13 ? feeders : count));
        },
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
    },
    onward: { moves: 120, every: 8 },
  },

  playthroughs: {
    matches: {
      'two-first-game': { seats: 2, options: {} },
      'three-longer-deferred': { seats: 3, options: { vestigial: false, keepTiming: 'deferred' } },
      'four-random-effects': {
        seats: 4,
        options: { effects: 'random', colours: ['blue', 'green', 'yellow', 'red'], swap: true },
      },
      'five-warp': { seats: 5, options: { triggerFlares: 4, triggerEvent: 'WARP' } },
      'two-implode-marked': {
        seats: 2,
        options: { triggerFlares: 5, triggerEvent: 'IMPLODE', triggerMode: 'marked', effects: 'random' },
      },
      'three-feeders': {
        seats: 3,
        options: { triggerFlares: 4, triggerEvent: 'FEEDERS', effects: 'random' },
      },
      'solo-ancient-tower': { seats: 1, options: { scenario: 'ancientTower' } },
      'solo-energy-garden': { seats: 1, options: { scenario: 'energyGarden' } },
      'coop-three': { seats: 3, options: { mode: 'coop', effects: 'random' } },
    },
    always: { stallRounds: 4 },
    seed: 7,
    mostMoves: 1200,
    summaryEvery: 20,
    longest: 100_000,
    event: shortly,
    progress: (state) => `turn ${state.turn.number}, ${state.flares} flares, ${deckSize(state)} cards left`,
    standing(state, seat) {
      const { eye, energy, momentum, hold, reserve, vaporized, card } = itemAt(state.players, seat);
      return `eye ${eye}, ${energy} energy, ${momentum} momentum, ${hold} in hold, ${reserve} in reserve, ${vaporized} gone, card ${SUITS[card] ?? 'none'}`;
    },
  },
};

/** The first matches are short ones by nearly the usual rules; those after them have all that can be chosen. */
const PLAIN_MATCHES = 2;

function plainOptions(seats: number, i: number): Partial<Options> {
  const effects = { effects: 'random', triggerFlares: 4 } as const;
  if (seats === 1) return { scenario: 'none', ...effects };
  return { stallRounds: 1, ...effects, keepTiming: i % 2 ? 'deferred' : 'immediate' };
}

const SCENARIO_IDS = keysOf(SCENARIOS);

/** Scenarios, long matches with any effect and event, teams without a scenario, and what is seldom chosen. */
function variedOptions(seats: number, i: number): Partial<Options> {
  const mode = seats === 1 ? 'solo' : 'coop';
  const free: Partial<Options> = {
    ...(seats === 1 && { scenario: 'none' }),
    effects: 'random',
    colours: COLOURS,
    swap: true,
    triggerFlares: 5,
    triggerEvent: itemAt(EVENTS, (i + seats) % EVENTS.length),
  };
  switch (i % 5) {
    case 0:
      return { mode, scenario: itemAt(SCENARIO_IDS, (seats + i / 5) % SCENARIO_IDS.length) };
    case 1:
      return { ...free, mode, threshold: Math.abs(4 * seats - i), keepTiming: 'deferred' };
    case 2:
      return { ...free, ...UNUSUAL };
    default:
      return { ...free, triggerMode: i % 2 ? 'marked' : 'extra' };
  }
}

/** The rules that are seldom played by. */
const UNUSUAL = {
  vestigial: false,
  rescueGates: false,
  finalFlareTowersOnly: true,
  chainRule: 'lenient',
  chainAdjacency: 'flyable',
  pulseMandatory: true,
  punctureDraws: true,
  sacrificeDraws: false,
  teleportRepeat: false,
  tributeScope: 'all',
  eventHurlDraws: false,
  survivalTable: 'draft',
} as const satisfies Partial<Options>;

/** An event without what the move itself says. */
function shortly(event: Event): string {
  switch (event.type) {
    case 'action':
    case 'played':
    case 'launched':
    case 'returned':
    case 'flew':
      return '';
    case 'energy':
    case 'momentum':
      return `${event.seat} ${event.by > 0 ? '+' : ''}${event.by} ${event.type} (${event.reason})`;
    case 'turn':
      return `turn ${event.number} of ${event.seat}`;
    default:
      return plainWords(event);
  }
}
