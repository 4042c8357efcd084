import { capital, count, listed, type Names } from '../../../kernel/defaults/words.ts';
import { ancientPoints, outcomeOf, pointsOf } from '../scoring.ts';
import type { EndCause, State } from '../state.ts';
import { isSolo, playerOf, totalOf } from '../verbs.ts';
import { agreeing, does, innerName } from './words.ts';

/** How the match ended, in one sentence. */
export function ending(state: State, names: Names): string {
  if (state.ending === '') return 'The match is still being played.';
  const why = causeWords(state.ending, innerName(names, 0));
  return `${isSolo(state) ? against(state, names) : compared(state, names)}; ${why}.`;
}

/** Why a match ends, or is about to. */
export function causeWords(cause: EndCause, human: string): string {
  return cause === 'tokensYou' ? `${human} ran out of colony tokens` : CAUSES[cause];
}

const CAUSES: Readonly<Record<Exclude<EndCause, 'tokensYou'>, string>> = {
  tokensAncients: 'the Ancients ran out of colony tokens',
  deck: 'the last card of a role deck was drawn',
  tiles: 'the explorer display could not be filled',
  home: 'the Ancients destroyed the home planet',
  tokens: 'a player ran out of colony tokens',
  galaxy: 'the galaxy tokens ran out',
};

function against(state: State, names: Names): string {
  const who = innerName(names, 0);
  const wins = does(names, 0, 'win');
  const own = pointsOf(state, 0);
  const other = ancientPoints(state);
  if (own > other) return `${wins} with ${count(own, 'point')} against ${other} of the Ancients`;
  if (own < other) return `The Ancients win with ${count(other, 'point')} against ${own} of ${who}`;
  const tie = `with ${count(own, 'point')} each`;
  switch (state.options.soloTie) {
    case 'human':
      return `${wins} the tie ${tie}`;
    case 'shared':
      return `${capital(who)} and the Ancients share the victory ${tie}`;
    default:
      return `The Ancients win the tie ${tie}`;
  }
}

function compared(state: State, names: Names): string {
  const places = outcomeOf(state)?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [only] = winners;
  const who = capital(listed(winners.map((seat) => innerName(names, seat))));
  const points = count(pointsOf(state, winners[0]!), 'point');
  const wins =
    winners.length === 1 && only !== undefined
      ? `${agreeing(names, only, 'win')} with ${points}`
      : `share the victory with ${points} each`;
  return `${who} ${wins}${tieBreak(state, winners)}`;
}

/** 13: what put the winners ahead of others with as many points. */
function tieBreak(state: State, winners: readonly number[]): string {
  const first = winners[0]!;
  const points = pointsOf(state, first);
  const level = state.players.filter(
    (_, seat) => !winners.includes(seat) && pointsOf(state, seat) === points,
  );
  if (level.length === 0) return '';
  const { credits, stock } = playerOf(state, first);
  const tied = level.filter((other) => other.credits === credits);
  return tied.some((other) => totalOf(other.stock) < totalOf(stock))
    ? ' and more resources'
    : ' and more credits';
}
