import type { FeatureBlock, FeatureLayout, FeatureSet } from '../../../../kernel/hints/features.ts';
import { kitCard, shipCard } from '../../facts.ts';
import type { State } from '../../state.ts';
import { cardCount } from '../../verbs.ts';
import { type Gauge, gaugeFor, tell } from './gauge.ts';
import { SEATS } from './fleet.ts';
import { TURNS_OF, WORTH_OF } from './progress.ts';

/** What belongs to all: the options, the clock, the deck, and who is ahead. */

interface Match {
  readonly seats: FeatureBlock;
  /** The place of the own seat in the round. */
  readonly order: FeatureBlock;
  /** No Mothership is rebuilt; twin asteroids let shots pass; there is a round limit. */
  readonly rules: FeatureBlock;
  readonly begun: FeatureBlock;
  readonly round: Gauge;
  readonly roundsLeft: Gauge;
  readonly deck: Gauge;
  readonly speedKits: Gauge;
  readonly juggernauts: Gauge;
  readonly lead: Lead;
  readonly leadOnAverage: Lead;
  /** Quarters of turns that the rival nearest to victory needs. */
  readonly rivalTurns: Gauge;
  /** Turns by which that rival is behind. */
  readonly ahead: FeatureBlock;
  /** The lead by the stage of the match. */
  readonly staged: readonly FeatureBlock[];
}

/** Points of the hints by which the own seat is ahead. */
interface Lead {
  readonly near: FeatureBlock;
  readonly far: Gauge;
}

const FAR_LEADS_ON_AVERAGE = [20, 40];
const FAR_LEADS = [16, 23, 32, 45, 65, 95];
/** From this far behind to as far ahead. */
const NEAR_LEAD = 12;
const MOST_AHEAD = 2;

/** Quarters of turns that somebody must still need in a stage. */
const STAGES = [40, 30, 22, 15, 9];
const STAGED_LEADS = [-10, -5, -2, 1, 4, 9];

export function matchBlocks(layout: FeatureLayout): Match {
  return {
    seats: layout.block('seats', SEATS - 1),
    order: layout.block('place in the round', SEATS),
    rules: layout.block('rules', 3),
    begun: layout.block('begun', 1),
    round: gaugeFor(layout, 'round', [3, 6, 9, 13, 18, 25, 40], 2),
    roundsLeft: gaugeFor(layout, 'rounds left', [1, 2, 3, 5, 8, 12, 18], 0),
    deck: gaugeFor(layout, 'deck', [15, 30, 45, 60, 75], 75),
    speedKits: gaugeFor(layout, 'speed kits in the deck', [1, 3], 3),
    juggernauts: gaugeFor(layout, 'Juggernauts in the deck', [1], 2),
    lead: leadBlocks(layout, 'lead over the strongest', FAR_LEADS),
    leadOnAverage: leadBlocks(layout, 'lead over all', FAR_LEADS_ON_AVERAGE),
    rivalTurns: gaugeFor(layout, 'turns of the leading rival', RIVAL_TURNS, 99),
    ahead: layout.block('turns ahead', 2 * MOST_AHEAD + 1),
    staged: STAGES.map((turns) =>
      layout.block(`lead while ${turns} quarters are left`, STAGED_LEADS.length + 1),
    ),
  };
}

const RIVAL_TURNS = [5, 8, 11, 14, 18, 23, 30, 40];

function leadBlocks(layout: FeatureLayout, name: string, far: readonly number[]): Lead {
  const marks = [...far.map((points) => 1 - points).reverse(), ...far];
  return { near: layout.block(name, 2 * NEAR_LEAD + 1), far: gaugeFor(layout, `${name}, far`, marks, 0) };
}

export function noteMatch(noted: FeatureSet, match: Match, state: State, seat: number): void {
  const { options, order, deck } = state;
  noted.note(match.seats, order.length - 2);
  noted.note(match.order, order.indexOf(seat));
  if (!options.rebuildMothership) noted.note(match.rules);
  if (!options.twinEdgeBlocks) noted.note(match.rules, 1);
  if (options.roundLimit > 0) noted.note(match.rules, 2);
  if (state.round > 0) noted.note(match.begun);
  tell(noted, match.round, state.round);
  tell(noted, match.roundsLeft, options.roundLimit > 0 ? options.roundLimit - state.round : ENDLESS);
  tell(noted, match.deck, cardCount(deck));
  tell(noted, match.speedKits, deck[kitCard('explorer')]! + deck[kitCard('cheetah')]!);
  tell(noted, match.juggernauts, deck[shipCard('juggernaut')]!);
}

const ENDLESS = 999;

/** The place of the rival nearest to victory, or -1 when none is in the race. */
export function leadingRival(seats: number, never: number): number {
  let leader = -1;
  let least = never;
  for (let place = 1; place < seats; place++) {
    if (TURNS_OF[place]! >= least) continue;
    least = TURNS_OF[place]!;
    leader = place;
  }
  return leader;
}

/** Who is ahead, once the match has begun. */
export function noteLead(noted: FeatureSet, match: Match, seats: number, leader: number): void {
  let strongest = 0;
  let sum = 0;
  for (let place = 1; place < seats; place++) {
    const worth = WORTH_OF[place]!;
    if (worth > strongest) strongest = worth;
    sum += worth;
  }
  const own = WORTH_OF[0]!;
  const lead = Math.round(own - strongest);
  noteLeadOf(noted, match.lead, lead);
  if (seats > 2) noteLeadOf(noted, match.leadOnAverage, Math.round(own - sum / (seats - 1)));
  const rival = leader < 0 ? ENDLESS : Math.round(4 * TURNS_OF[leader]!);
  const turns = Math.round(4 * TURNS_OF[0]!);
  tell(noted, match.rivalTurns, rival);
  noted.exactly(match.ahead, MOST_AHEAD + Math.round((rival - turns) / 4));
  noteStages(noted, match.staged, lead, turns < rival ? turns : rival);
}

function noteLeadOf(noted: FeatureSet, { near, far }: Lead, lead: number): void {
  noted.exactly(near, NEAR_LEAD + lead);
  tell(noted, far, lead);
}

function noteStages(noted: FeatureSet, staged: readonly FeatureBlock[], lead: number, least: number): void {
  let step = 0;
  while (step < STAGED_LEADS.length && lead >= STAGED_LEADS[step]!) step++;
  for (let stage = 0; stage < STAGES.length; stage++)
    if (least >= STAGES[stage]!) noted.note(staged[stage]!, step);
}
