import { settle } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { readOptions } from '../../../kernel/options.ts';
import { entriesOf, has } from '../../../kernel/data/records.ts';
import { pick, type Rng, seeded, shuffled } from '../../../kernel/match/rng.ts';
import { kitOf } from '../../../testkit/kit.ts';
import { planned, type Plans } from '../../../testkit/lively.ts';
import { type Luck, written } from '../../../testkit/luck.ts';
import { cellOf, NAME, type Orbit, SECTORS, TILE_CELLS } from '../board.ts';
import {
  type Card,
  type CardIn,
  type DeckId,
  deckOf,
  EVENT,
  type EventId,
  EVENTS,
  type ExoplanetId,
  type ExplorerId,
  type FaceDown,
  faceOf,
  FACTION,
  type FactionId,
  FACTIONS,
  FIRST_TIME_PLANETS,
  isCard,
  type LawId,
  type MachineId,
  MACHINES,
  type ObjectiveId,
  type PlanetName,
  PLANETS,
  type ResearchId,
  RIVAL_CARDS,
  type RivalCardId,
  type TechId,
} from '../facts.ts';
import { game } from '../index.ts';
import { unseenValues } from '../actions/mining.ts';
import { type Options, type Settings, settingsOf } from '../options.ts';
import { cardsFor, emptyPiles, fullDecks } from '../setup.ts';
import type { Event, Exoplanet, Step, Held, Move, Player, Rival, State, Tile, Vote } from '../state.ts';
import { FLOW } from '../steps.ts';
import { newTurn } from '../turn.ts';
import { aroundPlanet, bit, everybody, neighbours, shipOf, venusBacked } from '../verbs.ts';

/** Positions and lines of play for the tests of Factions of Sol: a diagram and the moves played from it. */

const kit = kitOf(game);

export const { fresh, asked, question, legal, offered, ends, told } = kit;

/** A card in a hand, known to its owner, or to these seats too. */
type InHand<C extends Card> = C | { readonly card: C; readonly to: readonly Seat[] };

export interface Seated {
  readonly faction?: FactionId;
  /** 16 unless given. */
  readonly energy?: number;
  /** 2 unless given. */
  readonly resources?: number;
  /** One on 2-3 unless given. */
  readonly ships?: readonly string[];
  readonly upgrades?: Partial<Record<MachineId, number>>;
  readonly explorers?: readonly InHand<ExplorerId>[];
  readonly objectives?: readonly InHand<ObjectiveId>[];
  readonly exoplanets?: readonly (
    | ExoplanetId
    | { card: ExoplanetId; explorers?: readonly ExplorerId[]; explored?: boolean }
  )[];
  readonly techs?: readonly TechId[];
  readonly completed?: readonly ObjectiveId[];
  readonly rescues?: number;
  readonly penalty?: number;
  readonly research?: number;
  /** In the order of the seats, unless `passIndex` says otherwise. */
  readonly passed?: boolean;
  readonly passIndex?: number;
  readonly turns?: number;
  readonly lastTurns?: number;
  readonly used?: readonly PlanetName[];
  readonly mined?: number;
  readonly traded?: readonly Seat[];
  readonly once?: readonly string[];
  readonly orbits?: number;
}

export interface Opponent {
  readonly faction?: FactionId;
  readonly resources?: number;
  readonly upgrades?: number;
  readonly explorers?: readonly ExplorerId[];
  readonly exoplanets?: readonly ExoplanetId[];
  readonly techs?: readonly TechId[];
  readonly objectives?: readonly ObjectiveId[];
  /** What is left of its deck; the rest lies on its discards. */
  readonly deck?: readonly RivalCardId[];
  /** Its discards, where their order matters. */
  readonly discard?: readonly RivalCardId[];
}

export interface Diagram {
  readonly players: readonly Seated[];
  readonly rival?: Opponent;
  /** Ticks, or ring and tick; at tick 0 on their own rings unless given. */
  readonly planets?: Partial<Record<PlanetName, number | readonly [number, number]>>;
  /** Energy by sector. */
  readonly energy?: Readonly<Record<string, number>>;
  /** All tiles on the board: 0 face down, a value face up; those of set-up, face down, unless given. */
  readonly tiles?: Readonly<
    Record<string, number | { readonly value: number; readonly to: readonly Seat[] }>
  >;
  readonly spoils?: readonly number[];
  readonly gates?: readonly string[];
  readonly market?: readonly CardIn<'jupiter'>[];
  readonly research?: readonly ResearchId[];
  /** All that is left of a deck; the rest lies on its discards. */
  readonly decks?: { readonly [Deck in DeckId]?: readonly CardIn<Deck>[] };
  readonly event?: EventId;
  readonly votes?: readonly Vote[];
  readonly law?: LawId;
  readonly bequest?: LawId;
  readonly round?: number;
  readonly leader?: Seat;
  readonly claimed?: boolean;
  /** Whose turn it is; seat 0 unless said. */
  readonly active?: Seat;
  readonly options?: Partial<Options>;
}

