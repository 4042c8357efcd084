import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import {
  add,
  type Change,
  expectFault,
  expectRefused,
  type Fault,
  options,
  own,
  set,
  todo,
} from '../../../testkit/refusals.ts';
import { hexOf } from '../board.ts';
import { game } from '../index.ts';
import type { Step, Player, Ship, State } from '../state.ts';
import { cardOf, type Diagram, fresh, legal, line, position, type Spoilt, spoilt } from '../test/testkit.ts';

type Loose = Spoilt<State>;

const loose = (diagram: Diagram): Loose => spoilt(position(diagram));

/** Three players in the middle of things; it is seat 0's turn and all is well. */
function middle(): Loose {
  return loose({
    players: [
      {
        stock: [3, 2, 1],
        ships: { '11,4': 'mothership', '19,6': { type: 'scout', hull: 4, kit: 'goliath' } },
        marker: true,
        colonies: ['I-NW'],
      },
      { stock: [1, 1, 1], ships: { '49,2': { type: 'warrior', moved: true } }, colonies: ['O-NE'] },
      { stock: [0, 5, 0], grace: 2, colonies: ['O-SE', 'I-SE'] },
    ],
    round: 9,
  });
}

/** Blueprints to build from. */
function building(): Loose {
  return loose({
    players: [{ stock: [9, 9, 9], ships: { '11,4': 'mothership' } }, {}],
    drawn: ['scout', 'crusher'],
    round: 9,
  });
}

/** In the middle of placing the first ships. */
function placing(): Loose {
  const state = fresh(3, {}, 3);
  while (state.stack.at(-1)?.step === 'faction') line(state, legal(state).slice(0, 1));
  line(state, legal(state).slice(0, 1));
  line(state, legal(state).slice(0, 1));
  return spoilt(state);
}

const shipOf = ({ ships }: Player): Ship => itemAt(ships, 0);
const ship = (change: object) => (_: Loose, player: Player) => Object.assign(shipOf(player), change);
/** Ends the match this way. */
const over = (ending: string) => set({ ending, stack: [] });

