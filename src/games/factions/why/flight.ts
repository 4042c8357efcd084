import { listed } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { priceOf } from '../actions/flight.ts';
import { tileAt } from '../actions/mining.ts';
import { replaced } from '../cards/modifiers.ts';
import { type Cell, NAME, SECTORS, type Sector } from '../board.ts';
import type { Move, StepOf } from '../state.ts';
import { place } from '../texts/words.ts';
import { neighbours, playerOf, shipOf } from '../verbs.ts';
import { cellAimed } from './aim.ts';
import {
  type Answer,
  type Ask,
  because,
  cellWords,
  legalOf,
  ringWords,
  sectorWords,
  tooFar,
  tooFew,
  ways,
} from './ask.ts';
import { ENERGY } from './things.ts';

/** Sectors that cannot be entered (6). */

type FlightAsk = Ask<StepOf<'turn' | 'begin' | 'fly'>>;

export function flightReason(ask: FlightAsk): Answer {
  const { aim } = ask;
  if (aim.act === 'phase') return phaseReason(ask);
  if (aim.act !== undefined && aim.act !== 'step') return undefined;
  const cell = cellAimed(aim);
  if (cell !== undefined && !isTileMeant(ask, cell)) return cellReason(ask, cell);
  return aim.act === 'step' ? groundedReason(ask) : undefined;
}

/** Whoever points at nothing but a quadrant with a tile means the tile. */
function isTileMeant({ aim, state }: FlightAsk, cell: Cell): boolean {
  return (
    cell >= SECTORS && aim.act === undefined && aim.things.length === 1 && tileAt(state, cell) !== undefined
  );
}

function cellReason(ask: FlightAsk, cell: Cell): Reason {
  const { state, seat } = ask;
  const player = playerOf(state, seat);
  const name = cellWords(cell);
  if (cell >= SECTORS) {
    return because(
      'No ship can enter the Kuiper Belt; its tiles are mined from the Neptune band beside them.',
      '3.1.3',
      {
        short: 'no ships there',
        about: [NAME[cell]!],
      },
    );
  }
  if (ask.step.step === 'turn' && player.ships.length > 1) return twoShips(ask);
  const [from] = ask.aim.things;
  if (from !== undefined && from !== ask.aim.thing && from.item !== NAME[shipOf(player)])
    return otherShip(ask, from.item);
  if (cell === shipOf(player)) return hereReason(ask, cell);
  if (state.turn.entered.includes(cell)) {
    return because(`You have entered ${name} in this Movement, and no sector is entered twice.`, '6.3', {
      short: 'entered already',
      instead: legalOf(ask, 'step'),
      about: [NAME[cell]!],
    });
  }
  return neighbours(state, shipOf(player)).includes(cell) ? priceReason(ask, cell) : farReason(ask, cell);
}

/** 14.8.1: the Androids keep one ship before anything else. */
function twoShips(ask: FlightAsk): Reason {
  const keeps = legalOf(ask, 'keepShip');
  return because('First choose which of your two ships moves; the other one vanishes.', '14.8.1', {
    short: 'choose a ship first',
    instead: keeps,
    about: keeps.flatMap((move) => ('at' in move ? [move.at] : [])),
  });
}

/** 14.8.1: only the ship that was kept moves, or the one that departed. */
function otherShip({ state, seat, legal }: FlightAsk, from: string): Reason {
  const ship = cellWords(shipOf(playerOf(state, seat)));
  return because(`Your ship in ${ship} is the one that moves, not the one in ${place(from)}.`, '14.8.1', {
    short: 'the other ship moves',
    instead: legal.filter(({ type }) => type === 'step'),
    about: [NAME[shipOf(playerOf(state, seat))]!],
  });
}

function hereReason(ask: FlightAsk, cell: Cell): Reason {
  const { state, step } = ask;
  const about = [NAME[cell]!];
  if (step.step !== 'turn' && tileAt(state, cell) !== undefined) {
    return because(`The tile in ${cellWords(cell)} is mined as your Action; stop first.`, '8.1', {
      short: 'stop first',
      instead: legalOf(ask, 'stop'),
      about,
    });
  }
  return because(`Your ship is in ${cellWords(cell)} already; you enter a neighbouring sector.`, '6.3', {
    short: 'you are here',
    instead: legalOf(ask, 'step'),
    about,
  });
}

/** A neighbour that is too dear. */
function priceReason(ask: FlightAsk, cell: Sector): Reason {
  const { state, seat } = ask;
  const price = priceOf(state, seat, cell);
  const { energy } = playerOf(state, seat);
  const lies = state.energy[cell]!;
  const why = lies > 0 ? `${lies} energy lies there` : `an empty sector of ${ringWords(cell)}`;
  return because(`Entering ${cellWords(cell)} costs ${price} energy (${why}); you have ${energy}.`, '6.1', {
    short: `${price - energy} energy short`,
    more: `A sector costs one more than lies there. ${SOURCES}`,
    ...tooFew('energy', energy, price),
    instead: nearer(ask),
    about: [NAME[cell]!, ENERGY],
  });
}

/** So many sectors of a way are named. */
const MOST_NAMED = 3;

/** Where energy comes from. */
const SOURCES = 'Burn a resource, charge at Mercury, or pass and gain 2 in each of your slots.';

/** What brings energy, and else the ways that are open. */
function nearer(ask: FlightAsk): Move[] {
  return legalOf(ask, 'burn', 'charge', 'step');
}

