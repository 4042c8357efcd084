import { botOf } from '../../bots/index.ts';
import type { GameEntry, GameSource } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Match, startMatch } from '../../kernel/match.ts';
import { parseRecord, recordOf, replay } from '../../kernel/record.ts';
import { moveText } from '../../kernel/text.ts';
import type { Chair, TableHost, TableSetup, TableSummary } from '../../protocol/table.ts';
import { adviceFor } from './advice.ts';
import { drive } from './driver.ts';
import { plainName } from '../../protocol/names.ts';
import { openTables } from './openTables.ts';
import { pastFrame } from './past.ts';
import type { Shelf, StoredTable } from './shelf.ts';
import {
  leave,
  needAtScreen,
  playAgain,
  playMove,
  refresh,
  type Surroundings,
  standingOf,
  type Table,
  takeBack,
  tell,
  type Watcher,
} from './table.ts';
import { type Thinker, thinkHere } from './thinker.ts';

/** What a host is made of. It knows neither page nor worker. */
export interface HostParts {
  readonly games: GameSource;
  readonly shelf: Shelf;
  /** A new secret of 64 hex digits that nobody can guess. */
  seed(): string;
  now(): number;
  /** Lets others run for so many milliseconds at least. */
  pause(ms: number): Promise<void>;
  /** Who answers for the bots; they think right here unless told otherwise. */
  readonly think?: Thinker;
}

/** Plays and keeps the tables of this browser. Every person at them sits at this screen. */
export function localHost(parts: HostParts): TableHost {
  const { games, shelf } = parts;
  const around: Surroundings = { think: thinkHere(games), ...parts };
  const tables = openTables(around);
  const newId = (): string => parts.seed().slice(0, 16);

  async function add(stored: StoredTable): Promise<string> {
    await shelf.put(stored);
    return stored.id;
  }

  /** Does something at a table in its turn, then lets the bots go on; what failed before is tried anew. */
  async function at(id: string, job: (table: Table) => Promise<void>): Promise<void> {
    const table = await tables.get(id);
    table.fault = undefined;
    await table.inTurn(() => job(table));
    drive(table);
  }

  return {
    async create({ seed, ...asked }) {
      const entry = await games(asked.game);
      const setup = { ...asked, chairs: asked.chairs.map(checkedChair) };
      const { chairs, options } = setup;
      const match = startMatch(entry.game, { seats: chairs.length, options, seed: seed ?? parts.seed() });
      return add(firstRevision(newId(), entry, match, setup, parts.now()));
    },

    async watch(id, listener) {
      const watcher: Watcher = { listener, heard: undefined };
      let watched: Table | undefined;
      await at(id, async (table) => {
        await refresh(table);
        watched = table;
        table.watchers.add(watcher);
        tell(table, watcher);
      });
      return () => watched && leave(watched, watcher);
    },

    play: (id, seat, ply, text) =>
      at(id, async (table) => {
        needAtScreen(table, seat);
        checkPly(table, ply);
        await playMove(table, seat, text);
      }),
    undo: (id, seat) => at(id, (table) => takeBack(table, seat)),
    redo: (id, seat) => at(id, (table) => playAgain(table, seat)),

    async look(id, ply, eyes) {
      const table = await tables.get(id);
      return table.inTurn(async () => pastFrame(table.chronicle, ply, eyes));
    },

    async advise(id, seat, ply) {
      const table = await tables.get(id);
      // Thinks beside the queue: the position is looked at in turn, the answer is awaited outside.
      const { advice } = await table.inTurn(async () => {
        needAtScreen(table, seat);
        checkPly(table, ply);
        return { advice: adviceFor(table, seat) };
      });
      return advice;
    },

    async list() {
      const stored = await shelf.list();
      return stored.map(summaryOf).sort((a, b) => b.touched - a.touched);
    },

    async remove(id) {
      await shelf.remove(id);
      tables.forget(id);
    },

    async record(id) {
      const table = await tables.get(id);
      return table.inTurn(async () => `${JSON.stringify(recordOf(table.chronicle.match), undefined, 2)}\n`);
    },

    async adopt(text, names = []) {
      const record = parseRecord(text);
      const entry = await games(record.game);
      const match = replay(entry.game, record);
      const chairs = Array.from({ length: match.seats }, (_, seat): Chair => {
        return { name: plainName(names[seat], seat), player: 'person' };
      });
      const setup = { game: record.game, chairs, options: match.options };
      return add(firstRevision(newId(), entry, match, setup, parts.now()));
    },
  };
}

function checkedChair({ name, player }: Chair, seat: Seat): Chair {
  if (player !== 'person') botOf(player.bot);
  return { name: plainName(name, seat), player };
}

function firstRevision(
  id: string,
  entry: GameEntry,
  match: Match,
  setup: TableSetup,
  now: number,
): StoredTable {
  return {
    id,
    revision: 1,
    rulesVersion: entry.game.rulesVersion,
    setup,
    options: match.options,
    seed: match.seed,
    moves: match.plies.map(({ seat, move }) => `${seat} ${moveText(move)}`),
    undone: [],
    notes: {},
    ...standingOf(entry, match),
    touched: now,
  };
}

function summaryOf({ id, setup, moves, points, actors, outcome, touched }: StoredTable): TableSummary {
  return { id, setup, ply: moves.length, points, actors, outcome, touched };
}

function checkPly({ chronicle }: Table, ply: number): void {
  const now = chronicle.match.plies.length;
  if (ply === now) return;
  throw new InputError('stale', `the table has moved on: you saw ${ply} moves, there are ${now}`);
}
