import type { Seat } from '../../../kernel/game.ts';
import { ROLE_COUNT, ROLES, WARLORD, REGENT } from '../facts.ts';
import { ANCIENTS, type Ancients, type Events, type Player, type State, type Who } from '../state.ts';
import { bonus } from '../cards/techs.ts';
import { ancientsOf, playerOf } from '../verbs.ts';

/** The pawn that chooses roles, forward around the ring (6.1). */

/** How many steps forward a role lies from the Monolith, 1 to 6; 0 is the one under it. */
export function stepsTo({ monolith }: State, role: number): number {
  return (role - monolith + ROLE_COUNT) % ROLE_COUNT;
}

/** The roles a way of so many steps passes over, but the nearest `exempt`. */
function passedOver({ monolith }: State, steps: number, exempt: number): number[] {
  const roles: number[] = [];
  for (let step = 1 + exempt; step < steps; step++) roles.push((monolith + step) % ROLE_COUNT);
  return roles;
}

/** What it costs a player to choose a role. */
export function priceOfRole(state: State, player: Player, role: number, free: boolean): number {
  if (free || state.monolith < 0) return 0;
  return Math.max(0, stepsTo(state, role) - 1 - bonus(player, 'monolithFree'));
}

export function rolesOpen(state: State, seat: Seat, free: boolean): number[] {
  const player = playerOf(state, seat);
  const roles: number[] = [];
  for (let role = 0; role < ROLE_COUNT; role++) {
    if (role !== state.monolith && priceOfRole(state, player, role, free) <= player.credits) roles.push(role);
  }
  return roles;
}

/**
 * Moves the Monolith: pays for the roles passed over but the nearest `exempt`, then takes what lies on the one
 * reached. Returns the credits taken.
 */
export function moveMonolith(state: State, who: Who, role: number, exempt: number, events: Events): number {
  const side: Player | Ancients = who === ANCIENTS ? ancientsOf(state) : playerOf(state, who);
  const { monolith: from } = state;
  const lying = state.lying.slice();
  const paid = from < 0 ? [] : passedOver(state, stepsTo(state, role), exempt);
  for (const passed of paid) {
    side.credits -= 1;
    lying[passed] = lying[passed]! + 1;
  }
  const taken = lying[role]!;
  lying[role] = 0;
  state.lying = lying;
  side.credits += taken;
  state.monolith = role;
  state.role = role;
  state.leader = who;
  events?.push({
    type: 'monolith',
    who,
    from: from < 0 ? '' : ROLES[from]!,
    to: ROLES[role]!,
    paid: paid.map((passed) => ROLES[passed]!),
    taken,
  });
  return taken;
}

/** 7.3: the role the Ancients get to when they want one: another if it is taken, a nearer one without credits. */
export function ancientRole(state: State, wanted: number): number {
  const { monolith } = state;
  const aim = wanted !== monolith ? wanted : monolith === WARLORD ? REGENT : WARLORD;
  const steps = Math.min(stepsTo(state, aim), ancientsOf(state).credits + 1);
  return (monolith + steps) % ROLE_COUNT;
}
