import {
  BATTERIES,
  CARGO,
  type FactionId,
  levelsOf,
  MACHINES,
  OWN_MACHINE,
  SAILS,
  PROBES,
  slotsOf,
} from '../facts.ts';
import type { Player } from '../state.ts';
import { factionOf } from '../verbs.ts';
import { mapperWorth } from './tour/engine.ts';
import { remembering } from './memory.ts';
import type { Owner } from './outlook.ts';
import type { Times } from './times.ts';
import { WEIGHTS } from './weights.ts';

/** What upgrades are worth: their VP, what machines do, and the chance to finish what is begun. */
export function machinesWorth(
  faction: FactionId,
  upgrades: readonly number[],
  times: Times,
  extra: number,
): number {
  let worth = 0;
  for (let machine = 0; machine < MACHINES.length; machine++)
    worth += machineWorth(faction, machine, upgrades[machine]!, times, extra);
  return worth;
}

/** `extra` are the VP of each machine by the Builders' Bequest. */
function machineWorth(
  faction: FactionId,
  machine: number,
  filled: number,
  times: Times,
  extra: number,
): number {
  let worth = filled;
  if (machine === CARGO) worth += WEIGHTS.use.cargoSlot * times.usage * Math.min(filled, 4);
  let before = 0;
  levelsOf(faction, machine).forEach(({ upTo, vp }, level) => {
    const own = machine === OWN_MACHINE ? mapperWorth(faction, times) : 0;
    const prize = vp + extra + own + times.usage * useOf(faction, machine, level);
    if (filled >= upTo) worth += prize;
    else if (filled > before)
      worth += prize * times.finish(upTo - filled) * ((filled - before) / (upTo - before));
    before = upTo;
  });
  return worth;
}

function useOf(faction: FactionId, machine: number, level: number): number {
  const { use, ownUse } = WEIGHTS;
  switch (machine) {
    case BATTERIES:
      return use.batteries[level]!;
    case CARGO:
      return 0;
    case SAILS:
      return use.sails;
    case PROBES:
      return use.probes;
    case OWN_MACHINE:
      return ownUse[faction];
    default:
      return use.alcubierre;
  }
}

/** The machine to build on next, and what that adds. */
function bestUpgrade(
  faction: FactionId,
  upgrades: readonly number[],
  times: Times,
  extra: number,
): { machine: number; gain: number } {
  let best = { machine: -1, gain: 0 };
  for (let machine = 0; machine < MACHINES.length; machine++) {
    const filled = upgrades[machine]!;
    if (filled >= slotsOf(faction, machine)) continue;
    const gain =
      machineWorth(faction, machine, filled + 1, times, extra) -
      machineWorth(faction, machine, filled, times, extra);
    if (gain > best.gain) best = { machine, gain };
  }
  return best;
}

/** What upgrades on one machine add, if some more of them are coming at once. */
export function machineGain(
  player: Player,
  machine: number,
  count: number,
  times: Times,
  extra: number,
  coming: number,
): number {
  const faction = factionOf(player);
  const filled = player.upgrades[machine]!;
  const room = slotsOf(faction, machine) - filled;
  const worth = (more: number) => machineWorth(faction, machine, filled + Math.min(more, room), times, extra);
  const most = Math.max(count, Math.min(coming, room));
  const alone = worth(count) - worth(0);
  return count >= room ? alone : Math.max(alone, ((worth(most) - worth(0)) * count) / most);
}

const remembered = remembering<readonly number[]>();

/** What one upgrade, two, three and so on add to what a seat has, if they are placed well. */
export function upgradeGains({ seat, player, times, builders }: Owner, count: number): readonly number[] {
  const { faction, upgrades } = player;
  const basis = [faction, upgrades, times.rounds, times.coming, builders, count];
  return remembered(seat, basis, () => gainsFrom(player, count, times, builders));
}

function gainsFrom(player: Player, count: number, times: Times, extra: number): number[] {
  const gains = [0];
  const faction = factionOf(player);
  const filled = player.upgrades.slice();
  for (let i = 0; i < count; i++) {
    const { machine, gain } = bestUpgrade(faction, filled, times, extra);
    if (machine >= 0) filled[machine] = filled[machine]! + 1;
    gains.push(gains[i]! + gain);
  }
  return gains;
}
