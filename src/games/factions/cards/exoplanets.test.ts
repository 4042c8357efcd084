import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { entriesOf, has } from '../../../kernel/data/records.ts';
import { cellOf, NAME } from '../board.ts';
import { type CardIn, EXOPLANET, type ExoplanetId, RESEARCH } from '../facts.ts';
import type { State } from '../state.ts';
import {
  asked,
  cards,
  ends,
  energyOn,
  legal,
  line,
  offered,
  planetAt,
  player,
  position,
  question,
  shipsOf,
  stores,
  told,
  upgrades,
} from '../test/testkit.ts';

/** Every exoplanet: type, requirement, production and both effects (19.4), each as printed. */

/**
 * Type, number needed, energy and resources produced, effects A and B: X draws explorers, E and R gain energy and
 * resources, U upgrades, C clears sectors, T teleports, O draws objectives, V converts, K takes a tech, N research,
 * P looks at tiles, M moves a planet, S steals, D digs, G places a wormhole.
 */
const PRINTED: Readonly<Record<ExoplanetId, string>> = {
  ju01: 'ocean 5 4 0 X1 E5',
  ju02: 'ocean 3 2 0 E4 C2',
  ju03: 'ocean 4 1 1 R1 X1',
  ju04: 'ocean 4 3 0 T R1',
  ju05: 'ocean 6 2 1 R2 O',
  ju06: 'ocean 6 5 0 E8 V1',
  ju07: 'ocean 7 0 2 R3 X2',
  ju08: 'ocean 5 2 1 K E5',
  ju09: 'ocean 8 3 2 N U1',
  ju10: 'rocky 3 0 1 P3 R1',
  ju11: 'rocky 3 2 0 E4 M1',
  ju12: 'rocky 4 0 1 X1 E4',
  ju13: 'rocky 4 3 0 X1 C2',
  ju14: 'rocky 5 1 1 R2 T',
  ju15: 'rocky 5 4 0 X1 S1',
  ju16: 'rocky 7 0 2 D1 V1',
  ju17: 'rocky 5 1 1 K R2',
  ju18: 'rocky 8 2 2 N X3',
  ju19: 'gas 3 3 0 E5 M1',
  ju20: 'gas 3 2 0 E4 C2',
  ju21: 'gas 4 4 0 E6 X1',
  ju22: 'gas 4 1 1 R1 O',
  ju23: 'gas 5 5 0 R2 G1',
  ju24: 'gas 6 3 1 E8 S1',
  ju25: 'gas 7 6 0 R3 V2',
  ju26: 'gas 6 4 1 K E8',
  ju27: 'gas 8 6 1 N U1',
  ju28: 'ice 3 0 1 R1 E4',
  ju29: 'ice 3 2 0 X1 M1',
  ju30: 'ice 4 1 1 E4 T',
  ju31: 'ice 4 0 1 R1 C3',
  ju32: 'ice 5 2 1 X1 G1',
  ju33: 'ice 6 0 2 O R2',
  ju34: 'ice 7 2 2 D1 X2',
  ju35: 'ice 5 1 1 K X1',
  ju36: 'ice 8 0 3 N U1',
  ne21: 'wild 6 2 1 R2 E6',
  ne22: 'wild 7 0 2 U1 X2',
};

test.each(entriesOf(PRINTED))('19.4 %s is as printed', (id, text) => {
  const { type, requirement, production } = EXOPLANET[id];
  const [kind, need, energy, resources] = text.split(' ');
  expect([type, requirement, production.energy, production.resources]).toEqual([
    kind,
    Number(need),
    Number(energy),
    Number(resources),
  ]);
});

test('there is a line for every exoplanet', () => {
  expect(Object.keys(PRINTED)).toEqual(Object.keys(EXOPLANET));
});

