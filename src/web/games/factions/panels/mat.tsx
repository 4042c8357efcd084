import type { CSSProperties, ReactNode } from 'react';
import {
  BATTERY_CAPACITY,
  FACTION,
  levelsOf,
  type MachineId,
  MACHINES,
  slotsOf,
} from '../../../../games/factions/facts.ts';
import type { Player, State } from '../../../../games/factions/state.ts';
import { machineName } from '../../../../games/factions/texts/words.ts';
import {
  energyCapacity,
  factionOf,
  isComplete,
  playerOf,
  resourceCapacity,
} from '../../../../games/factions/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { PlaceProps } from '../../view.ts';
import { Icon, MachineIcon } from '../art/icons.tsx';
import { ENERGY_SPOT, machineSpot, RESOURCES_SPOT } from '../moves/spots.ts';
import { counts } from '../../../board/counter.ts';
import { answers } from '../../../board/dark.ts';
import { Spot } from '../../../board/spot.tsx';
import { energyTip, resourcesTip } from './tips.ts';

/** A playmat: two gauges and six machines that fill up. */

interface MatProps {
  readonly state: State;
  readonly seat: Seat;
}

/** The gauges of energy and resources. */
export function Gauges({ state, seat }: MatProps): ReactNode {
  const { energy, resources } = playerOf(state, seat);
  const [battery, hold] = [energyCapacity(state, seat), resourceCapacity(state, seat)];
  const cells = Math.max(battery, BATTERY_CAPACITY[3]);
  return (
    <div className="factions-gauges">
      <div {...answers(ENERGY_SPOT)} aria-label="Energy" data-tip={energyTip(state, seat)}>
        <p>
          <Icon name="energy" size={13} />
          <span className="factions-label">Energy</span>
          <b {...counts(seat, 'energy')}>
            {energy} <small>/ {battery}</small>
          </b>
        </p>
        <span className="factions-cells" aria-hidden>
          {Array.from({ length: cells }, (_, i) => (
            <i key={i} data-full={i < energy || undefined} data-beyond={i >= battery || undefined} />
          ))}
        </span>
      </div>
      <div {...answers(RESOURCES_SPOT)} aria-label="Hold" data-tip={resourcesTip(state, seat)}>
        <p>
          <Icon name="resource" size={13} />
          <span className="factions-label">Hold</span>
          <b {...counts(seat, 'resources')}>
            {resources} <small>/ {hold}</small>
          </b>
        </p>
        <span className="factions-cubes" aria-hidden>
          {Array.from({ length: Math.max(hold, resources) }, (_, i) => (
            <i key={i} data-full={i < resources || undefined} />
          ))}
        </span>
      </div>
    </div>
  );
}

interface MachinesProps extends MatProps {
  /** Where machines can be places; nowhere on the mats of others. */
  readonly places?: PlaceProps | undefined;
}

export function Machines({ state, seat, places }: MachinesProps): ReactNode {
  const player = playerOf(state, seat);
  if (player.faction === '') return null;
  return (
    <ul className="factions-machines" aria-label="machines">
      {MACHINES.map((machine, at) => (
        <li key={machine}>
          {places ? (
            <Spot {...places} place={machineSpot(machine)} label={machineLabel(player, machine)}>
              <Machine player={player} machine={machine} at={at} />
            </Spot>
          ) : (
            <Machine player={player} machine={machine} at={at} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** `Solar Sails, 2 of 3` */
function machineLabel({ faction, upgrades }: Player, machine: MachineId): string {
  const at = MACHINES.indexOf(machine);
  return `${machineName(machine, faction)}, ${upgrades[at]} of ${slotsOf(faction, at)}`;
}

interface MachineProps {
  readonly player: Player;
  readonly machine: MachineId;
  readonly at: number;
}

function Machine({ player, machine, at }: MachineProps): ReactNode {
  const faction = factionOf(player);
  const filled = itemAt(player.upgrades, at);
  const levels = levelsOf(faction, at);
  return (
    <span
      className="factions-machine"
      data-done={isComplete(player, at) || undefined}
      data-tip={machineTip(player, machine, at)}
    >
      <MachineIcon machine={machine} faction={faction} size={14} />
      <em>{machineName(machine, faction)}</em>
      <span className="factions-sockets" aria-hidden>
        {levels.map(({ level, upTo }, i) => (
          <span key={level}>
            {Array.from({ length: upTo - (levels[i - 1]?.upTo ?? 0) }, (_, slot) => (
              <Socket key={slot} number={(levels[i - 1]?.upTo ?? 0) + slot} filled={filled} />
            ))}
          </span>
        ))}
      </span>
      <span className="factions-marks">
        {levels.map(({ level, upTo, vp }) => (
          <b key={level} data-earned={filled >= upTo || undefined}>
            {vp}
          </b>
        ))}
        <Icon name="vp" size={10} />
        <span className="unseen">
          {' '}
          points, {filled} of {slotsOf(faction, at)} upgrades
        </span>
      </span>
    </span>
  );
}

/** `Solar Sails, 2 of 3 filled, 3 points when full. Every empty sector costs 1 energy ….` */
function machineTip(player: Player, machine: MachineId, at: number): string {
  const faction = factionOf(player);
  const points = levelsOf(faction, at)
    .map(({ vp }) => vp)
    .join(', ');
  const text = MACHINE_TEXTS[machine] ?? FACTION[faction].machine.text;
  return `${machineLabel(player, machine)} filled; full ones are worth ${points} points. ${text}`;
}

function Socket({ number, filled }: { readonly number: number; readonly filled: number }): ReactNode {
  const look = number < filled ? 'full' : number === filled ? 'next' : 'empty';
  return (
    <svg className="factions-socket" data-socket={look} width={13} height={13} viewBox="0 0 16 16">
      <path d="M8 1.2 13.9 4.6v6.8L8 14.8 2.1 11.4V4.6z" />
      {look === 'full' && <circle cx={8} cy={8} r={2.6} />}
    </svg>
  );
}

/** What the common machines do. */
export const MACHINE_TEXTS: Readonly<Partial<Record<MachineId, string>>> = {
  batteries: 'Batteries hold 16 energy, and 20, 24 and 32 as their levels are completed.',
  cargo: 'Each upgrade makes room for one more resource.',
  alcubierre: 'When a Movement begins: teleport within your band, except in the Asteroid Belt.',
  sails: 'Every empty sector costs 1 energy, also in the Outer Ring.',
  probes: 'A tile in reach when a Movement ends may be mined at once, and the Action is kept.',
};

/** The colour of a seat for all that lies on its mat. */
export const seatStyle = (fill: string): CSSProperties => ({ '--seat': fill });
