import type { GameEntry } from '../../kernel/entry.ts';
import { chanceOf } from '../../kernel/chance.ts';
import type { GameEvent, Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/lists.ts';
import { type Match, type MatchSetup, play, startMatch } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { liesOpen } from '../../kernel/sight.ts';
import { moveText } from '../../kernel/text.ts';
import type { Note } from '../../protocol/table.ts';

/** A match with what its moves have told so far. A state is never changed once it stands here. */
export interface Chronicle {
  readonly entry: GameEntry;
  /** The seats of persons at this screen. */
  readonly persons: readonly Seat[];
  readonly match: Match;
  /** One for the setup and one for each move. */
  readonly chapters: readonly Chapter[];
  /** The states after 0, 16, 32 … moves, so that looking back is quick. */
  readonly waypoints: readonly object[];
}

/** How the match stood after a move. */
export interface Chapter {
  /** What the move told; the setup tells nothing. */
  readonly told: Told | undefined;
  readonly points: readonly number[];
  /** Who looked at the screen: the person asked, otherwise the one asked last. */
  readonly eyes: Seat | undefined;
  /** Whether nothing was hidden from anybody. */
  readonly open: boolean;
  /** Whether nothing has been hidden up to here, so that all eyes have been told the same. */
  readonly alwaysOpen: boolean;
}

/** What a move told, to all eyes. */
interface Told {
  readonly seat: Seat;
  readonly text: string;
  /** Seat and text, as it is kept. */
  readonly line: string;
  readonly events: readonly GameEvent[];
  readonly note: Note | undefined;
}

const STRIDE = 16;

export function startChronicle(entry: GameEntry, persons: readonly Seat[], setup: MatchSetup): Chronicle {
  const match = startMatch(entry.game, setup);
  const only = persons.length === 1 ? persons[0] : undefined;
  const first = chapterOf({ entry, persons, match }, { eyes: only, alwaysOpen: true }, undefined);
  return { entry, persons, match, chapters: [first], waypoints: [match.state] };
}

/** The chronicle with one more move, or a fault; the given one stays as it is. */
export function withMove(chronicle: Chronicle, seat: Seat, text: string, note?: Note): Chronicle {
  const copy = { ...chronicle, ...copyOf(chronicle) };
  addMove(copy, seat, text, note);
  return copy;
}

/** The chronicle with several moves, given as `seat text`. */
export function withMoves(
  chronicle: Chronicle,
  lines: readonly string[],
  notes: Readonly<Record<number, Note>>,
): Chronicle {
  const copy = { ...chronicle, ...copyOf(chronicle) };
  for (const line of lines) {
    const gap = line.indexOf(' ');
    addMove(copy, Number(line.slice(0, gap)), line.slice(gap + 1), notes[copy.chapters.length]);
  }
  return copy;
}

/** The chronicle as it was after `ply` moves. */
export function withoutMoves({ match, ...chronicle }: Chronicle, ply: number): Chronicle {
  return {
    ...chronicle,
    match: { ...match, plies: match.plies.slice(0, ply), state: stateAt({ match, ...chronicle }, ply) },
    chapters: chronicle.chapters.slice(0, ply + 1),
    waypoints: chronicle.waypoints.slice(0, Math.floor(ply / STRIDE) + 1),
  };
}

/** The state after `ply` moves, played on from the last waypoint before it. */
export function stateAt({ match, waypoints }: Chronicle, ply: number): object {
  if (ply === match.plies.length) return match.state;
  const near = Math.floor(ply / STRIDE);
  const state = clone(itemAt(waypoints, near));
  for (let i = near * STRIDE; i < ply; i++) {
    const { seat, move } = itemAt(match.plies, i);
    match.game.apply(state, seat, move, chanceOf(match.seed, i + 1));
  }
  return state;
}

export function lastChapter({ chapters }: Chronicle): Chapter {
  return chapters.at(-1) as Chapter;
}

/** The moves as they are kept and compared. */
export function linesOf({ chapters }: Chronicle): string[] {
  return chapters.flatMap(({ told }) => (told ? [told.line] : []));
}

type Standing = Pick<Chronicle, 'entry' | 'persons' | 'match'>;

export function personsAsked({ match, persons }: Standing): Seat[] {
  return match.game.actors(match.state).filter((seat) => persons.includes(seat));
}

/** The bot that is to move: bots wait for persons, so that nobody's open choice runs out while they play on. */
export function botToMove(standing: Standing): Seat | undefined {
  if (personsAsked(standing).length > 0) return undefined;
  return standing.match.game.actors(standing.match.state)[0];
}

interface Draft {
  readonly match: Match;
  readonly chapters: Chapter[];
  readonly waypoints: object[];
}

function copyOf({ match, chapters, waypoints }: Chronicle): Draft {
  return {
    match: { ...match, plies: [...match.plies] },
    chapters: [...chapters],
    waypoints: [...waypoints],
  };
}

function addMove(draft: Draft & Chronicle, seat: Seat, text: string, note: Note | undefined): void {
  const { match, chapters, waypoints } = draft;
  const events: GameEvent[] = [];
  const { move } = play(match, seat, text, events);
  const written = moveText(move);
  const told = { seat, text: written, line: `${seat} ${written}`, events, note };
  chapters.push(chapterOf(draft, lastChapter(draft), told));
  if (match.plies.length % STRIDE === 0) waypoints.push(match.state);
}

type Before = Pick<Chapter, 'eyes' | 'alwaysOpen'>;

function chapterOf(standing: Standing, before: Before, told: Told | undefined): Chapter {
  const { entry, match } = standing;
  const open = liesOpen(match.game, match.state);
  return {
    told,
    points: [...entry.score(match.state)],
    eyes: nextEyes(standing, before.eyes),
    open,
    alwaysOpen: open && before.alwaysOpen,
  };
}

/** Whoever looks goes on looking while they are asked, so that the screen is handed on as rarely as can be. */
function nextEyes(standing: Standing, last: Seat | undefined): Seat | undefined {
  const asked = personsAsked(standing);
  if (asked.length === 0 || (last !== undefined && asked.includes(last))) return last;
  return asked[0];
}
