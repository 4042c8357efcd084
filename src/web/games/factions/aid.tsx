import { plainPrice } from '../../../games/factions/actions/flight.ts';
import { exoplanetPrice, hasVoted } from '../../../games/factions/actions/planets.ts';
import { lastRound } from '../../../games/factions/actions/upkeep.ts';
import { NAME, sectorAt } from '../../../games/factions/board.ts';
import { replaced } from '../../../games/factions/cards/modifiers.ts';
import { mostUpgrades, upgradePrice } from '../../../games/factions/cards/upgrades.ts';
import {
  BATTERIES,
  BATTERY_NAMES,
  BURN_ENERGY,
  FACTION,
  levelsOf,
  MACHINES,
  MERCURY,
  MERCURY_CARD,
  MOST_OFFERS,
  PASS_ENERGY,
  type PlanetName,
  PLANETS,
  RESCUE_PENALTY,
  SET_VP,
  slotsOf,
} from '../../../games/factions/facts.ts';
import { pointsOf, rivalPoints } from '../../../games/factions/scoring.ts';
import type { State } from '../../../games/factions/state.ts';
import { machineName } from '../../../games/factions/texts/words.ts';
import {
  aroundPlanet,
  energyCapacity,
  isSolo,
  levelReached,
  objectiveLimit,
  playerOf,
  plays,
  resourceCapacity,
  shipOf,
  techLimit,
} from '../../../games/factions/verbs.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { capital, count, nameOf, type Names, plural } from '../../../kernel/defaults/words.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Aid, AidFigure, AidList, AidPattern, AidTable } from '../aid.ts';
import { Icon, type IconName, MachineIcon } from './art/icons.tsx';
import { PlanetIcon } from './art/planets.tsx';
import { cheapestPaths, type Path } from '../../../games/factions/actions/ways.ts';
import { deedOf } from './moves/prices.ts';
import { planetSpot } from './moves/spots.ts';
import { MACHINE_TEXTS } from './panels/mat.tsx';
import { energyTip, explorersTip, objectivesTip, pointsTip, resourcesTip, worldsTip } from './panels/tips.ts';
import { scorePad } from './scorePad.ts';

/** What players look up in Factions of Sol. */
export function aid(state: State, seat: Seat, names: Names): Aid {
  const ways = waysOf(state, seat);
  return {
    about: 'what planets do, what sectors cost, and what scores',
    figures: figuresOf(state, seat),
    patterns: state.planets.map((_, planet) => planetPattern(state, seat, planet, ways)),
    parts: [turnOf(state, seat), machinesOf(state, seat), pricesOf(state, seat), pointsSoFar(state, seat)],
    ends: endsOf(state, seat, names),
  };
}

// ── Planets ───────────────────────────────────────────────────────────────────────────────────────

type Ways = ReturnType<typeof cheapestPaths>;

/** The cheapest ways from where the ship stands, as if it were the player's turn. */
function waysOf(state: State, seat: Seat): Ways | undefined {
  const player = playerOf(state, seat);
  if (player.ships.length === 0) return undefined;
  const own = state.turn.seat === seat ? state : { ...state, turn: { ...state.turn, entered: [] } };
  return cheapestPaths(own, seat, shipOf(player));
}

const GIVES: Readonly<Record<PlanetName, string>> = {
  Mercury: 'energy is your fuel and your toll',
  Venus: 'explorers open your exoplanets',
  Earth: 'events change the rules of the next round',
  Mars: 'full machines bring points and abilities',
  Jupiter: 'explored ones produce every round and score in sets',
  Saturn: 'worth points once they come true',
  Uranus: 'an ability that stays',
  Neptune: 'some cards work at once, others stay',
};

function planetPattern(state: State, seat: Seat, planet: number, ways: Ways | undefined): AidPattern {
  const name = itemAt(PLANETS, planet);
  const way = ways && cheapestBeside(state, planet, ways);
  const far = ways === undefined ? '' : wayWords(way, playerOf(state, seat).energy);
  return {
    title: name,
    picture: <PlanetIcon planet={name} size={46} />,
    needs: capital(deedOf(state, seat, name)),
    gives: GIVES[name],
    now: `${NOW[name](state, seat)} ${far}`.trim(),
    places: [planetSpot(name), ...(way?.sectors.map((sector) => itemAt(NAME, sector)) ?? [])],
  };
}

