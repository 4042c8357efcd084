import { chanceAt } from '../kernel/match/luck.ts';
import { InputError } from '../kernel/error.ts';
import type { GameEvent, Move, Seat } from '../kernel/game.ts';
import { leavingBy, legalFor } from '../kernel/match/match.ts';
import { findByText, moveText, type WhyNot } from '../kernel/text.ts';
import { answerWish, reasonLine } from '../kernel/why.ts';
import type { Deed, Entry, Leave, MoveDeed, Note } from './entry.ts';
import { endsUndo } from './finality.ts';
import { endOf, type Ledger, plyOf, positionAt, seqOf, undoableBy, withEntry } from './ledger.ts';
import { Position } from './position.ts';

/** A deed and the position it leads to, not yet part of the ledger. */
export interface Draft {
  readonly deed: Deed;
  readonly position: Position;
}

/** How a move comes about. */
export interface MoveOptions {
  /** Whether a person chose it; nobody takes back a bot's move. */
  readonly byPerson: boolean;
  readonly note?: Note | undefined;
  /** Whether it is final, where that was worked out before. */
  readonly final?: boolean;
  readonly again?: true;
}

/**
 * What a move would do; a fault where it is not legal. That of leaving may be made by any seat that has not left, and
 * stands for good. The ledger stays as it is.
 */
export function draftMove(ledger: Ledger, seat: Seat, text: string, options: MoveOptions): Draft {
  if (leavingBy(ledger.match, seat, text)) return draftResign(ledger, seat, 'choice');
  return playedDraft(
    ledger,
    seat,
    findByText(requireMoves(ledger, seat), text, whyNot(ledger, seat)),
    options,
  );
}

interface PlayedOptions extends MoveOptions {
  readonly leaves?: Leave;
}

function playedDraft(ledger: Ledger, seat: Seat, move: Move, options: PlayedOptions): Draft {
  const { game, match, position: before } = ledger;
  const { seats } = match;
  const state: object = game.game.copy(before.state);
  const chance = chanceAt(match, plyOf(ledger) + 1);
  const events: GameEvent[] = [];
  game.game.apply(state, seat, move, chance, events);
  const after = new Position(game.game, state);
  const trial = { before, after, seat, move, usedChance: chance.used };
  const deed: MoveDeed = {
    kind: 'move',
    seat,
    move,
    // A list that has grown keeps room for more, for as long as the match is kept.
    events: events.slice(),
    points: [...game.score(state)],
    open: after.isOpen,
    final: options.final ?? (!options.byPerson || endsUndo(game.game, seats, trial)),
    ...(options.note && { note: options.note }),
    ...(options.again && { again: options.again }),
    ...(options.leaves && { leaves: options.leaves }),
  };
  return { deed, position: after };
}

/** The moves of a seat that is asked; anybody else is told who is. */
function requireMoves({ match, position }: Ledger, seat: Seat): readonly Move[] {
  return match.game.actors(match.state).includes(seat) ? position.movesOf(seat) : legalFor(match, seat);
}

/** Why a seat cannot play a move, in one line, from what it sees. */
function whyNot({ game, match: { state } }: Ledger, seat: Seat): WhyNot {
  return (text) => {
    const answer = answerWish({ entry: game, state, seat, names: [] }, text);
    return answer?.reason && reasonLine(answer.reason);
  };
}

/** Giving up a seat: by leaving, where the rules of the game say how; else a bot plays on there. */
export function draftResign(ledger: Ledger, seat: Seat, why: Leave): Draft {
  const { game, state } = ledger.match;
  const leaving: Move | undefined = game.leaving?.(state, seat);
  if (leaving === undefined) return { deed: { kind: 'resign', seat, why }, position: ledger.position };
  return playedDraft(ledger, seat, leaving, { byPerson: true, final: true, leaves: why });
}

/** Taking back the latest move of a seat. */
export function draftUndo(ledger: Ledger, seat: Seat): Draft {
  if (undoableBy(ledger, seat) === 0) {
    throw new InputError(
      'illegal_move',
      `seat ${seat} cannot take back 1 move: something new was seen or somebody else has chosen since`,
    );
  }
  return draftReturn(ledger, seat, plyOf(ledger) - 1, false);
}

/** Going back to the position after so many moves; further than an undo goes it takes everybody's consent. */
export function draftReturn(ledger: Ledger, seat: Seat, to: number, consent: boolean): Draft {
  const last = plyOf(ledger);
  if (!(Number.isInteger(to) && to >= 0 && to < last)) {
    throw new InputError('bad_request', `there is no earlier position ${to}; there are 0 to ${last - 1}`);
  }
  if (to < ledger.undoFloor) {
    throw new InputError(
      'illegal_move',
      `what came before a bot took somebody's seat stands; ${to} is before move ${ledger.undoFloor}`,
    );
  }
  return { deed: { kind: 'undo', seat, to, consent }, position: positionAt(ledger, to) };
}

/** Playing again what a seat has taken back last. */
export function draftRedo(ledger: Ledger, seat: Seat): Draft {
  const last = ledger.undone.at(-1);
  if (last === undefined) throw new InputError('illegal_move', 'no move has been taken back');
  if (last.seat !== seat)
    throw new InputError('illegal_move', `the move taken back was not one of seat ${seat}`);
  return draftMove(ledger, seat, moveText(last.move), { again: true, byPerson: true });
}

/** At a table of one screen nobody asks when something was done, by whose account or how often it was sent. */
const UNSIGNED = { at: 0, by: undefined, key: undefined };

/** The entry a draft makes if it comes true next, and the ledger after it; whatever is done at a table comes by here. */
export function entered(
  ledger: Ledger,
  draft: Draft,
  about: Pick<Entry, 'at' | 'by' | 'key'> = UNSIGNED,
): { readonly entry: Entry; readonly ledger: Ledger } {
  requireGoingOn(ledger);
  return appended(ledger, draft, about);
}

/** The same for what was stored before: earlier tables of one screen could take back the move that ended the match. */
export function appended(
  ledger: Ledger,
  { deed, position }: Draft,
  { at, by, key }: Pick<Entry, 'at' | 'by' | 'key'> = UNSIGNED,
): { readonly entry: Entry; readonly ledger: Ledger } {
  const entry: Entry = { seq: seqOf(ledger) + 1, at, by, key, deed };
  return { entry, ledger: withEntry(ledger, entry, position) };
}

/** Once a match has ended its luck is told, so nothing may follow. */
function requireGoingOn(ledger: Ledger): void {
  if (ledger.closed)
    throw new InputError('stale', 'the match was closed; nothing can be done in it any more');
  if (endOf(ledger)) throw new InputError('stale', 'the match is over; nothing can be done in it any more');
}
