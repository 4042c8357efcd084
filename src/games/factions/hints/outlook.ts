import type { Seat } from '../../../kernel/game.ts';
import {
  BATTERIES,
  BATTERY_NAMES,
  BURN_ENERGY,
  type BatteryLevel,
  type Card,
  EXOPLANET,
  MERCURY_CARD,
  type Op,
} from '../facts.ts';
import { unseenValues } from '../mining.ts';
import { bonus, holds, INFORMANT_RING, LAWS, replaced } from '../modifiers.ts';
import { exoplanetPrice } from '../planets.ts';
import type { Exoplanet, Player, State, Tile } from '../state.ts';
import { upgradePrice } from '../upgrades.ts';
import {
  bit,
  energyCapacity,
  levelReached,
  objectiveLimit,
  ownMachine,
  playerOf,
  plays,
  resourceCapacity,
  techLimit,
} from '../verbs.ts';
import { coloniesWorth } from './colonies.ts';
import { giftWorth, researchWorth } from './gifts.ts';
import { upgradeGains } from './machines.ts';
import { type Errands, errandsOf } from './tasks.ts';
import { type Times, timesOf } from './times.ts';
import { WEIGHTS } from './weights.ts';

/** A seat, what it owns and the time it has left. */
export interface Owner {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly times: Times;
  /** VP of each machine by the Builders' Bequest. */
  readonly builders: number;
}

export function ownerOf(state: State, seat: Seat): Owner {
  const builders = LAWS[state.bequest]?.effect.mod === 'vpPerCompletedMachine' ? 1 : 0;
  return { state, seat, player: playerOf(state, seat), times: timesOf(state, seat), builders };
}

/** A position as one seat sees it, with what more of everything would add. */
export interface Outlook extends Owner {
  readonly battery: number;
  readonly hold: number;
  /** What a visit to Mercury brings on average. */
  readonly charge: number;
  readonly resource: number;
  /** Energy for a burned resource. */
  readonly burn: number;
  /** What one upgrade, two, three and so on add; likewise explorers. */
  readonly upgrades: readonly number[];
  readonly upgradePrices: readonly number[];
  readonly explorers: readonly number[];
  readonly venusBonus: number;
  /** What the exoplanets of the market add, best first. */
  readonly market: readonly number[];
  readonly exoplanetPrice: number;
  readonly objective: number;
  readonly saturn: number;
  readonly tech: number;
  readonly research: number;
  readonly vote: number;
  readonly errands: Errands;
}

const MOST_PLANNED = 8;
/** An explorer like most, to see what one more would bring. */
const AVERAGE_EXPLORER: Card = 've03';

export function outlookOf(state: State, seat: Seat): Outlook {
  const owner = ownerOf(state, seat);
  const { player, times, builders } = owner;
  const hand = player.explorers.map(({ card }) => card);
  const base = coloniesWorth(state, seat, player.exoplanets, hand, times);
  const wanted = Math.min(6, Math.max(2, player.resources + 3));
  const explorers = Array.from({ length: wanted + 1 }, (_, count) => {
    if (count === 0) return 0;
    const more = [...hand, ...new Array<Card>(count).fill(AVERAGE_EXPLORER)];
    return coloniesWorth(state, seat, player.exoplanets, more, times) - base;
  });
  const outlook: Outlook = {
    ...owner,
    battery: energyCapacity(state, seat),
    hold: resourceCapacity(state, seat),
    charge: chargeOf(state, seat),
    resource: times.last ? WEIGHTS.lastResource : WEIGHTS.resource,
    burn: replaced(state, seat, 'burnResourceEnergy') ?? BURN_ENERGY,
    upgrades: upgradeGains(player, MOST_PLANNED, times, builders),
    upgradePrices: Array.from({ length: MOST_PLANNED + 1 }, (_, count) =>
      count === 0 ? 0 : upgradePrice(state, seat, count),
    ),
    explorers,
    venusBonus: bonus(state, seat, 'venusBonus'),
    market: [],
    exoplanetPrice: exoplanetPrice(state, seat),
    objective: objectiveGain(state, seat, times),
    saturn: 0,
    tech: techGain(state, seat, times),
    research: 0,
    vote: 0,
    errands: errandsOf(state, seat),
  };
  const market = state.exoplanets
    .map((card) => exoplanetGain(outlook, card, base))
    .toSorted((a, b) => b - a);
  const full = { ...outlook, market };
  const research = Math.max(0, ...state.research.map((card) => researchWorth(full, card)));
  const saturn = full.objective * saturnKeeps(state, seat);
  return { ...full, research, saturn, vote: bestVote({ ...full, research }) };
}

