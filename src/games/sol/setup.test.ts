import { describe, expect, test } from 'vitest';
import { InputError } from '../../kernel/error.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { CARDS } from './cards/cards.ts';
import { EFFECTS, EVENTS, SUITS } from './facts.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import {
  asked,
  deckSize,
  fresh,
  inDeck,
  legal,
  line,
  offered,
  plainSuits,
  position,
  question,
} from './test/testkit.ts';
import { power } from './verbs.ts';

const FIXED = { firstPlayer: 'seat0', startEye: 'fixed' } as const;

const eyesOf = (state: State): number[] => state.players.map(({ eye }) => eye);
const effectsOf = (state: State): string[] => state.effects.filter((effect) => effect !== '');

/** Eyes from each ship to the next one ahead of it, counterclockwise. */
function gapsAhead(state: State, eyes: number): number[] {
  return state.players.map(({ eye }) =>
    Math.min(...eyesOf(state).map((other) => (other - eye + eyes) % eyes || eyes)),
  );
}

test('4.2 everybody starts with 8 sundivers in hold, 5 in reserve, 3 energy and nothing built', () => {
  for (const player of fresh(3, { vestigial: false }).players) {
    expect(player).toMatchObject({ hold: 8, reserve: 5, energy: 3, momentum: 0, lost: 0, vaporized: 0 });
    expect(player).toMatchObject({ gates: 5, stations: [3, 3, 3], removed: [0, 0, 0], card: -1, pool: [] });
    expect(player.divers.every((count) => count === 0)).toBe(true);
  }
});

test('4.9 the spiral stands on 13', () => {
  expect(fresh(2)).toMatchObject({ flares: 0, over: false });
});

test('4.3 anybody may be first, and turns go round from there', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => fresh(3, { vestigial: false }, seed).first));
  expect(firsts).toEqual(new Set([0, 1, 2]));
  const state = fresh(
    3,
    { vestigial: false },
    [...Array(60).keys()].find((seed) => fresh(3, {}, seed).first === 2),
  );
  const order = [0, 1, 2, 3].map(() => {
    const seat = asked(state);
    line(state, ['move', 'end']);
    return seat;
  });
  expect(order).toEqual([2, 0, 1, 2]);
});

test('4.4 the start eye is random, any eye may be it', () => {
  const eyes = new Set(
    Array.from({ length: 200 }, (_, seed) => fresh(2, { firstPlayer: 'seat0' }, seed).players[0]?.eye),
  );
  expect(eyes.size).toBe(13);
});

test('16.1 [4.4] two players stand on eyes 0 and 7, and the larger gap passes to who is next', () => {
  const state = fresh(2, { ...FIXED, vestigial: false });
  expect(eyesOf(state)).toEqual([0, 7]);
  expect(gapsAhead(state, 13)).toEqual([7, 6]);
  line(state, ['move', 'end']);
  expect(eyesOf(state)).toEqual([1, 7]);
  expect(gapsAhead(state, 13)).toEqual([6, 7]);
  expect(asked(state)).toBe(1);
});

test.each([
  [3, 5, [5, 1, 10]],
  [4, 0, [0, 10, 7, 4]],
  [5, 0, [0, 13, 10, 7, 4]],
])('16.2 [4.4] %i players, first eye %i: eyes %j', (seats, first, eyes) => {
  const state = [...Array(200).keys()]
    .map((seed) => fresh(seats, { firstPlayer: 'seat0' }, seed))
    .find(({ players }) => players[0]?.eye === first);
  expect(state && eyesOf(state)).toEqual(eyes);
});

test('4.4 whoever is first has the larger gap ahead, whatever the seat', () => {
  for (let seed = 0; seed < 60; seed++) {
    const seats = 2 + (seed % 4);
    const state = fresh(seats, {}, seed);
    const gap = itemAt([6, 4, 3, 3], seats - 2);
    const expected = state.players.map((_, seat) => (seat === state.first ? gap + 1 : gap));
    expect(gapsAhead(state, seats === 5 ? 16 : 13)).toEqual(expected);
  }
});

