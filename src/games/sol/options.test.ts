import { describe, expect, test } from 'vitest';
import { itemAt } from '../../kernel/data/lists.ts';
import { readOptions } from '../../kernel/options.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { CARDS } from './cards/cards.ts';
import { EFFECTS } from './facts.ts';
import { game } from './index.ts';
import { OPTIONS, type Options } from './options.ts';
import { survivalLevel } from './scoring.ts';
import type { State } from './state.ts';
import {
  asked,
  by,
  type CardName,
  deckSize,
  drawn,
  energies,
  fresh,
  inDeck,
  legal,
  line,
  momenta,
  offered,
  plainSuits,
  playable,
  position,
  question,
  type Seated,
} from './test/testkit.ts';

type Given = Partial<Options>;
/** What an option changes: by value, what is seen under it. The first value is the default. */
type Proof = readonly [see: (options: Given) => unknown, first: Row, ...others: readonly Row[]];
type Row = readonly [value: unknown, seen: unknown];

const seeds = <T>(see: (seed: number) => T): T[] => Array.from({ length: 60 }, (_, seed) => see(seed));
const anySuit = (state: State): CardName => itemAt(plainSuits(state), 0);

function table(options: Given, own: Seated, ...others: readonly Seated[]): State {
  return position({ players: [own, ...others], options });
}

function effectColours(options: Given): string[] {
  const all = seeds((seed) => fresh(3, { vestigial: false, ...options }, seed).effects).flat();
  return [...new Set(all.flatMap((id) => (id === '' ? [] : [CARDS[id].colour as string])))].sort();
}

/** A flare as 13th with an outer node and tower and no energy: what the owner may do. */
function lastFlare(options: Given): string[] {
  const stations = { O1: 'node', O5: 'tower' } as const;
  const state = position({
    players: [{ energy: 0, stations, divers: { C3: 1, C4: 1 } }, {}],
    options,
    flares: 12,
  });
  line(state, ['convert', 'foundry C3 C4'], ['FLARE']);
  return state.over ? [] : offered(state, 'orbital');
}

