import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../games/index.ts';
import { combinedSeed } from '../../../kernel/match/fairness.ts';
import { commitment } from '../../../kernel/match/chance.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { legalFor, newMatch, play } from '../../../kernel/match/match.ts';
import { recordOf } from '../../../kernel/match/record.ts';
import { moveText } from '../../../kernel/text.ts';
import { verifyRecord } from './verify.ts';

const { game } = gameOf('sol');

const SECRET = 'ab'.repeat(32);
const NONCES = ['1'.repeat(64), '2'.repeat(64)];

/** A record of a table online, where the players' browsers had a share in the luck. */
function shared(): ReturnType<typeof recordOf> {
  const match = newMatch(game, { seats: 2, options: {}, seed: combinedSeed(SECRET, NONCES) });
  return recordOf(match, { fairness: { commitment: commitment(SECRET), secret: SECRET, nonces: NONCES } });
}

function record(): ReturnType<typeof recordOf> {
  const match = newMatch(game, { seats: 2, options: {}, seed: 'fair' });
  for (let i = 0; i < 20; i++) {
    const seat = itemAt(game.actors(match.state), 0);
    play(match, seat, moveText(itemAt(legalFor(match, seat), 0)));
  }
  return recordOf(match);
}

const faults = (text: string, seal: string, nonce?: string): string[] =>
  verifyRecord(game, text, seal, nonce).flatMap(({ fault }) => (fault === undefined ? [] : [fault]));

describe('a record', () => {
  test('that is sound passes every check', () => {
    const sound = record();
    const checks = verifyRecord(game, JSON.stringify(sound), sound.commitment);
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
    expect(faults(JSON.stringify(sound), seal, NONCES[1])).toEqual([]);
    expect(verifyRecord(game, JSON.stringify(sound), seal, NONCES[1])).toHaveLength(6);
    expect(faults(JSON.stringify(sound), seal, '3'.repeat(64))).toHaveLength(1);
    expect(faults(JSON.stringify(sound), sound.commitment)).toHaveLength(1);
    const fairness = { commitment: seal, secret: SECRET, nonces: NONCES.toReversed() };
    expect(faults(JSON.stringify({ ...sound, fairness }), seal).length).toBeGreaterThan(0);
  });

  test('that is none is refused', () => {
    expect(faults('{', 'x')).toHaveLength(1);
  });
});
