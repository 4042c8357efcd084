import type { Seat } from '../../../../kernel/game.ts';
import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import { BAND, type Orbit } from '../../board.ts';
import { ALCUBIERRE, BATTERIES, CARGO, MERCURY, OWN_MACHINE, PROBES, SAILS } from '../../facts.ts';
import type { Player, State } from '../../state.ts';
import { ENGINE, LOST, POINTS, PRODUCED_ENERGY, ROUGH_ENERGY, seats, TURNS, WAY } from './blocks.ts';
import { brief } from './brief.ts';
import { emptyWay, isBeside } from './roads.ts';
import { onScale, PLANET_AT, TECH_AT } from './tables.ts';

/** What every seat has: the same facts for all of them, by their place after the seat that looks. */

/** Notes what a seat has, after `briefOn` it. */
export function noteSeat(state: State, seat: Seat, place: number, noted: FeatureSet): void {
  const player = state.players[seat]!;
  if (brief.faction >= 0) noted.note(seats.faction[place]!, brief.faction);
  noted.atLeast(seats.energy[place]!, onScale(ROUGH_ENERGY, player.energy));
  noted.atLeast(seats.resources[place]!, player.resources);
  noted.atLeast(seats.points[place]!, onScale(POINTS, brief.points));
  noteMachines(player, place, noted);
  noteCards(player, place, noted);
  noteWhereabouts(state, player, place, noted);
  if (player.passed) noted.note(seats.passed[place]!);
  noted.atLeast(seats.turns[place]!, onScale(TURNS, player.turns));
  if (state.leader === seat) noted.note(seats.leader[place]!);
  if (player.penalty > 0) noted.exactly(seats.lost[place]!, onScale(LOST, player.penalty));
  noted.atLeast(seats.engine[place]!, onScale(ENGINE, brief.engine));
}

function noteMachines({ upgrades }: Player, place: number, noted: FeatureSet): void {
  noted.atLeast(seats.batteries[place]!, upgrades[BATTERIES]!);
  noted.atLeast(seats.cargo[place]!, upgrades[CARGO]!);
  noted.atLeast(seats.alcubierre[place]!, upgrades[ALCUBIERRE]!);
  noted.atLeast(seats.sails[place]!, upgrades[SAILS]!);
  noted.atLeast(seats.probes[place]!, upgrades[PROBES]!);
  noted.atLeast(seats.ownMachine[place]!, upgrades[OWN_MACHINE]!);
}

function noteCards(
  { explorers, objectives, completed, techs }: Player,
  place: number,
  noted: FeatureSet,
): void {
  noted.atLeast(seats.explored[place]!, brief.explored);
  noted.atLeast(seats.unexplored[place]!, brief.unexplored);
  noted.atLeast(seats.largestSet[place]!, brief.largestSet - 1);
  noted.atLeast(seats.producedEnergy[place]!, onScale(PRODUCED_ENERGY, brief.energyProduced));
  noted.atLeast(seats.producedResources[place]!, brief.resourcesProduced);
  noted.atLeast(seats.explorers[place]!, explorers.length);
  noted.atLeast(seats.objectives[place]!, objectives.length);
  noted.atLeast(seats.completed[place]!, completed.length);
  if (place > 0) for (const card of techs) noted.note(seats.techs, TECH_AT[card]);
}

function noteWhereabouts({ planets }: State, player: Player, place: number, noted: FeatureSet): void {
  const { ships, used } = player;
  for (const planet of used) noted.note(seats.used[place]!, PLANET_AT[planet]);
  if (ships.length === 0) return;
  const at = ships[0]!;
  const copy = ships.length > 1 ? ships[1]! : at;
  noted.note(seats.band[place]!, BAND[at]!);
  if (BAND[copy] !== BAND[at]) noted.note(seats.band[place]!, BAND[copy]!);
  noted.exactly(seats.home[place]!, homeOf(planets[MERCURY]!, at, copy));
  for (let planet = 0; planet < planets.length; planet++) {
    const orbit = planets[planet]!;
    if (isBeside(orbit, at) || isBeside(orbit, copy)) noted.note(seats.beside[place]!, planet);
  }
}

function homeOf(mercury: Orbit, at: number, copy: number): number {
  const way = emptyWay(mercury, at);
  const other = at === copy ? way : emptyWay(mercury, copy);
  return onScale(WAY, way < other ? way : other);
}
