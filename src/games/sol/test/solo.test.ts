import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type ScenarioId, SUITS } from '../facts.ts';
import { game } from '../index.ts';
import { threshold, verdict } from '../scoring.ts';
import type { State } from '../state.ts';
import {
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
  stationOn,
  told,
} from './testkit.ts';
import { playerOf, power } from '../verbs.ts';

/** 12.5, row by row. */
const SCENARIOS = [
  ['ancientTower', 4, [], '', { K0: 'tower', C3: 'node', C10: 'node' }, 0, 17],
  ['cosmicUnity', 3, ['CEREMONY', 'CHAIN', 'TRANSCEND'], '', { K0: 'node' }, 0, 23],
  [
    'solarInhabitants',
    3,
    ['FESTIVAL', 'JUGGERNAUT', 'PROCREATE'],
    'FEEDERS',
    { C0: 'node', C4: 'foundry', C9: 'tower' },
    0,
    19,
  ],
  ['energyGarden', 3, ['ACCELERATE', 'HYPERDRIVE', 'TRANSCEND'], 'GARDEN', { K0: 'tower' }, 0, 31],
  ['sunworm', 3, ['CLUSTER', 'PROCREATE', 'PUNCTURE'], 'SUNWORM', { R0: 'foundry' }, 0, 17],
  ['solarWhirlpool', 3, ['MOTIVATE', 'PROCREATE', 'SQUEEZE'], 'IMPLODE', { O6: 'tower' }, 1, 29],
] as const;

const effectsOf = (state: State): string[] => state.effects.filter((effect) => effect !== '').sort();

describe.each(SCENARIOS)('12.5 %s', (scenario, suits, effects, event, stations, energy, winAt) => {
  test(`has ${suits} suits, its own effects and event, and four trigger flares if any`, () => {
    const state = fresh(1, { scenario });
    expect(plainSuits(state)).toHaveLength(suits - 1);
    expect([inDeck(state, 'FLARE'), inDeck(state, 'TRIGGER')]).toEqual([13, event === '' ? 0 : 4]);
    expect(deckSize(state)).toBe(13 * suits + (event === '' ? 0 : 4));
    expect(effectsOf(state)).toEqual(effects);
    expect(state.event).toBe(event);
  });

  test('starts on eye 0 with its stations and energy, without a vestigial round', () => {
    const state = fresh(1, { scenario, vestigial: true, startEye: 'random' }, 5);
    const player = playerOf(state, 0);
    expect(player).toMatchObject({ eye: 0, energy, hold: 8, reserve: 5, momentum: 0, gates: 5 });
    expect(state.stations.filter((code) => code > 0)).toHaveLength(Object.keys(stations).length);
    for (const [space, type] of Object.entries(stations)) expect(stationOn(state, space)).toBe(`0 ${type}`);
    const left = ['node', 'foundry', 'tower'].map(
      (type) => 3 - Object.values(stations).filter((station) => station === type).length,
    );
    expect(player.stations).toEqual(left);
    expect(question(state)).toBe('action');
  });

  test.each([
    [winAt - 1, 'lost', 2],
    [winAt, 'won', 1],
  ])('12.6 with %i momentum at the end it is %s', (momentum, result, place) => {
    const state = position({ players: [{ momentum }], options: { scenario }, flares: 12 });
    expect(threshold(state)).toBe(winAt);
    line(state, ['move', 'end'], ['FLARE']);
    while (question(state) !== 'over') line(state, ['done']);
    expect([verdict(state), game.outcome(state)?.places]).toEqual([result, [place]]);
  });
});

describe('6.2.8 forbidden types', () => {
  const divers = { O3: 1, I3: 1, C4: 1, C6: 1 };
  const kinds = (scenario: ScenarioId): string[] => {
    const state = position({ players: [{ divers }], options: { scenario } });
    line(state, ['convert']);
    return [...new Set(legal(state).map((text) => itemAt(text.split(' '), 0)))];
  };

  test.each([
    ['cosmicUnity', ['gate', 'node']],
    ['energyGarden', ['gate', 'tower']],
    ['sunworm', ['gate', 'node', 'tower']],
    ['ancientTower', ['gate', 'node', 'tower']],
  ] as const)('12.5 in %s these are offered: %j', (scenario, offers) => {
    expect(kinds(scenario)).toEqual(offers);
  });
});