/** A sector that is several steps away. */
function farReason(ask: FlightAsk, cell: Sector): Reason {
  const { state, seat } = ask;
  const name = cellWords(cell);
  const about = [NAME[cell]!];
  const way = ways(state).get(cell);
  if (way === undefined) {
    return because(`Every way to ${name} leads through sectors you have entered in this Movement.`, '6.3', {
      short: 'no way left',
      instead: legalOf(ask, 'stop'),
      about,
    });
  }
  const { energy } = playerOf(state, seat);
  const far = `${name} is ${sectorWords(way.sectors.length)} away`;
  if (way.total > energy) {
    return because(`${far} and costs ${way.total} energy in all; you have ${energy}.`, '6.2', {
      short: `${way.total - energy} energy short`,
      more: `The cheapest way begins with ${listed(way.sectors.slice(0, -1).slice(0, MOST_NAMED).map(cellWords))}. ${SOURCES}`,
      lack: { of: 'energy', by: way.total - energy },
      drawings: [tooFar(state, way), ...tooFew('energy', energy, way.total).drawings],
      instead: nearer(ask),
      about: [...about, ENERGY],
    });
  }
  const first = NAME[way.sectors[0]!];
  return because(`${far}: you enter one neighbour after another, for ${way.total} energy in all.`, '6.3', {
    short: `${sectorWords(way.sectors.length)} away`,
    instead: ask.legal.filter((move) => move.type === 'step' && move.to === first),
    about: way.sectors.map((sector) => NAME[sector]!),
  });
}

/** No sector at all can be entered. */
function groundedReason(ask: FlightAsk): Reason {
  const { state, seat, step } = ask;
  const player = playerOf(state, seat);
  if (step.step === 'turn' && player.ships.length > 1) return twoShips(ask);
  const open = neighbours(state, shipOf(player)).filter((at) => !state.turn.entered.includes(at));
  const [cheapest] = open.toSorted((a, b) => priceOf(state, seat, a) - priceOf(state, seat, b));
  if (cheapest === undefined) {
    return because('You have entered every sector around your ship in this Movement.', '6.3', {
      short: 'no sector left',
      instead: legalOf(ask, 'stop'),
    });
  }
  const price = priceOf(state, seat, cheapest);
  const { energy } = player;
  return because(
    `The cheapest sector beside you, ${cellWords(cheapest)}, costs ${price} energy; you have ${energy}.`,
    '6.1',
    {
      short: `${price - energy} energy short`,
      more: SOURCES,
      ...tooFew('energy', energy, price),
      instead: legalOf(ask, 'burn', 'charge', 'stop'),
      about: [NAME[cheapest]!, ENERGY],
    },
  );
}

/** 6.1: a sector for 1 energy, by the Phase Hull. */
function phaseReason(ask: FlightAsk): Reason {
  const { state, seat, aim } = ask;
  if (replaced(state, seat, 'cheapestOverride') === undefined)
    return because('Only the Phase Hull, a tech of Neptune, enters a sector for 1 energy.', '6.1', {
      short: 'no Phase Hull',
    });
  if (state.turn.phased) {
    return because('The Phase Hull works for one sector of a Movement, and you have used it.', '6.1', {
      short: 'used already',
      instead: legalOf(ask, 'step'),
    });
  }
  const cell = cellAimed(aim);
  const open = cell !== undefined && isOpen(ask, cell);
  if (cell !== undefined && !open) return cellReason(ask, cell);
  if (playerOf(state, seat).energy < 1) return groundedReason(ask);
  return because('A sector that costs 1 energy anyway needs no Phase Hull.', '6.1', {
    short: 'costs 1 anyway',
    instead: legalOf(ask, 'step'),
  });
}

function isOpen({ state, seat }: FlightAsk, cell: Cell): boolean {
  const near = neighbours(state, shipOf(playerOf(state, seat)));
  return near.includes(cell) && !state.turn.entered.includes(cell);
}

// ── After the Movement ────────────────────────────────────────────────────────────────────────────

/** A sector that is pointed at when nothing is moved any more. */
export function landedReason(ask: Ask<StepOf<'landed' | 'action' | 'finish'>>): Answer {
  const { aim, state, step } = ask;
  const cell = cellAimed(aim);
  const flies = aim.act === 'step' || aim.act === 'phase' || aim.act === 'stop';
  if (!flies && (aim.act !== undefined || cell === undefined)) return undefined;
  const isTile = cell !== undefined && aim.things.length === 1 && tileAt(state, cell) !== undefined;
  if (!flies && isTile && step.step !== 'finish') return undefined;
  const over = state.turn.moved ? 'Your Movement is over' : 'You have chosen not to move';
  return because(`${over}; you enter no more sectors in this turn.`, '6.5', {
    short: 'Movement is over',
    instead: legalOf(ask, 'proceed', 'none', 'end'),
    ...(cell !== undefined && { about: [NAME[cell]!] }),
  });
}

/** The ships of the Androids. */
export function keepReason(ask: Ask): Answer {
  const { state, seat, aim, step } = ask;
  if (aim.act !== 'keepShip') return undefined;
  const { ships } = playerOf(state, seat);
  if (ships.length < 2 || step.step !== 'turn') {
    return because('A ship is kept only by the Androids, when both of theirs are on the board.', '14.8.1', {
      short: 'only one ship',
    });
  }
  const cell = cellAimed(aim);
  if (cell === undefined) return undefined;
  return because(`Your ships are in ${listed(ships.map(cellWords))}, not in ${cellWords(cell)}.`, '14.8.1', {
    instead: legalOf(ask, 'keepShip'),
    about: ships.map((ship) => NAME[ship]!),
  });
}