const USUAL: readonly FactionId[] = ['sop', 'zealots', 'deepstate', 'megacore', 'einstein'];

/** A position at the beginning of a player's turn. */
export function position(diagram: Diagram): State {
  const seats = diagram.players.length;
  const options = settingsOf(readOptions(game, seats, diagram.options ?? {}));
  const active = diagram.active ?? 0;
  const pools = fullDecks(seats, options);
  const factions = factionsOf(diagram);
  const players = diagram.players.map((given, seat) =>
    playerFrom(given, itemAt(factions, seat), seat, pools),
  );
  let passIndex = 0;
  players.forEach((player, seat) => {
    if (player.passed) player.passIndex = diagram.players[seat]?.passIndex ?? ++passIndex;
  });
  const current = itemAt(players, active);
  current.turns = diagram.players[active]?.turns ?? 1;
  const alone = seats > 1 && players.every(({ passed }, seat) => passed || seat === active);
  current.lastTurns = diagram.players[active]?.lastTurns ?? (alone ? 1 : 0);
  const rival = seats === 1 ? [rivalFrom(diagram.rival ?? {}, itemAt(factions, 1), pools, options)] : [];
  const count = options.firstTime ? FIRST_TIME_PLANETS : PLANETS.length;
  const state: State = {
    options,
    players,
    rival,
    ...(seats === 1 && { rules: 2 }),
    round: diagram.round ?? 1,
    leader: diagram.leader ?? active,
    first: diagram.leader ?? active,
    claimed: diagram.claimed ?? false,
    current: active,
    planets: PLANETS.slice(0, count).map((name, ring) => orbitFrom(diagram.planets?.[name], ring)),
    energy: Array.from({ length: SECTORS }, (_, at) => diagram.energy?.[itemAt(NAME, at)] ?? 0),
    tiles: [],
    spoils: [...(diagram.spoils ?? [])],
    gates: (diagram.gates ?? []).map(cellOf),
    decks: pools,
    discards: emptyPiles(),
    exoplanets: (diagram.market ?? pools.jupiter.slice(-3)).map((card) => from(pools, card)),
    research: (diagram.research ?? pools.neptune.slice(-3).map(faceOf)).map((card) => from(pools, card)),
    event: diagram.event ?? '',
    votes: [...(diagram.votes ?? [])],
    law: diagram.law ?? '',
    bequest: diagram.bequest ?? '',
    brake: false,
    upkeep: false,
    turn: newTurn(active),
    stack: [{ step: 'next' }, { step: 'turn', seat: active }],
    over: false,
  };
  state.tiles = tilesFrom(state, diagram);
  for (const [deck, left] of entriesOf<DeckId, readonly Card[]>(diagram.decks ?? {}))
    leave(state, deck, left);
  settle(FLOW, state, undefined, chance(state, []));
  return kit.checked(state);
}

/** Only these cards are left of a deck. */
function leave({ decks, discards }: State, deck: DeckId, left: readonly Card[]): void {
  const kept = left.map((card) => from(decks, card));
  const [pools, piles]: [Piles, Piles] = [decks, discards];
  piles[deck] = [...piles[deck], ...pools[deck]];
  pools[deck] = kept;
}

function factionsOf({ players, rival }: Diagram): FactionId[] {
  const given = [...players.map(({ faction }) => faction), rival?.faction];
  const free = USUAL.filter((faction) => !given.includes(faction));
  return given.map((faction) => faction ?? itemAt(free.splice(0, 1), 0));
}

type Piles = Record<DeckId, readonly (Card | FaceDown)[]>;

/** Takes a card out of its deck. */
function from<C extends Card>(pools: Piles, card: C): C {
  const pool = pools[deckOf(card)];
  const at = pool.indexOf(card);
  if (at < 0) throw new Error(`there is no card ${card} left for this diagram`);
  pools[deckOf(card)] = pool.toSpliced(at, 1);
  return card;
}

