import { seedFrom } from '../kernel/match/chance.ts';
import { chanceAt, type Luck, seedAt } from '../kernel/match/luck.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Outcome, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { type Match, newMatch, type Ply } from '../kernel/match/match.ts';
import { clone } from '../kernel/data/plain.ts';
import type { Conduct } from '../kernel/match/record.ts';
import { placesAfter, type Resignation } from '../kernel/match/resignation.ts';
import { moveText } from '../kernel/text.ts';
import { type Entry, isFinal, type StoredMove } from './entry.ts';
import { Position } from './position.ts';
import { PersistentList } from './persistentList.ts';

/** A match with everything that was done to it. Nothing here is changed once it stands: an entry makes a new ledger. */
export interface Ledger {
  readonly game: GameEntry;
  readonly match: Omit<Match, 'plies'>;
  /** The position of the match, with what follows from it. */
  readonly position: Position;
  /** Who is to choose, and how it ended. */
  readonly turn: Turn;
  /** The seats that belong to persons. */
  readonly persons: readonly Seat[];
  readonly entries: PersistentList<Entry>;
  /** The moves that stand. */
  readonly moves: PersistentList<StandingMove>;
  /** How the match stood before the first of them. */
  readonly setup: Standing;
  /** Moves taken back by their own seat, the next to be played again last. */
  readonly undone: readonly StoredMove[];
  readonly resigned: readonly Resignation[];
  /** Bots that play for persons, by seat. */
  readonly substitutes: Readonly<Record<Seat, string>>;
  readonly paused: boolean;
  /** Whether the match was ended unfinished. */
  readonly closed: boolean;
  /** How many moves stood when a bot last took a person's seat or a seat left: nobody takes back more than what came since. */
  readonly undoFloor: number;
  /** The entry since which each seat has been asked the same, whatever others decided meanwhile. */
  readonly askedSince: readonly number[];
}

/** Who is to choose at a ledger: found out once, as it is asked for many times with every entry. */
interface Turn {
  /** Nobody once the match has ended, be it by the rules, because too few are left or because it was closed. */
  readonly actors: readonly Seat[];
  /** The seats whose person decides: neither resigned nor played by a bot meanwhile. */
  readonly deciding: readonly Seat[];
  /** Those of the actors whose persons decide. */
  readonly asked: readonly Seat[];
  /** How the match ended, those who resigned placed last. */
  readonly end: Outcome | undefined;
}

/** A move that has not been taken back. */
export interface StandingMove {
  readonly seq: number;
  readonly deed: StoredMove;
  /** How many of the latest moves its seat may take back by itself after it. */
  readonly undoable: number;
}

/** How a match stands after its setup or after a move: the points by seat, and whether nothing is hidden. */
export type Standing = Pick<StoredMove, 'points' | 'open'>;

/** What a table begins with. */
export interface LedgerSetup extends Luck {
  readonly seats: number;
  readonly options: object;
  readonly persons: readonly Seat[];
}

/** A position of a match, so that it need not be played again from its setup. */
export interface Snapshot {
  readonly seq: number;
  readonly ply: number;
  readonly state: object;
}

/** The ledger of a new match. */
export function startLedger(game: GameEntry, setup: LedgerSetup): Ledger {
  const { seats, options, state } = newMatch(game.game, { ...setup, seed: seedAt(setup, 0) });
  const luck: Luck = { seed: seedFrom(setup.seed), ...(setup.pastLuck && { pastLuck: setup.pastLuck }) };
  const position = new Position(game.game, state);
  return withTurn({
    game,
    match: { game: game.game, seats, options, ...luck, state },
    position,
    persons: setup.persons,
    entries: PersistentList.of<Entry>([]),
    moves: PersistentList.of<StandingMove>([]),
    setup: { points: [...game.score(state)], open: position.isOpen },
    undone: [],
    resigned: [],
    substitutes: {},
    paused: false,
    closed: false,
    undoFloor: 0,
    askedSince: Array.from({ length: setup.seats }, () => 0),
  });
}

function withTurn(ledger: Omit<Ledger, 'turn'>): Ledger {
  return { ...ledger, turn: turnOf(ledger) };
}

/** The ledger of a match that was ended unfinished though no entry says so. */
export function closedUnfinished(ledger: Ledger): Ledger {
  return withTurn({ ...ledger, closed: true });
}

/** How many moves stand. */
export function plyOf({ moves }: Pick<Ledger, 'moves'>): number {
  return moves.length;
}

/** The number of the last entry. */
export function seqOf({ entries }: Ledger): number {
  return entries.length;
}

/** The moves that stand. */
export function pliesOf({ moves }: Ledger): Ply[] {
  return moves
    .slice()
    .map(({ deed: { seat, move, leaves } }) => ({ seat, move, ...(leaves && { leaves: true as const }) }));
}

/** How the match stood after so many moves. */
export function standingAt({ setup, moves }: Ledger, ply: number): Standing {
  return moves.at(ply - 1)?.deed ?? setup;
}

/** How the match stands now. */
export function standingOf({ setup, moves }: Pick<Ledger, 'setup' | 'moves'>): Standing {
  return moves.last()?.deed ?? setup;
}

