import { hexOf, NAME, PLANET_AT, PLANETS, WORMHOLE } from '../../../../games/star/board.ts';
import { COLONIES_TO_WIN, FACTION, JUMP_FUEL, KIT, SHIP } from '../../../../games/star/facts.ts';
import { forecast } from '../../../../games/star/actions/odds.ts';
import { nextStartShip } from '../../../../games/star/setup.ts';
import type { Step, Move, Ship, State } from '../../../../games/star/state.ts';
import { bearing, course, farFromPlanet, planetOn } from '../../../../games/star/texts/where.ts';
import { article, counterWords } from '../../../../games/star/texts/words.ts';
import { colonies, mothership, ownShipAt, playerOf } from '../../../../games/star/verbs.ts';
import { asking, openQuestion } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { ForKind } from '../../../../kernel/data/kinds.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { present } from '../../../../kernel/data/present.ts';
import { count, nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Offer } from '../../../../protocol/table.ts';
import type { Gesture } from '../../view.ts';
import {
  attackWords,
  costWords,
  duelOf,
  kitWords,
  mendWords,
  sentences,
  shotWords,
  thereWords,
  undoneWords,
} from './prices.ts';

/** How each move is made with the hand, what its button says and what it costs. */

type Way<M> = ForKind<[state: State, move: M, seat: Seat, names: Names], Gesture>;

export function gesture(state: State, { move }: Offer<Move>, names: Names): Gesture {
  const way: Way<Move> = WAYS[move.type];
  return way(state, move, openQuestion<Step>(state).seat, names);
}

const WAYS: { readonly [M in Move as M['type']]: Way<M> } = {
  choose: (_, { faction }) => {
    const { name, colour, corner } = FACTION[faction];
    const near = PLANETS.filter(({ id }) => id.endsWith(corner)).map((planet) => planet.name);
    return {
      to: itemAt(NAME, WORMHOLE[corner]),
      button: true,
      label: name,
      price: `Your fleet is ${colour} and starts in the ${CORNER_WORDS[corner]}, with ${near.join(' and ')} nearest.`,
    };
  },
  place: (state, { at }, seat) => {
    const { name } = SHIP[nextStartShip(playerOf(state, seat))];
    return {
      to: at,
      label: `Place the ${name}`,
      price: `Here it is ${farFromPlanet(hexOf(at))}.`,
    };
  },
  build: (_, { ship, at }) => {
    const { name, cost } = SHIP[ship];
    return {
      group: `Build ${name} (${costWords(cost)})`,
      to: at,
      asks: `Where does the ${name} appear? Choose a lit hex of your corner.`,
      label: `Build ${article(name)} ${bearing(hexOf(at))}`,
      price: `Build ${article(name)} here, ${farFromPlanet(hexOf(at))}, for ${counterWords(cost)}. It can move and act next turn.`,
    };
  },
  fit: (state, { kit, at }, seat) => {
    const ship = ownShipAt(playerOf(state, seat), hexOf(at));
    const { name, cost } = KIT[kit];
    const instead = ship.kit === '' ? '' : ` It replaces ${KIT[ship.kit].name}.`;
    const what = `${name} for the ${SHIP[ship.type].name}`;
    return {
      group: `Fit ${name} (${costWords(cost)})`,
      asks: `Which ship gets ${name}? Choose a lit one; each carries one kit.`,
      to: at,
      label: what,
      price: `${what}: ${kitWords(kit)}, for ${counterWords(cost)}.${instead}`,
    };
  },
  done: (state) => {
    const kits = asking<Step>(state)?.step === 'kits';
    return {
      label: kits ? 'Fit no more' : 'Build no more',
      price: `Go on. ${kits ? 'Kits' : 'Ships'} left unbuilt are discarded.`,
    };
  },
  move: (state, { from, to }, seat, names) => {
    const ship = ownShipAt(playerOf(state, seat), hexOf(from));
    const way = course(ship.at, hexOf(to));
    return {
      from,
      to,
      label: `Move ${way}`,
      price: sentences(
        `Move the ${SHIP[ship.type].name} ${way}.`,
        thereWords(state, seat, ship, hexOf(to), names),
      ),
    };
  },
  jump: (state, { from, to }, seat, names) => {
    const ship = ownShipAt(playerOf(state, seat), hexOf(from));
    return {
      from,
      to,
      label: `Jump home, ${bearing(hexOf(to))}`,
      price: sentences(
        `Jump through the black hole into your corner, ${farFromPlanet(hexOf(to))}: ${JUMP_FUEL} Fuel.`,
        thereWords(state, seat, ship, hexOf(to), names),
      ),
    };
  },
  attack: (state, { from, at, weapons }, _, names) => {
    const duel = present(duelOf(state, from, at));
    return {
      from,
      to: at,
      then: from,
      label: weapons === 0 ? 'No Weapons' : count(weapons, 'Weapon'),
      price: shotWords(forecast(duel.attacker, duel.target, weapons)),
      about: attackWords(duel, names),
    };
  },
  repair: (state, { at, metal }, seat) => {
    const ship = ownShipAt(playerOf(state, seat), hexOf(at));
    const { name } = SHIP[ship.type];
    const used = ship.type === 'mothership' ? '' : ' Neither ship acts again.';
    return {
      group: 'Repair',
      asks: 'Which ship is repaired? Choose a lit one: the Mothership or one beside it.',
      to: at,
      label: `${metal} Metal`,
      price: `${name}: ${mendWords(ship, metal)}.${used}`,
      about: `Repair the ${name}: ${mendWords(ship, metal)} for ${metal} Metal.`,
    };
  },
  colonize: (state, _, seat) => {
    const planet = planetUnder(state, seat);
    if (!playerOf(state, seat).marker)
      return {
        label: `Settle ${planet}`,
        price: `First of two actions on ${planet}: stay there, and plant the flag next turn.`,
      };
    const flags = colonies(state, seat) + 1;
    const wins = flags >= COLONIES_TO_WIN ? ', and the match is won' : '';
    return {
      label: `Plant the flag on ${planet}`,
      price: `Plants the flag on ${planet}: ${flags} of ${COLONIES_TO_WIN}${wins}.`,
    };
  },
  decolonize: (state, _, seat, names) => {
    const planet = planetUnder(state, seat);
    const whose = `${nameOf(names, ownerUnder(state, seat))}’s`;
    return playerOf(state, seat).marker
      ? { label: `Free ${planet}`, price: `Takes ${whose} flag off ${planet}.` }
      : {
          label: `Besiege ${planet}`,
          price: `First of two actions on ${planet}: stay there, and ${whose} flag falls next turn.`,
        };
  },
  end: (state, _, seat) => ({
    label: 'End turn',
    price: undoneWords(state, seat) || 'All is done: the turn goes to the next player.',
    commits: true,
  }),
  resign: () => ({ label: 'Resign', price: 'You leave the match, and your fleet with you.', commits: true }),
};

/** The last faction is taken by whoever is left. */
export function answersItself({ type }: Move): boolean {
  return type === 'choose';
}

export const CORNER_WORDS = { NW: 'northwest', NE: 'northeast', SE: 'southeast', SW: 'southwest' } as const;

function planetUnder(state: State, seat: Seat): string {
  return planetOn(ownMothership(state, seat).at) ?? '';
}

function ownerUnder(state: State, seat: Seat): Seat {
  return itemAt(state.planets, itemAt(PLANET_AT, ownMothership(state, seat).at)) - 1;
}

function ownMothership(state: State, seat: Seat): Ship {
  return present(mothership(playerOf(state, seat)));
}