/** The rule, what is done to the position, and how the fault is told. */
const FAULTS: readonly Fault<Loose>[] = [
  ['14.1 a negative stock', own({ stock: [-1, 0, 0] }), /stock of player 0/],
  ['14.1 more counters than there are', own({ stock: [0, 96, 0] }), /supply of fuel/],
  ['14.1 half a counter', own({ stock: [0.5, 0, 0] }), /whole number/],
  ['14.1 a fourth resource', own({ stock: [1, 1, 1, 1] }), /stock of player 0 must have 3/],
  ['14.2 a card too many', (state) => add(state.deck, 0, 1), /there must be 15 cards of kind 0, not 16/],
  ['14.2 a card lost', (state) => add(state.deck, cardOf('scout'), -1), /12 cards of kind 6, not 11/],
  ['14.2 a negative pile', (state) => (add(state.deck, 0, 1), add(state.discard, 0, -1)), /a pile/],
  ['14.2 a pile of another game', (state) => state.deck.push(0), /a pile must have 15/],
  ['14.2 a kit from nowhere', ship({ kit: 'crusher' }), /2 cards of kind 14, not 3/],
  ['14.2 a Mothership card in the deck', (state) => add(state.deck, cardOf('mothership'), 1), /kind 9/],
  ['14.3 four Scouts', (_, player) => player.ships.push(...four(shipOf(player))), /scout tokens of player 0/],
  [
    '14.3 two Motherships',
    (_, player) => player.ships.push({ ...shipOf(player), at: hexOf('25,6') }),
    /mothership tokens/,
  ],
  ['14.3 a ship of another game', ship({ type: 'frigate' }), /type of a ship of player 0/],
  ['14.3 a kit of another game', ship({ kit: 'turbo' }), /kit of a ship of player 0/],
  ['14.4 a ship on an asteroid', ship({ at: hexOf('14,5') }), /cannot stand on 14,5/],
  ['14.4 a ship in the hole', ship({ at: hexOf('24,11') }), /cannot stand on 24,11/],
  ['14.4 a ship off the mat', ship({ at: 586 }), /hex of a ship of player 0/],
  ['14.4 a ship before the mat', ship({ at: -1 }), /hex of a ship of player 0/],
  [
    '14.4 two ships on a hex',
    (_, player) => Object.assign(itemAt(player.ships, 1), { at: hexOf('49,2') }),
    /two ships/,
  ],
  ['14.5 no hull', ship({ hull: 0 }), /hull of a ship of player 0/],
  ['14.5 too much hull', ship({ hull: 31 }), /from 1 to 30, not 31/],
  ['14.5 half a hull', ship({ hull: 1.5 }), /whole number/],
  ['14.6 a fresh ship that has moved', ship({ fresh: true, moved: true }), /fresh/],
  ['14.6 a fresh ship that has acted', ship({ fresh: true, acted: true }), /fresh/],
  ['14.7 a marker off its planet', ship({ at: hexOf('9,4') }), /progress marker/],
  ['14.7 a marker on the own colony', (state) => (state.planets[0] = 1), /progress marker/],
  [
    '14.7 a marker without a Mothership',
    (state) => (itemAt(state.players, 1).marker = true),
    /progress marker/,
  ],
  ['14.8 out with ships', own({ alive: false }), /player 0 is out and must have nothing/],
  ['14.8 alive with nothing', (state) => state.planets.fill(0, 1), /player 1|player 2 has neither/],
  ['14.9 grace with ships', own({ grace: 1 }), /grace exactly without ships/],
  ['14.9 no grace without ships', (state) => (itemAt(state.players, 2).grace = 0), /grace exactly/],
  ['14.9 grace without end', (state) => (itemAt(state.players, 2).grace = 3), /grace of player 2/],
  ['14.10 four colonies and no end', (state) => state.planets.fill(3), /four colonies|must be/],
  ['14.10 cards drawn while acting', (state) => draw(state, 'scout'), /drawn cards must be discarded/],
  ['14.10 resources drawn', (state) => draw(state, 'metal 1'), /must have been collected/],
  ['8 a planet of nobody', (state) => (state.planets[3] = 4), /planets/],
  ['8 a ninth planet', (state) => state.planets.push(0), /planets must have 8/],
  ['8 a turn of nobody', set({ current: 3 }), /current/],
  ['8 a turn of another', set({ current: 1 }), /stack does not fit/],
  ['8 a turn of somebody who is out', (state) => out(state), /current player must be in the game/],
  ['8 round 0 with a turn', set({ round: 0 }), /set-up|round 0/],
  ['10.4 a round beyond the limit', set({ round: 61 }), /round/],
  ['10.4 half a round', set({ round: 1.5 }), /whole number/],
  ['8 an order without somebody', set({ order: [0, 0, 1] }), /order/],
  ['8 an order too short', set({ order: [0, 1] }), /order/],
  ['3 two of one faction', own({ faction: 'black-cloud' }), /shares a faction/],
  ['3 a faction of another game', own({ faction: 'sol' }), /faction of player 0/],
  ['3 no faction', own({ faction: '' }), /./],
  ['7 a roll of 7', own({ rolls: [7] }), /rolls of player 0/],
  ['11 options that do not exist', options({ fast: true }), /unknown field/],
  ['11 a limit out of range', options({ roundLimit: 999 }), /[Rr]ound ?[Ll]imit/],
  ['11 other cards than the option says', options({ rebuildMothership: true }), /kind 9/],
  ['8 nothing to do', (state) => (state.stack.length = 0), /ending exactly when nothing/],
  ['8 a step of another game', todo({ step: 'x' }), /there is no step "x"/],
  ['8 a question twice', (state) => state.stack.push({ step: 'act', seat: 0 }), /stack does not fit/],
  ['8 a question to somebody else', todo({ step: 'act', seat: 1 }), /stack does not fit/],
  ['8 a question to nobody', todo({ step: 'act' }), /question/],
  ['8 a question with too many words', todo({ step: 'act', seat: 0, left: 1 }), /unknown field/],
  ['8 a step that runs by itself on top', todo({ step: 'end' }), /question/],
  ['7 factions in the middle of a match', todo({ step: 'muster' }, { step: 'faction', seat: 0 }), /./],
  ['7 placing in the middle of a match', todo({ step: 'turn' }, { step: 'place', seat: 0 }), /./],
  [
    '7 all of set-up in the middle of a match',
    todo({ step: 'turn' }, ...[2, 1, 0].map((seat): Step => ({ step: 'place', seat }))),
    /step place does not belong to round 9/,
  ],
  ['10 an end with work to do', set({ ending: 'domination' }), /ending exactly when nothing/],
  ['10 an end of another game', over('peace'), /ending must be one of/],
  ['10.2 a domination of several', over('domination'), /last living player/],
  ['10.3 a colonization without four', over('colonization'), /four colonies/],
  ['a field too many', set({ extra: 1 }), /unknown field/],
  ['a field missing', (state) => Reflect.deleteProperty(state, 'round'), /round/],
  ['a list for a number', set({ round: [] }), /round/],
  ['a single player', (state) => state.players.splice(1), /number of players/],
];

function four(first: Ship): Ship[] {
  return ['25,6', '27,6', '29,6'].map((name) => ({ ...first, type: 'scout', hull: 1, at: hexOf(name) }));
}

function draw(state: Loose, name: 'scout' | 'metal 1'): void {
  add(state.deck, cardOf(name), -1);
  add(state.drawn, cardOf(name), 1);
}

function out(state: Loose): void {
  const first = itemAt(state.players, 0);
  for (const { type, kit } of first.ships) {
    if (type !== 'mothership') add(state.discard, cardOf(type), 1);
    if (kit !== '') add(state.discard, cardOf(kit), 1);
  }
  Object.assign(first, { ships: [], stock: [0, 0, 0], alive: false, marker: false });
  state.planets.forEach((owner, planet) => {
    if (owner === 1) state.planets[planet] = 0;
  });
}

test('14 the positions themselves have no fault', () => {
  for (const state of [middle(), building(), placing(), fresh(4)])
    expect(game.stateFault(state)).toBeUndefined();
});

