import { segmentBetween, spaceOf } from '../../../../games/sol/board.ts';
import { activeEffect } from '../../../../games/sol/cards/cards.ts';
import type { Event, Kind, State } from '../../../../games/sol/state.ts';
import { boardOf, playerOf } from '../../../../games/sol/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count, listed, nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Place } from '../../view.ts';
import { flareChance, percent } from '../panels/odds.ts';
import { alongPath } from './paths.ts';

/** What moves cost and bring, in sentences. */

export function points(n: number): string {
  return n === 0 ? 'Free.' : `${count(n, 'point')}.`;
}

/** `Then draw 2 cards: 44 % for a flare.`; nothing where no card is drawn. */
export function draws(state: State, cards: number): string {
  if (cards === 0) return '';
  const inAll = cards + state.turn.queue.length;
  const chance = `${percent(flareChance(state, inAll))} for a flare`;
  return inAll === cards
    ? `Draws ${count(cards, 'card')}: ${chance}.`
    : `Draws ${count(cards, 'card')}, ${inAll} in all: ${chance}.`;
}

/** The points a flight takes, as the effect in force has it. */
export function fareOf(state: State, from: string, to: string, named: Kind | undefined): number {
  const { seat } = state.turn;
  const effect = activeEffect(state);
  const start = spaceOf(from);
  const kind = named ?? effect?.kinds?.(state, seat, start)[0];
  const segment = segmentBetween(boardOf(state), start, spaceOf(to));
  return effect?.fare?.(state, { seat, from: start, to: spaceOf(to), segment, kind }) ?? 1;
}

/** Whose gate is crossed on the way; -1 where none is. */
function gateOwner(state: State, from: string, to: string): Seat {
  if (activeEffect(state)?.ignoresBarriers) return -1;
  const segment = segmentBetween(boardOf(state), spaceOf(from), spaceOf(to));
  return segment < 0 ? -1 : itemAt(state.gates, segment) - 1;
}

/** ` through Vesper’s gate`, ` through your gate`, or nothing. */
export function byGate(state: State, from: string, to: string, names: Names): string {
  const owner = gateOwner(state, from, to);
  return owner < 0 ? '' : ` through ${gateOf(owner, state.turn.seat, names)}`;
}

function gateOf(owner: Seat, seat: Seat, names: Names): string {
  return owner === seat ? 'your gate' : `${nameOf(names, owner)}’s gate`;
}

/** What the owner of the gate gains. */
export function fee(state: State, from: string, to: string, names: Names): string {
  const owner = gateOwner(state, from, to);
  if (owner < 0 || owner === state.turn.seat || state.turn.paid.includes(owner)) return '';
  return `${nameOf(names, owner)} gains 1 energy.`;
}

/** The energy that lies on the way. */
export function cubeAt(state: State, to: string): string {
  return state.cubes[spaceOf(to)] ? 'You pick up 1 energy.' : '';
}

/** A flare drawn for a hurl gives one momentum more. */
export function hurlDraw(state: State): string {
  return `Draws a card: ${percent(flareChance(state, 1))} for a flare, which gives 1 more.`;
}

// ── Ways of several steps ─────────────────────────────────────────────────────────────────────────

/** `Launch and fly to C9 through Vesper’s gate: 3 of 5 points. Vesper gains 1 energy.` */
export function wayWords(
  state: State,
  seat: Seat,
  to: Place,
  path: readonly string[],
  names: Names,
): string | undefined {
  const walked = alongPath(state, seat, path);
  if (walked === undefined) return undefined;
  const { chosen, before, after, events } = walked;
  const had = before.turn.points;
  const deeds = `${listed(deedsOf(events, to))}${gatesOf(events, seat, names)}`;
  const momentum = playerOf(after, seat).momentum - playerOf(before, seat).momentum;
  return sentences(
    `${chosen ? capital(deeds) : `Move: ${deeds}`}:`,
    `${had - after.turn.points} of ${count(had, 'point')}${momentum > 0 ? ` for ${momentum} momentum` : ''}.`,
    ...before.players.map((player, who) => {
      const gain = playerOf(after, who).energy - player.energy;
      const whose = who === seat ? 'You gain' : `${nameOf(names, who)} gains`;
      return gain > 0 ? `${whose} ${gain} energy.` : '';
    }),
    to === 'heart' ? hurlDraw(state) : '',
  );
}

/** What a sundiver does on its way, in order. */
function deedsOf(events: readonly Event[], to: Place): string[] {
  const launched = events.some(({ type }) => type === 'launched');
  const flew = events.some(({ type }) => type === 'flew');
  if (to === 'heart')
    return [...(launched ? ['launch'] : []), ...(flew ? ['fly'] : []), 'hurl into the heart'];
  return flew ? [...(launched ? ['launch'] : []), `fly to ${to}`] : [`launch to ${to}`];
}

function gatesOf(events: readonly Event[], seat: Seat, names: Names): string {
  const owners = events.flatMap((event) =>
    event.type === 'flew' && event.gate !== undefined ? [event.gate] : [],
  );
  const gates = [...new Set(owners)].map((owner) => gateOf(owner, seat, names));
  return gates.length === 0 ? '' : ` through ${listed(gates)}`;
}

export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
