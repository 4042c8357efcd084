import { itemAt } from '../kernel/data/lists.ts';
import { moveText } from '../kernel/text.ts';
import {
  type Draft,
  draftMove,
  draftRedo,
  draftResign,
  draftReturn,
  draftUndo,
  entered as enteredBy,
} from './draft.ts';
import { actorsOf, hasEnded, type Ledger, plyOf, redoSeat, undoableBy } from './ledger.ts';

/** What the tests of the table share: whatever may be done at one. */

export function entered(ledger: Ledger, draft: Draft): Ledger {
  return enteredBy(ledger, draft, { at: 1, by: undefined, key: undefined }).ledger;
}

/** Whoever is asked plays some move, both chosen by numbers. */
export function moved(ledger: Ledger, choice: number, who = 0): Ledger {
  const actors = actorsOf(ledger);
  const seat = itemAt(actors, who % actors.length);
  const legal = ledger.position.movesOf(seat);
  const move = itemAt(legal, choice % legal.length);
  return entered(ledger, draftMove(ledger, seat, moveText(move), { byPerson: true }));
}

/** Something that may be done at this moment, chosen by two numbers. */
export function step(ledger: Ledger, kind: number, choice: number): Ledger {
  const { match, position } = ledger;
  const seat = choice % match.seats;
  const ply = plyOf(ledger);
  const same = (deed: Draft['deed']): Ledger => entered(ledger, { deed, position });
  if (hasEnded(ledger)) return ledger;
  if (ledger.paused) return same({ kind: 'resume', seat });
  if (kind === 0 && undoableBy(ledger, seat) > 0) return entered(ledger, draftUndo(ledger, seat));
  const again = redoSeat(ledger);
  if (kind === 1 && again !== undefined) return entered(ledger, draftRedo(ledger, again));
  const back = choice % Math.max(1, ply);
  if (kind === 2 && ply > back && back >= ledger.undoFloor)
    return entered(ledger, draftReturn(ledger, seat, back, true));
  if (kind === 3) return same({ kind: 'pause', seat });
  if (kind === 4 && !(seat in ledger.substitutes))
    return same({ kind: 'substitute', seat, bot: 'random', why: 'absent' });
  if (kind === 5 && seat in ledger.substitutes) return same({ kind: 'reclaim', seat });
  if (kind === 6 && choice === 0 && ledger.resigned.length === 0)
    return entered(ledger, draftResign(ledger, seat, 'choice'));
  if (kind === 7 && choice === 0) return same({ kind: 'close', seat, consent: true });
  return moved(ledger, choice, kind);
}
