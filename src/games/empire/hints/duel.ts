import type { Seat } from '../../../kernel/game.ts';
import { SECTOR, type Sector } from '../board.ts';
import { ANCIENT_CRUISERS, type CardId, ROLE_CARD, ROLES, SHIELDS, TACTICS, WEAPONS } from '../facts.ts';
import { coloniesOf } from '../actions/landmarks.ts';
import type { Player, State } from '../state.ts';
import { dialBonus } from '../cards/techs.ts';
import { playerOf, shipHull } from '../verbs.ts';
import { endWorth, threatAt } from './standing.ts';
import type { Weights } from './weights.ts';

/** What battles bring on average. */

/** What a player brings into a battle. */
export interface Force {
  strength: number;
  ships: number;
  /** Hits that destroy the weakest ship, and all of them. */
  weakest: number;
  hull: number;
  colonies: number;
  readonly bonus: readonly number[];
}

/** The units of a player in a sector; their strength is told apart, as more may come. */
export function forceOf(state: State, seat: Seat, sector: Sector, strength: number): Force {
  const player = playerOf(state, seat);
  const force: Force = { strength, ships: 0, weakest: 9, hull: 0, colonies: 0, bonus: dialBonus(player) };
  for (const { kind, at } of player.ships) if (SECTOR[at] === sector) addShip(force, player, kind);
  for (const region of coloniesOf(state, seat)) if (SECTOR[region] === sector) force.colonies++;
  return force;
}

export function addShip(force: Force, player: Player, kind: number): void {
  const hull = shipHull(player, kind);
  force.ships++;
  force.hull += hull;
  force.weakest = Math.min(force.weakest, hull);
}

// ── Against the Ancients ──────────────────────────────────────────────────────────────────────────

/** A battle against cruisers: what they threaten, the worst first, and the cards it may be fought by. */
export interface Defence {
  readonly force: Force;
  readonly threats: readonly number[];
  readonly plans: readonly Plan[];
  /** Whether a token is left for a kill. */
  readonly token: number;
  readonly weights: Weights;
}

/** The decks a card may be turned from: any, or the fullest if nobody chooses for the Ancients. */
export function decksToTurn({ decks, options }: State): readonly number[] {
  if (options.ancientExplore === 'human') return ALL_DECKS;
  const sizes = decks.map(({ rest }) => rest.length);
  return [sizes.indexOf(Math.max(...sizes))];
}

const ALL_DECKS: readonly number[] = ROLES.map((_, role) => role);

/** What the Ancients set if a card is turned, and what turning it costs; no values where it ends the match. */
export interface Plan {
  readonly values: readonly number[];
  readonly bias: number;
}

export function defenceOf(
  state: State,
  force: Force,
  cruisers: readonly number[],
  weights: Weights,
): Defence {
  const threats = cruisers.map((at) => threatAt(state, at, weights)).sort((a, b) => b - a);
  const plans = decksToTurn(state).map((role) => {
    const { top, rest } = state.decks[role]!;
    return planOf(state, top, rest.length, threats.length, weights);
  });
  return { force, threats, plans, token: playerOf(state, 0).supply > 0 ? 1 : 0, weights };
}

export function planOf(
  state: State,
  card: CardId | '',
  left: number,
  cruisers: number,
  weights: Weights,
): Plan {
  if (left === 0 || card === '') return { values: [], bias: endWorth(state, 0, weights) };
  return { values: valuesOn(card, cruisers), bias: weights.card * Math.min(0, left - 6) };
}

/** 9.3.3: what a card counts with so many cruisers. */
export function valuesOn(card: CardId, cruisers: number): number[] {
  return ROLE_CARD[card].dial.map((value) => Math.max(0, value - (ANCIENT_CRUISERS - cruisers)));
}

/** What a dial brings against a plan. */
export function defend(defence: Defence, plan: Plan, t: number, w: number, s: number): number {
  const { force, threats, token, weights } = defence;
  const { values, bias } = plan;
  if (values.length === 0) return bias;
  const lead = t + force.bonus[TACTICS]! - values[TACTICS]!;
  const dealt = Math.max(0, w + force.bonus[WEAPONS]! - values[SHIELDS]!);
  const taken = Math.max(0, values[WEAPONS]! - s - force.bonus[SHIELDS]!);
  let worth = bias + Math.sign(lead);
  const kills = Math.min(dealt, threats.length);
  if (kills > 0) worth += token;
  for (let i = 0; i < kills; i++) worth += threats[i]!;
  const moved = Math.min(threats.length, kills + Math.max(0, lead));
  for (let i = kills; i < moved; i++) worth += weights.displaced * threats[i]!;
  const colonies = Math.min(force.colonies, Math.max(0, taken - force.hull));
  return worth - weights.staged * Math.min(taken, force.hull) - weights.colonyLost * colonies;
}

