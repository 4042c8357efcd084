import { entriesOf } from '../../../../kernel/data/records.ts';
import { opponentsIn } from './filter.ts';
import type { OwnMatch } from './ownMatch.ts';

/** The word of all reports for the place in turn order. */
export const TURN = 'turn';

/** Matches that have something in common, which `key` tells. */
export interface Group {
  readonly key: string;
  readonly matches: readonly OwnMatch[];
}

/** The largest group first; a match is in as many as it has keys. */
export function grouped(
  matches: readonly OwnMatch[],
  keysOf: (match: OwnMatch) => readonly string[],
): Group[] {
  const pairs = matches.flatMap((match) => keysOf(match).map((key) => ({ key, match })));
  return [...Map.groupBy(pairs, ({ key }) => key)]
    .map(([key, some]) => ({ key, matches: some.map(({ match }) => match) }))
    .toSorted((a, b) => b.matches.length - a.matches.length);
}

/** Matches without rivals have a group of their own, as they have no par. */
const RIVALS = { true: 'against', false: 'without' } as const;
const rivalsIn = ({ par }: OwnMatch): string => RIVALS[`${par !== undefined}`];

export const byGame = (matches: readonly OwnMatch[]): Group[] =>
  grouped(matches, (match) => [`${match.game} ${rivalsIn(match)}`]);

export const bySeats = (matches: readonly OwnMatch[]): Group[] =>
  grouped(matches, (match) => [`${match.seats} ${rivalsIn(match)}`]).toSorted((a, b) =>
    a.key.localeCompare(b.key, undefined, { numeric: true }),
  );

export const byOpponent = (matches: readonly OwnMatch[]): Group[] => grouped(matches, opponentsIn);

/** Whether the matches of a group were played against others. */
export const isAgainst = ({ key }: Group): boolean => key.endsWith(RIVALS.true);

/** What the game tells of the own seat; whoever plays alone has no place in the turn order. */
export function wordsOf({ report, seat, seats }: OwnMatch): Readonly<Partial<Record<string, string>>> {
  const { [TURN]: turn, ...others } = report?.seats[seat] ?? {};
  return seats === 1 || turn === undefined ? others : { ...others, [TURN]: turn };
}

/** What a game sorts the matches of a seat by, its turn last: who sits where is seldom chosen. */
export function sortsOf(matches: readonly OwnMatch[]): string[] {
  const keys = new Set(matches.flatMap((match) => entriesOf(wordsOf(match)).map(([key]) => key)));
  return [...keys].toSorted((a, b) => Number(a === TURN) - Number(b === TURN));
}

export const byWord = (matches: readonly OwnMatch[], word: string): Group[] =>
  grouped(matches, (match) => [wordsOf(match)[word] ?? []].flat());
