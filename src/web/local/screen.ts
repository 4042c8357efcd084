import type { Seat } from '../../kernel/game.ts';
import { type Ledger, personsAsked, plyOf, standingOf } from '../../table/ledger.ts';
import { PersistentList } from '../../table/persistentList.ts';

/** A match played at one screen, which shows the view of one seat at a time. */
export interface SharedScreen {
  readonly ledger: Ledger;
  /** Whose view was shown after the setup and after each move. */
  readonly eyesByPly: PersistentList<Seat | undefined>;
}

export function startScreen(ledger: Ledger): SharedScreen {
  const { persons } = ledger;
  const only = persons.length === 1 ? persons[0] : undefined;
  return { ledger, eyesByPly: PersistentList.of([eyesAfter(ledger, only)]) };
}

/** The screen after moves were added or taken back. */
export function withLedger({ eyesByPly }: SharedScreen, ledger: Ledger): SharedScreen {
  const ply = plyOf(ledger);
  if (ply < eyesByPly.length) return { ledger, eyesByPly: eyesByPly.first(ply + 1) };
  return { ledger, eyesByPly: eyesByPly.with(eyesAfter(ledger, eyesByPly.last())) };
}

/** Whose view is shown now; nobody's where only bots play. */
export function currentEyes({ eyesByPly }: SharedScreen): Seat | undefined {
  return eyesByPly.last();
}

/** With hidden hands a seat can be played only while its own view is shown. */
export function isAtScreen(screen: SharedScreen, seat: Seat): boolean {
  return standingOf(screen.ledger).open || seat === currentEyes(screen);
}

/** The view stays with a person who is asked again, so that the screen is handed on as rarely as possible. */
function eyesAfter(ledger: Ledger, last: Seat | undefined): Seat | undefined {
  const asked = personsAsked(ledger);
  if (asked.length === 0 || (last !== undefined && asked.includes(last))) return last;
  return asked[0];
}