function playerFrom(given: Seated, faction: FactionId, seat: Seat, pools: State['decks']): Player {
  const held = <C extends Card>(cards: readonly InHand<C>[] = []): Held<C>[] =>
    cards.map((card) =>
      typeof card === 'string'
        ? { card: from(pools, card), known: bit(seat) }
        : { card: from(pools, card.card), known: card.to.reduce((known, to) => known | bit(to), bit(seat)) },
    );
  const all = <C extends Card>(cards: readonly C[] = []): C[] => cards.map((card) => from(pools, card));
  return {
    faction,
    energy: given.energy ?? 16,
    resources: given.resources ?? 2,
    ships: (given.ships ?? ['2-3']).map(cellOf),
    upgrades: MACHINES.map((machine) => given.upgrades?.[machine] ?? 0),
    explorers: held(given.explorers),
    objectives: held(given.objectives),
    exoplanets: (given.exoplanets ?? []).map((exoplanet): Exoplanet => {
      const { card, explorers, explored } = typeof exoplanet === 'string' ? { card: exoplanet } : exoplanet;
      return { card: from(pools, card), explorers: all(explorers), explored: explored ?? false };
    }),
    techs: all(given.techs),
    completed: all(given.completed),
    rescues: given.rescues ?? 0,
    penalty: given.penalty ?? 0,
    research: given.research ?? 0,
    passed: given.passed ?? false,
    passIndex: 0,
    turns: given.turns ?? 0,
    lastTurns: given.lastTurns ?? 0,
    used: [...(given.used ?? [])],
    mined: given.mined ?? 0,
    traded: [...(given.traded ?? [])],
    once: [...(given.once ?? [])],
    orbits: given.orbits ?? 0,
  };
}

function rivalFrom(
  given: Opponent,
  faction: FactionId,
  pools: State['decks'],
  { firstTime }: Settings,
): Rival {
  const all = <C extends Card>(cards: readonly C[] = []): C[] => cards.map((card) => from(pools, card));
  const cards: RivalCardId[] = [...rivalDeck(firstTime), `aif-${faction}`];
  const take = (card: RivalCardId): RivalCardId => itemAt(cards.splice(cards.indexOf(card), 1), 0);
  const deck = given.deck?.map(take);
  const discard = given.discard?.map(take) ?? [];
  return {
    faction,
    resources: given.resources ?? 0,
    upgrades: given.upgrades ?? 0,
    explorers: all(given.explorers),
    exoplanets: all(given.exoplanets),
    techs: all(given.techs),
    objectives: all(given.objectives).map((card) => ({ card, known: 0 })),
    deck: deck ?? cards,
    discard: deck === undefined ? discard : [...cards, ...discard],
  };
}

/** The planet cards of the opponent, copies included. */
function rivalDeck(firstTime: boolean): RivalCardId[] {
  const inPlay = PLANETS.slice(0, firstTime ? FIRST_TIME_PLANETS : PLANETS.length);
  return RIVAL_CARDS.filter(({ planet }) => planet === undefined || inPlay.includes(planet)).flatMap(
    ({ id, copies }) => new Array<RivalCardId>(copies ?? 1).fill(id),
  );
}

function orbitFrom(given: number | readonly [number, number] | undefined, ring: number): Orbit {
  if (typeof given === 'object') return { ring: given[0], tick: given[1] };
  return { ring, tick: given ?? 0 };
}

function tilesFrom(state: State, { tiles }: Diagram): Tile[] {
  if (tiles === undefined)
    return (TILE_CELLS[state.players.length] ?? []).map((at) => ({ at, value: 0, known: 0 }));
  return Object.entries(tiles).map(([name, tile]) => {
    const at = cellOf(name);
    if (typeof tile === 'number') return { at, value: tile, known: tile > 0 ? everybody(state) : 0 };
    return { at, value: tile.value, known: tile.to.reduce((known, seat) => known | bit(seat), 0) };
  });
}

// ── Chance ────────────────────────────────────────────────────────────────────────────────────────

/**
 * What chance brings, in order: a card by its id, a tile by its value, an event, a card of the opponent,
 * `hand 1 ve03` for a card taken at random from seat 1, `rival sa01` for one of the opponent's objectives.
 * `...` at the end leaves the rest to a generator.
 */
export type Script = readonly (string | number)[];

