import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { NAME, segmentBetween, segmentOf, type Space, spaceOf } from '../board.ts';
import { EFFECTS, type EffectId } from '../facts.ts';
import type { Move, Play, State } from '../state.ts';
import { boardOf, segmentName } from '../verbs.ts';

/** What a person can point at, by the names under which wishes know it; spaces and segments have their own. */

export const HEART = 'heart';
export const DECK = 'deck';
/** The spiral that counts the flares, and the track of momentum. */
export const SPIRAL = 'spiral';
export const MOMENTUM = 'momentum';
/** The movement points left. */
export const POINTS = 'points';

export function shipThing(seat: Seat): string {
  return `ship ${seat}`;
}

export function playerThing(seat: Seat): string {
  return `player ${seat}`;
}

/** The seat whose ship or stock a thing is. */
export function seatOf(state: State, thing: string): Seat | undefined {
  const seat = state.players.findIndex((_, i) => thing === shipThing(i) || thing === playerThing(i));
  return seat < 0 ? undefined : seat;
}

/** The space a thing is, on this side of the board. */
export function spaceNamed(state: State, thing: string | undefined): Space | undefined {
  return boardOf(state).spaces.find((space) => NAME[space] === thing);
}

/** The segment a thing is, or -1. */
export function segmentNamed(state: State, thing: string): number {
  return segmentOf(boardOf(state), thing);
}

export function effectNamed(thing: string): EffectId | undefined {
  return EFFECTS.find((effect) => effect === thing);
}

/** A thing as sentences call it. */
export function thingWords(state: State, seat: Seat, thing: string, names: Names): string {
  if (thing === HEART) return 'the heart of the Sun';
  const owner = seatOf(state, thing);
  if (owner === undefined) return thing;
  if (thing === shipThing(owner))
    return owner === seat ? 'your mothership' : `${nameOf(names, owner)}’s mothership`;
  return owner === seat ? 'your own stock' : `${nameOf(names, owner)}’s stock`;
}

type Things<M> = ForKind<[state: State, move: M], readonly string[]>;

/** The things a move is about, in the order in which the hand goes from one to the next. */
export function thingsOf(state: State, move: Move): readonly string[] {
  const things: Things<Move> = THINGS[move.type];
  return things(state, move);
}

const NOTHING = (): readonly string[] => [];
const at = (_: State, move: { readonly at: string }): readonly string[] => [move.at];
const to = (_: State, move: { readonly to: string }): readonly string[] => [move.to];
const from = (_: State, move: { readonly from: string }): readonly string[] => [move.from];
const fromTo = (_: State, move: { readonly from: string; readonly to: string }): readonly string[] => [
  move.from,
  move.to,
];
const intoHeart = (_: State, move: { readonly from: string }): readonly string[] => [move.from, HEART];

const THINGS: { readonly [M in Move as M['type']]: Things<M> } = {
  play: (state, move) => [move.effect, ...playedOn(state, move)],
  vestige: at,
  rescue: at,
  move: NOTHING,
  convert: NOTHING,
  activate: NOTHING,
  scour: NOTHING,
  launch: ({ turn }, move) => [shipThing(turn.seat), move.to],
  guest: (_, { host, to: goal }) => [shipThing(host), goal],
  fly: fromTo,
  hurl: intoHeart,
  return: to,
  cluster: fromTo,
  puncture: (state, move) => [move.from, barrierBetween(state, move.from, move.to)],
  station: fromTo,
  hurlstation: intoHeart,
  teleport: NOTHING,
  land: to,
  fuel: NOTHING,
  end: NOTHING,
  gate: (_, { b, c }) => [`${b}|${c}`],
  tower: (_, { c }) => [c],
  node: at,
  foundry: at,
  continue: NOTHING,
  link: at,
  recall: from,
  use: (_, { at: station, how }) => (how === undefined ? [station] : [how.toUpperCase(), station]),
  take: NOTHING,
  decline: NOTHING,
  clear: at,
  proceed: NOTHING,
  spend: NOTHING,
  save: NOTHING,
  orbital: at,
  done: NOTHING,
  sacrifice: sacrificed,
  push: to,
  warp: ({ turn, stack }, move) => [
    move.from === 'hold' ? shipThing(askedSeat(stack) ?? turn.seat) : move.from,
  ],
  place: at,
  gap: at,
  first: at,
  keep: NOTHING,
};

function askedSeat(stack: State['stack']): Seat | undefined {
  const step = stack.at(-1);
  return step !== undefined && 'seat' in step ? step.seat : undefined;
}

function barrierBetween(state: State, a: string, b: string): string {
  return segmentName(state, segmentBetween(boardOf(state), spaceOf(a), spaceOf(b)));
}

function sacrificed(
  { stack, turn }: State,
  move: { readonly from: string; readonly host?: Seat },
): readonly string[] {
  if (move.host !== undefined) return [shipThing(move.host)];
  if (move.from === 'lost') return [];
  return [move.from === 'hold' ? shipThing(askedSeat(stack) ?? turn.seat) : move.from];
}

function playedOn({ turn }: State, move: Play): readonly string[] {
  switch (move.effect) {
    case 'BLIGHT':
      return [move.at, shipThing(move.host)];
    case 'HATCH':
      return [move.at, playerThing(move.victim)];
    case 'SWAP':
      return [move.from, move.to];
    case 'PASSAGE':
      return [move.from === 'next' ? shipThing(turn.seat) : move.from];
    case 'CHAIN':
      return move.from === undefined ? [] : [move.from];
    case 'INVADE':
    case 'SACRIFICE':
      return [move.at];
    case 'TRIBUTE':
      return move.at === undefined ? [] : [move.at];
    default:
      return [];
  }
}
