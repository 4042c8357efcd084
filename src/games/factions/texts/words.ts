import type { Seat } from '../../../kernel/game.ts';
import { has, keysOf, tableOf } from '../../../kernel/data/records.ts';
import { capital, clause, count, listed, type Names } from '../../../kernel/defaults/words.ts';
import { around, BELT, NAME } from '../board.ts';
import {
  type Card,
  deckOf,
  type EventId,
  EXOPLANET,
  type ExoplanetId,
  EXPLORER,
  type ExplorerId,
  type FaceDown,
  FACTION,
  type FactionId,
  isFaceUp,
  MACHINE_NAMES,
  type MachineId,
  MACHINES,
  MERCURY_CARD,
  OBJECTIVE,
  type ObjectiveId,
  type Op,
  OWN_MACHINE,
  PLANETS,
  RESEARCH,
  type ResearchId,
  TECH,
  type TechId,
  TYPES,
} from '../facts.ts';
import { LAWS } from '../cards/modifiers.ts';
import type { State, Unit, Who } from '../state.ts';

/** The words the sentences of Factions of Sol are made of. */

/** Seats below 0 are the solo opponent. */
export function nameOf(names: Names, who: Who): string {
  return who < 0 ? 'The opponent' : (names[who] ?? `Seat ${who}`);
}

/** `+2`, `−1`. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

// ── Places and machines ───────────────────────────────────────────────────────────────────────────

/** The bands by the planet on their outer ring, as they are called on the board. */
export const BAND_NAMES = ['Corona', 'Venus', 'Earth', 'Mars', 'Belt', 'Saturn', 'Uranus', 'Neptune'];

/** A sector or quadrant by the name it has on the board: `4-10` is `Belt 10`, `K-3` is `Kuiper 3`. */
export function place(at: string): string {
  const [band, number] = at.split('-');
  return `${BAND_NAMES[Number(band)] ?? 'Kuiper'} ${number}`;
}

export function bandName(band: number): string {
  if (band === 0) return 'the Corona';
  return band === BELT ? 'the Asteroid Belt' : `the ${BAND_NAMES[band]} band`;
}

/** The planets a sector lies next to. */
export function planetsAt({ planets }: State, at: string): string[] {
  return planets.flatMap((orbit, planet) =>
    around(orbit).some((sector) => NAME[sector] === at) ? [PLANETS[planet]!] : [],
  );
}

/** `, next to Venus and Earth`, or nothing. */
export function nextTo(state: State, at: string): string {
  const near = planetsAt(state, at);
  return near.length === 0 ? '' : `, next to ${listed(near)}`;
}

/** A machine by the name on its owner's playmat. */
export function machineName(machine: MachineId, faction: FactionId | '' = ''): string {
  const at = MACHINES.indexOf(machine);
  if (at === OWN_MACHINE) return faction === '' ? 'the faction machine' : FACTION[faction].machine.name;
  return MACHINE_NAMES[at]!;
}

