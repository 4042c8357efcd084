import type { Chair } from '../../../../protocol/table.ts';
import type { OwnMatch } from './ownMatch.ts';

/** Which matches are asked for; what is not there does not matter. */
export interface Filter {
  readonly game?: string | undefined;
  readonly seats?: number | undefined;
  /** A level of bots, or `PERSON`. */
  readonly opponent?: string | undefined;
  /** So many days back. */
  readonly days?: number | undefined;
}

/** A month and a season, in days. */
export const SPANS = [30, 90] as const;

const DAY = 24 * 60 * 60 * 1000;

/** Stands for all people; no level of bots is called so. */
export const PERSON = 'person';

const kindOf = ({ player }: Chair): string => (player === 'person' ? PERSON : player.bot);

/** Whom a match was played against, each kind once. */
export function opponentsIn({ others, par }: OwnMatch): string[] {
  return par === undefined ? [] : [...new Set(others.map(kindOf))];
}

export function passes(match: OwnMatch, { game, seats, opponent, days }: Filter, now: number): boolean {
  return (
    (days === undefined || match.date > now - days * DAY) &&
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
