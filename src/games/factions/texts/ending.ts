import { count, listed, type Names } from '../../../kernel/defaults/words.ts';
import { DRAWN } from '../../../kernel/outcome.ts';
import { outcomeOf, pointsOf, rivalPoints } from '../scoring.ts';
import type { State } from '../state.ts';
import { isSolo, playerOf } from '../verbs.ts';
import { nameOf } from './words.ts';

/** How the match ended, in one sentence. */
export function ending(state: State, names: Names): string {
  if (!state.over) return 'The match is still being played.';
  return isSolo(state) ? against(state, names) : compared(state, names);
}

function compared(state: State, names: Names): string {
  const places = outcomeOf(state)?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const who = listed(winners.map((seat) => nameOf(names, seat)));
  const points = pointsOf(state, winners[0]!);
  const wins =
    winners.length === 1
      ? `wins with ${count(points, 'point')}`
      : `share the victory with ${count(points, 'point')} each`;
  return `${who} ${wins}${tieBreak(state, winners, points)}.`;
}

/** 16: what put the winners ahead of others with as many points. */
function tieBreak(state: State, winners: readonly number[], points: number): string {
  const level = state.players.flatMap((_, seat) =>
    winners.includes(seat) || pointsOf(state, seat) !== points ? [] : [playerOf(state, seat)],
  );
  if (level.length === 0) return '';
  const { energy } = playerOf(state, winners[0]!);
  return level.some((other) => other.energy === energy)
    ? ' and more completed objectives'
    : ' and more energy';
}

/** 18: a tie is won with any energy or completed objective. */
function against(state: State, names: Names): string {
  const who = nameOf(names, 0);
  const own = pointsOf(state, 0);
  const other = rivalPoints(state);
  if (own > other) return `${who} wins with ${count(own, 'point')} against ${other} of the opponent.`;
  if (own < other) return `The opponent wins with ${count(other, 'point')} against ${own} of ${who}.`;
  if (outcomeOf(state)?.places[0] === DRAWN)
    return `${who} and the opponent draw with ${count(own, 'point')} each: nobody wins.`;
  const { energy } = playerOf(state, 0);
  const more = energy > 0 ? 'more energy' : 'more completed objectives';
  return `${who} wins: both have ${count(own, 'point')}, but ${who} has ${more}.`;
}
