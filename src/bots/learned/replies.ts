import type { ByReplies, GameEntry } from '../../kernel/entry.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { type Rng, seeded } from '../../kernel/match/rng.ts';
import { sameAs } from '../../kernel/text.ts';
import { type Asked, forwardMoves } from '../opinion.ts';
import { bestWayOf, plansFrom } from './beam.ts';

/** What a seat sees and may do. */
type Seen = Omit<Asked, 'state'> & { readonly view: object };

/** With so many moves each way a turn may go is gone on with. */
const MOVES = 12;
/** How broadly the turns of the others, and the rest of the own one, are looked through. */
const NARROW = { width: 1, moves: MOVES };
/** How far what came of the tries counts against what the end of the turn looks like. */
const TRUST = 0.5;

/**
 * The first move of the best plan: by what the turn comes to, and by what the others make of that until the own next turn.
 * All plans meet the same guesses and the same luck.
 */
export function answeredMove(
  entry: GameEntry,
  seen: Seen,
  rng: Rng,
  { width, plans: most, tries }: Omit<ByReplies, 'thought'>,
  late: () => boolean = () => false,
): Move {
  const { seat, legal, view } = seen;
  const guess: object = entry.game.determinize(view, seat, rng);
  const plans = plansFrom(entry, { state: guess, seat, legal }, { width, moves: MOVES }).slice(0, most);
  const sums = plans.map(() => 0);
  let tried = 0;
  for (; plans.length > 1 && tried < tries && !late(); tried++) {
    const luck = rng.int(2 ** 32);
    plans.forEach(({ moves }, at) => (sums[at]! += worthAfter(entry, seen, moves, seeded(luck))));
  }
  const scores = plans.map(({ worth }, at) =>
    tried === 0 ? worth : (1 - TRUST) * worth + (TRUST * sums[at]!) / tried,
  );
  return plans[scores.indexOf(Math.max(...scores))]!.moves[0]!;
}

/** More moves than there are until a seat is asked again in a turn of its own. */
const FARTHEST = 400;

/** What a plan is worth where the own next turn begins, on a guess and with luck of one kind. */
function worthAfter(entry: GameEntry, { view, seat }: Seen, plan: readonly Move[], luck: Rng): number {
  const { game, hints } = entry;
  const state: object = game.determinize(view, seat, luck);
  const turn = hints.turn?.(state);
  let ahead: Ahead = { seat, moves: plan };
  for (let plies = 0; plies < FARTHEST; plies++) {
    const asked = game.actors(state)[0];
    if (asked === undefined || (asked === seat && hints.turn?.(state) !== turn)) break;
    const legal = forwardMoves(entry, game.legalMoves(state, asked));
    const [move, after] = nextMove(entry, { state, seat: asked, legal }, ahead);
    game.apply(state, asked, move, luck);
    ahead = after;
  }
  return hints.value(state, seat);
}

/** What a seat means to do next. */
interface Ahead {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** The next move as it was planned; where that cannot be done, or somebody else is asked, a new plan is made. */
function nextMove(entry: GameEntry, asked: Asked, ahead: Ahead): readonly [Move, Ahead] {
  const { seat, legal } = asked;
  const [planned, ...others] = ahead.seat === seat ? ahead.moves : [];
  const found = planned && sameAs(planned, legal);
  if (found) return [found, { seat, moves: others }];
  if (legal.length === 1) return [legal[0]!, { seat, moves: [] }];
  const [first, ...rest] = bestWayOf(entry, asked, NARROW);
  return [first!, { seat, moves: rest }];
}
