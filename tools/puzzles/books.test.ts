import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filmOf } from '../../src/analysis/film.ts';
import { gaugeOf } from '../../src/analysis/gauge.ts';
import { insightOf, LOOK, PROOF } from '../../src/analysis/puzzles/insight.ts';
import { leadOfKey } from '../../src/analysis/puzzles/key.ts';
import {
  isOfIdea,
  type Puzzle,
  type PuzzleBook,
  type PuzzleList,
} from '../../src/analysis/puzzles/puzzle.ts';
import { LONG_VIEW } from '../../src/analysis/puzzles/theme.ts';
import { questionOf } from '../../src/analysis/question.ts';
import { forwardMoves } from '../../src/bots/opinion.ts';
import { GAME_IDS, gameOf } from '../../src/games/index.ts';
import { canonical } from '../../src/kernel/data/plain.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import type { Move } from '../../src/kernel/game.ts';
import { replay } from '../../src/kernel/match/record.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';
import { versionFor } from '../../src/kernel/versions.ts';
import { withOwnNets } from '../../src/server/bots/nets.ts';
import { isLongRun } from '../../src/testkit/effort.ts';

/** Puzzles are content: what every one of them has to be. */

const GAMES = path.resolve(import.meta.dirname, '../../src/games');
const COUNT = 30;
/** A step is worth looking for from this lead on; the command asks for more. */
const LEAD = 0.04;
const GUESSES = 3;

const read = (game: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(GAMES, game, 'puzzles', file), 'utf8'));
const bookOf = (game: string): PuzzleBook => read(game, 'book.json') as PuzzleBook; // written by the command

/** A puzzle with the positions of its line, from the one it begins with. */
interface Line {
  readonly puzzle: Puzzle;
  readonly entry: GameEntry;
  readonly states: readonly object[];
}

function lineOf(puzzle: Puzzle): Line {
  const entry = versionFor(gameOf(puzzle.record.game), puzzle.record.rulesVersion);
  const states: object[] = [];
  replay(entry.game, puzzle.record, ({ state, plies }) => {
    if (plies.length >= puzzle.ply) states.push(state);
  });
  return { puzzle, entry, states };
}

const textAt = ({ record }: Puzzle, ply: number): string => record.moves[ply]!.replace(/^\d+ /, '');

/** The texts of what is asked at a step. */
function asked({ puzzle, entry, states }: Line, ply: number): string[] {
  const legal: readonly Move[] = entry.game.legalMoves(states[ply - puzzle.ply], puzzle.seat);
  return forwardMoves(entry, legal).map(moveText);
}

test('only games of the list have puzzles', () => {
  const found = globSync('*/puzzles/book.json', { cwd: GAMES }).map((file) =>
    path.dirname(path.dirname(file)),
  );
  expect(new Set(found)).toEqual(new Set(GAME_IDS));
});

