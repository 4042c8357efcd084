import type { JudgedDecision, Sight, Verdict } from '../../../analysis/analysis.ts';
import type { Moment } from '../../../analysis/moments.ts';
import type { LoadedGame } from '../../games/view.ts';
import type { LogTurn } from '../../table/log/logTurns.ts';
import { clipped, costWords, isBare, lineOf, moveOfMoment, moveWords } from '../telling.ts';
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
  /** By what decisions are judged. */
  readonly sight: Sight;
  /** With whose eyes a decision is looked at. */
  readonly eyesOf: (decision: Pick<JudgedDecision, 'seat'>) => Looked['eyes'];
}

/** A move at a decision in a few words. */
export function choiceWords(wording: Wording, decision: JudgedDecision, text: string): string {
  const { game, names, pasts, eyesOf } = wording;
  const past = pasts({ ply: decision.ply, eyes: eyesOf(decision) });
  return past === undefined ? text : moveWords(game.entry, past, decision.seat, text, names);
}

/** What was played; where that names an action alone, the line of the log that tells what was done with it. */
export function playedWords(wording: Wording, decision: JudgedDecision): string {
  const words = choiceWords(wording, decision, decision.played.text);
  if (!isBare(words)) return words;
  const [done] = lineOf(wording.turns, decision.ply + 1)?.split(': ') ?? [];
  return done ?? words;
}

/** The better move; where its words name an action alone, with the way to go on from it, as far as that is known. */
export function betterWords(
  wording: Wording,
  decision: JudgedDecision,
  text: string,
  way: readonly { readonly words: string }[],
): string {
  const words = choiceWords(wording, decision, text);
  if (!isBare(words) || way.length < 2) return words;
  const next = way.slice(1, 1 + MOST_STEPS).map((step) => step.words);
  return `${words}: ${next.join(', ')}${way.length > 1 + MOST_STEPS ? '…' : ''}`;
}

const MOST_STEPS = 2;

/** What happened at a moment: the choice, or the line of the log that tells what came. */
function momentWords(wording: Wording, moment: Moment): string {
  if (moment.kind === 'choice') return playedWords(wording, moment.decision);
  return lineOf(wording.turns, moveOfMoment(moment)) ?? TEXTS.moment.luck;
}

/** What there is to say of a moment, in a sentence. */
export function momentSentence(wording: Wording, moment: Moment): string {
  if (moment.kind === 'luck') return momentWords(wording, moment);
  const { verdict, cost } = moment.decision;
  const sentences: Readonly<Partial<Record<Verdict, string>>> = TEXTS.moment.sentences;
  return sentences[verdict] ?? costWords(cost);
}

const LONGEST = 38;
const LONGEST_LISTED = 64;

/** The same in a few words, as they stand beside the curve. */
export function momentLabel(wording: Wording, moment: Moment): string {
  const words = momentWords(wording, moment);
  if (moment.kind === 'luck') return clipped(words, LONGEST);
  const name = wording.called[moment.decision.seat] ?? '';
  // A line of the log says by itself who did it.
  const said = words.startsWith(name) ? words : TEXTS.moment.by(name, words);
  return clipped(said, LONGEST);
}

/** The same as it stands in a list. */
export const momentName = (wording: Wording, moment: Moment): string =>
  clipped(momentWords(wording, moment), LONGEST_LISTED);
