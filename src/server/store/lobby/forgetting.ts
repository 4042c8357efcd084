import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** What is forgotten in time, a little at once; the same in every dialect. */

/** Tables that never began, and those at which nobody but bots sits. */
export type ForgottenKind = 'gathering' | 'bots';

/** A part of the people, in the order of their ids. */
export interface PeoplePage {
  /** The id before the first. */
  readonly after: string;
  readonly limit: number;
}

export interface Forgetting {
  /** The ids of some tables of a kind where nothing has happened since then. */
  forgettable(kind: ForgottenKind, before: number, limit: number): Promise<string[]>;
  /** Removes a table with all that belongs to it; false where something has happened there since then. */
  forgetTable(id: string, before: number): Promise<boolean>;
  /**
   * Removes the guests of a page who have not been here since then, sit nowhere and host nothing, with whom they have
   * blocked. Returns the last id of the page, or nothing where it was the last page.
   */
  forgetGuests(before: number, page: PeoplePage): Promise<string | undefined>;
  /** Removes reports that were dealt with before one time, and those that were made before another. */
  forgetReports(done: number, made: number): Promise<void>;
}

export function forgettingOf(
  db: Kysely<Schema>,
  run: (query: Compilable) => Promise<number>,
): Omit<Forgetting, 'forgetTable'> {
  return {
    async forgettable(kind, before, limit) {
      const old = db.selectFrom('tables').select('id').where('touched', '<', before).limit(limit);
      const rows = await (kind === 'gathering'
        ? old.where('listed', 'in', [0, 1]).where('stage', '=', 'gathering')
        : old.where('persons', '=', 0).where('stage', '<>', 'gathering')
      ).execute();
      return rows.map(({ id }) => id);
    },
    async forgetGuests(before, { after, limit }) {
      const people = db.selectFrom('people').select('id').where('id', '>', after);
      const page = await people.orderBy('id').limit(limit).execute();
      const last = page.at(-1)?.id;
      if (last === undefined) return undefined;
      await run(idleGuests(db, before).where('id', '>', after).where('id', '<=', last));
      for (const part of ['blocks', 'sessions'] as const)
        await run(ofNobody(db, part).where('person', '>', after).where('person', '<=', last));
      return page.length < limit ? undefined : last;
    },
    async forgetReports(done, made) {
      await run(db.deleteFrom('reports').where('done', '<', done));
      await run(db.deleteFrom('reports').where('at', '<', made));
    },
  };
}

function idleGuests(db: Kysely<Schema>, before: number) {
  return db
    .deleteFrom('people')
    .where('login', 'is', null)
    .where('created', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.person', '=', 'people.id')
            .where('sessions.seen', '>=', before),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('sitters').select('table').whereRef('sitters.person', '=', 'people.id')),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'people.id')),
      ),
    );
}

function ofNobody(db: Kysely<Schema>, part: 'blocks' | 'sessions') {
  return db
    .deleteFrom(part)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('people').select('people.id').whereRef('people.id', '=', `${part}.person`)),
      ),
    );
}
