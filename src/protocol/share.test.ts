import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemAt } from '../kernel/data/lists.ts';
import { type Seat } from '../kernel/game.ts';
import { commitment, digest } from '../kernel/match/chance.ts';
import { type AbortedDraw, combinedSeed, fairnessFault, promiseOf } from '../kernel/match/fairness.ts';
import type { RoomView, SeatView } from './online.ts';
import { nextStep, type OwnShare, shareFault, shareToPromise, type ShareStep } from './share.ts';

/** What a client is shown of a table, as far as its luck goes. */
type Luck = Pick<RoomView, 'stage' | 'draw' | 'abortedDraws' | 'luck' | 'seats'>;

const SECRET = digest('the secret of the server');
const NONCE = digest('the nonce of an honest client');

const person = (id: string) => ({ id, name: id, account: false });

function seat(id: string, changed: Partial<SeatView> = {}): SeatView {
  return {
    person: person(id),
    bot: undefined,
    present: true,
    leftAt: undefined,
    resigned: false,
    keptFor: undefined,
    promise: undefined,
    nonce: undefined,
    standIn: undefined,
    ...changed,
  };
}

function table(changed: Partial<Luck> = {}): Luck {
  return {
    stage: 'gathering',
    draw: undefined,
    abortedDraws: [],
    luck: { commitment: commitment(SECRET), secret: undefined },
    seats: [seat('honest', { promise: promiseOf(NONCE) }), seat('other', { promise: 'f'.repeat(64) })],
    ...changed,
  };
}

const SHARE: OwnShare = { commitment: commitment(SECRET), draw: 0, nonce: NONCE };
const DRAWING = { begun: 1 };
const ENDED: AbortedDraw = { begun: 1, ended: 2, why: 'sat', by: 'other', promises: [], nonces: [] };

describe('P9.7 an honest client', () => {
  const cases: [string, Luck, OwnShare | undefined, ShareStep][] = [
    ['promises where it has not', table({ seats: [seat('honest')] }), undefined, { do: 'promise' }],
    ['waits for the draw', table(), SHARE, { do: 'wait' }],
    ['waits for the others', table({ draw: DRAWING, seats: shown(0) }), withPromises(), { do: 'wait' }],
    ['shows its nonce in the draw', table({ draw: DRAWING }), SHARE, { do: 'reveal', share: withPromises() }],
    ['shows it again', table({ draw: DRAWING }), withPromises(), { do: 'reveal', share: withPromises() }],
    [
      'promises anew after a draw',
      table({ abortedDraws: [ENDED], seats: [seat('honest')] }),
      withPromises(),
      { do: 'promise' },
    ],
    ['asks where another browser has promised', table(), undefined, { do: 'ask' }],
    [
      'asks where its promise is another',
      table({ draw: DRAWING }),
      { ...SHARE, nonce: SECRET },
      { do: 'ask' },
    ],
    [
      'keeps its nonce from another seal',
      table({ draw: DRAWING }),
      { ...SHARE, commitment: commitment(NONCE) },
      { do: 'refuse', why: 'commitment' },
    ],
    [
      'keeps its nonce from a draw in which somebody has not promised',
      table({ draw: DRAWING, seats: [itemAt(table().seats, 0), seat('other')] }),
      SHARE,
      { do: 'refuse', why: 'promises' },
    ],
    [
      'shows its nonce for one set of promises only',
      table({ draw: DRAWING, seats: table().seats.with(1, seat('other', { promise: 'e'.repeat(64) })) }),
      withPromises(),
      { do: 'refuse', why: 'promises' },
    ],
    ['notices that its draw is gone', table(), withPromises(), { do: 'refuse', why: 'draws' }],
    [
      'accuses nobody while its new promise is on the way',
      table({ draw: DRAWING }),
      { ...SHARE, draw: 1 },
      { do: 'ask' },
    ],
    ['notices that an earlier draw is gone', table(), { ...SHARE, draw: 1 }, { do: 'refuse', why: 'draws' }],
  ];

  test.each(cases)('%s', (_, room, share, step) => {
    expect(nextStep(room, 0, share)).toEqual(step);
  });

  test('does nothing without a seat or once the match has begun', () => {
    expect(nextStep(table({ draw: DRAWING }), undefined, SHARE)).toEqual({ do: 'wait' });
    expect(nextStep(table({ stage: 'playing' }), 0, withPromises())).toEqual({ do: 'wait' });
  });

  test('draws a nonce for each draw, and one for all its tabs', () => {
    let drawn = 0;
    const draw = (): string => digest(String(++drawn));
    const first = shareToPromise(table(), undefined, draw);
    expect(shareToPromise(table(), first, draw)).toBe(first);
    expect(shareToPromise(table({ draw: DRAWING }), first, draw)).toMatchObject({
      draw: 1,
      nonce: digest('2'),
    });
    const next = shareToPromise(table({ abortedDraws: [ENDED] }), first, draw);
    expect(next).toEqual({ commitment: commitment(SECRET), draw: 1, nonce: digest('3') });
  });
});

