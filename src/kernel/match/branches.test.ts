import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '../../../test/kit/toy.ts';
import type { NamedBranch, RecordedBranch } from './branches.ts';
import { digest, seedFrom } from './chance.ts';
import { branchOff, isFinal, legalFor, type Match, newMatch, play, stateAt, undoable } from './match.ts';
import { parseRecord, recordOf, replay, replayAll } from './record.ts';
import { pick, seeded } from './rng.ts';
import { itemAt } from '../data/lists.ts';
import { canonical } from '../data/plain.ts';

/** Plays so many random moves, or to the end. */
function playedOn(match: Match, moves: number, choices = 1): Match {
  const rng = seeded(choices);
  for (let i = 0; i < moves; i++) {
    const seat = game.actors(match.state as never)[0];
    if (seat === undefined) break;
    play(match, seat, pick(rng, legalFor(match, seat)));
  }
  return match;
}

const WHOLE = playedOn(newMatch(game, { seats: 3, options: { hand: 3 }, seed: 'tree' }), 100);
const FIRST = playedOn(branchOff(WHOLE, 3, 'first'), 100, 2);
const SECOND = playedOn(branchOff(FIRST, 5, 'second'), 2, 3);
const TREE: readonly NamedBranch[] = [
  { name: 'Show more', match: FIRST },
  { name: '', from: 1, match: SECOND },
];
const RECORD = recordOf(WHOLE, { branches: TREE });
const again = (record: unknown) => replayAll(game, parseRecord(JSON.stringify(record)));

describe('a branch', () => {
  test('begins with the position it leaves from, and plays on without changing what it left', () => {
    const before = JSON.stringify([WHOLE.plies, WHOLE.state]);
    const branch = branchOff(WHOLE, 3, 'another');
    expect(branch.state).toEqual(stateAt(WHOLE, 3));
    playedOn(branch, 100, 9);
    expect(stateAt(branch, 3)).toEqual(stateAt(WHOLE, 3));
    expect(JSON.stringify([WHOLE.plies, WHOLE.state])).toBe(before);
  });

  test('knows of its moves whether they can be taken back, by its own luck', () => {
    fc.assert(
      fc.property(fc.nat(WHOLE.plies.length), fc.nat(9), (ply, choices) => {
        const branch = playedOn(branchOff(WHOLE, ply, `branch ${choices}`), 4, choices);
        branch.plies.forEach((_, i) => expect(typeof isFinal(branch, i)).toBe('boolean'));
        for (const seat of [0, 1, 2]) expect(undoable(branch, seat)).toBeLessThanOrEqual(branch.plies.length);
        expect(stateAt(branch, branch.plies.length)).toEqual(branch.state);
      }),
    );
  });

  test.each([-1, 1.5, WHOLE.plies.length + 1])('does not leave at move %d', (ply) => {
    expect(() => branchOff(WHOLE, ply, 'nowhere')).toThrow(`there is no position ${ply} to play on from`);
  });

  test('has no record of its own', () => {
    expect(() => recordOf(FIRST)).toThrow('a branch has no record of its own');
  });
});

describe('a record with branches', () => {
  test('is played again with all of them', () => {
    const { match, branches } = again(RECORD);
    expect(match.state).toEqual(WHOLE.state);
    expect(branches.map(({ state }) => state)).toEqual([FIRST.state, SECOND.state]);
    expect(branches.map(({ pastLuck }) => pastLuck)).toEqual([FIRST.pastLuck, SECOND.pastLuck]);
    expect(
      recordOf(match, { branches: TREE.map((one, i) => ({ ...one, match: itemAt(branches, i) })) }),
    ).toEqual(RECORD);
  });

  test('tells of a branch where it leaves, what was played there and how it ended', () => {
    expect(RECORD.version).toBe(1);
    expect(RECORD.branches).toMatchObject([
      { name: 'Show more', ply: 3, seed: seedFrom('first'), outcome: { points: expect.any(Array) } },
      { name: '', from: 1, ply: 5, seed: seedFrom('second') },
    ]);
    expect(RECORD.branches?.[0]).not.toHaveProperty('from');
    expect(RECORD.branches?.[1]?.moves).toHaveLength(2);
  });

  test('shows each branch from where it leaves, move by move', () => {
    const seen: [number, number][] = [];
    replayAll(game, RECORD, undefined, (number, { plies }) => seen.push([number, plies.length]));
    expect(seen.slice(0, 2)).toEqual([
      [1, 3],
      [1, 4],
    ]);
    expect(seen.slice(-3)).toEqual([
      [2, 5],
      [2, 6],
      [2, 7],
    ]);
  });

  test('without any is as it always was', () => {
    expect(recordOf(WHOLE, { branches: [] })).toEqual(recordOf(WHOLE));
    expect(recordOf(WHOLE)).not.toHaveProperty('branches');
  });
});

