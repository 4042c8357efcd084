import { count, listed } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { planetOf } from '../actions/orbits.ts';
import { guises, hasVoted, isOpen } from '../actions/planets.ts';
import { allFreeSlots, upgradePrice } from '../cards/upgrades.ts';
import { around, NAME } from '../board.ts';
import {
  EARTH,
  MARS,
  MERCURY,
  NEPTUNE,
  type Planet,
  type PlanetName,
  PLANETS,
  SATURN,
  URANUS,
  VENUS,
} from '../facts.ts';
import type { StepOf } from '../state.ts';
import { energyCapacity, playerOf, shipOf } from '../verbs.ts';
import type { Thing } from './aim.ts';
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
  tooFar,
  tooFew,
  ways,
} from './ask.ts';
import { ENERGY, optionThing, planetThing, RESOURCES } from './things.ts';

/** Planets that cannot be used (7). */

type TurnAsk = Ask<StepOf<'turn' | 'begin' | 'fly' | 'landed' | 'action' | 'finish'>>;

export function planetReason(ask: TurnAsk): Answer {
  const { aim, step } = ask;
  const planet = planetAimed(ask, aim.thing);
  if (aim.act === 'charge') return chargeReason(ask, planet ?? MERCURY);
  if (aim.act === 'use')
    return planet === undefined && step.step !== 'finish'
      ? nowhereReason(ask)
      : useReason(ask, planet ?? MERCURY);
  if (aim.act !== undefined || planet === undefined) return undefined;
  return planet === MERCURY && step.step === 'turn' ? chargeReason(ask, planet) : useReason(ask, planet);
}

/** A planet of this match. */
function planetAimed({ state }: TurnAsk, thing: Thing | undefined): Planet | undefined {
  const planet = thing?.kind === 'planet' ? PLANETS.findIndex((name) => name === thing.item) : -1;
  return state.planets[planet] === undefined ? undefined : planet;
}

function isBeside({ state, seat }: TurnAsk, planet: Planet): boolean {
  return around(state.planets[planet]!).includes(shipOf(playerOf(state, seat)));
}

// ── Charging ──────────────────────────────────────────────────────────────────────────────────────

/** 7.1.2: instead of a Movement and an Action. */
function chargeReason(ask: TurnAsk, planet: Planet): Reason {
  const { state, seat, step } = ask;
  const { energy, ships } = playerOf(state, seat);
  const name = PLANETS[planet]!;
  const about = [planetThing(name)];
  if (step.step !== 'turn') {
    return because('You charge at the beginning of a turn, instead of moving and acting.', '7.1.2', {
      short: 'before moving only',
      more: 'After a Movement Mercury is used as your Action.',
      about,
    });
  }
  const capacity = energyCapacity(state, seat);
  if (!guises(state, seat, planet).includes(MERCURY)) {
    return because(`Batteries are charged at Mercury, not at ${name}.`, '7.1.2', {
      short: 'only at Mercury',
      about,
    });
  }
  if (!ships.some((ship) => around(state.planets[planet]!).includes(ship))) {
    const far = sectorsTo(state, shipOf(playerOf(state, seat)), around(state.planets[planet]!));
    return because(
      `To charge, your ship must be beside ${name}, and it is ${sectorWords(far)} away.`,
      '7.1.2',
      {
        short: `${sectorWords(far)} away`,
        more: wayWords(ask, planet),
        ...away(state, planetThing(name), far),
        instead: towards(ask, planet),
        about,
      },
    );
  }
  return because(`Your battery is full: ${energy} of ${capacity} energy.`, '7.1.2', {
    short: 'battery full',
    lack: { of: 'room', by: energy - capacity + 1 },
    instead: legalOf(ask, 'step'),
    about: [...about, ENERGY],
  });
}

// ── Using ─────────────────────────────────────────────────────────────────────────────────────────

