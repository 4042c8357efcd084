import { solvedIn } from './kept.ts';

/** The address of the next puzzle of a game that is not solved, or else of the next one, or else of the list. */
export function nextAfter(
  kept: Parameters<typeof solvedIn>[0],
  game: string,
  number: number,
  all: readonly { readonly number: number }[],
): string {
  const at = all.findIndex((one) => one.number === number);
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  const next = round.find((one) => solvedIn(kept, { game, number: one.number }) === undefined) ?? round[0];
  return next === undefined ? '/puzzles' : `/puzzles/${game}/${next.number}`;
}