/** Chance that goes as written, and says so when asked for more. */
function chance(state: State, script: Script): Luck {
  const anyhow = script.at(-1) === '...';
  return written(
    anyhow ? script.slice(0, -1) : script,
    (next, below) => {
      const list = listFor(state, next);
      const wanted = typeof next === 'string' ? next.split(' ').at(-1) : next;
      const at = list.indexOf(wanted);
      if (at < 0 || list.length !== below) throw new Error(`${next} cannot come now (one of ${below})`);
      return at;
    },
    anyhow ? seeded(script.length + 5) : undefined,
  );
}

function listFor(state: State, next: string | number): readonly unknown[] {
  if (typeof next === 'number') return unseenValues(state);
  const [where, seat] = next.split(' ');
  if (where === 'hand')
    return venusBacked(itemAt(state.players, Number(seat)).explorers).map(({ card }) => card);
  if (where === 'rival') return itemAt(state.rival, 0).objectives.map(({ card }) => card);
  if (next.startsWith('ai')) return itemAt(state.rival, 0).deck;
  if (has(EVENT, next)) return EVENTS.filter(({ phase }) => phase === EVENT[next].phase).map(({ id }) => id);
  if (!isCard(next)) throw new Error(`there is no card ${next}`);
  return state.decks[deckOf(next)];
}

// ── Playing ───────────────────────────────────────────────────────────────────────────────────────

/** Plays moves by whoever is asked; chance goes as written, or anyhow where nothing is written. */
export function line(state: State, moves: readonly string[], script: Script = ['...']): Event[] {
  return kit.play(state, moves, chance(state, script));
}

/** Answers a question with the same move for as long as it is asked. */
export function whilst(state: State, step: Step['step'], move: string): Event[] {
  const events: Event[] = [];
  while (question(state) === step) events.push(...line(state, [move]));
  return events;
}

// ── Looking ───────────────────────────────────────────────────────────────────────────────────────

export function player(state: State, seat: Seat = 0): Player {
  return itemAt(state.players, seat);
}

export function rival(state: State): Rival {
  return itemAt(state.rival, 0);
}

/** Energy and resources of a player. */
export function stores(state: State, seat: Seat = 0): readonly [number, number] {
  const { energy, resources } = player(state, seat);
  return [energy, resources];
}

/** Energy on these sectors. */
export function energyOn(state: State, ...names: readonly string[]): number[] {
  return names.map((name) => itemAt(state.energy, cellOf(name)));
}

export function shipsOf(state: State, seat: Seat = 0): string[] {
  return player(state, seat).ships.map((at) => itemAt(NAME, at));
}

/** The cards in a hand. */
export function cards(hand: readonly Held[]): string[] {
  return hand.map(({ card }) => card);
}

/** Where a planet stands, as ring and tick. */
export function planetAt(state: State, name: PlanetName): readonly [number, number] {
  const { ring, tick } = itemAt(state.planets, PLANETS.indexOf(name));
  return [ring, tick];
}

export function upgrades(state: State, seat: Seat = 0): Partial<Record<MachineId, number>> {
  const filled = MACHINES.map((machine, at) => [machine, player(state, seat).upgrades[at]] as const);
  return Object.fromEntries(filled.filter(([, count]) => count !== 0));
}

// ── Players by chance ─────────────────────────────────────────────────────────────────────────────

const PLANS: Plans<Move> = [
  [['complete'], 95],
  [['invert', 'tug', 'spy'], 25],
  [['place'], 60],
  [['photosynthesis', 'mapping', 'extract', 'react', 'push'], 60],
  [['use'], 92],
  [['mine'], 85],
  [['offer'], 6],
  [['propose', 'accept'], 75],
  [['counter'], 40],
  [['charge'], 30],
  [['scoop', 'caster', 'shiftGate', 'tether', 'alcubierre', 'beacon', 'phase', 'keepShip'], 35],
  [['burn'], 10],
  [['rescue'], 1],
];

/** A random move of someone with a plan: flies to one planet after the other, uses it and mines on the way. */
export function lively(rng: Rng, state: State, seat: Seat): Move {
  const moves = game.legalMoves(state, seat);
  const plan = planned(rng, moves, PLANS);
  if (plan !== undefined) return plan;
  const steps = moves.filter((move) => move.type === 'step');
  if (steps.length > 0) {
    const goal = aroundPlanet(state, goalOf(state, seat));
    const { placed } = state.turn;
    const there = goal.includes(shipOf(player(state, seat))) && placed.some((at) => goal.includes(at));
    if (there || (placed.length > 0 && rng.int(100) < 8)) {
      const stop = moves.find(({ type }) => type === 'stop');
      if (stop !== undefined) return stop;
    }
    if (rng.int(100) < 88) {
      const far = distances(state, goal);
      const gap = ({ to }: { to: string }): number => itemAt(far, cellOf(to));
      const least = Math.min(...steps.map(gap));
      return pick(
        rng,
        steps.filter((step) => gap(step) === least),
      );
    }
  }
  const rest = moves.filter(({ type }) => type !== 'rescue' && type !== 'cancel' && type !== 'offer');
  const quiet = rest.filter(({ type }) => type !== 'pass' || rest.length === 1 || rng.int(12) === 0);
  return pick(rng, quiet.length > 0 ? quiet : rest.length > 0 ? rest : moves);
}

