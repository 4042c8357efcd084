import { askedSeats, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Wish } from '../../../kernel/why.ts';
import { NAME, SECTOR_IDS } from '../board.ts';
import {
  COSTS,
  EDICTS,
  LOCATIONS,
  MARKET,
  POWERS,
  RESOURCES,
  ROLES,
  SHIPS,
  SLOTS,
  TECHS,
  TILE,
} from '../facts.ts';
import { STAGING } from '../actions/warlord.ts';
import type { Move, State, Step } from '../state.ts';
import { battleOf, enemyOf, playerOf } from '../verbs.ts';

/** What a wish or a move is about, each thing by what it is. */
export type Aim = { readonly [F in Field]?: string };
type Mutable = { -readonly [F in Field]?: string };

type Field =
  | 'act'
  /** A kind of ship, or a colony, whose it is, and where it is: a region, or staging. */
  | 'unit'
  | 'owner'
  | 'from'
  /** A region that something is done to. */
  | 'to'
  | 'sector'
  | 'role'
  | 'deck'
  | 'tile'
  /** `up 2` or `down 3`. */
  | 'sale'
  | 'tech'
  | 'market'
  | 'far'
  | 'stock'
  /** A kind of ship not yet built. */
  | 'yard'
  | 'power'
  | 'edict'
  | 'card'
  | 'player'
  | 'dial'
  | 'option'
  /** A word that names nothing of the game. */
  | 'other';

// ── Moves ─────────────────────────────────────────────────────────────────────────────────────────

/** What a move of whoever is asked is about. */
export function aimOfMove(state: State, move: Move): Aim {
  return { act: move.type, ...named(state, move) };
}

function named(state: State, move: Move): Aim {
  const [seat = 0] = askedSeats<Step>(state);
  switch (move.type) {
    case 'start':
    case 'cradle':
    case 'place':
    case 'colonize':
      return { to: move.at };
    case 'subvert':
    case 'forfeit':
      return { to: move.at, unit: 'colony', from: move.at, owner: `${ownerAt(state, move.at)}` };
    case 'keep':
      return { power: move.power };
    case 'use':
      return { power: playerOf(state, seat).power };
    case 'edict':
      return { edict: move.edict };
    case 'role':
      return { role: move.role };
    case 'tile':
      return { tile: move.tile };
    case 'tech':
      return { sale: `${move.from} ${move.cost}` };
    case 'waive':
    case 'take':
    case 'give':
    case 'sell':
    case 'buy':
      return { stock: move.what };
    case 'market':
      return { market: move.tile };
    case 'invest':
      return { far: move.at };
    case 'build':
      return { yard: move.ship };
    case 'sector':
      return { sector: move.sector };
    case 'target':
      return { player: `${move.seat}` };
    case 'dial':
      return { dial: `${move.tactics} ${move.weapons} ${move.shields}` };
    case 'reveal':
      return { deck: move.deck };
    case 'fly':
      return { unit: move.ship, owner: `${seat}`, from: move.from, to: move.to };
    case 'displace':
      return { unit: move.ship, owner: `${foeOf(state, seat)}`, from: move.from, to: move.to };
    case 'engage':
      return { unit: move.ship, owner: `${seat}`, from: move.at, to: move.at };
    case 'recall':
      return { unit: move.ship, owner: `${seat}`, from: move.at, to: move.at };
    case 'hit':
      return { unit: move.unit, owner: `${victimOf(state)}`, from: move.at, to: move.at };
    case 'forget':
      return { tech: move.tech };
    case 'choose':
      return { option: move.option };
    case 'deploy':
      return { unit: move.ship, owner: `${seat}`, from: STAGING, to: NAME[playerOf(state, seat).home]! };
    default:
      return {};
  }
}

function ownerAt({ colonies }: State, at: string): number {
  return colonies[NAME.indexOf(at)]!;
}

function foeOf(state: State, seat: number): number {
  return enemyOf(battleOf(state), seat).who;
}

function victimOf(state: State): number {
  const step = openQuestion<Step>(state);
  return step.step === 'hit' ? battleOf(state).sides[step.victim].who : -1;
}

/** Whether a move has everything of a wish. */
export function meets(move: Aim, wish: Aim): boolean {
  const has: Readonly<Record<string, string | undefined>> = move;
  return Object.entries(wish).every(([field, value]) => has[field] === value);
}

// ── Wishes ────────────────────────────────────────────────────────────────────────────────────────

/** Words that say what the next one is. */
const HEADS: Readonly<Record<string, Field>> = {
  sector: 'sector',
  role: 'role',
  deck: 'deck',
  tile: 'tile',
  tech: 'tech',
  market: 'market',
  far: 'far',
  stock: 'stock',
  yard: 'yard',
  power: 'power',
  edict: 'edict',
  card: 'card',
  player: 'player',
};

