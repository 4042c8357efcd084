import type { Seat } from '../../kernel/game.ts';
import { pick, type Rng, shuffled } from '../../kernel/match/rng.ts';
import { type Board, LAYER, NAME, SPACES, type Space, segmentOf, sideFor, spaceOf } from './board.ts';
import { CARDS } from './cards/cards.ts';
import {
  CARD_KINDS,
  CARDS_PER_SUIT,
  CONVECTIVE,
  COOP_EFFECTS,
  EFFECTS,
  ENERGY_AT_START,
  EVENTS,
  type EffectId,
  type EventId,
  FLARE,
  FLARES,
  GATES,
  HOLD_AT_START,
  MARKED_FLARE,
  SCENARIO_TRIGGERS,
  SCENARIOS,
  type Scenario,
  SHIP_DISTANCE,
  STATIONS,
  STATIONS_EACH,
  SUITS,
  SUNDIVERS,
  TRIGGER,
} from './facts.ts';
import type { Options } from './options.ts';
import type { Card, StepOf, MoveOf, Player, State } from './state.ts';
import { boardOf, type Events, hasStation, placeGate, placeStation, playerOf } from './verbs.ts';

/** A new match (4, 12.3, 13), ready to be settled to its first question. */
export function setupState(seats: number, options: Options, rng: Rng, rules: number): State {
  const scenario = scenarioOf(options);
  const board = sideFor(seats);
  const first = options.firstPlayer === 'random' ? rng.int(seats) : 0;
  const firstEye = scenario || options.startEye === 'fixed' ? 0 : rng.int(board.eyes);
  const suits = suitsOf(seats, options, rng);
  const event = eventOf(options, rng);
  const energy = scenario?.energy ?? ENERGY_AT_START;
  // The versions differ in deferred keeping alone.
  const queues = options.keepTiming === 'deferred' && rules > 1;
  const state: State = {
    ...(queues && { rules }),
    options,
    players: Array.from({ length: seats }, (_, seat) => {
      const turnsLater = (seat - first + seats) % seats;
      const eye = eyeOf(board, firstEye, turnsLater * SHIP_DISTANCE[seats]!);
      return { ...newPlayer(seats, energy, eye), ...(queues && { later: [] }) };
    }),
    stations: new Array<number>(SPACES).fill(0),
    gates: new Array<number>(board.segments.length).fill(0),
    cubes: new Array<number>(SPACES).fill(0),
    feeders: new Array<number>(SPACES).fill(0),
    effects: effectsBySuit(suits, effectsOf(options, suits.length, rng), rng),
    event,
    first,
    deck: deckOf(suits, triggersOf(options), options.triggerMode),
    discard: new Array<number>(CARD_KINDS).fill(0),
    flares: 0,
    clock: 0,
    idle: 0,
    turn: newTurn(first),
    stack: [{ step: 'turn' }],
    over: false,
  };
  if (scenario) buildScenario(state, scenario);
  if (hasVestiges(options)) state.stack.push({ step: 'vestige', seat: first, placed: 0 });
  return state;
}

function scenarioOf({ scenario }: Options): Scenario | undefined {
  return scenario === 'none' ? undefined : SCENARIOS[scenario];
}

/** 4.7: in competitive play and in free solo play. */
function hasVestiges({ vestigial, mode, scenario }: Options): boolean {
  return vestigial && mode !== 'coop' && scenario === 'none';
}

function eyeOf({ eyes }: Board, first: number, behind: number): number {
  return (first - (behind % eyes) + eyes) % eyes;
}

function newPlayer(seats: number, energy: number, eye: number): Player {
  return {
    eye,
    energy,
    momentum: 0,
    hold: HOLD_AT_START,
    reserve: SUNDIVERS - HOLD_AT_START,
    lost: 0,
    vaporized: 0,
    guests: new Array<number>(seats).fill(0),
    divers: new Array<number>(SPACES).fill(0),
    gates: GATES,
    stations: STATIONS.map(() => STATIONS_EACH),
    removed: STATIONS.map(() => 0),
    card: -1,
    pool: [],
    owes: false,
  };
}

