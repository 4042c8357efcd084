import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findGame, type GameEntry } from '../../src/kernel/entry.ts';
import { InputError } from '../../src/kernel/error.ts';
import type { Features } from '../../src/kernel/hints/features.ts';
import { checkSeats } from '../../src/kernel/options.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { gamesIn } from '../../src/server/bots/threads.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import type { Measure } from '../../src/bots/learned/judge.ts';
import { judgeOf } from '../../src/bots/learned/learnedHints.ts';
import type { NetWeights } from '../../src/bots/net/net.ts';
import { type NetFile, readNet, writeNet } from '../../src/bots/net/netFile.ts';
import { type Actors, openActors } from './actors.ts';
import { type Checks, checked, type Subject } from './trials/check.ts';
import { addToCurve, type Learned } from './trials/curve.ts';
import { type Learner, type LearnerName, openLearner } from './learner.ts';
import { lessonFile, positionsIn, readLesson, writeLesson } from './lessons.ts';
import { measured } from './measure.ts';
import { type Plan, usualFor } from './plan.ts';
import { type Lesson, Trainer } from './trainer.ts';
import { readTrainer } from './trainerFile.ts';
import { writeWhole } from './writeWhole.ts';

export interface LearnOptions {
  readonly game: string;
  readonly seats: string;
  readonly rounds: number;
  readonly matches: number;
  /** As usual for its seats where they are not told; so is the share of matches with any options. */
  readonly taught?: number;
  readonly trust?: number;
  readonly anyOptions?: number;
  readonly memory: number;
  readonly cooling: number;
  /** How fast is learned at first, in millionths; as usual where it is not told. */
  readonly rate?: number;
  /** The file of a net to begin with. */
  readonly from?: string;
  readonly seed: number;
  readonly folder: string;
  readonly workers: number;
  /** The net is tried after every so many rounds, in so many matches; 0 never. */
  readonly check: number;
  readonly checkMatches: number;
  /** Where learning is done; in Node unless told. */
  readonly learner?: LearnerName;
}

/** Trains a net by self-play, round after round; a run that was stopped goes on where it was. */
export async function runLearn(options: LearnOptions, games = GAMES_MODULE): Promise<number> {
  const entry = findGame(await gamesIn(games), options.game);
  const features = await featuresIn(entry);
  const learner = await openLearner(options.learner ?? 'node');
  mkdirSync(options.folder, { recursive: true });
  const run = openRun(entry, features, options);
  const { workers, check, checkMatches } = options;
  const checks: Checks = { every: check, matches: checkMatches, workers, games };
  const actors = openActors(workers, games);
  try {
    await trained({ run, actors, learner, checks }, options.rounds);
  } finally {
    await actors.close();
  }
  return 0;
}

/** What learned players look at in a game; a game without that is refused. */
export async function featuresIn({ game, features }: GameEntry): Promise<Features<object>> {
  if (features === undefined)
    throw new InputError('unknown_game', `${game.title} has no features to learn from`);
  return features();
}

/** A net in training and the folder of what it has come to. */
interface Run {
  readonly features: Features<object>;
  readonly plan: Plan;
  readonly folder: string;
  readonly trainer: Trainer;
  /** The next round, and the weights it is played with: those before the latest, which are learned meanwhile. */
  round: number;
  playing: NetWeights;
}

const PLAN = 'plan.json';

function openRun(entry: GameEntry, features: Features<object>, options: LearnOptions): Run {
  const plan = planIn(entry, features, options);
  const { count } = features.layout;
  const trainer = new Trainer({ inputs: count, hidden: plan.hidden, middle: plan.middle }, seeded(plan.seed));
  const round = readTrainer(options.folder, trainer);
  if (round === undefined && plan.from !== undefined)
    trainer.beginWith(netFrom(plan.from, entry, features).weights);
  const playing = trainer.weights();
  const run: Run = { features, plan, folder: options.folder, trainer, round: round ?? 0, playing };
  restore(run);
  return run;
}

function planIn(entry: GameEntry, features: Features<object>, options: LearnOptions): Plan {
  const file = path.join(options.folder, PLAN);
  if (existsSync(file)) {
    const plan = JSON.parse(readFileSync(file, 'utf8')) as Plan; // written below
    if (plan.game === options.game) return plan;
    throw new InputError(
      'bad_request',
      `${options.folder} holds a net for ${plan.game}, not ${options.game}`,
    );
  }
  const seats = options.seats.split(',').map(Number);
  for (const number of seats) checkSeats(entry.game, number);
  const { from } = options;
  const usual = usualFor(seats);
  const plan: Plan = {
    game: options.game,
    seats,
    seed: options.seed,
    matches: options.matches,
    taught: options.taught ?? usual.taught,
    memory: options.memory,
    uses: 4,
    batch: 512,
    cooling: options.cooling,
    ...(options.rate !== undefined && { rate: options.rate }),
    ...(from === undefined ? {} : { from }),
    anyOptions: options.anyOptions ?? usual.anyOptions,
    hidden: 64,
    middle: 32,
    ...(from === undefined
      ? measured(entry, seats, options.seed)
      : measureOf(netFrom(from, entry, features))),
    trust: options.trust ?? usual.trust,
  };
  writeWhole(file, Buffer.from(JSON.stringify(plan, null, 2)));
  return plan;
}

