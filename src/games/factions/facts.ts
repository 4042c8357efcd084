import { by, has, tableOf } from '../../kernel/data/records.ts';
import {
  type Difficulty,
  type EventCard,
  type ExoplanetCard,
  type ExplorerCard,
  type Faction,
  FACTIONS,
  type FactionId,
  type InstantCard,
  type MercuryCard,
  type ObjectiveCard,
  type Research,
  type RivalCard,
  type RivalScoring,
  type TechCard,
} from './cards/cards.ts';
import { EARTH_DECK } from './content/earth.ts';
import { JUPITER_DECK } from './content/jupiter.ts';
import { MERCURY_DECK } from './content/mercury.ts';
import { NEPTUNE_EXOPLANETS, NEPTUNE_EXPLORERS, NEPTUNE_INSTANTS, NEPTUNE_TECHS } from './content/neptune.ts';
import { numbers } from './content/numbers.ts';
import { FACTION_MATS, MACHINE_MATS } from './content/playmats.ts';
import { RIVAL_DECK, RIVAL_FACTIONS, RIVAL_SCORES } from './content/rival.ts';
import { SATURN_DECK } from './content/saturn.ts';
import { ASTEROIDS } from './content/tiles.ts';
import { URANUS_DECK } from './content/uranus.ts';
import { VENUS_DECK } from './content/venus.ts';

export * from './cards/cards.ts';

/** Cards, playmats and numbers of the rules (RULES.md 2, 13, 14, 19), each item with its `source` in `content/`. */

/** A planet by its number in `PLANETS`. */
export type Planet = number;
export const [MERCURY, VENUS, EARTH, MARS, JUPITER, SATURN, URANUS, NEPTUNE] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
/** Planets in play for first-time players. */
export const FIRST_TIME_PLANETS = numbers.firstTimePlanets;

// ── Factions and machines ─────────────────────────────────────────────────────────────────────────

export const FACTION: Readonly<Record<FactionId, Faction>> = by('id', FACTION_MATS);

export const [BATTERIES, CARGO, ALCUBIERRE, SAILS, PROBES, OWN_MACHINE] = [0, 1, 2, 3, 4, 5] as const;

export const MACHINE_NAMES: readonly string[] = MACHINE_MATS.map(({ name }) => name);

/** Where a level is complete, and what it is worth. */
export interface Level {
  readonly level: string;
  readonly upTo: number;
  readonly vp: number;
}

/** The levels of the common machines; the faction machine's are its own. */
const COMMON_LEVELS: readonly (readonly Level[])[] = MACHINE_MATS.flatMap((machine) =>
  'levels' in machine
    ? [machine.levels.map(({ level, cumulative, vp }) => ({ level, upTo: cumulative, vp }))]
    : [],
);

const OWN_LEVELS = tableOf(FACTIONS, (id): readonly Level[] => [
  { level: 'complete', upTo: FACTION[id].machine.slots, vp: FACTION[id].machine.vp },
]);

const NO_LEVELS: readonly Level[] = [];

/** The levels of a machine; before a faction is chosen there is none of its own. */
export function levelsOf(faction: FactionId | '', machine: number): readonly Level[] {
  if (machine !== OWN_MACHINE) return COMMON_LEVELS[machine]!;
  return faction === '' ? NO_LEVELS : OWN_LEVELS[faction];
}

export function slotsOf(faction: FactionId | '', machine: number): number {
  return levelsOf(faction, machine).at(-1)?.upTo ?? 0;
}

/** Energy a battery holds at each level. */
export const BATTERY_CAPACITY = numbers.batteryCapacity;

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

export const DECKS = ['mercury', 'venus', 'jupiter', 'saturn', 'uranus', 'neptune'] as const;
export type DeckId = (typeof DECKS)[number];

const NEPTUNE_DECK = [
  ...NEPTUNE_INSTANTS,
  ...NEPTUNE_EXPLORERS,
  ...NEPTUNE_EXOPLANETS,
  ...NEPTUNE_TECHS,
] as const;

const PRINTED = {
  mercury: MERCURY_DECK,
  venus: VENUS_DECK,
  earth: EARTH_DECK,
  jupiter: JUPITER_DECK,
  saturn: SATURN_DECK,
  uranus: URANUS_DECK,
  neptune: NEPTUNE_DECK,
} as const;

/** The cards of a deck by their ids, such as `ju01`; the letters name the deck. */
export type CardIn<Deck extends keyof typeof PRINTED> = (typeof PRINTED)[Deck][number]['id'];
export type Card = CardIn<DeckId>;
export type ExplorerId = CardIn<'venus'> | (typeof NEPTUNE_EXPLORERS)[number]['id'];
export type ExoplanetId = CardIn<'jupiter'> | (typeof NEPTUNE_EXOPLANETS)[number]['id'];
export type ObjectiveId = CardIn<'saturn'>;
export type TechId = CardIn<'uranus'> | (typeof NEPTUNE_TECHS)[number]['id'];
export type ResearchId = CardIn<'neptune'>;
export type EventId = CardIn<'earth'>;
/** An option of an event, such as `ea01A`. */
export type LawId = `${EventId}${'A' | 'B'}`;

/** What a card of Neptune is: it works at once, or stays as a card of another deck would. */
export type ResearchCard =
  | InstantCard
  | (ExplorerCard & Research<'explorer'>)
  | (ExoplanetCard & Research<'exoplanet'>)
  | (TechCard & Research<'tech'>);

/** Cards by their ids. */
type Table<Id extends string, Printed> = Readonly<Record<Id, Printed & { readonly id: Id }>>;

