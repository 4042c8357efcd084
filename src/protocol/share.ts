import { equal } from '../kernel/data/plain.ts';
import type { Seat } from '../kernel/game.ts';
import { promiseOf } from '../kernel/match/fairness.ts';
import type { RoomView } from './online.ts';

/**
 * A client's share in the luck of a table, and when to hand it over. Whoever goes by this can neither be made to show
 * its nonce too early nor be cheated without noticing, whatever the server shows (docs/protocol.md, section 9).
 */
export interface OwnShare {
  /** The hash of the server's secret, known before the nonce was drawn. */
  readonly commitment: string;
  /** How many draws had ended at the table before the one the nonce is for. */
  readonly draw: number;
  readonly nonce: string;
  /** What all seats had promised when the nonce was shown; missing as long as it is not. */
  readonly promises?: readonly string[];
}

/** What the server did that no honest server does. */
export type ShareFault = 'commitment' | 'promises' | 'draws';

/** What a client has to do about its share. */
export type ShareStep =
  | { readonly do: 'wait' }
  /** Keep the share that is to be promised, then sit down with its promise. */
  | { readonly do: 'promise' }
  /** Keep this share, then show its nonce. */
  | { readonly do: 'reveal'; readonly share: OwnShare }
  /** Another client of the same person has promised for the seat: ask the person before it is replaced. */
  | { readonly do: 'ask' }
  | { readonly do: 'refuse'; readonly why: ShareFault };

type Luck = Pick<RoomView, 'stage' | 'draw' | 'abortedDraws' | 'luck' | 'seats'>;

const WAIT: ShareStep = { do: 'wait' };

/** What the client of a seat does next. */
export function nextStep(room: Luck, seat: Seat | undefined, share: OwnShare | undefined): ShareStep {
  const why = share && shareFault(room, share);
  if (why !== undefined) return { do: 'refuse', why };
  const own = seat === undefined ? undefined : room.seats[seat];
  if (own === undefined || room.stage !== 'gathering') return WAIT;
  if (own.promise === undefined) return { do: 'promise' };
  if (share === undefined || !isFor(room, share) || promiseOf(share.nonce) !== own.promise)
    return { do: 'ask' };
  if (room.draw === undefined || own.nonce !== undefined) return WAIT;
  const isSettled = room.seats.every(({ person, promise }) => person === undefined || promise !== undefined);
  if (!isSettled) return { do: 'refuse', why: 'promises' };
  return { do: 'reveal', share: { ...share, promises: promisesIn(room) } };
}

/**
 * The share to promise now, with a nonce of 64 random hex digits. One for a draw that has ended, or ends by this, is
 * never used again; one that is not promised yet is, so that the tabs of a browser promise the same.
 */
export function shareToPromise(room: Luck, share: OwnShare | undefined, drawNonce: () => string): OwnShare {
  const draw = nextDraw(room);
  if (share?.draw === draw && share.promises === undefined) return share;
  return { commitment: room.luck.commitment, draw, nonce: drawNonce() };
}

/** How the table differs from what this client was shown before. */
export function shareFault(room: Luck, share: OwnShare): ShareFault | undefined {
  if (share.commitment !== room.luck.commitment) return 'commitment';
  if (share.draw > nextDraw(room)) return 'draws';
  if (share.promises === undefined || !isFor(room, share)) return undefined;
  if (room.stage === 'gathering' && room.draw === undefined) return 'draws';
  return equal(promisesIn(room), share.promises) ? undefined : 'promises';
}

/** The draw that a new promise would be for; it ends the one that goes on. */
function nextDraw({ abortedDraws, draw }: Luck): number {
  return abortedDraws.length + (draw ? 1 : 0);
}

function isFor({ abortedDraws }: Luck, { draw }: OwnShare): boolean {
  return draw === abortedDraws.length;
}

/** By seat; empty for the seats of bots. */
function promisesIn({ seats }: Luck): string[] {
  return seats.map(({ promise = '' }) => promise);
}
