import { findGame, type GameEntry } from '../../kernel/entry.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { loadMatch, type Match, newMatch } from '../../kernel/match/match.ts';
import { parseOptionText } from '../../kernel/options.ts';
import { divide, perft } from '../../kernel/match/perft.ts';
import { readText } from '../file.ts';
import { GAMES } from '../tableGames.ts';

export interface PerftOptions {
  readonly game: string;
  readonly depth: number;
  readonly seed: string;
  readonly seats?: number;
  readonly options?: string;
  /** A file with the state to count from. */
  readonly state?: string;
  readonly divide?: boolean;
  readonly json?: boolean;
}

const STATE_LIMIT = 4_000_000;

/** Counts the sequences of moves from a position, to compare two sets of rules or two versions of one. */
export async function runPerft(options: PerftOptions, games: readonly GameEntry[] = GAMES): Promise<number> {
  const { game } = findGame(games, options.game);
  const { depth } = options;
  if (options.divide && depth === 0)
    throw new InputError('bad_request', '--divide needs a depth of at least 1');
  const match =
    options.state === undefined ? freshMatch(game, options) : await loadedMatch(game, options.state, options);
  const { state, seed, seats } = match;
  if (options.divide) {
    for (const [text, nodes] of divide(game, state, depth, seed)) console.log(`${text}: ${nodes}`);
  }
  const counts: number[] = [];
  for (let d = options.divide ? depth : 1; d <= depth; d++) {
    counts.push(perft(game, state, d, seed));
    console.log(`depth ${d}: ${counts.at(-1)}`);
  }
  const nodes = counts.at(-1) ?? 1;
  if (options.json) console.log(JSON.stringify({ game: game.id, seats, depth, nodes, counts, seed }));
  return 0;
}

function freshMatch(game: AnyGame, { seats = game.seats.min, options, seed }: PerftOptions): Match {
  return newMatch(game, {
    seats,
    seed,
    options: options === undefined ? {} : parseOptionText(game, options),
  });
}

async function loadedMatch(game: AnyGame, file: string, { seed }: PerftOptions): Promise<Match> {
  const text = await readText(file, STATE_LIMIT);
  try {
    return loadMatch(game, JSON.parse(text), seed);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError('bad_state', `${file} is not valid JSON: ${reasonOf(error)}`);
  }
}
