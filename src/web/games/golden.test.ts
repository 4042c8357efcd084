import { describe, expect, test, vi } from 'vitest';
import { gameOf } from '../../games/index.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { pick, seeded } from '../../kernel/match/rng.ts';
import { readOptions } from '../../kernel/options.ts';
import { moveText } from '../../kernel/text.ts';
import { GAME_CARDS } from './index.ts';
import type { AnyView, Preset } from './view.ts';

// Some panels ask for the size of the screen as soon as they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'];
const MOVES = 300;
/** What says no, such as “Buy nothing”, “Build no more” or “Decline”. */
const REFUSAL =
  /^(no|not|do not|don’t|decline|refuse|leave it|stay behind|skip|let (go|it))\b|\b(no more|nothing|none)$/i;

/** The labels of all golden buttons that are offered through a random match. */
function goldenIn(view: AnyView, { seats, options }: Preset, seed: number): string[] {
  const { game } = gameOf(view.id);
  const rng = seeded(seed);
  const state = game.setup(seats, readOptions(game, seats, options), rng);
  const golden = new Set<string>();
  for (let ply = 0; ply < MOVES && game.actors(state).length > 0; ply++) {
    const actor = itemAt(game.actors(state), 0);
    const legal = game.legalMoves(state, actor);
    for (const move of legal) {
      const { commits, label } = view.gesture(state, { text: moveText(move), move }, NAMES);
      if (commits) golden.add(label);
    }
    game.apply(state, actor, pick(rng, legal), rng);
  }
  return [...golden];
}

describe.each(GAME_CARDS)('the golden buttons of $id', (card) => {
  test('mark what goes on, never a refusal', async () => {
    const { view } = await card.load();
    const golden = card.presets.flatMap((preset, i) => goldenIn(view, preset, i));
    expect(golden).not.toEqual([]);
    expect(golden.filter((label) => REFUSAL.test(label))).toEqual([]);
  });
});
