import { count } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { mayMine, tileAt } from '../actions/mining.ts';
import { type Cell, NAME, QUADRANT, SECTORS, type Sector } from '../board.ts';
import { PROBES, slotsOf } from '../facts.ts';
import type { StepOf } from '../state.ts';
import { isComplete, playerOf, plays, shipOf } from '../verbs.ts';
import { cellAimed } from './aim.ts';
import {
  type Answer,
  type Ask,
  away,
  because,
  cellWords,
  legalOf,
  mayFly,
  sectorsTo,
  sectorWords,
} from './ask.ts';
import { machineThing } from './things.ts';

/** Tiles that cannot be mined (8). */

type TurnAsk = Ask<StepOf<'turn' | 'begin' | 'fly' | 'landed' | 'action' | 'finish'>>;

/** A tile that is pointed at, or mining itself; while a ship may fly, its sector is meant. */
export function miningReason(ask: TurnAsk): Answer {
  const { aim, state, step } = ask;
  const cell = cellAimed(aim);
  const tile = cell === undefined ? undefined : tileAt(state, cell);
  if (aim.act === undefined && (tile === undefined || (mayFly(step) && tile.at < SECTORS))) return undefined;
  if (aim.act !== undefined && aim.act !== 'mine') return undefined;
  return timeReason(ask) ?? reachReason(ask, cell);
}

function timeReason(ask: TurnAsk): Answer {
  const { state, seat, step } = ask;
  const player = playerOf(state, seat);
  if (state.tiles.length === 0)
    return because('No tile is left on the board in this round.', '8.1', { short: 'no tile left' });
  if (!mayMine(state, seat)) {
    return because('MegaCore mines one tile in a turn, and you have mined one.', '8.3', {
      short: 'one a turn',
      instead: legalOf(ask, 'use', 'none', 'proceed', 'end'),
    });
  }
  if (step.step === 'landed' && !isComplete(player, PROBES)) {
    const slots = slotsOf(player.faction, PROBES);
    return because(
      `Only Von Neumann Probes mine before the Action; yours have ${player.upgrades[PROBES]} of ${count(slots, 'upgrade')}.`,
      '8.4',
      { short: 'as your Action', instead: legalOf(ask, 'proceed'), about: [machineThing('probes')] },
    );
  }
  if (step.step === 'landed' && state.turn.begun.includes('probes')) {
    return because('The Probes mine one tile after a Movement, and they have.', '8.4', {
      short: 'Probes used',
      instead: legalOf(ask, 'proceed'),
    });
  }
  if (step.step === 'begin' || step.step === 'fly') {
    return because('A tile is mined as your Action; end the Movement first.', '5.3.1', {
      short: 'stop first',
      instead: legalOf(ask, 'stop'),
    });
  }
  if (step.step !== 'finish') return undefined;
  return because('You have taken your Action; a tile is mined as one.', '5.3.5', {
    short: 'Action is taken',
    instead: legalOf(ask, 'end'),
  });
}

/** The tile, or the nearest one, is out of reach. */
function reachReason(ask: TurnAsk, cell: Cell | undefined): Reason {
  const { state, seat } = ask;
  const ship = shipOf(playerOf(state, seat));
  const tile = cell === undefined ? nearestTile(ask, ship) : tileAt(state, cell)?.at;
  if (tile === undefined) {
    const name = cellWords(cell ?? ship);
    return because(`No tile lies in ${name}.`, '8.1', {
      short: 'no tile there',
      ...(cell === ship && { lack: { of: 'tile', by: 1, at: NAME[ship]! } }),
      instead: legalOf(ask, 'mine'),
      about: [NAME[cell ?? ship]!],
    });
  }
  const wide = plays(state, seat, 'megacore');
  const far = Math.max(0, tileDistance(ask, ship, tile) - (wide && tile < SECTORS ? 1 : 0));
  const from =
    tile >= SECTORS
      ? 'a tile of the Kuiper Belt is mined from the Neptune band beside it'
      : wide
        ? 'MegaCore mines in its own sector and those next to it'
        : 'you mine in the sector of your ship';
  const which = cell === undefined ? `nearest tile, in ${cellWords(tile)},` : `tile in ${cellWords(tile)}`;
  return because(`The ${which} is ${sectorWords(far)} too far: ${from}.`, '8.1', {
    short: `${sectorWords(far)} too far`,
    ...away(state, NAME[tile]!, far),
    instead: legalOf(ask, 'mine', 'use', 'none'),
    about: [NAME[tile]!],
  });
}

/** Sectors to where a tile can be mined from. */
function tileDistance({ state }: TurnAsk, ship: Sector, tile: Cell): number {
  if (tile < SECTORS) return sectorsTo(state, ship, [tile]);
  return sectorsTo(
    state,
    ship,
    QUADRANT.flatMap((quadrant, sector) => (quadrant === tile ? [sector] : [])),
  );
}

function nearestTile(ask: TurnAsk, ship: Sector): Cell | undefined {
  const tiles = ask.state.tiles.map(({ at }) => ({ at, far: tileDistance(ask, ship, at) }));
  return tiles.toSorted((a, b) => a.far - b.far)[0]?.at;
}
