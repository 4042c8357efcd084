import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../src/kernel/error.ts';
import { gameOf } from '../../src/cli/tableGames.ts';
import { equal } from '../../src/kernel/data/plain.ts';
import { moveText } from '../../src/kernel/text.ts';
import { draftMove } from '../../src/table/draft.ts';
import type { Entry } from '../../src/table/entry.ts';
import { type Ledger, readLedger, startLedger, withEntry } from '../../src/table/ledger.ts';
import { matchSetup } from '../../src/server/rooms/luck.ts';
import type { TableRecord } from '../../src/server/rooms/tableRecord.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { FaultyPlayer } from './player.ts';
import type { TestBed } from './testBed.ts';
import type { TableLog, SentMove } from './session.ts';

/** What was promised, and what became of it. */
export interface Verdict {
  readonly acknowledged: number;
  /** Moves that were acknowledged and are not there under their number. */
  readonly lost: number;
  /** Moves that are there more than once, or were acknowledged twice differently. */
  readonly doubled: number;
  readonly faults: number;
  /** Histories that do not replay, and viewers who were shown something else than what is kept. */
  readonly disagreements: number;
  readonly tables: number;
  readonly entries: number;
  /** All of it as sentences. */
  readonly broken: readonly string[];
}

interface Findings {
  readonly lost: string[];
  readonly doubled: string[];
  readonly disagreements: string[];
}

export async function verdictOn(
  testBed: TestBed,
  players: readonly FaultyPlayer[],
  faults: number,
): Promise<Verdict> {
  const logs = players.flatMap((player) => player.logs);
  const tables = [...new Set(logs.map(({ table }) => table))];
  const found: Findings = { lost: [], doubled: [], disagreements: [] };
  found.disagreements.push(...logs.flatMap(({ table, wrong }) => wrong.map((what) => `${table}: ${what}`)));
  const crashes = testBed.servers.reduce((sum, server) => sum + server.crashes(), 0);
  if (crashes > 0) found.disagreements.push(`servers ended by themselves ${crashes} times`);
  const store = await testBed.openStore();
  let entries = 0;
  for (const table of tables) {
    const own = logs.filter((log) => log.table === table);
    entries += await checkTable({ store, table, found, own, players, servers: testBed.servers.length });
  }
  await store.close();
  const sent = logs.flatMap((log) => log.sent);
  return {
    acknowledged: sent.filter(({ acknowledged }) => acknowledged !== undefined).length,
    lost: found.lost.length,
    doubled: found.doubled.length,
    faults,
    disagreements: found.disagreements.length,
    tables: tables.length,
    entries,
    broken: Object.values(found).flat(),
  };
}

interface TableCase {
  readonly store: Store;
  readonly table: string;
  readonly found: Findings;
  readonly own: readonly TableLog[];
  readonly players: readonly FaultyPlayer[];
  readonly servers: number;
}

async function checkTable({ store, table, found, own, players, servers }: TableCase): Promise<number> {
  const stored = await store.tableSince(table, 0);
  const sent = own.flatMap((log) => log.sent);
  if (stored === undefined) {
    found.lost.push(`table ${table} is gone`);
    return 0;
  }
  const { record, entries } = stored;
  checkMoves(table, sent, entries, found);
  const disagree = (what: string): void => void found.disagreements.push(`${table}: ${what}`);
  const ledger = replayed(record, entries, disagree);
  if (ledger === undefined) return entries.length;
  const quick = readLedger(ledger.game, matchSetup(record), entries, await store.snapshots(table));
  if (!equal(quick.match.state, ledger.match.state))
    disagree('the snapshot does not lead where the moves lead');
  const viewers = players.filter((player) => own.some((log) => player.logs.includes(log)));
  for (let server = 0; server < servers; server++)
    for (const viewer of [...viewers, ...players.filter((one) => !viewers.includes(one)).slice(0, 1)])
      await checkView(store, viewer, table, server, entries.length, disagree);
  return entries.length;
}

/** Everything acknowledged is there once under its number, and nothing is that nobody did. */
function checkMoves(
  table: string,
  sent: readonly SentMove[],
  entries: readonly Entry[],
  { lost, doubled, disagreements }: Findings,
): void {
  const byKey = new Map<string | undefined, Entry[]>();
  for (const entry of entries) byKey.set(entry.key, [...(byKey.get(entry.key) ?? []), entry]);
  for (const { key, text, acknowledged } of sent) {
    const stored = byKey.get(key) ?? [];
    byKey.delete(key);
    if (stored.length > 1) doubled.push(`${table}: "${text}" is there ${stored.length} times`);
    if (acknowledged === undefined) continue;
    const isThere = stored.some(({ seq, deed }) => {
      return seq === acknowledged && deed.kind === 'move' && moveText(deed.move) === text;
    });
    if (!isThere) lost.push(`${table}: "${text}" was acknowledged as ${acknowledged} and is not there`);
  }
  for (const key of byKey.keys()) disagreements.push(`${table}: a deed is there that nobody did (${key})`);
  if (!entries.every(({ seq }, i) => seq === i + 1))
    disagreements.push(`${table}: a number is missing or there twice`);
}

/** The match played again from its setup, every move looked up among the legal ones. */
function replayed(
  record: TableRecord,
  entries: readonly Entry[],
  disagree: (what: string) => void,
): Ledger | undefined {
  let ledger = startLedger(gameOf(record.setup.game), matchSetup(record));
  for (const entry of entries) {
    const { deed, seq } = entry;
    try {
      if (deed.kind !== 'move') throw new Error(`it is a ${deed.kind}`);
      const { state } = draftMove(ledger, deed.seat, moveText(deed.move), { byPerson: false });
      ledger = withEntry(ledger, entry, state);
    } catch (error) {
      disagree(`entry ${seq} cannot be played: ${reasonOf(error)}`);
      return undefined;
    }
  }
  return ledger;
}

/** How often a server that is behind is asked again. */
const LOOKS = 100;
const AGAIN_MS = 100;

/**
 * What a server shows is what was kept after as many entries: a last deed may still be on its way while this looks, and
 * a server may not have received the last one yet.
 */
async function checkView(
  store: Store,
  viewer: FaultyPlayer,
  table: string,
  server: number,
  least: number,
  disagree: (what: string) => void,
): Promise<void> {
  try {
    let shown = await viewer.look(table, server);
    for (let looks = 1; shown.seq < least && looks < LOOKS; looks++) {
      await sleep(AGAIN_MS);
      shown = await viewer.look(table, server);
    }
    if (shown.seq < least) return disagree(`server ${server} shows ${shown.seq} entries of ${least}`);
    const { state, eyes } = shown.match;
    const { match } = await storedAt(store, table, shown.seq);
    if (!equal(state, match.game.redact(match.state, eyes)))
      disagree(`server ${server} shows seat ${eyes ?? 'nobody'} another position`);
  } catch (error) {
    disagree(`server ${server} does not show it: ${reasonOf(error)}`);
  }
}

/** The match as it is kept after so many entries. */
async function storedAt(store: Store, table: string, seq: number): Promise<Ledger> {
  const stored = await store.tableSince(table, 0);
  if (stored === undefined) throw new Error('the table is gone');
  const { record, entries } = stored;
  return readLedger(gameOf(record.setup.game), matchSetup(record), entries.slice(0, seq), []);
}
