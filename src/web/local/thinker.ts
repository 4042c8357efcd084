import { digest, type Seed } from '../../kernel/chance.ts';

export { type Inquiry as Question, type Thinker, thinkHere } from '../../bots/thinker.ts';

/** The same match asks the same bot with the same seed; other matches and other moves with others. */
export function botSeed(seed: Seed, ply: number): number {
  return Number.parseInt(digest(`bot ${seed} ${ply}`).slice(0, 13), 16);
}