/** The seat has just taken a card and may choose between its effects. */
function taken(card: ExoplanetId): State {
  const neptune = card.startsWith('ne');
  const state = position({
    players: [
      { ships: [neptune ? '7-1' : '3-0'], energy: 6, resources: 2, upgrades: { cargo: 3 } },
      { explorers: ['ve20', 'ne17'], ships: ['2-6'] },
      { ships: ['2-6'] },
    ],
    planets: { Mars: 12 },
    energy: { '2-2': 3, '2-4': 1, '5-5': 9, '7-9': 4 },
    ...(has(RESEARCH, card)
      ? { research: [card, 'ne01'] as const }
      : { market: ([card, 'ju02', 'ju03'] as const).slice(0, card < 'ju04' && card > 'ju01' ? 1 : 3) }),
    gates: ['1-4', '6-6'],
    tiles: { '4-5': 0, '4-6': 4, '4-7': 0, '4-8': 0, '4-9': 0 },
  });
  line(
    state,
    neptune ? ['step 7-0', 'stop', 'use Neptune Neptune'] : ['step 4-0', 'stop', 'use Jupiter Jupiter'],
  );
  line(state, [`take ${card}`]);
  return state;
}

/** By the letter of an effect: what is played, what chance brings, and what comes of it. */
const EFFECTS: Readonly<
  Record<string, (state: State, n: number, before: readonly [number, number], choose: string) => void>
> = {
  X: (state, n, _, choose) => {
    const drawn = ['ve03', 've09', 've14'].slice(0, n);
    line(state, [choose], drawn);
    expect(cards(player(state).explorers)).toEqual(drawn);
  },
  E: (state, n, [energy, resources], choose) => {
    line(state, [choose]);
    expect(stores(state)).toEqual([Math.min(16, energy + n), resources]);
  },
  R: (state, n, [energy, resources], choose) => {
    line(state, [choose]);
    expect(stores(state)).toEqual([energy, resources + n]);
  },
  U: (state, n, _, choose) => {
    line(state, [choose, ...new Array<string>(n).fill('install sails')]);
    expect(upgrades(state)).toEqual({ cargo: 3, sails: n });
  },
  C: (state, n, _, choose) => {
    const full = ['2-2', '2-4', '5-5', '7-9'];
    line(state, [choose]);
    expect(legal(state).slice(0, 2)).toEqual(['sweep 2-2', 'sweep 2-4']);
    line(
      state,
      full.slice(0, n).map((at) => `sweep ${at}`),
    );
    expect([energyOn(state, ...full), question(state)]).toEqual([
      full.map((_at, i) => (i < n ? 0 : [3, 1, 9, 4][i])),
      'finish',
    ]);
  },
  T: (state, _n, _, choose) => {
    line(state, [choose]);
    const near = new Set(state.planets.flatMap((_planet, planet) => aroundOf(state, planet)));
    near.delete('4-0');
    expect(ends(state, 'teleport 4-0').sort()).toEqual([...near].sort());
    expect(offered(state, 'decline')).toEqual(['decline']);
    line(state, ['teleport 4-0 7-23']);
    expect(shipsOf(state)).toEqual(['7-23']);
  },
  O: (state, _n, _, choose) => {
    line(state, [choose, 'keep sa02'], ['sa01', 'sa02']);
    expect([cards(player(state).objectives), state.discards.saturn]).toEqual([['sa02'], ['sa01']]);
  },
  V: (state, n, [, resources], choose) => {
    const times = Math.min(n, resources);
    line(state, [choose]);
    for (let i = 0; i < times; i++) line(state, ['convert', 'install sails']);
    expect([stores(state)[1], upgrades(state), question(state)]).toEqual([
      resources - times,
      { cargo: 3, sails: times },
      'finish',
    ]);
  },
  K: (state, _n, _, choose) => {
    line(state, [choose, 'tech ur12']);
    expect([player(state).techs, player(state).used]).toEqual([['ur12'], ['Jupiter']]);
  },
  N: (state, _n, [energy, resources], choose) => {
    line(state, [choose], ['ne01']);
    expect([stores(state), player(state).research, state.discards.neptune]).toEqual([
      [Math.min(16, energy + 12), resources],
      1,
      ['ne01'],
    ]);
  },
  P: (state, n, _, choose) => {
    line(state, [choose]);
    expect(legal(state)).toEqual(['peek 4-5', 'peek 4-7', 'peek 4-8', 'peek 4-9', 'done']);
    const events = line(state, ['peek 4-5', 'peek 4-8', 'peek 4-9'].slice(0, n), [2, 6, 5]);
    expect([told(events, 'saw').map(({ value }) => value), question(state)]).toEqual([[2, 6, 5], 'finish']);
  },
  M: (state, n, _, choose) => {
    line(state, [choose]);
    expect(legal(state)).toHaveLength(8);
    line(state, [`shove Saturn ${n}`]);
    expect(planetAt(state, 'Saturn')).toEqual([5, 2]);
  },
  S: (state, n, _, choose) => {
    line(state, [choose]);
    expect(legal(state)).toEqual(['rob 1']);
    line(state, ['rob 1'], ['hand 1 ve20']);
    expect([cards(player(state).explorers), cards(player(state, 1).explorers), n]).toEqual([
      ['ve20'],
      ['ne17'],
      1,
    ]);
  },
  D: (state, _n, [, resources], choose) => {
    line(state, [choose]);
    expect(legal(state)).toHaveLength(5);
    line(state, ['dig 4-6']);
    expect([stores(state)[1], player(state).mined, state.spoils]).toEqual([
      Math.min(7, resources + 4),
      1,
      [4],
    ]);
  },
  G: (state, _n, _, choose) => {
    // 22.43: with two tokens out one of them is taken back first.
    line(state, [choose]);
    expect(legal(state)).toEqual(['ungate 1-4', 'ungate 6-6']);
    line(state, ['ungate 1-4', 'gate 3-3']);
    expect(state.gates).toEqual([cellOf('6-6'), cellOf('3-3')]);
  },
};

