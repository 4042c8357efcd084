import { expect, test } from 'vitest';
import { DEALT_FACTIONS } from '../../../games/factions/content/dealt.ts';
import { factions as entry, game } from '../../../games/factions/index.ts';
import type { State } from '../../../games/factions/state.ts';
import { player, shipsOf, stores, upgrades } from '../../../games/factions/test/testkit.ts';
import { playedUntil } from '../guidedPlay.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { readOptions } from '../../../kernel/options.ts';
import { seeded } from '../../../kernel/match/rng.ts';
import { card } from './card.tsx';
import { guided } from './guided.ts';
import { isOnBoard, spotOf } from './moves/spots.ts';

const { lessons } = guided;

const after = (last?: string): State => playedUntil(guided, entry, last);

test('every lesson’s move is legal when its turn comes, and leads to an explorer in the hand', () => {
  const state = after();
  expect(player(state).explorers).toHaveLength(1);
  expect(player(state).exoplanets).toMatchObject([{ card: 'ju19', explored: false }]);
  expect(upgrades(state)).toEqual({ sails: 1 });
  expect(state.round).toBe(1);
});

test('Vesper leads the Standard Ordinary People, and the Captain moves first', () => {
  const state = after('berth 1-2');
  expect(player(state, 1).faction).toBe('sop');
  expect(state.current).toBe(0);
});

test('Dimidium fills the batteries, and one energy is lost', () => {
  expect(stores(after('take ju19'))[0]).toBe(12);
  expect(stores(after('boon A'))[0]).toBe(16);
});

test('the way to Mars costs what lies there and one more', () => {
  const before = after('mine 4-3');
  expect(shipsOf(before)).toEqual(['4-3']);
  expect(stores(before)[1]).toBeGreaterThan(3);
});

test('lessons point at places that are drawn', () => {
  for (const place of lessons.flatMap(({ point = [] }) => point))
    expect(isOnBoard(place) || ['faction', 'market', 'machine'].includes(spotOf(place).kind)).toBe(true);
});

test('lessons are short', () => {
  expect(lessons.length).toBeLessThanOrEqual(25);
  for (const { say } of lessons) expect(say.length).toBeLessThan(290);
});

test('4.3 the first game deals the simplest faction, with the guide and without it', () => {
  const [simplest] = DEALT_FACTIONS;
  expect(lessons.find(({ move }) => move?.startsWith('faction '))?.move).toBe(`faction ${simplest?.id}`);
  const { seats, options } = itemAt(card.presets, 0);
  for (let seed = 1; seed <= 5; seed++) {
    const state = game.setup(seats, readOptions(game, seats, options), seeded(seed));
    expect(player(state).faction).toBe(simplest?.id);
    expect(game.legalMoves(state, game.actors(state)[0] ?? -1).map(({ type }) => type)).toContain('berth');
  }
});
