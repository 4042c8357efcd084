import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAMES as TOY } from '../../../../test/kit/toy.ts';
import { readNet } from '../../../bots/net/netFile.ts';
import { GAMES } from '../../../games/index.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { withFetchedNets } from './nets.ts';

const filesOf = (id: string): string[] => globSync(`src/games/${id}/hints/nets/*.net`);
const LEARNED = GAMES.filter(({ game }) => filesOf(game.id).length > 0);

/** A server of nets that answers the first requests with something else. */
function servingNets(...answers: readonly Response[]): ReturnType<typeof vi.fn> {
  const left = [...answers];
  const served = vi.fn(async (address: string) => left.shift() ?? new Response(readFileSync(`.${address}`)));
  vi.stubGlobal('fetch', served);
  return served;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a game without nets stays as it is, and nothing is fetched', async () => {
  const served = servingNets();
  const toy = itemAt(TOY, 0);
  expect(await withFetchedNets(toy)).toBe(toy);
  expect(served).not.toHaveBeenCalled();
});

describe.each(LEARNED.map((entry) => [entry.game.id, entry] as const))('the nets of %s', (id, entry) => {
  const seats = new Set(filesOf(id).flatMap((file) => readNet(readFileSync(file)).header.seats));

  test('judge at tables with as many seats as they were trained for', async () => {
    const served = servingNets();
    const { learned } = await withFetchedNets(entry);
    for (let count = 1; count <= 6; count++) expect(learned?.(count) !== undefined).toBe(seats.has(count));
    expect(served).toHaveBeenCalledTimes(filesOf(id).length);
  });

  test.each([
    ['alone', [1]],
    ['others', [2, 3, 4, 5, 6]],
  ] as const)('are fetched for who plays %s where only that is asked for', async (tables, counts) => {
    const served = servingNets();
    const { learned } = await withFetchedNets(entry, tables);
    const judged = [1, 2, 3, 4, 5, 6].filter((count) => learned?.(count));
    expect(judged).toEqual(counts.filter((count) => seats.has(count)));
    const files = filesOf(id).filter((file) => file.endsWith('/one.net') === (tables === 'alone'));
    expect(served).toHaveBeenCalledTimes(files.length);
  });

  test('are fetched past the cache where they are damaged there', async () => {
    const served = servingNets(new Response(undefined, { status: 204 }));
    expect((await withFetchedNets(entry)).learned).toBeDefined();
    expect(served).toHaveBeenLastCalledWith(expect.any(String), { cache: 'reload' });
  });

  test('are left out where they are damaged, and the other is not', async () => {
    const spoilt = (): Response => new Response('hello');
    // Both are asked for at once, and the first of them once more.
    const served = vi.fn(async (address: string, { cache }: RequestInit) => {
      const isFirst = address === served.mock.calls[0]?.[0];
      return isFirst || cache === 'reload' ? spoilt() : new Response(readFileSync(`.${address}`));
    });
    vi.stubGlobal('fetch', served);
    const aside: string[] = [];
    const { learned } = await withFetchedNets(
      entry,
      'all',
      (name, why) => void aside.push(`${name}: ${why}`),
    );
    const first = String(served.mock.calls[0]?.[0]);
    expect(aside).toEqual([`${first}: a net begins with the line "orrery net 1"`]);
    const { header } = readNet(readFileSync(`.${first}`));
    const left = [...seats].filter((count) => !header.seats.includes(count));
    const judged = [1, 2, 3, 4, 5, 6].filter((count) => learned?.(count));
    expect(new Set(judged)).toEqual(new Set(left));
  });

  test('are not there while the server has none', async () => {
    vi.stubGlobal('fetch', async () => new Response('There is nothing here.', { status: 404 }));
    await expect(withFetchedNets(entry)).rejects.toThrow('404');
  });
});
