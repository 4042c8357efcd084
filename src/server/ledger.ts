import type { GameEntry } from '../kernel/entry.ts';
import { chanceOf } from '../kernel/chance.ts';
import type { Outcome, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/lists.ts';
import { type Match, outcomeOf, type Ply, startMatch } from '../kernel/match.ts';
import { clone } from '../kernel/plain.ts';
import { placesAfter, type Resignation } from '../kernel/resignation.ts';
import { moveText } from '../kernel/text.ts';
import type { Entry, MoveDeed } from './entry.ts';
import { isOpen, movesOf } from './position.ts';
import type { Snapshot } from './store/store.ts';
import { Trail } from './trail.ts';

/** How a match stood after its setup or after a move. */
export type Chapter = Pick<MoveDeed, 'points' | 'open'> & {
  readonly deed: MoveDeed | undefined;
  readonly seq: number;
};

/** A match with everything that was done to it. Nothing here is changed once it stands: a deed makes a new ledger. */
export interface Ledger {
  readonly game: GameEntry;
  /** The moves that stand are told by the chapters. */
  readonly match: Omit<Match, 'plies'>;
  /** The seats that belong to persons. */
  readonly persons: readonly Seat[];
  readonly entries: Trail<Entry>;
  /** One for the setup and one for each move that stands. */
  readonly chapters: Trail<Chapter>;
  /** Moves taken back by their own seat, the next to be played again last. */
  readonly undone: readonly MoveDeed[];
  readonly resigned: readonly Resignation[];
  /** Bots that play for persons, by seat. */
  readonly substitutes: Readonly<Record<Seat, string>>;
  readonly paused: boolean;
  /** The entry since which each seat has been asked the same, whatever others decided meanwhile. */
  readonly askedSince: readonly number[];
}

export interface LedgerSetup {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly persons: readonly Seat[];
}

export function startLedger(game: GameEntry, setup: LedgerSetup): Ledger {
  const { seats, options, seed, state } = startMatch(game.game, setup);
  const match = { game: game.game, seats, options, seed, state };
  const first: Chapter = {
    deed: undefined,
    seq: 0,
    points: [...game.score(match.state)],
    open: isOpen(game.game, match.state),
  };
  return {
    game,
    match,
    persons: setup.persons,
    entries: Trail.of<Entry>([]),
    chapters: Trail.of([first]),
    undone: [],
    resigned: [],
    substitutes: {},
    paused: false,
    askedSince: Array.from({ length: setup.seats }, () => 0),
  };
}

/** How many moves stand. */
export function plyOf({ chapters }: Ledger): number {
  return chapters.length - 1;
}

/** The moves that stand. */
export function pliesOf({ chapters }: Ledger): Ply[] {
  return chapters.slice(1).map(({ deed }) => {
    const { seat, move } = deed as MoveDeed;
    return { seat, move };
  });
}

/** The ledger of a stored match. Only the moves since the last snapshot that still holds are played again. */
export function readLedger(
  game: GameEntry,
  setup: LedgerSetup,
  entries: readonly Entry[],
  snapshots: readonly Snapshot[],
): Ledger {
  const blank = startLedger(game, setup);
  const told = entries.reduce((ledger, entry) => noted(ledger, entry), blank);
  const plies = pliesOf(told);
  const snapshot = snapshots.find((one) => holds(one, entries));
  const state = snapshot ? clone(snapshot.state) : clone(blank.match.state);
  for (let i = snapshot?.ply ?? 0; i < plies.length; i++) {
    const { seat, move } = itemAt(plies, i);
    game.game.apply(state, seat, move, chanceOf(told.match.seed, i + 1));
  }
  const seq = entries.length;
  return { ...told, match: { ...told.match, state }, askedSince: told.askedSince.map(() => seq) };
}

/** A snapshot holds unless moves before it were taken back later. */
function holds({ seq, ply }: Snapshot, entries: readonly Entry[]): boolean {
  return entries.slice(seq).every(({ deed }) => deed.kind !== 'undo' || deed.to >= ply);
}

/** The ledger with one more entry, its state left as it was. */
function noted(ledger: Ledger, entry: Entry): Ledger {
  const { deed } = entry;
  const entries = ledger.entries.with(entry);
  switch (deed.kind) {
    case 'move': {
      const { points, open } = deed;
      return {
        ...ledger,
        entries,
        chapters: ledger.chapters.with({ deed, seq: entry.seq, points, open }),
        undone: deed.again ? ledger.undone.slice(0, -1) : [],
      };
    }
    case 'undo': {
      const taken = ledger.chapters.slice(deed.to + 1).flatMap((chapter) => chapter.deed ?? []);
      return {
        ...ledger,
        entries,
        chapters: ledger.chapters.until(deed.to + 1),
        resigned: ledger.resigned.map(({ seat, ply }) => ({ seat, ply: Math.min(ply, deed.to) })),
        undone: deed.consent ? [] : [...ledger.undone, ...taken.reverse()],
      };
    }
    case 'resign':
      return {
        ...ledger,
        entries,
        resigned: [...ledger.resigned, { seat: deed.seat, ply: plyOf(ledger) }],
      };
    case 'substitute':
      return { ...ledger, entries, substitutes: { ...ledger.substitutes, [deed.seat]: deed.bot } };
    case 'reclaim': {
      const others = Object.entries(ledger.substitutes).filter(([seat]) => Number(seat) !== deed.seat);
      return { ...ledger, entries, substitutes: Object.fromEntries(others) };
    }
    case 'pause':
    case 'resume':
      return { ...ledger, entries, paused: deed.kind === 'pause' };
  }
}

/** The ledger with a draft made true. */
export function withEntry(ledger: Ledger, entry: Entry, state: object): Ledger {
  const next = noted(ledger, entry);
  const made = { ...next, match: { ...next.match, state } };
  return { ...made, askedSince: askedSinceOf(ledger, made, entry) };
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

function textsFor({ match }: Ledger, seat: Seat): string {
  return movesOf(match.game, match.state, seat).map(moveText).join('\n');
}

/** Who is asked now; nobody once the match is over, be it by the rules or because too few are left. */
export function actorsOf(ledger: Ledger): readonly Seat[] {
  return brokenOff(ledger) ? [] : ledger.match.game.actors(ledger.match.state);
}

/** Whether it ended because nobody but one, or no person, has stayed. */
function brokenOff({ match, resigned, persons }: Ledger): boolean {
  if (resigned.length === 0) return false;
  const left = persons.filter((seat) => !hasResigned(resigned, seat));
  return left.length === 0 || resigned.length === match.seats - 1;
}

function hasResigned(resigned: readonly Resignation[], seat: Seat): boolean {
  return resigned.some((one) => one.seat === seat);
}

/** The seats whose person decides: neither resigned nor played by a bot meanwhile. */
export function decidingPersons({ persons, resigned, substitutes }: Ledger): Seat[] {
  return persons.filter((seat) => !hasResigned(resigned, seat) && !(seat in substitutes));
}

/** The persons who are asked. */
export function personsAsked(ledger: Ledger): Seat[] {
  const deciding = decidingPersons(ledger);
  return actorsOf(ledger).filter((seat) => deciding.includes(seat));
}

/** The seat a bot is to move for: bots wait for persons, so that nobody's open choice runs out meanwhile. */
export function botToMove(ledger: Ledger): Seat | undefined {
  return ledger.paused || personsAsked(ledger).length > 0 ? undefined : actorsOf(ledger)[0];
}

/** How the match ended, those who resigned placed last. */
export function endOf(ledger: Ledger): Outcome | undefined {
  const { match, resigned, chapters } = ledger;
  const outcome = outcomeOf(match);
  if (outcome === undefined && !brokenOff(ledger)) return undefined;
  const points = outcome?.points ?? (chapters.last() as Chapter).points;
  return resigned.length === 0 && outcome
    ? outcome
    : { points, places: placesAfter(match.seats, resigned, outcome) };
}