/** The names of the sectors around a planet, worked out from ticks. */
function aroundOf({ planets }: State, planet: number): string[] {
  const { ring, tick } = itemAt(planets, planet);
  const names: string[] = [];
  NAME.forEach((name) => {
    const at = name.split('-').map(Number);
    const [band, index] = [itemAt(at, 0), itemAt(at, 1)];
    if (band !== ring && band !== ring + 1) return;
    const wide = 24 / itemAt([4, 8, 8, 8, 12, 12, 12, 24], band);
    if ([tick, tick + 24].some((at) => index * wide <= at && at <= (index + 1) * wide)) names.push(name);
  });
  return names;
}

test.each(
  entriesOf(PRINTED).flatMap(([card, text]) =>
    ['A', 'B'].map((key, i) => [card, key, itemAt(text.split(' '), 4 + i)] as const),
  ),
)('22.43, 19.4 %s %s does %s', (card, key, effect) => {
  const state = taken(card);
  const neptune = card.startsWith('ne');
  expect([question(state), asked(state), legal(state)]).toEqual([
    'boon',
    0,
    ['boon A', 'boon B', 'boon none'],
  ]);
  const before = stores(state);
  expect(before).toEqual([4, neptune ? 2 : 1]);
  EFFECTS[effect.charAt(0)]?.(state, Number(effect.slice(1)), before, `boon ${key}`);
  expect([question(state), asked(state)]).toEqual(['finish', 0]);
});

test('20 effects that lack what they need are not offered', () => {
  const bare = (card: CardIn<'jupiter'>, more: object = {}) => {
    const state = position({
      players: [{ ships: ['3-0'], resources: 1, energy: 9 }, {}],
      market: [card],
      planets: { Mars: 12 },
      tiles: {},
      ...more,
    });
    line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter', `take ${card}`]);
    return legal(state);
  };
  // Convert without a resource, dig and look without a tile, steal from nobody.
  expect(bare('ju16')).not.toContain('boon A');
  expect(bare('ju16')).not.toContain('boon B');
  expect(bare('ju10')).toEqual(['boon B', 'boon none']);
  expect(bare('ju15')).toEqual(['boon A', 'boon none']);
  expect(bare('ju02')).toEqual(['boon A', 'boon B', 'boon none']);
});
