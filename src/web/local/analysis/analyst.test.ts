import { beforeAll, describe, expect, test } from 'vitest';
import type { Effort } from '../../../analysis/effort.ts';
import { gameOf } from '../../../games/index.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type Match, newMatch, play } from '../../../kernel/match/match.ts';
import { recordOf } from '../../../kernel/match/record.ts';
import { moveText } from '../../../kernel/text.ts';
import { type AnalysisStore, memoryAnalyses } from './analysisStore.ts';
import { type AnalysisNews, type Analyst, analystOf } from './analyst.ts';
import { memorySkills, type SkillStore } from './skillStore.ts';

const MOVES = 8;
const EFFORT: Effort = {
  lines: 2,
  redraws: 2,
  candidates: 2,
  looks: 2,
  tries: 2,
  contenders: 2,
  screened: 2,
  searched: 8,
};

/** The first legal moves of a match, one after the other. */
function begun(game: string): Match {
  const entry = gameOf(game);
  const match = newMatch(entry.game, { seats: 2, options: {}, seed: 'analyst' });
  for (let i = 0; i < MOVES; i++) {
    const seat: Seat = entry.game.actors(match.state)[0] ?? 0;
    play(match, seat, moveText(entry.game.legalMoves(match.state, seat)[0]));
  }
  return match;
}

function analystWith(
  store: AnalysisStore,
  pause: () => Promise<void> = async () => undefined,
  skills: SkillStore = memorySkills(),
): Analyst {
  let time = 0;
  // Every look at the clock is late enough to tell and to keep.
  const now = (): number => (time += 10_000);
  const wait = async (): Promise<void> => undefined;
  return analystOf({ games: async (id) => gameOf(id), store, skills, now, pause, wait, effort: EFFORT });
}

/** All that an analyst tells of a match. */
async function told(
  analyst: Analyst,
  record: string,
  sight: 'seen' | 'open' = 'seen',
): Promise<AnalysisNews[]> {
  const all: AnalysisNews[] = [];
  await analyst.start({ id: 'match', record, sight }, (news) => all.push(news));
  return all;
}

describe('an analyst', () => {
  let record = '';
  let hidden = '';
  beforeAll(() => {
    record = JSON.stringify(recordOf(begun('sol'), { closed: {} }));
    hidden = JSON.stringify(recordOf(begun('factions'), { closed: {} }));
  });

  test('tells what is known from the first place to the last', async () => {
    const all = await told(analystWith(memoryAnalyses()), record);
    expect(all[0]).toMatchObject({ done: 0, of: MOVES + 1 });
    expect(all.at(-1)).toMatchObject({ done: MOVES + 1, of: MOVES + 1 });
    expect(all.at(-1)?.analysis.curve).toHaveLength(MOVES + 1);
    const done = all.map((news) => news.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
  });

  test('goes on where it was stopped, and finds the same', async () => {
    const store = memoryAnalyses();
    let places = 0;
    const stopping: Analyst = analystWith(store, async () => {
      if (++places === 3) await stopping.stop();
    });
    const first = await told(stopping, record);
    expect(first.at(-1)?.done).toBe(3);
    const rest = await told(analystWith(store), record);
    expect(rest[0]?.done).toBe(3);
    const whole = await told(analystWith(memoryAnalyses()), record);
    expect(rest.at(-1)?.analysis).toEqual(whole.at(-1)?.analysis);
  });

  test('is told at once what was found out before, but not of another match', async () => {
    const store = memoryAnalyses();
    await told(analystWith(store), record);
    expect((await told(analystWith(store), record))[0]?.done).toBe(MOVES + 1);
    expect((await told(analystWith(store), hidden))[0]?.done).toBe(0);
  });

  test('judges with everything open on the curve that is known already', async () => {
    const store = memoryAnalyses();
    const seen = (await told(analystWith(store), hidden)).at(-1)?.analysis;
    const [first, ...others] = await told(analystWith(store), hidden, 'open');
    expect(first?.analysis.curve).toEqual(seen?.curve);
    expect(first?.analysis.decisions).toEqual([]);
    const open = others.at(-1)?.analysis;
    expect(open?.sight).toBe('open');
    expect(open?.luck).toEqual(seen?.luck);
    expect(open?.decisions.map(({ ply }) => ply)).toEqual(seen?.decisions.map(({ ply }) => ply));
  });

  test('judges another move at a decision, and the made one as before', async () => {
    const analyst = analystWith(memoryAnalyses());
    const decision = (await told(analyst, record)).at(-1)?.analysis.decisions[0];
    const { ply = 0, played } = decision ?? {};
    const same = await analyst.judge({ ply, text: played?.text ?? '', sight: 'seen' });
    expect(same).toEqual(decision);
    await expect(analyst.judge({ ply, text: 'nonsense', sight: 'seen' })).rejects.toThrow(/not legal/);
  });

  test('tells what another move leads to and what it holds more or less of, the same every time', async () => {
    const analyst = analystWith(memoryAnalyses());
    const { ply = 0, best = [] } = (await told(analyst, record)).at(-1)?.analysis.decisions.at(-1) ?? {};
    const text = best.at(-1)?.text ?? '';
    const found = await analyst.explain({ ply, text });
    expect(found.moves[0]).toBe(text);
    expect(await analyst.explain({ ply, text })).toEqual(found);
    const { played } = (await told(analyst, record)).at(-1)?.analysis.decisions.at(-1) ?? {};
    expect((await analyst.explain({ ply, text: played?.text ?? '' })).differences).toEqual([]);
    await expect(analyst.explain({ ply, text: 'nonsense' })).rejects.toThrow(/not legal/);
    await expect(analyst.explain({ ply: MOVES, text })).rejects.toThrow(/nobody decided/);
  });

  test('keeps the sums for good once all is known by what was seen', async () => {
    const [store, skills] = [memoryAnalyses(), memorySkills()];
    const stopping: Analyst = analystWith(store, async () => stopping.stop(), skills);
    await told(stopping, record);
    await told(analystWith(memoryAnalyses(), undefined, skills), record, 'open');
    expect(await skills.get('match')).toBeUndefined();
    const { sums } = (await told(analystWith(store, undefined, skills), record)).at(-1)!.analysis;
    const kept = sums.map(({ accuracy, luck }) => ({ accuracy, luck }));
    expect(await skills.get('match')).toEqual({ id: 'match', skills: kept });
  });

  test('refuses a match that is still being played', async () => {
    const running = JSON.stringify(recordOf(begun('sol')));
    await expect(told(analystWith(memoryAnalyses()), running)).rejects.toThrow(/still being played/);
  });
});
