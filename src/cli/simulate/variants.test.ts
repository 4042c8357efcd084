import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENTS } from '../../games/contents.ts';
import { GAMES } from '../../games/index.ts';
import { findGame } from '../../kernel/entry.ts';
import { GAMES_MODULE } from '../tableGames.ts';
import { vary } from '../variation/variation.ts';
import type { Changes } from '../variation/changes.ts';
import { type MatchThreads, matchThreads } from './matchThreads.ts';
import { resultReader } from './readResult.ts';
import { markOf, playMatch, type Result, type Series } from './series.ts';

/** A change that no match of a game is the same by, if it reaches the rules. */
const CHANGES: Readonly<Record<string, Changes>> = {
  sol: { numbers: { holdAtStart: 2 } },
  star: { ships: { scout: { movement: 1 }, mothership: { hull: 1 } } },
  factions: { numbers: { rounds: 1 } },
  empire: { setup: { multiplayer: { 2: { galaxySupply: 3 } } } },
};

function seriesOf(game: string): Series {
  const bots = ['random', 'random'];
  const deal = { seed: 'variants', first: 0, matches: 3, mostMoves: 100_000 };
  return { game, bots, options: {}, ...deal, records: true, watched: true };
}

const timeless = (results: readonly Result[]): object[] => results.map((result) => ({ ...result, ms: 0 }));

describe('threads with changed content', () => {
  let threads: MatchThreads;
  beforeAll(() => {
    threads = matchThreads(GAMES_MODULE);
  });
  afterAll(() => threads.close());

  async function played(series: Series): Promise<Result[]> {
    const results: Result[] = [];
    await threads.play({ series, from: 0, to: 3 }, (result) => results.push(result));
    return results;
  }

  test.each(Object.keys(CONTENTS))('play %s by it, and nobody else does', async (game) => {
    const plain = seriesOf(game);
    const varied: Series = { ...plain, changes: CHANGES[game]! };
    const before = timeless(await played(plain));
    const here = [0, 1, 2].map((match) => playMatch(findGame(GAMES, game), plain, match));
    const content = JSON.stringify(await CONTENTS[game]?.());
    const changed = await played(varied);
    const moves = changed.map(({ record }) => record?.moves);
    expect(moves).not.toEqual(here.map(({ record }) => record?.moves));
    expect(timeless(await played(plain))).toEqual(before);
    expect(JSON.stringify(await CONTENTS[game]?.())).toBe(content);
    expect(timeless(here)).toEqual(before);
  });

  test('write records that do not claim to be of the game', async () => {
    const changes = CHANGES['star']!;
    const [result] = await played({ ...seriesOf('star'), changes });
    expect(result?.record?.game).toMatch(/^star\+[0-9a-f]{12}$/);
    expect(() => findGame(GAMES, result?.record?.game)).toThrow('there is no game "star+');
  });

  test('tell when rules cannot be played by it', async () => {
    const broken = { ...seriesOf('empire'), changes: { explorerTiles: [] } };
    await expect(played(broken)).rejects.toThrow();
  });
});

test('content of a whole process is never changed', async () => {
  await expect(vary({ game: 'sol', changes: { numbers: { flares: 2 } } })).rejects.toThrow(
    'content is changed only in a thread that plays nothing else',
  );
});

describe('results of a variant', () => {
  const series: Series = { ...seriesOf('star'), records: false, changes: CHANGES['star']! };
  const variant = markOf(series)!;
  const watched = { turns: [[0, 0.5, 0.5]], taken: [[0, 1, 'ship', 'Scout']] };
  const result = { match: 0, moves: 5, ms: 1, variant, watched };

  test('bear its mark, and what was watched', () => {
    expect(resultReader(series)(result)).toEqual({ ...result, record: undefined });
  });

  test.each<[object, string]>([
    [{ variant: 'abc' }, 'other content'],
    [{ watched: { ...watched, turns: [[2, 0.5, 0.5]] } }, 'watched'],
    [{ watched: { ...watched, turns: [[0, 0.5]] } }, 'watched'],
    [{ watched: { ...watched, taken: [[0, 2, 'ship', 'Scout']] } }, 'watched'],
  ])('are refused with %j', (change, message) => {
    expect(() => resultReader(series)(JSON.parse(JSON.stringify({ ...result, ...change })))).toThrow(message);
  });

  test('from whoever knows nothing of changes or does not watch are refused, and marks differ as changes do', () => {
    const played = { match: 0, moves: 5, ms: 1 };
    expect(() => resultReader(series)({ ...played, variant })).toThrow('not watched');
    expect(() => resultReader(series)({ ...played, watched })).toThrow('other content');
    expect(() => resultReader({ ...series, changes: { numbers: { coloniesToWin: 2 } } })(result)).toThrow(
      'other content',
    );
    expect(markOf(seriesOf('star'))).toBeUndefined();
  });
});
