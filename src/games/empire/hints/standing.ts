import type { Seat } from '../../../kernel/game.ts';
import { logistic, softmax } from '../../../kernel/hints/chances.ts';
import { fulfils } from '../cards/edicts.ts';
import { CATEGORIES, HOME, LOCATIONS, SHIPS, TECH, TECH_SET } from '../facts.ts';
import { ancientPoints, outcomeOf } from '../scoring.ts';
import { ANCIENTS, type Ancients, type Step, type Player, type State } from '../state.ts';
import { costOf, effectOf } from '../cards/techs.ts';
import { shipStrength } from '../verbs.ts';
import { roundsLeft, usefulness } from './clock.ts';
import { creditWorth, fleetWorth, stockWorth, techsWorth } from './goods.ts';
import { countSectors, type Realm, realmOf, targetsOf } from './realm.ts';
import type { Weights } from './weights.ts';

/** How good a position is for a seat: its points and prospects against those of the others. */
export function valueOf(state: State, seat: Seat, weights: Weights): number {
  if (state.ending !== '') return finalWorth(state, seat, weights);
  const rounds = roundsLeft(state, weights);
  const own = standingOf(state, seat, rounds, weights) + pendingWorth(state, seat, weights);
  const lead = own - rivalsWorth(state, seat, rounds, weights);
  return lead + weights.victory * chanceOf(lead, rounds, weights);
}

/** Chances of winning by what everybody has, against how much may still change in the rounds to come. */
export function chancesOf(state: State, weights: Weights): number[] {
  const rounds = roundsLeft(state, weights);
  const spread = (weights.lead + weights.leadPerRound * rounds) / 2;
  const worths = state.players.map((_, seat) => standingOf(state, seat, rounds, weights));
  const [foe] = state.ancients;
  if (foe === undefined) return softmax(worths, spread);
  const theirs = ancientsWorth(state, foe, rounds, weights);
  return worths.map((worth) => logistic(worth - theirs, spread));
}

/** How sure a lead is, from -1 to 1. */
function chanceOf(lead: number, rounds: number, { lead: some, leadPerRound }: Weights): number {
  return Math.tanh(lead / (some + leadPerRound * rounds));
}

/** A match that is over: the points between, and the victory. */
function finalWorth(state: State, seat: Seat, { victory }: Weights): number {
  const won = outcomeOf(state)?.places[seat] === 1;
  return leadOf(state, seat) + (won ? victory : -victory);
}

/** How many points a seat is ahead of the best of the others. */
function leadOf(state: State, seat: Seat): number {
  let most = state.ancients.length > 0 ? ancientPoints(state) : 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) most = Math.max(most, realPoints(state, other));
  }
  return realPoints(state, seat) - most;
}

function realPoints(state: State, seat: Seat): number {
  return pointsBy(state, seat, realmOf(state, seat));
}

/** How much better or worse it is if the match ends now than if it goes on, with some points still won before. */
export function endWorth(state: State, seat: Seat, weights: Weights, more = 0): number {
  const lead = leadOf(state, seat) + more;
  return lead + (lead > 0 ? weights.victory : -weights.victory) - valueOf(state, seat, weights);
}

function rivalsWorth(state: State, seat: Seat, rounds: number, weights: Weights): number {
  const [foe] = state.ancients;
  if (foe !== undefined) return ancientsWorth(state, foe, rounds, weights);
  const { players } = state;
  let strongest = -100;
  let sum = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const worth = standingOf(state, other, rounds, weights);
    if (worth > strongest) strongest = worth;
    sum += worth;
  }
  return weights.strongest * strongest + (weights.average * sum) / (players.length - 1);
}

// ── Players ───────────────────────────────────────────────────────────────────────────────────────

/** Points, and what may become of the rest. */
function standingOf(state: State, seat: Seat, rounds: number, weights: Weights): number {
  const player = state.players[seat]!;
  const realm = realmOf(state, seat);
  const useful = usefulness(rounds, weights);
  const solo = state.ancients.length > 0;
  let worth = pointsBy(state, seat, realm);
  const { yields } = realm;
  let grown = 0;
  for (let i = 0; i < 3; i++) grown += Math.min(weights.yieldMost, yields[i]!);
  worth += weights.yield * rounds * grown;
  let prospects = stockWorth(player.stock, weights) + creditWorth(player.credits, weights);
  prospects += fleetWorth(fleetOf(player), solo, weights) + weights.onBoard * player.ships.length;
  const most = Math.min(targetsOf(state, seat), weights.targets.length, player.supply);
  for (let i = 0; i < most; i++) prospects += weights.targets[i]!;
  prospects += techsWorth(player, state.options.playerTechSets, weights);
  if (player.ready) prospects += weights.ready;
  worth += useful * prospects;
  if (solo) return worth;
  const crowning = isCrowning(state);
  const sure = crowning ? weights.crowning : 1;
  const heir = crowning ? heirOf(state) : state.emperor;
  if (seat === heir) worth += sure * crownWorth(rounds, weights);
  else if (seat === state.emperor) worth += (1 - sure) * crownWorth(rounds, weights);
  if (seat === heir && state.edict !== '' && fulfils(state, seat, state.edict))
    worth += useful * weights.edict;
  return worth;
}

