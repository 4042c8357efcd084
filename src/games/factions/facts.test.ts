import { expect, test } from 'vitest';
import { keyIn, keysOf } from '../../kernel/data/records.ts';
import { isSpecified, specified } from '../../testkit/specification.ts';
import { EARTH_DECK } from './content/earth.ts';
import { JUPITER_DECK } from './content/jupiter.ts';
import { MERCURY_DECK } from './content/mercury.ts';
import { NEPTUNE_EXOPLANETS, NEPTUNE_EXPLORERS, NEPTUNE_INSTANTS, NEPTUNE_TECHS } from './content/neptune.ts';
import { FACTION_MATS, MACHINE_MATS } from './content/playmats.ts';
import { RIVAL_DECK, RIVAL_FACTIONS, RIVAL_SCORES } from './content/rival.ts';
import { SATURN_DECK } from './content/saturn.ts';
import { ASTEROIDS } from './content/tiles.ts';
import { URANUS_DECK } from './content/uranus.ts';
import { VENUS_DECK } from './content/venus.ts';
import * as facts from './facts.ts';
import {
  DECKS,
  EXOPLANET,
  EXPLORER,
  FACTION,
  FACTIONS,
  levelsOf,
  MACHINES,
  printed,
  slotsOf,
} from './facts.ts';
import content from './test/fixtures/content.json' with { type: 'json' };
import { cardsFor } from './setup.ts';

/** The content is that of the printed figures. */

const OWN_DECKS = {
  mercury: MERCURY_DECK,
  venus: VENUS_DECK,
  earth: EARTH_DECK,
  jupiter: JUPITER_DECK,
  saturn: SATURN_DECK,
  uranus: URANUS_DECK,
  neptune: [...NEPTUNE_INSTANTS, ...NEPTUNE_EXPLORERS, ...NEPTUNE_EXOPLANETS, ...NEPTUNE_TECHS],
};

const isThere = isSpecified('factions');

test.runIf(isThere).each(keysOf(OWN_DECKS))('19 the %s deck is as specified', (deck) => {
  expect(OWN_DECKS[deck]).toEqual(specified('factions', 'decks', deck));
});

test.runIf(isThere)('what tests go by is as specified', () => {
  expect(specified('factions')).toMatchObject(content);
});

test.each([
  ['mercury', 12, 12],
  ['venus', 20, 40],
  ['earth', 12, 12],
  ['jupiter', 36, 36],
  ['saturn', 36, 36],
  ['uranus', 16, 16],
  ['neptune', 24, 24],
] as const)('2 the %s deck has %i designs and %i cards', (deck, designs, cards) => {
  expect(OWN_DECKS[deck]).toHaveLength(designs);
  expect(printed(deck)).toHaveLength(cards);
  const nodes = { mercury: 4, venus: 8, earth: 8, jupiter: 12, saturn: 12, uranus: 12, neptune: 24 }[deck];
  for (const { setup } of printed(deck)) {
    expect(setup).toBeGreaterThanOrEqual(1);
    expect(setup).toBeLessThanOrEqual(nodes);
  }
});

test('2 marks on cards', () => {
  const saturn: readonly { id: string; star?: boolean; asterisk?: boolean }[] = SATURN_DECK;
  expect(saturn.filter(({ star }) => star)).toHaveLength(7);
  expect(saturn.filter(({ asterisk }) => asterisk)).toHaveLength(6);
  expect(saturn.filter(({ star, asterisk }) => star && asterisk).map(({ id }) => id)).toEqual(['sa36']);
  expect(JUPITER_DECK.filter(({ asterisk }) => asterisk)).toHaveLength(8);
});

test('4 which cards are in play', () => {
  const counts = (seats: number, firstTime: boolean) =>
    DECKS.map((deck) => cardsFor(deck, seats, { firstTime, difficulty: 'easy' }).length);
  expect(counts(4, false)).toEqual([12, 40, 36, 36, 16, 24]);
  expect(counts(3, false)).toEqual([12, 40, 36, 36, 16, 24]);
  expect(counts(2, false)).toEqual([12, 40, 36, 29, 16, 24]);
  expect(counts(1, false)).toEqual([12, 40, 36, 29, 16, 24]);
  expect(counts(4, true)).toEqual([12, 40, 28, 30, 0, 0]);
  expect(counts(2, true)).toEqual([12, 40, 28, 24, 0, 0]);
});

test('13 machines', () => {
  content.playmats.machines.forEach((machine, at) => {
    expect(MACHINE_MATS[at]).toMatchObject({ id: MACHINES[at], name: machine.name, source: machine.source });
    if (!Array.isArray(machine.levels)) return;
    const levels = machine.levels.map(({ level, cumulative, vp }) => ({ level, upTo: cumulative, vp }));
    expect(levelsOf('sop', at)).toEqual(levels);
    expect(slotsOf('sop', at)).toBe(machine.totalSlots);
  });
  const common = [0, 1, 2, 3, 4].map((machine) => slotsOf('sop', machine));
  expect(common).toEqual([10, 6, 4, 3, 4]);
  expect(facts.BATTERY_CAPACITY).toEqual([16, 20, 24, 32]);
});

test.runIf(isThere)('14 the playmats of the factions are as specified', () => {
  const writtenOut = JSON.stringify(specified('factions', 'factions')).replace(
    /\bccw\b/,
    'counter-clockwise',
  );
  expect(FACTION_MATS).toEqual(JSON.parse(writtenOut));
});

