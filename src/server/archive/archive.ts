import { z } from 'zod';
import { InputError, reasonOf } from '../../kernel/error.ts';
import { lastOf } from '../../kernel/data/lists.ts';
import { type PlainRecord } from '../../kernel/data/plain.ts';
import { likenessOf } from '../people/names.ts';
import { damageOf } from '../chain/damage.ts';
import type { TableRecord } from '../rooms/tableRecord.ts';
import type { StoredPerson, StoredSession } from '../store/personStore.ts';
import type { StoredBlock, StoredReport } from '../store/social.ts';
import type { WholeAnalysis } from '../store/analyses/analyses.ts';
import { isEmpty, type Store, type WholeTable } from '../store/store.ts';

/** A copy of everything a store holds, as lines of JSON: it fits any kind of store. */

/** How many people and tables there are in it. */
export interface Counts {
  readonly people: number;
  readonly tables: number;
}

const HEAD = { format: 'orrery-export', version: 1 } as const;
const PAGE = 200;
const ALL_CHAT = 1_000_000;

/** Everything a store holds. While it is in use each table is as it stood at one moment. */
export async function* exportLines(store: Store): AsyncGenerator<string> {
  const counts = { people: 0, tables: 0 };
  yield JSON.stringify(HEAD);
  for await (const person of allPeople(store)) {
    counts.people++;
    yield JSON.stringify({ person: { ...person, sessions: await store.sessionsOf(person.id) } });
    for (const block of await store.blocked(person.id)) yield JSON.stringify({ block });
  }
  for await (const table of allTables(store)) {
    counts.tables++;
    yield JSON.stringify({ table: exported(table) });
  }
  for await (const report of allReports(store)) yield JSON.stringify({ report });
  yield JSON.stringify({ end: counts });
}

async function* allPeople(store: Store): AsyncGenerator<StoredPerson> {
  let last = '';
  for (;;) {
    const people = await store.peopleAfter(last, PAGE);
    yield* people;
    if (people.length < PAGE) return;
    last = lastOf(people).id;
  }
}

async function* allReports(store: Store): AsyncGenerator<StoredReport> {
  let last = '';
  for (;;) {
    const reports = await store.reportsAfter(last, PAGE);
    yield* reports;
    if (reports.length < PAGE) return;
    last = lastOf(reports).id;
  }
}

export async function* allTables(store: Store): AsyncGenerator<WholeTable> {
  let last = '';
  for (;;) {
    const ids = await store.tablesAfter(last, PAGE);
    for (const id of ids) {
      const whole = await wholeTable(store, id);
      if (whole) yield whole;
    }
    if (ids.length < PAGE) return;
    last = lastOf(ids);
  }
}

async function wholeTable(store: Store, id: string): Promise<WholeTable | undefined> {
  const table = await store.tableSince(id, 0);
  if (table === undefined) return undefined;
  const snapshots = await store.snapshots(id);
  const analysis = await wholeAnalysisOf(store, id);
  return {
    ...table,
    ...(analysis && { analysis }),
    // What was added since belongs to a later moment.
    snapshots: snapshots.filter(({ seq }) => seq <= table.entries.length),
    chat: await store.chat(id, ALL_CHAT),
    sat: await store.sat(id),
  };
}

/** What is not known to its end is only worked out again. */
async function wholeAnalysisOf(store: Store, id: string): Promise<WholeAnalysis | undefined> {
  const known = await store.analysis(id);
  if (known === undefined || known.done < known.places) return undefined;
  const { made, record } = known;
  const findings = await store.findings(id, made, 0);
  return findings.length === known.places ? { made, record, findings } : undefined;
}

/** A table as an export has it. */
type ExportedTable = Omit<WholeTable, 'record'> & { readonly sheet: TableRecord };

function exported({ record, ...rest }: WholeTable): ExportedTable {
  return { sheet: record, ...rest };
}

function imported({ sheet, ...rest }: ExportedTable): WholeTable {
  return { record: sheet, ...rest };
}

const text = z.string().refine((given) => !given.includes('\0'), 'holds a letter that cannot be kept');
const whole = z.number().int().nonnegative();

const SESSION = z.object({ id: text, person: text, created: whole, seen: whole, browser: text });

const PERSON = z.object({
  id: text,
  name: text,
  login: text.optional(),
  /** Exports from before there were likenesses and sessions have none. */
  likeness: text.optional(),
  password: text.optional(),
  epoch: whole,
  created: whole,
  sessions: z.array(SESSION).optional(),
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
      link: text.optional(),
      deed: z.looseObject({ kind: text, seat: whole.optional() }),
    }),
  ),
  snapshots: z.array(z.object({ seq: whole, ply: whole, state: z.looseObject({}), seal: text.optional() })),
  chat: z.array(
    z.object({ table: text, number: whole, person: text, name: text, text, at: whole, key: text }),
  ),
  sat: z.array(text),
  analysis: z
    .object({
      made: text,
      record: text,
      findings: z.array(z.looseObject({ standing: z.looseObject({ ply: whole }) })),
    })
    .optional(),
});

