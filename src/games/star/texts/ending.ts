import { count, listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { PLANETS } from '../board.ts';
import { standing, winnersOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { colonies } from '../verbs.ts';

/** How the match ended, in one sentence. */
export function ending(state: State, names: Names): string {
  if (state.ending === '') return 'The match is still being played.';
  const winners = winnersOf(state);
  const who = listed(winners.map((seat) => nameOf(names, seat)));
  const first = winners[0]!;
  switch (state.ending) {
    case 'colonization':
      return `${who} wins with four colonies: ${listed(colonyNames(state, first))}.`;
    case 'domination':
      return `${who} wins as the last faction left.`;
    case 'roundLimit': {
      const wins = winners.length === 1 ? 'wins' : 'win together';
      const own = `${count(colonies(state, first), 'colony')}${winners.length === 1 ? '' : ' each'}`;
      return `After round ${state.round} ${who} ${wins} with ${own}${tieBreak(state, winners)}.`;
    }
  }
}

function colonyNames({ planets }: State, seat: number): string[] {
  return PLANETS.flatMap(({ name }, planet) => (planets[planet] === seat + 1 ? [name] : []));
}

/** 10.4: what decides between equal numbers of colonies, in this order. */
const TIE_BREAKS = ['a Mothership', 'the stronger ships', 'more hull', 'more counters'] as const;

/** What put the winners ahead of the next best with as many colonies. */
function tieBreak(state: State, winners: readonly number[]): string {
  const best = standing(state, winners[0]!);
  const others = state.players.flatMap((_, seat) => (winners.includes(seat) ? [] : [standing(state, seat)]));
  const decided = others.map((other) => best.findIndex((value, i) => value !== other[i]));
  const last = Math.max(0, ...decided);
  return last === 0 ? '' : ` and ${TIE_BREAKS[last - 1]}`;
}
