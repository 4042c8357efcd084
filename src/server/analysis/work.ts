import { setTimeout as sleep } from 'node:timers/promises';
import { nameOf } from '../../analysis/film.ts';
import { InputError } from '../../kernel/error.ts';
import type { MatchRecord } from '../../kernel/match/record.ts';
import type { Payer } from '../budgets/budgets.ts';
import { finalRecord } from '../rooms/past.ts';
import { requireLedger } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Services } from '../rooms/services.ts';
import { hasEnded, type TableRecord } from '../rooms/tableRecord.ts';
import { type Analyst, type AnalystOptions, openAnalyst } from './analyst.ts';
import { CLAIM_MS, type Keeping, openKeeping } from './keeping.ts';

/** What a match is worked on with. */
export interface WorkOptions extends AnalystOptions {
  readonly table: string;
  /** Whoever pays for what is read and kept. */
  readonly payer: Payer;
  /** The name of this server while it runs. */
  readonly keeper: string;
  readonly makerFor: (record: TableRecord) => Promise<string>;
  /** Whether bots wait for the processor. */
  readonly isBusy: () => boolean;
}

/** A match that is being worked on. */
export interface Work {
  /** Resolves when all is known, when another server has the match, or when it was stopped. */
  readonly done: Promise<void>;
  /** Keeps what was found out and lets another server go on. */
  stop(): Promise<void>;
}

/** Bots come first, but for so long only that an analysis comes to an end. */
const GIVE_WAY_MS = 500;
const LOOK_MS = 20;

/** Works on a match from where it was left. */
export function workOn(services: Services, rooms: Rooms, options: WorkOptions): Work {
  const stopping = new AbortController();
  const done = work(services, rooms, options, stopping.signal);
  return {
    done,
    async stop() {
      stopping.abort();
      await done.catch(() => undefined);
    },
  };
}

async function work(
  services: Services,
  rooms: Rooms,
  options: WorkOptions,
  stop: AbortSignal,
): Promise<void> {
  const { table, payer, keeper, makerFor } = options;
  const { store, now } = services;
  const { record, match } = await endedMatch(rooms, table, payer);
  const made = await makerFor(record);
  const claim = { table, made, record: nameOf(match), places: match.moves.length + 1, keeper };
  if (stop.aborted) return;
  if (!(await store.claimAnalysis({ ...claim, now: now(), until: now() + CLAIM_MS }))) return;
  try {
    const { done = 0 } = (await store.analysis(table)) ?? {};
    const keeping = openKeeping(services, { table, payer, keeper }, done);
    try {
      await findOut({ match, made, from: done, keeping, options, stop });
    } finally {
      await keeping.close();
    }
  } finally {
    await store.leaveAnalysis(table, keeper);
  }
}

/** The record of a match; this server may not have heard yet that it has ended. */
async function endedMatch(
  rooms: Rooms,
  table: string,
  payer: Payer,
): Promise<{ record: TableRecord; match: MatchRecord }> {
  const room = await rooms.get(table, payer);
  if (!hasEnded(room.record)) throw new InputError('unavailable', 'this server has not heard of the end yet');
  return { record: room.record, match: finalRecord(room.record, requireLedger(room)) };
}

interface Search {
  readonly match: MatchRecord;
  readonly made: string;
  /** The first place that is not known. */
  readonly from: number;
  readonly keeping: Keeping;
  readonly options: WorkOptions;
  readonly stop: AbortSignal;
}

/** Goes through the places in their order, until another server has the match or it is stopped. */
async function findOut({ match, made, from, keeping, options, stop }: Search): Promise<void> {
  if (from > match.moves.length) return;
  const analyst = await openAnalyst(match, options);
  const end = (): void => void analyst.close();
  stop.addEventListener('abort', end, { once: true });
  try {
    requireSame(analyst, made);
    for (let place = from; place <= match.moves.length && keeping.isOurs() && !stop.aborted; place++) {
      await botsFirst(options, stop);
      keeping.add(await analyst.at(place));
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    stop.removeEventListener('abort', end);
    await analyst.close();
  }
}

function requireSame(analyst: Analyst, made: string): void {
  if (analyst.made !== made)
    throw new Error(`a thread goes by ${analyst.made}, and not by ${made} as the server does`);
}

async function botsFirst({ isBusy }: WorkOptions, stop: AbortSignal): Promise<void> {
  const end = performance.now() + GIVE_WAY_MS;
  while (isBusy() && !stop.aborted && performance.now() < end) await sleep(LOOK_MS);
}
