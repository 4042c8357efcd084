import { commitment } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/lists.ts';
import { outcomeOf, undoable } from '../../kernel/match.ts';
import { visible } from '../../kernel/sight.ts';
import { moveText } from '../../kernel/text.ts';
import type { News, Offer, TableFrame } from '../../protocol/table.ts';
import { botToMove, type Chapter, type Chronicle, lastChapter, personsAsked } from './chronicle.ts';
import type { StoredTable } from './shelf.ts';

/** What is shown of a table. */
export interface Shown {
  readonly stored: StoredTable;
  readonly chronicle: Chronicle;
  readonly fault: string | undefined;
}

/** What a viewer has been told already: the moves up to `ply`, with these eyes. */
export interface Heard {
  readonly ply: number;
  readonly eyes: Seat | undefined;
}

/** The table for the eyes at the screen. Nothing in it depends on what those eyes cannot see. */
export function frameOf(shown: Shown, heard: Heard | undefined): TableFrame {
  const { stored, chronicle, fault } = shown;
  const { match, chapters } = chronicle;
  const { eyes } = lastChapter(chronicle);
  const outcome = outcomeOf(match);
  const fresh = heard === undefined || !hearsTheSame(chronicle, heard, eyes);
  return {
    id: stored.id,
    setup: stored.setup,
    options: match.options,
    ply: match.plies.length,
    eyes,
    state: match.game.redact(match.state, eyes),
    actors: [...match.game.actors(match.state)],
    offers: offersOf(chronicle),
    undoable: undoableOf(chronicle),
    redoable: stored.undone.length > 0,
    news: newsSince(chronicle, fresh ? 0 : heard.ply, eyes),
    fresh,
    scores: chapters.map(({ points }) => points),
    thinking: fault === undefined ? botToMove(chronicle) : undefined,
    fault,
    outcome,
    commitment: commitment(match.seed),
    seed: outcome && match.seed,
  };
}

/** Whether news told to other eyes hold for these: they do unless something was ever hidden. */
function hearsTheSame({ chapters }: Chronicle, heard: Heard, eyes: Seat | undefined): boolean {
  return heard.eyes === eyes || chapters[heard.ply]?.alwaysOpen === true;
}

function newsSince({ chapters }: Chronicle, ply: number, eyes: Seat | undefined): News[] {
  return chapters
    .slice(ply + 1)
    .map((chapter, i) => newsOf(chapter, itemAt(chapters, ply + i), ply + i + 1, eyes));
}

/** The choice itself is told to those who made it, and to all when neither before nor after anything was hidden. */
function newsOf({ told, open }: Chapter, before: Chapter, ply: number, eyes: Seat | undefined): News {
  if (told === undefined) throw new Error(`move ${ply} has told nothing`);
  const { seat, text, events, note } = told;
  const known = seat === eyes || (open && before.open);
  const shown = known ? text : undefined;
  return { seq: ply, ply, seat, text: shown, events: visible(events, eyes), ...(note && { note }) };
}

/**
 * Moves show what a seat holds, so in a game with secrets only those of the eyes at the screen are offered where
 * something is hidden, or will be because several choose at once.
 */
function offersOf(chronicle: Chronicle): Record<Seat, readonly Offer[]> {
  const { match } = chronicle;
  const { eyes, open } = lastChapter(chronicle);
  const offers: Record<Seat, readonly Offer[]> = {};
  const asked = personsAsked(chronicle);
  const shared = open && (asked.length === 1 || match.game.secrets !== true);
  for (const seat of asked) {
    if (shared || seat === eyes)
      offers[seat] = match.game.legalMoves(match.state, seat).map((move) => ({ text: moveText(move), move }));
  }
  return offers;
}

/** Bots do not take back. */
function undoableOf({ match, persons }: Chronicle): number[] {
  return Array.from({ length: match.seats }, (_, seat) =>
    persons.includes(seat) ? undoable(match, seat) : 0,
  );
}