function shown(...seats: Seat[]): SeatView[] {
  return table().seats.map((one, i) => (seats.includes(i) ? { ...one, nonce: NONCE } : one));
}

function withPromises(): OwnShare {
  return { ...SHARE, promises: table().seats.map(({ promise = '' }) => promise) };
}

/**
 * A server that also has a seat. It knows its secret, is shown the nonce of the honest client, and then looks for a
 * nonce or secret of its own that gives a seed to its liking.
 */
interface Cheat {
  /** What it shows and writes once it knows the nonce of the honest client. */
  readonly after: (wish: Wish) => Partial<Claim>;
}

interface Claim {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly promises: readonly string[];
  readonly aborted: readonly AbortedDraw[];
}

interface Wish {
  /** The nonce it promised, and one for which the seed is to its liking. */
  readonly promised: string;
  readonly nonce: string;
  /** A secret for which the seed is to its liking. */
  readonly secret: string;
}

const promisesOf = (nonce: string): string[] => [promiseOf(NONCE), promiseOf(nonce)];

const CHEATS: Readonly<Record<string, Cheat>> = {
  'shows another nonce than it promised': { after: ({ nonce }) => ({ nonces: [NONCE, nonce] }) },
  'exchanges its promise with its nonce': {
    after: ({ nonce }) => ({ nonces: [NONCE, nonce], promises: promisesOf(nonce) }),
  },
  'turns its seat into that of a bot': {
    after: () => ({ nonces: [NONCE, ''], promises: [promiseOf(NONCE), ''] }),
  },
  'exchanges its secret': { after: ({ secret }) => ({ secret }) },
  'exchanges its secret and its seal': {
    after: ({ secret }) => ({ secret, commitment: commitment(secret) }),
  },
  'exchanges the nonce of the client': {
    after: ({ nonce, promised }) => ({
      nonces: [nonce, promised],
      promises: [promiseOf(nonce), promiseOf(promised)],
    }),
  },
};

/** Whether the page of the honest client, or a check of the record, notices. */
function isNoticed(claim: Claim, share: OwnShare): boolean {
  const seats = claim.promises.map((promise, i) =>
    seat(i === 0 ? 'honest' : 'other', {
      promise: promise || undefined,
      nonce: claim.nonces[i] || undefined,
    }),
  );
  const begun = table({
    stage: 'playing',
    abortedDraws: claim.aborted,
    luck: { commitment: claim.commitment, secret: undefined },
    seats,
  });
  const seed = combinedSeed(claim.secret, claim.nonces);
  return shareFault(begun, share) !== undefined || fairnessFault(claim, seed, 2) !== undefined;
}

/** Some seed that begins as the server likes it, out of a few hundred tries. */
function wishFor(promised: string): Wish {
  const tries = Array.from({ length: 400 }, (_, i) => digest(`${promised} try ${i}`));
  const isLiked = (seed: string): boolean => seed.startsWith('0');
  const nonce = tries.find((one) => isLiked(combinedSeed(SECRET, [NONCE, one])));
  const secret = tries.find((one) => isLiked(combinedSeed(one, [NONCE, promised])));
  if (nonce === undefined || secret === undefined) throw new Error('a few hundred tries were not enough');
  return { promised, nonce, secret };
}

describe('P9.7 a server with a seat of its own that is shown the last nonce', () => {
  const honest = (promised: string): Claim => ({
    commitment: commitment(SECRET),
    secret: SECRET,
    nonces: [NONCE, promised],
    promises: promisesOf(promised),
    aborted: [],
  });

  test.each(Object.entries(CHEATS))('is found out when it %s', (_, { after }) => {
    fc.assert(
      fc.property(fc.nat(1e6), (number) => {
        const promised = digest(`promised ${number}`);
        const room = table({
          draw: DRAWING,
          seats: table().seats.with(1, seat('other', { promise: promiseOf(promised) })),
        });
        const step = nextStep(room, 0, SHARE);
        if (step.do !== 'reveal') throw new Error('the client does not take part');
        expect(isNoticed(honest(promised), step.share)).toBe(false);
        expect(isNoticed({ ...honest(promised), ...after(wishFor(promised)) }, step.share)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('is told nothing more for a draw that it ended, and cannot pass over it', () => {
    const promised = digest('promised');
    const [first, next] = [withPromises(), { ...SHARE, draw: 1, nonce: digest('the next nonce') }];
    const draw: AbortedDraw = { ...ENDED, promises: promisesOf(promised), nonces: [NONCE, ''] };
    const voided = table({ seats: [seat('honest'), seat('other')] });
    expect(nextStep(voided, 0, first)).toEqual({ do: 'refuse', why: 'draws' });
    expect(nextStep({ ...voided, abortedDraws: [draw] }, 0, first)).toEqual({ do: 'promise' });
    const claim = {
      ...honest(promised),
      nonces: [next.nonce, promised],
      promises: [promiseOf(next.nonce), promiseOf(promised)],
    };
    const share = { ...next, promises: claim.promises };
    expect(isNoticed({ ...claim, aborted: [draw] }, share)).toBe(false);
    expect(isNoticed(claim, share)).toBe(true);
  });
});