/** The best that can be made of a battle against cruisers: the dial is set first, the card is chosen then. */
export function defenceWorth(defence: Defence): number {
  const { strength } = defence.force;
  let best = -100;
  for (const plan of defence.plans) {
    if (plan.values.length === 0) continue;
    for (let t = 0; t <= strength; t++) {
      for (let w = 0; w <= strength - t; w++) {
        const worth = defend(defence, plan, t, w, strength - t - w);
        if (worth > best) best = worth;
      }
    }
  }
  return best;
}

// ── Against players ───────────────────────────────────────────────────────────────────────────────

/** A battle between players as one of them sees it. */
export interface Duel {
  readonly own: Force;
  readonly foe: Force;
  /** What a point the enemy wins or loses is worth. */
  readonly share: number;
  /** Whether galaxy tokens are left. */
  readonly prize: number;
  readonly weights: Weights;
}

export function duelOf(state: State, own: Force, foe: Force, weights: Weights): Duel {
  const others = state.players.length - 1;
  const share = others === 1 ? 1 : weights.average;
  return { own, foe, share, prize: state.galaxy === 0 ? 0 : 1, weights };
}

/** What hits are worth to the one who deals them, in own points and in points the other loses. */
function hitWorth(hits: number, force: Force, share: number, { staged }: Weights): number {
  if (hits <= 0) return 0;
  const razed = Math.min(hits, force.colonies);
  const kill = 1 + staged;
  const raids = razed * (1 + share) + (hits - razed >= force.weakest ? kill : 0);
  if (hits < force.weakest) return raids;
  return Math.max(raids, kill + Math.min(hits - force.weakest, force.colonies) * (1 + share));
}

export function fight({ own, foe, share, prize, weights }: Duel, mine: Split, theirs: Split): number {
  const lead = mine[0] + own.bonus[TACTICS]! - theirs[0] - foe.bonus[TACTICS]!;
  const dealt = mine[1] + own.bonus[WEAPONS]! - theirs[2] - foe.bonus[SHIELDS]!;
  const taken = theirs[1] + foe.bonus[WEAPONS]! - mine[2] - own.bonus[SHIELDS]!;
  const tactics = lead > 0 ? prize : lead < 0 ? -share * prize : 0;
  return tactics + hitWorth(dealt, foe, share, weights) - lossWorth(taken, own, share, weights);
}

/** What hits cost the one who takes them. */
function lossWorth(hits: number, force: Force, share: number, weights: Weights): number {
  if (hits <= 0) return 0;
  const razed = Math.min(hits, force.colonies);
  const kill = share + weights.staged;
  const raids = razed * (1 + share) + (hits - razed >= force.weakest ? kill : 0);
  if (hits < force.weakest) return raids;
  return Math.max(raids, kill + Math.min(hits - force.weakest, force.colonies) * (1 + share));
}

export type Split = readonly [tactics: number, weapons: number, shields: number];

/** Shares of a strength that cover what people do with it. */
const SHARES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [0, 0],
  [0.5, 0.5],
  [0.5, 0],
  [0, 0.5],
  [0.34, 0.33],
  [0.6, 0.2],
  [0.2, 0.6],
  [0.2, 0.2],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.4, 0.6],
  [0.25, 0.5],
  [0.5, 0.25],
];

export function splitsOf(strength: number): Split[] {
  return SHARES.map(([t, w]) => {
    const tactics = Math.round(t * strength);
    const weapons = Math.min(strength - tactics, Math.round(w * strength));
    return [tactics, weapons, strength - tactics - weapons];
  });
}

/** The same battle as the enemy sees it. */
function mirrored({ own, foe, share, prize, weights }: Duel): Duel {
  return { own: foe, foe: own, share, prize, weights };
}

/** How likely the enemy sets each of some dials: the better they answer what anybody might do, the likelier. */
export function moodOf(duel: Duel, theirs: readonly Split[], mine: readonly Split[]): number[] {
  const other = mirrored(duel);
  const worths = theirs.map(
    (split) => mine.reduce((sum, own) => sum + fight(other, split, own), 0) / mine.length,
  );
  const best = Math.max(...worths);
  const odds = worths.map((worth) => Math.exp(duel.weights.temper * (worth - best)));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}

/** What a battle promises. */
export function duelWorth(duel: Duel): number {
  const mine = splitsOf(duel.own.strength);
  const theirs = splitsOf(duel.foe.strength);
  const mood = moodOf(duel, theirs, mine);
  let best = -100;
  for (const split of mine) {
    let worth = 0;
    for (let i = 0; i < theirs.length; i++) worth += mood[i]! * fight(duel, split, theirs[i]!);
    if (worth > best) best = worth;
  }
  return best;
}
