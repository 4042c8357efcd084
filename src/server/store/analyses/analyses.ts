import type { Compilable, Kysely } from 'kysely';
import type { Finding } from '../../../analysis/inquiry.ts';
import { storedValue } from '../../chain/damaged.ts';
import type { Schema } from '../schema.ts';
import type { Statements } from '../statements.ts';

/** What servers find out of matches that have ended, once for everybody; whoever keeps one adds to it, place by place. */

/** How far the analysis of a match has come. */
export interface StoredAnalysis {
  /** What it is made by, and the name of the match by its record (`src/analysis`). */
  readonly made: string;
  readonly record: string;
  readonly places: number;
  /** Of how many places, from the first on, there are findings. */
  readonly done: number;
  /** Until when a server has it to itself. */
  readonly until: number;
}

/** An analysis that is known to its end. */
export interface WholeAnalysis {
  readonly made: string;
  readonly record: string;
  readonly findings: readonly Finding[];
}

/** A server that wants to work on an analysis. */
export interface AnalysisClaim {
  readonly table: string;
  readonly made: string;
  readonly record: string;
  readonly places: number;
  readonly keeper: string;
  readonly now: number;
  readonly until: number;
}

/** What a server has found out of the analysis it has claimed. */
export interface AnalysisPart {
  readonly table: string;
  readonly keeper: string;
  /** How many places were done before. */
  readonly after: number;
  readonly findings: readonly Finding[];
  /** How long it is still to have it to itself. */
  readonly until: number;
}

export interface AnalysisStore {
  analysis(table: string): Promise<StoredAnalysis | undefined>;
  /** What was found out by that maker at the places after so many. */
  findings(table: string, made: string, after: number): Promise<Finding[]>;
  /**
   * Lets a server have an analysis to itself for a while; false while another has it. It goes on where it was left, but
   * what was found out by another maker, or of another record, is forgotten.
   */
  claimAnalysis(claim: AnalysisClaim): Promise<boolean>;
  /** Adds to an analysis; false where the server does not have it any more. */
  addFindings(part: AnalysisPart): Promise<boolean>;
  /** Lets another server have it at once. */
  leaveAnalysis(table: string, keeper: string): Promise<void>;
}

type Writes = Pick<AnalysisStore, 'claimAnalysis' | 'addFindings' | 'leaveAnalysis'>;

/** The same in every dialect; `run` runs some statements together or not at all. */
export function analysisStore(
  db: Kysely<Schema>,
  run: <T>(statements: Statements<T>) => Promise<T>,
): AnalysisStore {
  const writes: Writes = {
    claimAnalysis: (claim) => run(claimed(db, claim)),
    addFindings: (part) => run(added(db, part)),
    leaveAnalysis: (table, keeper) => run(left(db, table, keeper)),
  };
  return {
    ...writes,
    async analysis(table) {
      const row = await db
        .selectFrom('analyses')
        .select(['made', 'record', 'places', 'done', 'until'])
        .where('table', '=', table)
        .executeTakeFirst();
      return row;
    },
    async findings(table, made, after) {
      const rows = await db
        .selectFrom('findings')
        .select(['after', 'found'])
        .where('table', '=', table)
        .where('made', '=', made)
        .where('last', '>', after)
        .orderBy('after')
        .execute();
      return rows.flatMap((row) => {
        const found = storedValue<readonly Finding[]>(row.found, `the analysis of table ${table}`);
        return found.slice(Math.max(0, after - row.after));
      });
    },
  };
}

function* claimed(db: Kysely<Schema>, claim: AnalysisClaim): Statements<boolean> {
  const { table, made, record, places, keeper, now, until } = claim;
  const outdated = yield db
    .deleteFrom('analyses')
    .where('table', '=', table)
    .where('until', '<', now)
    .where((eb) => eb.or([eb('made', '<>', made), eb('record', '<>', record), eb('places', '<>', places)]));
  if (outdated > 0) yield db.deleteFrom('findings').where('table', '=', table);
  const granted = yield db
    .insertInto('analyses')
    .values({ table, made, record, places, done: 0, keeper, until })
    .onConflict((conflict) =>
      conflict
        .column('table')
        .doUpdateSet({ keeper, until })
        .where('analyses.until', '<', now)
        .where('analyses.made', '=', made)
        .where('analyses.record', '=', record),
    );
  return granted > 0;
}

function* added(db: Kysely<Schema>, part: AnalysisPart): Statements<boolean> {
  const { table, keeper, after, findings, until } = part;
  const last = after + findings.length;
  const held = yield db
    .updateTable('analyses')
    .set({ done: last, until })
    .where('table', '=', table)
    .where('keeper', '=', keeper)
    .where('done', '=', after);
  if (held > 0 && findings.length > 0) yield insertion(db, table, after, findings);
  return held > 0;
}

/** The maker is that of the analysis, so that no finding is ever one of another. */
function insertion(
  db: Kysely<Schema>,
  table: string,
  after: number,
  findings: readonly Finding[],
): Compilable {
  return db.insertInto('findings').values((eb) => ({
    table,
    made: eb.selectFrom('analyses').select('made').where('table', '=', table),
    after,
    last: after + findings.length,
    found: JSON.stringify(findings),
  }));
}

function* left(db: Kysely<Schema>, table: string, keeper: string): Statements {
  yield db.updateTable('analyses').set({ until: 0 }).where('table', '=', table).where('keeper', '=', keeper);
}

/** The statements that keep an analysis as it was elsewhere, for a table that is new. */
export function* wholeAnalysis(db: Kysely<Schema>, table: string, whole: WholeAnalysis): Statements {
  const { made, record, findings } = whole;
  const { length } = findings;
  yield db
    .insertInto('analyses')
    .values({ table, made, record, places: length, done: length, keeper: '', until: 0 });
  yield insertion(db, table, 0, findings);
}
