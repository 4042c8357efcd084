import type { Outcome, Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { Chair, TableSummary } from '../../../protocol/table.ts';
import { cardOf } from '../../games/loading.ts';
import type { GuidedTitle } from '../../games/view.ts';
import { hasLeft, isTaught, stepAt } from '../../table/guide/lessonProgress.ts';
import { TEXTS } from '../../texts.ts';

/** What a list says about a match in a few words. */

const { match: texts } = TEXTS;

const isPerson = (chair: Chair | undefined): boolean => chair?.player === 'person';

/** The seat of the only person at the table. */
function ownSeat(chairs: readonly Chair[]): Seat | undefined {
  const seats = chairs.flatMap((chair, seat) => (isPerson(chair) ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

/** Whether a person at this screen is asked. */
export const awaitsPerson = ({ actors, setup }: TableSummary): boolean =>
  actors.some((seat) => isPerson(setup.chairs[seat]));

/** Whether nothing waits at a table: the match is over, or the guide has said everything. */
export const isDone = ({ id, actors }: TableSummary): boolean => actors.length === 0 || isTaught(id);

/** The match to go on with: the one that has waited longest for a person here, or else the last played. */
export function matchToContinue(tables: readonly TableSummary[]): TableSummary | undefined {
  const known = tables.filter((table) => !isDone(table) && cardOf(table.setup.game));
  const byTime = known.toSorted((a, b) => a.touched - b.touched);
  return byTime.find(awaitsPerson) ?? byTime.at(-1);
}

/** “Sol with Tomasz and Ines”, “Sol: Your first flight”. */
export function titleOf({ setup: { game: id, chairs, guided }, branch }: TableSummary, game: string): string {
  if (branch) return branch.name || texts.branch(branch.ply);
  if (guided !== undefined) return texts.lesson(game, lessonOf(id, guided)?.title);
  const own = Math.max(0, chairs.findIndex(isPerson));
  const others = chairs.filter((_, seat) => seat !== own);
  return texts.title(
    game,
    others.map((chair) => chair.name),
  );
}

function lessonOf(game: string, guided: string): GuidedTitle | undefined {
  return cardOf(game)?.guided?.find(({ id }) => id === guided);
}

/** “Lesson, step 6 of 17.” */
function lessonStanding(table: string, game: string, guided: string): string {
  const [at, steps] = [stepAt(table), lessonOf(game, guided)?.steps];
  return at === undefined || steps === undefined ? texts.lessonWaits : texts.lessonStep(at, steps);
}

/** How long ago a table was played at last: “now”, “5 min”, “2 h”, “3 d”. */
export function agoOf({ touched }: Pick<TableSummary, 'touched'>, now: number): string {
  const minutes = Math.floor((now - touched) / 60_000);
  if (minutes < 1) return texts.now;
  if (minutes < 60) return texts.minutesAgo(minutes);
  return minutes < 24 * 60
    ? texts.hoursAgo(Math.floor(minutes / 60))
    : texts.daysAgo(Math.floor(minutes / 60 / 24));
}

/** The same of a branch, with where it leaves unless it is called by that. */
export function branchStandingOf(summary: TableSummary): string {
  const { name = '', ply = 0 } = summary.branch ?? {};
  const place = texts.branch(ply);
  return name === '' || name === place ? standingOf(summary) : `${place}. ${standingOf(summary)}`;
}

/** “41 moves played. You lead by 4.” Of a branch its own moves count. */
export function standingOf(summary: TableSummary): string {
  const { id, setup, branch, points, outcome } = summary;
  const ply = summary.ply - (branch?.ply ?? 0);
  if (isTaught(id)) return texts.taught;
  if (setup.guided !== undefined && !hasLeft(id)) return lessonStanding(id, setup.game, setup.guided);
  if (outcome !== undefined) return resultOf(setup.chairs, outcome);
  if (ply === 0 || points.length === 0) return texts.moves(ply);
  return `${texts.moves(ply)} ${raceOf(setup.chairs, points)}`;
}

function raceOf(chairs: readonly Chair[], points: readonly number[]): string {
  const own = ownSeat(chairs);
  const best = Math.max(...points);
  if (own === undefined) {
    const leaders = points.filter((score) => score === best);
    if (leaders.length > 1) return texts.tied(best);
    return texts.leads(chairs[points.indexOf(best)]?.name ?? '', best);
  }
  const mine = itemAt(points, own);
  if (chairs.length === 1) return texts.points(mine);
  const ahead = mine - Math.max(...points.filter((_, seat) => seat !== own));
  if (ahead === 0) return texts.level;
  return ahead > 0 ? texts.lead(ahead) : texts.trail(-ahead);
}

function resultOf(chairs: readonly Chair[], { places, points }: Outcome): string {
  if (chairs.length === 1) return texts.alone(itemAt(points, 0), itemAt(places, 0));
  const winners = chairs.filter((_, seat) => places[seat] === 1).map((chair) => chair.name);
  const sorted = points.toSorted((a, b) => b - a);
  if (winners.length === 0) return texts.lost(sorted);
  return winners.length === 1 ? texts.wins(itemAt(winners, 0), sorted) : texts.shared(winners, sorted);
}
