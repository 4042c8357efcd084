import { expect, test, vi } from 'vitest';
import { party, playOn, testServer } from '../../../test/kit/online.ts';
import { GAMES } from '../../games/index.ts';
import { PersistentList } from '../../table/persistentList.ts';

/** How much of the past is looked at while so many moves are played. */
async function lookedAt(play: () => Promise<void>): Promise<number> {
  const at = vi.spyOn(PersistentList.prototype, 'at');
  const slice = vi.spyOn(PersistentList.prototype, 'slice');
  await play();
  const copied = slice.mock.results.reduce((sum, { value }) => sum + (value as unknown[]).length, 0);
  const looked = at.mock.calls.length + copied;
  at.mockRestore();
  slice.mockRestore();
  return looked;
}

test('a move late in a match looks at no more of the past than an early one', async () => {
  const server = await testServer({}, { games: GAMES });
  try {
    const joined = await party(server, 2, { game: 'sol' });
    const [ann] = joined.tabs;
    const until = (ply: number): Promise<void> =>
      playOn(
        joined,
        (turn) => turn * 7,
        () => ann?.match(joined.table).ply === ply,
      );
    await until(20);
    const early = await lookedAt(() => until(40));
    await until(200);
    const late = await lookedAt(() => until(220));
    expect(ann?.match(joined.table).ply).toBe(220);
    expect(early).toBeGreaterThan(0);
    // Moves differ a little in what they look at; the past itself has grown sevenfold.
    expect(late).toBeLessThan(2 * early);
  } finally {
    await server.stop();
  }
});
