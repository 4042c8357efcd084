import type { Seat } from '../../../kernel/game.ts';
import { BATTERIES, BATTERY_NAMES, BURN_ENERGY, type ExplorerId, MERCURY_CARD } from '../facts.ts';
import { bonus, holds, INFORMANT_RING, replaced } from '../cards/modifiers.ts';
import { exoplanetPrice } from '../actions/planets.ts';
import type { State } from '../state.ts';
import { upgradePrice } from '../cards/upgrades.ts';
import {
  energyCapacity,
  facesOf,
  levelReached,
  objectiveLimit,
  playerOf,
  plays,
  resourceCapacity,
  techLimit,
} from '../verbs.ts';
import { coloniesWorth } from './colonies.ts';
import { exoplanetGain, researchWorth, rewardWorth } from './gifts.ts';
import { upgradeGains } from './machines.ts';
import { type Outlook, ownerOf, techWorth } from './outlook.ts';
import { objectiveWorths } from './tasks.ts';
import type { Times } from './times.ts';
import { WEIGHTS } from './weights.ts';

const MOST_PLANNED = 8;
/** An explorer like most, to see what one more would bring. */
const AVERAGE_EXPLORER = 've03';

/** Looks at a position once, for all that is asked about it. */
export function outlookOf(state: State, seat: Seat): Outlook {
  const owner = ownerOf(state, seat);
  const { player, times, builders } = owner;
  const hand = facesOf(player.explorers);
  const base = coloniesWorth(state, seat, player.exoplanets, hand, times);
  const wanted = Math.min(6, Math.max(2, player.resources + 3));
  const explorers = Array.from({ length: wanted + 1 }, (_, count) => {
    if (count === 0) return 0;
    const more = [...hand, ...new Array<ExplorerId>(count).fill(AVERAGE_EXPLORER)];
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
    objectiveWorths: objectiveWorths(state, seat),
  };
  const market = state.exoplanets.map((card) => exoplanetGain(outlook, card, base)).toSorted((a, b) => b - a);
  const full = { ...outlook, market };
  const research = Math.max(0, ...state.research.map((card) => researchWorth(full, card)));
  const saturn = full.objective * saturnKeeps(state, seat);
  return { ...full, research, saturn, vote: bestVote({ ...full, research }) };
}

function chargeOf(state: State, seat: Seat): number {
  if (plays(state, seat, 'zealots')) return energyCapacity(state, seat);
  const level = BATTERY_NAMES[levelReached(playerOf(state, seat), BATTERIES)]!;
  const cards = state.decks.mercury.length > 0 ? state.decks.mercury : state.discards.mercury;
  const sum = cards.reduce((total, card) => total + MERCURY_CARD[card][level], 0);
  return sum / cards.length + bonus(state, seat, 'mercuryBonus');
}

function objectiveGain(state: State, seat: Seat, { rounds, last }: Times): number {
  const held = playerOf(state, seat).objectives.length;
  const room = held < objectiveLimit(state, seat) ? 1 : 0.35;
  return WEIGHTS.objective[rounds]! * room * (last && state.upkeep ? 0 : 1);
}

function saturnKeeps(state: State, seat: Seat): number {
  if (bonus(state, seat, 'saturnKeepAll') > 0) return holds(state, seat, INFORMANT_RING) ? 2.2 : 1.6;
  return holds(state, seat, INFORMANT_RING) ? 1.7 : 1;
}

function techGain(state: State, seat: Seat, times: Times): number {
  const { techs } = playerOf(state, seat);
  const best = Math.max(0, ...state.decks.uranus.map((card) => techWorth(state, seat, card, times)));
  if (techs.length < techLimit(state, seat)) return best;
  return Math.max(0, best - Math.min(...techs.map((card) => techWorth(state, seat, card, times))));
}

function bestVote(outlook: Outlook): number {
  const { state } = outlook;
  const leader = state.claimed || state.players.length === 1 ? 0 : WEIGHTS.leader;
  return Math.max(leader, ...(['A', 'B'] as const).map((option) => rewardWorth(outlook, option)));
}
