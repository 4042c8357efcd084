import { z } from 'zod';
import { InputError, reasonOf } from '../../kernel/error.ts';
import { lastOf } from '../../kernel/data/lists.ts';
import { type PlainRecord } from '../../kernel/data/plain.ts';
import type { Store, StoredPerson, WholeTable } from '../store/store.ts';

/** A copy of everything a store holds, as lines of JSON: it fits any kind of store. */

/** How many people and tables there are in it. */
export interface Extent {
  readonly people: number;
  readonly tables: number;
}

const HEAD = { format: 'orrery-export', version: 1 } as const;
const PAGE = 200;
const ALL_LINES = 1_000_000;

/** Everything a store holds. While it is in use each table is as it stood at one moment. */
export async function* linesOf(store: Store): AsyncGenerator<string> {
  const extent = { people: 0, tables: 0 };
  yield JSON.stringify(HEAD);
  for await (const person of everybody(store)) {
    extent.people++;
    yield JSON.stringify({ person });
  }
  for await (const table of everyTable(store)) {
    extent.tables++;
    yield JSON.stringify({ table });
  }
  yield JSON.stringify({ end: extent });
}

async function* everybody(store: Store): AsyncGenerator<StoredPerson> {
  let last = '';
  for (;;) {
    const people = await store.peopleAfter(last, PAGE);
    yield* people;
    if (people.length < PAGE) return;
    last = lastOf(people).id;
  }
}

export async function* everyTable(store: Store): AsyncGenerator<WholeTable> {
  let last = '';
  for (;;) {
    const ids = await store.tablesAfter(last, PAGE);
    for (const id of ids) {
      const whole = await wholeOf(store, id);
      if (whole) yield whole;
    }
    if (ids.length < PAGE) return;
    last = lastOf(ids);
  }
}

async function wholeOf(store: Store, id: string): Promise<WholeTable | undefined> {
  const news = await store.news(id, 0);
  if (news === undefined) return undefined;
  const snapshots = await store.snapshots(id);
  return {
    ...news,
    // What was added since belongs to a later moment.
    snapshots: snapshots.filter(({ seq }) => seq <= news.entries.length),
    chat: await store.chat(id, ALL_LINES),
    sat: await store.sat(id),
  };
}

const text = z.string().refine((given) => !given.includes('\0'), 'holds a letter that cannot be kept');
const whole = z.number().int().nonnegative();

const PERSON = z.object({
  id: text,
  name: text,
  login: text.optional(),
  password: text.optional(),
  epoch: whole,
  created: whole,
});

const TABLE = z.object({
  sheet: z.looseObject({
    id: text,
    version: whole,
    setup: z.looseObject({ game: text, private: z.boolean(), seats: z.array(z.unknown()) }),
    options: z.looseObject({}),
    rulesVersion: whole,
    stage: z.enum(['gathering', 'playing', 'paused', 'over', 'closed']),
    host: z.looseObject({ id: text }),
    chairs: z.array(z.looseObject({})),
    members: z.array(text),
    secret: z.string().regex(/^[0-9a-f]{64}$/),
    touched: whole,
  }),
  entries: z.array(
    z.object({
      seq: whole,
      at: whole,
      by: text.optional(),
      key: text.optional(),
      deed: z.looseObject({ kind: text, seat: whole }),
    }),
  ),
  snapshots: z.array(z.object({ seq: whole, ply: whole, state: z.looseObject({}) })),
  chat: z.array(
    z.object({ table: text, number: whole, person: text, name: text, text, at: whole, key: text }),
  ),
  sat: z.array(text),
});

const LINE = z.union([
  z.strictObject({ person: PERSON }),
  z.strictObject({ table: TABLE }),
  z.strictObject({ end: z.object({ people: whole, tables: whole }) }),
]);

/** Takes everything into a store that is empty. */
export async function fillFrom(store: Store, lines: AsyncIterable<string>): Promise<Extent> {
  await needEmpty(store);
  const extent = { people: 0, tables: 0 };
  for await (const kept of readExport(lines)) {
    if ('person' in kept) {
      extent.people++;
      await store.savePerson(personOf(kept.person));
    } else {
      extent.tables++;
      await store.restore(kept.table);
    }
  }
  return extent;
}

/** Reads an export to its end and keeps nothing. */
export async function checkExport(lines: AsyncIterable<string>): Promise<void> {
  const all = readExport(lines);
  while ((await all.next()).done !== true);
}

/** Reads an export to its end; what is cut short or damaged is refused, with the line it is in. */
async function* readExport(lines: AsyncIterable<string>): AsyncGenerator<Kept> {
  const extent = { people: 0, tables: 0 };
  let [number, ended] = [0, false];
  for await (const line of lines) {
    number++;
    if (ended) throw damaged(number, 'nothing may come after the end');
    if (number === 1) {
      checkHead(line);
      continue;
    }
    const read = lineOf(line, number);
    if ('end' in read) ended = isWhole(read.end, extent, number);
    else {
      if ('person' in read) extent.people++;
      else extent.tables++;
      yield read;
    }
  }
  if (!ended) throw new InputError('bad_record', 'the export was cut short: its last line is missing');
}

type Line = { person: z.infer<typeof PERSON> } | { table: WholeTable } | { end: Extent };
type Kept = Exclude<Line, { end: unknown }>;

async function needEmpty(store: Store): Promise<void> {
  const [people, tables] = [await store.peopleAfter('', 1), await store.tablesAfter('', 1)];
  if (people.length + tables.length > 0)
    throw new InputError(
      'taken',
      'an export is taken in by an empty store only, and this one holds something',
    );
}

function checkHead(line: string): void {
  const head = parsed(line, 1);
  if (head['format'] !== HEAD.format || head['version'] !== HEAD.version)
    throw new InputError('bad_record', `this is no export: it must begin with ${JSON.stringify(HEAD)}`);
}

/** A line as it stands, once its form is known to be right. */
function lineOf(line: string, number: number): Line {
  const data = parsed(line, number);
  const read = LINE.safeParse(data);
  if (!read.success) throw damaged(number, z.prettifyError(read.error).split('\n', 2).join(' '));
  if ('table' in read.data && read.data.table.entries.some(({ seq }, i) => seq !== i + 1))
    throw damaged(number, 'entries are missing or not in their order');
  // LINE has found its form right, and what is in a match is checked when it is opened
  return data as Line;
}

function parsed(line: string, number: number): PlainRecord {
  try {
    return Object(JSON.parse(line));
  } catch (error) {
    throw damaged(number, reasonOf(error));
  }
}

function isWhole(end: Extent, { people, tables }: Extent, number: number): true {
  if (end.people !== people || end.tables !== tables)
    throw damaged(number, `there should be ${end.people} people and ${end.tables} tables`);
  return true;
}

function personOf({ login, password, ...rest }: z.infer<typeof PERSON>): StoredPerson {
  return { ...rest, login, password };
}

function damaged(number: number, what: string): InputError {
  return new InputError('bad_record', `line ${number} of the export is damaged: ${what}`);
}