export const EVENT: Table<EventId, EventCard> = by('id', EARTH_DECK);
export const EVENTS = Object.values(EVENT);
export const MERCURY_CARD: Table<CardIn<'mercury'>, MercuryCard> = by('id', MERCURY_DECK);
export const OBJECTIVE: Table<ObjectiveId, ObjectiveCard> = by('id', SATURN_DECK);
export const RESEARCH: Table<ResearchId, ResearchCard> = by('id', NEPTUNE_DECK);
export const EXPLORER: Table<ExplorerId, ExplorerCard> = by('id', [...VENUS_DECK, ...NEPTUNE_EXPLORERS]);
export const EXOPLANET: Table<ExoplanetId, ExoplanetCard> = by('id', [
  ...JUPITER_DECK,
  ...NEPTUNE_EXOPLANETS,
]);
export const TECH: Table<TechId, TechCard> = by('id', [...URANUS_DECK, ...NEPTUNE_TECHS]);

/** All cards of a deck as printed, copies included. */
export function printed<Deck extends keyof typeof PRINTED>(
  deck: Deck,
): { readonly card: CardIn<Deck>; readonly setup: number }[] {
  const designs: readonly { id: CardIn<Deck>; copies: number; setup: number | readonly number[] }[] =
    PRINTED[deck];
  return designs.flatMap(({ id, copies, setup }) =>
    Array.from({ length: copies }, (_, i) => ({
      card: id,
      setup: typeof setup === 'number' ? setup : setup[i]!,
    })),
  );
}

/** Cards that lie face down for the one who looks: their backs tell the deck. */
const BACKS = {
  mercury: 'me?',
  venus: 've?',
  jupiter: 'ju?',
  saturn: 'sa?',
  uranus: 'ur?',
  neptune: 'ne?',
} as const;
export type FaceDown = (typeof BACKS)[DeckId];

export function faceDown<Deck extends DeckId>(deck: Deck): (typeof BACKS)[Deck] {
  return BACKS[deck];
}

/** Decks whose contents would tell what others hold. */
export type SecretDeck = 'venus' | 'saturn' | 'neptune';
/** What may lie in a deck for the one who looks. */
export type InDeck<Deck extends DeckId> =
  | CardIn<Deck>
  | (Deck extends SecretDeck ? (typeof BACKS)[Deck] : never);

/** Whether one can see which card it is. */
export function isFaceUp<C extends Card>(card: C | FaceDown): card is C {
  return !card.endsWith('?');
}

/** Whether a word from outside names a card. */
export function isCard(word: string): word is Card {
  return has(DECK_OF, word) && isFaceUp(word);
}

/** A card that is played with, and so lies face up for the one who plays. */
export function faceOf<C extends Card>(card: C | FaceDown): C {
  if (!isFaceUp(card)) throw new Error('a card that lies face down cannot be played with');
  return card;
}

const DECK_OF: Readonly<Record<Card | FaceDown, DeckId>> = {
  ...allOf('mercury'),
  ...allOf('venus'),
  ...allOf('jupiter'),
  ...allOf('saturn'),
  ...allOf('uranus'),
  ...allOf('neptune'),
};

function allOf<Deck extends DeckId>(deck: Deck): Record<CardIn<Deck> | (typeof BACKS)[Deck], Deck> {
  const designs: readonly { readonly id: CardIn<Deck> }[] = PRINTED[deck];
  return tableOf([faceDown(deck), ...designs.map(({ id }) => id)], () => deck);
}

/** The deck whose back a card has. */
export function deckOf(card: Card | FaceDown): DeckId {
  return DECK_OF[card];
}

// ── Solo ──────────────────────────────────────────────────────────────────────────────────────────

export type RivalCardId = (typeof RIVAL_DECK | typeof RIVAL_FACTIONS)[number]['id'];
export const RIVAL_CARDS: readonly (RivalCard & { readonly id: RivalCardId })[] = RIVAL_DECK;
export const RIVAL_CARD: Table<RivalCardId, RivalCard> = by('id', [...RIVAL_DECK, ...RIVAL_FACTIONS]);

export const RIVAL_SCORING: Readonly<Record<Difficulty, RivalScoring>> = by('level', RIVAL_SCORES);

// ── Numbers of the rules ──────────────────────────────────────────────────────────────────────────

export const ROUNDS = numbers.rounds;
export const SOLO_ROUNDS = numbers.soloRounds;
export const START_ENERGY = numbers.startEnergy;
export const START_RESOURCES = numbers.startResources;
export const BASE_RESOURCES = numbers.baseResources;
export const PASS_ENERGY = numbers.passEnergy;
export const LAST_TURNS = numbers.lastTurns;
export const MOST_TURNS = numbers.mostTurns;
export const RESCUE_PENALTY = numbers.rescuePenalty;
export const UPGRADE_COST = numbers.upgradeCost;
export const EXOPLANET_COST = numbers.exoplanetCost;
export const BURN_ENERGY = numbers.burnEnergy;
export const MARKET_SIZE = numbers.marketSize;
export const OBJECTIVE_LIMIT = numbers.objectiveLimit;
export const TECH_LIMIT = numbers.techLimit;
export const GATES = numbers.gates;
export const MOST_OFFERS = numbers.mostOffers;
export const MOST_UNITS = numbers.mostUnits;
export const ENERGY_PER_RESOURCE = numbers.energyPerResource;
export const SHIFT_GATE_ENERGY = numbers.shiftGateEnergy;
/** VP for so many explored exoplanets of one type; more than the last count like the last. */
export const SET_VP: readonly number[] = numbers.setVp;
/** The values of the asteroid tiles. */
export const TILES: readonly number[] = ASTEROIDS.flatMap(({ value, count }) =>
  new Array<number>(count).fill(value),
);
