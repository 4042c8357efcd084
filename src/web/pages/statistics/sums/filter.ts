import type { Chair } from '../../../../protocol/table.ts';
import type { OwnMatch } from './ownMatch.ts';

/** Which matches are asked for; what is not there does not matter. */
export interface Filter {
  readonly game?: string | undefined;
  readonly seats?: number | undefined;
  /** A level of bots, or `PERSON`. */
  readonly opponent?: string | undefined;
}

/** Stands for all people; no level of bots is called so. */
export const PERSON = 'person';

const kindOf = ({ player }: Chair): string => (player === 'person' ? PERSON : player.bot);

/** Whom a match was played against, each kind once. */
export function opponentsIn({ others, par }: OwnMatch): string[] {
  return par === undefined ? [] : [...new Set(others.map(kindOf))];
}

export function passes(match: OwnMatch, { game, seats, opponent }: Filter): boolean {
  return (
    (game === undefined || match.game === game) &&
    (seats === undefined || match.seats === seats) &&
    (opponent === undefined || opponentsIn(match).includes(opponent))
  );
}

/** What there is to ask for among some matches. */
export interface Choices {
  readonly games: readonly string[];
  readonly seats: readonly number[];
  readonly opponents: readonly string[];
}

export function choicesAmong(matches: readonly OwnMatch[]): Choices {
  return {
    games: [...new Set(matches.map(({ game }) => game))],
    seats: [...new Set(matches.map(({ seats }) => seats))].toSorted((a, b) => a - b),
    opponents: [...new Set(matches.flatMap(opponentsIn))].toSorted(),
  };
}