/** The ledger of a stored match. Only the moves since the last snapshot that still holds are played again. */
export function readLedger(
  game: GameEntry,
  setup: LedgerSetup,
  entries: readonly Entry[],
  snapshots: readonly Snapshot[],
): Ledger {
  const blank = startLedger(game, setup);
  const read: Growing = { ...blank };
  for (const entry of entries) append(read, entry);
  const plies = pliesOf(read);
  const snapshot = snapshots.find((one) => holds(one, entries));
  const state = clone(snapshot ? snapshot.state : blank.match.state);
  for (let i = snapshot?.ply ?? 0; i < plies.length; i++) {
    const { seat, move } = itemAt(plies, i);
    game.game.apply(state, seat, move, chanceAt(read.match, i + 1));
  }
  const seq = entries.length;
  return withTurn({
    ...read,
    match: { ...read.match, state },
    position: new Position(game.game, state),
    askedSince: read.askedSince.map(() => seq),
  });
}

/** A snapshot holds unless moves before it were taken back later. */
function holds({ seq, ply }: Snapshot, entries: readonly Entry[]): boolean {
  return entries.slice(seq).every(({ deed }) => deed.kind !== 'undo' || deed.to >= ply);
}

/** A ledger that is being made, before anybody else has it. */
type Growing = { -readonly [K in keyof Ledger]: Ledger[K] };

/** Adds an entry to a ledger that is being made; its position and turn are still to be found. */
function append(ledger: Growing, entry: Entry): void {
  const { deed } = entry;
  ledger.entries = ledger.entries.with(entry);
  switch (deed.kind) {
    case 'move': {
      const undoable = isFinal(deed) ? 0 : undoableBy(ledger, deed.seat) + 1;
      ledger.moves = ledger.moves.with({ seq: entry.seq, deed, undoable });
      ledger.undone = deed.again ? ledger.undone.slice(0, -1) : NOTHING;
      if (deed.leaves) appendLeaving(ledger, deed.seat);
      return;
    }
    case 'undo': {
      const taken = ledger.moves.slice(deed.to).map((move) => move.deed);
      ledger.moves = ledger.moves.first(deed.to);
      ledger.resigned = ledger.resigned.map((one) => ({ ...one, ply: Math.min(one.ply, deed.to) }));
      ledger.undoFloor = Math.min(ledger.undoFloor, deed.to);
      ledger.undone = deed.consent ? NOTHING : [...ledger.undone, ...taken.reverse()];
      return;
    }
    case 'resign':
      ledger.resigned = [...ledger.resigned, { seat: deed.seat, ply: plyOf(ledger) }];
      return;
    case 'substitute':
      ledger.substitutes = { ...ledger.substitutes, [deed.seat]: deed.bot };
      ledger.undoFloor = plyOf(ledger);
      return;
    case 'reclaim': {
      const others = Object.entries(ledger.substitutes).filter(([seat]) => Number(seat) !== deed.seat);
      ledger.substitutes = Object.fromEntries(others);
      return;
    }
    case 'pause':
    case 'resume':
      ledger.paused = deed.kind === 'pause';
      return;
    case 'close':
      ledger.closed = true;
  }
}

/** Nobody takes back what came before a seat left, or it would be there again. */
function appendLeaving(ledger: Growing, seat: Seat): void {
  ledger.resigned = [...ledger.resigned, { seat, ply: plyOf(ledger), left: true }];
  ledger.undoFloor = plyOf(ledger);
}

const NOTHING: readonly never[] = [];

/** The ledger after an entry that leads to this position. */
export function withEntry(before: Ledger, entry: Entry, position: Position): Ledger {
  const ledger: Growing = { ...before };
  append(ledger, entry);
  if (position !== before.position) {
    ledger.position = position;
    ledger.match = { ...before.match, state: position.state };
  }
  ledger.turn = turnOf(ledger);
  ledger.askedSince = askedSinceOf(before, ledger, entry);
  return ledger;
}

/** The ledger after an entry made on another host; replays it to get the state. */
export function replayEntry(ledger: Ledger, entry: Entry): Ledger {
  return withEntry(ledger, entry, positionAfter(ledger, entry));
}

function positionAfter(ledger: Ledger, { deed }: Entry): Position {
  const { match } = ledger;
  if (deed.kind === 'undo') return positionAt(ledger, deed.to);
  if (deed.kind !== 'move') return ledger.position;
  const state: object = match.game.copy(match.state);
  match.game.apply(state, deed.seat, deed.move, chanceAt(match, plyOf(ledger) + 1));
  return new Position(match.game, state);
}

/** The position after so many moves. */
export function positionAt(ledger: Ledger, ply: number): Position {
  return ply === plyOf(ledger) ? ledger.position : new Position(ledger.match.game, stateAt(ledger, ply));
}

