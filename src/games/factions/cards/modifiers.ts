import type { Seat } from '../../../kernel/game.ts';
import { by } from '../../../kernel/data/records.ts';
import {
  EVENT,
  type EventCard,
  type EventOption,
  EVENTS,
  type LawEffect,
  type LawId,
  type Modifier,
  TECH,
  type TechId,
} from '../facts.ts';
import type { State } from '../state.ts';

/** What events and techs change (20): bonuses add up, of replacements the best counts. */

/** The value of the event in force for everybody, or nothing. */
function byLaw({ law }: State, modifier: Modifier): number | undefined {
  if (law === '') return undefined;
  const { effect } = LAWS[law];
  return effect.mod === modifier ? Number(effect.value) : undefined;
}

/** Every option of every event by a name such as `ea01A`. */
export const LAWS: Readonly<Record<LawId, EventOption>> = by(
  'id',
  EVENTS.flatMap(({ id, options }) =>
    options.map((option) => ({ ...option, id: `${id}${option.key}` as const })),
  ),
);

/** What an option does; nothing where there is none. */
export function effectOfLaw(law: LawId | ''): LawEffect | undefined {
  return law === '' ? undefined : LAWS[law].effect;
}

/** The event to vote on, where there is one. */
export function openEventOf({ event }: State): EventCard | undefined {
  return event === '' ? undefined : EVENT[event];
}

/** An option of the event to vote on. */
export function openOption({ event }: State, option: 'A' | 'B'): EventOption {
  if (event === '') throw new Error('there is no event to vote on');
  return LAWS[`${event}${option}`];
}

const NO_TECHS: readonly TechId[] = [];

/** Seats below 0 have no techs that work. */
function techsOf({ players }: State, seat: Seat): readonly TechId[] {
  return seat < 0 ? NO_TECHS : (players[seat]?.techs ?? NO_TECHS);
}

/** The sum of what event and techs add; the Deep State may hold two. */
export function bonus(state: State, seat: Seat, modifier: Modifier): number {
  let sum = byLaw(state, modifier) ?? 0;
  for (const card of techsOf(state, seat)) {
    const { mod, value } = TECH[card].effect;
    if (mod === modifier) sum += Number(value);
  }
  return sum;
}

/** The value event or tech put in the place of the usual one. */
export function replaced(state: State, seat: Seat, modifier: Modifier): number | undefined {
  const found = byLaw(state, modifier);
  if (found !== undefined) return found;
  for (const card of techsOf(state, seat)) {
    const { mod, value } = TECH[card].effect;
    if (mod === modifier) return Number(value);
  }
  return undefined;
}

export function holds(state: State, seat: Seat, tech: TechId): boolean {
  return techsOf(state, seat).includes(tech);
}

/** Techs that do something of their own. */
export const DEBRIS_SCOOP = 'ur01';
export const INFORMANT_RING = 'ur09';
export const SUNWARD_TETHER = 'ur10';
export const FOLD_BEACON = 'ur11';
export const TRICKLE_COILS = 'ur12';
export const GRAVITY_TUG = 'ur15';
export const APERTURE_CASTER = 'ur16';