/** The cheapest way into a sector around a planet. */
function cheapestBeside(state: State, planet: number, ways: Ways): Path | undefined {
  const near = aroundPlanet(state, planet).flatMap((sector) => ways.get(sector) ?? []);
  return near.toSorted((a, b) => a.total - b.total)[0];
}

function wayWords(way: Path | undefined, energy: number): string {
  return way === undefined
    ? `Out of reach with **${energy} energy**.`
    : `Beside it for **${way.total} energy**.`;
}

/** What a planet means for a seat now. */
const NOW: Readonly<Record<PlanetName, (state: State, seat: Seat) => string>> = {
  Mercury(state, seat) {
    const { energy } = playerOf(state, seat);
    if (plays(state, seat, 'zealots')) return `You have **${energy} of ${energyCapacity(state, seat)}**.`;
    const level = itemAt(BATTERY_NAMES, levelReached(playerOf(state, seat), BATTERIES));
    const values = Object.values(MERCURY_CARD).map((card) => card[level]);
    return `Your battery gets **${Math.min(...values)} to ${Math.max(...values)}**.`;
  },
  Venus: (state, seat) => `You have **${count(playerOf(state, seat).resources, 'resource')}**.`,
  Earth(state, seat) {
    if (state.options.firstTime)
      return state.claimed ? 'Somebody took it in this round.' : 'Nobody has taken it yet.';
    if (state.event === '') return 'There is nothing to vote on.';
    return hasVoted(state, seat) ? 'You have voted in this round.' : 'Your vote is **open**.';
  },
  Mars: (state, seat) =>
    `The next one costs **${count(upgradePrice(state, seat, 1), 'resource')}**; you can pay **${mostUpgrades(state, seat)}**.`,
  Jupiter: (state, seat) =>
    `One costs **${count(exoplanetPrice(state, seat), 'resource')}**; **${state.exoplanets.length}** in the market.`,
  Saturn: (state, seat) =>
    `You hold **${playerOf(state, seat).objectives.length} of ${objectiveLimit(state, seat)}**.`,
  Uranus: (state, seat) =>
    `You have **${playerOf(state, seat).techs.length} of ${techLimit(state, seat)}**; ${state.decks.uranus.length} left.`,
  Neptune: (state) => `**${count(state.research.length, 'card')}** in the market.`,
};

// ── The turn ──────────────────────────────────────────────────────────────────────────────────────

function turnOf(state: State, seat: Seat): AidList {
  const { ships, passed } = playerOf(state, seat);
  const rest = replaced(state, -1, 'passEnergy') ?? PASS_ENERGY;
  return {
    title: 'Your turn',
    lines: [
      ...(isSolo(state) ? [] : [{ name: 'Trade', text: `Offer what you have, up to ${MOST_OFFERS} times.` }]),
      {
        name: 'Move',
        text: 'Enter sector after sector as long as you can pay. What you pay stays there, so the next visit is dearer.',
      },
      {
        name: 'Act',
        text: 'One of these: use a planet whose sector you **entered this turn** and are still beside, or mine a tile where your ship is.',
      },
      {
        name: 'Charge',
        text: `Instead of both: charge at Mercury, if you begin beside it${isBesideMercury(state, ships) ? ' (**you are**)' : ''}.`,
      },
      {
        name: 'Pass',
        text: `No more turns in this round, but **${rest} energy** for each you miss.${passed ? ' You have passed.' : ''}`,
      },
    ],
  };
}

function isBesideMercury(state: State, ships: readonly number[]): boolean {
  const near = aroundPlanet(state, MERCURY);
  return ships.some((ship) => near.includes(ship));
}

// ── Prices ────────────────────────────────────────────────────────────────────────────────────────

const CORONA = 0;
const BEYOND_THE_BELT = 5;

