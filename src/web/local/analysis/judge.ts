import type { JudgedDecision, Sight } from '../../../analysis/analysis.ts';
import { judgementOf } from '../../../analysis/decision.ts';
import type { Effort } from '../../../analysis/effort.ts';
import { type Film, isPlayedBy } from '../../../analysis/film.ts';
import { gaugeOf } from '../../../analysis/gauge.ts';
import { questionOf } from '../../../analysis/question.ts';
import { InputError } from '../../../kernel/error.ts';
import { digest } from '../../../kernel/match/chance.ts';
import { findByText } from '../../../kernel/text.ts';

/** Judges one decision of a match, as it was made or as if another move had been made. */
export type Judge = (ply: number, sight: Sight, tried?: string) => JudgedDecision | undefined;

/** The judge of a match, who tries everything as often and with the same luck as its analysis. */
export function judgeOf(film: Film, effort: Effort): Judge {
  const { plies, states, name } = film;
  const gauge = gaugeOf(film.entry, states, effort);
  return (ply, sight, tried) => {
    const made = plies[ply];
    if (made === undefined || !isPlayedBy(film, made.seat, ply)) return undefined;
    const { seat } = made;
    const legal = gauge.entry.game.legalMoves(states[ply], seat);
    const move = tried === undefined ? made.move : findByText(legal, tried);
    const question = questionOf(gauge.entry, states[ply]!, { seat, move }, sight);
    const seed = Number.parseInt(digest(`${name} decision ${ply}`).slice(0, 12), 16);
    return question && { ply, ...judgementOf(gauge, question, effort, seed) };
  };
}

/** The same, for a decision that is there. */
export function judged(judge: Judge, ply: number, sight: Sight, tried: string): JudgedDecision {
  const decision = judge(ply, sight, tried);
  if (decision === undefined) throw new InputError('bad_request', `nobody decided anything at move ${ply}`);
  return decision;
}
