import { segmentBetween, spaceOf } from '../../../../games/sol/board.ts';
import { activeEffect } from '../../../../games/sol/cards/cards.ts';
import type { Kind, State } from '../../../../games/sol/state.ts';
import { boardOf } from '../../../../games/sol/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count, nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import { flareChance, percent } from '../panels/odds.ts';

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
  const kind = named ?? effect.kinds?.(state, seat, start)[0];
  const segment = segmentBetween(boardOf(state), start, spaceOf(to));
  return effect.fare?.(state, { seat, from: start, to: spaceOf(to), segment, kind }) ?? 1;
}

/** Whose gate is crossed on the way; -1 where none is. */
function gateOwner(state: State, from: string, to: string): Seat {
  if (activeEffect(state).ignoresBarriers) return -1;
  const segment = segmentBetween(boardOf(state), spaceOf(from), spaceOf(to));
  return segment < 0 ? -1 : itemAt(state.gates, segment) - 1;
}

/** ` through Vesper’s gate`, ` through your gate`, or nothing. */
export function byGate(state: State, from: string, to: string, names: Names): string {
  const owner = gateOwner(state, from, to);
  if (owner < 0) return '';
  return owner === state.turn.seat ? ' through your gate' : ` through ${nameOf(names, owner)}’s gate`;
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

export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