/** The kinds of move whose word is not what some thing is called. */
const ACTS =
  'start cradle keep use decline place pass waive full take give sell buy invest build fly engage commit cancel end target refrain reveal displace hit bribe colonize petition court subvert forfeit recall forget choose pay deploy done'.split(
    ' ',
  );

/** What words mean that stand for themselves, in small letters. */
const WORDS: ReadonlyMap<string, readonly [Field, string]> = new Map(
  [
    words('act', ACTS),
    words('sector', SECTOR_IDS),
    words('role', ROLES),
    words('tile', Object.keys(TILE)),
    words('tech', ids(TECHS)),
    words('market', ids(MARKET)),
    words('far', ids(SLOTS)),
    words('stock', RESOURCES),
    words('power', ids(POWERS)),
    words('edict', ids(EDICTS)),
    words('unit', [...SHIPS, 'colony']),
    words('from', [STAGING]),
  ].flat(),
);

function words(field: Field, list: readonly string[]): [string, readonly [Field, string]][] {
  return list.map((word) => [word.toLowerCase(), [field, word]]);
}

function ids(list: readonly { readonly id: string }[]): string[] {
  return list.map(({ id }) => id);
}

/** Wishes that have been read: each is looked at once for every move. */
const aims = new WeakMap<Wish, Aim>();

/** What the words of a wish are about, as a move has them or as things are called. */
export function aimOfWish(wish: Wish): Aim {
  const seen = aims.get(wish);
  if (seen !== undefined) return seen;
  const aim = readAim(wish);
  aims.set(wish, aim);
  return aim;
}

function readAim({ act, things }: Wish): Aim {
  const aim: Mutable = act === undefined ? {} : { act };
  const left = things.flatMap((thing) => thing.split(' '));
  while (left.length > 0) read(aim, left);
  return aim;
}

/** Takes the next thing off the words. */
function read(aim: Mutable, left: string[]): void {
  const word = left.shift() ?? '';
  const low = word.toLowerCase();
  const head = HEADS[low];
  const region = NAME.find((name) => name.toLowerCase() === low);
  if (aim.act === 'invest' && LOCATIONS.some(({ id }) => id.toLowerCase() === low))
    aim.far = word.toUpperCase();
  else if (region !== undefined) readRegion(aim, region, left);
  else if (low === 'sale' || (low === 'tech' && isCost(left[0]))) readSale(aim, left);
  else if (head !== undefined && left.length > 0) aim[head] = known(left.shift() ?? '');
  else if (/^\d+$/.test(low)) readNumber(aim, low, left);
  else if (low === 'dial') aim.act = low;
  else readWord(aim, low);
}

function known(word: string): string {
  return WORDS.get(word.toLowerCase())?.[1] ?? word;
}

function isCost(word: string | undefined): boolean {
  return COSTS.some((cost) => `${cost}` === word);
}

/** `C4 fighter 0` is what stands there; the second region is where something goes. */
function readRegion(aim: Mutable, region: string, left: string[]): void {
  const [kind = '', who = ''] = left;
  const isUnit = WORDS.get(kind.toLowerCase())?.[0] === 'unit' && /^\d$/.test(who);
  if (isUnit) left.splice(0, 2);
  if (isUnit && aim.from === undefined) {
    aim.unit = kind.toLowerCase();
    aim.owner = who;
    aim.from = region;
  } else if (aim.unit !== undefined && aim.from === undefined) aim.from = region;
  else if (aim.to !== undefined && aim.from === undefined) {
    aim.from = aim.to;
    aim.to = region;
  } else aim.to = region;
}

/** `up 2`, or `2 up` as a move has it. */
function readSale(aim: Mutable, left: string[]): void {
  const two = left.splice(0, 2).map((word) => word.toLowerCase());
  const from = two.find((word) => !isCost(word)) ?? 'up';
  aim.sale = `${from} ${two.find(isCost) ?? ''}`;
}

function readNumber(aim: Mutable, word: string, left: string[]): void {
  if (aim.act === 'dial') aim.dial = [word, ...left.splice(0, 2)].join(' ');
  else if (aim.act === 'tech') readSale(aim, [word, ...left.splice(0, 1)]);
  else aim.player = word;
}

function readWord(aim: Mutable, low: string): void {
  const [field, word] = WORDS.get(low) ?? ['other', low];
  if (field === 'role' && aim.act === 'reveal') aim.deck = word;
  else if (field === 'unit' && aim.act === 'build') aim.yard = word;
  else if (aim.act === 'choose') aim.option = low;
  else aim[field] = word;
}
