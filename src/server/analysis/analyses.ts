import { randomBytes } from 'node:crypto';
import { makerOf } from '../../analysis/maker.ts';
import { InputError } from '../../kernel/error.ts';
import type { ServedAnalysis } from '../../protocol/analysis.ts';
import { withOwnNets } from '../bots/nets.ts';
import type { Turn } from '../bots/fairQueue.ts';
import type { Payer } from '../budgets/budgets.ts';
import type { Limit } from '../http/limits.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Services } from '../rooms/services.ts';
import { hasEnded, type TableRecord } from '../rooms/tableRecord.ts';
import type { StoredAnalysis } from '../store/analyses/analyses.ts';
import type { AnalystOptions } from './analyst.ts';
import { waitingLine, type Wish } from './line.ts';
import { type Work, workOn } from './work.ts';

/** The matches that have ended, analysed by this server: each once for everybody, and kept with its table. */
export interface Analyses {
  /** Whether this server analyses. */
  readonly offered: boolean;
  /** Sees to it that a match is analysed; whoever asks pays where nobody has asked before. */
  ask(record: TableRecord, payer: Payer): Promise<ServedAnalysis>;
  /** What is known of a match, with what was found out at its places after so many. */
  look(record: TableRecord, after: number): Promise<ServedAnalysis>;
  waiting(): number;
  close(): Promise<void>;
}

export interface AnalysesOptions extends AnalystOptions {
  readonly threads: number;
  /** How often somebody may ask for a match that nobody has asked for. */
  readonly allowance: Limit;
  /** Whether bots wait for the processor. */
  readonly isBusy: () => boolean;
}

type Told = Pick<ServedAnalysis, 'state' | 'others'>;

/** A match that could not be analysed is not tried again for so long. */
const FAILED_MS = 10 * 60_000;
const MOST_FAILED = 200;
/** The share of an address in the allowance of a person. */
const ADDRESS_SHARE = 0.25;

export function openAnalyses(services: Services, rooms: Rooms, options: AnalysesOptions): Analyses {
  const { store, now, fault } = services;
  const { threads, allowance } = options;
  const keeper = randomBytes(8).toString('hex');
  const line = waitingLine(threads, () => performance.now());
  const working = new Map<string, Work>();
  const failed = new Map<string, number>();
  let closed = false;

  async function makerFor({ setup: { game }, chairs }: TableRecord): Promise<string> {
    const entry = await withOwnNets(services.game(game), () => undefined);
    return makerOf(entry, chairs.length);
  }

  /** What is kept of a match, if it was made by what this server goes by. */
  async function kept(record: TableRecord): Promise<StoredAnalysis | undefined> {
    requireOver(record);
    const known = await store.analysis(record.id);
    return known?.made === (await makerFor(record)) ? known : undefined;
  }

  function stateOf({ id }: TableRecord, known: StoredAnalysis | undefined): Told {
    if (known && known.done === known.places) return { state: 'whole' };
    if (working.has(id)) return { state: 'working' };
    if (line.find(id)) return { state: 'waiting', others: line.size() - 1 + working.size };
    return { state: known && known.until > now() ? 'working' : 'none' };
  }

  function served(record: TableRecord, known: StoredAnalysis | undefined): ServedAnalysis {
    const told = stateOf(record, known);
    if (known === undefined) return { ...told, done: 0, of: 0, findings: [] };
    return {
      ...told,
      ...{ made: known.made, record: known.record },
      ...{ done: known.done, of: known.places, findings: [] },
    };
  }

  /** Whoever looks still wants it. */
  function want(table: string): void {
    const wish = line.find(table);
    if (wish) wish.wantedAt = performance.now();
  }

  function requireHealthy(table: string): void {
    const at = failed.get(table);
    if (at === undefined || performance.now() - at > FAILED_MS) return;
    throw new InputError('bad_record', 'this match could not be analysed here');
  }

  function add(table: string, payer: Payer): void {
    requireHealthy(table);
    const mayAsk = allowance.take(payer.person) && allowance.take(payer.origin, ADDRESS_SHARE);
    if (!mayAsk) throw new InputError('too_many', 'you have asked for many analyses; wait a while');
    line.add(table, payer);
    next();
  }

  function next(): void {
    while (!closed && working.size < threads) {
      const turn = line.next();
      if (turn === undefined) return;
      void run(turn);
    }
  }

  async function run({ job, done }: Turn<Wish>): Promise<void> {
    const { table, payer } = job;
    const began = performance.now();
    const work = workOn(services, rooms, { ...options, keeper, table, payer, makerFor });
    working.set(table, work);
    try {
      await work.done;
    } catch (error) {
      if (!closed) noteFailure(table, error);
    } finally {
      working.delete(table);
      done(performance.now() - began);
      next();
    }
  }

  function noteFailure(table: string, error: unknown): void {
    const isRefused = error instanceof InputError;
    // What is away for a while is told where it is missing.
    if (isRefused && error.code === 'unavailable') return;
    if (!isRefused) fault(error, `table ${table} could not be analysed`);
    if (failed.size >= MOST_FAILED) failed.clear();
    failed.set(table, performance.now());
  }

  return {
    offered: threads > 0,
    async ask(record, payer) {
      if (threads === 0) throw new InputError('forbidden', 'this server analyses no matches');
      const known = await kept(record);
      const before = served(record, known);
      want(record.id);
      if (before.state !== 'none') return before;
      add(record.id, payer);
      return served(record, known);
    },
    async look(record, after) {
      const known = await kept(record);
      want(record.id);
      const seen = served(record, known);
      if (known === undefined || known.done <= after) return seen;
      const findings = await store.findings(record.id, known.made, after);
      return { ...seen, findings: findings.slice(0, known.done - after) };
    },
    waiting: () => line.size(),
    async close() {
      closed = true;
      await Promise.all([...working.values()].map((work) => work.stop()));
    },
  };
}

/** Nobody learns from an analysis what they could not see at the table. */
function requireOver(record: TableRecord): void {
  if (record.begun === undefined)
    throw new InputError('bad_request', 'there was no match here that could be analysed');
  if (!hasEnded(record))
    throw new InputError(
      'forbidden',
      'the match is still being played: it can be analysed once it is over or closed',
    );
}