function useReason(ask: TurnAsk, planet: Planet): Reason {
  const { state, step } = ask;
  if (step.step === 'finish') {
    return because('You have taken your Action; a planet is used as one.', '5.3.5', {
      short: 'Action is taken',
      instead: legalOf(ask, 'end'),
      about: [planetThing(PLANETS[planet]!)],
    });
  }
  const beside = isBeside(ask, planet);
  const placed = state.turn.placed.some((sector) => around(state.planets[planet]!).includes(sector));
  if (beside && placed) return reachedReason(ask, planet);
  return mayFly(step) ? approachReason(ask, planet, beside) : missedReason(ask, planet, beside);
}

/** The ship is where it has to be. */
function reachedReason(ask: TurnAsk, planet: Planet): Reason {
  const { state, seat, step } = ask;
  const name = PLANETS[planet]!;
  if (!isOpen(state, seat, planet)) return closedReason(ask, planet);
  const first = step.step === 'landed' ? 'go on to the Action first' : 'stop first';
  return because(`${name} is used as your Action after the Movement; ${first}.`, '7.0.1', {
    short: first.replace(' to the Action', ''),
    instead: legalOf(ask, 'stop', 'proceed'),
    about: [planetThing(name)],
  });
}

/** The ship has still to fly there. */
function approachReason(ask: TurnAsk, planet: Planet, beside: boolean): Reason {
  const { state, seat } = ask;
  const name = PLANETS[planet]!;
  const about = [planetThing(name), ...around(state.planets[planet]!).map((sector) => NAME[sector]!)];
  const best = cheapestTo(ask, planet);
  const { energy } = playerOf(state, seat);
  if (best !== undefined && best.total > energy) {
    return because(
      `${name} is ${sectorWords(best.sectors.length)} away, for ${best.total} energy; you have ${energy}.`,
      '6.2',
      {
        short: `${best.total - energy} energy short`,
        more: `To use ${name}, enter a sector around it and stop there.`,
        lack: { of: 'energy', by: best.total - energy },
        drawings: [tooFar(state, best), ...tooFew('energy', energy, best.total).drawings],
        instead: legalOf(ask, 'burn', 'charge'),
        about: [...about, ENERGY],
      },
    );
  }
  const text = beside
    ? `You are beside ${name}, but must enter a sector around it in this turn to use it.`
    : `${name} is ${sectorWords(best?.sectors.length ?? 0)} away: enter a sector around it and stop there to use it.`;
  return because(best === undefined ? `No way to ${name} is left in this Movement.` : text, '7.0.1', {
    short: beside ? 'enter a sector first' : `${sectorWords(best?.sectors.length ?? 0)} away`,
    more: best === undefined ? undefined : wayWords(ask, planet),
    instead: towards(ask, planet),
    about,
  });
}

/** The Movement is over. */
function missedReason(ask: TurnAsk, planet: Planet, beside: boolean): Reason {
  const { state, seat } = ask;
  const name = PLANETS[planet]!;
  const about = [planetThing(name)];
  const instead = legalOf(ask, 'use', 'mine', 'none', 'proceed');
  if (beside) {
    return because(`You have entered no sector around ${name} in this turn.`, '7.0.1', {
      short: 'no energy placed',
      more: 'Being beside it is not enough; next turn enter a sector around it.',
      instead,
      about,
    });
  }
  const far = sectorsTo(state, shipOf(playerOf(state, seat)), around(state.planets[planet]!));
  return because(`Your ship must be beside ${name} to use it, and it is ${sectorWords(far)} away.`, '7.0.1', {
    short: `${sectorWords(far)} away`,
    ...away(state, planetThing(name), far),
    instead,
    about,
  });
}

/** No planet can be used at all. */
function nowhereReason(ask: TurnAsk): Reason {
  const { state } = ask;
  const near = state.planets.map((_, planet) => planet).filter((planet) => isBeside(ask, planet));
  const [first] = near;
  if (first !== undefined) return useReason(ask, first);
  const used = mayFly(ask.step) ? 'enter one and stop there' : 'your ship is beside none';
  return because(
    `A planet is used from a sector around it that you entered in this turn; ${used}.`,
    '7.0.1',
    {
      short: 'no planet beside you',
      instead: legalOf(ask, 'mine', 'none'),
    },
  );
}

// ── What a planet needs ───────────────────────────────────────────────────────────────────────────

