import type { Texts } from '../../../kernel/entry.ts';
import type { GameEvent, Move, Seat } from '../../../kernel/game.ts';
import type { LoggedMove } from '../../../protocol/table.ts';
import type { Cue, GameView, Place } from '../../games/view.ts';
import { TEXTS } from '../texts.ts';
import { asYou } from './asYou.ts';

/** A line of the log: what one action was. */
export interface LogSentence {
  /** The moves that caused it; the position after the last one is what a click shows. */
  readonly from: number;
  readonly ply: number;
  readonly text: string;
  /** What happened one by one, where the line sums it up. */
  readonly details: readonly string[];
  readonly places: readonly Place[];
  readonly way: Way | undefined;
  readonly cue: Cue | undefined;
  /** How much it matters to whoever was away. */
  readonly weight: number;
}

/** An action as it is drawn: from a place to another, or at a place alone. */
export interface Way {
  readonly from: Place | undefined;
  readonly to: Place;
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
  readonly view: Pick<GameView, 'placesOf' | 'cueOf' | 'turnOf' | 'goesOn' | 'line' | 'weightOf'>;
  readonly names: readonly string[];
  /** Who reads it; nobody where several share the screen or somebody only watches. */
  readonly you?: Seat | undefined;
}

/** Events that are told in one line. */
interface Action {
  readonly events: GameEvent[];
  readonly from: number;
  ply: number;
}

/** The log in lines, grouped by turn. Turns without a line are kept: somebody may be thinking in them. */
export function logTurns(news: readonly LoggedMove[], source: LogSource): LogTurn[] {
  const turns: { seat: Seat | undefined; number: number; sentences: LogSentence[] }[] = [];
  let action: Action | undefined;
  const add = (sentence: LogSentence | undefined): void => {
    if (sentence === undefined) return;
    if (turns.length === 0) turns.push({ seat: undefined, number: 0, sentences: [] });
    turns.at(-1)?.sentences.push(sentence);
  };
  const close = (): void => {
    if (action) add(knownSentence(action, source));
    action = undefined;
  };
  const open = (seat: Seat | undefined): void => {
    close();
    turns.push({ seat, number: turns.filter((turn) => turn.seat !== undefined).length + 1, sentences: [] });
  };
  const { turnOf } = source.view;
  for (const { ply, seat: mover, events, note } of news) {
    if (turnOf === undefined && turns.at(-1)?.seat !== mover) open(mover);
    if (note) {
      close();
      add(noteOf(ply, TEXTS.log.notes[note]));
    }
    for (const event of events) {
      const seat = turnOf?.(event);
      if (seat !== undefined) open(seat);
      if (action && goesOn(action.events, event, source)) {
        action.events.push(event);
        action.ply = ply;
      } else {
        close();
        action = { events: [event], from: ply, ply };
      }
    }
  }
  close();
  return turns;
}

/** The lines of some moves, as they are read out: what one line of the log tells is one line here. */
export function linesOf(news: readonly LoggedMove[], source: LogSource): string[] {
  return logTurns(news, source).flatMap(({ sentences }) => sentences.map(({ text }) => text));
}

function noteOf(ply: number, text: string): LogSentence {
  return { from: ply, ply, text, details: [], places: [], way: undefined, cue: undefined, weight: 0 };
}

/** The lines of a log that has only grown since: events never change, and lines are put in words with every move. */
const KNOWN = new WeakMap<LogSource, WeakMap<GameEvent, Known>>();

/** The line of an action, by its last event. */
interface Known {
  readonly first: GameEvent | undefined;
  readonly count: number;
  readonly sentence: LogSentence | undefined;
}

function knownSentence(action: Action, source: LogSource): LogSentence | undefined {
  const { events } = action;
  const last = events.at(-1);
  const lines = KNOWN.get(source) ?? new WeakMap<GameEvent, Known>();
  KNOWN.set(source, lines);
  const known = last && lines.get(last);
  if (known && known.first === events[0] && known.count === events.length) return known.sentence;
  const sentence = sentenceOf(action, source);
  if (last) lines.set(last, { first: events[0], count: events.length, sentence });
  return sentence;
}

