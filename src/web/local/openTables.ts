import { InputError, reasonOf } from '../../kernel/error.ts';
import { drive } from './bots/driver.ts';
import { queue } from '../../kernel/match/queue.ts';
import { halt, openTable, refresh, type TableDependencies, type Table } from './table.ts';

/** How many tables stay in memory while nobody watches them. */
const MOST_IDLE = 4;

/** The tables in memory: all that are watched, and a few that were. */
export function openTables(dependencies: TableDependencies): {
  get(id: string): Promise<Table>;
  forget(id: string): void;
} {
  const { store } = dependencies;
  const open = new Map<string, Table>();
  const oneByOne = queue();

  async function load(id: string): Promise<Table> {
    const stored = await store.get(id);
    if (stored === undefined) throw new InputError('unknown_match', 'there is no such table in this browser');
    return openTable(dependencies, stored);
  }

  store.onChange((id) => {
    const table = open.get(id);
    if (table) void followed(table);
  });

  return {
    get: (id) =>
      oneByOne(async () => {
        const table = open.get(id) ?? (await load(id));
        open.delete(id);
        open.set(id, table);
        const idle = [...open.values()].filter(({ watchers }) => watchers.size === 0);
        for (const { stored } of idle.slice(0, -MOST_IDLE)) open.delete(stored.id);
        return table;
      }),
    forget(id) {
      const table = open.get(id);
      open.delete(id);
      if (table) halt(table, 'this table was removed');
    },
  };
}

/** Catches up with another tab; a failure is shown at the table. */
async function followed(table: Table): Promise<void> {
  try {
    await table.inTurn(() => refresh(table));
    drive(table);
  } catch (error) {
    halt(table, reasonOf(error));
  }
}
