import type { Finding } from '../../../bots/search.ts';
import { InputError } from '../../../kernel/error.ts';
import type { Seat } from '../../../kernel/game.ts';
import { equal } from '../../../kernel/data/plain.ts';
import { moveText } from '../../../kernel/text.ts';
import type { Favourite } from '../../../protocol/table.ts';
import { botRequest, coachSeed } from '../../../table/botTurn.ts';
import { actorsOf, plyOf } from '../../../table/ledger.ts';
import type { Table } from '../table.ts';

/** The bot that advises. */
const COACH = 'hard';
/** The most moves it suggests. */
const MOST = 3;

/** The coach's favourite moves in the current position; cancelled when the position changes. */
export async function adviceFor(table: Table, seat: Seat): Promise<Favourite[]> {
  const { ledger } = table.screen;
  const { signal } = table.botWork;
  if (!actorsOf(ledger).includes(seat)) throw new InputError('bad_request', `seat ${seat} is not asked`);
  const request = botRequest(ledger, seat, COACH, coachSeed(seat, plyOf(ledger)));
  if (request.legal.length === 1) return [];
  const { move, findings } = await table.dependencies.askBot(request, signal);
  const isBest = (finding: Finding): boolean => equal(finding.move, move);
  return [...findings.filter(isBest), ...findings.filter((finding) => !isBest(finding))]
    .slice(0, MOST)
    .map((finding) => ({ text: moveText(finding.move), chance: finding.chance, looks: finding.visits }));
}