test.each(FACTION_MATS)('14 $name', (faction) => {
  const { id, name, startPlanet, firstTime, ability, machine, source } = faction;
  expect(FACTION[keyIn(FACTION, id)]).toMatchObject({
    name,
    startPlanet,
    firstTime,
    ability,
    machine,
    source,
  });
  expect(levelsOf(keyIn(FACTION, id), facts.OWN_MACHINE)).toEqual([
    { level: 'complete', upTo: machine.slots, vp: machine.vp },
  ]);
});

test('14 slots and VP of the faction machines', () => {
  expect(FACTIONS.map((id) => [FACTION[id].machine.slots, FACTION[id].machine.vp])).toEqual([
    [5, 6],
    [4, 5],
    [5, 6],
    [4, 5],
    [4, 5],
    [3, 4],
    [5, 6],
    [4, 5],
  ]);
});

test.runIf(isThere)('18 the cards of the solo opponent are as specified', () => {
  expect(RIVAL_DECK).toEqual(specified('factions', 'solo', 'aiDeck'));
  expect(RIVAL_FACTIONS).toEqual(specified('factions', 'solo', 'factionCards'));
  expect(RIVAL_SCORES).toEqual(specified('factions', 'solo', 'scoringCards'));
});

test('18 the cards of the solo opponent', () => {
  expect(facts.RIVAL_CARDS.reduce((sum, { copies }) => sum + (copies ?? 1), 0)).toBe(12);
});

test.runIf(isThere)('3.5 the tiles are as specified', () => {
  expect(ASTEROIDS).toEqual(specified('factions', 'asteroids', 'tiles'));
});

test('3.5 tiles', () => {
  expect(facts.TILES).toHaveLength(20);
  expect(facts.TILES.reduce((sum, value) => sum + value, 0) / 20).toBe(3.65);
});

test('4, 16 the numbers of the rules', () => {
  const { constants, digital } = content;
  expect({
    rounds: facts.ROUNDS,
    soloRounds: facts.SOLO_ROUNDS,
    startEnergy: facts.START_ENERGY,
    startResources: facts.START_RESOURCES,
    baseEnergyCapacity: facts.BATTERY_CAPACITY[0],
    baseResourceCapacity: facts.BASE_RESOURCES,
    passEnergy: facts.PASS_ENERGY,
    lastPlayerTurns: facts.LAST_TURNS,
    rescuePenalty: facts.RESCUE_PENALTY,
    upgradeCost: facts.UPGRADE_COST,
    exoplanetCost: facts.EXOPLANET_COST,
    burnResourceEnergy: facts.BURN_ENERGY,
    exoplanetMarketSize: facts.MARKET_SIZE,
    researchMarketSize: facts.MARKET_SIZE,
    objectiveHandLimit: facts.OBJECTIVE_LIMIT,
    techLimit: facts.TECH_LIMIT,
    wormholeTokens: facts.GATES,
    exoplanetSetVp: facts.SET_VP,
  }).toEqual(
    Object.fromEntries(
      Object.entries(constants).filter(
        ([key]) =>
          ![
            'objectiveDraw',
            'objectiveKeep',
            'outerEmptyCost',
            'innerEmptyCost',
            'resourcesPerVp',
            'vpPerUpgrade',
            'firstTimeFreeRescues',
            'source',
          ].includes(key),
      ),
    ),
  );
  expect([
    digital.maxTurnsPerPlayerPerRound,
    digital.maxTradeOffersPerTurn,
    digital.maxTradeItemsPerSide,
  ]).toEqual([facts.MOST_TURNS, facts.MOST_OFFERS, facts.MOST_UNITS]);
});

test('27 every item says where it comes from', () => {
  const lists: readonly (readonly { readonly source: string }[])[] = [
    FACTION_MATS,
    MACHINE_MATS,
    ASTEROIDS,
    RIVAL_DECK,
    RIVAL_FACTIONS,
    RIVAL_SCORES,
    ...Object.values(OWN_DECKS),
  ];
  const items = lists.flat();
  expect(items.length).toBeGreaterThan(180);
  for (const item of items)
    expect(['rulebook', 'rulebook+reconstructed', 'reconstructed'], JSON.stringify(item)).toContain(
      item.source,
    );
});

test('20 steps, modifiers and conditions of the cards are those of the rules', () => {
  const text = JSON.stringify([OWN_DECKS, RIVAL_DECK, RIVAL_FACTIONS]);
  const words = (key: string) =>
    new Set([...text.matchAll(new RegExp(`"${key}":"(\\w+)"`, 'g'))].map(([, word]) => word));
  for (const word of words('op')) expect(Object.keys(content.effectOps)).toContain(word);
  for (const word of words('mod')) expect(Object.keys(content.modifiers)).toContain(word);
  for (const word of words('p')) expect([...Object.keys(content.objectivePredicates), 'and']).toContain(word);
  for (const word of facts.MODIFIERS) expect(Object.keys(content.modifiers)).toContain(word);
});

test('19 explorers and exoplanets of Neptune stand beside those of Venus and Jupiter', () => {
  expect([
    Object.keys(EXPLORER).length,
    Object.keys(EXOPLANET).length,
    Object.keys(facts.TECH).length,
  ]).toEqual([24, 38, 18]);
  expect((['ve01', 'ne17', 'ju01', 'sa01', 'ur01', 'me01'] as const).map(facts.deckOf)).toEqual([
    'venus',
    'neptune',
    'jupiter',
    'saturn',
    'uranus',
    'mercury',
  ]);
  expect(facts.faceDown('venus')).toBe('ve?');
});
