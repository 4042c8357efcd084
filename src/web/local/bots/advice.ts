import { InputError } from '../../../kernel/error.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { AdvisedPlan, Comparison, Weighed } from '../../../protocol/table.ts';
import { coachRequest } from '../../../table/coachTurn.ts';
import { actorsOf } from '../../../table/ledger.ts';
import { hushCoach, type Table } from '../table.ts';
import type { Progress } from './botAnswer.ts';

/** What a seat could do with its turn; cancelled when the position changes or the coach is asked something else. */
export async function adviceFor(
  table: Table,
  seat: Seat,
  progress?: Progress,
): Promise<readonly AdvisedPlan[]> {
  const answer = await asked(table, seat, undefined, progress);
  return 'plans' in answer ? answer.plans : [];
}

/** What the coach thinks of other moves than those of its plan. */
export async function comparisonFor(table: Table, seat: Seat, moves: Weighed): Promise<Comparison> {
  const answer = await asked(table, seat, moves);
  if ('plans' in answer) throw new Error('the coach has answered something else');
  return answer.comparison;
}

async function asked(table: Table, seat: Seat, weigh?: Weighed, progress?: Progress) {
  const { ledger } = table.screen;
  if (!actorsOf(ledger).includes(seat)) throw new InputError('bad_request', `seat ${seat} is not asked`);
  hushCoach(table);
  const { signal } = table.coachWork;
  return table.dependencies.askCoach(coachRequest(ledger, seat, weigh), signal, progress);
}