function chargeOf(state: State, seat: Seat): number {
  if (plays(state, seat, 'zealots')) return energyCapacity(state, seat);
  const level = BATTERY_NAMES[levelReached(playerOf(state, seat), BATTERIES)] as BatteryLevel;
  const cards = state.decks.mercury.length > 0 ? state.decks.mercury : state.discards.mercury;
  const sum = cards.reduce((total, card) => total + (MERCURY_CARD[card] as (typeof MERCURY_CARD)[string])[level], 0);
  return sum / cards.length + bonus(state, seat, 'mercuryBonus');
}

function objectiveGain(state: State, seat: Seat, { rounds, last }: Times): number {
  const held = playerOf(state, seat).objectives.length;
  const room = held < objectiveLimit(state, seat) ? 1 : 0.35;
  return (WEIGHTS.objective[rounds] as number) * room * (last && state.upkeep ? 0 : 1);
}

function saturnKeeps(state: State, seat: Seat): number {
  if (bonus(state, seat, 'saturnKeepAll') > 0) return holds(state, seat, INFORMANT_RING) ? 2.2 : 1.6;
  return holds(state, seat, INFORMANT_RING) ? 1.7 : 1;
}

export function techWorth(state: State, seat: Seat, card: Card, { usage }: Times): number {
  const faction = playerOf(state, seat).faction;
  const worth = (WEIGHTS.tech[card] ?? 0) * usage;
  return faction === 'megacore' && card === 'ur05' ? worth * 1.4 : worth;
}

function techGain(state: State, seat: Seat, times: Times): number {
  const { techs } = playerOf(state, seat);
  const best = Math.max(0, ...state.decks.uranus.map((card) => techWorth(state, seat, card, times)));
  if (techs.length < techLimit(state, seat)) return best;
  return Math.max(0, best - Math.min(...techs.map((card) => techWorth(state, seat, card, times))));
}

/** What an exoplanet adds, its effect included. */
export function exoplanetGain(outlook: Outlook, card: Card, base?: number): number {
  const { state, seat, player, times } = outlook;
  const hand = player.explorers.map((held) => held.card);
  const fresh: Exoplanet = { card, explorers: [], explored: false };
  const before = base ?? coloniesWorth(state, seat, player.exoplanets, hand, times);
  const owned = coloniesWorth(state, seat, [...player.exoplanets, fresh], hand, times) - before;
  return owned + boonGain(outlook, card);
}

export function boonGain(outlook: Outlook, card: Card): number {
  return Math.max(0, ...effectsOf(card).map((ops) => giftWorth(outlook, ops)));
}

function bestVote(outlook: Outlook): number {
  const { state } = outlook;
  const leader = state.claimed || state.players.length === 1 ? 0 : WEIGHTS.leader;
  return Math.max(leader, ...(['A', 'B'] as const).map((option) => rewardWorth(outlook, option)));
}

export function rewardWorth(outlook: Outlook, option: 'A' | 'B'): number {
  const law = LAWS[`${outlook.state.event}${option}`];
  if (law === undefined) return 0;
  return giftWorth(outlook, law.reward) * (plays(outlook.state, outlook.seat, 'council') ? 1.9 : 1);
}

/** Resources a tile brings on average, before the hold is full. */
export function oreOf({ state, seat }: Outlook, tile: Tile): number {
  const extra = bonus(state, seat, 'mineBonus') + (ownMachine(state, seat, 'megacore') ? 2 : 0);
  return extra + ((tile.known & bit(seat)) !== 0 ? tile.value : meanTile(state));
}

export function meanTile(state: State): number {
  const values = unseenValues(state);
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The steps of an effect of an exoplanet. */
export function effectOf(card: Card, choice: 'A' | 'B'): readonly Op[] {
  return EXOPLANET[card]?.effects.find(({ key }) => key === choice)?.do ?? [];
}

/** What an own exoplanet adds as it is. */
export function lossOf({ state, seat, player, times }: Outlook, card: Card): number {
  const hand = player.explorers.map((held) => held.card);
  const left = player.exoplanets.filter((exoplanet) => exoplanet.card !== card);
  const worth = (exoplanets: readonly Exoplanet[]) => coloniesWorth(state, seat, exoplanets, hand, times);
  return worth(player.exoplanets) - worth(left);
}

function effectsOf(card: Card): (readonly Op[])[] {
  return (EXOPLANET[card] as (typeof EXOPLANET)[string]).effects.map((effect) => effect.do);
}
