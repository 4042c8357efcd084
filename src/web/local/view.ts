import { commitment } from '../../kernel/match/chance.ts';
import type { Move } from '../../kernel/game.ts';
import { moveText } from '../../kernel/text.ts';
import type { Offer, TableView } from '../../protocol/table.ts';
import { botToMove } from '../../table/botTurn.ts';
import { seqOf } from '../../table/ledger.ts';
import { deltaSince, resumeFrom, type Since, viewOf } from '../../table/view.ts';
import { currentEyes, type SharedScreen } from './screen.ts';
import type { StoredTable } from './store/localStore.ts';

/** The parts of a table that a view is made of. */
export interface ViewedTable {
  readonly stored: StoredTable;
  readonly screen: SharedScreen;
  readonly fault: string | undefined;
}

/** The view for the seat at the screen. Nothing in it depends on what that seat cannot see. */
export function tableViewOf({ stored, screen, fault }: ViewedTable, sent: Since | undefined): TableView {
  const { ledger } = screen;
  const { match, persons } = ledger;
  const eyes = currentEyes(screen);
  const { moves, undoable, ...view } = viewOf(ledger, { eyes, seats: persons });
  const { news, fresh } = deltaSince(ledger, eyes, resumeFrom(ledger, eyes, sent));
  return {
    ...view,
    seq: seqOf(ledger),
    id: stored.id,
    setup: stored.setup,
    ...(stored.branch && { branch: stored.branch }),
    options: match.options,
    state: ledger.position.seenBy(eyes),
    offers: Object.fromEntries(Object.entries(moves).map(([seat, legal]) => [seat, legal.map(offerOf)])),
    undoable: Array.from({ length: match.seats }, (_, seat) => undoable[seat] ?? 0),
    news,
    fresh,
    scores: [ledger.setup.points, ...ledger.moves.slice().map(({ deed }) => deed.points)],
    thinking: fault === undefined ? botToMove(ledger) : undefined,
    fault,
    commitment: commitment(match.seed),
  };
}

function offerOf(move: Move): Offer {
  return { text: moveText(move), move };
}
