import { z } from 'zod';
import { InputError, shown } from '../../kernel/error.ts';
import { type MatchRecord, parseRecord } from '../../kernel/match/record.ts';
import { DRAWN } from '../../kernel/outcome.ts';
import { markOf, type Result, type Series } from './series.ts';

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

function formOf(series: Series) {
  const { bots, first, matches, mostMoves } = series;
  const seats = bots.length;
  const mark = markOf(series);
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
    variant: word.exactOptional(),
    watched: watchedOf(seats).exactOptional(),
  });
  return form
    .refine(({ points, places }) => (points === undefined) === (places === undefined), {
      message: 'points and places come together',
    })
    .refine(({ variant }) => variant === mark, { message: 'it was played by other content' })
    .refine(({ watched }) => (watched !== undefined) === (series.watched === true), {
      message: 'it was not watched as the series asks',
    });
}

function reportOf(seats: number) {
  return z.strictObject({
    match: z.record(word, z.union([word, z.number()])).refine(isShort),
    seats: z.array(z.record(word, word).refine(isShort)).length(seats),
    wins: z.array(z.number().min(0).max(1)).length(seats),
  });
}

/** Far more turns and things than a match has. */
const MOST_NOTES = 100_000;

function watchedOf(seats: number) {
  const seat = z
    .int()
    .min(0)
    .max(seats - 1);
  return z.strictObject({
    turns: z.array(z.tuple([seat], z.number()).refine((turn) => turn.length === seats + 1)).max(MOST_NOTES),
    taken: z.array(z.tuple([z.int().min(0).max(MOST_NOTES), seat, word, word])).max(MOST_NOTES),
  });
}

function isShort(words: object): boolean {
  return Object.keys(words).length <= MOST_WORDS;
}

function readRecord(record: unknown): MatchRecord {
  return parseRecord(JSON.stringify(record) ?? '');
}
