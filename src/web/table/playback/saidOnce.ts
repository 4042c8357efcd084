import type { Moment } from '../../games/view.ts';

/** What is said of moves: the lines of the log, less those that moments say in other words, and the moments. */
export function saidOnce(
  lines: readonly string[],
  moments: readonly Pick<Moment, 'say' | 'logged'>[],
): string[] {
  const says = moments.flatMap(({ say, logged }) => (logged ? [] : [say]));
  return [...lines.filter((line) => !says.some((say) => tells(say, line))), ...says];
}

/** Whether more than half of the words of a line are said. */
function tells(say: string, line: string): boolean {
  const said = new Set(wordsOf(say));
  const words = wordsOf(line);
  return words.filter((word) => said.has(word)).length > words.length / 2;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’s', '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is to be said as a view comes: also what it tells, only what came before it, or nothing yet. */
export function dueOf(newTurn: boolean, waits: boolean): 'all' | 'earlier' | 'nothing' {
  // A turn that is over and what follows are said at once, as the one would silence the other.
  if (!waits) return 'all';
  return newTurn ? 'earlier' : 'nothing';
}