describe('a record is refused', () => {
  const [first, second] = RECORD.branches as [RecordedBranch, RecordedBranch];
  const refused = (branches: unknown, message: string | RegExp): void =>
    expect(() => again({ ...RECORD, branches })).toThrow(message);

  test.each<[string, unknown, string | RegExp]>([
    ['no list', 'none', '"branches" must be a list of at most 64'],
    ['too many', Array.from({ length: 65 }, () => first), '"branches" must be a list of at most 64'],
    ['nothing', [null], 'branch 1: it has a wrong form'],
    ['no moves', [{ ...first, moves: 7 }], 'branch 1: it has a wrong form'],
    ['no seed', [{ ...first, seed: 'secret' }], 'branch 1: it has a wrong form'],
    ['a long name', [{ ...first, name: 'x'.repeat(41) }], 'branch 1: it has a wrong form'],
    [
      'a name that writes on the terminal',
      [{ ...first, name: '\u001b[2J' }],
      'branch 1: it has a wrong form',
    ],
    ['a name that turns texts around', [{ ...first, name: '\u202e' }], 'branch 1: it has a wrong form'],
    [
      'the luck of the match',
      [{ ...first, seed: RECORD.seed }],
      'branch 1: its luck is that of another line',
    ],
    [
      'the luck of another',
      [first, { ...second, seed: first.seed }],
      'branch 2: its luck is that of another line',
    ],
    ['a place that is not there', [{ ...first, ply: 999 }], 'branch 1: it leaves at move 999'],
    ['a place before what it leaves', [first, { ...second, ply: 3 }], 'branch 2: it leaves at move 3'],
    ['itself', [{ ...first, from: 1 }], 'branch 1: it leaves branch 1, which does not come before it'],
    ['one that comes later', [{ ...second, from: 2 }, first], 'branch 1: it leaves branch 2'],
    ['nothing there is', [{ ...first, from: 0 }], 'branch 1: it leaves branch 0'],
  ])('whose branch leaves or has %s', (_, branches, message) => refused(branches, message));

  /** With a checksum that fits, as somebody would who knows the format. */
  function sealed(change: Partial<RecordedBranch>): unknown {
    const record = { ...RECORD, branches: [{ ...first, ...change }, second] };
    return { ...record, checksum: digest(canonical({ ...record, checksum: undefined })) };
  }

  test('whatever was changed in a branch', () => {
    refused([{ ...first, name: 'Another name' }, second], 'do not fit its checksum');
    expect(() => again(sealed({ name: 'Another name' }))).not.toThrow();
  });

  test.each<[Partial<RecordedBranch>, string | RegExp]>([
    [{ moves: first.moves.slice(0, -1) }, 'branch 1: the moves do not lead to the recorded outcome'],
    [
      { moves: ['9 pass', ...first.moves.slice(1)] },
      'branch 1: move 4 (9 pass): seat 9 has nothing to choose',
    ],
    [{ moves: ['pass', ...first.moves.slice(1)] }, 'branch 1: move 4 must read "seat text", not "pass"'],
    [{ ply: 2 }, /^branch 1: /],
    [{ position: second.position }, 'branch 1: the moves do not lead to the recorded position'],
    [{ outcome: { points: [9, 9, 9], places: [1, 1, 1] } }, 'branch 1: the moves do not lead'],
    [{ seed: 'ab'.repeat(32) }, /^branch [12]: /],
  ])('though its checksum fits, where %j does not hold', (change, message) => {
    expect(() => again(sealed(change))).toThrow(message);
  });
});

test('whoever knows nothing of branches reads the match all the same', () => {
  // The checksum has always covered every field, known or not.
  expect(replay(game, parseRecord(JSON.stringify(RECORD))).state).toEqual(WHOLE.state);
});
