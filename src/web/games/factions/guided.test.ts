import { expect, test } from 'vitest';
import { botOf } from '../../../bots/index.ts';
import { factions as entry } from '../../../games/factions/index.ts';
import type { State } from '../../../games/factions/state.ts';
import { player, shipsOf, stores, upgrades } from '../../../games/factions/testkit.ts';
import { type Match, newMatch, play } from '../../../kernel/match.ts';
import { botSeed } from '../../../table/botTurn.ts';
import { guided } from './guided.ts';
import { isOnBoard, spotOf } from './moves/spots.ts';

const { setup, lessons } = guided;

/** Plays the moves of the lessons up to one, and those of the bot as the table does. */
function playedUntil(last: string | undefined): State {
  const match = newMatch(entry.game, { seats: 2, options: setup.options, seed: setup.seed ?? '' });
  botPlays(match);
  for (const { move } of lessons) {
    if (move === undefined) continue;
    play(match, 0, move);
    if (move === last) break;
    botPlays(match);
  }
  return match.state;
}

function botPlays(match: Match<State>): void {
  const { game } = entry;
  while (game.actors(match.state)[0] === 1) {
    const bot = botOf('greedy').make(entry, botSeed(match.seed, match.plies.length));
    const legal = game.legalMoves(match.state, 1);
    const view = (): object => game.redact(match.state, 1);
    play(match, 1, bot.choose({ seat: 1, view, legal }));
  }
}

test('every lesson’s move is legal when its turn comes, and leads to an explorer in the hand', () => {
  const state = playedUntil(undefined);
  expect(player(state).explorers).toHaveLength(1);
  expect(player(state).exoplanets).toMatchObject([{ card: 'ju19', explored: false }]);
  expect(upgrades(state)).toEqual({ sails: 1 });
  expect(state.round).toBe(1);
});

test('Vesper leads the Standard Ordinary People, and the Captain moves first', () => {
  const state = playedUntil('berth 1-2');
  expect(player(state, 1).faction).toBe('sop');
  expect(state.current).toBe(0);
});

test('Dimidium fills the batteries, and one energy is lost', () => {
  expect(stores(playedUntil('take ju19'))[0]).toBe(12);
  expect(stores(playedUntil('boon A'))[0]).toBe(16);
});

test('the way to Mars costs what lies there and one more', () => {
  const before = playedUntil('mine 4-3');
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
