import { leadWords, letterOf, verdictOf } from '../../bots/coach/sayings.ts';
import { tellComparison, tellPlans, type ToldComparison, type ToldPlan } from '../../bots/coach/told.ts';
import type { Thinking } from '../../bots/coach/coach.ts';
import type { Seat } from '../../kernel/game.ts';
import { coachRequest } from '../../table/coachTurn.ts';
import { BOLD, DIM } from '../ink.ts';
import { wrapped } from '../rows.ts';
import type { Table } from './table.ts';

/** How long the coach may think at most, in milliseconds. */
const COACH_MS = 3000;
const INDENT = '   ';

/** Says how a seat could play its turn, the best first. */
export function sayPlans(table: Table, seat: Seat): void {
  const { entry, ledger, names } = table;
  const plans = thinking(table, (how) => tellPlans(entry, coachRequest(ledger, seat), names, how));
  plans.forEach((plan, at) => sayPlan(table, plan, at));
}

/** Says what is thought of a move, compared with the best plan. */
export function sayOpinion(table: Table, seat: Seat, text: string): void {
  const { entry, ledger, names, terminal } = table;
  const opinion = thinking(table, (how) =>
    tellComparison(entry, coachRequest(ledger, seat), names, text, how),
  );
  terminal.say(opinion.plan.title, BOLD);
  for (const line of wrapped(opinionLine(opinion), terminal.width)) terminal.say(line);
}

function opinionLine(opinion: ToldComparison): string {
  const { lead, same, plan } = opinion;
  return same ? verdictOf(opinion) : `${lead.word}: ${verdictOf(opinion)} ${plan.reason}`;
}

function sayPlan({ terminal }: Table, plan: ToldPlan, at: number): void {
  const { title, lead, reason, moves, halt } = plan;
  terminal.say(`${letterOf(at)}  ${title}`, BOLD);
  const line = (text: string, ink?: string): void => {
    for (const one of wrapped(text, terminal.width - INDENT.length)) terminal.say(INDENT + one, ink);
  };
  if (lead) line(`${lead.word}: ${leadWords(lead, at)}`);
  line(reason);
  const texts = moves.map(({ text }) => text).join(' · ');
  line(halt === 'news' ? `${texts} · then look again` : texts, DIM);
}

function thinking<T>({ terminal }: Table, think: (how: Thinking) => T): T {
  terminal.progress('The coach is thinking …');
  const end = performance.now() + COACH_MS;
  try {
    return think({ late: () => performance.now() >= end });
  } finally {
    terminal.progress('');
  }
}
