import type { FeatureBlock, FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { ANCIENTS, type Belligerent, type Player, type State } from '../../state.ts';
import { HOME, LOCATIONS, TECH_SET, TECHS } from '../../facts.ts';
import { roundsLeft, usefulness } from '../clock.ts';
import { BY_HAND } from '../weights.ts';
import { fleetWorth } from '../goods.ts';
import { layout } from './layout.ts';
import { ON_BOARD, tallies, type Tally, TECH_COUNT } from './tally.ts';

/** The clock of the match, and how far the own seat is ahead. */

const ROUNDS = layout.block('half rounds left', 20);
const STAGE = layout.block('stage', 5);
const TURN = layout.block('turns by four', 8);
const SEATS = layout.block('seats', 4);
/** The rounds from which more is left, and how large a lead is told in each stage. */
const STAGES = [1, 2.5, 4.5, 7] as const;
const LEADS = leadBlocks('lead in points', [8, 8, 7, 5, 3]);
const PROSPECTS = leadBlocks('lead in prospects', [24, 24, 20, 16, 10]);
/** Alone one may be far behind. */
const BEHIND = 17;
const PROSPECTS_ALONE = layout.block('lead in prospects over the Ancients', BEHIND + 9);
const OUTLOOK = layout.block('outlook', 25);
const RANK = layout.block('players ahead', 4);

function leadBlocks(name: string, most: readonly number[]): FeatureBlock[] {
  return most.map((largest, stage) => layout.block(`${name} in stage ${stage}`, 2 * largest + 1));
}

function stageOf(rounds: number): number {
  let stage = 0;
  while (stage < STAGES.length && rounds >= STAGES[stage]!) stage++;
  return stage;
}

export function noteLead(state: State, own: Seat, heir: Seat, noted: FeatureSet): void {
  const { players, turn } = state;
  const seats = players.length;
  const rounds = roundsLeft(state, BY_HAND);
  const stage = stageOf(rounds);
  noted.exactly(ROUNDS, Math.floor(2 * rounds));
  noted.note(STAGE, stage);
  noted.exactly(TURN, turn >> 2);
  noted.note(SEATS, seats - 1);
  const points = tallies[0]!.points;
  let most = seats === 1 ? ancientPoints(state) : 0;
  let ahead = 0;
  for (let place = 1; place < seats; place++) {
    const theirs = tallies[place]!.points;
    if (theirs > most) most = theirs;
    if (theirs > points) ahead++;
  }
  if (seats === 1 && most >= points) ahead++;
  noted.note(RANK, ahead);
  noteBalance(LEADS[stage]!, points - most, noted);
  noteProspects(state, own, heir, rounds, stage, noted);
}

/** A lead, or how far behind. */
function noteBalance(block: FeatureBlock, lead: number, noted: FeatureSet): void {
  noted.exactly(block, lead + (block.size - 1) / 2);
}

/** Points and what may become of the rest, in half points and as a chance. */
function noteProspects(
  state: State,
  own: Seat,
  heir: Seat,
  rounds: number,
  stage: number,
  noted: FeatureSet,
): void {
  const hopes = prospectOf(state, own, 0, heir, rounds) + pendingOf(state, own);
  const lead = hopes - rivalProspect(state, own, heir, rounds);
  if (state.players.length === 1) noted.exactly(PROSPECTS_ALONE, Math.round(lead) + BEHIND);
  noteBalance(PROSPECTS[stage]!, Math.round(2 * lead), noted);
  const chance = Math.tanh(lead / (BY_HAND.lead + BY_HAND.leadPerRound * rounds));
  noteBalance(OUTLOOK, Math.round(12 * chance), noted);
}

function rivalProspect(state: State, own: Seat, heir: Seat, rounds: number): number {
  const seats = state.players.length;
  if (seats === 1) return ancientProspect(state, rounds);
  let strongest = -100;
  let sum = 0;
  for (let place = 1; place < seats; place++) {
    const prospect = prospectOf(state, (own + place) % seats, place, heir, rounds);
    if (prospect > strongest) strongest = prospect;
    sum += prospect;
  }
  return BY_HAND.strongest * strongest + (BY_HAND.average * sum) / (seats - 1);
}

// ── Prospects of a player ─────────────────────────────────────────────────────────────────────────

function prospectOf(state: State, seat: Seat, place: number, heir: Seat, rounds: number): number {
  const tally = tallies[place]!;
  const solo = state.players.length === 1;
  const useful = usefulness(rounds, BY_HAND);
  const { yields } = tally;
  let grown = 0;
  for (let i = 0; i < 3; i++) grown += Math.min(BY_HAND.yieldMost, yields[i]!);
  let worth = tally.points + BY_HAND.yield * rounds * grown;
  worth += useful * goodsWorth(state.players[seat]!, tally, solo);
  if (state.options.playerTechSets) worth += useful * setsWorth(tally);
  if (solo) return worth;
  worth += shareOfCrown(state, seat, heir) * BY_HAND.crown * Math.min(rounds, BY_HAND.crownRounds);
  return tally.fulfils && seat === heir ? worth + useful * BY_HAND.edict : worth;
}

/** How sure the crown is: others may still go to court while somebody is there. */
function shareOfCrown({ emperor, players }: State, seat: Seat, heir: Seat): number {
  if (seat !== heir && seat !== emperor) return 0;
  let isCrowning = false;
  for (let i = 0; i < players.length; i++) if (players[i]!.court > 0) isCrowning = true;
  if (!isCrowning) return 1;
  return seat === heir ? BY_HAND.crowning : 1 - BY_HAND.crowning;
}

/** What the open question is about to give the own seat, or to take from it. */
function pendingOf({ stack, battles, players }: State, own: Seat): number {
  let worth = 0;
  if (battles.length > 0 && !battles[0]!.over) {
    const [attacker, defender] = battles[0]!.sides;
    worth = killsWorth(attacker, own) + killsWorth(defender, own);
  }
  const step = stack[stack.length - 1];
  if (step === undefined || !('seat' in step) || step.seat !== own) return worth;
  switch (step.step) {
    case 'influence': {
      const uses = Math.min(tallies[0]!.targets, players[own]!.supply) + step.petitions;
      return worth + BY_HAND.influence * Math.min(step.left, uses);
    }
    case 'forfeit':
      return worth + BY_HAND.forfeit;
    case 'recall':
      return worth + step.left * (step.to === 'staging' ? BY_HAND.recall : BY_HAND.recallLost);
    case 'give':
      return worth + step.left * BY_HAND.give;
    case 'bonus':
      return worth + step.left * BY_HAND.bonus;
    case 'mine':
      return worth + 2 * BY_HAND.bonus;
    default:
      return worth;
  }
}

/** A side that has destroyed ships will score for it. */
function killsWorth({ who, kills }: Belligerent, own: Seat): number {
  if (kills === 0 || who === ANCIENTS) return 0;
  return who === own ? 1 : -BY_HAND.strongest;
}

function goodsWorth({ stock, credits, supply, ready }: Player, tally: Tally, solo: boolean): number {
  const { measures, techs } = tally;
  let worth = CREDIT_SUMS[Math.min(credits, LARGEST)]! + (solo ? FLEET_SOLO : FLEET)[tally.strength]!;
  for (let i = 0; i < 3; i++) worth += STOCK_SUMS[i]![stock[i]!]!;
  worth += BY_HAND.onBoard * measures[ON_BOARD]!;
  worth += TARGET_SUMS[Math.min(tally.targets, supply, BY_HAND.targets.length)]!;
  for (let i = 0; i < measures[TECH_COUNT]!; i++) worth += TECH_WORTH[techs[i]!]!;
  return ready ? worth + BY_HAND.ready : worth;
}

function setsWorth({ costs }: Tally): number {
  const open = (costs[0]! % TECH_SET) + (costs[1]! % TECH_SET) + (costs[2]! % TECH_SET);
  return (BY_HAND.set * open) / TECH_SET;
}

const LARGEST = 99;

/** The worth of the first so many things, the last of which goes on. */
function sums(worths: readonly number[], largest: number = LARGEST): Float64Array {
  const table = new Float64Array(largest + 1);
  for (let i = 1; i <= largest; i++) table[i] = table[i - 1]! + worths[Math.min(i, worths.length) - 1]!;
  return table;
}

const CREDIT_SUMS = sums(BY_HAND.credits);
const STOCK_SUMS = BY_HAND.stock.map((worths) => sums(worths));
const TARGET_SUMS = sums(BY_HAND.targets);
const FLEET = Float64Array.from({ length: LARGEST + 1 }, (_, i) => fleetWorth(i, false, BY_HAND));
const FLEET_SOLO = Float64Array.from({ length: LARGEST + 1 }, (_, i) => fleetWorth(i, true, BY_HAND));
const TECH_WORTH = Float64Array.from(TECHS, ({ id }) => BY_HAND.tech[id]);

// ── The Ancients ──────────────────────────────────────────────────────────────────────────────────

export function ancientPoints({ ancients, far }: State): number {
  const { own, galaxy, captured } = ancients[0]!.throne;
  let points = own + galaxy + captured[0]!;
  for (let i = 0; i < LOCATIONS.length; i++) if (far[i] === ANCIENTS) points += LOCATIONS[i]!.value;
  return points;
}

function ancientProspect(state: State, rounds: number): number {
  const { credits, techs, cruisers, staging } = state.ancients[0]!;
  let worth = BY_HAND.ancientCredit * Math.min(30, credits) + BY_HAND.cruiser * (cruisers.length + staging);
  worth += (BY_HAND.ancientSet / TECH_SET) * ancientCosts(techs);
  for (let i = 0; i < cruisers.length; i++) worth += threatOf(state, cruisers[i]!);
  return ancientPoints(state) + usefulness(rounds, BY_HAND) * worth;
}

function ancientCosts(techs: readonly string[]): number {
  let cost = 0;
  for (let i = 0; i < techs.length; i++) cost += TECH_COST.get(techs[i]!)!;
  return cost;
}

const TECH_COST: ReadonlyMap<string, number> = new Map(TECHS.map(({ id, cost }) => [id, cost]));

function threatOf({ tiles, colonies }: State, region: number): number {
  const tile = tiles[region]!;
  if (tile === '') return 0;
  if (tile === HOME) return BY_HAND.cruiserAtHome;
  return colonies[region] === 0 ? BY_HAND.cruiserOnColony : BY_HAND.cruiserOnTile;
}

// ── The crown ─────────────────────────────────────────────────────────────────────────────────────

/** Who would be crowned now (8.7): the Emperor, unless somebody has more influence at court. */
export function heirOf({ players, emperor, leader }: State): Seat {
  const seats = players.length;
  if (seats === 1) return -1;
  let heir = emperor;
  let most = Math.max(1, players[emperor]!.court);
  for (let i = 0; i < seats; i++) {
    const seat = (leader + i) % seats;
    const { court } = players[seat]!;
    if (court <= most) continue;
    heir = seat;
    most = court;
  }
  return heir;
}