/** A seat that chooses at the same time as others is asked the same while only they decide. */
function askedSinceOf(before: Ledger, after: Ledger, { seq, deed }: Entry): number[] {
  const asked = actorsOf(after);
  const together = deed.kind === 'move' && asked.length > 0 ? actorsOf(before) : [];
  return before.askedSince.map((since, seat) => {
    const stays = seat !== deed.seat && together.includes(seat) && asked.includes(seat);
    return stays && textsFor(before, seat) === textsFor(after, seat) ? since : seq;
  });
}

function textsFor({ position }: Ledger, seat: Seat): string {
  return position.movesOf(seat).map(moveText).join('\n');
}

const WAYPOINT_STRIDE = 32;

/** States after some of the moves, so that looking back is quick; nobody changes them. */
const WAYPOINTS = new WeakMap<StandingMove, object>();

/** The state after so many moves, played on from the last waypoint before it; new ones are left on the way. */
export function stateAt(ledger: Ledger, ply: number): object {
  const { match, moves } = ledger;
  if (ply === plyOf(ledger)) return match.state;
  const { game, seats, options } = match;
  let from = ply - (ply % WAYPOINT_STRIDE);
  while (from > 0 && waypointAt(ledger, from) === undefined) from -= WAYPOINT_STRIDE;
  const known = waypointAt(ledger, from);
  const state = known ? game.copy(known) : game.setup(seats, options, chanceAt(match, 0));
  moves.slice(from, ply).forEach((entry, i) => {
    const reached = from + i + 1;
    game.apply(state, entry.deed.seat, entry.deed.move, chanceAt(match, reached));
    if (reached % WAYPOINT_STRIDE === 0) WAYPOINTS.set(entry, game.copy(state));
  });
  return state;
}

function waypointAt({ moves }: Ledger, ply: number): object | undefined {
  const entry = moves.at(ply - 1);
  return entry && WAYPOINTS.get(entry);
}

/** How many of its own latest moves a seat may take back: up to what is final, another's choice or a bot's coming. */
export function undoableBy({ moves, undoFloor }: Ledger, seat: Seat): number {
  const last = moves.last();
  return last?.deed.seat === seat ? Math.min(last.undoable, moves.length - undoFloor) : 0;
}

/** The seat that may play again what it has taken back. */
export function redoSeat({ undone }: Ledger): Seat | undefined {
  return undone.at(-1)?.seat;
}

function turnOf(ledger: Omit<Ledger, 'turn'>): Turn {
  const { game, state } = ledger.match;
  const [early, actors] = [endedEarly(ledger), game.actors(state)];
  const deciding = stayingPersons(ledger).filter((seat) => !(seat in ledger.substitutes));
  // Where nobody is asked there is an outcome, by law.
  const outcome = actors.length === 0 ? game.outcome(state) : undefined;
  const end = outcome === undefined && !early ? undefined : endedAs(ledger, outcome);
  if (ledger.closed || early) return { actors: NOTHING, deciding, asked: NOTHING, end };
  return { actors, deciding, asked: actors.filter((seat) => deciding.includes(seat)), end };
}

function endedAs(ledger: Omit<Ledger, 'turn'>, outcome: Outcome | undefined): Outcome {
  const { match, resigned } = ledger;
  if (resigned.length === 0 && outcome) return outcome;
  const points = outcome?.points ?? standingOf(ledger).points;
  return { points, places: placesAfter(match.seats, resigned, outcome) };
}

/** Who is asked now; nobody once the match has ended, be it by the rules, because too few are left or because it was closed. */
export function actorsOf({ turn }: Ledger): readonly Seat[] {
  return turn.actors;
}

/** Whether it ended because nobody but one, or no person, has stayed. */
function endedEarly(ledger: Pick<Ledger, 'match' | 'persons' | 'resigned'>): boolean {
  const { match, resigned } = ledger;
  if (resigned.length === 0) return false;
  return stayingPersons(ledger).length === 0 || resigned.length === match.seats - 1;
}

/** What a record tells of those who gave up. */
export function conductOf(ledger: Ledger): Pick<Conduct, 'resigned' | 'over'> {
  return { resigned: ledger.resigned, over: endOf(ledger) !== undefined };
}

function hasResigned(resigned: readonly Resignation[], seat: Seat): boolean {
  return resigned.some((one) => one.seat === seat);
}

/** The seats whose person has not resigned, be it that a bot plays for them meanwhile. */
export function stayingPersons({ persons, resigned }: Pick<Ledger, 'persons' | 'resigned'>): readonly Seat[] {
  return resigned.length === 0 ? persons : persons.filter((seat) => !hasResigned(resigned, seat));
}

/** The seats whose person decides: neither resigned nor played by a bot meanwhile. */
export function decidingPersons({ turn }: Ledger): readonly Seat[] {
  return turn.deciding;
}

/** The persons who are asked. */
export function personsAsked({ turn }: Ledger): readonly Seat[] {
  return turn.asked;
}

/** How the match ended, those who resigned placed last. */
export function endOf({ turn }: Ledger): Outcome | undefined {
  return turn.end;
}

/** Whether the match has ended, finished or not: its luck may be told, and nothing follows. */
export function hasEnded(ledger: Ledger): boolean {
  return ledger.closed || endOf(ledger) !== undefined;
}