/** What being Emperor is worth, as long as it lasts. */
export function crownWorth(rounds: number, { crown, crownRounds }: Weights): number {
  return crown * Math.min(rounds, crownRounds);
}

/** Whether influence at court will make an Emperor soon. */
function isCrowning({ players }: State): boolean {
  for (let i = 0; i < players.length; i++) if (players[i]!.court > 0) return true;
  return false;
}

/** Who would be crowned now (8.7). */
function heirOf({ players, emperor, leader }: State): Seat {
  let heir = emperor;
  let most = Math.max(1, players[emperor]!.court);
  for (let i = 0; i < players.length; i++) {
    const seat = (leader + i) % players.length;
    const { court } = players[seat]!;
    if (court > most) [heir, most] = [seat, court];
  }
  return heir;
}

/** All ships of a player, wherever they are. */
function fleetOf(player: Player): number {
  const { ships, staging } = player;
  let strength = 0;
  for (let kind = 0; kind < SHIPS.length; kind++) {
    let count = staging[kind]!;
    for (let i = 0; i < ships.length; i++) if (ships[i]!.kind === kind) count++;
    if (count > 0) strength += count * shipStrength(player, kind);
  }
  return strength;
}

function pointsBy(state: State, seat: Seat, realm: Realm): number {
  const { throne, techs } = state.players[seat]!;
  let points = throne.own + throne.galaxy + realm.colonies;
  for (let i = 0; i < throne.captured.length; i++) points += throne.captured[i]!;
  for (let i = 0; i < LOCATIONS.length; i++) {
    if (state.far[i] === seat) points += LOCATIONS[i]!.value;
  }
  for (let i = 0; i < techs.length; i++) {
    const { effect } = TECH[techs[i]!];
    if (effect.kind !== 'endScore') continue;
    const { per, div = 1 } = effect;
    const count =
      per === 'tech'
        ? techs.length
        : per === 'colony'
          ? realm.colonies
          : Math.max(0, countSectors(realm.settled) - 1);
    points += Math.floor(count / div);
  }
  return points;
}

// ── The Ancients ──────────────────────────────────────────────────────────────────────────────────

function ancientsWorth(state: State, foe: Ancients, rounds: number, weights: Weights): number {
  const { throne, cruisers } = foe;
  const useful = usefulness(rounds, weights);
  let worth = throne.own + throne.galaxy + throne.captured[0]!;
  for (let i = 0; i < LOCATIONS.length; i++) {
    if (state.far[i] === ANCIENTS) worth += LOCATIONS[i]!.value;
  }
  let prospects = weights.ancientCredit * Math.min(30, foe.credits);
  for (const category of CATEGORIES)
    prospects += (weights.ancientSet * costOf(foe.techs, category)) / TECH_SET;
  prospects += weights.cruiser * (cruisers.length + foe.staging);
  for (let i = 0; i < cruisers.length; i++) prospects += threatAt(state, cruisers[i]!, weights);
  return worth + useful * prospects;
}

/** What a cruiser in a region is about to destroy. */
export function threatAt(state: State, region: number, weights: Weights): number {
  const tile = state.tiles[region]!;
  if (tile === '') return 0;
  if (tile === HOME) return weights.cruiserAtHome;
  return state.colonies[region] === 0 ? weights.cruiserOnColony : weights.cruiserOnTile;
}

// ── What has begun ────────────────────────────────────────────────────────────────────────────────

/** What the question on top is about to give or take. */
function pendingWorth(state: State, seat: Seat, weights: Weights): number {
  const { stack, battles } = state;
  let worth = 0;
  const [battle] = battles;
  if (battle !== undefined && !battle.over) {
    for (const { who, kills } of battle.sides) {
      if (kills > 0 && who === seat) worth += 1;
      else if (kills > 0 && who !== ANCIENTS) worth -= weights.strongest;
    }
  }
  const step = stack[stack.length - 1];
  return step !== undefined && 'seat' in step && step.seat === seat
    ? worth + stepWorth(state, seat, step, weights)
    : worth;
}

function stepWorth(state: State, seat: Seat, step: Step, weights: Weights): number {
  switch (step.step) {
    case 'influence': {
      const player = state.players[seat]!;
      const uses = Math.min(step.left, Math.min(targetsOf(state, seat), player.supply) + step.petitions);
      const subvert = effectOf(player, 'propaganda')?.subvertCost ?? 2;
      return weights.influence * uses + (step.left - uses >= subvert ? weights.subvert : 0);
    }
    case 'forfeit':
      return weights.forfeit;
    case 'recall':
      return step.left * (step.to === 'staging' ? weights.recall : weights.recallLost);
    case 'forget':
      return weights.forget;
    case 'give':
      return step.left * weights.give;
    case 'bonus':
      return step.left * weights.bonus;
    case 'mine':
      return 2 * weights.bonus;
    default:
      return 0;
  }
}
