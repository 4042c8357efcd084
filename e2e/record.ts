import { botOf } from '../src/bots/index.ts';
import { gameOf } from '../src/games/index.ts';
import { play as playMove, startMatch } from '../src/kernel/match.ts';
import { recordOf } from '../src/kernel/record.ts';
import { runMatch } from '../src/kernel/runner.ts';

/** Records of matches the bots have played, to be opened in the browser. */

interface RecordOptions {
  readonly game?: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: object;
  /** As many moves at most; without a number the match is played to its end. */
  readonly moves?: number;
}

const made = new Map<string, string>();

/** The record of a match; the same match is played only once. */
export function recordedMatch(options: RecordOptions = {}): string {
  const key = JSON.stringify(options);
  const record = made.get(key) ?? play(options);
  made.set(key, record);
  return record;
}

function play({
  game = 'sol',
  seats = 3,
  seed = 'e2e',
  options = {},
  moves = Number.POSITIVE_INFINITY,
}: RecordOptions): string {
  const entry = gameOf(game);
  const match = startMatch(entry.game, { seats, options, seed });
  const bots = Array.from({ length: seats }, (_, seat) => botOf('greedy').make(entry, seat));
  runMatch(entry.game, { seats, options, seed, mostMoves: moves }, bots, (seat, move) => {
    playMove(match, seat, move);
  });
  return JSON.stringify(recordOf(match));
}
