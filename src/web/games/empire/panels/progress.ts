import { count } from '../../../../kernel/defaults/words.ts';
import type { State } from '../../../../games/empire/state.ts';

/** One word on where the match stands. */
export function progress({ turn, trigger }: State): string {
  if (turn === 0) return 'Setting up';
  return trigger === '' ? `Turn ${turn}` : `Turn ${turn}, the end is near`;
}

/** How many turns are still to come after a trigger, this one included; none before. */
export function turnsLeft({ trigger, finalSeat, scepter, players }: State): number | undefined {
  if (trigger === '' || finalSeat < 0) return undefined;
  return ((finalSeat - scepter + players.length) % players.length) + 1;
}

export function endWords(state: State, names: readonly string[]): string | undefined {
  const left = turnsLeft(state);
  if (left === undefined) return undefined;
  const last = names[state.finalSeat] ?? '';
  return left === 1
    ? `This is the last turn of the match.`
    : `${count(left, 'turn')} to the end; ${last} has the last one.`;
}
