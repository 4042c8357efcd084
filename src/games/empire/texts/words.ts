import { clause, count, listed, type Names } from '../../../kernel/defaults/words.ts';
import { NAME, regionOf, SECTOR, SECTOR_NAMES, type Sector, sectorOf } from '../board.ts';
import {
  type Amounts,
  CARD,
  CRADLE,
  EDICT,
  type EdictId,
  LOCATIONS,
  MARKET_TILE,
  type MarketId,
  type Op,
  POWER,
  type PowerId,
  type QueueId,
  RESOURCES,
  ROLE_NAMES,
  ROLES,
  type Role,
  SLOTS,
  TECH,
  type TechId,
  TILE,
  type TileId,
} from '../facts.ts';
import { SCRIPTS } from '../cards/scripts.ts';
import { ANCIENTS, type State, type Where, type Who } from '../state.ts';
import { totalOf, whereAt } from '../verbs.ts';

/** The words the sentences of Empire of the Stars are made of. */

export function nameOf(names: Names, who: Who): string {
  return who === ANCIENTS ? 'The Ancients' : (names[who] ?? `Seat ${who}`);
}

/** A side in the middle of a sentence. */
export function innerName(names: Names, who: Who): string {
  if (who === ANCIENTS) return 'the Ancients';
  return isReader(names, who) ? 'you' : nameOf(names, who);
}

/** What whoever reads a sentence is called in it. */
const READER = 'You';

export function isReader(names: Names, who: Who): boolean {
  return who !== ANCIENTS && nameOf(names, who) === READER;
}

/** `Ann scores`, `The Ancients score`, `You score`. */
export function does(names: Names, who: Who, verb: string): string {
  return `${nameOf(names, who)} ${agreeing(names, who, verb)}`;
}