test.each(FAULTS)('%s is refused', (_, change, message) => expectFault(game, middle(), change, message));

/** The same while building. */
const BUILDING: readonly Fault<Loose>[] = [
  ['8 A0 acting with cards still drawn', todo({ step: 'act', seat: 0 }), /drawn cards must be discarded/],
  ['8 T3 a shipyard of somebody else', todo({ step: 'ships', seat: 1 }), /stack does not fit/],
];

function drop(state: Loose, name: 'scout' | 'crusher'): void {
  add(state.drawn, cardOf(name), -1);
  add(state.discard, cardOf(name), 1);
}

test.each(BUILDING)('%s is refused', (_, change, message) => expectFault(game, building(), change, message));

test('8 a shipyard of somebody who is out is refused', () => {
  const state = middle();
  draw(state, 'scout');
  out(state);
  state.stack.splice(0, 1, { step: 'ships', seat: 0 });
  expectRefused(game, state, /current player must be in the game/);
});

/** The same in set-up. */
const SETUP: readonly Fault<Loose>[] = [
  ['7 S5 a ship out of order', (state) => Object.assign(first(state), { type: 'scout', hull: 10 }), /./],
  [
    '7 S5 a ship away from home',
    (state) => Object.assign(first(state), { at: hexOf('25,6') }),
    /not as placed/,
  ],
  ['7 S5 a ship that is hurt', (state) => Object.assign(first(state), { hull: 7 }), /not as placed/],
  ['7 S5 a ship that has moved', (state) => Object.assign(first(state), { moved: true }), /not as placed/],
  ['7 S4 a colony in set-up', (state) => (state.planets[0] = 1), /set-up/],
  ['7 S4 somebody out in set-up', (state) => (itemAt(state.players, 0).alive = false), /set-up/],
  ['7 S5 a player placing who has placed', (state) => state.stack.push(itemAt(state.stack, 0)), /./],
];

const first = (state: State): Ship => shipOf(itemAt(state.players, itemAt(game.actors(state), 0)));

/** The last two change places. */
function reorder(state: Loose): void {
  state.order.push(...state.order.splice(1, 1));
  const waiting = state.stack.filter(
    (step): step is Extract<Step, { step: 'place' }> => step.step === 'place',
  );
  const rest = state.order.filter((seat) => waiting.some((step) => step.seat === seat));
  state.stack.splice(1, 9, ...rest.toReversed().map((seat): Step => ({ step: 'place', seat })));
}

test.each(SETUP)('%s is refused', (_, change, message) => expectFault(game, placing(), change, message));

/**
 * Positions no match can come to, though every piece is in order. They are accepted as yet; whoever refuses one
 * moves it up to the others.
 */
const STRANGE: readonly [string, () => State][] = [
  ['10.4 a limit that is not reached', () => changed(middle(), over('roundLimit'))],
  ['8 T3 a shipyard without blueprints', () => changed(building(), (state) => drop(state, 'scout'))],
  [
    '8 T4 a workshop without kits',
    () =>
      changed(building(), (state) => {
        drop(state, 'crusher');
        state.stack.splice(0, 1, { step: 'kits', seat: 0 });
      }),
  ],
  [
    '7 S2 a first turn of somebody else',
    () => changed(placing(), (state) => (state.current = itemAt(state.order, 1))),
  ],
  ['7 S2 an order against the clock', () => changed(placing(), reorder)],
  [
    '10.3 two winners',
    () => {
      const state = middle();
      Object.assign(itemAt(state.players, 2), { grace: 0, alive: false, stock: [0, 0, 0] });
      state.planets.splice(0, 8, 1, 1, 1, 1, 2, 2, 2, 2);
      Object.assign(itemAt(state.players, 0), { marker: false });
      return Object.assign(state, { ending: 'colonization', stack: [] });
    },
  ],
  [
    '14.11 five colonies',
    () => {
      const state = middle();
      state.planets.splice(0, 8, 1, 1, 1, 1, 1, 2, 3, 3);
      Object.assign(itemAt(state.players, 0), { marker: false });
      return Object.assign(state, { ending: 'colonization', stack: [] });
    },
  ],
  [
    '10.4 a limit reached without one',
    () =>
      Object.assign(middle(), {
        ending: 'roundLimit',
        stack: [],
        options: { ...middle().options, roundLimit: 0 },
      }),
  ],
  ['10 an end in set-up', () => Object.assign(placing(), { ending: 'roundLimit', stack: [] })],
  [
    '10.1 a turn of grace that was not begun in grace',
    () => {
      const state = position({
        players: [{ stock: [9, 9, 9], grace: 1, colonies: ['O-NW'] }, {}],
        drawn: ['scout'],
      });
      return Object.assign(state, { graceTurn: false });
    },
  ],
  [
    '10.1 a turn begun in grace with ships that are not fresh',
    () => Object.assign(middle(), { graceTurn: true }),
  ],
];

function changed(state: Loose, change: Change<Loose>): Loose {
  change(state, itemAt(state.players, 0));
  return state;
}

test.each(STRANGE)('%s is refused', (_, make) => expectRefused(game, make(), /./));