const BLOCK = z.object({ person: text, other: text, name: text, at: whole });

const REPORT = z.object({
  id: text,
  at: whole,
  by: text,
  person: text,
  name: text,
  table: text,
  why: text,
  text,
  chat: z.array(
    z.object({
      number: whole,
      person: text,
      name: text,
      account: z.literal(true).exactOptional(),
      text,
      at: whole,
    }),
  ),
  done: whole.optional(),
});

const LINE = z.union([
  z.strictObject({ person: PERSON }),
  z.strictObject({ block: BLOCK }),
  z.strictObject({ report: REPORT }),
  z.strictObject({ table: TABLE }),
  z.strictObject({ end: z.object({ people: whole, tables: whole }) }),
]);

/** Takes everything into a store that is empty. */
export async function importInto(store: Store, lines: AsyncIterable<string>): Promise<Counts> {
  await requireEmpty(store);
  const counts = { people: 0, tables: 0 };
  for await (const item of readExport(lines)) {
    if ('person' in item) {
      counts.people++;
      await addPerson(store, item.person);
    } else if ('block' in item) await store.block(item.block);
    else if ('report' in item) await store.addReport(item.report);
    else {
      counts.tables++;
      const table = imported(item.table);
      await store.restore(table);
      // Nobody is charged for the time since the export.
      if (table.record.clocks) await store.beat({ now: table.record.clocks.at, charged: 'everything' });
    }
  }
  return counts;
}

/** Reads an export to its end and keeps nothing. */
export async function checkExport(lines: AsyncIterable<string>): Promise<void> {
  const all = readExport(lines);
  while ((await all.next()).done !== true);
}

/** Reads an export to its end; what is cut short or damaged is refused, with the line it is in. */
async function* readExport(lines: AsyncIterable<string>): AsyncGenerator<ExportedItem> {
  const counts = { people: 0, tables: 0 };
  let [number, ended] = [0, false];
  for await (const line of lines) {
    number++;
    if (ended) throw damaged(number, 'nothing may come after the end');
    if (number === 1) {
      checkHead(line);
      continue;
    }
    const read = lineOf(line, number);
    if ('end' in read) ended = checkCounts(read.end, counts, number);
    else {
      if ('person' in read) counts.people++;
      else if ('table' in read) counts.tables++;
      yield read;
    }
  }
  if (!ended) throw new InputError('bad_record', 'the export was cut short: its last line is missing');
}

type Line =
  | { person: z.infer<typeof PERSON> }
  | { block: StoredBlock }
  | { report: StoredReport }
  | { table: ExportedTable }
  | { end: Counts };
type ExportedItem = Exclude<Line, { end: unknown }>;

async function requireEmpty(store: Store): Promise<void> {
  if (!(await isEmpty(store)))
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
  // LINE has found its form right, and the moves of a match are checked when it is opened
  const known = data as Line;
  if ('table' in known) checkLinks(known.table, number);
  return known;
}

function checkLinks({ sheet, entries, snapshots }: ExportedTable, number: number): void {
  const [found] = damageOf({ record: sheet, entries, snapshots });
  if (found !== undefined) throw damaged(number, `table ${sheet.id}: ${found}`);
}

function parsed(line: string, number: number): PlainRecord {
  try {
    return Object(JSON.parse(line));
  } catch (error) {
    throw damaged(number, reasonOf(error));
  }
}

function checkCounts(end: Counts, { people, tables }: Counts, number: number): true {
  if (end.people !== people || end.tables !== tables)
    throw damaged(number, `there should be ${end.people} people and ${end.tables} tables`);
  return true;
}

/** Accounts that have always looked alike are all taken in; the first keeps its looks to itself. */
async function addPerson(store: Store, { sessions = [], ...given }: z.infer<typeof PERSON>): Promise<void> {
  const { id, name, login, password, epoch, created } = given;
  const likeness = login === undefined ? undefined : (given.likeness ?? likenessOf(name));
  const person: StoredPerson = { id, name, login, likeness, password, epoch, created };
  const rows: readonly StoredSession[] = sessions;
  try {
    await store.addPerson(person, rows);
  } catch (error) {
    if (likeness === undefined || !isTaken(error)) throw error;
    await store.addPerson({ ...person, likeness: undefined }, rows);
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof InputError && error.code === 'taken';
}

function damaged(number: number, what: string): InputError {
  return new InputError('bad_record', `line ${number} of the export is damaged: ${what}`);
}
