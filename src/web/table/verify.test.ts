import { describe, expect, test } from 'vitest';
import { gameOf } from '../../games/index.ts';
import { legalFor, play, startMatch } from '../../kernel/match.ts';
import { recordOf } from '../../kernel/record.ts';
import { moveText } from '../../kernel/text.ts';
import { verifyRecord } from './verify.ts';

const { game } = gameOf('sol');

function record(): ReturnType<typeof recordOf> {
  const match = startMatch(game, { seats: 2, options: {}, seed: 'fair' });
  for (let i = 0; i < 20; i++) {
    const seat = game.actors(match.state)[0] as number;
    play(match, seat, moveText(legalFor(match, seat)[0] as { type: string }));
  }
  return recordOf(match);
}

const faults = (text: string, seal: string): string[] =>
  verifyRecord(game, text, seal).flatMap(({ fault }) => (fault === undefined ? [] : [fault]));

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

  test('that is none is refused', () => {
    expect(faults('{', 'x')).toHaveLength(1);
  });
});
