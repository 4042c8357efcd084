import { itemAt } from '../../kernel/data/lists.ts';
import type { GameEntry, GameSource } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Match, newMatch, play } from '../../kernel/match/match.ts';
import { parseRecord, recordOf, replay } from '../../kernel/match/record.ts';
import { moveText } from '../../kernel/text.ts';
import { endOf, pliesOf, seqOf } from '../../table/ledger.ts';
import { pastView } from '../../table/past.ts';
import type { Chair, TableHost, TableSetup, TableSummary } from '../../protocol/table.ts';
import { adviceFor, comparisonFor } from './bots/advice.ts';
import { screenOf, storedDeed } from './store/deeds.ts';
import { drive } from './bots/driver.ts';
import { plainName } from '../../protocol/names.ts';
import { openTables } from './openTables.ts';
import { currentEyes } from './screen.ts';
import type { LocalStore, StoredTable } from './store/localStore.ts';
import {
  hushCoach,
  leave,
  needAtScreen,
  playAgain,
  playMove,
  refresh,
  type TableDependencies,
  summaryOf,
  type Table,
  takeBack,
  send,
  type Watcher,
} from './table.ts';
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
  /** Answers for the coach, likewise. */
  readonly askCoach?: AskCoach;
}

/** Plays and stores the tables of this browser. Every person at them sits at this screen. */
export function localHost(dependencies: HostDependencies): TableHost {
  const { games, store } = dependencies;
  const tableDependencies: TableDependencies = {
    askBot: answerHere(games),
    askCoach: coachHere(games),
    ...dependencies,
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
      return add(firstRevision(newId(), entry, match, setup, dependencies.now()));
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
        needFresh(table, seq);
        await playMove(table, seat, text, { byPerson: true });
        return seqOf(table.screen.ledger);
      }),
    undo: (id, seat) => at(id, (table) => takeBack(table, seat)),
    redo: (id, seat) => at(id, (table) => playAgain(table, seat)),

    async look(id, ply, eyes) {
      const table = await tables.get(id);
      return table.inTurn(async () => {
        const { screen } = table;
        const over = endOf(screen.ledger) !== undefined;
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
      await store.remove(id);
      tables.forget(id);
    },

    async record(id) {
      const table = await tables.get(id);
      return table.inTurn(async () => {
        const { ledger } = table.screen;
        const record = recordOf({ ...ledger.match, plies: pliesOf(ledger) });
        return `${JSON.stringify(record, undefined, 2)}\n`;
      });
    },

    async adopt(text, names = [], bots = []) {
      const record = parseRecord(text);
      const entry = await games(record.game);
      const match = replay(entry.game, record);
      const { BOTS } = await players();
      const chairs = Array.from({ length: match.seats }, (_, seat): Chair => {
        const bot = BOTS.find(({ name }) => name === bots[seat]);
        return { name: plainName(names[seat], seat), player: bot ? { bot: bot.name } : 'person' };
      });
      const setup = { game: record.game, chairs, options: match.options };
      return add(firstRevision(newId(), entry, match, setup, dependencies.now()));
    },
  };
}

/** Fetched when a table needs them, like the games: they think with much code. */
const players = () => import('../../bots/index.ts');

async function checkedChair({ name, player }: Chair, seat: Seat): Promise<Chair> {
  if (player !== 'person') (await players()).botOf(player.bot);
  return { name: plainName(name, seat), player };
}

/** A table as it is first stored, with the moves of a match so far. */
function firstRevision(
  id: string,
  entry: GameEntry,
  match: Match,
  setup: TableSetup,
  now: number,
): StoredTable {
  const played = {
    id,
    revision: 1,
    rulesVersion: entry.game.rulesVersion,
    setup,
    options: match.options,
    seed: match.seed,
    deeds: match.plies.map(({ seat, move }) => ({ seat, text: moveText(move) })),
    ...{ ply: 0, points: [], actors: [], outcome: undefined },
    touched: now,
  };
  const { ledger } = screenOf(entry, played);
  const deeds = ledger.moves.slice().map(({ deed }) => storedDeed(deed));
  return { ...played, ...summaryOf(ledger), deeds };
}

function inList({ id, setup, ply, points, actors, outcome, touched }: StoredTable): TableSummary {
  return { id, setup, ply, points, actors, outcome, touched };
}

function needFresh({ screen }: Table, seen: number): void {
  const now = seqOf(screen.ledger);
  if (seen === now) return;
  throw new InputError('stale', `the table has moved on: you saw ${seen} entries, there are ${now}`);
}
