import { NAME } from '../../../../games/sol/board.ts';
import { type EventId, FLARES, SUITS, type SuitName } from '../../../../games/sol/facts.ts';
import type { Event, MomentumReason, State } from '../../../../games/sol/state.ts';
import { effectWord as title, EVENT_WORDS, layerOf, suitWords } from '../../../../games/sol/texts/words.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count, listed, nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { FLIGHT, STEP } from '../board/arks.tsx';
import type { Moment, Place } from '../../view.ts';

/** The great moments of Sol: a score, cards that were drawn, a flare, an event. */

export interface ScoreMoment extends Moment {
  readonly kind: 'score';
  readonly seat: Seat;
  readonly by: number;
  /** What the marker walks from and to. */
  readonly from: number;
  readonly to: number;
  /** Where the momentum comes from. */
  readonly source: Place;
  /** Whose and what, and who is passed. */
  readonly words: string;
}

export interface CardsMoment extends Moment {
  readonly kind: 'cards';
  readonly head: string;
  readonly cards: readonly SuitName[];
  /** What each suit carries in this match; empty where it carries nothing. */
  readonly effects: State['effects'];
}

export interface FlareMoment extends Moment {
  readonly kind: 'flare';
  readonly head: string;
  readonly words: string;
}

export type SolMoment = ScoreMoment | CardsMoment | FlareMoment;

interface Scene {
  readonly before: State;
  readonly after: State;
  readonly names: Names;
  readonly eyes: Seat | undefined;
}

export function moments(
  before: State,
  events: readonly Event[],
  after: State,
  names: Names,
  eyes: Seat | undefined,
): SolMoment[] {
  const scene = { before, after, names, eyes };
  return [...scores(scene, events), ...drawn(scene, events), ...flares(scene, events)];
}

// ── Scores ────────────────────────────────────────────────────────────────────────────────────────

/** How long the end of a score is left to be read. */
const REST = 900;

function scores(scene: Scene, events: readonly Event[]): ScoreMoment[] {
  const had = scene.before.players.map(({ momentum }) => momentum);
  return events.flatMap((event, i) => {
    if (event.type !== 'momentum') return [];
    const { seat, by, reason } = event;
    const from = itemAt(had, seat);
    const to = from + by;
    const say = rank(scene, seat, had, to);
    const words = `${cause(scene, events.slice(0, i), seat, by, reason)} ${say}`;
    had[seat] = to;
    const source = sourceOf(scene, events.slice(0, i), seat, reason);
    const ms = FLIGHT + STEP * by + REST;
    return [{ kind: 'score', over: true, ms, say, seat, by, from, to, source, words }];
  });
}

/** The tower that was put to work last, now or in this action. */
function towerAt({ before }: Scene, earlier: readonly Event[]): string | undefined {
  const now = earlier.findLast((event) => event.type === 'activated');
  const used = before.turn.used.at(-1);
  return now?.at ?? (used === undefined ? undefined : NAME[used]);
}

function sourceOf(scene: Scene, earlier: readonly Event[], seat: Seat, reason: MomentumReason): Place {
  if (reason === 'hurl' || reason === 'flare') return 'heart';
  return (reason === 'tower' ? towerAt(scene, earlier) : undefined) ?? `ship ${seat}`;
}

function cause(
  scene: Scene,
  earlier: readonly Event[],
  seat: Seat,
  by: number,
  reason: MomentumReason,
): string {
  if (reason === 'hurl') return `${subject(scene, seat, 'hurl')} a sundiver into the heart.`;
  if (reason === 'flare') return 'A flare came of the hurl: it is worth 1 more.';
  if (reason !== 'tower') return `${title(reason)} gives it.`;
  const at = towerAt(scene, earlier);
  const where = at === undefined ? '' : ` in ${layerOf(at)}`;
  return `${subject(scene, seat, 'turn')} ${by} energy into momentum at the tower${where}.`;
}

