import {
  ASTEROIDS,
  BLACK_HOLE,
  type Hex,
  hexOf,
  NAME,
  PLANET_AT,
  PLANETS,
  waysIn,
  WORMHOLE,
} from '../../../../games/star/board.ts';
import { CORNERS, FACTION, FACTIONS, JUMP_FUEL } from '../../../../games/star/facts.ts';
import type { Move, MoveOf, Ship, State } from '../../../../games/star/state.ts';
import { shipAt } from '../../../../games/star/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { FocusProps, Place } from '../../view.ts';
import { CORNER_WORDS } from './gestures.ts';
import { duelOf } from './prices.ts';

/** What the eye rests on: an attack in the making, a ship, a place of the mat. */

type Eyes = Pick<FocusProps<State, Move>, 'state' | 'picked' | 'hovered' | 'offers' | 'asked' | 'pointed'>;

export interface Aim {
  readonly attacker: Ship;
  readonly target: Ship;
  readonly owner: Seat;
  /** The number of Weapons pointed at, if any. */
  readonly weapons: number | undefined;
}

/** The attack that is pointed at, asked about, or one click away. */
export function aimOf({ state, picked, hovered, offers, asked, pointed }: Eyes): Aim | undefined {
  const shot = attackOf(pointed?.move) ?? attackOf(asked[0]?.move);
  if (shot) return aimed(state, shot.from, shot.at, attackOf(pointed?.move)?.weapons);
  if (picked === undefined || hovered === undefined) return undefined;
  const near = offers.some(({ move }) => {
    const attack = attackOf(move);
    return attack?.from === picked && attack.at === hovered;
  });
  return near ? aimed(state, picked, hovered, undefined) : undefined;
}

function attackOf(move: Move | undefined): MoveOf<'attack'> | undefined {
  return move?.type === 'attack' ? move : undefined;
}

function aimed(state: State, from: Place, at: Place, weapons: number | undefined): Aim | undefined {
  const duel = duelOf(state, from, at);
  return duel && { ...duel, weapons };
}

/** The hex whose ship is about to be repaired or fitted. */
export function concernOf({ asked, pointed }: Pick<Eyes, 'asked' | 'pointed'>): Place | undefined {
  const move = (pointed ?? asked[0])?.move;
  return move?.type === 'repair' || move?.type === 'fit' ? move.at : undefined;
}

/** The ship on a place and whose it is. */
export function shipOn(state: State, at: Place | undefined): { ship: Ship; owner: Seat } | undefined {
  return at === undefined ? undefined : shipAt(state, hexOf(at));
}

// ── Places of the mat ─────────────────────────────────────────────────────────────────────────────

export interface Sight {
  readonly kind: 'planet' | 'asteroid' | 'blackHole' | 'wormhole';
  /** The id of a planet or the faction of a wormhole. */
  readonly id: string;
  readonly name: string;
  readonly words: string;
}

const ROCKS = new Set<Hex>(ASTEROIDS);
const HOLE = new Set<Hex>(BLACK_HOLE);
const BY_WORMHOLE = new Map(CORNERS.map((corner) => [WORMHOLE[corner], corner]));

/** What is printed on a hex; nothing on an empty one. */
export function sightOn(state: State, at: Place | undefined, names: Names): Sight | undefined {
  if (at === undefined) return undefined;
  const hex = hexOf(at);
  const planet = itemAt(PLANET_AT, hex);
  if (planet >= 0) return planetSight(state, planet, names);
  if (ROCKS.has(hex))
    return { kind: 'asteroid', id: '', name: 'Asteroids', words: 'No ship enters them, and no shot passes.' };
  if (waysIn(state.options).mouths.includes(hex) || HOLE.has(hex))
    return {
      kind: 'blackHole',
      id: '',
      name: 'Black hole',
      words: `${mouthWords(state)} may jump to its own corner for ${JUMP_FUEL} Fuel. Shots pass over it.`,
    };
  const corner = BY_WORMHOLE.get(hex);
  const faction = FACTIONS.find((id) => FACTION[id].corner === corner);
  if (corner === undefined || faction === undefined) return undefined;
  const { name } = FACTION[faction];
  const words = `The ${CORNER_WORDS[corner]} corner. Ships of ${name} are built up to 4 hexes from here.`;
  return { kind: 'wormhole', id: faction, name: `Wormhole of ${name}`, words };
}

function mouthWords({ options }: State): string {
  return options.jumpFromSides
    ? 'A ship that can step on one of the four hexes along its sides'
    : 'A ship that can step into it';
}

function planetSight(state: State, planet: number, names: Names): Sight {
  const { id, name, at } = itemAt(PLANETS, planet);
  const owner = itemAt(state.planets, planet) - 1;
  const held =
    owner < 0
      ? 'Nobody’s. A Mothership on it settles it with the actions of two turns.'
      : `A colony of ${nameOf(names, owner)}: one more card each turn.`;
  return {
    kind: 'planet',
    id,
    name,
    words: `${held}${settlerWords(state, itemAt(NAME, at), owner, names)}`,
  };
}

/** Who has set a marker there. */
function settlerWords(state: State, at: Place, owner: Seat, names: Names): string {
  const guest = shipOn(state, at);
  if (guest?.ship.type !== 'mothership' || !state.players[guest.owner]?.marker) return '';
  const deed = owner < 0 ? 'has begun to settle it' : 'has begun to take it down';
  return ` ${nameOf(names, guest.owner)} ${deed}.`;
}
