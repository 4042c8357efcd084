import { asking, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { count, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { distance, type Hex, hexOf } from '../board.ts';
import { COLONIES_TO_WIN, FACTION, HULL_PER_METAL, JUMP_FUEL, KIT, SHIP } from '../facts.ts';
import { nextStartShip } from '../setup.ts';
import type { Step, Move, Ship, State } from '../state.ts';
import { colonies, maxHull, mothership, ownShipAt, playerOf, shipAt } from '../verbs.ts';
import { bearing, course, farFromPlanet, near, planetOn } from './where.ts';
import { article, counterWords } from './words.ts';

type Text<M> = ForKind<[state: State, move: M, seat: Seat, names: Names], string>;

/** What a move does, in a few words, with what it costs. */
export function moveWords(state: State, move: Move, names: Names): string {
  const { seat } = openQuestion<Step>(state);
  const text: Text<Move> = MOVES[move.type];
  return text(state, move, seat, names);
}

export const MOVES: { readonly [M in Move as M['type']]: Text<M> } = {
  choose: (_, { faction }) => {
    const { name, colour, corner } = FACTION[faction];
    return `${name}, ${colour}, in the ${CORNER_WORDS[corner]}`;
  },
  place: (state, { at }, seat) =>
    `Place the ${SHIP[nextStartShip(playerOf(state, seat))].name} ${farFromPlanet(hexOf(at))}`,
  build: (state, { ship, at }, seat) => {
    const { name, cost } = SHIP[ship];
    return `Build ${article(name)} ${atHome(state, seat, hexOf(at))} for ${counterWords(cost)}`;
  },
  fit: (state, { kit, at }, seat) => {
    const ship = ownShipAt(playerOf(state, seat), hexOf(at));
    const instead = ship.kit === '' ? '' : ` instead of ${KIT[ship.kit].name}`;
    return `Fit ${KIT[kit].name} to the ${SHIP[ship.type].name} ${near(ship.at)} for ${counterWords(KIT[kit].cost)}${instead}`;
  },
  done: (state) => (asking<Step>(state)?.step === 'kits' ? 'Fit no more kits' : 'Build no more ships'),
  move: (state, { from, to }, seat) => {
    const ship = ownShipAt(playerOf(state, seat), hexOf(from));
    return `Move the ${SHIP[ship.type].name} ${course(ship.at, hexOf(to))}${leaving(state, ship, seat)}`;
  },
  jump: (state, { from, to }, seat) => {
    const ship = ownShipAt(playerOf(state, seat), hexOf(from));
    const way = `home through the black hole, ${atHome(state, seat, hexOf(to))}, for ${JUMP_FUEL} Fuel`;
    return `Jump the ${SHIP[ship.type].name} ${way}${leaving(state, ship, seat)}`;
  },
  attack: (state, { from, at, weapons }, seat, names) => {
    const ship = ownShipAt(playerOf(state, seat), hexOf(from));
    const { ship: target, owner } = shipAt(state, hexOf(at))!;
    const boost = weapons === 0 ? '' : ` and ${count(weapons, 'Weapon')}`;
    const whom = `${nameOf(names, owner)}’s ${SHIP[target.type].name}`;
    return `Attack ${whom} ${near(target.at)} with the ${SHIP[ship.type].name}${boost}`;
  },
  repair: (state, { at, metal }, seat) => {
    const ship = ownShipAt(playerOf(state, seat), hexOf(at));
    const mended = Math.min(HULL_PER_METAL * metal, maxHull(ship) - ship.hull);
    return `Repair the ${SHIP[ship.type].name} ${near(ship.at)} with ${metal} Metal: +${mended} hull`;
  },
  colonize: (state, _, seat) => {
    const planet = planetUnder(state, seat);
    if (!playerOf(state, seat).marker) return `Begin to settle ${planet}`;
    return `Plant the flag on ${planet}: ${colonies(state, seat) + 1} of ${COLONIES_TO_WIN} planets`;
  },
  decolonize: (state, _, seat) => {
    const planet = planetUnder(state, seat);
    return playerOf(state, seat).marker ? `Take the flag off ${planet}` : `Besiege ${planet}`;
  },
  end: () => 'End the turn',
  resign: () => 'Resign: leave the match with all your ships',
};

const CORNER_WORDS = { NW: 'northwest', NE: 'northeast', SE: 'southeast', SW: 'southwest' } as const;

/** A hex of the own corner, by the Mothership where that stands beside it. */
function atHome(state: State, seat: Seat, hex: Hex): string {
  const own = mothership(playerOf(state, seat));
  return own !== undefined && distance(own.at, hex) === 1 ? 'beside the Mothership' : bearing(hex);
}

function planetUnder(state: State, seat: Seat): string {
  const own = mothership(playerOf(state, seat))!;
  return planetOn(own.at) ?? '';
}

/** 9.7: what a move of the Mothership gives up. */
function leaving(state: State, { type }: Ship, seat: Seat): string {
  const { marker } = playerOf(state, seat);
  return type === 'mothership' && marker ? `, giving up ${planetUnder(state, seat)}` : '';
}