function pricesOf(state: State, seat: Seat): AidTable {
  const empty: State = { ...state, energy: state.energy.map(() => 0) };
  const price = (band: number): string => `**${plainPrice(empty, seat, sectorAt(band, 0))}**`;
  return {
    title: 'What it costs to enter a sector',
    head: ['The sector', 'Inside Mars', 'Outside Mars'],
    rows: [
      { name: 'is empty', cells: [price(CORONA), price(BEYOND_THE_BELT)] },
      { name: 'holds energy', cells: ['what lies there **+ 1**', 'what lies there **+ 1**'] },
    ],
    note: `Stuck? A resource burns to ${BURN_ENERGY} energy, a planet that moves takes you along, and a rescue costs **${RESCUE_PENALTY} points**.`,
  };
}

function figuresOf(state: State, seat: Seat): AidFigure[] {
  const { energy, resources, explorers, exoplanets, objectives } = playerOf(state, seat);
  const explored = exoplanets.filter((world) => world.explored).length;
  const figure = (name: string, icon: IconName, value: string, tip: string): AidFigure => ({
    ...{ name, value, tip },
    sign: <Icon name={icon} size={16} />,
  });
  return [
    figure(
      plural(pointsOf(state, seat), 'point'),
      'vp',
      String(pointsOf(state, seat)),
      pointsTip(state, seat),
    ),
    figure('energy', 'energy', `${energy} / ${energyCapacity(state, seat)}`, energyTip(state, seat)),
    figure(
      'resources',
      'resource',
      `${resources} / ${resourceCapacity(state, seat)}`,
      resourcesTip(state, seat),
    ),
    figure(
      plural(explorers.length, 'explorer'),
      'explorer',
      String(explorers.length),
      explorersTip(state, seat),
    ),
    figure('exoplanets explored', 'exoplanet', `${explored} / ${exoplanets.length}`, worldsTip(state, seat)),
    figure('objectives', 'objective', String(objectives.length), objectivesTip(state, seat)),
  ];
}

// ── Machines and points ───────────────────────────────────────────────────────────────────────────

function machinesOf(state: State, seat: Seat): AidTable {
  const { faction, upgrades } = playerOf(state, seat);
  return {
    title: 'Machines',
    head: ['Machine', 'Filled', 'Points', 'What it gives'],
    rows: MACHINES.flatMap((machine, at) => {
      if (slotsOf(faction, at) === 0) return [];
      const levels = levelsOf(faction, at).map(({ vp }) => vp);
      const gives = MACHINE_TEXTS[machine] ?? (faction === '' ? '' : FACTION[faction].machine.text);
      return [
        {
          name: machineName(machine, faction),
          sign: faction === '' ? undefined : <MachineIcon machine={machine} faction={faction} size={16} />,
          cells: [`**${upgrades[at]}** of ${slotsOf(faction, at)}`, levels.join(', '), gives],
        },
      ];
    }),
  };
}

function pointsSoFar(state: State, seat: Seat): AidTable {
  const sets = SET_VP.slice(1).join(', ');
  return {
    title: 'Points',
    head: ['For', 'You have'],
    rows: scorePad(state).map(({ label, points }) => ({
      name: label,
      cells: [`**${itemAt(points, seat)}**`],
    })),
    note: `Every upgrade is a point. Explored exoplanets of one type are worth ${sets} for one to ${SET_VP.length - 1}.`,
  };
}

// ── The end ───────────────────────────────────────────────────────────────────────────────────────

function endsOf(state: State, seat: Seat, names: Names): string[] {
  const { round, players } = state;
  const last = lastRound(state);
  const own = pointsOf(state, seat);
  const others = isSolo(state)
    ? [{ name: 'your opponent', points: rivalPoints(state) }]
    : players.flatMap((_, other) =>
        other === seat ? [] : [{ name: nameOf(names, other), points: pointsOf(state, other) }],
      );
  const [first] = others.toSorted((a, b) => b.points - a.points);
  const active = players.filter(({ passed }) => !passed).length;
  return [
    `The most points after round ${last} win: this is round **${round}**.`,
    `You have **${own}** so far${first === undefined ? '' : `, ${first.name} **${first.points}**`}. What is secret is not counted.`,
    active === 0
      ? 'Everybody has passed: this round is over.'
      : `A round ends when everybody has passed: **${count(active, 'player')}** still ${active === 1 ? 'plays' : 'play'}.`,
  ];
}