const PROOFS: { readonly [K in keyof Options]: Proof } = {
  mode: [(options) => deckSize(fresh(2, options)), ['competitive', 39], ['coop', 52]],
  scenario: [
    (options) => fresh(2, { mode: 'coop', ...options }).event,
    ['none', ''],
    ['sunworm', 'SUNWORM'],
    ['solarWhirlpool', 'IMPLODE'],
  ],
  threshold: [
    (options) => {
      const players = [{ momentum: 15 }, { momentum: 16 }];
      const state = position({ players, options: { mode: 'coop', ...options }, flares: 12 });
      line(state, ['move', 'end'], ['FLARE']);
      return game.outcome(state)?.places;
    },
    [13, [1, 1]],
    [16, [2, 2]],
  ],
  vestigial: [
    (options) => [question(fresh(3, options)), deckSize(fresh(3, options))],
    [true, ['vestige', 52]],
    [false, ['action', 65]],
  ],
  effects: [
    (options) => effectColours({ cards: ['FUEL'], ...options }),
    ['firstGame', ['blue']],
    ['random', ['blue', 'green', 'yellow']],
    ['custom', ['green']],
  ],
  colours: [
    (options) => effectColours({ effects: 'random', ...options }),
    [
      ['blue', 'green', 'yellow'],
      ['blue', 'green', 'yellow'],
    ],
    [['red'], ['red']],
    [
      ['green', 'red'],
      ['green', 'red'],
    ],
  ],
  cards: [
    (options) => {
      const { effects } = fresh(3, { vestigial: true, effects: 'custom', cards: ['FUEL'], ...options });
      return effects.filter((id) => id !== '').sort();
    },
    [['CHAIN'], ['CHAIN', 'CHAIN', 'CHAIN', 'CHAIN']],
    [
      ['CHAIN', 'PULSE'],
      ['CHAIN', 'CHAIN', 'PULSE', 'PULSE'],
    ],
  ],
  swap: [
    (options) =>
      seeds((seed) => fresh(5, { effects: 'random', colours: ['yellow'], ...options }, seed).effects)
        .flat()
        .includes('SWAP'),
    [false, false],
    [true, true],
  ],
  firstPlayer: [
    (options) => new Set(seeds((seed) => fresh(3, options, seed).first)).size,
    ['random', 3],
    ['seat0', 1],
  ],
  startEye: [
    (options) =>
      new Set(seeds((seed) => fresh(2, { firstPlayer: 'seat0', ...options }, seed).players[0]?.eye)).size,
    ['random', 13],
    ['fixed', 1],
  ],
  triggerFlares: [
    (options) => {
      const state = fresh(2, { triggerEvent: 'WARP', ...options });
      return [inDeck(state, 'TRIGGER'), deckSize(state), state.event];
    },
    [0, [0, 39, '']],
    [5, [5, 44, 'WARP']],
  ],
  triggerEvent: [
    (options) => new Set(seeds((seed) => fresh(2, { triggerFlares: 4, ...options }, seed).event)).size,
    ['random', 8],
    ['PARASITE', 1],
  ],
  triggerMode: [
    (options) => {
      const state = fresh(2, { triggerFlares: 3, ...options });
      return ['TRIGGER', 'MARKED', 'FLARE'].map((card) => inDeck(state, card as CardName));
    },
    ['extra', [3, 0, 13]],
    ['marked', [0, 3, 10]],
  ],
  keepTiming: [
    (options) => {
      const state = table(options, { divers: { C3: 1, C4: 1 } }, {}, {});
      line(state, ['convert', 'foundry C3 C4'], [anySuit(state)]);
      return [question(state), game.actors(state)];
    },
    ['immediate', ['keep', [0]]],
    ['deferred', ['action', [0, 1]]],
  ],
  rescueGates: [
    (options) =>
      legal(table(options, { hold: 0, gates: ['I3|C4'], stations: { C8: 'node' }, reserve: 5 }, {})),
    [true, ['rescue C8', 'rescue I3|C4']],
    [false, ['rescue C8']],
  ],
  finalFlareTowersOnly: [lastFlare, [false, ['orbital O1']], [true, []]],
  chainRule: [
    (options) => playable(table(options, { card: 'CHAIN', divers: { O3: 2, O4: 1 } }, {})),
    ['strict', []],
    ['lenient', ['play CHAIN']],
  ],
  chainAdjacency: [
    (options) => playable(table(options, { card: 'CHAIN', divers: { C3: 1, R2: 1 } }, {})).length,
    ['border', 2],
    ['flyable', 0],
  ],
  pulseMandatory: [
    (options) => {
      const state = table(
        options,
        { card: 'PULSE', energy: 0 },
        { stations: { O3: 'node', I3: 'tower', I5: 'tower' } },
      );
      return legal(state).includes('activate');
    },
    [false, true],
    [true, false],
  ],
  punctureDraws: [
    (options) => {
      const state = table(options, { card: 'PUNCTURE', divers: { R2: 1 } }, {});
      line(state, ['move', 'play PUNCTURE', 'puncture R2 K1']);
      return state.turn.queue.length;
    },
    [false, 0],
    [true, 3],
  ],
  sacrificeDraws: [
    (options) => {
      const own = { card: 'SACRIFICE', divers: { R2: 1 }, stations: { R2: 'foundry' } } as const;
      const state = table(options, own, {});
      const cards = options.sacrificeDraws === false ? [] : [anySuit(state), anySuit(state)];
      return drawn(line(state, ['activate', 'play SACRIFICE R2'], cards)).length;
    },
    [true, 2],
    [false, 0],
  ],
  teleportRepeat: [
    (options) => {
      const stations = { O3: 'node', I3: 'node', C3: 'node' } as const;
      const state = table(options, { card: 'TELEPORT', divers: { R2: 1 }, stations }, {});
      line(state, ['move', 'play TELEPORT', 'teleport R2', 'land K0']);
      return offered(state, 'teleport');
    },
    [true, ['teleport K0']],
    [false, []],
  ],
  tributeScope: [
    (options) => {
      const state = table(
        options,
        { card: 'TRIBUTE', stations: { C3: 'node', C5: 'node' } },
        { divers: { C3: 1, C5: 1 } },
      );
      line(state, [itemAt(playable(state), 0)]);
      return energies(state);
    },
    ['one', [4, 2]],
    ['all', [5, 1]],
  ],
  eventHurlDraws: [
    (options) => {
      const state = position({
        players: [{ divers: { C3: 1, C4: 1 } }, { divers: { K0: 1 } }],
        options: { triggerFlares: 1, ...options },
        event: 'IMPLODE',
      });
      const suit = anySuit(state);
      const cards = options.eventHurlDraws === false ? [suit] : [suit, suit];
      return drawn(line(state, ['convert', 'foundry C3 C4'], ['TRIGGER', ...cards])).length;
    },
    [true, 3],
    [false, 2],
  ],
  soloSuitsIncludeFlares: [
    (options) => deckSize(fresh(1, { scenario: 'cosmicUnity', ...options })),
    [true, 39],
    [false, 52],
  ],
  stallRounds: [
    (options) => {
      const state = table(options, {}, {});
      let turns = 0;
      const rng = { int: () => 0 };
      while (state.flares === 0 && turns < 100) {
        by(state, asked(state), 'move', rng);
        by(state, asked(state), 'end', rng);
        turns++;
      }
      return turns;
    },
    [13, 2 * 13 + 1],
    [1, 2 + 1],
    [0, 100],
  ],
  survivalTable: [
    (options) => {
      const state = table(options, { momentum: 12 }, { momentum: 50 });
      state.over = true;
      return [survivalLevel(state, 0), survivalLevel(state, 1)];
    },
    ['published', [2, 5]],
    ['draft', [1, 6]],
  ],
};

