import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printed } from '../../../test/kit/printed.ts';
import { GAMES, game } from '../../../test/kit/toy.ts';
import { commitment } from '../../kernel/match/chance.ts';
import { combinedSeed, promiseOf } from '../../kernel/match/fairness.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { branchOff, newMatch, play } from '../../kernel/match/match.ts';
import { RECORD_LIMIT, recordOf } from '../../kernel/match/record.ts';
import { type ReplayOptions, runReplay } from './replay.ts';
import { runVerify } from './verify.ts';

/** A whole match of two, one card each. */
const MATCH = newMatch(game, { seats: 2, options: { hand: 1 }, seed: 'replay' });
const { hands, prize } = MATCH.state;
const [ours, theirs] = [itemAt(itemAt(hands, 0), 0), itemAt(itemAt(hands, 1), 0)];
play(MATCH, 0, 'pass');
play(MATCH, 0, `bid ${ours}`);
play(MATCH, 1, `bid ${theirs}`);
const RECORD = recordOf(MATCH);
const winner = ours > theirs ? 'Azure' : 'Jade';

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-replay-'));
  file = written('match.json', JSON.stringify(RECORD));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}

const told = (options: Omit<ReplayOptions, 'file'> = {}) =>
  printed(() => runReplay({ file, ...options }, GAMES));

describe('replay', () => {
  test('tells every move and what came of it', async () => {
    expect(await told()).toEqual([
      'Tides, 2 seats',
      '   1  Azure: pass',
      `   2  Azure: bid ${ours}`,
      '      Azure has bid.',
      `      You chose the ${ours}.`,
      `   3  Jade: bid ${theirs}`,
      '      Jade has bid.',
      `      You chose the ${theirs}.`,
      `      ${winner} wins the ${prize}.`,
      `${winner} wins.`,
    ]);
  });

  test('tells a seat only what it may know', async () => {
    const lines = await told({ view: 1 });
    expect(lines).not.toContain(`   2  Azure: bid ${ours}`);
    expect(lines).not.toContain(`      You chose the ${ours}.`);
    expect(lines).toContain('   2  Azure');
    expect(lines).toContain(`   3  Jade: bid ${theirs}`);
    expect(lines).toContain(`      You chose the ${theirs}.`);
  });

  test('tells everybody only what everybody may know', async () => {
    expect((await told({ view: 'all' })).join()).not.toMatch(/: bid|You chose/);
  });

  test('shows a position, whole or as a seat sees it', async () => {
    const [whole] = await told({ at: 2, json: true });
    expect(JSON.parse(whole!)).toMatchObject({ hands: [[], [theirs]], bids: [ours, -1] });
    const [seen] = await told({ at: 2, view: 1, json: true });
    expect(JSON.parse(seen!)).toMatchObject({ hands: [[], [theirs]], bids: [0, -1] });
    const [open] = await told({ at: 0, view: 'all', json: true });
    expect(JSON.parse(open!)).toMatchObject({ hands: [[0], [0]] });
  });

  test.each<[Omit<ReplayOptions, 'file'>, string]>([
    [{ at: 4 }, '--at must be from 0 to 3, the number of moves'],
    [{ view: 2 }, '--view must be a seat from 0 to 1, not 2'],
  ])('refuses %j', async (options, message) => {
    await expect(runReplay({ file, ...options }, GAMES)).rejects.toThrow(message);
  });
});

