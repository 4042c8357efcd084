import { asking } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { capital, count, listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { actMoves } from '../actions/acting.ts';
import { NAME } from '../board.ts';
import { kitMoves, shipMoves } from '../actions/building.ts';
import { FACTION, KIT, SHIP, type ShipType } from '../facts.ts';
import { nextStartShip } from '../setup.ts';
import type { Step, Move, State } from '../state.ts';
import { factionOf, mothership, playerOf } from '../verbs.ts';
import { article, counterWords } from './words.ts';

/** The steps that ask somebody. */
type Asking = Extract<Step, { readonly seat: Seat }>;

type Prompt = (state: State, seat: Seat) => string;

/** Who must choose what and why. */
export function prompt(state: State, seat: Seat, names: Names): string {
  const step = asking<Step>(state);
  const who = nameOf(names, seat);
  if (step === undefined) return 'The match is over.';
  if (!('seat' in step) || step.seat !== seat) return `${who} waits.`;
  return `${who}: ${PROMPTS[step.step](state, seat)}`;
}

const PROMPTS: Readonly<Record<Asking['step'], Prompt>> = {
  faction: (state, seat) => {
    const rolls = playerOf(state, seat).rolls.join(', then ');
    return `you rolled ${rolls} and choose ${PLACES[state.order.indexOf(seat)]}. Take a faction and its corner.`;
  },
  place: (state, seat) => {
    const player = playerOf(state, seat);
    const { colour } = FACTION[factionOf(player)];
    const type = nextStartShip(player);
    return `place your ${SHIP[type].name} in the ${colour} corner. ${GOOD_FOR[type]}`;
  },
  ships: (state, seat) => {
    const types = shipMoves(state, { seat }).flatMap((move) => (move.type === 'build' ? [move.ship] : []));
    const ships = [...new Set(types)].map((type) => article(SHIP[type].name));
    return `${inGrace(state, seat)}you can build ${listed(ships, 'or')} at home. ${stock(state, seat)}`;
  },
  kits: (state, seat) => {
    const types = kitMoves(state, { seat }).flatMap((move) => (move.type === 'fit' ? [move.kit] : []));
    const kits = [...new Set(types)].map((kit) => KIT[kit].name);
    return `you can fit ${listed(kits, 'or')} to a ship. ${stock(state, seat)}`;
  },
  act: acting,
};

/** What each ship is there for. */
const GOOD_FOR: Readonly<Record<ShipType, string>> = {
  mothership: 'It alone settles planets, and it is slow: start near one.',
  juggernaut: 'It hits hardest of those that fight.',
  warrior: 'It guards what the others leave behind.',
  scout: 'It flies and shoots far, but it is weak.',
};

const PLACES = ['first', 'second', 'third', 'last'] as const;

function inGrace(state: State, seat: Seat): string {
  const { grace } = playerOf(state, seat);
  if (grace === 0) return '';
  return `no ship is left, and ${grace === 1 ? 'this turn is the last' : 'this turn and one more are left'} to build one: `;
}

function stock(state: State, seat: Seat): string {
  return `In stock: ${counterWords(playerOf(state, seat).stock)}. What is not built now is discarded.`;
}

function acting(state: State, seat: Seat): string {
  const moves = actMoves(state, { seat });
  const ways = [...new Set(moves.flatMap(({ type }) => WAYS[type] ?? []))];
  if (ways.length === 0) return 'no ship can move or act any more. End the turn.';
  const ships = count(usable(state, seat, moves), 'ship');
  return `${ships} can still move or act. ${capital(ways.join(', '))}, or end the turn.`;
}

/** What ships can do, in the order of the moves offered. */
const WAYS: { readonly [T in Move['type']]?: string } = {
  move: 'move',
  jump: 'jump',
  attack: 'attack',
  repair: 'repair',
  colonize: 'settle',
  decolonize: 'besiege',
};

/** How many ships have a move among these; repairing and settling are the Mothership's. */
function usable(state: State, seat: Seat, moves: readonly Move[]): number {
  const own = mothership(playerOf(state, seat));
  const hexes = moves.flatMap((move) => {
    if ('from' in move) return [move.from];
    return move.type === 'end' || own === undefined ? [] : [NAME[own.at]!];
  });
  return new Set(hexes).size;
}
