import { describe, expect, test, vi } from 'vitest';
import { gameOf } from '../../games/index.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { pick, seeded } from '../../kernel/match/rng.ts';
import { readOptions } from '../../kernel/options.ts';
import { readWords } from '../rules/markdown.ts';
import { GAME_CARDS } from './index.ts';
import { wordsOf } from './testkit.ts';
import type { AnyView } from './view.ts';

// Some panels ask for the size of the screen as soon as they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'];
/** How many moves are played, and how often the aid is looked at meanwhile. */
const MOVES = 240;
const LOOKS = 12;

/** Every seat and a spectator look at the aid all through a match, each from what they may see. */
async function walk(view: AnyView, seats: number, seed: number): Promise<string[]> {
  const { game } = gameOf(view.id);
  const aidOf = await view.aid?.();
  const rng = seeded(seed);
  const state = game.setup(seats, readOptions(game, seats, {}), rng);
  const said: string[] = [];
  for (let ply = 0; ply < MOVES && game.actors(state).length > 0; ply++) {
    if (ply % (MOVES / LOOKS) === 0) {
      const seat = ply % seats;
      for (const eyes of [seat, undefined]) {
        const aid = aidOf?.(game.redact(state, eyes), seat, NAMES);
        if (aid) said.push(...wordsOf(aid));
      }
    }
    const actor = itemAt(game.actors(state), 0);
    game.apply(state, actor, pick(rng, game.legalMoves(state, actor)), rng);
  }
  return said;
}

describe.each(GAME_CARDS)('the aid of $id', (card) => {
  test('says something at every moment of a match, to every seat and to spectators', async () => {
    const { view } = await card.load();
    for (const seats of [card.seats.min, card.seats.max]) {
      const said = await walk(view, seats, 7 + seats);
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter((words) => /undefined|NaN|\bnull\b|\[object|\*\*\*\*| {2}/.test(words))).toEqual([]);
      const left = said.flatMap((words) => readWords(words).map((word) => ('text' in word ? word.text : '')));
      expect(left.filter((text) => text.includes('**'))).toEqual([]);
    }
  });
});
