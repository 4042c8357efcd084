import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { judgeOf } from '../../../src/bots/learned/learnedHints.ts';
import {
  type NetFile,
  type NetHeader,
  type NetProof,
  readNet,
  writeNet,
} from '../../../src/bots/net/netFile.ts';
import { counted, percent } from '../../../src/cli/numbers.ts';
import { wilson } from '../../../src/kernel/data/interval.ts';
import { GAMES_MODULE } from '../../../src/cli/tableGames.ts';
import { plural } from '../../../src/kernel/defaults/words.ts';
import { findGame, type GameEntry } from '../../../src/kernel/entry.ts';
import { InputError, listed } from '../../../src/kernel/error.ts';
import type { Features } from '../../../src/kernel/hints/features.ts';
import { gamesIn } from '../../../src/server/bots/threads.ts';
import { gameFolder } from '../../gameFolder.ts';
import { type AloneScore, scoreAlone } from './alone.ts';
import { scoreText } from './check.ts';
import { type Score, scoreOf } from './contest.ts';
import { featuresIn, LATEST } from '../learn.ts';
import { writeWhole } from '../writeWhole.ts';

export interface ProofOptions {
  readonly game: string;
  /** The folder of the run. */
  readonly folder: string;
  /** Matches for each number of seats. */
  readonly proof: number;
  /** How both sides think; with lines so many, for so many turns. */
  readonly thought: 'move' | 'turn' | 'lines';
  readonly lines: number;
  readonly turns: number;
  readonly workers: number;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const KEEPING = 'nets are kept in the folder of a game';

/**
 * Lets the latest net of a run play against what the levels go by now, and puts it in its place if it is proven to be
 * better with every number of seats; `nets` is the folder that it would come to.
 */
export async function runProof(options: ProofOptions, games = GAMES_MODULE, nets?: string): Promise<number> {
  const entry = findGame(await gamesIn(games), options.game);
  const features = await featuresIn(entry);
  const home = nets ?? path.join(ROOT, gameFolder(entry.game, KEEPING), 'hints', 'nets');
  const net = latestIn(options.folder);
  judgeOf(entry, features, net); // any other net is refused
  const place = path.join(home, placeOf(net.header));
  const before = incumbentAt(place, entry, features);
  checkCover(before, net, place);
  const proof = await proven(options, { entry, net, place, before }, games);
  settle(net, proof, place);
  return 0;
}

/** A net, the place it plays for, and what is known of the net that has it now. */
interface Challenge {
  readonly entry: GameEntry;
  readonly net: NetFile;
  readonly place: string;
  readonly before: NetHeader | undefined;
}

/** A copy of the net plays, as training may go on meanwhile. */
const CANDIDATE = 'proof.net';

function latestIn(folder: string): NetFile {
  const latest = path.join(folder, LATEST);
  if (!existsSync(latest)) throw new InputError('bad_request', `there is no net to be proven in ${folder}`);
  return readNet(readFileSync(latest));
}

/** A game keeps a net for one seat, one for two and one for all other numbers. */
function placeOf({ seats }: NetHeader): string {
  if (seats.every((number) => number === 1)) return 'one.net';
  if (seats.every((number) => number === 2)) return 'two.net';
  if (seats.every((number) => number > 2)) return 'more.net';
  throw new InputError(
    'bad_seats',
    'a game keeps a net for one seat, one for two and one for more: train them apart',
  );
}

/** The net that the levels go by now, unless it looks at features that are no more. */
function incumbentAt(
  place: string,
  { game }: GameEntry,
  { version }: Features<object>,
): NetHeader | undefined {
  if (!existsSync(place)) return undefined;
  const { header } = readNet(readFileSync(place));
  return header.game === game.id && header.features === version ? header : undefined;
}

/** Whoever replaces a net plays wherever that net has played. */
function checkCover(before: NetHeader | undefined, { header: { seats } }: NetFile, place: string): void {
  const lost = before?.seats.filter((number) => !seats.includes(number)) ?? [];
  if (lost.length > 0)
    throw new InputError(
      'bad_seats',
      `${place} plays with ${listed(lost.map(String))} seats too: train for those as well`,
    );
}

async function proven(options: ProofOptions, challenge: Challenge, games: string): Promise<NetProof[]> {
  const proofs: NetProof[] = [];
  writeWhole(path.join(options.folder, CANDIDATE), writeNet(challenge.net));
  try {
    for (const seats of new Set(challenge.net.header.seats))
      proofs.push(await provenWith(seats, options, challenge, games));
  } finally {
    rmSync(path.join(options.folder, CANDIDATE));
  }
  return proofs;
}

/** The deals are this net's own, so that nothing that was chosen by matches before fits them by chance. */
async function provenWith(
  seats: number,
  options: ProofOptions,
  { entry, net, place, before }: Challenge,
  games: string,
): Promise<NetProof> {
  const { game, folder, proof, workers } = options;
  const known = before?.seats.includes(seats) ? before : undefined;
  const player = inThought(path.join(folder, CANDIDATE), options);
  const rival = inThought(known ? place : 'hints', options);
  const seed = `proof ${net.header.trained.command}`;
  const contest = { game, player, rival, matches: proof, seed };
  const score =
    seats === 1
      ? await scoreAlone(entry, contest, workers, games)
      : await scoreOf({ ...contest, seats }, workers, games);
  const against = known ? `${inThought(path.basename(place), options)} of ${known.trained.command}` : rival;
  console.log(`${game}, ${counted(seats, 'seat')}: ${proofText(score, against, seats)}`);
  return { against, seats, ...score, interval: wilson(score.won, score.matches) };
}

function proofText(score: Score | AloneScore, against: string, seats: number): string {
  if ('gain' in score) return `${scoreText(score)}; ${gainText(score, against)}`;
  return `${scoreText(score)} against ${against}; par ${percent(1 / seats)}`;
}

function gainText({ matches, gain: { of, before, mean, interval } }: AloneScore, against: string): string {
  const told = (number: number): string => (of === 'wins' ? percent(number) : number.toFixed(2));
  const [low, high] = interval;
  const more = `${told(mean)} more ${of}, 95 % interval ${told(low)} to ${told(high)}`;
  return `in the same matches ${against} won ${Math.round(before * 100) / 100} of ${matches} (${more})`;
}

/** A player by the name that series go by. */
function inThought(player: string, { thought, lines, turns }: ProofOptions): string {
  return thought === 'lines' ? `${player}:lines:${lines}:${turns}` : `${player}:${thought}`;
}

/** The numbers of seats with which a net may be no better than its rivals, or alone than what played before. */
export function doubtfulIn(proof: readonly NetProof[]): number[] {
  return proof.filter((one) => !isBetter(one)).map(({ seats }) => seats);
}

function isBetter({ seats, interval, gain }: NetProof): boolean {
  return seats === 1 ? gain !== undefined && gain.interval[0] > 0 : interval[0] > 1 / seats;
}

function settle({ header, weights }: NetFile, proof: readonly NetProof[], place: string): void {
  const inside = path.relative(ROOT, place);
  const shown = inside.startsWith('..') ? place : inside;
  const doubtful = doubtfulIn(proof);
  if (doubtful.length > 0) {
    const seats = `${doubtful.join(', ')} ${plural(Math.max(...doubtful), 'seat')}`;
    console.log(`not proven to be better with ${seats}: ${shown} stays as it is`);
    return;
  }
  mkdirSync(path.dirname(place), { recursive: true });
  writeWhole(place, writeNet({ header: { ...header, proof }, weights }));
  console.log(`proven to be better: written to ${shown}`);
}
