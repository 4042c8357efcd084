import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameOf } from '../../games/index.ts';
import { equal } from '../../kernel/plain.ts';
import { seeded } from '../../kernel/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { readLedger } from '../../server/ledger.ts';
import { matchSetup } from '../../server/luck.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { type FaultyPlayer, newPlayer, type Sent } from './player.ts';
import { startVictim } from './victim.ts';

export interface FaultOptions {
  readonly data: string;
  readonly game: string;
  readonly tables: number;
  readonly kills: number;
  readonly seed: number;
  /** Called after each kill. */
  readonly seen?: (kill: number, acknowledged: number) => void;
}

export interface FaultReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** What was promised and not kept, as sentences. */
  readonly broken: readonly string[];
}

/** Lets people play at many tables, kills the server in the middle again and again, and looks what is left. */
export async function checkFaults(options: FaultOptions): Promise<FaultReport> {
  const rng = seeded(options.seed);
  const victim = startVictim({ data: options.data, pages: options.data });
  const stop = new AbortController();
  const players: FaultyPlayer[] = [];
  const games: Promise<void>[] = [];
  for (let i = 0; i < options.tables; i++) {
    const pair = [0, 1].map((seat) => newPlayer(victim.address, seeded(options.seed + 2 * i + seat)));
    const table = await seatedAt(pair as [FaultyPlayer, FaultyPlayer], options.game);
    players.push(...pair);
    games.push(...pair.map((player) => player.play(table, stop.signal)));
  }
  const sent = (): Sent[] => players.flatMap((player) => player.sent);
  const done = Promise.all(games);
  try {
    for (let kill = 1; kill <= options.kills; kill++) {
      await Promise.race([sleep(50 + rng.int(400)), done]);
      await victim.kill();
      options.seen?.(kill, sent().filter(({ acknowledged }) => acknowledged !== undefined).length);
    }
    await sleep(300);
  } finally {
    stop.abort();
    await victim.end();
  }
  await done;
  return report(options, sent());
}

async function seatedAt([host, guest]: readonly [FaultyPlayer, FaultyPlayer], game: string): Promise<string> {
  const rules = { private: false, spectators: true, patience: 60, options: {} };
  const table = await host.create({ game, seats: ['me', 'open'], ...rules });
  await guest.sit(table);
  await host.start(table);
  return table;
}

async function report({ data, kills }: FaultOptions, sent: readonly Sent[]): Promise<FaultReport> {
  const store = await sqliteStore(path.join(data, 'orrery.sqlite'));
  const broken: string[] = [];
  let stored = 0;
  for (const table of new Set(sent.map((deed) => deed.table))) {
    const own = sent.filter((deed) => deed.table === table);
    stored += (await store.entries(table)).length;
    broken.push(...(await brokenAt(store, table, own)));
  }
  await store.close();
  const acknowledged = sent.filter((deed) => deed.acknowledged !== undefined).length;
  return { kills, acknowledged, stored, broken };
}

/** Everything acknowledged is there once under its number, nothing else is, and the match leads where it leads. */
async function brokenAt(store: Store, table: string, sent: readonly Sent[]): Promise<string[]> {
  const entries = await store.entries(table);
  const broken: string[] = [];
  const fault = (holds: boolean, what: string): void => {
    if (!holds) broken.push(`table ${table}: ${what}`);
  };
  fault(
    entries.every(({ seq }, i) => seq === i + 1),
    'a number is missing or there twice',
  );
  fault(new Set(entries.map(({ key }) => key)).size === entries.length, 'a deed is there twice');
  for (const { key, text, acknowledged } of sent) {
    const found = entries.find((entry) => entry.key === key);
    const same = found?.deed.kind === 'move' && moveText(found.deed.move) === text;
    if (acknowledged !== undefined)
      fault(
        same && found.seq === acknowledged,
        `"${text}" was acknowledged as ${acknowledged} and is not there`,
      );
  }
  const keys = new Set(sent.map(({ key }) => key));
  fault(
    entries.every(({ key }) => key !== undefined && keys.has(key)),
    'a deed is there that nobody did',
  );
  const sheet = await store.table(table);
  if (sheet === undefined) return [...broken, `table ${table} is gone`];
  const game = gameOf(sheet.setup.game);
  const quick = readLedger(game, matchSetup(sheet), entries, await store.snapshots(table));
  const whole = readLedger(game, matchSetup(sheet), entries, []);
  fault(equal(quick.match.state, whole.match.state), 'the snapshot does not lead where the moves lead');
  return broken;
}

/** For a folder that was made for the check. */
export async function removeData(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
