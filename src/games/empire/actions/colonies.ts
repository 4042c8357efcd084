import type { Seat } from '../../../kernel/game.ts';
import type { Region } from '../board.ts';
import { NOBODY, type Event, type Events, type State, type Who, ANCIENTS } from '../state.ts';
import { has } from '../cards/techs.ts';
import { spendToken } from '../cards/tokens.ts';
import { ancientsOf, changed, playerOf, whereAt } from '../verbs.ts';
import { POWER } from '../facts.ts';

/** Colonies: how they are founded and lost (6.3). */

export function settle(
  state: State,
  seat: Seat,
  region: Region,
  by: Extract<Event, { type: 'colonized' }>['by'],
  events: Events,
): void {
  state.colonies = state.colonies.with(region, seat);
  events?.push({ type: 'colonized', seat, ...whereAt(state, region), by });
  spendToken(state, seat, events);
}

/**
 * A colony is to leave its planet: its token goes to the throne of `to`, or to the owner's supply for nobody. The
 * owner's technology or power may send it to the own throne instead.
 */
export function loseColony(state: State, region: Region, to: Who, events: Events): void {
  const owner = state.colonies[region]!;
  const player = playerOf(state, owner);
  if (has(player, 'exodus')) removeColony(state, region, owner, events);
  else if (player.ready && POWER[player.power]?.effect.kind === 'exodusOnce') {
    state.stack.push({ step: 'power', seat: owner, at: region, to });
  } else removeColony(state, region, to, events);
}

export function removeColony(state: State, region: Region, to: Who, events: Events): void {
  const owner = state.colonies[region]!;
  const player = playerOf(state, owner);
  state.colonies = state.colonies.with(region, NOBODY);
  events?.push({ type: 'uncolonized', seat: owner, ...whereAt(state, region), to });
  if (to === NOBODY) player.supply += 1;
  else if (to === owner) player.throne.own += 1;
  else {
    const { throne } = to === ANCIENTS ? ancientsOf(state) : playerOf(state, to);
    throne.captured = changed(throne.captured, owner, 1);
  }
}
