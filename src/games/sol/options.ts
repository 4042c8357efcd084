import type { OptionTable } from '../../kernel/options.ts';
import { keysOf } from '../../kernel/data/records.ts';
import {
  COLOURS,
  COOP_THRESHOLD,
  type Colour,
  EFFECTS,
  EVENTS,
  type EffectId,
  SCENARIOS,
  type ScenarioId,
} from './facts.ts';

/** The choices of RULES.md 14. */
export interface Options {
  readonly mode: 'competitive' | 'solo' | 'coop';
  readonly scenario: 'none' | ScenarioId;
  readonly threshold: number;
  readonly vestigial: boolean;
  readonly effects: 'firstGame' | 'random' | 'custom';
  readonly colours: readonly Colour[];
  readonly cards: readonly EffectId[];
  readonly swap: boolean;
  readonly firstPlayer: 'random' | 'seat0';
  readonly startEye: 'random' | 'fixed';
  readonly triggerFlares: number;
  readonly triggerEvent: 'random' | (typeof EVENTS)[number];
  readonly triggerMode: 'extra' | 'marked';
  readonly keepTiming: 'immediate' | 'deferred';
  readonly rescueGates: boolean;
  readonly finalFlareTowersOnly: boolean;
  readonly chainRule: 'strict' | 'lenient';
  readonly chainAdjacency: 'border' | 'flyable';
  readonly pulseMandatory: boolean;
  readonly punctureDraws: boolean;
  readonly sacrificeDraws: boolean;
  readonly teleportRepeat: boolean;
  readonly tributeScope: 'one' | 'all';
  readonly eventHurlDraws: boolean;
  readonly soloSuitsIncludeFlares: boolean;
  readonly stallRounds: number;
  readonly survivalTable: 'published' | 'draft';
}

const isFree = ({ scenario }: Options): boolean => scenario === 'none';
const hasTriggers = (options: Options): boolean => isFree(options) && options.triggerFlares > 0;

const SCENARIO_IDS = keysOf(SCENARIOS);

