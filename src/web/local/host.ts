import { itemAt } from '../../kernel/data/lists.ts';
import type { GameSource } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { leavingBy, newMatch, play } from '../../kernel/match/match.ts';
import { parseRecord } from '../../kernel/match/record.ts';
import { hasEnded, seqOf } from '../../table/ledger.ts';
import { pastView } from '../../table/past.ts';
import type { Chair, TableHost, TableSummary } from '../../protocol/table.ts';
import { treeOf, withBranches } from '../../protocol/tree.ts';
import { adopted } from './begin/adopt.ts';
import { adviceFor, comparisonFor } from './bots/advice.ts';
import { drive } from './bots/driver.ts';
import { guesses } from './bots/guesses.ts';
import { plainName, visibleName } from '../../protocol/names.ts';
import { firstRevision } from './begin/firstRevision.ts';
import { needRoom, playedOn, recordOfTree } from './begin/playOn.ts';
import { openTables } from './openTables.ts';
import { currentEyes } from './screen.ts';
import { screenOf } from './store/deeds.ts';
import type { LocalStore, StoredTable } from './store/localStore.ts';
import {
  hushCoach,
  leave,
  needAtScreen,
  playAgain,
  playMove,
  refresh,
  rename,
  type TableDependencies,
  type Table,
  takeBack,
  send,
  type Watcher,
} from './table.ts';
import { tableViewOf } from './view.ts';
import { type AskCoach, type CancellableAskBot, answerHere, coachHere } from './bots/botAnswer.ts';

/** What the host needs from outside. It knows neither page nor worker. */
export interface HostDependencies {
  readonly games: GameSource;
  readonly store: LocalStore;
  /** A new secret of 64 hex digits that nobody can guess. */
  seed(): string;
  now(): number;
  /** Waits for at least so many milliseconds. */
  pause(ms: number): Promise<void>;
  /** Answers for the bots; without it they think in this thread. */
  readonly askBot?: CancellableAskBot;
  /** Answers for them what they may soon be asked, while a person thinks; without it they think when they are asked. */
  readonly askAhead?: CancellableAskBot;
  /** Answers for the coach, likewise. */
  readonly askCoach?: AskCoach;
}

