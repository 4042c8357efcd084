import { ranked } from '../../../kernel/outcome.ts';
import { listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { SCENARIOS } from '../facts.ts';
import { groupScore, survivalLevel, threshold, verdict } from '../scoring.ts';
import type { State } from '../state.ts';

/** 9.4: what became of those who left, from the lowest level of survival to the highest. */
export const LEVELS = [
  'swallowed by the star',
  'drifting in the dark',
  'a foothold between the stars',
  'a hard road to a new sun',
  'on course for a new sun',
  'at home among the stars',
  'beyond every star',
] as const;

/** How the match ended, in one sentence. */
export function ending(state: State, names: Names): string {
  if (!state.over) return 'The match is still being played.';
  const needed = threshold(state);
  return needed === undefined ? compared(state, names) : judged(state, needed, names);
}

function compared(state: State, names: Names): string {
  const { places } = ranked(state.players.map(({ momentum }) => momentum));
  const winners = state.players.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
  const best = winners[0]!;
  const score = `${state.players[best]?.momentum} momentum: ${fate(state, best)}`;
  if (state.players.length === 1) return `${nameOf(names, best)} ends with ${score}.`;
  const who = listed(winners.map((seat) => nameOf(names, seat)));
  return `${who} ${winners.length === 1 ? 'wins' : 'win together'} with ${score}${others(state, winners, names)}.`;
}

/** `; Cleo with 9: drifting in the dark`: everybody else, the best first. */
function others(state: State, told: readonly number[], names: Names): string {
  return state.players
    .map(({ momentum }, seat) => ({ momentum, seat }))
    .filter(({ seat }) => !told.includes(seat))
    .sort((a, b) => b.momentum - a.momentum)
    .map(({ momentum, seat }) => `; ${nameOf(names, seat)} with ${momentum}: ${fate(state, seat)}`)
    .join('');
}

/** A match against the game itself. */
function judged(state: State, needed: number, names: Names): string {
  const score = groupScore(state);
  const lowest = state.players.findIndex(({ momentum }) => momentum === score);
  const { scenario } = state.options;
  const match = scenario === 'none' ? 'The match' : SCENARIOS[scenario].title;
  const who = state.players.length === 1 ? nameOf(names, 0) : `the lowest, ${nameOf(names, lowest)},`;
  const level = `${fate(state, lowest)}${others(state, [lowest], names)}`;
  return `${match} is ${verdict(state)}: ${who} has ${score} of ${needed} momentum; ${level}.`;
}

/** 9.4: what became of a player, in the words of the rules. */
export function fate(state: State, seat: number): string {
  return LEVELS[survivalLevel(state, seat)]!;
}
