import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { foresightOf, skillOf } from '../src/bots/foresight.ts';
import { misfitOf } from '../src/bots/learned/learnedHints.ts';
import { readNet, writeNet } from '../src/bots/net/netFile.ts';
import { GAMES } from '../src/games/index.ts';
import { NET_FILES, withOwnNets } from '../src/server/bots/nets.ts';
import { seatCounts } from '../src/testkit/subject.ts';
import { doubtfulIn } from '../tools/learn/trials/proof.ts';
import { featuresOf } from './kit/features.ts';

/** The nets that come with the games. */

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('the nets of %s', (id, entry) => {
  const files = globSync(`src/games/${id}/hints/nets/*`);
  const nets = files.map((file) => ({ name: path.basename(file), ...readNet(readFileSync(file)).header }));

  test('are those that hosts look for: for whoever plays alone, for tables of two and for others', () => {
    for (const { name, seats } of nets) {
      expect(NET_FILES).toContain(name);
      expect(seats.includes(1)).toBe(name === 'one.net');
      expect(seats.includes(2)).toBe(name === 'two.net');
    }
  });

  test('are written as they are read, to the last byte', () => {
    for (const file of files) {
      const bytes = readFileSync(file);
      expect(bytes.equals(writeNet(readNet(bytes)))).toBe(true);
    }
  });

  test('fit the features and the seats of the game', () => {
    for (const header of nets) {
      expect(misfitOf(entry, featuresOf(entry), header)).toBeUndefined();
      expect(header.seats.length).toBeGreaterThan(0);
      expect(seatCounts(entry.game)).toEqual(expect.arrayContaining([...header.seats]));
    }
  });

  test('tell the command that trained them, and are proven better for each number of seats', () => {
    for (const { trained, seats, proof = [] } of nets) {
      expect(trained.command).toMatch(new RegExp(`^\\./orrery learn ${id} .*--seats `));
      expect(proof.map((one) => one.seats)).toEqual([...new Set(seats)]);
      expect(doubtfulIn(proof)).toEqual([]);
    }
  });

  test('judge in servers at the tables they are for, in tempers that the game tells', async () => {
    const { learned } = await withOwnNets(entry);
    const judged = seatCounts(entry.game).filter((seats) => learned?.(seats));
    expect(new Set(judged)).toEqual(new Set(nets.flatMap(({ seats }) => seats)));
    const { tempers, hintedTempers } = foresightOf({ ...entry, hints: skillOf(entry) });
    if (nets.length > 0) expect(tempers ?? hintedTempers).toBeDefined();
  });
});
