import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { keysOf } from '../../../../kernel/data/records.ts';
import {
  CARD_KINDS,
  EFFECTS,
  EVENTS,
  FLARES,
  LAYERS,
  MARKED_FLARE,
  SCENARIOS,
  SUITS,
  TRIGGER,
} from '../../facts.ts';
import { LAYER, SPACES } from '../../board.ts';
import type { Clock } from '../clock.ts';
import { threshold } from '../../scoring.ts';
import type { Options } from '../../options.ts';
import type { State } from '../../state.ts';
import {
  blocks,
  byStage,
  digits,
  layout,
  MOMENTUM_SIZE,
  noteMomentum,
  numbered,
  SEATS,
  STAGES,
} from './layout.ts';
import { EFFECT_NUMBER } from './seats.ts';

/** What belongs to all: the clock, the deck, the event, the rules, and how the seats compare. */

const STAGE = layout.block('stage', STAGES);
const FLARES_SEEN = layout.block('flares', FLARES + 1);
const CARDS_LEFT = layout.block('fours of cards', 20);
const TURNS = layout.block('own turns to come', 24);
const FLARE_CHANCE = layout.block('sixteenths of a chance of a flare', 8);
const AGAIN_CHANCE = layout.block('eighths of a chance of a next turn', 9);

const EFFECT_CARDS = blocks('a card left, and many, of effect', EFFECTS.length, 2);
/** Cards of an effect that are many. */
const MANY = 7;
const TRIGGERS = layout.block('trigger flares left', 5);
const EVENT = layout.block('event', EVENTS.length);
const CUBES = layout.block('fours of cubes', 3);
const FEEDERS = blocks('feeders in layer', LAYERS.length, 2);
const IDLE = layout.block('rounds without a card', 4);

const TABLE = layout.block('seats', SEATS);
const MODES = ['competitive', 'solo', 'coop'] as const;
const MODE = layout.block('mode', MODES.length);
const SCENARIO = layout.block('scenario', Object.keys(SCENARIOS).length);

const LEAD = byStage('threes of lead over the best rival', 6);
const AHEAD = layout.block('binary digit of a lead', 4);
const BEHIND = layout.block('binary digit of being behind', 5);
const BEST = layout.block('momentum of the best rival', MOMENTUM_SIZE);
const LEAST = layout.block('momentum of the least rival', MOMENTUM_SIZE - 1);
const OWN_NEED = layout.block('fours of momentum lacking', 7);
const TEAM_NEED = layout.block('fours of momentum the weakest lacks', 7);
const MET = layout.block('nothing more to reach', 2);

/** Rules that are not the usual ones. */
const UNUSUAL: readonly ((options: Options) => boolean)[] = [
  ({ vestigial }) => !vestigial,
  ({ keepTiming }) => keepTiming === 'deferred',
  ({ rescueGates }) => !rescueGates,
  ({ finalFlareTowersOnly }) => finalFlareTowersOnly,
  ({ chainRule }) => chainRule === 'lenient',
  ({ chainAdjacency }) => chainAdjacency === 'flyable',
  ({ pulseMandatory }) => pulseMandatory,
  ({ punctureDraws }) => punctureDraws,
  ({ sacrificeDraws }) => !sacrificeDraws,
  ({ teleportRepeat }) => !teleportRepeat,
  ({ tributeScope }) => tributeScope === 'all',
  ({ eventHurlDraws }) => !eventHurlDraws,
];
const RULES = layout.block('unusual rule', UNUSUAL.length);

const MODE_NUMBER = numbered(MODES);
const SCENARIO_NUMBER = numbered(keysOf(SCENARIOS));
const EVENT_NUMBER = numbered(EVENTS);

export function noteMatch(state: State, seat: Seat, clock: Clock, stage: number, noted: FeatureSet): void {
  noteClock(state, clock, stage, noted);
  noteDeck(state, noted);
  noteEvent(state, noted);
  noteRules(state, noted);
  noteLead(state, seat, stage, noted);
  noteGoal(state, seat, noted);
}

function noteClock({ flares, idle, players }: State, clock: Clock, stage: number, noted: FeatureSet): void {
  noted.note(STAGE, stage);
  noted.exactly(FLARES_SEEN, flares);
  noted.exactly(TURNS, clock.turns | 0);
  noted.exactly(FLARE_CHANCE, (16 * clock.flare) | 0);
  noted.exactly(AGAIN_CHANCE, (8 * clock.again) | 0);
  noted.atLeast(IDLE, (idle / players.length) | 0);
}

