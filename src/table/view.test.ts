import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES as TOY } from '../../test/kit/toy.ts';
import { GAMES } from '../games/index.ts';
import type { Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { draftUndo } from './draft.ts';
import { type Ledger, seqOf, startLedger } from './ledger.ts';
import { entered, moved, step } from './testkit.ts';
import { type Delta, deltaSince, resumeFrom, type Since, viewOf, extendLog } from './view.ts';

const SETUP = { seats: 3, options: { hand: 3, showing: true }, seed: 'ab'.repeat(32), persons: [0, 1, 2] };
const TIDES = startLedger(itemAt(TOY, 0), SETUP);
const SEALED = startLedger(itemAt(TOY, 0), { ...SETUP, options: { hand: 3, showing: false } });

/** What somebody knows of a match who is told about it now and then. */
interface Reader {
  readonly since: Since | undefined;
  readonly log: Delta['news'];
  readonly scores: Delta['scores'];
  readonly notices: Delta['notices'];
}

const NOTHING_YET: Reader = { since: undefined, log: [], scores: [], notices: [] };

function told({ log, scores, notices, since }: Reader, ledger: Ledger, eyes: Seat | undefined): Reader {
  const delta = deltaSince(ledger, eyes, resumeFrom(ledger, eyes, since));
  return {
    since: { seq: seqOf(ledger), eyes },
    log: extendLog(log, delta),
    scores: delta.fresh ? delta.scores : [...scores, ...delta.scores],
    notices: delta.fresh ? delta.notices : [...notices, ...delta.notices],
  };
}

const steps = fc.array(fc.tuple(fc.nat(12), fc.nat(30), fc.boolean()), { maxLength: 50 });

test('whoever is told now and then knows in the end what one is told who comes last', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom(undefined, 0, 1, 2), (line, eyes) => {
      let ledger = TIDES;
      let reader = NOTHING_YET;
      for (const [kind, choice, tells] of line) {
        ledger = step(ledger, kind, choice);
        if (tells) reader = told(reader, ledger, eyes);
      }
      expect(told(reader, ledger, eyes)).toEqual(told(NOTHING_YET, ledger, eyes));
    }),
  );
});

test('news from any earlier entry on add nothing that is there already', () => {
  fc.assert(
    fc.property(steps, fc.nat(20), (line, back) => {
      const ledger = line.reduce((before, [kind, choice]) => step(before, kind, choice), TIDES);
      const { log } = told(NOTHING_YET, ledger, 1);
      const since = { seq: Math.max(0, seqOf(ledger) - back), eyes: 1 };
      expect(extendLog(log, deltaSince(ledger, 1, resumeFrom(ledger, 1, since)))).toEqual(log);
    }),
  );
});

describe('what was told before', () => {
  test('holds no longer once a move was taken back', () => {
    const one = moved(SEALED, 0);
    const seat = itemAt(one.match.game.actors(SEALED.match.state), 0);
    const since = { seq: seqOf(one), eyes: 0 };
    expect(resumeFrom(one, 0, since)).toBe(1);
    expect(resumeFrom(entered(one, draftUndo(one, seat)), 0, since)).toBeUndefined();
  });

  test('holds for other eyes only where nothing was ever hidden', () => {
    const hidden = moved(TIDES, 0);
    expect(resumeFrom(hidden, 1, { seq: 1, eyes: 0 })).toBeUndefined();
    const options = { seats: 2, options: {}, seed: 'cd'.repeat(32), persons: [0, 1] };
    const open = moved(startLedger(itemAt(GAMES, 0), options), 0);
    expect(open.setup.open).toBe(true);
    expect(resumeFrom(open, 1, { seq: 1, eyes: 0 })).toBe(1);
  });

  test('is nothing where it names entries that are not there', () => {
    for (const seq of [-1, 1, 99]) expect(resumeFrom(TIDES, 0, { seq, eyes: 0 })).toBeUndefined();
  });
});

describe('moves', () => {
  const all = [0, 1, 2];

  test('are shown of the seats that are played from here, and asked', () => {
    expect(Object.keys(viewOf(SEALED, { eyes: 1, seats: [1] }).moves)).toEqual(['1']);
    expect(viewOf(SEALED, { eyes: undefined, seats: [] }).moves).toEqual({});
    const deed = { kind: 'close', seat: 0, consent: true } as const;
    const closed = entered(SEALED, { deed, position: SEALED.position });
    expect(viewOf(closed, { eyes: 1, seats: [1] })).toMatchObject({
      moves: {},
      actors: [],
      undoable: { 1: 0 },
    });
  });

  test('of others at the same screen stay hidden with their hands', () => {
    expect(Object.keys(viewOf(SEALED, { eyes: 2, seats: all }).moves)).toEqual(['2']);
  });
});

test('a choice is told to whoever made it, and to others only where nothing was hidden', () => {
  const chosen = moved(SEALED, 0, 1);
  const textFor = (eyes: Seat | undefined): string | undefined =>
    itemAt(deltaSince(chosen, eyes, undefined).news, 0).text;
  expect(textFor(1)).toMatch(/^bid /);
  for (const eyes of [undefined, 0, 2]) expect(textFor(eyes)).toBeUndefined();
});
