import type { Sight } from '../../analysis/analysis.ts';
import type { TableView } from '../../protocol/table.ts';
import type { LogTurn } from '../table/log/logTurns.ts';
import { TEXTS as TABLE } from '../table/texts.ts';
import { lineOf, turnOf } from './telling.ts';
import { TEXTS } from './texts.ts';
import type { Thinking } from './useAnalysis.ts';

const { moment: texts, thinking: states } = TEXTS;

/** How each seat came off, such as “1st with 41”. */
export function endsOf({ outcome, scores, setup }: TableView): string[] {
  const { end } = TABLE;
  const points = outcome?.points ?? scores.at(-1) ?? [];
  return setup.chairs.map((_, seat) => {
    const place = outcome?.places[seat];
    return place === undefined
      ? `${points[seat] ?? 0} ${end.points}`
      : TEXTS.curve.with(end.place(place), points[seat] ?? 0);
  });
}

/** How the match ended in a few words, such as “You won by 3”; nothing where nobody won it alone. */
export function endingShort(
  { outcome }: Pick<TableView, 'outcome'>,
  called: readonly string[],
): string | undefined {
  if (outcome === undefined || outcome.places.length < 2) return undefined;
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? seat : []));
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return undefined;
  const rest = outcome.points.filter((_, seat) => seat !== winner);
  return TEXTS.page.wonBy(called[winner] ?? '', (outcome.points[winner] ?? 0) - Math.max(...rest));
}

/** A place of the match that has no moment. */
interface Quiet {
  readonly head: string;
  readonly words: string;
}

/** What stands in the place of a moment after so many moves of so many, where nothing is judged. */
export function quietAt(
  { news, running }: Thinking,
  ply: number,
  last: number,
  turns: readonly LogTurn[],
): Quiet {
  if (news === undefined) return { head: running ? states.begins : states.halted, words: '' };
  const between = ply === last ? texts.end : TEXTS.curve.after(turnOf(turns, ply), ply);
  const head = ply === 0 ? texts.start : between;
  const isKnown = news.analysis.curve.some((standing) => standing.ply === ply);
  return { head, words: isKnown ? (lineOf(turns, ply) ?? texts.quiet) : texts.notYet };
}

/** By what a decision is judged, in a sentence. */
export function sightWords(sight: Sight, name: string): string {
  return sight === 'open' ? TEXTS.sight.ofAll : TEXTS.sight.ofSeat(name);
}