/** The net to begin with; one of another game or of other features is refused. */
function netFrom(file: string, entry: GameEntry, features: Features<object>): NetFile {
  if (!existsSync(file)) throw new InputError('bad_request', `there is no net ${file} to begin with`);
  const net = readNet(readFileSync(file));
  judgeOf(entry, features, net);
  return net;
}

/** A net that goes on from another goes on in its measure. */
function measureOf({ header: { unit, base } }: NetFile): Omit<Measure, 'trust'> {
  return { unit, base };
}

/** A run and those who work on it. */
interface School {
  readonly run: Run;
  readonly actors: Actors;
  readonly learner: Learner;
  readonly checks: Checks;
}

/** While one round is played the one before is learned from, so that no core waits for another. */
async function trained({ run, actors, learner, checks }: School, rounds: number): Promise<void> {
  // What a run that was stopped still owes.
  await checked(subjectOf(run, run.round), checks);
  if (run.round >= rounds) return;
  let playing = lessonAt(run, actors, run.round);
  for (; run.round < rounds; run.round++) {
    const began = performance.now();
    const lesson = await playing;
    const played = performance.now();
    run.playing = run.trainer.weights();
    // Kept before anything is learned, so that a run goes on with them wherever it was stopped.
    writeWhole(path.join(run.folder, BEFORE), netOf(run, run.round, run.playing));
    if (run.round + 1 < rounds) playing = lessonAt(run, actors, run.round + 1);
    // What goes wrong meanwhile is told when the next round is waited for.
    playing.catch(() => {});
    const errors = await learner(run);
    keep(run);
    const seconds = [(played - began) / 1000, (performance.now() - played) / 1000].map((one) =>
      one.toFixed(1),
    );
    const learned: Learned = { round: run.round + 1, positions: positionsIn(lesson), errors };
    addToCurve(run.folder, learned);
    tell(learned, rounds, seconds);
    await checked(subjectOf(run, run.round + 1), checks);
  }
}

function tell({ round, positions, errors }: Learned, rounds: number, seconds: readonly string[]): void {
  const told = errors.map((error) => error.toFixed(3)).join(' ');
  console.log(
    `round ${round} of ${rounds}: ${positions} positions, errors ${told}, ${seconds.join(' + ')} s`,
  );
}

/** The net of so many rounds, which is the latest then. */
function subjectOf({ folder, plan: { game, seats } }: Run, round: number): Subject {
  return { folder, game, seats, net: path.join(folder, LATEST), round };
}

async function lessonAt({ plan, folder, playing }: Run, actors: Actors, round: number): Promise<Lesson> {
  const file = lessonFile(folder, round);
  if (existsSync(file)) return readLesson(file);
  const lesson = await actors.play(plan, playing, round);
  writeLesson(file, lesson);
  return lesson;
}

/** The net as it plays now; what is no longer learned from is let go. */
function keep(run: Run): void {
  const { plan, folder, trainer, round } = run;
  writeWhole(path.join(folder, LATEST), netOf(run, round + 1, trainer.weights()));
  rmSync(lessonFile(folder, round - plan.memory), { force: true });
}

/** The file of the net that so many rounds have come to. */
function netOf({ features: { version }, plan }: Run, rounds: number, weights: NetWeights): Uint8Array {
  const { game, seats, unit, base, trust, matches } = plan;
  const trainedBy = { command: commandOf(plan, rounds), rounds, matches: matches * rounds };
  const { shape } = weights;
  return writeNet({
    header: { game, seats, features: version, shape, unit, base, trust, trained: trainedBy },
    weights,
  });
}

/** The net of a run as it plays now. */
export const LATEST = 'latest.net';
const BEFORE = 'before.net';

function commandOf(plan: Plan, rounds: number): string {
  const { game, seats, from, matches, taught, memory, cooling, rate, anyOptions, trust, seed } = plan;
  const begun = from === undefined ? '' : ` --from ${from}`;
  const rated = rate === undefined ? '' : ` --rate ${rate}`;
  const length = `--rounds ${rounds} --matches ${matches} --taught ${taught} --memory ${memory} --cooling ${cooling}${rated}`;
  const isVaried = anyOptions !== usualFor(seats).anyOptions;
  const varied = isVaried ? ` --any-options ${Math.round(100 * anyOptions)}` : '';
  return `./orrery learn ${game} --seats ${seats.join(',')}${begun} ${length}${varied} --trust ${Math.round(100 * trust)} --seed ${seed}`;
}

function restore(run: Run): void {
  // It may have been stopped in between, or has not begun.
  if (run.round > roundsKept(run.folder)) keep({ ...run, round: run.round - 1 });
  const before = path.join(run.folder, BEFORE);
  if (existsSync(before)) run.playing = readNet(readFileSync(before)).weights;
}

/** The rounds behind the latest net, fewer than none where there is no net yet. */
function roundsKept(folder: string): number {
  const latest = path.join(folder, LATEST);
  return existsSync(latest) ? readNet(readFileSync(latest)).header.trained.rounds : -1;
}
