import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type Change, expectFault, own, set, top } from '../../../testkit/refusals.ts';
import { regionOf } from '../board.ts';
import { game } from '../index.ts';
import type { Step } from '../state.ts';
import { fresh, legal, line, type Position, position, question } from '../test/testkit.ts';

/** What no position can be is refused, with a sentence that says why (21). */

/** Three players in the middle of things; it is seat 0's turn and all is well. */
function middle(): Position {
  return position({
    players: [
      {
        power: 'PW01',
        ready: false,
        techs: ['TM11', 'TI13'],
        staging: { cruiser: 1 },
        throne: { captured: [0, 1, 0] },
      },
      { power: 'PW02', colonies: ['A3'], ships: ['fighter A1', 'dreadnought D4'] },
      { power: 'PW03', credits: 0 },
    ],
    far: { F2: 1 },
    event: 'EXP1',
    emperor: 1,
    options: { powers: true, edicts: true, events: true },
  });
}

function solo(): Position {
  return position({
    players: [{ colonies: ['A3'] }],
    ancients: { cruisers: ['D4'], staging: 1, techs: ['TM11'] },
    queue: ['EXP1', 'STORY', 'STORY1'],
  });
}

/** A battle between seats 0 and 1 whose dials are being set. */
function dialling(): Position {
  const state = position({
    players: [{ ships: ['cruiser E5'] }, { ships: ['cruiser D4'] }],
    monolith: 'engineer',
  });
  line(state, ['role warlord', 'end', 'sector CO', 'fly cruiser E5 D5', 'commit', '0: dial 1 1 1']);
  return state;
}

/** The same while seat 0 is asked whether to use a power. */
function mustering(): Position {
  const state = position({
    players: [{ ships: ['cruiser E5'], power: 'PW03' }, { ships: ['cruiser D4'] }],
    monolith: 'engineer',
    options: { powers: true },
  });
  line(state, ['role warlord', 'end', 'sector CO', 'fly cruiser E5 D5', 'commit']);
  return state;
}

/** Powers are being kept. */
function keeping(): Position {
  const state = fresh(2, {}, 3);
  while (question(state) !== 'keep') line(state, [itemAt(legal(state), 0)]);
  return state;
}

/** Homes are being chosen. */
function placing(): Position {
  const state = fresh(3, {}, 3);
  line(state, ['start A1', 'cradle A2']);
  return state;
}

const ancients = (change: object) => (state: Position) => Object.assign(itemAt(state.ancients, 0), change);
const battle = (change: object) => (state: Position) => Object.assign(itemAt(state.battles, 0), change);
const side = (change: object) => (state: Position) =>
  Object.assign(itemAt(itemAt(state.battles, 0).sides, 0), change);
const deck = (role: number, change: object) => (state: Position) =>
  Object.assign(itemAt(state.decks, role), change);