describe.each(Object.entries(PROOFS))('14 %s', (name, [see, ...values]) => {
  test.each(values)('%j: %j', (value, seen) => {
    expect(see({ [name]: value })).toEqual(seen);
  });
});

/** A list of cards has no sensible default. */
const DEFAULTED = Object.entries(PROOFS).filter(([name]) => name !== 'cards');

test.each(DEFAULTED)('14 %s has its first value by default', (name, [see, [first, seen]]) => {
  expect(OPTIONS[name as keyof Options].default).toEqual(first);
  expect(see({})).toEqual(seen);
});

describe('14 what is refused', () => {
  test.each([
    [1, { mode: 'competitive' }, 'mode must be solo for one seat, not competitive'],
    [1, { mode: 'coop' }, 'mode must be solo for one seat, not coop'],
    [3, { mode: 'solo' }, 'mode solo is for one seat, not 3'],
    [2, { scenario: 'sunworm' }, 'a scenario needs mode solo or coop'],
    [2, { effects: 'custom' }, 'effects "custom" needs at least one effect'],
    [2, { effects: 'random', colours: [] }, 'effects "random" needs at least one colour'],
    [2, { mode: 'coop', scenario: 'sunworm', effects: 'random' }, 'scenario sunworm brings its own effects'],
    [1, { triggerFlares: 4 }, 'scenario ancientTower brings its own effects and trigger flares'],
    [2, { cards: ['EXTERMINATE'] }, 'option cards must be a list from'],
    [2, { triggerFlares: 6 }, 'option triggerFlares must be a whole number from 0 to 5'],
    [2, { triggerEvent: 'BRIGHT' }, 'option triggerEvent must be one of'],
    [2, { vestigial: 'yes' }, 'option vestigial must be true or false'],
    [2, { stallRounds: 1.5 }, 'option stallRounds must be a whole number'],
    [2, { chain: 'strict' }, 'has no option "chain"'],
    [6, {}, 'is for 1 to 5 seats, not 6'],
  ])('%i seats with %j: %s', (seats, options, message) => {
    expect(() => readOptions(game, seats, options)).toThrow(message);
  });
});

test('4.6 red effects come only if asked for, SWAP only by its own option or by name', () => {
  expect(OPTIONS.colours.default).not.toContain('red');
  const { effects } = fresh(2, { effects: 'custom', cards: ['SWAP'] });
  expect(effects.filter((id) => id === 'SWAP')).toHaveLength(3);
  expect(EFFECTS).toHaveLength(31);
});

test('14 options stay as they are for the whole match', () => {
  const options = readOptions(game, 2, { cards: ['CHAIN'] });
  const state = game.setup(2, options, seeded(1));
  expect(Object.isFrozen(state.options)).toBe(true);
  expect(momenta(state)).toEqual([0, 0]);
});
