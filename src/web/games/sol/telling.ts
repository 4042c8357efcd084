import { FLARES } from '../../../games/sol/facts.ts';
import type { Event } from '../../../games/sol/state.ts';
import { eventText } from '../../../games/sol/texts/events.ts';
import { cardNamed, effectWord, layerOf } from '../../../games/sol/texts/words.ts';
import { count, listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import type { Seat } from '../../../kernel/game.ts';

/** The actions of Sol in plain lines: “Ann launches 2, flies one through Tycho’s gate into the core.” */

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function all<T extends Event['type']>(events: readonly Event[], type: T): Told<T>[] {
  return events.filter((event): event is Told<T> => event.type === type);
}

/** What an action is about; nothing for events that are told alone. */
type Chapter = 'move' | 'convert' | 'use' | 'bonus' | 'draw' | 'flare';

function chapterOf(events: readonly Event[]): Chapter | undefined {
  const [first, second] = events;
  if (first?.type === 'action' && first.action === 'activate')
    return second === undefined ? 'use' : chapterOf([second]);
  if (first?.type === 'action') return first.action === 'move' ? 'move' : 'convert';
  return first === undefined ? undefined : CHAPTERS[first.type];
}

const CHAPTERS: { readonly [T in Event['type']]?: Chapter } = {
  launched: 'move',
  returned: 'move',
  flew: 'move',
  hurled: 'move',
  sacrificed: 'convert',
  activated: 'use',
  bonus: 'bonus',
  drew: 'draw',
  flare: 'flare',
};

const MOVING: readonly Event['type'][] = ['launched', 'returned', 'flew', 'hurled', 'momentum', 'energy'];
const BUILDING: readonly Event['type'][] = ['sacrificed', 'placed', 'recalled'];
const GAINING: readonly Event['type'][] = ['energy', 'momentum', 'built'];
const WORKING: readonly Event['type'][] = [...GAINING, 'recalled', 'bonus'];

/** Whether an event is told in the line of those before it. */
export function goesOn(action: readonly Event[], next: Event): boolean {
  switch (chapterOf(action)) {
    case 'move':
      return MOVING.includes(next.type) && !isFlare(next);
    case 'convert':
      return BUILDING.includes(next.type) && !all(action, 'placed').length;
    case 'use':
      return next.type === 'activated'
        ? action.length === 1 && action[0]?.type === 'action'
        : WORKING.includes(next.type) && !isFlare(next);
    case 'bonus':
      return GAINING.includes(next.type) && !isFlare(next);
    case 'draw':
      return next.type === 'drew' && next.seat === all(action, 'drew')[0]?.seat;
    case 'flare':
      return isFlare(next);
    case undefined:
      return false;
  }
}

/** What a flare takes or, after a hurl, gives. */
function isFlare(event: Event): boolean {
  return (event.type === 'energy' || event.type === 'momentum') && event.reason === 'flare';
}

/** How much an event matters to a seat that was away: its own losses most, then flares, scores and what was built. */
export function weightOf(event: Event, seat: Seat): number {
  switch (event.type) {
    case 'destroyed':
    case 'taken':
    case 'vaporized':
    case 'lost':
      return event.seat === seat ? 9 : 0;
    case 'energy':
      return event.seat === seat && event.reason === 'flare' ? 8 : 0;
    case 'flare':
    case 'event':
      return 6;
    case 'momentum':
      return event.seat === seat ? 0 : 4 + event.by / 10;
    case 'placed':
      return 3;
    default:
      return 0;
  }
}

/** One line for an action; nothing where the sentence of its only event will do. */
export function line(action: readonly Event[], names: Names): string | undefined {
  const chapter = chapterOf(action);
  return chapter === undefined ? undefined : LINES[chapter](action, (seat) => nameOf(names, seat), names);
}

type Line = (events: readonly Event[], name: (seat: Seat) => string, names: Names) => string | undefined;

const LINES: Readonly<Record<Chapter, Line>> = {
  move: moved,
  convert: built,
  use: used,
  bonus: augmented,
  draw: drawn,
  flare: burst,
};

// ── Move ──────────────────────────────────────────────────────────────────────────────────────────

/** A sundiver on its way: where it set out and where it is now, and whose gates it crossed. */
interface Traveller {
  readonly from: string | undefined;
  at: string;
  readonly gates: Seat[];
  flown: boolean;
}

function moved(events: readonly Event[], name: (seat: Seat) => string): string | undefined {
  const [first] = events;
  if (first === undefined || !('seat' in first)) return undefined;
  const { seat } = first;
  const travellers = travellersOf(events);
  const parts = [...launches(travellers), ...flights(travellers, seat, name), ...hurls(events)];
  if (parts.length === 0) return '';
  return `${name(seat)} ${parts.join(', ')}${fees(events, name)}.`;
}

function travellersOf(events: readonly Event[]): Traveller[] {
  const travellers: Traveller[] = [];
  for (const event of events) {
    if (event.type === 'launched' || event.type === 'returned')
      travellers.push({ from: undefined, at: event.to, gates: [], flown: false });
    if (event.type !== 'flew') continue;
    for (let i = 0; i < event.count; i++) {
      let traveller = travellers.findLast(({ at }) => at === event.from);
      if (traveller === undefined) {
        traveller = { from: event.from, at: event.from, gates: [], flown: false };
        travellers.push(traveller);
      }
      traveller.at = event.to;
      traveller.flown = true;
      if (event.gate !== undefined && !traveller.gates.includes(event.gate)) traveller.gates.push(event.gate);
    }
  }
  return travellers;
}

const many = (n: number): string => (n === 1 ? 'one' : String(n));

function launches(travellers: readonly Traveller[]): string[] {
  const launched = travellers.filter(({ from }) => from === undefined);
  if (launched.length === 0) return [];
  const layers = new Set(launched.map(({ at }) => layerOf(at)));
  const staying = launched.every(({ flown }) => !flown) && layers.size === 1;
  return [`launches ${many(launched.length)}${staying ? ` into ${[...layers].join('')}` : ''}`];
}

function flights(travellers: readonly Traveller[], seat: Seat, name: (seat: Seat) => string): string[] {
  const flown = travellers.filter((traveller) => traveller.flown);
  const ways = Map.groupBy(flown, ({ from, at, gates }) => wayWords(from, at, gates, seat, name));
  return [...ways].map(([way, group], i) => `${i === 0 ? 'flies ' : ''}${many(group.length)} ${way}`);
}

function wayWords(
  from: string | undefined,
  at: string,
  gates: readonly Seat[],
  seat: Seat,
  name: (seat: Seat) => string,
): string {
  const foreign = gates.filter((owner) => owner !== seat).map((owner) => `${name(owner)}’s gate`);
  const through = foreign.length === 0 ? '' : `through ${listed(foreign)} `;
  if (from !== undefined && layerOf(from) === layerOf(at)) return `${through}along ${layerOf(at)}`;
  return `${through}into ${layerOf(at)}`;
}

function hurls(events: readonly Event[]): string[] {
  const hurled = all(events, 'hurled').length;
  if (hurled === 0) return [];
  const gain = all(events, 'momentum').reduce((sum, { by }) => sum + by, 0);
  return [`hurls ${many(hurled)} into the heart for ${gain} momentum`];
}

/** What the owners of gates gained. */
function fees(events: readonly Event[], name: (seat: Seat) => string): string {
  const paid = all(events, 'energy').filter(({ reason }) => reason === 'fee');
  return paid.map(({ seat, by }) => `; ${by} energy for ${name(seat)}`).join('');
}

// ── Convert and activate ──────────────────────────────────────────────────────────────────────────

function built(events: readonly Event[], name: (seat: Seat) => string): string | undefined {
  const [placed] = all(events, 'placed');
  if (placed === undefined) return events.length === 1 && events[0]?.type === 'action' ? '' : undefined;
  const { seat, piece, at } = placed;
  const spent = all(events, 'sacrificed').reduce((sum, { count: n }) => sum + n, 0);
  const [, deeper] = at.split('|');
  const where = deeper === undefined ? `in ${layerOf(at)}` : `into ${layerOf(deeper)}`;
  const from = spent === 0 ? '' : ` from ${count(spent, 'sundiver')}`;
  return `${name(seat)} builds a ${piece} ${where}${from}.`;
}

function used(events: readonly Event[], name: (seat: Seat) => string): string | undefined {
  const [activated] = all(events, 'activated');
  if (activated === undefined) return '';
  const { seat, owner, station, at } = activated;
  const whose = owner === seat ? 'the' : `${name(owner)}’s`;
  const bonus = owner === seat ? '' : traded(events, owner);
  const extra = bonus === '' ? '' : `; ${name(owner)}, as its owner, ${bonus}`;
  return `${name(seat)} uses ${whose} ${station} in ${layerOf(at)}: ${traded(events, seat)}${extra}.`;
}

/** The bonus of a station, where it is told apart from its use. */
function augmented(events: readonly Event[], name: (seat: Seat) => string): string | undefined {
  const [bonus] = all(events, 'bonus');
  return (
    bonus && `${name(bonus.seat)} takes the bonus of the ${bonus.station}: ${traded(events, bonus.seat)}.`
  );
}

/** `2 energy for 2 momentum`, `+3 energy`. */
function traded(events: readonly Event[], seat: Seat): string {
  const sum = (type: 'energy' | 'momentum'): number =>
    all(events, type).reduce((total, event) => (event.seat === seat ? total + event.by : total), 0);
  const divers = all(events, 'built').reduce((n, event) => (event.seat === seat ? n + event.count : n), 0);
  const energy = sum('energy');
  const momentum = sum('momentum');
  const gains = [
    ...(momentum > 0 ? [`${momentum} momentum`] : []),
    ...(divers > 0 ? [count(divers, 'sundiver')] : []),
  ];
  if (gains.length === 0) return energy > 0 ? `+${energy} energy` : '';
  return energy < 0 ? `${-energy} energy for ${listed(gains)}` : listed(gains);
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

function drawn(events: readonly Event[], name: (seat: Seat) => string, names: Names): string | undefined {
  const draws = all(events, 'drew');
  const [first] = draws;
  if (first === undefined || draws.length === 1) return first && eventText(first, names);
  return `${name(first.seat)} draws ${listed(draws.map(cardOf))}.`;
}

function cardOf({ card, effect }: Told<'drew'>): string {
  if (card === 'TRIGGER') return 'a trigger flare';
  if (card === 'FLARE') return effect ? `a solar flare (${effectWord(effect)})` : 'a solar flare';
  return cardNamed(card, effect);
}

function burst(events: readonly Event[], name: (seat: Seat) => string): string | undefined {
  const [flare] = all(events, 'flare');
  if (flare === undefined) return undefined;
  const left = FLARES - flare.number;
  const lost = all(events, 'energy').map(({ seat, by }) => ` It costs ${name(seat)} ${-by} energy.`);
  const gained = all(events, 'momentum').map(
    ({ seat, by }) => ` It gives ${name(seat)} ${by} momentum for the hurl.`,
  );
  return `Solar flare, ${left === 0 ? 'the last' : `${left} left`}.${[...lost, ...gained].join('')}`;
}