/** `Batteries Beta`, `Cargo Holds II`, `Solar Sails`. */
export function levelName(machine: MachineId, level: string, faction: FactionId | '' = ''): string {
  const name = machineName(machine, faction);
  return level === 'complete' ? name : `${name} ${capital(level)}`;
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

const BACKS = {
  mercury: 'a Mercury card',
  venus: 'an explorer',
  jupiter: 'an exoplanet',
  saturn: 'a secret objective',
  uranus: 'a tech',
  neptune: 'a research card',
} as const;

/** A card by its name, one that lies face down by its back. */
export function cardName(card: Card | FaceDown): string {
  return isFaceUp(card) ? NAMES[card] : BACKS[deckOf(card)];
}

const NAMES: Readonly<Record<Card, string>> = {
  ...names(OBJECTIVE),
  ...names(EXPLORER),
  ...names(EXOPLANET),
  ...names(TECH),
  ...names(RESEARCH),
  ...names(MERCURY_CARD),
};

function names<C extends Card>(cards: Readonly<Record<C, { readonly name: string }>>): Record<C, string> {
  return tableOf(keysOf(cards), (card) => cards[card].name);
}

export function cardNames(cards: readonly (Card | FaceDown)[]): string {
  return listed(cards.map(cardName));
}

/** `number 2, rocky −1, ocean +2` */
export function explorerText(card: ExplorerId): string {
  const { number, modifiers } = EXPLORER[card];
  const changes = TYPES.flatMap((type) =>
    modifiers[type] === 0 ? [] : [`${type} ${signed(modifiers[type])}`],
  );
  return [`number ${number}`, ...changes].join(', ');
}

/** `ocean, needs 5, produces 4 energy` */
export function exoplanetText(card: ExoplanetId): string {
  const { type, requirement, production } = EXOPLANET[card];
  return `${type}, needs ${requirement}, produces ${goods(production.energy, production.resources)}`;
}

export function goods(energy: number, resources: number): string {
  const parts = [
    ...(energy > 0 ? [`${energy} energy`] : []),
    ...(resources > 0 ? [count(resources, 'resource')] : []),
  ];
  return parts.length === 0 ? 'nothing' : listed(parts);
}

/** `A: draw 1 explorer` */
export function effectText(card: ExoplanetId, key: 'A' | 'B'): string {
  const effect = EXOPLANET[card].effects.find((one) => one.key === key);
  return `${key}: ${opsText(effect?.do ?? [])}`;
}

/** What a research card is or does. */
export function researchText(card: ResearchId): string {
  if (has(EXPLORER, card)) return `explorer, ${explorerText(card)}`;
  if (has(EXOPLANET, card)) return `exoplanet, ${exoplanetText(card)}`;
  if (has(TECH, card)) return `tech, ${techText(card)}`;
  const research = RESEARCH[card];
  return research.kind === 'instant' ? opsText(research.do) : '';
}

export function techText(card: TechId): string {
  return clause(TECH[card].text);
}

/** `3 points: hold at least 6 resources` */
export function objectiveText(card: ObjectiveId): string {
  const { vp, text } = OBJECTIVE[card];
  return `${count(vp, 'point')}: ${clause(text)}`;
}

/** `A, Toll Ceiling` */
export function optionName(event: EventId, option: 'A' | 'B'): string {
  return `${option}, ${LAWS[`${event}${option}`].name}`;
}

// ── What cards do ─────────────────────────────────────────────────────────────────────────────────

/** The steps of a card in words: `gain 4 energy, gain 2 resources and draw 1 explorer`. */
export function opsText(ops: readonly Op[]): string {
  return listed(ops.map(opText));
}

function opText(op: Op): string {
  switch (op.op) {
    case 'energy':
      return `gain ${op.n} energy`;
    case 'resources':
      return `gain ${count(op.n, 'resource')}`;
    case 'explorers':
      return `draw ${count(op.n, 'explorer')}`;
    case 'upgrades':
      return `gain ${count(op.n, 'upgrade')}${op.sameMachine ? ' for one machine' : ''}`;
    case 'objectives':
      return `draw ${count(op.draw, 'objective')}, keep ${op.keep}`;
    case 'tech':
      return 'take a tech';
    case 'research':
      return op.from === 'deck' ? 'gain the top research card' : 'take a research card from the market';
    case 'exoplanets':
      return op.from === 'deck'
        ? 'gain the top exoplanet'
        : `take ${op.n === 1 ? 'an exoplanet' : `${op.n} exoplanets`} from the market`;
    case 'convert':
      return conversion(op);
    case 'clearSectors':
      return `clear up to ${count(op.max, 'sector')}`;
    case 'clearBand':
      return 'clear one band';
    case 'movePlanet':
      return `move a planet ${steps(op.minSteps, op.maxSteps)}`;
    case 'teleport':
      return 'teleport next to any planet';
    case 'wormholes':
      return `place ${count(op.n, 'wormhole')}`;
    case 'mineRemote':
      return `mine ${count(op.n, 'tile')} anywhere${op.bonus > 0 ? `, +${op.bonus} each` : ''}`;
    case 'takeRandomExplorers':
      return `take ${count(op.n, 'random explorer')} from a player`;
    case 'peekAsteroids':
      return `look at up to ${count(op.max, 'tile')}`;
    case 'mayBurnExoplanet':
      return `burn an exoplanet of yours to ${opsText(op.then)}, or else ${opsText(op.else)}`;
  }
}

function conversion({ maxTimes, burnResources, gainUpgrades }: Extract<Op, { op: 'convert' }>): string {
  const times = maxTimes === 1 ? 'once' : `up to ${maxTimes} times`;
  return `${times} burn ${count(burnResources, 'resource')} for ${count(gainUpgrades, 'upgrade')}`;
}

function steps(least: number, most: number): string {
  return least === most ? count(most, 'step') : `${least} to ${most} steps`;
}

// ── Deals ─────────────────────────────────────────────────────────────────────────────────────────

/** One side of a deal: `2 resources, 5 energy and Yvaga`. */
export function unitWords(units: readonly Unit[]): string {
  if (units.length === 0) return 'nothing';
  const of = (what: Unit['what']): Unit[] => units.filter((unit) => unit.what === what);
  const energy = of('energy').reduce((sum, { item }) => sum + Number(item), 0);
  const unnamed = (['explorer', 'objective'] as const).flatMap((what) => {
    const n = of(what).filter(({ item }) => item === 'any').length;
    return n === 0 ? [] : [count(n, what)];
  });
  const named = units.filter(({ what, item }) => what !== 'resource' && what !== 'energy' && item !== 'any');
  return listed([
    ...(of('resource').length > 0 ? [count(of('resource').length, 'resource')] : []),
    ...(energy > 0 ? [`${energy} energy`] : []),
    ...unnamed,
    ...named.map(unitName),
  ]);
}

/** `1 resource`, `4 energy`, `an explorer of their choice`, `Yvaga`, `an upgrade of Solar Sails`. */
export function unitName(unit: Unit): string {
  switch (unit.what) {
    case 'resource':
      return '1 resource';
    case 'energy':
      return `${unit.item} energy`;
    case 'upgrade':
      return `an upgrade of ${machineName(unit.item)}`;
    default:
      return unit.item === 'any' ? `an ${unit.what} of the owner’s choice` : cardName(unit.item);
  }
}

/** For whom something is chosen: nobody is named where it is the one who chooses. */
export function forWhom(who: Who, seat: Seat): string {
  return who === seat ? '' : ' for the opponent';
}
