import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cometChase } from '../../examples/cometChase.ts';
import { ticTacToe } from '../../examples/ticTacToe.ts';
import { gamesInFiles } from './moreGames.ts';
import { withImports } from './web/moreGames.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const at = (file: string): string => path.join(ROOT, file);
const RIGHT = 'a game is what defineGame returns, exported as in examples/ticTacToe.ts';

test('a file brings the games it exports, by themselves or in a list, each once', async () => {
  expect(await gamesInFiles([at('examples/ticTacToe.ts')], [])).toEqual([ticTacToe]);
  expect(await gamesInFiles([at('examples/ticTacToe.ts'), at('examples/index.ts')], [])).toEqual([
    ticTacToe,
    cometChase,
  ]);
});

test.each([
  ['nowhere.ts', 'nowhere.ts: there is no such file'],
  ['src/kernel/game.ts', `src/kernel/game.ts: no game is exported; ${RIGHT}`],
  ['test/toy.test.ts', 'test/toy.test.ts: there is no such file'],
])('%s is refused', async (file, message) => {
  await expect(gamesInFiles([at(file)], [])).rejects.toThrow(message);
});

test('a file that cannot be loaded is refused with the reason', async () => {
  await expect(gamesInFiles([at('LICENSE')], [])).rejects.toThrow(
    /^LICENSE: it cannot be loaded \(.*\); a game is/s,
  );
});

test('an id that is taken, or does not fit into an address, is refused', async () => {
  const named = (id: string) => ({ ...ticTacToe, game: { ...ticTacToe.game, id } });
  await expect(gamesInFiles([at('examples/ticTacToe.ts')], [named('tictactoe')])).rejects.toThrow(
    'examples/ticTacToe.ts: there is a game "tictactoe" already: choose another id',
  );
  const odd = path.join(mkdtempSync(path.join(tmpdir(), 'orrery-odd-')), 'odd.mjs');
  const game = "{ id: '../odd', legalMoves() {} }";
  writeFileSync(odd, `export const odd = { game: ${game}, hints: {}, texts: {}, score() {} };`);
  await expect(gamesInFiles([odd], [])).rejects.toThrow(
    'the id "../odd" must be a word of letters and digits',
  );
  rmSync(path.dirname(odd), { recursive: true });
});

test('pages are stale when anything has changed that a game imports', () => {
  const files = withImports([at('examples/index.ts')]).map((file) => path.relative(ROOT, file));
  expect(files).toContain('examples/cometChase.ts');
  expect(files).toContain('src/kernel/match/rng.ts');
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});