export const OPTIONS: OptionTable<Options> = {
  mode: {
    kind: 'choice',
    title: 'Game',
    help: 'Against each other, alone against a scenario, or all together: the group scores what its lowest player has.',
    values: ['competitive', 'solo', 'coop'],
    default: 'competitive',
    bySeats: { 1: 'solo' },
  },
  scenario: {
    kind: 'choice',
    title: 'Scenario',
    when: ({ mode }) => mode !== 'competitive',
    help: 'A given start, effects and a number to reach, for the solo and the cooperative game; "none" plays freely.',
    values: ['none', ...SCENARIO_IDS],
    default: 'none',
    bySeats: { 1: 'ancientTower' },
  },
  threshold: {
    kind: 'count',
    title: 'Momentum to reach',
    when: (options) => options.mode === 'coop' && isFree(options),
    help: 'Cooperative play without a scenario: what the lowest player needs; raise it by 3 for each step of difficulty.',
    min: 1,
    max: 99,
    default: COOP_THRESHOLD,
  },
  vestigial: {
    kind: 'flag',
    title: 'Vestigial structures',
    when: (options) => options.mode !== 'coop' && isFree(options),
    help: 'Everybody starts with a gate and a station on the board and the deck has one suit less: a shorter game. Not in scenarios or cooperative play.',
    default: true,
  },
  effects: {
    kind: 'choice',
    title: 'Effects',
    when: isFree,
    help: 'Which effect cards the suits get: the simple blue ones, a random choice from the colours below, or from your own list.',
    values: ['firstGame', 'random', 'custom'],
    default: 'firstGame',
  },
  colours: {
    kind: 'several',
    title: 'Colours of effects',
    when: (options) => isFree(options) && options.effects === 'random',
    help: 'With random effects: blue and green are simple, yellow is complex, red attacks other players and needs the consent of all.',
    values: COLOURS,
    default: ['blue', 'green', 'yellow'],
  },
  cards: {
    kind: 'several',
    title: 'Own list of effects',
    when: (options) => isFree(options) && options.effects === 'custom',
    help: 'With custom effects: a random choice from this list; with fewer than there are suits, suits share an effect.',
    values: EFFECTS,
    default: [],
  },
  swap: {
    kind: 'flag',
    title: 'Draft effect SWAP',
    when: (options) => isFree(options) && options.effects === 'random' && options.colours.includes('yellow'),
    help: 'Lets the effect SWAP, known only from a draft of the rules, take part with the yellow ones.',
    default: false,
    advanced: true,
  },
  firstPlayer: {
    kind: 'choice',
    title: 'First player',
    when: (_, seats) => seats > 1,
    help: 'Who takes the first turn: anybody, or the first seat of the table.',
    values: ['random', 'seat0'],
    default: 'random',
    advanced: true,
  },
  startEye: {
    kind: 'choice',
    title: 'Start of the motherships',
    help: 'Where the first mothership stands: on any eye of the orbit, or always on eye 0.',
    values: ['random', 'fixed'],
    default: 'random',
    advanced: true,
  },
  triggerFlares: {
    kind: 'count',
    title: 'Trigger flares',
    when: isFree,
    help: 'How many cards in the deck set off the trigger event; four are recommended, none leaves the event out.',
    min: 0,
    max: 5,
    zero: 'none',
    default: 0,
  },
  triggerEvent: {
    kind: 'choice',
    title: 'Trigger event',
    when: hasTriggers,
    help: 'What a trigger flare sets off; PARASITE is the older form of FEEDERS.',
    values: ['random', ...EVENTS],
    default: 'random',
  },
  triggerMode: {
    kind: 'choice',
    title: 'Trigger cards',
    when: hasTriggers,
    help: 'Extra cards that are replaced when drawn, or (draft rules) four marked solar flares.',
    values: ['extra', 'marked'],
    default: 'extra',
    advanced: true,
  },
  keepTiming: {
    kind: 'choice',
    title: 'Keeping a card',
    help: 'Choose the card to keep before the next turn, or while the others play; then a late choice is made by chance.',
    values: ['immediate', 'deferred'],
    default: 'immediate',
  },
  rescueGates: {
    kind: 'flag',
    title: 'Rescue by gates',
    help: 'A player without sundivers may give up a gate as well as a station for new ones.',
    default: true,
    advanced: true,
  },
  finalFlareTowersOnly: {
    kind: 'flag',
    title: 'Last flare: towers only',
    help: 'At the thirteenth flare only towers in outer orbit work, so no node can feed them.',
    default: false,
    advanced: true,
  },
  chainRule: {
    kind: 'choice',
    title: 'CHAIN',
    help: 'Strict: a whole group that is one line of single sundivers. Lenient: any line that cannot be prolonged.',
    values: ['strict', 'lenient'],
    default: 'strict',
    advanced: true,
  },
  chainAdjacency: {
    kind: 'choice',
    title: 'CHAIN across barriers',
    help: 'Whether sundivers on both sides of a barrier are linked always, or only where a gate stands.',
    values: ['border', 'flyable'],
    default: 'border',
    advanced: true,
  },
  pulseMandatory: {
    kind: 'flag',
    title: 'PULSE: all or none',
    help: 'PULSE may be played only by someone who can activate every station in both orbits, and then must.',
    default: false,
    advanced: true,
  },
  punctureDraws: {
    kind: 'flag',
    title: 'PUNCTURE draws cards',
    help: 'A gate made by PUNCTURE draws cards like a converted one.',
    default: false,
    advanced: true,
  },
  sacrificeDraws: {
    kind: 'flag',
    title: 'SACRIFICE draws cards',
    help: 'SACRIFICE draws the cards of its foundry’s layer.',
    default: true,
    advanced: true,
  },
  teleportRepeat: {
    kind: 'flag',
    title: 'TELEPORT again and again',
    help: 'TELEPORT may be used as often as the points allow, not only once.',
    default: true,
    advanced: true,
  },
  tributeScope: {
    kind: 'choice',
    title: 'TRIBUTE',
    help: 'Collects at one of your stations, or at all of them.',
    values: ['one', 'all'],
    default: 'one',
    advanced: true,
  },
  eventHurlDraws: {
    kind: 'flag',
    title: 'Event hurls draw cards',
    help: 'Sundivers hurled by IMPLODE draw a card for their owner like any other hurl.',
    default: true,
    advanced: true,
  },
  soloSuitsIncludeFlares: {
    kind: 'flag',
    title: 'Scenario suits include flares',
    when: (options) => !isFree(options),
    help: 'The number of suits of a scenario counts the solar flares; otherwise the deck has one suit more.',
    default: true,
    advanced: true,
  },
  stallRounds: {
    kind: 'count',
    title: 'Stall guard',
    help: 'After this many rounds without a card every orbit draws one, so that no match goes on for ever; 0 turns it off.',
    min: 0,
    max: 99,
    zero: 'no guard',
    default: 13,
    advanced: true,
  },
  survivalTable: {
    kind: 'choice',
    title: 'Levels of survival',
    help: 'The published table, or the draft’s, which lifts the winner by one level.',
    values: ['published', 'draft'],
    default: 'published',
    advanced: true,
  },
};

export function optionsFault(options: Options, seats: number): string | undefined {
  const { mode, scenario } = options;
  if ((mode === 'solo') !== (seats === 1)) {
    return seats === 1
      ? `mode must be solo for one seat, not ${mode}`
      : `mode solo is for one seat, not ${seats}`;
  }
  if (scenario !== 'none' && mode === 'competitive') return 'a scenario needs mode solo or coop';
  if (scenario !== 'none' && (options.effects !== 'firstGame' || options.triggerFlares > 0)) {
    return `scenario ${scenario} brings its own effects and trigger flares; scenario "none" lets you choose them`;
  }
  if (options.effects === 'custom' && options.cards.length === 0) {
    return 'effects "custom" needs at least one effect in "cards", such as CATAPULT';
  }
  if (options.effects === 'random' && options.colours.length === 0)
    return 'effects "random" needs at least one colour';
  return undefined;
}