describe.each(GAME_IDS)('the puzzles of %s', (game) => {
  const { puzzles, method, ...book } = bookOf(game);
  const lines = puzzles.map(lineOf);

  test('are thirty, of three difficulties and several themes, for two and for more', () => {
    expect(book).toEqual({ format: 'orrery-puzzles', version: 1, game });
    expect(puzzles.map(({ number }) => number)).toEqual(Array.from({ length: COUNT }, (_, i) => i + 1));
    const kinds = (of: (puzzle: Puzzle) => unknown): number => new Set(puzzles.map(of)).size;
    expect(kinds(({ difficulty }) => difficulty)).toBe(3);
    expect(kinds(({ theme }) => theme)).toBeGreaterThanOrEqual(4);
    expect(kinds(({ seats }) => seats)).toBeGreaterThanOrEqual(2);
  });

  test('are listed as they are', () => {
    const listed = puzzles.map(({ number, seats, seat, theme, difficulty }) => ({
      ...{ number, seats, seat, theme, difficulty },
    }));
    expect(read(game, 'list.json') as PuzzleList).toEqual(listed); // written with the book
  });

  test('are found again by a command: each tells the match it is from', () => {
    expect(method).toMatch(
      new RegExp(`^./orrery puzzles ${game} --level \\w+ --seats [\\d,]+ --matches \\d+ `),
    );
    for (const { source } of puzzles) expect(method).toContain(`--level ${source.level} `);
    for (const { source } of puzzles) expect(method).toContain(`--seed ${source.seed} `);
  });

  test('are no two alike', () => {
    const positions = lines.map(({ states }) => canonical(states[0]));
    expect(new Set(positions).size).toBe(puzzles.length);
    const turns = puzzles.map(({ source, record, ply }) => `${source.match} ${record.moves[ply - 1]} ${ply}`);
    expect(new Set(turns).size).toBe(puzzles.length);
  });

  test('replay, and every step has the best move and the cost of each other', () => {
    for (const line of lines) {
      const { puzzle, entry, states } = line;
      expect(puzzle.record).toMatchObject({ game, seats: puzzle.seats, closed: {} });
      expect(puzzle.steps[0]?.ply).toBe(puzzle.ply);
      for (const step of puzzle.steps) {
        expect(entry.game.actors(states[step.ply - puzzle.ply])).toEqual([puzzle.seat]);
        const best = textAt(puzzle, step.ply);
        const texts = asked(line, step.ply);
        expect(new Set(texts)).toEqual(new Set([best, ...Object.keys(step.costs)]));
        expect(step.same.every((text) => text !== best && texts.includes(text))).toBe(true);
        expect(Object.values(step.costs).every((cost) => Number.isInteger(cost) && cost >= 0)).toBe(true);
        expect(step.lead).toBeGreaterThanOrEqual(LEAD);
        expect(step.lead).toBeGreaterThan(step.noise);
      }
    }
  });

  test('begin with a seat whose line does not hang on what it cannot see', () => {
    for (const { puzzle, entry, states } of lines) {
      const view: object = entry.game.redact(states[0], puzzle.seat);
      const last = puzzle.steps.at(-1)!.ply;
      for (let guess = 0; guess < GUESSES; guess++) {
        const rng = seeded(guess);
        const state: object = entry.game.determinize(view, puzzle.seat, rng);
        for (let ply = puzzle.ply; ply <= last; ply++) {
          const legal: readonly Move[] = entry.game.legalMoves(state, puzzle.seat);
          const move = legal.find((one) => moveText(one) === textAt(puzzle, ply));
          expect(move, `puzzle ${puzzle.number}, move ${ply}`).toBeDefined();
          entry.game.apply(state, puzzle.seat, move, rng);
        }
      }
    }
  });

  test('are about what can be counted, or the longer view', () => {
    for (const { puzzle, entry, states } of lines) {
      const view: object = entry.game.redact(states[0], puzzle.seat);
      const themes = entry.measures.list(view, puzzle.seat, []).map(({ theme }) => theme);
      expect([LONG_VIEW, ...themes]).toContain(puzzle.theme);
    }
  });

  test('are what another look finds as well', async () => {
    const known = await withOwnNets(gameOf(game));
    const some = isLongRun ? puzzles : puzzles.slice(0, 1);
    const found = some.filter((puzzle) => isFoundAgain(known, puzzle));
    expect(found.length).toBeGreaterThanOrEqual(0.9 * some.length);
  });
});

/** By how much a line has to lead when it is looked at with other luck. */
const AGAIN = 0.025;

/** Whether the first step of a puzzle is best with other luck too. */
function isFoundAgain(known: GameEntry, { record, ply, seat, steps: [step] }: Puzzle): boolean {
  const film = filmOf(known, record);
  const gauge = gaugeOf(film.entry, film.states);
  const { move } = film.plies[ply]!;
  const question = questionOf(gauge.entry, film.states[ply]!, { seat, move }, 'seen')!;
  const demand = { gauge, lead: AGAIN };
  const seed = 4242 + ply;
  if (step!.waits) return leadOfKey(demand, question, move, seed).mean >= AGAIN;
  const found = insightOf(demand, question, { ...(isLongRun ? PROOF : LOOK), beyond: 0 }, seed);
  return found !== undefined && isOfIdea(step!, moveText(move), moveText(found.best));
}