/** Mercury with an empty battery, else a planet that changes from turn to turn. */
function goalOf(state: State, seat: Seat): number {
  const { energy, turns } = player(state, seat);
  if (energy < 6) return 0;
  return (turns * 3 + seat * 2 + state.round) % state.planets.length;
}

/** Steps from every sector to the nearest of some. */
function distances(state: State, goal: readonly number[]): number[] {
  const far = new Array<number>(SECTORS).fill(SECTORS);
  const queue = [...goal];
  for (const at of goal) far[at] = 0;
  for (const at of queue) {
    for (const next of neighbours(state, at)) {
      if (itemAt(far, next) < SECTORS) continue;
      far[next] = itemAt(far, at) + 1;
      queue.push(next);
    }
  }
  return far;
}

/** A position in the middle of a match, with machines, techs, cards in all hands and much on the board. */
export function thick(seats: number, seed: number, options: Partial<Options> = {}): State {
  const rng = seeded(seed);
  const settings = readOptions(game, seats, options);
  // Every seed begins with other cards, so that a few of them show all.
  const pool = <Deck extends DeckId>(deck: Deck): CardIn<Deck>[] => {
    const all = cardsFor(deck, seats, settings);
    const from = all.length === 0 ? 0 : (seed * 7) % all.length;
    return [...all.slice(from), ...all.slice(0, from)];
  };
  const [venus, saturn, jupiter] = [pool('venus'), pool('saturn'), pool('jupiter')];
  const [uranus, neptune] = [pool('uranus'), pool('neptune')];
  const factions = shuffled(
    rng,
    FACTIONS.filter((id) => !settings.firstTime || FACTION[id].firstTime),
  );
  const sectors = Array.from({ length: SECTORS }, (_, at) => itemAt(NAME, at));
  const haven = pick(rng, sectors);
  const players = Array.from({ length: seats }, (_, seat): Seated => {
    const faction = itemAt(factions.splice(-1), 0);
    return {
      faction,
      energy: pick(rng, [1, 9, 16]),
      resources: rng.int(5),
      ships: [rng.int(2) === 0 ? haven : pick(rng, sectors)],
      upgrades: {
        batteries: rng.int(11),
        cargo: rng.int(7),
        alcubierre: pick(rng, [1, 4]),
        sails: pick(rng, [1, 3]),
        probes: pick(rng, [1, 4]),
        faction: pick(rng, [1, FACTION[faction].machine.slots]),
      },
      explorers: venus.splice(0, rng.int(6)),
      objectives: saturn.splice(0, 3),
      exoplanets: jupiter.splice(0, 4).map((card) => ({ card, explored: rng.int(2) === 0 })),
      techs: rng.int(2) === 0 ? [] : uranus.splice(0, faction === 'deepstate' ? 2 : 1),
      used: PLANETS.slice(0, rng.int(6)),
      mined: rng.int(3),
      orbits: rng.int(2),
      research: rng.int(3),
      traded: seats > 2 ? [(seat + 1) % seats] : [],
    };
  });
  const round = 1 + rng.int(seats === 1 ? 2 : 3);
  const events = settings.firstTime ? [] : EVENTS.filter(({ phase }) => phase === round);
  return position({
    players,
    round,
    options,
    ...(seats === 1 && {
      rival: { faction: itemAt(factions.splice(-1), 0), resources: 3, exoplanets: jupiter.splice(0, 2) },
    }),
    ...(events.length > 0 && { event: pick(rng, events).id }),
    market: jupiter.splice(0, 3),
    research: neptune.splice(0, 3),
    gates: shuffled(rng, sectors).slice(0, rng.int(3)),
    energy: Object.fromEntries(sectors.map((at) => [at, rng.int(4) === 0 ? rng.int(9) : 0])),
  });
}
