import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stage } from '../../src/analysis/puzzles/line.ts';
import type { Puzzle, PuzzleBook, PuzzleList } from '../../src/analysis/puzzles/puzzle.ts';
import { botOf } from '../../src/bots/index.ts';
import { findGame } from '../../src/kernel/entry.ts';
import { InputError } from '../../src/kernel/error.ts';
import { checkSeats } from '../../src/kernel/options.ts';
import { counted, grouped } from '../../src/cli/numbers.ts';
import { progressBar } from '../../src/cli/progress.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { gamesIn } from '../../src/server/bots/threads.ts';
import { byDifficulty, chosen } from './choice.ts';
import { gatherAll } from './gatherThreads.ts';
import { type Notebook, openNotebook } from './notebook.ts';
import type { Gathered, Plan } from './plan.ts';

export interface PuzzlesOptions {
  readonly game: string;
  /** The level that plays the matches. */
  readonly level: string;
  /** Numbers of seats that take turns, with commas between them. */
  readonly seats: string;
  readonly matches: number;
  readonly seed: string;
  /** By how much a line must lead, in hundredths of the chance of winning. */
  readonly lead: number;
  /** Whether only what whole turns hang on is looked for. */
  readonly turns?: boolean;
  readonly count: number;
  readonly workers: number;
  /** Where everything found is kept, so that one that was stopped goes on. */
  readonly keep: string;
  /** Whether the chosen puzzles replace those of the game. */
  readonly write?: boolean;
  readonly json?: boolean;
}

const INTERRUPTED = 130;

/** Looks for puzzles in matches of bots, and chooses the best of them; `games` is the module that exports GAMES. */
export async function runPuzzles(options: PuzzlesOptions, games = GAMES_MODULE): Promise<number> {
  const plan = await planOf(options, games);
  const notebook = openNotebook(options.keep, plan);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  try {
    const all = await gatheredBy(notebook, plan, options, games, stop.signal);
    if (stop.signal.aborted) return INTERRUPTED;
    const puzzles = chosen(plan, all, options.count);
    console.log(summary(all, puzzles).join('\n'));
    if (options.write) write(plan, puzzles, commandOf(options));
    if (options.json) console.log(JSON.stringify(puzzles));
    return 0;
  } finally {
    process.off('SIGINT', interrupt);
    notebook.close();
  }
}

async function planOf(
  { game, level, seats, seed, lead, turns = false }: PuzzlesOptions,
  games: string,
): Promise<Plan> {
  const entry = findGame(await gamesIn(games), game);
  const numbers = seats.split(',').map(Number);
  for (const number of numbers) {
    checkSeats(entry.game, number);
    if (number < 2)
      throw new InputError('bad_request', '--seats must be two or more: puzzles are won from others');
  }
  const { rulesVersion } = entry.game;
  return { game, rulesVersion, level: botOf(level).name, seats: numbers, seed, lead, turns };
}

/** What all matches were good for, those that were kept and those that are played now. */
async function gatheredBy(
  notebook: Notebook,
  plan: Plan,
  { matches, workers }: PuzzlesOptions,
  games: string,
  stop: AbortSignal,
): Promise<Gathered[]> {
  const known = notebook.kept.filter(({ match }) => match < matches);
  const done = new Set(known.map(({ match }) => match));
  const missing = Array.from({ length: matches }, (_, match) => match).filter((match) => !done.has(match));
  const all = [...known];
  const bar = missing.length > 0 ? await progressBar(matches) : undefined;
  bar?.update(done.size);
  const seen = (one: Gathered): void => {
    notebook.add(one);
    all.push(one);
    bar?.increment();
  };
  try {
    await gatherAll({ games, plan }, missing, { threads: workers, seen, stop });
  } finally {
    bar?.stop();
  }
  return all;
}

const STAGES: readonly (readonly [Stage, string])[] = [
  ['passed', 'no choice to speak of, or too many'],
  ['looked', 'several moves about as good'],
  ['seemed', 'plain to every beginner'],
  ['missed', 'not clear at a closer look'],
  ['doubted', 'seen otherwise by strong play'],
  ['proved', 'clearly best'],
];

function summary(all: readonly Gathered[], puzzles: readonly Puzzle[]): string[] {
  const sum = (stage: Stage): number => all.reduce((total, { stages }) => total + stages[stage], 0);
  const finds = all.reduce((total, one) => total + one.finds.length, 0);
  const [easy, fair, hard] = byDifficulty(puzzles);
  return [
    `${counted(all.length, 'match', 'matches')}: ${counted(finds, 'puzzle')} found, ${puzzles.length} chosen`,
    ...STAGES.map(([stage, words]) => `  ${grouped(sum(stage)).padStart(9)}  ${words}`),
    `difficulty 1: ${easy}, 2: ${fair}, 3: ${hard}`,
    ...[...Map.groupBy(puzzles, ({ theme }) => theme)].map(([theme, some]) => `  ${theme}: ${some.length}`),
  ];
}

/** The command that finds the same. */
function commandOf({ game, level, seats, matches, seed, lead, turns, count }: PuzzlesOptions): string {
  return `./orrery puzzles ${game} --level ${level} --seats ${seats} --matches ${matches} --seed ${seed} --lead ${lead}${turns ? ' --turns' : ''} --count ${count} --write`;
}

/** Writes the book, and the list that is shown before a puzzle is opened. */
function write({ game }: Plan, puzzles: readonly Puzzle[], method: string): void {
  const folder = path.resolve(import.meta.dirname, '../../src/games', game, 'puzzles');
  const book: Omit<PuzzleBook, 'puzzles'> = { format: 'orrery-puzzles', version: 1, game, method };
  const list: PuzzleList = puzzles.map(({ number, seats, seat, theme, difficulty }) => ({
    ...{ number, seats, seat, theme, difficulty },
  }));
  mkdirSync(folder, { recursive: true });
  const head = JSON.stringify(book).slice(0, -1);
  writeFileSync(path.join(folder, 'book.json'), `${head},"puzzles":${inLines(puzzles)}}\n`);
  writeFileSync(path.join(folder, 'list.json'), `${inLines(list)}\n`);
}

/** A list with each entry in a line of its own, so that changes can be read. */
const inLines = (list: readonly object[]): string =>
  `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
