import type { Seat } from '../../../kernel/game.ts';
import type { LogTurn, Way } from '../log/logTurns.ts';

/** One step of a narrated turn: what is told at a time. */
export interface Step {
  readonly seat: Seat;
  /** The number of its turn, and its place in it from 1. */
  readonly turn: number;
  readonly number: number;
  /** The moves it tells of; the position after the last one is shown with it. */
  readonly from: number;
  readonly ply: number;
  /** One sentence, and what else came of it. */
  readonly head: string;
  readonly more: readonly string[];
  readonly ways: readonly Way[];
}

/** The turns of those who do not play here, step by step. What one move has caused is one step. */
export function stepsOf(turns: readonly LogTurn[], isHere: (seat: Seat) => boolean): Step[] {
  const steps: Step[] = [];
  for (const { seat, number: turn, sentences } of turns) {
    if (seat === undefined || isHere(seat)) continue;
    let number = 0;
    for (const { from, ply, text, way } of sentences) {
      const last = steps.at(-1);
      const ways = way ? [way] : [];
      if (last?.turn === turn && from <= last.ply) {
        steps[steps.length - 1] = {
          ...last,
          ply: Math.max(last.ply, ply),
          more: [...last.more, text],
          ways: [...last.ways, ...ways],
        };
      } else steps.push({ seat, turn, number: ++number, from, ply, head: text, more: [], ways });
    }
  }
  return steps;
}

/** The place of the step that a position belongs to; nothing before the first one. */
export function stepAt(steps: readonly Step[], ply: number): number | undefined {
  const at = steps.findLastIndex(({ from }) => from <= ply);
  return at < 0 ? undefined : at;
}

/** The turn of somebody that a position lies in; nothing before the first one. */
export function turnAt(turns: readonly LogTurn[], ply: number): LogTurn | undefined {
  return turns.findLast(
    ({ seat, sentences }) => seat !== undefined && sentences.some(({ from }) => from <= ply),
  );
}