/** The rule, what is done to the position, and how the fault is told. */
const FAULTS: readonly [string, () => Position, Change<Position>, RegExp][] = [
  ['21.1 a token too many', middle, own({ supply: 14 }), /player 0 must have 14 colony tokens/],
  ['21.1 a token of the Ancients lost', solo, ancients({ supply: 15 }), /Ancients must have 16 tokens/],
  ['21.1 fewer than no tokens', middle, own({ supply: -1 }), /tokens of player 0/],
  [
    '21.1 an own token captured',
    middle,
    (state) => itemAt(state.players, 0).throne.captured.fill(1),
    /captured an own token|colony tokens/,
  ],
  ['21.2 a ninth fighter', middle, own({ yard: [8, 3, 2] }), /player 0 must have 8/],
  ['21.2 a fifth cruiser', solo, ancients({ yard: 3 }), /4 cruisers in all/],
  [
    '21.2 a ship that is nowhere',
    middle,
    (_, player) => Object.assign(itemAt(player.ships, 0), { at: 37 }),
    /nowhere/,
  ],
  ['21.2 more fresh losses than staged', middle, own({ fresh: [0, 2, 0] }), /fresh losses/],
  ['21.3 half a credit', middle, own({ credits: 0.5 }), /whole number/],
  ['21.3 debts', middle, own({ credits: -1 }), /credits of player 0/],
  ['21.3 debts of the Ancients', solo, ancients({ credits: -1 }), /credits of the Ancients/],
  ['21.3 more than fits', middle, own({ stock: [12, 0, 0] }), /polymer of player 0/],
  ['21.3 a fourth resource', middle, own({ stock: [1, 1, 1, 1] }), /stock of player 0/],
  ['21.3 a negative pile on a role', middle, (state) => (state.lying[2] = -1), /lying/],
  [
    '21.4 a colony without a planet',
    middle,
    (state) => (state.colonies[regionOf('C1')] = 0),
    /has no planet/,
  ],
  ['21.4 a colony on a home', middle, (state) => (state.colonies[regionOf('G4')] = 0), /has no planet/],
  ['21.4 a tile twice', middle, (state) => (state.tiles[0] = itemAt(state.display, 0)), /two places|home/],
  [
    '21.4 a tile in pile and display',
    middle,
    (state) => state.pile.push(itemAt(state.display, 0)),
    /two places/,
  ],
  ['21.4 two homes in one place', middle, own({ home: regionOf('A1') }), /two homes|no owner/],
  ['21.4 a home elsewhere', middle, own({ home: regionOf('D4') }), /start region|no owner/],
  ['21.4 an unknown tile', middle, (state) => Object.assign(state.tiles, { 9: 'P99' }), /unknown tile/],
  [
    '21.5 four ships',
    middle,
    (_, player) => {
      const at = itemAt(player.ships, 0).at;
      player.yard[0] = 4;
      player.ships.push(...[1, 2, 3].map(() => ({ kind: 0, at, moved: false })));
    },
    /too many ships/,
  ],
  ['21.6 the Monolith off the ring', middle, set({ monolith: 7 }), /monolith/],
  ['21.6 the Monolith not placed', middle, set({ monolith: -1 }), /Monolith/],
  ['21.7 a queue of four', solo, (state) => state.queue.unshift('EXP2'), /queue|two places/],
  [
    '21.7 an unknown card in the queue',
    solo,
    (state) => Object.assign(state.queue, { 0: 'EXP9' }),
    /unknown card/,
  ],
  [
    '21.7 a queue in company',
    middle,
    (state) => state.queue.push('EXP2'),
    /solo match has a queue|two places/,
  ],
  [
    '21.8 a card twice',
    solo,
    (state) => Object.assign(state.queue, { 0: itemAt(state.decks, 0).top }),
    /two places/,
  ],
  ['21.8 an empty deck', solo, deck(3, { top: '', rest: [] }), /last card of a deck/],
  [
    '21.8 a card in a wrong deck',
    solo,
    (state) => itemAt(state.decks, 1).rest.push('EXP7'),
    /scientist deck/,
  ],
  [
    '21.8 a discard in solo',
    solo,
    (state) => itemAt(state.decks, 0).discard.push(...itemAt(state.decks, 0).rest.splice(-1)),
    /leave a solo match/,
  ],
  ['21.9 a dial that is not the strength', dialling, side({ dial: [2, 2, 2] }), /divide the strength/],
  [
    '21.9 a battle against oneself',
    dialling,
    (state) => Object.assign(state.battles[0]?.sides[1] as object, { who: 0 }),
    /themselves|dial/,
  ],
  [
    '21.9 one side alone',
    dialling,
    (state) => battle({ sides: itemAt(state.battles, 0).sides.slice(0, 1) })(state),
    /sides of a battle/,
  ],
  ['21.9 a battle in no sector', dialling, battle({ sector: 7 }), /sector of a battle/],
  ['21.9 a dial after the battle', dialling, battle({ over: true }), /no battle to fight/],
  ['21.10 a technology twice', middle, (_, player) => player.techs.push('TM11'), /two places/],
  [
    '21.10 an unknown technology',
    middle,
    (_, player) => Object.assign(player.techs, [...player.techs, 'TM99']),
    /unknown technology/,
  ],
  [
    '21.10 of a wrong cost',
    middle,
    (state) => Object.assign(state.techs, itemAt(state.techDecks, 1).splice(-1)),
    /cost 1/,
  ],
  ['21.10 a back of no card', middle, (state) => itemAt(state.techDecks, 0).splice(0), /back/],
  [
    '21.11 a market tile twice',
    middle,
    (state) => Object.assign(itemAt(state.market, 0), { id: 'K2' }),
    /market/,
  ],
  ['21.12 a galaxy token too many', middle, set({ galaxy: 35 }), /galaxy/],
  ['21.12 galaxy tokens counted in solo', solo, set({ galaxy: 5 }), /unlimited/],
  ['21.13 a display that is not full', middle, (state) => state.display.pop(), /display must be full/],
  ['21.14 no Emperor', middle, set({ emperor: -1 }), /emperor/],
  ['21.14 an Emperor in solo', solo, set({ emperor: 0 }), /emperor/],
  ['21.14 a scepter in no hand', middle, set({ scepter: 3 }), /scepter/],
  ['12 a final seat without a trigger', middle, set({ finalSeat: 1 }), /final seat/],
  ['12 a trigger without a final seat', middle, set({ trigger: 'tokens' }), /final seat/],
  ['12 a solo end in company', middle, set({ ending: 'home', stack: [] }), /ending/],
  ['12 over with something to do', solo, set({ ending: 'deck' }), /once a match is over/],
  ['12 nothing to do', middle, (state) => state.stack.splice(0), /something to do/],
  ['12 galaxy tokens used up', middle, set({ galaxy: 0, ticked: 34 }), /galaxy tokens run out/],
  ['15 a power in two hands', middle, own({ power: 'PW02' }), /two hands/],
  ['15 an unknown power', middle, own({ power: 'PW99' }), /unknown power/],
  ['15 ready without a power', solo, own({ ready: true }), /no power/],
  ['15 a power in solo', solo, own({ power: 'PW01' }), /none are used/],
  [
    '15 an edict twice',
    middle,
    (state) => Object.assign(state.decreed, [...state.decreed, state.edict]),
    /two places/,
  ],
  ['15 an edict lost', middle, (state) => state.edicts.pop(), /all edicts/],
  ['5.1.9 a power too few', keeping, (state) => itemAt(state.players, 0).dealt.pop(), /powers are dealt/],
  [
    '5.1.9 a power dealt twice',
    keeping,
    (state) => (itemAt(state.players, 0).dealt[0] = itemAt(itemAt(state.players, 1).dealt, 0)),
    /two hands/,
  ],
  [
    '5.1.3 a home too many',
    placing,
    (state) => Object.assign(itemAt(state.players, 2), { home: regionOf('G4') }),
    /home/,
  ],
  [
    '5.1.3 a starter tile too many',
    placing,
    (state) => (state.tiles[regionOf('D4')] = 'cradle'),
    /starter tile/,
  ],
  ['5.2 the Ancients in company', middle, (state) => (state.ancients as unknown[]).push({}), /ancients/],
  ['5 five players', middle, (state) => (state.players as unknown[]).push(...state.players), /players/],
  ['11.4 an event that is no card', middle, set({ event: 'STORY1' }), /event/],
  ['11.4 an event in solo', solo, set({ event: 'MER1' }), /event|two places/],
  ['17.3 a location of nobody', middle, (state) => (state.far[0] = 4), /Far Space/],
  ['17.3 all slots empty', middle, (state) => state.slots.fill(false), /slots/],
  [
    '24 a wrong option',
    middle,
    set({ options: { ...middle().options, difficulty: 'deadly' } }),
    /difficulty|The Ancients/,
  ],
  ['7 an unknown step', middle, top({ step: 'dance', seat: 0 }), /no step/],
  ['7 a step that is not a question', middle, top({ step: 'resolve' }), /cannot come|must be a question/],
  ['7 a step out of order', middle, top({ step: 'hit', seat: 0, victim: 0, left: 1 }), /hit|cannot come/],
  [
    '7 a stranger is asked',
    middle,
    (state) => Object.assign(state.stack.at(-1) as object, { seat: 5 }),
    /seat/,
  ],
  ['7 a solo step in company', middle, (state) => state.stack.unshift({ step: 'draw' }), /solo|cannot come/],
  [
    '7 a seat is missing',
    middle,
    (state) => Reflect.deleteProperty(state.stack.at(-1) as object, 'seat'),
    /seat/,
  ],
  ['11.4 an event card lost', middle, (state) => itemAt(state.decks, 3).rest.pop(), /a role card is missing/],
  ['11.4 the event lost', middle, set({ event: '' }), /a role card is missing/],
  [
    '11.4 an event before the last has struck',
    middle,
    (state) => Object.assign(itemAt(state.stack, 0), { emperor: true }),
    /struck before the next/,
  ],
  [
    '22 a power face down',
    keeping,
    (state) => (itemAt(state.players, 0).dealt[0] = '?'),
    /power of player 0 is face/,
  ],
  ['22 a dial face down', dialling, side({ dial: [-1, -1, -1] }), /a dial is face down/],
  [
    '9.2 a dial that is set twice',
    dialling,
    (state) => state.stack.splice(-1, 0, state.stack.at(-1) as Step),
    /twice/,
  ],
  ['9.2 a plan of Ancients who are not there', dialling, battle({ card: 'SCI5' }), /plan of the Ancients/],
  ['9.2 a plan before powers are used', mustering, battle({ card: 'SCI5' }), /plan of the Ancients/],
  ['9.2 a dial before powers are used', mustering, side({ strength: 2, dial: [2, 0, 0] }), /who has no dial/],
  ['9.2 more strength once dials are set', mustering, (state) => dialsFirst(state), /outside its window/],
  ['9.2 a strength without end', dialling, side({ strength: 1000, dial: [1000, 0, 0] }), /side of a battle/],
  [
    '9.2 a battle of somebody else',
    dialling,
    (state) => battle({ sides: itemAt(state.battles, 0).sides.toReversed() })(state),
    /gives orders/,
  ],
  [
    '19.47 losses that wait for nothing',
    middle,
    (_, player) => Object.assign(player, { fresh: [0, 1, 0] }),
    /wait only in the own Warlord turn/,
  ],
  ['6.1 a role without the Monolith', middle, set({ role: -1 }), /stands on the role/],
  ['6.1 no role in the second turn', middle, set({ role: -1, monolith: -1, turn: 2 }), /in the first turn/],
  ['7 a role chosen by somebody else', middle, set({ scepter: 1 }), /scepter chooses/],
  [
    '7 a turn of several players alone',
    solo,
    set({ stack: [{ step: 'dusk', emperor: false }] }),
    /several players/,
  ],
  ['8.1 a tile without a place', middle, (state) => fullGalaxy(state), /no place for a tile/],
  [
    '15 no edict in force',
    middle,
    (state) => {
      if (state.edict !== '') state.decreed.push(state.edict);
      state.edict = '';
    },
    /an edict is in force/,
  ],
  ['15 more tiles for nobody who lays one', middle, (state) => asksForTiles(state), /outside its window/],
  ['15 a power that is asked for twice', middle, (state) => asksTwice(state), /asked for twice/],
  [
    '11.2 a choice between the same',
    middle,
    top({ step: 'choose', seat: 0, script: 'x', options: ['a', 'a'] }),
    /twice/,
  ],
  [
    '11.2 a technology forgotten twice',
    middle,
    top({ step: 'forget', seat: 0, techs: ['TM11', 'TM11'] }),
    /own tech/,
  ],
  ['form a text for a number', middle, own({ credits: '5' }), /credits/],
  ['form a missing list', middle, (state) => Reflect.deleteProperty(state, 'far'), /far/],
];

