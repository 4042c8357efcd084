import type { Analysis, Luck, SeatSum, Verdict } from '../../analysis/analysis.ts';
import type { Moment } from '../../analysis/moments.ts';
import { capital } from '../../kernel/defaults/words.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { moveText } from '../../kernel/text.ts';
import type { PastView } from '../../protocol/table.ts';
import { type LogTurn, turnAt } from '../table/log/logTurns.ts';
import { signed } from './figures.ts';
import { TEXTS } from './texts.ts';

/** What is told of a match, in words. */

/** A move in a few words, without what it brings; its own text where it cannot be found any more. */
export function moveWords(
  { game, texts }: GameEntry,
  { state }: Pick<PastView, 'state'>,
  seat: Seat,
  text: string,
  names: readonly string[],
): string {
  const move = moveOf({ game }, state, seat, text);
  if (move === undefined) return text;
  const [head = ''] = texts.move(state, move, names).split(': ');
  return capital(head.length > 1 ? head : texts.move(state, move, names));
}

/** A sentence said to somebody as it is said of somebody else: “by your next turn” becomes “by their next turn”. */
export const asTheirs = (sentence: string): string =>
  sentence.replace(/\b([Yy])our\b/g, (_, first: string) => (first === 'Y' ? 'Their' : 'their'));

/** Whether the words of a move name an action alone, and not what is done with it. */
export const isBare = (words: string): boolean => !words.includes(' ');

/** The legal move with this text, if there is one. */
export function moveOf(
  { game }: Pick<GameEntry, 'game'>,
  state: object,
  seat: Seat,
  text: string,
): Move | undefined {
  const legal: readonly Move[] = game.legalMoves(state, seat);
  return legal.find((move) => moveText(move) === text);
}

/** The line of the log that tells of a move; nothing where none does. */
export function lineOf(turns: readonly LogTurn[], ply: number): string | undefined {
  const lines = turns
    .flatMap(({ sentences }) => sentences)
    .filter(({ from, ply: to }) => from <= ply && ply <= to);
  return lines.length === 0 ? undefined : lines.map(({ text }) => text).join(' ');
}

/** The turn a move belongs to, from 1; 0 before the first. */
export const turnOf = (turns: readonly LogTurn[], ply: number): number => turnAt(turns, ply)?.number ?? 0;

export const lastTurnOf = (turns: readonly LogTurn[]): number => turns.at(-1)?.number ?? 0;

/** The number of the move a moment belongs to: a decision leads to the next position. */
export const moveOfMoment = ({ kind, ply }: Pick<Moment, 'kind' | 'ply'>): number =>
  kind === 'choice' ? ply + 1 : ply;

export const seatOf = (moment: Moment): Seat =>
  moment.kind === 'choice' ? moment.decision.seat : moment.seat;

/** By how much a moment changed the chances of its seat; below 0 it lost some. */
export const changeBy = (moment: Moment): number => (moment.kind === 'choice' ? -moment.size : moment.size);

/** A verdict with its number, such as “Mistake, −14 %”; what costs nothing that can be told has none. */
export function verdictWords(verdict: Verdict, cost: number): string {
  const word = TEXTS.moment.verdicts[verdict];
  const isCostly = verdict === 'slip' || verdict === 'mistake' || verdict === 'blunder';
  return isCostly ? TEXTS.moment.verdict(word, signed(-cost)) : word;
}

/** A sentence on what a choice cost. */
export function costWords(cost: number): string {
  const matches = Math.round(100 * cost);
  return matches === 1 ? TEXTS.moment.costsOne : TEXTS.moment.costs(matches);
}

/** A sentence on what chance brought a seat. */
export function luckWords({ gains }: Luck, seat: Seat, name: string): string {
  const gain = gains[seat] ?? 0;
  const matches = Math.round(100 * Math.abs(gain));
  return gain >= 0 ? TEXTS.moment.brought(name, matches) : TEXTS.moment.took(name, matches);
}

/** Words cut to so many letters, between two of them. */
export function clipped(words: string, most: number): string {
  const plain = words.replace(/[.:!]$/, '');
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(most / 2)))}…`;
}

/** From which sums on luck or choices are worth a sentence. */
const MUCH = 0.15;
const SOME = 0.04;

/** One honest sentence on how a seat came to what it has. */
export function seatSentence(
  { sums, decisions, luck }: Analysis,
  seat: Seat,
  turns: readonly LogTurn[],
  name: string,
): string {
  const { seats: texts } = TEXTS;
  const own = sums[seat];
  if (own === undefined) return '';
  const won = own.result > 0.5;
  if (own.luck <= -SOME * 1.5 && !won) return texts.hard(name, turnOf(turns, hardest(luck, seat)));
  if (won && own.luck >= MUCH) return texts.lucky;
  if (won && own.luck >= SOME) return texts.helped;
  if (isSteadiest(sums, seat)) return texts.steadiest;
  if (won) return texts.earned;
  const faults = decisions.filter(
    (decision) =>
      decision.seat === seat && (decision.verdict === 'mistake' || decision.verdict === 'blunder'),
  );
  return faults.length > 0 ? texts.faults(faults.length) : texts.fair;
}

/** The move after which chance had taken most. */
function hardest(luck: readonly Luck[], seat: Seat): number {
  return (
    luck.reduce<Luck | undefined>(
      (worst, one) => ((one.gains[seat] ?? 0) < (worst?.gains[seat] ?? 0) ? one : worst),
      undefined,
    )?.ply ?? 0
  );
}

function isSteadiest(sums: readonly SeatSum[], seat: Seat): boolean {
  const own = sums[seat]?.accuracy;
  if (own === undefined || sums.length < 2) return false;
  return sums.every(({ accuracy = 0 }, other) => other === seat || accuracy < own);
}
