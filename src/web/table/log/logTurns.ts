import type { Texts } from '../../../kernel/entry.ts';
import type { GameEvent, Move, Seat } from '../../../kernel/game.ts';
import type { LoggedMove } from '../../../protocol/table.ts';
import type { Cue, GameView, Place } from '../../games/view.ts';
import { TEXTS } from '../texts.ts';

/** A sentence of the log. */
export interface LogSentence {
  /** The move that caused it; the position after it is what a click shows. */
  readonly ply: number;
  readonly text: string;
  readonly places: readonly Place[];
  readonly cue: Cue | undefined;
}

/** What happened in one turn; the setup is nobody's. */
export interface LogTurn {
  readonly seat: Seat | undefined;
  /** Turns from 1; the setup is 0. */
  readonly number: number;
  readonly sentences: readonly LogSentence[];
}

export interface LogSource {
  readonly texts: Pick<Texts<object, Move, GameEvent>, 'event'>;
  readonly view: Pick<GameView, 'placesOf' | 'cueOf' | 'turnOf'>;
  readonly names: readonly string[];
}

/** The log as sentences, grouped by turn. Turns without a sentence are kept: somebody may be thinking in them. */
export function logTurns(news: readonly LoggedMove[], source: LogSource): LogTurn[] {
  const turns: { seat: Seat | undefined; number: number; sentences: LogSentence[] }[] = [];
  const open = (seat: Seat | undefined): void => {
    turns.push({ seat, number: turns.filter((turn) => turn.seat !== undefined).length + 1, sentences: [] });
  };
  const add = (sentence: LogSentence): void => {
    if (turns.length === 0) turns.push({ seat: undefined, number: 0, sentences: [] });
    turns.at(-1)?.sentences.push(sentence);
  };
  const { turnOf } = source.view;
  for (const { ply, seat: mover, events, note } of news) {
    if (turnOf === undefined && turns.at(-1)?.seat !== mover) open(mover);
    if (note) add({ ply, text: TEXTS.log.notes[note], places: [], cue: undefined });
    for (const event of events) {
      const seat = turnOf?.(event);
      if (seat !== undefined) open(seat);
      const sentence = sentenceOf(event, ply, source);
      if (sentence !== undefined) add(sentence);
    }
  }
  return turns;
}

function sentenceOf(
  event: GameEvent,
  ply: number,
  { texts, view, names }: LogSource,
): LogSentence | undefined {
  const text = texts.event(event, names);
  return text === undefined ? undefined : { ply, text, places: view.placesOf(event), cue: view.cueOf(event) };
}

/** The turns since the last one of a seat that is over: what it has not yet answered. */
export function sinceLastTurn(turns: readonly LogTurn[], seat: Seat): LogTurn[] {
  const over = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  return turns.slice(over.findLastIndex((turn) => turn.seat === seat) + 1);
}

/** The turn a move belongs to, for the log beside a replay. */
export function turnAt(turns: readonly LogTurn[], ply: number): LogTurn | undefined {
  return turns.findLast((turn) => (turn.sentences[0]?.ply ?? Number.POSITIVE_INFINITY) <= ply);
}

const FIGURES =
  /(\b\d+,\d+\b|[+−]?\b\d+(?: (?!of\b|on\b|to\b|for\b|from\b)[a-z]+)?|\b[A-Z]\d+(?:\|[A-Z]\d+)?\b)/;

interface Part {
  readonly text: string;
  readonly strong: boolean;
}

/** A sentence cut into plain and emphasised parts: figures with what they count, and places, but never names. */
export function emphasised(text: string, names: readonly string[]): Part[] {
  const [name, ...others] = names.filter((candidate) => text.includes(candidate));
  if (name !== undefined) {
    const between = text.split(name).map((part) => emphasised(part, others));
    return between.flatMap((parts, i) => (i === 0 ? parts : [{ text: name, strong: false }, ...parts]));
  }
  return text
    .split(FIGURES)
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
