import { count } from '../../../../kernel/defaults/words.ts';
import type { State } from '../../../../games/empire/state.ts';
import { agreeing, innerName } from '../../../../games/empire/texts/words.ts';

/** A few words on where the match stands. */
export function progress(state: State): string {
  const { turn } = state;
  if (turn === 0) return 'Setting up';
  const left = turnsLeft(state);
  if (left === undefined) return `Turn ${turn}`;
  return left === 1 ? `Turn ${turn}, the last` : `Turn ${turn}, ${left} to go`;
}

/** How many turns are still to come after a trigger, this one included; none before. */
export function turnsLeft({ trigger, finalSeat, scepter, players }: State): number | undefined {
  if (trigger === '' || finalSeat < 0) return undefined;
  return ((finalSeat - scepter + players.length) % players.length) + 1;
}

export function endWords(state: State, names: readonly string[]): string | undefined {
  const left = turnsLeft(state);
  if (left === undefined) return undefined;
  const { finalSeat } = state;
  return left === 1
    ? `This is the last turn of the match.`
    : `${count(left, 'turn')} to the end; ${innerName(names, finalSeat)} ${agreeing(names, finalSeat, 'have')} the last one.`;
}
