import { reasonOf } from '../../src/kernel/error.ts';
import { gameOf } from '../../src/cli/tableGames.ts';
import { equal } from '../../src/kernel/data/plain.ts';
import { moveText } from '../../src/kernel/text.ts';
import { versionFor } from '../../src/kernel/versions.ts';
import { draftMove } from '../../src/table/draft.ts';
import type { Entry } from '../../src/table/entry.ts';
import {
  decidingPersons,
  type Ledger,
  readLedger,
  replayEntry,
  startLedger,
  withEntry,
} from '../../src/table/ledger.ts';
import type { OnlineDelta } from '../../src/protocol/online.ts';
import { matchSetup } from '../../src/server/luck/luck.ts';
import type { TableRecord } from '../../src/server/rooms/tableRecord.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { History, StoredTable } from './history.ts';
import { type Finding, judge } from './judgement.ts';
import type { FaultyPlayer } from './player.ts';
import type { TestBed } from './testBed.ts';

/** What was promised, and what became of it. */
export interface Verdict {
  /** Deeds and lines of chat that were granted. */
  readonly acknowledged: number;
  /** What was granted or shown and is not there. */
  readonly lost: number;
  /** What is there more than once, or was granted twice differently. */
  readonly doubled: number;
  /** Everything else in which people, servers and the store contradict each other. */
  readonly disagreements: number;
  readonly faults: number;
  readonly tables: number;
  readonly entries: number;
  readonly lines: number;
  /** All findings as sentences, each with the promise it breaks. */
  readonly broken: readonly string[];
}

/** What a server showed somebody of a table when everything was over. */
interface LastLook {
  readonly table: string;
  readonly server: number;
  readonly delta: OnlineDelta | undefined;
}

/**
 * Looks once more through every server and reads the store after that. Whatever was shown by then has to be in it, and
 * each view is compared with as many entries as it shows, so it does not matter what goes on meanwhile.
 */
export async function verdictOn(
  testBed: TestBed,
  players: readonly FaultyPlayer[],
  history: History,
  faults: number,
): Promise<Verdict> {
  const tables = [...new Set(players.flatMap(({ memories }) => memories.map(({ table }) => table)))];
  const looks: LastLook[] = [];
  for (const table of tables) looks.push(...(await lastLooks(testBed, players, table)));
  const store = await testBed.openStore();
  const stored = new Map<string, StoredTable>();
  const findings: Finding[] = [...crashesOf(testBed)];
  for (const table of tables) {
    const kept = await store.tableSince(table, 0);
    if (kept === undefined) findings.push({ promise: 'G1.1', kind: 'lost', table, what: 'it is gone' });
    else if (kept.record.begun !== undefined)
      findings.push(...(await checkMatch(store, kept.record, kept.entries, looks)));
    stored.set(table, { entries: kept?.entries ?? [], chat: await store.chat(table, ALL_LINES) });
  }
  await store.close();
  findings.push(...judge(history, stored));
  const count = (kind: Finding['kind']): number => findings.filter((one) => one.kind === kind).length;
  return {
    acknowledged: history.requests.filter(({ request, ok }) => ok && 'key' in request).length,
    lost: count('lost'),
    doubled: count('doubled'),
    disagreements: count('disagreement'),
    faults,
    tables: tables.length,
    entries: sizes(stored, ({ entries }) => entries),
    lines: sizes(stored, ({ chat }) => chat),
    broken: findings.map(({ promise, table, what }) => `${promise} ${table}: ${what}`),
  };
}

const ALL_LINES = 1_000_000;

function sizes(
  stored: ReadonlyMap<string, StoredTable>,
  part: (one: StoredTable) => readonly unknown[],
): number {
  return [...stored.values()].reduce((sum, one) => sum + part(one).length, 0);
}

function crashesOf({ servers }: TestBed): Finding[] {
  const crashes = servers.reduce((sum, server) => sum + server.crashes(), 0);
  const what = `servers ended by themselves ${crashes} times`;
  return crashes === 0 ? [] : [{ promise: 'G5.1', kind: 'disagreement', table: 'all', what }];
}

/** What those who sit there and one who does not are shown, by every server. */
async function lastLooks(
  { servers }: TestBed,
  players: readonly FaultyPlayer[],
  table: string,
): Promise<LastLook[]> {
  const seated = players.filter(({ memories }) => memories.some((one) => one.table === table));
  const viewers = [...seated, ...players.filter((one) => !seated.includes(one)).slice(0, 1)];
  const looks = servers.flatMap((_, server) =>
    viewers.map(async (viewer) => ({ table, server, delta: await viewer.look(table, server) })),
  );
  return Promise.all(looks);
}

/** The entries of a match lead to one position, however they are read, and every server shows it. */
async function checkMatch(
  store: Store,
  record: TableRecord,
  entries: readonly Entry[],
  looks: readonly LastLook[],
): Promise<Finding[]> {
  const table = record.id;
  const findings: Finding[] = [];
  const report = (promise: Finding['promise'], what: string): void =>
    void findings.push({ promise, kind: 'disagreement', table, what });
  const ledger = replayed(record, entries, report);
  if (ledger === undefined) return findings;
  const quick = readLedger(ledger.game, matchSetup(record), entries, await store.snapshots(table));
  if (!equal(quick.match.state, ledger.match.state))
    report('G2.4', 'the snapshot does not lead where the moves lead');
  for (const { server, delta } of looks.filter((look) => look.table === table)) {
    const shown = delta?.match;
    if (typeof shown !== 'object' || !('state' in shown)) report('G2.4', `server ${server} does not show it`);
    else {
      const { match } = readLedger(ledger.game, matchSetup(record), entries.slice(0, delta?.seq), []);
      if (!equal(shown.state, match.game.redact(match.state, shown.eyes)))
        report('G2.4', `server ${server} shows seat ${shown.eyes ?? 'nobody'} another position`);
    }
  }
  return findings;
}

/** The match played again from its setup: every move is looked up among the legal ones of its seat. */
function replayed(
  record: TableRecord,
  entries: readonly Entry[],
  report: (promise: Finding['promise'], what: string) => void,
): Ledger | undefined {
  let ledger = startLedger(versionFor(gameOf(record.setup.game), record.rulesVersion), matchSetup(record));
  for (const entry of entries) {
    const { deed, seq, by } = entry;
    if (deed.kind === 'move' && by === undefined && decidingPersons(ledger).includes(deed.seat))
      report('G4.3', `nobody asked for entry ${seq}, a move of seat ${deed.seat}`);
    try {
      ledger =
        deed.kind === 'move'
          ? withEntry(
              ledger,
              entry,
              draftMove(ledger, deed.seat, moveText(deed.move), { byPerson: false }).position,
            )
          : replayEntry(ledger, entry);
    } catch (error) {
      report('G2.1', `entry ${seq} cannot be played: ${reasonOf(error)}`);
      return undefined;
    }
  }
  return ledger;
}
