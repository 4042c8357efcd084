import type { Analysis, JudgedDecision, SeatSum } from '../../../analysis/analysis.ts';
import type { Film } from '../../../analysis/film.ts';
import { type Moment, mistakesOf, turningPoints } from '../../../analysis/moments.ts';
import { isFault } from '../../../analysis/verdict.ts';
import type { GameEvent, Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { findByText } from '../../../kernel/text.ts';
import { counted, percent } from '../../numbers.ts';
import { aligned, type Cell, wrapped } from '../../rows.ts';

/** What texts are made of: an analysis, its match and how everybody is called. */
export interface Told {
  readonly film: Film;
  readonly analysis: Analysis;
  readonly names: readonly string[];
  /** What happened in each move. */
  readonly events: readonly (readonly GameEvent[])[];
  readonly width: number;
}

/** An analysis in words: what each seat's match came to, what turned it, and what could have been chosen better. */
export function analysisText(told: Told): string {
  const { film, analysis } = told;
  const { game } = film.entry;
  const head = `${game.title}, ${counted(analysis.seats, 'seat')}, ${counted(film.plies.length, 'move')}`;
  const sections = [
    [head],
    aligned(sumRows(told), false),
    titled(
      'Turning points',
      turningPoints(analysis).flatMap((moment) => momentLines(told, moment)),
    ),
    titled('Choices that cost something', aligned(choiceRows(told), false, { width: told.width })),
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function titled(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

// ── Seats ─────────────────────────────────────────────────────────────────────────────────────────

function sumRows({ analysis, names }: Told): Cell[][] {
  const head = ['', 'won', 'luck', 'without luck', 'accuracy', 'slips', 'mistakes', 'blunders'].map(number);
  return [
    head,
    ...analysis.sums.map((sum, seat) => [{ text: itemAt(names, seat) }, ...sumCells(analysis, sum, seat)]),
  ];
}

function sumCells(analysis: Analysis, { result, luck, withoutLuck, accuracy }: SeatSum, seat: Seat): Cell[] {
  const faults = mistakesOf(analysis, seat);
  const count = (verdict: JudgedDecision['verdict']): string =>
    analysis.judged.includes(seat) ? String(faults.filter((one) => one.verdict === verdict).length) : '';
  return [
    percent(result),
    signed(luck),
    percent(withoutLuck),
    accuracy === undefined ? '' : percent(accuracy),
    ...(['slip', 'mistake', 'blunder'] as const).map(count),
  ].map(number);
}

function number(text: string): Cell {
  return { text, right: true };
}

/** A share as points, with its sign: +3.1. */
function signed(share: number): string {
  const points = (100 * share).toFixed(1);
  return share < 0 ? points : `+${points}`;
}

// ── Moments ───────────────────────────────────────────────────────────────────────────────────────

const INDENT = '  ';

function momentLines(told: Told, moment: Moment): string[] {
  const text = moment.kind === 'luck' ? luckText(told, moment) : choiceText(told, moment.decision);
  return wrapped(text, told.width - INDENT.length).map((line) => INDENT + line);
}

/** Somebody's luck in the words of the log. */
function luckText(
  { film, names, events }: Told,
  { ply, seat, size, luck }: Moment & { kind: 'luck' },
): string {
  const { texts } = film.entry;
  const happened = itemAt(events, ply - 1).flatMap((event) => texts.event(event, names) ?? []);
  const gained = `luck: ${signed(size)} ± ${(100 * luck.noise).toFixed(1)} for ${itemAt(names, seat)}`;
  return `Move ${ply}, ${gained}. ${happened.join(' ')}`;
}

function choiceText(told: Told, decision: JudgedDecision): string {
  const { ply, seat, verdict, cost, noise, played, best } = decision;
  const better = best[0] && `better: ${moveOf(told, decision, best[0].text)} (${percent(best[0].chance)})`;
  const chosen = `${moveOf(told, decision, played.text)} (${percent(played.chance)})`;
  const size = `${verdict}, ${(100 * cost).toFixed(1)} ± ${(100 * noise).toFixed(1)} points`;
  return `Move ${ply + 1}, ${itemAt(told.names, seat)}: ${chosen}. ${size}; ${better}.`;
}

/** A move in words, as it was offered. */
function moveOf({ film, names }: Told, { ply, seat }: JudgedDecision, text: string): string {
  const { game, texts } = film.entry;
  const state = film.states[ply]!;
  return texts.move(state, findByText(game.legalMoves(state, seat), text), names);
}

// ── Choices ───────────────────────────────────────────────────────────────────────────────────────

function choiceRows(told: Told): Cell[][] {
  const faults = told.analysis.decisions.filter(({ verdict }) => isFault(verdict));
  if (faults.length === 0) return [];
  const head = ['move', 'seat', '', 'cost', '', 'chosen', 'better'].map((text) => ({ text }));
  return [head, ...faults.map((decision) => choiceCells(told, decision))];
}

function choiceCells(
  { names }: Told,
  { ply, seat, verdict, cost, noise, played, best }: JudgedDecision,
): Cell[] {
  return [
    number(String(ply + 1)),
    { text: itemAt(names, seat) },
    { text: verdict },
    number((100 * cost).toFixed(1)),
    { text: `± ${(100 * noise).toFixed(1)}` },
    { text: `${played.text} (${percent(played.chance)})` },
    { text: best[0] ? `${best[0].text} (${percent(best[0].chance)})` : '' },
  ];
}
