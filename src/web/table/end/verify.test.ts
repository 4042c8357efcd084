import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../games/index.ts';
import { type AbortedDraw, combinedSeed, promiseOf } from '../../../kernel/match/fairness.ts';
import { commitment } from '../../../kernel/match/chance.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { branchOff, legalFor, newMatch, play } from '../../../kernel/match/match.ts';
import { recordOf } from '../../../kernel/match/record.ts';
import { moveText } from '../../../kernel/text.ts';
import type { OwnShare } from '../../../protocol/share.ts';
import { TEXTS } from '../texts.ts';
import { verifyRecord } from './verify.ts';

const sol = gameOf('sol');
const { game } = sol;

const SECRET = 'ab'.repeat(32);
const NONCES = ['1'.repeat(64), '2'.repeat(64)];
const PROMISES = NONCES.map(promiseOf);
const DRAW: AbortedDraw = { begun: 1, ended: 2, why: 'sat', by: 'ann', promises: PROMISES, nonces: ['', ''] };

const FAIRNESS = {
  commitment: commitment(SECRET),
  secret: SECRET,
  nonces: NONCES,
  promises: PROMISES,
  aborted: [DRAW],
};

/** What the browser of the second seat has kept. */
const SHARE: OwnShare = {
  commitment: commitment(SECRET),
  draw: 1,
  nonce: itemAt(NONCES, 1),
  promises: PROMISES,
};

/** A record of a table online, where the players' browsers had a share in the luck. */
function shared(): ReturnType<typeof recordOf> {
  const match = newMatch(game, { seats: 2, options: {}, seed: combinedSeed(SECRET, NONCES) });
  return recordOf(match, { fairness: FAIRNESS });
}

function record(): ReturnType<typeof recordOf> {
  const match = newMatch(game, { seats: 2, options: {}, seed: 'fair' });
  for (let i = 0; i < 20; i++) {
    const seat = itemAt(game.actors(match.state), 0);
    play(match, seat, moveText(itemAt(legalFor(match, seat), 0)));
  }
  return recordOf(match);
}

const faults = (text: string, seal: string, share?: OwnShare): string[] =>
  verifyRecord(sol, text, seal, share).flatMap(({ fault }) => (fault === undefined ? [] : [fault]));

describe('a record', () => {
  test('of a match with branches is checked for the line that was shown', () => {
    const match = newMatch(game, { seats: 2, options: {}, seed: 'fair' });
    const branch = branchOff(match, 0, 'branch');
    play(branch, itemAt(game.actors(branch.state as never), 0), moveText(itemAt(legalFor(branch, 0), 0)));
    const text = JSON.stringify(recordOf(match, { branches: [{ name: '', match: branch }] }));
    for (const [line, moves] of [
      [match, 0],
      [branch, 1],
    ] as const) {
      const checks = verifyRecord(sol, text, commitment(line.seed));
      expect(checks.flatMap(({ fault }) => fault ?? [])).toEqual([]);
      expect(checks.map((one) => one.text)).toContain(TEXTS.verify.checks.moves(moves));
    }
    expect(faults(text, commitment('ef'.repeat(32)))).toHaveLength(1);
  });

  test('that is sound passes every check', () => {
    const sound = record();
    const checks = verifyRecord(sol, JSON.stringify(sound), sound.commitment);
    expect(checks).toHaveLength(4);
    expect(checks.every(({ fault }) => fault === undefined)).toBe(true);
  });

  test('with another seed is found out', () => {
    const sound = record();
    expect(faults(JSON.stringify({ ...sound, seed: 'f'.repeat(64) }), sound.commitment)).not.toEqual([]);
  });

  test('sealed otherwise than shown is found out', () => {
    const sound = record();
    expect(faults(JSON.stringify(sound), 'something else')).toHaveLength(1);
  });

  test('with a changed move is found out', () => {
    const sound = record();
    const moves = sound.moves.map((line, i) => (i === 4 ? '0 nonsense' : line));
    expect(faults(JSON.stringify({ ...sound, moves }), sound.commitment).join()).toContain('move 5');
  });

  test('of luck that was drawn together is checked as such', () => {
    const sound = shared();
    const seal = commitment(SECRET);
    expect(faults(JSON.stringify(sound), seal, SHARE)).toEqual([]);
    expect(verifyRecord(sol, JSON.stringify(sound), seal, SHARE)).toHaveLength(9);
    expect(faults(JSON.stringify(sound), sound.commitment)).toHaveLength(1);
    const fairness = { ...FAIRNESS, nonces: NONCES.toReversed() };
    expect(faults(JSON.stringify({ ...sound, fairness }), seal).length).toBeGreaterThan(0);
  });

  test.each<[string, Partial<OwnShare>]>([
    ['another seal', { commitment: commitment('cd'.repeat(32)) }],
    ['another number of its own', { nonce: '3'.repeat(64) }],
    ['other promises of the others', { promises: [promiseOf('3'.repeat(64)), itemAt(PROMISES, 1)] }],
    ['a draw more than the record tells', { draw: 2 }],
  ])('P9.7 that is sound in itself is found out by whoever was shown %s', (_, kept) => {
    expect(faults(JSON.stringify(shared()), commitment(SECRET), { ...SHARE, ...kept })).toHaveLength(1);
  });

  test('of luck that was drawn without promises is checked as far as it goes', () => {
    const fairness = { commitment: commitment(SECRET), secret: SECRET, nonces: NONCES };
    const kept = { commitment: commitment(SECRET), draw: 0, nonce: itemAt(NONCES, 0) };
    const match = newMatch(game, { seats: 2, options: {}, seed: combinedSeed(SECRET, NONCES) });
    const text = JSON.stringify(recordOf(match, { fairness }));
    expect(verifyRecord(sol, text, commitment(SECRET), kept)).toHaveLength(6);
    expect(faults(text, commitment(SECRET), kept)).toEqual([]);
    expect(faults(text, commitment(SECRET), SHARE)).not.toEqual([]);
  });

  test('that is none is refused', () => {
    expect(faults('{', 'x')).toHaveLength(1);
  });
});
