import { botOf } from '../../src/bots/index.ts';
import { gameOf } from '../../src/games/index.ts';
import { asking, type Step, type Stacked } from '../../src/kernel/flow/flow.ts';
import { newMatch, play as playMove } from '../../src/kernel/match/match.ts';
import { recordOf } from '../../src/kernel/match/record.ts';
import { runMatch } from '../../src/kernel/match/runner.ts';
import { moveText } from '../../src/kernel/text.ts';

/** Records of matches the bots have played, to be opened in the browser. */

interface RecordOptions {
  readonly game?: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: object;
  /** As many moves at most; without a number the match is played to its end. */
  readonly moves?: number;
  /** Once these moves have been played, the match is left where this step is asked next. */
  readonly step?: string;
  /** The match is left before the first move that begins with this word. */
  readonly before?: string;
  /** Who plays in every seat; greedy unless told. */
  readonly bots?: readonly string[];
  /** The match is closed where it was left. */
  readonly closed?: true;
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
  step,
  before,
  bots: players = [],
  closed,
}: RecordOptions): string {
  const entry = gameOf(game);
  const match = newMatch(entry.game, { seats, options, seed });
  const bots = Array.from({ length: seats }, (_, seat) => botOf(players[seat] ?? 'greedy').make(entry, seat));
  const asked = (): string | undefined => asking(match.state as Stacked<Step>)?.step;
  let there = false;
  const mostMoves = step === undefined ? moves : Number.POSITIVE_INFINITY;
  runMatch(entry.game, { seats, options, seed, mostMoves }, bots, (seat, move) => {
    there ||= before !== undefined && moveText(move).startsWith(before);
    if (there) return;
    playMove(match, seat, move);
    there = step !== undefined && match.plies.length >= moves && asked() === step;
  });
  return JSON.stringify(recordOf(match, closed ? { closed: {} } : {}));
}
