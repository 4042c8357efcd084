import { InputError } from '../../kernel/error.ts';
import type { Payer } from '../budgets/budgets.ts';
import { fairQueue, type Turn } from '../bots/fairQueue.ts';

/** A match that is to be analysed, and who asked first. */
export interface Wish {
  readonly table: string;
  readonly payer: Payer;
  /** When somebody last asked or looked, in milliseconds by any clock that runs evenly. */
  wantedAt: number;
}

/** The matches that wait for a thread: everybody who asked gets an equal share of them. */
export interface WaitingLine {
  find(table: string): Wish | undefined;
  /** Adds a match; refused where too many wait already, in all or of whoever asks. */
  add(table: string, payer: Payer): void;
  /** The match whose turn has come; those that nobody waits for any more are dropped. */
  next(): Turn<Wish> | undefined;
  size(): number;
}

/** A match nobody has asked for in this time is wanted by nobody any more. */
const WANTED_MS = 60_000;
/** What a match takes, give or take, before it is known. */
const EXPECTED_MS = 30_000;

/** How many may wait. */
export const MOST_WAITING = { ofPerson: 3, ofOrigin: 10, inAll: 40 } as const;

export function waitingLine(threads: number, now: () => number): WaitingLine {
  const line = fairQueue<Wish>(() => threads, now);
  const waiting = new Map<string, Wish>();
  const isWanted = ({ wantedAt }: Wish): boolean => now() - wantedAt < WANTED_MS;

  function requireRoom({ person, origin }: Payer): void {
    const wanted = [...waiting.values()].filter(isWanted);
    const ofPerson = wanted.filter(({ payer }) => payer.person === person).length;
    const ofOrigin = wanted.filter(({ payer }) => payer.origin === origin).length;
    if (ofPerson >= MOST_WAITING.ofPerson || ofOrigin >= MOST_WAITING.ofOrigin)
      throw new InputError('too_many', 'other matches you asked for are analysed first; come back later');
    if (wanted.length >= MOST_WAITING.inAll)
      throw new InputError('too_many', 'too many matches wait to be analysed; come back later');
  }

  return {
    find: (table) => waiting.get(table),
    add(table, payer) {
      requireRoom(payer);
      const wish: Wish = { table, payer, wantedAt: now() };
      waiting.set(table, wish);
      const { origin: address, person } = payer;
      line.add(wish, { table, address, person, isWatched: () => isWanted(wish) }, EXPECTED_MS);
    },
    next() {
      for (let turn = line.next(); turn !== undefined; turn = line.next()) {
        waiting.delete(turn.job.table);
        if (isWanted(turn.job)) return turn;
        turn.done(0);
      }
      return undefined;
    },
    size: () => [...waiting.values()].filter(isWanted).length,
  };
}
