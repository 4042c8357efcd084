import {
  EXOPLANET,
  FACTION,
  type FactionId,
  levelsOf,
  type MachineId,
  MACHINES,
  slotsOf,
} from '../../../games/factions/facts.ts';
import { requirement, strengthOn } from '../../../games/factions/cards/exploring.ts';
import { pointsOf, rivalPoints } from '../../../games/factions/scoring.ts';
import type { Exoplanet, Player, Rival, State } from '../../../games/factions/state.ts';
import {
  cardName,
  explorerText,
  levelName,
  machineName,
  objectiveText,
} from '../../../games/factions/texts/words.ts';
import {
  energyCapacity,
  facesOf,
  levelReached,
  playerOf,
  resourceCapacity,
} from '../../../games/factions/verbs.ts';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { count } from '../../../kernel/defaults/words.ts';
import { BOLD, DIM, GOLD, PLAIN, seatInk, seatLetter } from '../../ink.ts';
import { flowed, type Line } from '../../lines.ts';

/** What every player has, and in solo the opponent. */

const INDENT = 4;
const LONGEST_NAME = 12;

export function playerLines(state: State, names: readonly string[], width: number): Line[] {
  return state.players.flatMap((player, seat) => [
    headOf(state, seat, names[seat] ?? ''),
    ...(player.faction === '' ? [] : detailsOf(state, seat, width)),
  ]);
}

function headOf(state: State, seat: Seat, name: string): Line {
  const { faction, passed } = playerOf(state, seat);
  const active = state.turn.seat === seat && state.round > 0 && !state.over && !state.upkeep;
  const points = faction === '' ? '' : `  ${count(pointsOf(state, seat), 'point')}`;
  return [
    { text: ` ${seatLetter(seat)} `, ink: seatInk(seat) },
    { text: ` ${name.slice(0, LONGEST_NAME)}${active ? ' ◂' : ''}${points}`, ink: BOLD },
    { text: faction === '' ? '' : `  ${FACTION[faction].name}`, ink: DIM },
    { text: state.leader === seat ? '  Leader' : '', ink: GOLD },
    { text: passed ? '  passed' : '', ink: DIM },
  ];
}

function detailsOf(state: State, seat: Seat, width: number): Line[] {
  const player = playerOf(state, seat);
  const { energy, resources, explorers, objectives, completed, rescues } = player;
  const stores = [
    `energy ${energy}/${energyCapacity(state, seat)}`,
    `resources ${resources}/${resourceCapacity(state, seat)}`,
    count(explorers.length, 'explorer'),
    count(objectives.length, 'objective'),
    ...(rescues > 0 ? [count(rescues, 'rescue')] : []),
  ];
  return [
    ...flowed(stores, width, INDENT, PLAIN),
    ...part('machines', machinesOf(player), width),
    ...part(
      'exoplanets',
      player.exoplanets.map((exoplanet) => exoplanetWords(state, seat, exoplanet)),
      width,
    ),
    ...part('techs', player.techs.map(cardName), width),
    ...part('completed', completed.map(cardName), width),
    ...part('hand', handOf(player), width),
  ];
}

/** A list with its title, nothing where it is empty. */
function part(title: string, items: readonly string[], width: number): Line[] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return flowed([`${title}: ${first}`, ...rest], width, INDENT, PLAIN);
}

/** `Batteries 3/10, Beta`, as far as there are upgrades. */
function machinesOf(player: Player): string[] {
  const { faction } = player;
  return MACHINES.flatMap((machine: MachineId, at) => {
    const filled = itemAt(player.upgrades, at);
    if (filled === 0) return [];
    const reached = levelsOf(faction, at)[levelReached(player, at) - 1];
    const done = reached === undefined ? '' : reached.level === 'complete' ? ' done' : '';
    const name =
      reached === undefined ? machineName(machine, faction) : levelName(machine, reached.level, faction);
    return [`${name} ${filled}/${slotsOf(faction, at)}${done}`];
  });
}

/** `Yvaga ocean 4/5`, `Toge ocean explored`. */
function exoplanetWords(state: State, seat: Seat, exoplanet: Exoplanet): string {
  const { card, explored } = exoplanet;
  const { name, type } = EXOPLANET[card];
  const progress = `${strengthOn(exoplanet)}/${requirement(state, seat, card)}`;
  return `${name} ${type} ${explored ? 'explored' : progress}`;
}

/** What the viewer may see of a hand. */
function handOf({ explorers, objectives }: Player): string[] {
  return [
    ...facesOf(explorers).map((card) => `${cardName(card)} (${explorerText(card)})`),
    ...facesOf(objectives).map((card) => `${cardName(card)} (${objectiveText(card)})`),
  ];
}

// ── Solo ──────────────────────────────────────────────────────────────────────────────────────────

export function rivalLines(state: State, width: number): Line[] {
  return state.rival.flatMap((rival) =>
    rival.faction === '' ? [] : matOf(state, rival, rival.faction, width),
  );
}

function matOf(state: State, rival: Rival, faction: FactionId, width: number): Line[] {
  const stores = [
    count(rival.resources, 'resource'),
    count(rival.upgrades, 'upgrade'),
    count(rival.objectives.length, 'objective'),
    `${rival.deck.length} of ${rival.deck.length + rival.discard.length} cards left`,
  ];
  return [
    [
      { text: ' × ', ink: DIM },
      { text: ` Opponent  ${count(rivalPoints(state), 'point')}`, ink: BOLD },
      { text: `  ${FACTION[faction].name}, ${state.options.difficulty}`, ink: DIM },
    ],
    ...flowed(stores, width, INDENT, PLAIN),
    ...part('explorers', rival.explorers.map(cardName), width),
    ...part(
      'exoplanets',
      rival.exoplanets.map(
        (card) => `${cardName(card)} ${EXOPLANET[card]?.type} ${EXOPLANET[card]?.requirement}`,
      ),
      width,
    ),
    ...part('techs', rival.techs.map(cardName), width),
  ];
}
