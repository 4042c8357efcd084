import type { Seat } from '../../kernel/game.ts';
import { type Ledger, personsAsked, plyOf, standingOf } from '../../table/ledger.ts';
import { Trail } from '../../table/trail.ts';

/** A match that persons play at one screen, where one pair of eyes looks at a time. */
export interface Screen {
  readonly ledger: Ledger;
  /** Whose eyes looked after the setup and after each move. */
  readonly looked: Trail<Seat | undefined>;
}

export function startScreen(ledger: Ledger): Screen {
  const { persons } = ledger;
  const only = persons.length === 1 ? persons[0] : undefined;
  return { ledger, looked: Trail.of([nextEyes(ledger, only)]) };
}

/** The screen when the match has become another: moves were added or taken back. */
export function withLedger({ looked }: Screen, ledger: Ledger): Screen {
  const ply = plyOf(ledger);
  if (ply < looked.length) return { ledger, looked: looked.until(ply + 1) };
  return { ledger, looked: looked.with(nextEyes(ledger, looked.last())) };
}

/** Whose eyes look now; nobody's where only bots play. */
export function eyesAt({ looked }: Screen): Seat | undefined {
  return looked.last();
}

/** With hidden hands a seat is played by those who look through its eyes. */
export function isAtScreen(screen: Screen, seat: Seat): boolean {
  return standingOf(screen.ledger).open || seat === eyesAt(screen);
}

/** Whoever looks goes on looking while they are asked, so that the screen is handed on as rarely as can be. */
function nextEyes(ledger: Ledger, last: Seat | undefined): Seat | undefined {
  const asked = personsAsked(ledger);
  if (asked.length === 0 || (last !== undefined && asked.includes(last))) return last;
  return asked[0];
}
