import type { GameEntry } from '../../kernel/entry.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { capital } from '../../kernel/defaults/words.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { moveText } from '../../kernel/text.ts';

/** A move of a plan in words. */
export interface Step {
  readonly text: string;
  readonly words: string;
}

/** A move of a plan with the position it is made in, as its seat sees it. */
export interface PlayedStep extends Step {
  readonly move: Move;
  readonly seen: object;
}

/** The moves of a plan from a position as its seat sees it. Up to the last nothing happens that is not known. */
export function playedSteps(
  { game, texts }: GameEntry,
  view: object,
  seat: Seat,
  moves: readonly string[],
  names: readonly string[],
): PlayedStep[] {
  const rng = seeded(1);
  const state: object = game.determinize(view, seat, rng);
  return moves.flatMap((text): PlayedStep[] => {
    const legal: readonly Move[] = game.actors(state).includes(seat) ? game.legalMoves(state, seat) : [];
    const move = legal.find((candidate) => moveText(candidate) === text);
    if (move === undefined) return [];
    const seen: object = game.redact(state, seat);
    const words = shortened(texts.move(seen, move, names));
    game.apply(state, seat, move, rng);
    return [{ text, words, move, seen }];
  });
}

/** A move without what it brings, which a list of moves has no room for; a letter alone would say too little. */
function shortened(words: string): string {
  const [head = ''] = words.split(': ');
  return head.length > 1 ? head : words;
}

/** What sets a plan apart: the first move that others have not at all or less often, else the one fewest of them have. */
export function titleOf(steps: readonly Step[], others: readonly (readonly Step[])[]): string {
  const often = (plan: readonly Step[], text: string): number =>
    plan.filter((step) => step.text === text).length;
  const sharing = steps.map(({ text }, i) => {
    const times = often(steps.slice(0, i + 1), text);
    return others.filter((plan) => often(plan, text) >= times).length;
  });
  const at = sharing.indexOf(Math.min(...sharing));
  const [own, next] = steps.slice(at).map(({ words }) => words);
  // The name of an action alone does not say what is done with it.
  return capital(
    own !== undefined && next !== undefined && !own.includes(' ') ? `${own}: ${next}` : (own ?? ''),
  );
}