describe('the deck', () => {
  test.each([
    [2, true, 39],
    [3, true, 52],
    [4, true, 65],
    [5, true, 78],
    [2, false, 52],
    [3, false, 65],
    [4, false, 78],
    [5, false, 91],
  ])('16.6 [4.5] %i players, vestigial %s: %i cards, 13 of them flares', (seats, vestigial, size) => {
    const state = fresh(seats, { vestigial });
    expect(deckSize(state)).toBe(size);
    expect(inDeck(state, 'FLARE')).toBe(13);
    expect(state.deck.filter((count) => count === 13)).toHaveLength(size / 13);
  });

  test('16.6 [4.5] four players with four trigger flares have 69 cards', () => {
    const state = fresh(4, { triggerFlares: 4, triggerEvent: 'WARP' });
    expect(deckSize(state)).toBe(69);
    expect([inDeck(state, 'FLARE'), inDeck(state, 'TRIGGER')]).toEqual([13, 4]);
  });

  test('4.5 any suit may be in the game', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => plainSuits(fresh(2, {}, seed))).flat());
    expect([...seen].sort()).toEqual(SUITS.filter((suit) => suit !== 'FLARE').sort());
  });

  test.each([0, 1, 2, 3, 4, 5])('4.8 %i trigger flares may be shuffled in', (triggerFlares) => {
    const state = fresh(3, { triggerFlares });
    expect(inDeck(state, 'TRIGGER')).toBe(triggerFlares);
    expect(state.event === '').toBe(triggerFlares === 0);
  });

  test('4.8 the event is the one chosen, or any of the eight published', () => {
    for (const triggerEvent of EVENTS)
      expect(fresh(2, { triggerFlares: 1, triggerEvent }).event).toBe(triggerEvent);
    const seen = new Set(
      Array.from({ length: 150 }, (_, seed) => fresh(2, { triggerFlares: 4 }, seed).event),
    );
    expect([...seen].sort()).toEqual(EVENTS.filter((event) => event !== 'PARASITE').sort());
  });
});

describe('the effects', () => {
  test.each([
    [2, true, 3],
    [3, true, 4],
    [4, true, 5],
    [5, true, 6],
    [2, false, 4],
    [3, false, 5],
    [4, false, 6],
    [5, false, 7],
  ])('16.7 [4.6] %i players, vestigial %s: %i effects, one on each suit', (seats, vestigial, count) => {
    const state = fresh(seats, { vestigial });
    expect(effectsOf(state)).toHaveLength(count);
    expect(new Set(effectsOf(state)).size).toBe(count);
    state.effects.forEach((effect, suit) => expect(effect !== '').toBe(itemAt(state.deck, suit) > 0));
  });

  test('4.6 the first game takes blue effects only, and all seven may come', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => effectsOf(fresh(2, {}, seed))).flat());
    const blue = ['CASCADE', 'CATAPULT', 'CEREMONY', 'JUGGERNAUT', 'MOTIVATE', 'PROCREATE', 'PUNCTURE'];
    expect([...seen].sort()).toEqual(blue);
  });

  test('4.6 random effects have the allowed colours, never red or SWAP unless asked for', () => {
    const drawFrom = (options: Partial<Options>): Set<string> =>
      new Set(
        Array.from({ length: 150 }, (_, seed) =>
          effectsOf(fresh(5, { effects: 'random', ...options }, seed)),
        ).flat(),
      );
    const red = ['HATCH', 'INVADE', 'TRIBUTE'];
    const usual = EFFECTS.filter((id) => id !== 'SWAP' && !red.includes(id));
    expect([...drawFrom({})].sort()).toEqual([...usual].sort());
    expect([...drawFrom({ colours: ['red'] })].sort()).toEqual(red);
    expect(drawFrom({ swap: true })).toContain('SWAP');
  });

  test('4.6 an own list is dealt from, and shared when it is too short', () => {
    const state = fresh(3, { effects: 'custom', cards: ['CHAIN', 'SQUEEZE'] });
    expect(effectsOf(state).sort()).toEqual(['CHAIN', 'CHAIN', 'SQUEEZE', 'SQUEEZE']);
  });

  test('2.5 there are 7 blue, 8 green, 12 yellow and 3 red effects besides the draft one', () => {
    const count = (colour: string): number =>
      EFFECTS.filter((id) => id !== 'SWAP' && CARDS[id].colour === colour).length;
    expect(['blue', 'green', 'yellow', 'red'].map(count)).toEqual([7, 8, 12, 3]);
  });
});

