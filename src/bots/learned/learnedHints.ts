import type { GameEntry } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import type { Features } from '../../kernel/hints/features.ts';
import { untilChance } from '../../kernel/match/untilChance.ts';
import { digestOfBytes } from '../../kernel/match/chance.ts';
import { inEachVersion } from '../../kernel/versions.ts';
import { skillOf } from '../foresight.ts';
import { Net } from '../net/net.ts';
import { type NetFile, type NetHeader, writeNet } from '../net/netFile.ts';
import { candidatesOf } from './candidates.ts';
import { Judge } from './judge.ts';

type Hints = GameEntry['hints'];

/** The nets that correct hints. */
const NETS = new WeakMap<Hints, NetFile>();
const NAMES = new WeakMap<NetFile, string>();

/** The checksum of the net that judges at tables with so many seats; nothing where none does. */
export function netAt({ learned }: GameEntry, seats: number): string | undefined {
  const hints = learned?.(seats);
  const file = hints && NETS.get(hints);
  if (file === undefined) return undefined;
  const name = NAMES.get(file) ?? digestOfBytes(writeNet(file));
  NAMES.set(file, name);
  return name;
}

/**
 * The game with what its nets have learned: each judges at tables with as many seats as it was trained for. Where none
 * was, its levels play by the hints.
 */
export function withNets(entry: GameEntry, features: Features<object>, files: readonly NetFile[]): GameEntry {
  const plain: GameEntry = { ...entry, hints: skillOf(entry) };
  const bySeats = new Map<number, Hints>();
  for (const file of files) {
    const byNet = learnedHints(plain, judgeOf(plain, features, file));
    for (const seats of file.header.seats) {
      const hints = seats === 1 ? alone(byNet) : byNet;
      NETS.set(hints, file);
      bySeats.set(seats, hints);
    }
  }
  return inEachVersion(entry, (version) => ({ ...version, learned: (seats) => bySeats.get(seats) }));
}

/** Values positions of a game by a net that was trained for it; any other net is refused. */
export function judgeOf(entry: GameEntry, features: Features<object>, { header, weights }: NetFile): Judge {
  const misfit = misfitOf(entry, features, header);
  if (misfit !== undefined) throw new InputError('bad_record', misfit);
  return new Judge(entry, features, new Net(weights), header);
}

/** Why a net cannot judge a game, as a sentence; nothing where it was trained for it as it is. */
export function misfitOf(
  { game }: GameEntry,
  { version, layout }: Features<object>,
  header: NetHeader,
): string | undefined {
  if (header.game !== game.id) return `the net is one of ${header.game}, not of ${game.id}`;
  if (header.features === version && header.shape.inputs === layout.count) return undefined;
  return `the net looks at version ${header.features} of the features of ${game.title}, which are at ${version}`;
}

/** The hints of a game as a net corrects them. */
function learnedHints(entry: GameEntry, judge: Judge): Hints {
  const { game, hints } = entry;
  return {
    ...hints,
    value: (state, seat) => judge.inPoints(judge.worth(state, seat, judge.hintOf(state, seat))),
    judge: (state, seat, moves) => judgedMoves(entry, judge, state, seat, moves),
    glance(state, seat, moves) {
      const tried = (move: Move): number => hints.value(untilChance(game, state, seat, move).state, seat);
      const glanced = hints.glance ? hints.glance(state, seat, moves) : hints.judge?.(state, seat, moves);
      return glanced ?? moves.map(tried);
    },
    chances: (state) => judge.chances(state),
  };
}

/** Tempers that are told for one who plays alone take the place of those for larger tables. */
function alone(hints: Hints): Hints {
  const { foresight } = hints;
  if (foresight?.tempers?.one === undefined) return hints;
  const { two, one } = foresight.tempers;
  return { ...hints, foresight: { ...foresight, tempers: { two, more: one } } };
}

/** How far moves come behind all others that the hints like too little to look into them, in leads. */
const BEHIND = 1;

function judgedMoves(
  entry: GameEntry,
  judge: Judge,
  state: object,
  seat: Seat,
  legal: readonly Move[],
): number[] {
  const candidates = candidatesOf(entry, judge, { state, seat, legal });
  const worths = legal.map(() => candidates.at(-1)!.worth - BEHIND);
  for (const { at, worth } of candidates) worths[at] = worth;
  return worths.map((worth) => judge.inPoints(worth));
}