const effectCards = new Uint8Array(EFFECTS.length);

function noteDeck({ deck, effects }: State, noted: FeatureSet): void {
  let cards = 0;
  for (let kind = 0; kind < CARD_KINDS; kind++) cards += deck[kind]!;
  noted.exactly(CARDS_LEFT, cards >> 2);
  noted.atLeast(TRIGGERS, deck[TRIGGER]! + deck[MARKED_FLARE]!);
  effectCards.fill(0);
  for (let suit = 0; suit < SUITS.length; suit++) {
    const number = EFFECT_NUMBER.get(effects[suit]!);
    if (number !== undefined) effectCards[number] = effectCards[number]! + deck[suit]!;
  }
  for (let effect = 0; effect < EFFECTS.length; effect++) {
    const count = effectCards[effect]!;
    if (count > 0) noted.atLeast(EFFECT_CARDS[effect]!, count < MANY ? 1 : 2);
  }
}

function noteEvent({ event, cubes, feeders }: State, noted: FeatureSet): void {
  const number = EVENT_NUMBER.get(event);
  if (number === undefined) return;
  noted.note(EVENT, number);
  if (event === 'GARDEN') noteCubes(cubes, noted);
  if (event === 'FEEDERS' || event === 'PARASITE') noteFeeders(feeders, noted);
}

function noteCubes(cubes: readonly number[], noted: FeatureSet): void {
  let count = 0;
  for (let space = 0; space < SPACES; space++) count += cubes[space]!;
  noted.atLeast(CUBES, count >> 2);
}

const feedersByLayer = new Uint8Array(LAYERS.length);

function noteFeeders(feeders: readonly number[], noted: FeatureSet): void {
  feedersByLayer.fill(0);
  for (let space = 0; space < SPACES; space++)
    if (feeders[space] !== 0)
      feedersByLayer[LAYER[space]!] = feedersByLayer[LAYER[space]!]! + feeders[space]!;
  for (let layer = 0; layer < LAYERS.length; layer++) noted.atLeast(FEEDERS[layer]!, feedersByLayer[layer]!);
}

const knownRules = new WeakMap<Options, readonly number[]>();

function noteRules({ options, players }: State, noted: FeatureSet): void {
  noted.note(TABLE, players.length - 1);
  noted.note(MODE, MODE_NUMBER.get(options.mode));
  const scenario = SCENARIO_NUMBER.get(options.scenario);
  if (scenario !== undefined) noted.note(SCENARIO, scenario);
  const unusual = unusualRules(options);
  for (let i = 0; i < unusual.length; i++) noted.note(RULES, unusual[i]);
}

/** The options of a match stay the same. */
function unusualRules(options: Options): readonly number[] {
  let rules = knownRules.get(options);
  if (rules === undefined) {
    rules = UNUSUAL.flatMap((holds, number) => (holds(options) ? [number] : []));
    knownRules.set(options, rules);
  }
  return rules;
}

function noteLead({ players }: State, seat: Seat, stage: number, noted: FeatureSet): void {
  if (players.length === 1) return;
  const own = players[seat]!.momentum;
  let best = 0;
  let least = Number.MAX_SAFE_INTEGER;
  for (let who = 0; who < players.length; who++) {
    if (who === seat) continue;
    const { momentum } = players[who]!;
    if (momentum > best) best = momentum;
    if (momentum < least) least = momentum;
  }
  const lead = own - best;
  noted.exactly(LEAD[stage]!, Math.floor((lead + 10) / 3));
  digits(noted, AHEAD, lead);
  digits(noted, BEHIND, -lead);
  noteMomentum(noted, BEST, best);
  noteMomentum(noted, LEAST, least);
}

/** What a scenario or a team has to reach. */
function noteGoal(state: State, seat: Seat, noted: FeatureSet): void {
  const goal = threshold(state);
  if (goal === undefined) return;
  const { players } = state;
  let weakest = players[0]!.momentum;
  for (let who = 1; who < players.length; who++)
    if (players[who]!.momentum < weakest) weakest = players[who]!.momentum;
  const own = goal - players[seat]!.momentum;
  const team = goal - weakest;
  if (own > 0) noted.exactly(OWN_NEED, (own - 1) >> 2);
  else noted.note(MET, 0);
  if (team > 0) noted.exactly(TEAM_NEED, (team - 1) >> 2);
  else noted.note(MET, 1);
}
