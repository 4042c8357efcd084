import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printed } from '../../../test/kit/printed.ts';
import { game } from '../../../test/kit/toy.ts';
import { newMatch, play } from '../../kernel/match/match.ts';
import { recordOf } from '../../kernel/match/record.ts';
import { type AnalyseOptions, runAnalyse } from './analyse.ts';

const TOYS = new URL('../../../test/kit/toy.ts', import.meta.url).href;

/** A match of two with three cards each, in which everybody bids the lowest card first. */
function matchAfter(moves: number) {
  const match = newMatch(game, { seats: 2, options: { showing: false }, seed: 'analyse' });
  for (let ply = 0; ply < moves; ply++) {
    const seat = game.actors(match.state)[0]!;
    play(match, seat, game.legalMoves(match.state, seat)[0]!);
  }
  return match;
}

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-analyse-'));
  file = written('match.json', JSON.stringify(recordOf(matchAfter(6))));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}

const told = (options: Partial<AnalyseOptions> = {}) =>
  printed(() => runAnalyse({ file, workers: 1, ...options }, TOYS));

describe('analyse', () => {
  test('tells what each seat won and what luck and choices had to do with it', async () => {
    const lines = await told();
    expect(lines[0]).toBe('Tides, 2 seats, 6 moves');
    expect(lines[2]).toMatch(/^ +won +luck +without luck +accuracy +slips +mistakes +blunders$/);
    expect(lines.filter((line) => /^(Azure|Jade) +\d/.test(line))).toHaveLength(2);
  });

  test('prints everything as JSON, the same however many threads work', async () => {
    const [one] = await told({ json: true });
    const [two] = await told({ json: true, workers: 2 });
    expect(one).toBe(two);
    expect(JSON.parse(one!)).toMatchObject({
      format: 'orrery-analysis',
      game: 'toy',
      sight: 'seen',
      seats: 2,
    });
  });

  test('judges only some seats, or with everything open', async () => {
    const [seat] = await told({ json: true, seats: [1] });
    expect(JSON.parse(seat!)).toMatchObject({ judged: [1] });
    const [open] = await told({ json: true, open: true });
    expect(JSON.parse(open!)).toMatchObject({ judged: [0, 1], sight: 'open' });
  });

  test('refuses seats that are not there, and a match that is still being played', async () => {
    await expect(runAnalyse({ file, workers: 1, seats: [2] }, TOYS)).rejects.toThrow(
      '--seats must name seats from 0 to 1, not 2',
    );
    const running = written('running.json', JSON.stringify(recordOf(matchAfter(3))));
    await expect(runAnalyse({ file: running, workers: 1 }, TOYS)).rejects.toThrow(
      'the match is still being played: it can be analysed once it is over or closed',
    );
  });
});
