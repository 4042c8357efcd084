import type { JudgedDecision } from '../../../analysis/analysis.ts';
import type { Moment } from '../../../analysis/moments.ts';
import type { LoadedGame } from '../../games/view.ts';
import type { LogTurn } from '../../table/log/logTurns.ts';
import { clipped, lineOf, moveOfMoment, moveWords } from '../telling.ts';
import { TEXTS } from '../texts.ts';
import type { Looked, Pasts } from '../usePasts.ts';

/** Moments and decisions of a match in words; they may need positions that are still being fetched. */
export interface Wording {
  readonly game: LoadedGame;
  /** The names of the seats, and how they are called here: one of them may be “You”. */
  readonly names: readonly string[];
  readonly called: readonly string[];
  readonly turns: readonly LogTurn[];
  readonly pasts: Pasts;
  /** With whose eyes a decision is looked at. */
  readonly eyesOf: (decision: Pick<JudgedDecision, 'seat'>) => Looked['eyes'];
}

/** A move at a decision in a few words. */
export function choiceWords(wording: Wording, decision: JudgedDecision, text: string): string {
  const { game, names, pasts, eyesOf } = wording;
  const past = pasts({ ply: decision.ply, eyes: eyesOf(decision) });
  return past === undefined ? text : moveWords(game.entry, past, decision.seat, text, names);
}

/** What happened at a moment: the choice, or the line of the log that tells what came. */
function momentWords(wording: Wording, moment: Moment): string {
  if (moment.kind === 'choice') return choiceWords(wording, moment.decision, moment.decision.played.text);
  return lineOf(wording.turns, moveOfMoment(moment)) ?? TEXTS.moment.luck;
}

/** What there is to say of a moment, in a sentence. */
export function momentSentence(wording: Wording, moment: Moment): string {
  if (moment.kind === 'luck') return momentWords(wording, moment);
  return TEXTS.moment.sentences[moment.decision.verdict];
}

const LONGEST = 34;
const LONGEST_LISTED = 64;

/** The same in a few words, as they stand beside the curve. */
export function momentLabel(wording: Wording, moment: Moment): string {
  const words = clipped(momentWords(wording, moment), LONGEST);
  if (moment.kind === 'luck') return words;
  return TEXTS.moment.by(wording.called[moment.decision.seat] ?? '', words);
}

/** The same as it stands in a list. */
export const momentName = (wording: Wording, moment: Moment): string =>
  clipped(momentWords(wording, moment), LONGEST_LISTED);
