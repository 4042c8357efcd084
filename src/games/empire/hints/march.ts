import type { Seat } from '../../../kernel/game.ts';
import { SCAN, SECTOR, type Sector, sectorOf } from '../board.ts';
import { strengthIn } from '../actions/battle.ts';
import { HOME, isPlanet, ROLE_CARD, ROLES, type RoleCard } from '../facts.ts';
import { topCard } from '../cards/piles.ts';
import type { Battle, StepOf, MoveOf, Reveal, State } from '../state.ts';
import { ancientsOf, battleOf, hasUnitIn, sideOf } from '../verbs.ts';
import { cruisersIn } from './dials.ts';
import { decksToTurn, defenceOf, defenceWorth, defend, forceOf, planOf } from './duel.ts';
import { endWorth, threatAt } from './standing.ts';
import type { Weights } from './weights.ts';

/** Cards turned for the Ancients. The back of a card names it, so all but what lies under it is known. */

const YOU = 0;

export function revealWorths(
  state: State,
  _seat: Seat,
  { why }: StepOf<'reveal'>,
  moves: readonly MoveOf<'reveal'>[],
  weights: Weights,
): number[] {
  const decks = moves.map(({ deck }) => ROLES.indexOf(deck));
  return why === 'battle'
    ? battleCards(state, battleOf(state), decks, weights)
    : decks.map((deck) => marchBy(state, deck, why, weights));
}

function battleCards(state: State, battle: Battle, decks: readonly number[], weights: Weights): number[] {
  const own = sideOf(battle, YOU);
  const force = forceOf(state, YOU, battle.sector, own.strength);
  const defence = defenceOf(state, force, cruisersIn(state, battle), weights);
  return decks.map((role) => {
    const { top, rest } = state.decks[role]!;
    const plan = planOf(state, top, rest.length, defence.threats.length, weights);
    const [t, w = 0, s = 0] = own.dial;
    if (t !== undefined) return defend(defence, plan, t, w, s);
    return plan.values.length === 0 ? plan.bias : defenceWorth({ ...defence, plans: [plan] });
  });
}

/** The best card that can be turned for a move of the Ancients. */
export function marchWorth(state: State, why: Reveal, cruisers: number, weights: Weights): number {
  let best = -100;
  for (const deck of decksToTurn(state)) {
    const worth = marchBy(state, deck, why, weights, cruisers);
    if (worth > best) best = worth;
  }
  return best;
}

/** What a move brings if the card of a deck is turned; more cruisers may have joined by then. */
function marchBy(state: State, deck: number, why: Reveal, weights: Weights, joined = 0): number {
  const turned = state.decks[deck]!;
  const { rest } = turned;
  if (rest.length === 0) return endWorth(state, YOU, weights);
  const bias = weights.card * (rest.length - 6);
  const role = ROLES.indexOf(topCard(turned).role);
  if (role !== deck) return bias + arrival(state, topCard(state.decks[role]!), why, weights, joined);
  let sum = 0;
  for (const card of rest) sum += arrival(state, ROLE_CARD[card], why, weights, joined);
  return bias + sum / rest.length;
}

function arrival(state: State, card: RoleCard, why: Reveal, weights: Weights, joined: number): number {
  const { cruisers, staging, supply } = ancientsOf(state);
  const sector = sectorOf(card.sector);
  const staying = cruisers.filter((at) => SECTOR[at] === sector);
  const left = new Set<number>();
  let worth = 0;
  for (const at of cruisers) {
    if (SECTOR[at] === sector || left.has(at)) continue;
    left.add(at);
    const tile = state.tiles[at]!;
    if (tile === '') continue;
    worth -= state.colonies[at] === YOU ? 3 : 1;
    worth += threatAt(state, at, weights);
    if (tile === HOME || left.size >= supply) return worth + endWorth(state, YOU, weights);
  }
  const entering = cruisers.length - staying.length + staging + joined;
  const berths = berthsIn(state, sector, staying, entering);
  for (const at of berths) worth -= threatAt(state, at, weights);
  if (why !== 'warlord' || entering === 0 || !hasUnitIn(state, YOU, sector)) return worth;
  return worth + ambush(state, sector, [...staying, ...berths], weights);
}

/** 10.1.4: where cruisers that enter a sector are put. */
function berthsIn(state: State, sector: Sector, taken: readonly number[], count: number): number[] {
  const free = SCAN[sector]!.filter((at) => !taken.includes(at));
  const planets = free.filter((at) => isPlanet(state.tiles[at]!));
  const others = free.filter((at) => !planets.includes(at));
  if (count <= planets.length) return planets.slice(0, count);
  return [...planets, ...free.filter((at) => others.includes(at))].slice(0, count);
}

/** The battle that follows when cruisers enter. */
function ambush(state: State, sector: Sector, cruisers: readonly number[], weights: Weights): number {
  const force = forceOf(state, YOU, sector, strengthIn(state, YOU, sector));
  return defenceWorth(defenceOf(state, force, cruisers, weights));
}
