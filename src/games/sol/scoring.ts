import type { Outcome, Seat } from '../../kernel/game.ts';
import { ranked, together } from '../../kernel/outcome.ts';
import { SCENARIOS, SURVIVAL } from './facts.ts';
import type { State } from './state.ts';

/** Points, verdicts and levels of survival (9, 12.6, 13). */

export function score({ players }: State): number[] {
  return players.map((player) => player.momentum);
}

export function outcomeOf(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const points = score(state);
  const needed = threshold(state);
  return needed === undefined ? ranked(points) : together(points, groupScore(state) >= needed);
}

/** The momentum a solo player or the group has to reach; nothing where there is nothing to reach. */
export function threshold({ options }: State): number | undefined {
  if (options.mode === 'competitive') return undefined;
  if (options.scenario !== 'none') return SCENARIOS[options.scenario].winAt;
  return options.mode === 'coop' ? options.threshold : undefined;
}

/** 13.1: a group is as good as its lowest player. */
export function groupScore({ players }: State): number {
  return Math.min(...players.map((player) => player.momentum));
}

/** How a match against the game itself ended; nothing while it is played or where players only compare. */
export function verdict(state: State): 'won' | 'lost' | undefined {
  const needed = threshold(state);
  if (!state.over || needed === undefined) return undefined;
  return groupScore(state) >= needed ? 'won' : 'lost';
}

/** 9.4: from 0 to 6; the draft's table lifts a winner by one. */
export function survivalLevel(state: State, seat: Seat): number {
  const { survivalTable } = state.options;
  const { momentum } = state.players[seat]!;
  const level = SURVIVAL[survivalTable].findLastIndex((least) => momentum >= least);
  const lifted = survivalTable === 'draft' && hasWon(state, seat) ? 1 : 0;
  return Math.min(level + lifted, SURVIVAL[survivalTable].length - 1);
}

/** Nobody wins a game that is played alone without a number to reach. */
function hasWon(state: State, seat: Seat): boolean {
  if (state.options.mode !== 'competitive') return verdict(state) === 'won';
  return outcomeOf(state)?.places[seat] === 1;
}