/** Everything is laid, and somebody is to lay one more. */
function fullGalaxy(state: Position): void {
  const left = state.pile.splice(0);
  state.tiles.forEach((tile, at) => {
    if (tile === '') state.tiles[at] = left.pop() ?? 'cradle';
  });
  state.stack.splice(1, state.stack.length, { step: 'refill' }, { step: 'tile', seat: 0, who: 0 });
}

/** The battle has passed the point where powers are used. */
function dialsFirst(state: Position): void {
  for (const side of itemAt(state.battles, 0).sides) Object.assign(side, { dial: [side.strength, 0, 0] });
  state.stack.splice(-2, 1, { step: 'volley', victim: 1, left: 0 });
}

/** Seat 1 is asked to turn up more tiles before a role is chosen. */
function asksForTiles(state: Position): void {
  Object.assign(itemAt(state.players, 1), { ready: true, power: 'PW15' });
  state.stack.push({ step: 'power', seat: 1, at: -1, to: -1 });
}

/** Seat 1 is asked for its power again before it has answered. */
function asksTwice(state: Position): void {
  Object.assign(itemAt(state.players, 1), { ready: true });
  const asked: Step = { step: 'power', seat: 1, at: -1, to: -1 };
  state.stack.push(asked, asked);
}

test.each(FAULTS)('%s', (_, start, change, message) => expectFault(game, start(), change, message));

test('22 what a seat or a spectator sees is refused as a position while something is hidden', () => {
  for (const viewer of [0, 1, undefined]) {
    const view = game.redact(keeping(), viewer);
    expect(game.stateFault(view)).toMatch(/is face down: this is what somebody sees/);
  }
  for (const viewer of [1, undefined])
    expect(game.stateFault(game.redact(dialling(), viewer))).toMatch(/a dial is face down/);
});