describe('vestigial structures', () => {
  test('4.7 all free segments of I|C and all free spaces of O, I and C are offered, by type', () => {
    const state = fresh(3, FIXED);
    expect(offered(state, 'vestige gate')).toHaveLength(26);
    for (const type of ['node', 'foundry', 'tower'])
      expect(offered(state, `vestige ${type}`)).toHaveLength(39);
    line(state, ['vestige gate I3|C4', 'vestige node C5']);
    expect(offered(state, 'vestige gate')).toHaveLength(25);
    expect(offered(state, 'vestige gate')).not.toContain('vestige gate I3|C4');
    for (const type of ['node', 'foundry', 'tower'])
      expect(offered(state, `vestige ${type}`)).toHaveLength(38);
    expect(legal(state).filter((text) => text.endsWith(' C5'))).toEqual([]);
  });

  test('16.8 [4.7] in the second round everybody places the other kind, and power becomes 4', () => {
    const state = fresh(2, FIXED);
    const deck = [...state.deck];
    line(state, ['vestige gate I0|C0', 'vestige tower I5']);
    expect([asked(state), new Set(legal(state).map((text) => text.split(' ')[1]))]).toEqual([
      0,
      new Set(['node', 'foundry', 'tower']),
    ]);
    expect([power(state, 0), power(state, 1)]).toEqual([3, 4]);
    line(state, ['vestige node C0']);
    expect([asked(state), legal(state).length, offered(state, 'vestige gate').length]).toEqual([1, 25, 25]);
    line(state, ['vestige gate I0|C1']);
    expect([power(state, 0), power(state, 1), question(state), asked(state)]).toEqual([4, 4, 'action', 0]);
    expect(state.deck).toEqual(deck);
    for (const player of state.players) expect(player).toMatchObject({ hold: 8, reserve: 5, gates: 4 });
  });

  test('16.9 [4.7] a tower in outer orbit may be placed, nothing beyond the convective layer', () => {
    const texts = legal(fresh(2, FIXED));
    expect(texts).toContain('vestige tower O3');
    expect(texts.filter((text) => /[RK]\d/.test(text))).toEqual([]);
  });

  test('4.7 both rounds go in turn order from the first player', () => {
    const state = fresh(3, {}, 5);
    const order = Array.from({ length: 6 }, () => {
      const seat = asked(state);
      line(state, [itemAt(legal(state), 0)]);
      return seat;
    });
    const round = [0, 1, 2].map((k) => (state.first + k) % 3);
    expect(order).toEqual([...round, ...round]);
    expect([question(state), asked(state)]).toEqual(['action', state.first]);
  });

  test('4.7 five players have 26 segments and 45 spaces to choose from', () => {
    const state = fresh(5, FIXED);
    expect(offered(state, 'vestige gate')).toHaveLength(26);
    expect(offered(state, 'vestige tower')).toHaveLength(45);
  });

  test('4.7 the longer game begins with the first turn', () => {
    expect(question(fresh(4, { vestigial: false }))).toBe('action');
  });
});

test('14 options that do not fit are refused', () => {
  const faulty: [number, object][] = [
    [6, {}],
    [0, {}],
    [2, { mode: 'solo' }],
    [1, { mode: 'competitive' }],
    [2, { scenario: 'sunworm' }],
    [2, { effects: 'custom' }],
    [2, { effects: 'random', colours: [] }],
    [2, { triggerFlares: 6 }],
    [2, { stallRounds: -1 }],
    [2, { fast: true }],
  ];
  for (const [seats, options] of faulty) expect(() => fresh(seats, options)).toThrow(InputError);
});

test('2.2 a piece that is not in the reserve cannot be placed in the vestigial rounds either', () => {
  const state = position({ players: [{ stations: { O0: 'tower', O1: 'tower', O2: 'tower' } }, {}] });
  state.stack.push({ step: 'vestige', seat: 0, placed: 0 });
  expect(offered(state, 'vestige tower')).toEqual([]);
  expect(offered(state, 'vestige node')).toHaveLength(36);
});
