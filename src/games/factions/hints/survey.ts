import type { Seat } from '../../../kernel/game.ts';
import { BATTERIES, BATTERY_NAMES, BURN_ENERGY, MERCURY_CARD } from '../facts.ts';
import { bonus, holds, INFORMANT_RING, replaced } from '../cards/modifiers.ts';
import { exoplanetPrice } from '../actions/planets.ts';
import type { State } from '../state.ts';
import { upgradePrice } from '../cards/upgrades.ts';
import {
  energyCapacity,
  levelReached,
  objectiveLimit,
  playerOf,
  plays,
  resourceCapacity,
  techLimit,
} from '../verbs.ts';
import { coloniesOf } from './colonies.ts';
import { exoplanetGain, researchWorth, rewardWorth } from './gifts.ts';
import { upgradeGains } from './machines.ts';
import { remembering } from './memory.ts';
import { type Outlook, ownerOf, techWorth } from './outlook.ts';
import { objectiveWorths } from './tasks.ts';
import type { Times } from './times.ts';
import { WEIGHTS } from './weights.ts';

const MOST_PLANNED = 8;

/** Looks at a position once, for all that is asked about it. */
export function outlookOf(state: State, seat: Seat): Outlook {
  const outlook = firstLook(state, seat);
  outlook.market = state.exoplanets.map((card) => exoplanetGain(outlook, card)).sort((a, b) => b - a);
  for (const card of state.research)
    outlook.research = Math.max(outlook.research, researchWorth(outlook, card));
  outlook.saturn = outlook.objective * saturnKeeps(state, seat);
  outlook.vote = bestVote(outlook);
  return outlook;
}

/** The outlook without what hangs on the rest of it. */
function firstLook(state: State, seat: Seat): { -readonly [Part in keyof Outlook]: Outlook[Part] } {
  const owner = ownerOf(state, seat);
  const { player, times, builders } = owner;
  const wanted = Math.min(6, Math.max(2, player.resources + 3));
  const colonies = coloniesOf(owner, wanted);
  return {
    state,
    seat,
    player,
    times,
    builders,
    battery: energyCapacity(state, seat),
    hold: resourceCapacity(state, seat),
    charge: chargeOf(state, seat),
    resource: times.last ? WEIGHTS.lastResource : WEIGHTS.resource,
    burn: replaced(state, seat, 'burnResourceEnergy') ?? BURN_ENERGY,
    upgrades: upgradeGains(owner, MOST_PLANNED),
    upgradePrices: upgradePrices(state, seat),
    explorers: colonies.explorers,
    colonies,
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
}

const prices = remembering<readonly number[]>();

/** What one upgrade, two and so on cost. */
function upgradePrices(state: State, seat: Seat): readonly number[] {
  return prices(seat, [state.law, playerOf(state, seat).techs], () =>
    Array.from({ length: MOST_PLANNED + 1 }, (_, count) =>
      count === 0 ? 0 : upgradePrice(state, seat, count),
    ),
  );
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
