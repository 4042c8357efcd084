import { expect, test } from 'vitest';
import { itemAt } from '../../kernel/data/lists.ts';
import { readOptions } from '../../kernel/options.ts';
import * as content from './content/index.ts';
import { game } from './index.ts';
import { EXPLORER_TILES, type TileId } from './facts.ts';
import {
  ancients,
  cardsIn,
  cruisers,
  fresh,
  legal,
  line,
  player,
  position,
  question,
  throne,
  tileOn,
  told,
} from './test/testkit.ts';

/** Difficulty (14) and the options of 24. */

test.each(content.setup.difficulty)(
  '14 S23 $id: $cruisers cruisers and $credits credits',
  ({ id, cruisers: count, credits }) => {
    const state = fresh(1, { difficulty: id as 'easy' });
    expect(ancients(state)).toMatchObject({ staging: count, credits, yard: 4 - count, supply: 16 });
  },
);

test.each([
  [0, 0],
  [4, 30],
  [2, 7],
])('14 S23 custom: %i cruisers and %i credits', (count, credits) => {
  const state = fresh(1, { difficulty: 'custom', cruisers: count, credits });
  expect(ancients(state)).toMatchObject({ staging: count, credits, yard: 4 - count });
});

test.each([
  { difficulty: 'custom', cruisers: 5 },
  { difficulty: 'custom', cruisers: -1 },
  { difficulty: 'custom', credits: 31 },
  { difficulty: 'custom', credits: 0.5 },
  { difficulty: 'deadly' },
  { soloTie: 'nobody' },
  { ancientExplore: 'both' },
])('14 24 %o is refused', (options) => {
  expect(() => readOptions(game, 1, options)).toThrow();
});

test('24 defaults', () => {
  expect(readOptions(game, 1, {})).toMatchObject({
    difficulty: 'standard',
    frontier: true,
    playerTechSets: true,
    soloTie: 'ancients',
    ancientExplore: 'human',
    restir: false,
  });
  expect(readOptions(game, 3, {})).toMatchObject({
    events: false,
    powers: true,
    edicts: true,
    frontier: true,
  });
});

test('24 frontier off: the frontier regions stay empty', () => {
  for (const seats of [1, 3]) {
    const state = fresh(seats, { frontier: false, powers: false });
    while (question(state) !== 'role') line(state, [itemAt(legal(state), 0)]);
    expect(state.tiles.filter((tile) => tile !== '')).toHaveLength(2 * seats);
    expect(state.pile.length + state.display.length).toBe(seats === 1 ? 34 : 40);
  }
});

test('24 playerTechSets off: no token for a set of yours; the Ancients keep theirs', () => {
  const state = position({
    players: [{ stock: [8, 6, 4], techs: ['TM31'] }],
    ancients: { techs: ['TI31'] },
    monolith: 'explorer',
    techs: ['TM11', 'TC21', 'TI32'],
    techDecks: [['TC11', 'TC12'], ['TC22'], ['TC31']],
    options: { playerTechSets: false },
  });
  const events = line(state, ['role scientist', 'tech 1 up', 'waive metal']);
  expect(player(state).techs).toEqual(['TM31', 'TM11']);
  expect(throne(player(state))).toEqual([0, 0, 0]);
  expect(told(events, 'scored').filter(({ merit }) => merit === 'set')).toMatchObject([{ who: 4 }]);
});

/** The Ancients lead Explorer, or move, as `scan` says. */
test('19.6 ancientExplore scan: the two richest tiles, the further left first, to the first free regions', () => {
  const yields = (id: string) => {
    const tile = content.explorerTiles.find((one) => one.id === id);
    return tile ? tile.yield.P + tile.yield.M + tile.yield.E : 0;
  };
  const planets = EXPLORER_TILES.filter(({ kind }) => kind === 'planet').map(({ id }) => id);
  const yielding = (count: number, at = 0) =>
    itemAt(
      planets.filter((id) => yields(id) === count),
      at,
    );
  const [one, two, other, three] = [yielding(1), yielding(2), yielding(2, 1), yielding(3)];
  const place = (display: TileId[]) =>
    position({
      players: [{ home: 'G4' }],
      tiles: { A2: 'P30' },
      monolith: 'regent',
      display,
      queue: ['EXP4', 'EXP5', 'STORY1'],
      options: { ancientExplore: 'scan' },
      stack: [{ step: 'scepter' }, { step: 'resolve' }, { step: 'descend' }],
    });
  const state = place([one, two, three]);
  expect([tileOn(state, 'A1'), tileOn(state, 'A3'), question(state)]).toEqual([three, two, 'role']);
  const tie = place([two, other, 'W01']);
  expect([tileOn(tie, 'A1'), tileOn(tie, 'A3')]).toEqual([two, other]);
  expect([throne(ancients(state)), state.display.length]).toEqual([[1, 0, 0], 3]);
  expect(state.colonies.filter((owner) => owner >= 0)).toHaveLength(1);
});

test('19.6 ancientExplore scan: the fullest deck is revealed, the first of equals', () => {
  const reveal = (decks: Parameters<typeof position>[0]['decks']) => {
    const state = position({
      players: [{ stock: [0, 0, 0] }],
      ancients: { staging: 1 },
      monolith: 'merchant',
      ...(decks && { decks }),
      options: { ancientExplore: 'scan' },
    });
    return told(line(state, ['role engineer']), 'revealed')[0]?.card.slice(0, 3);
  };
  expect(reveal({})).toBe('EXP');
  expect(reveal({ explorer: ['EXP1', 'EXP2'], scientist: ['SCI1'] })).toBe('STE');
});

test('24 19.8 restir: cruisers in the sector they are sent to leave too and are placed anew', () => {
  const state = position({
    players: [{ stock: [0, 0, 0] }],
    ancients: { cruisers: ['C5'] },
    monolith: 'merchant',
    tiles: { C5: 'P01', A4: 'P02' },
    tops: { scientist: 'SCI6', steward: 'STE5' },
    options: { restir: true },
  });
  const events = line(state, ['role engineer', 'reveal scientist']);
  expect([cruisers(state), tileOn(state, 'C5'), throne(ancients(state))]).toEqual([['A4'], '', [1, 0, 0]]);
  expect(told(events, 'razed').map(({ at }) => at)).toEqual(['C5']);
});

test('24 restir: placed anew is no entry, so no battle', () => {
  const state = position({
    players: [{ home: 'A4', cradle: 'B5' }],
    ancients: { cruisers: ['C5'] },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE5' },
    options: { restir: true },
  });
  const events = line(state, ['role warlord', 'reveal scientist']);
  expect([told(events, 'battle'), cruisers(state), question(state)]).toEqual([[], ['A4'], 'orders']);
});

test('24 the events module off: no decks, no event after the Emperor', () => {
  const state = position({ players: [{ ships: [] }, { ships: [] }], monolith: 'engineer' });
  const events = line(state, ['role warlord']);
  expect([told(events, 'opened'), state.event, cardsIn(state, 'warlord')]).toEqual([[], '', 0]);
});
