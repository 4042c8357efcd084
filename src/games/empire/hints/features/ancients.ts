import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import { STARTS } from '../../board.ts';
import {
  ANCIENT_CRUISERS,
  ANCIENT_TOKENS,
  HOME,
  ROLE_CARDS,
  ROLE_COUNT,
  ROLES,
  STORIES,
  TECH,
} from '../../facts.ts';
import type { Ancients, State } from '../../state.ts';
import { SECTOR_OF, sectorsFrom, SECTORS } from './galaxy.ts';
import { layout } from './layout.ts';
import { ancientPoints } from './lead.ts';
import { cardNumber, noteOmen } from './table.ts';

/** The solo opponent, its cards and its cruisers. */

const CREDITS = layout.block('credits of the Ancients by two', 9);
const SUPPLY = layout.block('supply of the Ancients', ANCIENT_TOKENS);
const POINTS = layout.block('points of the Ancients by two', 10);
const ARMS = layout.block('cost of military technologies of the Ancients', 3);
const LEARNING = layout.block('cost of other technologies of the Ancients', 3);
const CRUISERS = layout.block('cruisers of the Ancients', ANCIENT_CRUISERS);
const STAGED = layout.block('cruisers of the Ancients in staging', ANCIENT_CRUISERS);
const ON_TILES = layout.block('cruisers on tiles', 2);
const ON_COLONIES = layout.block('cruisers on own colonies', 2);
const AT_HOME = layout.block('cruisers at home', 1);
const IN_SECTOR = layout.block('cruisers by sector', SECTORS);
/** Cruisers are placed from top left to bottom right, so that it matters where the home is. */
const START = layout.block('start of the only player', STARTS.length);
const WANTED = layout.block('role wanted next', ROLE_COUNT);
const WANTED_THEN = layout.block('role wanted after it', ROLE_COUNT);
const TOP = layout.block('top card', ROLE_CARDS.length);
const CARDS_GONE = ROLES.map((role) => layout.block(`cards gone of the ${role}`, 2));
const FEWEST = layout.block('cards of the smallest deck', 7);

export function noteAncients(state: State, noted: FeatureSet): void {
  const [foe] = state.ancients;
  if (foe === undefined) return;
  noted.atLeast(CREDITS, (foe.credits + 1) >> 1);
  noted.exactly(SUPPLY, foe.supply - 1);
  noted.exactly(POINTS, ancientPoints(state) >> 1);
  noteTechs(foe, noted);
  noteCruisers(state, foe, noted);
  noteQueue(state, noted);
  noteDecks(state, noted);
}

function noteTechs({ techs }: Ancients, noted: FeatureSet): void {
  let arms = 0;
  let learning = 0;
  for (let i = 0; i < techs.length; i++) {
    const { category, cost } = TECH[techs[i]!];
    if (category === 'military') arms += cost;
    else learning += cost;
  }
  noted.atLeast(ARMS, arms);
  noted.atLeast(LEARNING, learning);
}

function noteCruisers(
  { players, tiles, colonies }: State,
  { cruisers, staging }: Ancients,
  noted: FeatureSet,
): void {
  const { home } = players[0]!;
  const sectors = sectorsFrom(home);
  if (home >= 0) noted.note(START, STARTS.indexOf(home));
  let onTiles = 0;
  let onColonies = 0;
  let atHome = 0;
  let here = 0;
  for (let i = 0; i < cruisers.length; i++) {
    const region = cruisers[i]!;
    here |= 1 << sectors[SECTOR_OF[region]!]!;
    const tile = tiles[region]!;
    if (tile === HOME) atHome++;
    else if (colonies[region] === 0) onColonies++;
    else if (tile !== '') onTiles++;
  }
  noted.atLeast(CRUISERS, cruisers.length + staging);
  noted.atLeast(STAGED, staging);
  noted.atLeast(ON_TILES, onTiles);
  noted.atLeast(ON_COLONIES, onColonies);
  noted.atLeast(AT_HOME, atHome);
  for (let sector = 0; sector < SECTORS; sector++)
    if (((here >> sector) & 1) === 1) noted.note(IN_SECTOR, sector);
}

function noteQueue({ queue }: State, noted: FeatureSet): void {
  const last = queue.length - 1;
  const open = last < 0 ? undefined : cardNumber(queue[last]!);
  if (open !== undefined) noteOmen(open, noted);
  const next = last < 1 ? undefined : ROLE_WANTED.get(queue[last - 1]!);
  if (next !== undefined) noted.note(WANTED, next);
  const then = last < 2 ? undefined : ROLE_WANTED.get(queue[last - 2]!);
  if (then !== undefined) noted.note(WANTED_THEN, then);
}

/** The role on the front of a card; none for a story that lies face down. */
const ROLE_WANTED: ReadonlyMap<string, number> = new Map(
  [...ROLE_CARDS, ...STORIES].map(({ id, role }) => [id, ROLES.indexOf(role)]),
);

function noteDecks({ decks }: State, noted: FeatureSet): void {
  let fewest = 6;
  for (let role = 0; role < ROLE_COUNT; role++) {
    const { top, rest } = decks[role]!;
    const card = cardNumber(top);
    if (card !== undefined) noted.note(TOP, card);
    noted.atLeast(CARDS_GONE[role]!, 6 - rest.length);
    if (rest.length < fewest) fewest = rest.length;
  }
  noted.exactly(FEWEST, fewest);
}