function newTurn(seat: Seat): State['turn'] {
  return {
    seat,
    number: 0,
    points: 0,
    acted: false,
    effect: '',
    uses: 0,
    marked: -1,
    seen: [],
    paid: [],
    start: [],
    used: [],
    type: -1,
    cleared: false,
    earned: false,
    flared: false,
    queue: [],
  };
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

/** 4.5, 12.4, 13.2: the flares and as many random other suits as the game calls for. */
function suitsOf(seats: number, options: Options, rng: Rng): Card[] {
  const others = SUITS.map((_, suit) => suit).filter((suit) => suit !== FLARE);
  return [FLARE, ...shuffled(rng, others).slice(0, otherSuits(seats, options))];
}

function otherSuits(seats: number, options: Options): number {
  const scenario = scenarioOf(options);
  if (options.mode === 'coop') return seats + 1;
  if (options.mode === 'competitive') return hasVestiges(options) ? seats : seats + 1;
  if (!scenario) return 2;
  return scenario.suits - (options.soloSuitsIncludeFlares ? 1 : 0);
}

/** Which effects take part. They are dealt over the suits; a scenario brings its own. */
function effectsOf(options: Options, suits: number, rng: Rng): readonly EffectId[] {
  const scenario = scenarioOf(options);
  if (scenario) return scenario.effects;
  const count = options.mode === 'coop' ? COOP_EFFECTS : suits;
  return shuffled(rng, candidates(options)).slice(0, count);
}

/** 4.6 */
function candidates(options: Options): readonly EffectId[] {
  if (options.effects === 'custom') return options.cards;
  const colours: readonly string[] = options.effects === 'firstGame' ? ['blue'] : options.colours;
  return EFFECTS.filter((id) => colours.includes(CARDS[id].colour) && (id !== 'SWAP' || options.swap));
}

/** One token a card; with fewer cards than tokens the tokens are spread as evenly as possible (13.3). */
function effectsBySuit(suits: readonly Card[], effects: readonly EffectId[], rng: Rng): (EffectId | '')[] {
  const bySuit = SUITS.map((): EffectId | '' => '');
  if (effects.length === 0) return bySuit;
  const dealt = shuffled(rng, effects);
  shuffled(rng, suits).forEach((suit, i) => {
    bySuit[suit] = dealt[i % dealt.length]!;
  });
  return bySuit;
}

function triggersOf(options: Options): number {
  const scenario = scenarioOf(options);
  if (!scenario) return options.triggerFlares;
  return scenario.event ? SCENARIO_TRIGGERS : 0;
}

/** The event of the match; chance never picks PARASITE, the older form of FEEDERS. */
function eventOf(options: Options, rng: Rng): EventId | '' {
  if (triggersOf(options) === 0) return '';
  const event = scenarioOf(options)?.event ?? options.triggerEvent;
  return event === 'random'
    ? pick(
        rng,
        EVENTS.filter((id) => id !== 'PARASITE'),
      )
    : event;
}

/** 4.5, 11.0: thirteen flares always, some of them marked in the draft's way. */
function deckOf(suits: readonly Card[], triggers: number, mode: Options['triggerMode']): number[] {
  const deck = new Array<number>(CARD_KINDS).fill(0);
  for (const suit of suits) deck[suit] = CARDS_PER_SUIT;
  if (mode === 'extra') deck[TRIGGER] = triggers;
  else {
    deck[MARKED_FLARE] = triggers;
    deck[FLARE] = FLARES - triggers;
  }
  return deck;
}

// ── Structures at the start ───────────────────────────────────────────────────────────────────────

/** 12.3, 13.4: given stations go to the players in turn order. */
function buildScenario(state: State, { stations, fiveSide }: Scenario): void {
  const seats = state.players.length;
  stations.forEach(([station, name], i) => {
    const at = seats === 5 ? (fiveSide?.[name] ?? name) : name;
    placeStation(state, (state.first + i) % seats, STATIONS.indexOf(station), spaceOf(at), undefined);
  });
}

/** 4.7: in the second round each player places the kind that is still missing. */
export function vestigeMoves(state: State, { seat, placed }: StepOf<'vestige'>): MoveOf<'vestige'>[] {
  const player = playerOf(state, seat);
  const second = placed >= state.players.length;
  const moves: MoveOf<'vestige'>[] = [];
  if (!second || player.gates === GATES) addVestigialGates(state, moves);
  if (!second || player.gates < GATES) addVestigialStations(state, player, moves);
  return moves;
}

function addVestigialGates(state: State, moves: MoveOf<'vestige'>[]): void {
  boardOf(state).segments.forEach(({ name, lower }, segment) => {
    if (LAYER[lower] === CONVECTIVE && state.gates[segment] === 0)
      moves.push({ type: 'vestige', piece: 'gate', at: name });
  });
}

function addVestigialStations(state: State, player: Player, moves: MoveOf<'vestige'>[]): void {
  STATIONS.forEach((piece, type) => {
    if (player.stations[type] === 0) return;
    for (const space of vestigialSpaces(state)) moves.push({ type: 'vestige', piece, at: NAME[space]! });
  });
}

function vestigialSpaces(state: State): Space[] {
  return boardOf(state).spaces.filter((space) => LAYER[space]! <= CONVECTIVE && !hasStation(state, space));
}

export function answerVestige(
  state: State,
  { seat, placed }: StepOf<'vestige'>,
  move: MoveOf<'vestige'>,
  events: Events,
): void {
  const { piece, at } = move;
  state.stack.pop();
  if (piece === 'gate') placeGate(state, seat, segmentOf(boardOf(state), at), events);
  else placeStation(state, seat, STATIONS.indexOf(piece), spaceOf(at), events);
  const seats = state.players.length;
  if (placed + 1 < 2 * seats)
    state.stack.push({ step: 'vestige', seat: (seat + 1) % seats, placed: placed + 1 });
}