/** Who is passed with it; else who is next, or that nobody is ahead. The log says what it came of. */
function rank(scene: Scene, seat: Seat, had: readonly number[], to: number): string {
  const others = had.flatMap((momentum, other) => (other === seat ? [] : [{ momentum, other }]));
  const from = itemAt(had, seat);
  const passed = others.filter(({ momentum }) => momentum >= from && momentum < to);
  if (passed.length > 0) {
    const whom = listed(
      passed.map(({ other }) => (other === scene.eyes ? 'you' : nameOf(scene.names, other))),
    );
    return `${subject(scene, seat, 'pass')} ${whom} with ${to}.`;
  }
  const next = others.filter(({ momentum }) => momentum >= to).sort((a, b) => a.momentum - b.momentum)[0];
  const all = `${subject(scene, seat, 'have')} ${to}`;
  if (next === undefined)
    return others.length === 0 ? `${all}.` : `${subject(scene, seat, 'lead')} with ${to}.`;
  return `${all}, ${next.other === scene.eyes ? 'you have' : nameOf(scene.names, next.other)} ${next.momentum}.`;
}

/** `You turn`, `Vesper turns`. */
function subject({ eyes, names }: Scene, seat: Seat, verb: string): string {
  if (seat === eyes) return `You ${verb}`;
  return `${nameOf(names, seat)} ${verb === 'have' ? 'has' : /s$/.test(verb) ? `${verb}es` : `${verb}s`}`;
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

/** The cards somebody drew; those of the orbit only count time, and those the viewer is to choose from stand there anyway. */
function drawn(scene: Scene, events: readonly Event[]): CardsMoment[] {
  const draws = events.flatMap((event) => (event.type === 'drew' && event.tag !== 'orbit' ? [event] : []));
  const bySeat = Map.groupBy(draws, ({ seat }) => seat);
  return [...bySeat].flatMap(([seat, all]) => {
    const cards = all.flatMap(({ card }) => (card === 'TRIGGER' ? [] : [card]));
    if (cards.length === 0 || chooses(scene, seat)) return [];
    const head = `${subject(scene, seat, 'draw')} ${cards.length === 1 ? 'a card' : count(cards.length, 'card')}`;
    const say = `${head}: ${listed(cards.map((suit) => cardTitle(scene.after.effects, suit)))}.`;
    const ms = 1200 + 300 * (cards.length - 1);
    return [{ kind: 'cards', logged: true, ms, say, head, cards, effects: scene.after.effects }];
  });
}

function chooses({ after, eyes }: Scene, seat: Seat): boolean {
  return seat === eyes && itemAt(after.players, seat).pool.length > 0;
}

/** What a card is called in this match: by the effect it carries, else by its suit. */
export function cardTitle(effects: State['effects'], suit: SuitName): string {
  const effect = effects[SUITS.indexOf(suit)];
  return effect ? title(effect) : capital(suitWords(suit));
}

// ── Flares and events ─────────────────────────────────────────────────────────────────────────────

const FLARE_TIME = 1800;

function flares(scene: Scene, events: readonly Event[]): FlareMoment[] {
  return events.flatMap((event, i): FlareMoment[] => {
    if (event.type === 'event') return [happening(event.event)];
    if (event.type !== 'flare') return [];
    const left = FLARES - event.number;
    const head = left === 0 ? 'The last solar flare' : 'Solar flare';
    const clock = left === 0 ? 'The Sun bursts.' : `${count(left, 'flare')} left.`;
    const words = [clock, ...losses(scene, events.slice(i + 1))].join(' ');
    return [
      { kind: 'flare', over: true, logged: true, ms: FLARE_TIME, say: `${head}: ${words}`, head, words },
    ];
  });
}

function happening(event: EventId): FlareMoment {
  const head = title(event);
  const words = `${capital(EVENT_WORDS[event])}.`;
  return { kind: 'flare', over: true, logged: true, ms: FLARE_TIME, say: `${head}: ${words}`, head, words };
}

/** What a flare burns, up to the next one. */
function losses(scene: Scene, later: readonly Event[]): string[] {
  const end = later.findIndex(({ type }) => type === 'flare');
  return later
    .slice(0, end < 0 ? later.length : end)
    .flatMap((event) =>
      event.type === 'energy' && event.reason === 'flare'
        ? [`${subject(scene, event.seat, 'lose')} ${-event.by} energy.`]
        : [],
    );
}
