import type { GameEntry } from '../../src/kernel/entry.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';
import { draftMove, entered } from '../../src/table/draft.ts';
import { actorsOf, type Ledger, startLedger } from '../../src/table/ledger.ts';
import type { Work } from './rounds.ts';

/** Enough to meet every kind of decision. */
const MOVES = 50;

/**
 * Random moves of persons as a table takes them: each looked up, played on a copy, told, and called final or not.
 * A match goes on from one piece of work to the next; counts moves.
 */
export function tableMoves(entry: GameEntry, seats: number): Work {
  const rng = seeded(seats);
  const persons = Array.from({ length: seats }, (_, seat) => seat);
  let matches = 0;
  const start = (): Ledger => startLedger(entry, { seats, options: {}, seed: `table ${++matches}`, persons });
  let ledger = start();
  return () => {
    for (let i = 0; i < MOVES; i++) ledger = afterMove(actorsOf(ledger).length === 0 ? start() : ledger, rng);
    return MOVES;
  };
}

function afterMove(ledger: Ledger, rng: Rng): Ledger {
  const seat = pick(rng, actorsOf(ledger));
  const move = pick(rng, ledger.position.movesOf(seat));
  const draft = draftMove(ledger, seat, moveText(move), { byPerson: true });
  return entered(ledger, draft).ledger;
}