describe('verify', () => {
  test('prints what was checked', async () => {
    const lines = await printed(() => runVerify({ file }, GAMES));
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'game',
      'commitment',
      'moves',
      'outcome',
      'position',
      'checksum',
      'valid',
    ]);
    expect(lines).toContain('moves       3, every one legal when it was played');
  });

  test('tells how the luck of a table online came about, and who gave up', async () => {
    const secret = 'ab'.repeat(32);
    const nonces = ['cd'.repeat(32), ''];
    const promises = [promiseOf('cd'.repeat(32)), ''];
    const draw = { begun: 0, ended: 1500, why: 'stood', by: 'ann', promises, nonces } as const;
    const fairness = { commitment: commitment(secret), secret, nonces, promises, aborted: [draw] };
    const match = newMatch(game, { seats: 2, seed: combinedSeed(secret, nonces) });
    const record = recordOf(match, { fairness, resigned: [{ seat: 0, ply: 0 }], over: true });
    const lines = await printed(() =>
      runVerify({ file: written('online.json', JSON.stringify(record)) }, GAMES),
    );
    expect(lines).toContain(
      `secret      the server's secret fits the hash it had shown: ${commitment(secret)}`,
    );
    expect(lines).toContain('nonces      with those of 1 seat it gives the seed');
    expect(lines).toContain('promises    each nonce is the one that had been promised before any was shown');
    expect(lines).toContain(
      'ended draw  1: 1970-01-01T00:00:00.000Z to 1970-01-01T00:00:01.500Z, somebody stood up (by ann); 1 nonce had been shown, as promised',
    );
    expect(lines).toContain('resigned    seat 0 after move 0');
    expect(lines).toContain('places      with the resignations: 2, 1');
    const turned = { ...record, fairness: { ...fairness, nonces: ['ce'.repeat(32), ''] } };
    await expect(runVerify({ file: written('turned.json', JSON.stringify(turned)) }, GAMES)).rejects.toThrow(
      'the luck was not drawn fairly',
    );
  });

  test.each([
    [{ seat: 1, consent: true }, 'closed unfinished by seat 1, as everybody had agreed'],
    [{ seat: 0, consent: false }, 'closed unfinished by seat 0'],
    [{}, 'closed unfinished'],
  ])('tells that a match was closed: %j', async (closed, says) => {
    const record = recordOf(newMatch(game, { seats: 2, seed: 'closed' }), { closed });
    const told = await printed(() =>
      runVerify({ file: written('closed.json', JSON.stringify(record)) }, GAMES),
    );
    expect(told).toContain(`outcome     ${says}`);
  });

  test('accepts a match that is still being played', async () => {
    const match = newMatch(game, { seats: 2, seed: 'open' });
    const open = written('open.json', JSON.stringify(recordOf(match)));
    expect(await printed(() => runVerify({ file: open }, GAMES))).toContain('outcome     still being played');
  });

  test.each([
    [
      'a changed move',
      { ...RECORD, moves: ['0 pass', '1 pass'] },
      'move 2 (1 pass): "pass" is not legal now',
    ],
    ['a changed seed', { ...RECORD, seed: '0'.repeat(64) }, 'the seed does not match the commitment'],
    ['another game', { ...RECORD, game: 'chess' }, 'there is no game "chess"; there is toy'],
    ['no record', { hello: 1 }, 'it must be an object with "format": "orrery-match"'],
  ])('refuses %s and prints nothing', async (_, record, message) => {
    const bad = written('bad.json', JSON.stringify(record));
    const lines = await printed(() => expect(runVerify({ file: bad }, GAMES)).rejects.toThrow(message));
    expect(lines).toEqual([]);
  });

  test('refuses what is no JSON, no file or too large', async () => {
    const cut = written('cut.json', JSON.stringify(RECORD).slice(0, 300));
    await expect(runVerify({ file: cut }, GAMES)).rejects.toThrow('not a record, or cut short');
    await expect(runVerify({ file: path.join(folder, 'none') }, GAMES)).rejects.toThrow(
      /^cannot read .*none: ENOENT/,
    );
    await expect(runVerify({ file: folder }, GAMES)).rejects.toThrow('cannot read ');
    const large = written('large.json', ' '.repeat(RECORD_LIMIT + 1));
    await expect(runVerify({ file: large }, GAMES)).rejects.toThrow(`is larger than ${RECORD_LIMIT} bytes`);
  });
});

describe('branches', () => {
  const shown = branchOff(MATCH, 0, 'branch');
  play(shown, 0, `show ${ours}`);
  const again = branchOff(shown, 1, 'branch of the branch');
  const branches = [
    { name: 'Show it', match: shown },
    { name: '', from: 1, match: again },
  ];
  const tree = (): string => written('tree.json', JSON.stringify(recordOf(MATCH, { branches })));

  test('are told one by one, from where they leave', async () => {
    const lines = (branch: number) => printed(() => runReplay({ file: tree(), branch }, GAMES));
    expect(await lines(1)).toEqual([
      'Tides, branch 1 "Show it", leaves the match after move 0',
      `   1  Azure: show ${ours}`,
      expect.stringContaining(String(ours)),
    ]);
    expect(await lines(2)).toEqual(['Tides, branch 2, leaves branch 1 after move 1']);
  });

  test('have positions of their own', async () => {
    const [line] = await printed(() => runReplay({ file: tree(), branch: 1, at: 1, json: true }, GAMES));
    expect(JSON.parse(line!)).toEqual(JSON.parse(JSON.stringify(shown.state)));
    await expect(runReplay({ file: tree(), branch: 1, at: 2 }, GAMES)).rejects.toThrow(
      '--at must be from 0 to 1',
    );
  });

  test('that are not there are refused', async () => {
    await expect(runReplay({ file: tree(), branch: 3 }, GAMES)).rejects.toThrow('there are 1 to 2');
    await expect(runReplay({ file, branch: 1 }, GAMES)).rejects.toThrow('the record has no branches');
  });

  test('are verified with the match', async () => {
    const lines = await printed(() => runVerify({ file: tree() }, GAMES));
    expect(lines.slice(-4)).toEqual([
      'branch 1    "Show it", leaves the match after move 0; 1 move of its own, every one legal; still being played',
      'branch 2    leaves branch 1 after move 1; 0 moves of its own, every one legal; still being played',
      expect.stringMatching(/^checksum/),
      'valid',
    ]);
  });
});