/** A verb as it stands behind a name. */
export function agreeing(names: Names, who: Who, verb: string): string {
  if (who === ANCIENTS || isReader(names, who)) return verb;
  if (verb === 'have') return 'has';
  if (/(o|s|x|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** `Ann’s`, `The Ancients’`, `Your`. */
export function possessive(name: string): string {
  if (name === READER || name === 'you') return `${name}r`;
  return name.endsWith('Ancients') ? `${name}’` : `${name}’s`;
}

/** The text of a technology as part of a sentence: `in Steward collect 1 extra polymer`. */
export function effectWords(text: string): string {
  const [moment, rest] = /^(\w+|Game end): (.*)$/.exec(text)?.slice(1) ?? [];
  if (moment === undefined || rest === undefined) return clause(text);
  return `${moment === 'Game end' ? 'at the end' : `in ${moment}`} ${clause(rest)}`;
}

/** `1 polymer`, `3 polymers`, `2 metal`. */
export function resource(n: number, at: number): string {
  return `${n} ${RESOURCES[at]}${at === 0 && n !== 1 ? 's' : ''}`;
}

/** `3 polymers, 2 metal and 1 energy`; signs do not count. */
export function goods(amounts: Amounts): string {
  const parts = amounts.flatMap((amount, at) => (amount === 0 ? [] : [resource(Math.abs(amount), at)]));
  return parts.length === 0 ? 'nothing' : listed(parts);
}

/** Those that are more, or those that are less. */
export function gained(by: Amounts): Amounts {
  return by.map((amount) => Math.max(0, amount));
}

export function lost(by: Amounts): Amounts {
  return by.map((amount) => Math.max(0, -amount));
}

/** `T 3 / W 2 / S 1` */
export function dialWords([tactics, weapons, shields]: readonly number[]): string {
  return `T ${tactics} / W ${weapons} / S ${shields}`;
}

// ── Places ────────────────────────────────────────────────────────────────────────────────────────

/** `the Aurel Rim`, `the Core`. */
export function sectorName(sector: Sector): string {
  return `the ${SECTOR_NAMES[sector]!.replace(/^The /, '')}`;
}

export function sectorNamed(id: string): string {
  return sectorName(sectorOf(id));
}

export function sectorAt(at: string): string {
  return sectorName(SECTOR[regionOf(at)]!);
}

/** A tile by its name: `Bounty`, `a wormhole`, `empty space`. */
export function tileName(tile: TileId): string {
  const { kind, name } = TILE[tile];
  if (kind === 'wormhole') return 'a wormhole';
  if (kind === 'empty') return 'empty space';
  return kind === 'home' ? 'the home planet' : name;
}

/** `Bounty, which yields 3 polymers` */
export function tileWords(tile: TileId): string {
  const { yields } = TILE[tile];
  return totalOf(yields) === 0 ? tileName(tile) : `${tileName(tile)}, which yields ${goods(yields)}`;
}

/** A region as the board calls it: the planet on it, what else lies there, or the name engraved on a bare one. */
export function placeName(state: State, at: string): string {
  return whereWords(whereAt(state, regionOf(at)));
}

export function regionName(region: number): string {
  return NAME[region]!;
}

/** Where something happened, in the middle of a sentence; `who` is whose doing or loss it was. */
export function whereTold(names: Names, who: Who, place: Where): string {
  const { home } = place;
  if (home === undefined) return whereWords(place);
  return home === who ? 'home' : `${possessive(innerName(names, home))} home`;
}

function whereWords({ at, tile }: Where): string {
  const kind = tile === undefined ? undefined : TILE[tile]?.kind;
  if (tile === undefined || kind === undefined) return at;
  if (kind === 'planet') return tile === CRADLE ? `the Cradle in ${sectorAt(at)}` : tileName(tile);
  if (kind === 'home') return `the home planet in ${sectorAt(at)}`;
  return `${kind === 'wormhole' ? 'the wormhole' : 'empty space'} in ${sectorAt(at)}`;
}

// ── Things by name ────────────────────────────────────────────────────────────────────────────────

export function roleName(role: Role): string {
  return ROLE_NAMES[ROLES.indexOf(role)]!;
}

export function techName(tech: TechId): string {
  return TECH[tech].name;
}

export function marketName(tile: MarketId): string {
  return MARKET_TILE[tile].name;
}

export function edictWords(edict: EdictId): string {
  const { name, text } = EDICT[edict];
  return `${name}: ${clause(text)}`;
}

export function powerWords(power: PowerId): string {
  const { name, text } = POWER[power];
  return `${name}: ${clause(text)}`;
}

export function cardTitle(card: QueueId): string {
  return CARD[card]?.title ?? 'a story';
}

/** A place of Far Space: its name, what it costs and what it is worth. */
export function farPlace(at: string): { name: string; cost: number; value: number } {
  const location = LOCATIONS.find(({ id }) => id === at);
  if (location !== undefined) return location;
  const slot = SLOTS.find(({ id }) => id === at);
  if (slot === undefined) throw new Error(`there is no place ${at} in Far Space`);
  return { name: 'a galaxy token', cost: slot.cost, value: 1 };
}

// ── What events do ────────────────────────────────────────────────────────────────────────────────

/** The steps of a script in words: `lose 1 colony`. */
export function scriptWords(script: string): string {
  return listed(SCRIPTS[script]!.map(opWords));
}

/** The steps that hang on a choice or a payment. */
function opWords(op: Op): string {
  switch (op.op) {
    case 'gain':
      return `gain ${count(op.n, 'credit')}`;
    case 'lose':
      return `lose ${count(op.n, 'credit')}`;
    case 'loseChoice':
      return `lose ${count(op.n, 'resource')} of your choice`;
    case 'loseColony':
      return `lose ${count(op.n, 'colony')}`;
    case 'shipsToStaging':
      return `return ${count(op.n, 'ship')} to staging`;
    case 'loseShip':
      return op.ship === 'strongestOnBoard'
        ? 'lose your strongest ship on the board'
        : `lose ${count(op.n, 'ship')} on the board`;
    case 'gainShip':
      return `gain 1 ${op.ship} in staging`;
    case 'loseTech':
      return 'lose a technology of your choice';
    case 'loseGalaxy':
      return `return ${count(op.n, 'galaxy token')}`;
    case 'scoreGalaxy':
      return `score ${count(op.n, 'galaxy token')}`;
    default:
      throw new Error(`there are no words for ${op.op}`);
  }
}
