import { capital } from '../../../kernel/defaults/words.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { AnyView } from '../../games/view.ts';
import { TEXTS } from '../texts.ts';
import type { Choice, Picking } from './decision.ts';

/** What the bar says in two lines: what is to be chosen, and the rest. */
export interface BarWords {
  readonly head: string;
  readonly rest: string;
}

/** A prompt in two lines. */
export function promptParts(prompt: string): BarWords {
  const end = /[.?!] (?=\p{Lu})/u.exec(prompt);
  if (!end) return { head: prompt, rest: '' };
  return { head: prompt.slice(0, end.index + 1), rest: prompt.slice(end.index + 2) };
}

/** What is asked in an open group of moves, if its game has words for it. */
export function groupWords(choices: readonly Choice[], { group }: Picking): BarWords | undefined {
  if (group === undefined) return undefined;
  const asks = choices.find(({ gesture }) => gesture.group === group)?.gesture.asks;
  return asks === undefined ? undefined : promptParts(asks);
}

/** A prompt as it is put to the one person who reads it: “Ann: choose a role.” is “Choose a role.” */
export function toYou(prompt: string, name: string): string {
  const named = [`${name}: `, `${name}, `].find((start) => prompt.startsWith(start));
  return named === undefined ? prompt : capital(prompt.slice(named.length));
}

/** A move that waits to be confirmed. */
interface Doubt {
  readonly confirming: Choice | undefined;
  readonly final: boolean;
  readonly price: string | undefined;
}

/** What is said of a move that is to be confirmed; one that is pressed twice has words of its own. */
export function doubtedWords({ confirming, final, price = '' }: Doubt): BarWords | undefined {
  if (confirming === undefined || confirming.gesture.twice) return undefined;
  const { label } = confirming.gesture;
  const words = price.startsWith(label) ? price.slice(label.length).replace(/^[.:]? ?/, '') : price;
  const rest = [words, final ? TEXTS.bar.final : ''].join(' ').trim();
  return { head: rest === '' ? label : `${label}:`, rest };
}

/** What the piece in the hand can do; nothing where there is none, or the hand only rests on it. */
export function inHandWords(
  { inHand }: Pick<AnyView, 'inHand'>,
  state: object,
  { from, rests }: Picking,
): string | undefined {
  if (from === undefined || rests) return undefined;
  return inHand?.(state, from) ?? TEXTS.bar.picked;
}

/** Whose question the bar shows; while moves are still being told, only of who has made the last one as well. */
export function askedIn(
  { actors, offers, news }: Pick<TableView, 'actors' | 'offers' | 'news'>,
  waiting: boolean,
): Seat | undefined {
  const asked = actors.find((actor) => offers[actor]);
  return waiting && news[0]?.seat !== asked ? undefined : asked;
}