function sentenceOf({ events, from, ply }: Action, source: LogSource): LogSentence | undefined {
  const { texts, view, names, you } = source;
  const said = (text: string): string => (you === undefined ? text : asYou(text, names[you] ?? ''));
  const one = events.flatMap((event) => texts.event(event, names) ?? []);
  const text = view.line?.(events, names) ?? summed(events, one, source);
  if (text === undefined || text === '') return undefined;
  const places = events.map((event) => view.placesOf(event));
  return {
    ...{ from, ply, text: said(text) },
    details: one.length === 1 && one[0] === text ? [] : one.map(said),
    places: [...new Set(places.flat())],
    way: wayOf(places),
    cue: cueOf(events.flatMap((event) => view.cueOf(event) ?? [])),
    weight: Math.max(...events.map((event) => weightOf(event, source))),
  };
}

/** Several things that each stay in their place are no way from one to another. */
function wayOf(places: readonly (readonly Place[])[]): Way | undefined {
  const all = places.flat();
  const to = all.at(-1);
  const stays = places.every(({ length }) => length < 2) && new Set(all).size > 1;
  return to === undefined || stays ? undefined : { from: all[0] === to ? undefined : all[0], to };
}

/** What shakes or hurts somebody is what a line is about; else what comes first. */
function cueOf(cues: readonly Cue[]): Cue | undefined {
  return (['loss', 'flare'] as const).find((cue) => cues.includes(cue)) ?? cues[0];
}

const WEIGHTS: Readonly<Partial<Record<Cue, number>>> = { loss: 3, flare: 2, gain: 1 };

/** Losses count twice where they name the reader. */
function weightOf(event: GameEvent, { view, texts, names, you }: LogSource): number {
  if (you === undefined) return 0;
  if (view.weightOf) return view.weightOf(event, you);
  const weight = WEIGHTS[view.cueOf(event) ?? 'move'] ?? 0;
  const own = texts.event(event, names)?.includes(names[you] ?? '') ?? false;
  return own && weight > 1 ? 2 * weight : weight;
}

/** A flight goes on from where the last one ended. */
function goesOn(action: readonly GameEvent[], next: GameEvent, { view }: LogSource): boolean {
  if (view.goesOn) return view.goesOn(action, next);
  const last = action.at(-1);
  if (last === undefined || last.type !== next.type || view.cueOf(next) !== 'move') return false;
  const [from, to] = view.placesOf(next);
  return to !== undefined && from === view.placesOf(last).at(-1);
}

/** The sentences of several events in one: a flight leads from where it began to where it ended. */
function summed(
  events: readonly GameEvent[],
  sentences: readonly string[],
  { view }: LogSource,
): string | undefined {
  const [first, last] = [events[0], events.at(-1)];
  if (first === undefined || last === undefined || sentences.length < 2) return sentences[0];
  const [start] = view.placesOf(first);
  const [from] = view.placesOf(last);
  const end = sentences.at(-1) ?? '';
  const flight = events.every((event) => view.cueOf(event) === 'move');
  if (!flight || start === undefined || from === undefined || !end.includes(from)) return sentences.join(' ');
  return end.replace(from, start);
}

/** The turns since the last one of a seat that is over: what it has not yet answered. */
export function sinceLastTurn(turns: readonly LogTurn[], seat: Seat): LogTurn[] {
  const over = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  return turns.slice(over.findLastIndex((turn) => turn.seat === seat) + 1);
}

/** The turn a move belongs to, for the log beside a replay. */
export function turnAt(turns: readonly LogTurn[], ply: number): LogTurn | undefined {
  return turns.findLast((turn) => (turn.sentences[0]?.from ?? Number.POSITIVE_INFINITY) <= ply);
}

/** The line that tells of a move, or the last one before it. */
export function lineAt(turns: readonly LogTurn[], ply: number): LogSentence | undefined {
  return turns.flatMap((turn) => turn.sentences).findLast((line) => line.from <= ply);
}

const FIGURES =
  /(\b\d+,\d+\b|[+−]?\b\d+(?: (?!of\b|on\b|to\b|for\b|from\b|into\b|along\b|through\b)[a-z]+)?|\b[A-Z]\d+(?:\|[A-Z]\d+)?\b)/;

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
