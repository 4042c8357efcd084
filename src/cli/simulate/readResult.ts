import { z } from 'zod';
import { InputError, shown } from '../../kernel/error.ts';
import { type MatchRecord, parseRecord } from '../../kernel/match/record.ts';
import { DRAWN } from '../../kernel/outcome.ts';
import type { Result, Series } from './series.ts';

/** Far longer than any match takes. */
const MOST_MS = 1e12;
const LONGEST_WORD = 200;
const MOST_WORDS = 100;

const word = z.string().max(LONGEST_WORD);

/** Reads results of a series that came from outside; whatever has another form is refused. */
export function resultReader(series: Series): (data: unknown) => Result {
  const form = formOf(series);
  return (data) => {
    const { data: read, error } = form.safeParse(data);
    if (read === undefined) {
      const issue = error?.issues[0];
      const where = issue?.path.map((step) => `${String(step)}: `).join('') ?? '';
      throw new InputError(
        'bad_request',
        `no result of a match: ${where}${issue?.message} in ${shown(data)}`,
      );
    }
    const { record, ...result } = read;
    return series.records ? { ...result, record: readRecord(record) } : result;
  };
}

function formOf({ bots, first, matches, mostMoves }: Series) {
  const seats = bots.length;
  const last = first + matches - 1;
  const form = z.strictObject({
    match: z.int().min(first).max(last),
    moves: z.int().min(0).max(mostMoves),
    ms: z.number().min(0).max(MOST_MS),
    points: z.array(z.number()).length(seats).exactOptional(),
    places: z
      .array(z.int().min(DRAWN).max(Math.max(2, seats)))
      .length(seats)
      .exactOptional(),
    report: reportOf(seats).exactOptional(),
    record: z.unknown().optional(),
  });
  return form.refine(({ points, places }) => (points === undefined) === (places === undefined), {
    message: 'points and places come together',
  });
}

function reportOf(seats: number) {
  return z.strictObject({
    match: z.record(word, z.union([word, z.number()])).refine(isShort),
    seats: z.array(z.record(word, word).refine(isShort)).length(seats),
    wins: z.array(z.number().min(0).max(1)).length(seats),
  });
}

function isShort(words: object): boolean {
  return Object.keys(words).length <= MOST_WORDS;
}

function readRecord(record: unknown): MatchRecord {
  return parseRecord(JSON.stringify(record) ?? '');
}