/** Plays and stores the tables of this browser. Every person at them sits at this screen. */
export function localHost(dependencies: HostDependencies): TableHost {
  const { games, store, askBot = answerHere(games), askAhead } = dependencies;
  const tableDependencies: TableDependencies = {
    askCoach: coachHere(games),
    ...dependencies,
    guesses: guesses(askBot, askAhead),
  };
  const tables = openTables(tableDependencies);
  const newId = (): string => dependencies.seed().slice(0, 16);

  async function add(stored: StoredTable): Promise<string> {
    await store.put(stored);
    return stored.id;
  }

  /** Runs a job in the queue of a table, then lets the bots go on; an earlier failure is tried again. */
  async function at<T>(id: string, job: (table: Table) => Promise<T>): Promise<T> {
    const table = await tables.get(id);
    table.fault = undefined;
    const done = await table.inTurn(() => job(table));
    drive(table);
    return done;
  }

  /** The table in which the last of so many moves was made: a branch shares those before it with what it left. */
  async function lineAt(id: string, ply: number): Promise<Table> {
    const table = await tables.get(id);
    const { branch } = table.stored;
    return branch !== undefined && ply <= branch.ply ? lineAt(branch.of, ply) : table;
  }

  /** The position is read inside the queue and the answer awaited outside, so that nobody waits for the coach. */
  async function coached<T>(
    id: string,
    seat: Seat,
    seq: number,
    ask: (table: Table) => Promise<T>,
  ): Promise<T> {
    const table = await tables.get(id);
    const { answer } = await table.inTurn(async () => {
      needAtScreen(table, seat);
      needFresh(table, seq);
      return { answer: ask(table) };
    });
    return answer;
  }

  return {
    async create({ seed, opening = [], ...asked }) {
      const entry = await games(asked.game);
      const setup = { ...asked, chairs: await Promise.all(asked.chairs.map(checkedChair)) };
      const { chairs, options } = setup;
      const match = newMatch(entry.game, {
        seats: chairs.length,
        options,
        seed: seed ?? dependencies.seed(),
      });
      for (const text of opening) play(match, itemAt(match.game.actors(match.state), 0), text);
      return add(firstRevision(entry, { id: newId(), match, setup, now: dependencies.now() }));
    },

    async watch(id, listener) {
      const watcher: Watcher = { listener, sent: undefined };
      let watched: Table | undefined;
      await at(id, async (table) => {
        await refresh(table);
        watched = table;
        table.watchers.add(watcher);
        send(table, watcher);
      });
      return () => watched && leave(watched, watcher);
    },

    play: (id, seat, seq, text) =>
      at(id, async (table) => {
        needAtScreen(table, seat);
        // Leaving is meant whatever happened meanwhile.
        if (!leavingBy(table.screen.ledger.match, seat, text)) needFresh(table, seq);
        await playMove(table, seat, text, { byPerson: true });
        return seqOf(table.screen.ledger);
      }),
    undo: (id, seat) => at(id, (table) => takeBack(table, seat)),
    redo: (id, seat) => at(id, (table) => playAgain(table, seat)),

    async look(id, ply, eyes) {
      const table = await tables.get(id);
      return table.inTurn(async () => {
        const { screen } = table;
        const over = hasEnded(screen.ledger);
        return pastView(screen.ledger, ply, eyes, { eyes: currentEyes(screen), over });
      });
    },

    advise: (id, seat, seq, progress) => coached(id, seat, seq, (table) => adviceFor(table, seat, progress)),
    weigh: (id, seat, seq, moves) => coached(id, seat, seq, (table) => comparisonFor(table, seat, moves)),
    async hush(id) {
      hushCoach(await tables.get(id));
    },

    async list() {
      const stored = await store.list();
      return stored.map(inList).sort((a, b) => b.touched - a.touched);
    },

    async remove(id) {
      for (const table of withBranches(await store.list(), id).toReversed()) {
        await store.remove(table.id);
        tables.forget(table.id);
      }
    },

    async glance(id) {
      const table = await tables.get(id);
      return table.inTurn(async () => tableViewOf(table, undefined));
    },

    async playOn(id, ply, chairs, name) {
      const table = await lineAt(id, ply);
      needRoom(treeOf(await store.list(), id));
      const [seed, now] = [dependencies.seed(), dependencies.now()];
      const seated = await Promise.all(chairs.map(checkedChair));
      const asked = { id: newId(), ply, chairs: seated, name: visibleName(name), seed, now };
      return add(await table.inTurn(async () => playedOn(table, asked)));
    },

    rename: (id, name) => at(id, (table) => rename(table, visibleName(name))),

    async record(id) {
      const table = await tables.get(id);
      return table.inTurn(async () => recordOfTree(table.screen.ledger.game, treeOf(await store.list(), id)));
    },

    async adopt(text, names = [], bots = [], branches = []) {
      const record = parseRecord(text);
      const { BOTS } = await players();
      const isBot = (name: string): boolean => BOTS.some((bot) => bot.name === name);
      const how = { newId, now: dependencies.now(), isBot };
      const kept = adopted(await games(record.game), record, [{ names, bots }, ...branches], how);
      for (const table of kept) await store.put(table);
      return itemAt(kept, 0).id;
    },

    async find(text) {
      const { game, seed, moves } = parseRecord(text);
      const isSame = (table: StoredTable): boolean =>
        table.branch === undefined && table.seed === seed && table.ply === moves.length;
      return (await store.list()).find((table) => table.setup.game === game && isSame(table))?.id;
    },

    // Read apart from the tables in memory, which so many matches would push out.
    async report(id) {
      const stored = await store.get(id);
      if (stored === undefined || stored.actors.length > 0) return undefined;
      const entry = await games(stored.setup.game);
      return entry.report?.(screenOf(entry, stored).ledger.position.state);
    },
  };
}

/** Fetched when a table needs them, like the games: they think with much code. */
const players = () => import('../../bots/index.ts');

async function checkedChair({ name, player }: Chair, seat: Seat): Promise<Chair> {
  if (player !== 'person') (await players()).botOf(player.bot);
  return { name: plainName(name, seat), player };
}

function inList({ id, setup, branch, ply, points, actors, outcome, touched }: StoredTable): TableSummary {
  return { id, setup, ...(branch && { branch }), ply, points, actors, outcome, touched };
}

function needFresh({ screen }: Table, seen: number): void {
  const now = seqOf(screen.ledger);
  if (seen === now) return;
  throw new InputError('stale', `the table has moved on: you saw ${seen} entries, there are ${now}`);
}
