import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUBJECTS } from '../../test/kit/contractSubjects.ts';
import { newKey, type Tab, testServer, type TestServer, type Visitor } from '../../test/kit/online.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../tools/services/postgres.ts';
import type { Service } from '../../tools/services/service.ts';
import type { Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import {
  type BotFault,
  type ContractGames,
  type ContractHost,
  type ContractTable,
  type OpenHost,
  type Seen,
  tableContract,
} from '../table/tableContract.ts';
import { type LoggedMove, extendLog } from '../table/view.ts';
import type { Config } from './config.ts';

const MISBEHAVING = new URL('../../test/kit/misbehavingToy.ts', import.meta.url).href;
/** Bots that hang are stopped after so many milliseconds. */
const SHORT = 300;

/** A server over a store of its own for every table. */
function serverHost(configOf: () => Promise<Partial<Config>>): ContractHost {
  return {
    sharesScreen: false,
    async open({ entries, module }: ContractGames, fault?: BotFault) {
      const config = { ...(await configOf()), ...(fault === 'hangs' && { botTime: SHORT }) };
      const gamesModule = fault ? `${MISBEHAVING}?${fault}` : module;
      const server = await testServer(config, { games: entries, gamesModule });
      return { table: (...setup) => openTable(server, ...setup), close: () => server.stop() };
    },
  };
}

type Chairs = Parameters<OpenHost['table']>[2];

/** A table with a tab for each person, and one for a spectator. */
async function openTable(
  server: TestServer,
  game: string,
  options: object,
  chairs: Chairs,
): Promise<ContractTable> {
  const persons = chairs.flatMap((chair, seat) => (chair === 'person' ? [seat] : []));
  const first = itemAt(persons, 0);
  const host = server.visitor();
  const seats = chairs.map((chair, seat) => (chair !== 'person' ? chair : seat === first ? 'me' : 'open'));
  const table = await host.create({ game, options, seats });
  const people = new Map<Seat | undefined, Visitor>([
    [undefined, server.visitor()],
    [first, host],
  ]);
  for (const seat of persons.slice(1)) {
    const guest = server.visitor();
    await guest.sit(table, seat);
    people.set(seat, guest);
  }
  const tabs = new Map<Seat | undefined, Tab>();
  for (const [seat, one] of people) {
    const tab = await one.open();
    await tab.watch(table);
    tabs.set(seat, tab);
  }
  const tabAt = (seat: Seat | undefined): Tab => tabs.get(seat) ?? expect.fail(`nobody sits on ${seat}`);
  await tabAt(first).start(table);
  for (const tab of tabs.values()) await tab.until(() => tab.frame(table).room.stage !== 'gathering');
  const deed = async (seat: Seat, what: { do: 'undo' | 'redo' } | { do: 'play'; text: string }) => {
    await tabAt(seat).ask({ ...what, table, seen: tabAt(seat).frame(table).seq, key: newKey() });
  };
  return {
    seen: (seat) => seenBy(tabAt(seat), table),
    until: (seat, holds) => tabAt(seat).until(() => holds(seenBy(tabAt(seat), table))),
    play: (seat, text) => deed(seat, { do: 'play', text }),
    undo: (seat) => deed(seat, { do: 'undo' }),
    redo: (seat) => deed(seat, { do: 'redo' }),
    async look(seat, ply, eyes) {
      const { past } = await tabAt(seat).ask({ do: 'look', table, ply, eyes: eyes ?? 'nobody' });
      if (past === undefined) throw new Error('nothing to look at');
      return past;
    },
    async again(seat) {
      const tab = tabAt(seat);
      await tab.watch(table, Math.max(0, tab.frame(table).seq - 2));
      await tab.watch(table);
    },
    told: (seat) => tabAt(seat).raw.join('\n'),
  };
}

function seenBy(tab: Tab, table: string): Seen {
  const { ply, eyes, state, actors, moves, undoable, redoable, outcome } = tab.match(table);
  return {
    ply,
    eyes,
    state,
    actors,
    moves: eyes !== undefined && moves ? { [eyes]: moves } : {},
    undoable: eyes === undefined ? {} : { [eyes]: undoable },
    redoable,
    log: logOf(tab, table),
    outcome,
  };
}

/** The log as it comes together from all frames, however often something is told. */
function logOf({ received }: Tab, table: string): readonly LoggedMove[] {
  let log: readonly LoggedMove[] = [];
  for (const message of received)
    if ('frame' in message && message.table === table && typeof message.frame.match === 'object')
      log = extendLog(log, message.frame.match);
  return log;
}

tableContract(
  'a server over SQLite',
  serverHost(async () => ({})),
  SUBJECTS,
);

const bin = findPostgres();
const START_MS = 90_000;

if (bin === undefined) test.skip(NO_POSTGRES);
else
  describe('with a Postgres of its own', () => {
    let postgres: Service;
    let count = 0;
    beforeAll(async () => {
      postgres = await startPostgres(bin);
    }, START_MS);
    afterAll(() => postgres.remove());

    const database = async (): Promise<Partial<Config>> => {
      const name = `contract${++count}`;
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return { database: postgres.url.replace(/postgres$/, name) };
    };
    tableContract('a server over Postgres', serverHost(database), SUBJECTS);
  });
