import { commitment } from '../../kernel/chance.ts';
import type { Move } from '../../kernel/game.ts';
import { moveText } from '../../kernel/text.ts';
import type { Offer, TableView } from '../../protocol/table.ts';
import { botToMove } from '../../table/botTurn.ts';
import { seqOf } from '../../table/ledger.ts';
import { seenBy } from '../../table/position.ts';
import { deltaSince, goesOn, type Since, viewOf } from '../../table/view.ts';
import { eyesAt, type Screen } from './screen.ts';
import type { StoredTable } from './store/localStore.ts';

/** What is shown of a table. */
export interface Shown {
  readonly stored: StoredTable;
  readonly screen: Screen;
  readonly fault: string | undefined;
}

/** The table for the eyes at the screen. Nothing in it depends on what those eyes cannot see. */
export function frameOf({ stored, screen, fault }: Shown, told: Since | undefined): TableView {
  const { ledger } = screen;
  const { match, persons } = ledger;
  const eyes = eyesAt(screen);
  const { moves, undoable, ...view } = viewOf(ledger, { eyes, seats: persons });
  const { news, fresh } = deltaSince(ledger, eyes, goesOn(ledger, eyes, told));
  return {
    ...view,
    seq: seqOf(ledger),
    id: stored.id,
    setup: stored.setup,
    options: match.options,
    state: seenBy(match.game, match.state, eyes),
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