/** 7.0.3: the planet would do nothing. */
function closedReason(ask: Ask, planet: Planet): Reason {
  const about = [planetThing(PLANETS[planet]!)];
  const instead = legalOf(ask, 'use', 'mine', 'step', 'none');
  switch (planet) {
    case VENUS:
      return venusReason(ask);
    case EARTH:
      return { ...earthReason(ask), about };
    case MARS:
      return marsReason(ask);
    default:
      return because(`No ${GOODS[planet] ?? 'card'} is left at ${PLANETS[planet]}.`, '7.0.3', {
        short: 'none left',
        instead,
        about,
      });
  }
}

const GOODS: Readonly<Record<Planet, string>> = {
  [SATURN]: 'secret objective',
  [URANUS]: 'tech',
  [NEPTUNE]: 'research card',
};

function venusReason(ask: Ask): Reason {
  const about = [planetThing('Venus')];
  if (playerOf(ask.state, ask.seat).resources >= 1)
    return because('No explorer is left at Venus.', '7.0.3', { short: 'none left', about });
  return because('Venus takes at least 1 resource, and you have none.', '7.0.3', {
    short: '1 resource short',
    more: MINE,
    ...tooFew('resources', 0, 1),
    about: [...about, RESOURCES],
  });
}

/** Where resources come from. */
export const MINE = 'Asteroids and some exoplanets bring resources.';

function earthReason({ state, seat }: Ask): Reason {
  if (state.options.firstTime)
    return because('The Leader token was taken in this round, and Earth does nothing else.', '17', {
      short: 'taken this round',
    });
  if (!hasVoted(state, seat))
    return because('No event is open in this round, so there is no vote.', '7.3.3', { short: 'no event' });
  return because('You have voted in this round, and everybody votes once.', '7.3.3', {
    short: 'voted already',
    about: [optionThing('A'), optionThing('B')],
  });
}

function marsReason({ state, seat }: Ask): Reason {
  const player = playerOf(state, seat);
  const about = [planetThing('Mars')];
  if (allFreeSlots(player) === 0)
    return because('All slots of your machines are filled.', '7.0.3', { short: 'no slot free', about });
  const price = upgradePrice(state, seat, 1);
  const by = price - player.resources;
  return because(
    `An upgrade costs ${count(price, 'resource')} at Mars; you have ${player.resources}.`,
    '7.4',
    {
      short: `${count(by, 'resource')} short`,
      more: MINE,
      ...tooFew('resources', player.resources, price),
      about: [...about, RESOURCES],
    },
  );
}

// ── Ways ──────────────────────────────────────────────────────────────────────────────────────────

function cheapestTo({ state }: Ask, planet: Planet) {
  const open = ways(state);
  const found = around(state.planets[planet]!).flatMap((sector) => open.get(sector) ?? []);
  return found.toSorted((a, b) => a.total - b.total)[0];
}

/** The first step of the cheapest way that can be paid. */
function towards(ask: TurnAsk, planet: Planet) {
  const first = mayFly(ask.step) ? cheapestTo(ask, planet)?.sectors[0] : undefined;
  return ask.legal.filter((move) => move.type === 'step' && first !== undefined && move.to === NAME[first]);
}

/** `The cheapest way enters Earth 0 and Mars 0 for 5 energy; you have 9.` */
function wayWords(ask: TurnAsk, planet: Planet): string | undefined {
  const best = mayFly(ask.step) ? cheapestTo(ask, planet) : undefined;
  if (best === undefined) return undefined;
  const { energy } = playerOf(ask.state, ask.seat);
  return `The cheapest way enters ${listed(best.sectors.map(cellWords))} for ${best.total} energy; you have ${energy}.`;
}

/** What it would take to come to a planet, while one may fly. */
export function wayToPlanet(ask: Ask, name: PlanetName): string | undefined {
  const { state, step } = ask;
  if (!('seat' in step) || !mayFly(step) || state.planets[planetOf(name)] === undefined) return undefined;
  const best = cheapestTo(ask, planetOf(name));
  return best && `${name} is ${sectorWords(best.sectors.length)} away, for ${best.total} energy.`;
}
