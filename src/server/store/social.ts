import type { Compilable, Kysely, Selectable } from 'kysely';
import type { ChatMessage, ReportReason } from '../../protocol/online.ts';
import type { Schema } from './schema.ts';

/** What people keep of each other: whom they have blocked, and what they have reported to whoever keeps the server. */

/** Somebody whom a person wants to have nothing to do with. */
export interface StoredBlock {
  readonly person: string;
  readonly other: string;
  /** What the other was called then. */
  readonly name: string;
  readonly at: number;
}

export interface StoredReport {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  /** Who is reported, and what they were called. */
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly why: ReportReason;
  readonly text: string;
  /** What was said last, as far as whoever reports it was sent it. */
  readonly chat: readonly ChatMessage[];
  /** When it was dealt with. */
  readonly done: number | undefined;
}

export interface SocialStore {
  block(block: StoredBlock): Promise<void>;
  unblock(person: string, other: string): Promise<void>;
  /** Whom somebody has blocked, the latest first. */
  blocked(person: string): Promise<StoredBlock[]>;
  /** Who of these people has blocked whom of them. */
  blocksAmong(people: readonly string[]): Promise<StoredBlock[]>;
  /** False where the same person has reported the same one at the same table that day already. */
  addReport(report: StoredReport): Promise<boolean>;
  /** All reports in the order of their ids, a page at a time. */
  reportsAfter(id: string, limit: number): Promise<StoredReport[]>;
  /** Marks a report as dealt with; false where there is none that is open. */
  closeReport(id: string, at: number): Promise<boolean>;
}

type Writes = Pick<SocialStore, 'block' | 'unblock' | 'addReport' | 'closeReport'>;

/** Single statements, the same in every dialect; `run` tells how many rows one has changed. */
export function socialStore(db: Kysely<Schema>, run: (query: Compilable) => Promise<number>): SocialStore {
  return { ...readsOf(db), ...writesOf(db, run) };
}

function readsOf(db: Kysely<Schema>): Omit<SocialStore, keyof Writes> {
  return {
    blocked: (person) =>
      db.selectFrom('blocks').selectAll().where('person', '=', person).orderBy('at', 'desc').execute(),
    async blocksAmong(people) {
      if (people.length < 2) return [];
      const blocks = db.selectFrom('blocks').selectAll();
      return blocks.where('person', 'in', people).where('other', 'in', people).execute();
    },
    async reportsAfter(id, limit) {
      const reports = db.selectFrom('reports').selectAll().where('id', '>', id);
      return (await reports.orderBy('id').limit(limit).execute()).map(reportFrom);
    },
  };
}

const DAY = 24 * 60 * 60 * 1000;

function writesOf(db: Kysely<Schema>, run: (query: Compilable) => Promise<number>): Writes {
  return {
    async block(block) {
      await run(
        db
          .insertInto('blocks')
          .values(block)
          .onConflict((conflict) => conflict.columns(['person', 'other']).doNothing()),
      );
    },
    async unblock(person, other) {
      await run(db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other));
    },
    async addReport({ chat, done, ...report }) {
      const row = {
        ...report,
        day: Math.floor(report.at / DAY),
        chat: JSON.stringify(chat),
        done: done ?? null,
      };
      const added = db
        .insertInto('reports')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
      return (await run(added)) > 0;
    },
    async closeReport(id, at) {
      const open = db.updateTable('reports').set({ done: at }).where('id', '=', id).where('done', 'is', null);
      return (await run(open)) > 0;
    },
  };
}

function reportFrom({ day: _, chat, done, why, ...row }: Selectable<Schema['reports']>): StoredReport {
  return { ...row, why, chat: JSON.parse(chat), done: done ?? undefined };
}
