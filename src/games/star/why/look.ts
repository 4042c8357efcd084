import type { Seat } from '../../../kernel/game.ts';
import { nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { moveText } from '../../../kernel/text.ts';
import { because as reasonOf, type Reason, type ReasonParts } from '../../../kernel/why.ts';
import { BLACK_HOLE, distance, type Hex, hexOf, NAME, PLANET_AT, PLANETS, ROCK, waysIn } from '../board.ts';
import { SHIP } from '../facts.ts';
import type { Move, MoveOf, Player, Ship, State } from '../state.ts';
import { playerOf } from '../verbs.ts';

/** A position with the eyes of one who has a choice. */
export interface Look {
  readonly state: State;
  readonly seat: Seat;
  readonly names: Names;
  readonly player: Player;
  readonly legal: readonly Move[];
}

export function lookAt(state: State, seat: Seat, names: Names, legal: readonly Move[]): Look {
  return { state, seat, names, player: playerOf(state, seat), legal };
}

// ── Reasons ───────────────────────────────────────────────────────────────────────────────────────

/** What a reason may have beside its sentence and the number of its rule; it is about hexes. */
export interface Parts extends Omit<ReasonParts, 'about'> {
  readonly about?: readonly Hex[] | undefined;
}

export function because(text: string, rule: string, { about = [], ...parts }: Parts = {}): Reason {
  return reasonOf(text, rule, { ...parts, about: about.map((hex) => NAME[hex]!) });
}

/** So many moves are named as what could be done instead. */
const MOST_NAMED = 2;

/** The first legal moves that fit, as texts. */
export function some(look: Look, fits: (move: Move) => boolean, most = MOST_NAMED): string[] {
  const found: string[] = [];
  for (const move of look.legal) {
    if (found.length === most) break;
    if (fits(move)) found.push(moveText(move));
  }
  return found;
}

/** The first legal moves of some kinds, as texts. */
export function ofKind(look: Look, ...types: readonly Move['type'][]): string[] {
  return some(look, ({ type }) => types.includes(type));
}

/** What a ship can still do: an attack first, then the flight that comes nearest to a planet of somebody else or nobody. */
export function ofShip(look: Look, { at }: Ship): string[] {
  const from = NAME[at]!;
  const attacks = some(look, (move) => move.type === 'attack' && move.from === from, 1);
  const flights = look.legal.flatMap((move) => (move.type === 'move' && move.from === from ? [move] : []));
  const far = ({ to }: MoveOf<'move'>): number => farFromOthers(look, hexOf(to));
  const [flight] = flights.toSorted((a, b) => far(a) - far(b));
  return [...attacks, ...(flight === undefined ? [] : [moveText(flight)])];
}

function farFromOthers({ state: { planets }, seat }: Look, hex: Hex): number {
  const others = PLANETS.filter((_, planet) => planets[planet] !== seat + 1);
  return Math.min(...others.map(({ at }) => distance(at, hex)));
}

// ── Words ─────────────────────────────────────────────────────────────────────────────────────────

/** The hexes that lead home. */
export function mouthsOf({ state: { options } }: Look): readonly Hex[] {
  return waysIn(options).mouths;
}

/** Whether a hex is one of the black hole or leads home. */
export function isHole(look: Look, hex: Hex): boolean {
  return BLACK_HOLE.includes(hex) || mouthsOf(look).includes(hex);
}

export function isRock(hex: Hex): boolean {
  return ROCK[hex] === 1;
}

/** A hex as sentences call it: the board shows names of planets, but none of empty space. */
export function hexWords(hex: Hex): string {
  if (BLACK_HOLE.includes(hex)) return 'the black hole';
  return PLANETS[PLANET_AT[hex]!]?.name ?? 'that hex';
}

/** `your Scout`, `Ben’s Scout`. */
export function shipWords({ seat, names }: Look, { type }: Ship, owner: Seat = seat): string {
  const whose = owner === seat ? 'your' : `${nameOf(names, owner)}’s`;
  return `${whose} ${SHIP[type].name}`;
}