describe('12.2 the orbit card', () => {
  const tags = (state: State, moves: readonly string[], cards: readonly CardName[]): string[] =>
    told(line(state, moves, cards), 'drew').map(({ card, tag }) => `${tag} ${card}`);

  function alone(own: Seated = {}): State {
    return position({ players: [own] });
  }

  test('16.103 every orbit draws one, after the cards of the action, and it gives no hurl point', () => {
    const state = alone({ divers: { K0: 1 } });
    const suit = itemAt(plainSuits(state), 0);
    expect(tags(state, ['move', 'hurl K0', 'end'], [suit, 'FLARE'])).toEqual([`hurl ${suit}`, 'orbit FLARE']);
    expect([momenta(state), state.flares]).toEqual([[2], 1]);
    expect(legal(state)).toEqual([`keep ${suit}`, 'keep old']);
    line(state, ['keep old']);
    expect(tags(state, ['move', 'end'], [suit])).toEqual([`orbit ${suit}`]);
    expect(question(state)).toBe('action');
  });

  test('12.2 a flare of it halves and lets outer stations work', () => {
    const state = alone({ energy: 13, stations: { O3: 'node' } });
    line(state, ['move', 'end'], ['FLARE']);
    expect([energies(state), offered(state, 'orbital')]).toEqual([[7], ['orbital O3']]);
  });

  test('12.2 the 13th flare as orbit card ends the game', () => {
    const state = position({ players: [{}], flares: 12 });
    line(state, ['move', 'end'], ['FLARE']);
    expect(state.over).toBe(true);
  });

  test('12.2 cards of an event hurl may be kept even when an orbit card set them off', () => {
    const state = position({
      players: [{ divers: { K0: 1 } }],
      options: { triggerFlares: 1 },
      event: 'IMPLODE',
    });
    const suit = itemAt(plainSuits(state), 0);
    expect(tags(state, ['move', 'end'], ['TRIGGER', suit, 'FLARE'])).toEqual([
      'orbit TRIGGER',
      `hurl ${suit}`,
      'orbit FLARE',
    ]);
    expect([legal(state), momenta(state)]).toEqual([[`keep ${suit}`, 'keep old'], [2]]);
  });
});

test('11.0 a scenario with an event may have marked flares instead of extra cards', () => {
  const state = fresh(1, { scenario: 'sunworm', triggerMode: 'marked' });
  expect(['TRIGGER', 'MARKED', 'FLARE'].map((card) => inDeck(state, card as CardName))).toEqual([0, 4, 9]);
  expect(deckSize(state)).toBe(39);
});

test('16.104 [12.5] Ancient Tower: power 5, 0 energy, 52 cards, and kept cards do nothing', () => {
  const state = fresh(1);
  expect([power(state, 0), energies(state), deckSize(state)]).toEqual([5, [0], 52]);
  const played = position({ players: [{ divers: { C5: 1, C6: 1 } }], options: { scenario: 'ancientTower' } });
  const suit = itemAt(plainSuits(played), 0);
  line(played, ['convert', 'foundry C5 C6', `keep ${suit}`], [suit, suit]);
  expect(playerOf(played, 0).card).toBe(SUITS.indexOf(suit as 'REF'));
  expect(playable(played)).toEqual([]);
  line(played, ['move']);
  expect(playable(played)).toEqual([]);
});

test('12.6 the last flare counts: an outer tower may bring the missing momentum', () => {
  const players = [{ momentum: 28, energy: 1 }];
  const state = position({ players, options: { scenario: 'solarWhirlpool' }, flares: 12 });
  line(state, ['move', 'end', 'orbital O6'], ['FLARE']);
  expect([state.over, verdict(state)]).toEqual([true, 'won']);
});

test('12.7 the player may always take the bonus', () => {
  const state = position({ players: [{ divers: { K0: 1 } }], options: { scenario: 'cosmicUnity' } });
  line(state, ['activate', 'use K0']);
  expect(legal(state)).toEqual(['take', 'decline']);
});

describe('12.6 the free game', () => {
  test('has flares and 2 suits with one effect each, 3 energy and no number to reach', () => {
    const state = fresh(1, { scenario: 'none', vestigial: false });
    expect([deckSize(state), new Set(effectsOf(state)).size, energies(state)]).toEqual([39, 3, [3]]);
    expect([threshold(state), question(state)]).toEqual([undefined, 'action']);
    const ended = position({ players: [{ momentum: 1 }], flares: 12 });
    line(ended, ['move', 'end'], ['FLARE']);
    expect([verdict(ended), game.outcome(ended)]).toEqual([undefined, { points: [1], places: [1] }]);
  });

  test('has vestigial structures if the option is on', () => {
    const state = fresh(1, { scenario: 'none', vestigial: true });
    expect([question(state), deckSize(state)]).toEqual(['vestige', 39]);
    line(state, ['vestige gate I3|C4', 'vestige tower O3']);
    expect([question(state), power(state, 0)]).toEqual(['action', 4]);
  });
});

describe('12.4 soloSuitsIncludeFlares', () => {
  test.each([
    ['ancientTower', true, 52],
    ['ancientTower', false, 65],
    ['cosmicUnity', true, 39],
    ['cosmicUnity', false, 52],
    ['none', true, 39],
    ['none', false, 39],
  ] as const)('in %s, %s: %i cards', (scenario, soloSuitsIncludeFlares, cards) => {
    expect(deckSize(fresh(1, { scenario, soloSuitsIncludeFlares }))).toBe(cards);
  });

  test('12.4 the effects of a scenario are dealt one to a suit, at random', () => {
    const carried = Array.from(
      { length: 40 },
      (_, seed) => fresh(1, { scenario: 'sunworm' }, seed).effects[0],
    );
    expect(new Set(carried)).toEqual(new Set(['CLUSTER', 'PROCREATE', 'PUNCTURE']));
  });
});

test('12.2 ACCELERATE draws no card in a scenario either', () => {
  const state = fresh(1, { scenario: 'energyGarden' });
  const player = playerOf(state, 0);
  player.card = state.effects.indexOf('ACCELERATE');
  state.deck = state.deck.with(player.card, 12);
  expect(drawn(line(state, ['play ACCELERATE 4']))).toEqual([]);
  expect(player.eye).toBe(4);
});
