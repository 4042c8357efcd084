import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { skilled } from '../../src/bots/foresight.ts';
import { findGame, type GameEntry } from '../../src/kernel/entry.ts';
import type { Tuned } from '../../src/kernel/hints/weights.ts';
import { InputError } from '../../src/kernel/error.ts';
import { checkSeats } from '../../src/kernel/options.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { gamesIn } from '../../src/server/bots/threads.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { counted, percent } from '../../src/cli/numbers.ts';
import { wilson } from '../../src/kernel/data/interval.ts';
import { gameFolder } from '../gameFolder.ts';
import { candidatesOf, evolve, startEvolution } from './cmaes.ts';
import { type Contest, contestOf, type Tally } from './contest.ts';
import { type Genes, genesOf } from './genes.ts';

export interface TuneOptions {
  readonly game: string;
  readonly seats: number;
  readonly generations: number;
  readonly population: number;
  readonly deals: number;
  readonly proof: number;
  /** In percent. */
  readonly step: number;
  readonly weights?: string;
  readonly seed: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

const WRITING = 'weights are written to the folder of a game';

/** Tunes the weights of a game by evolution and proves them against the old ones on deals that tuning never saw. */
export async function runTune(options: TuneOptions, games = GAMES_MODULE): Promise<number> {
  const GAMES = await gamesIn(games);
  const entry = skilled(findGame(GAMES, options.game), options.seats);
  checkSeats(entry.game, options.seats);
  if (entry.tuning === undefined)
    throw new InputError('unknown_game', `the hints of ${entry.game.title} have no weights`);
  const target = options.write ? `${gameFolder(entry.game, WRITING)}/hints/tuned.json` : undefined;
  const genes = genesOf(entry.tuning, options.weights?.split(',') ?? []);
  if (genes.names.length === 0) throw new InputError('bad_request', `no weight is called ${options.weights}`);
  console.log(`${options.game}: ${counted(genes.names.length, 'weight')}, ${counted(options.seats, 'seat')}`);
  const { vector, matches } = evolved(entry, genes, options);
  const proof = contestOf(entry, genes.hintsBy(vector), contestFrom(options, 'proof', 0, options.proof));
  const tuned = tunedBy(options, genes.changed(vector), matches, proof);
  tell(tuned, options, target);
  return 0;
}

function contestFrom({ seats, seed }: TuneOptions, what: string, first: number, deals: number): Contest {
  return { seats, seed: `${seed} ${what}`, first, deals };
}

/** All candidates of a generation play the same deals; every generation plays new ones. */
function evolved(
  entry: GameEntry,
  genes: Genes,
  options: TuneOptions,
): { vector: number[]; matches: number } {
  const { generations, population, deals, step, seed } = options;
  const rng = seeded(Buffer.from(seed).reduce((sum, byte) => (31 * sum + byte) % 1e9, 7));
  const evolution = startEvolution(
    genes.names.map(() => 0),
    step / 100,
  );
  let matches = 0;
  for (let generation = 0; generation < generations; generation++) {
    const contest = contestFrom(options, 'tuning', generation * deals, deals);
    const candidates = candidatesOf(evolution, population, rng);
    const tallies = candidates.map((vector) => contestOf(entry, genes.hintsBy(vector), contest));
    evolve(
      evolution,
      candidates,
      tallies.map(({ score }) => score),
    );
    matches += tallies.reduce((sum, tally) => sum + tally.matches, 0);
    console.log(`generation ${generation + 1} of ${generations}: ${wonBy(tallies)} won by the candidates`);
  }
  return { vector: evolution.mean, matches };
}

function wonBy(tallies: readonly Tally[]): string {
  const matches = tallies.reduce((sum, tally) => sum + tally.matches, 0);
  return percent(tallies.reduce((sum, { wins }) => sum + wins, 0) / matches);
}

function tunedBy(
  options: TuneOptions,
  weights: Record<string, number>,
  matches: number,
  { wins, matches: proofs }: Tally,
): Tuned {
  const { game, seats, generations, population, deals, proof, step, seed } = options;
  const only = options.weights === undefined ? '' : ` --weights ${options.weights}`;
  const method =
    `./orrery tune ${game} --seats ${seats} --generations ${generations} --population ${population}` +
    ` --deals ${deals} --proof ${proof} --step ${step}${only} --seed '${seed}'`;
  const interval = wilson(wins, proofs).map((end) => Math.round(1000 * end) / 1000);
  const share = Math.round((1000 * wins) / proofs) / 1000;
  return { provenance: { method, matches, proof: { matches: proofs, share, interval } }, weights };
}

function tell(tuned: Tuned, { seats, json }: TuneOptions, target: string | undefined): void {
  const { share = 0, interval = [], matches = 0 } = tuned.provenance?.proof ?? {};
  const [low = 0, high = 1] = interval;
  const better = low > 1 / seats;
  console.log(
    `new weights won ${percent(share)} of ${counted(matches, 'match', 'matches')} (${percent(low)} to ${percent(high)}): ` +
      (better ? 'they are better' : 'not proven to be better'),
  );
  if (target !== undefined && better) {
    const file = path.resolve(import.meta.dirname, '../..', target);
    const { weights: before }: Tuned = JSON.parse(readFileSync(file, 'utf8'));
    const weights = { ...before, ...tuned.weights };
    writeFileSync(file, `${JSON.stringify({ ...tuned, weights }, undefined, 2)}\n`);
    console.log(`written to ${target}`);
  }
  if (json) console.log(JSON.stringify(tuned));
}
