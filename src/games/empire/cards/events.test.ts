import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import * as content from '../content/index.ts';
import { type CardId, type QueueId } from '../facts.ts';
import {
  ancients,
  asked,
  cardsIn,
  colonyOn,
  deck,
  type Diagram,
  ends,
  legal,
  line,
  player,
  position,
  question,
  type Seated,
  shipsOf,
  stores,
  throne,
  tileOn,
  told,
} from '../test/testkit.ts';

/** Every event (11.5), and how events come and go in games of several players. */

/** The event strikes the Emperor, seat 0; edicts are on so that the turn goes on with the choice of one. */
function struck(event: CardId, own: Seated = {}, diagram: Partial<Diagram> = {}) {
  return position({
    players: [own, { home: 'A1', cradle: 'B1' }],
    monolith: 'explorer',
    arriving: true,
    event,
    edict: 'ED08',
    ...diagram,
    options: { events: true, edicts: true },
  });
}

const done = (state: ReturnType<typeof struck>): boolean => question(state) === 'edict';

test('EXP1 Ion Storm: a ship on the board to staging', () => {
  const state = struck('EXP1', { ships: ['fighter G4', 'cruiser A2'] });
  expect(legal(state).toSorted()).toEqual(['recall cruiser A2', 'recall fighter G4']);
  line(state, ['recall cruiser A2']);
  expect([shipsOf(state), player(state).staging]).toEqual([['fighter G4'], [0, 1, 0]]);
  // Seat 1 has one ship, which goes by itself.
  expect([shipsOf(state, 1), done(state)]).toEqual([[], true]);
});

test.each(['EXP2', 'EXP3', 'REG2'] as const)(
  '%s: a colony is lost, its token returns, the tile stays',
  (card) => {
    const state = struck(card, { colonies: ['A3'] });
    expect(ends(state, 'forfeit').toSorted()).toEqual(['A3', 'F4']);
    line(state, ['forfeit A3']);
    expect([colonyOn(state, 'A3'), tileOn(state, 'A3') !== '', player(state).supply]).toEqual([-1, true, 15]);
    // ALL strikes seat 1 too: its single colony goes by itself.
    expect(colonyOn(state, 'B1')).toBe(card === 'EXP2' ? 1 : -1);
  },
);

test('EXP4 Uncharted Lane: 2 credits', () => {
  expect(stores(struck('EXP4', { credits: 1 }))[0]).toBe(3);
  expect(stores(struck('EXP4'), 1)[0]).toBe(5);
});

test('EXP5 Dust Blight: 3 polymers; whoever had fewer loses a colony too', () => {
  const rich = struck('EXP5', { stock: [4, 0, 0] });
  expect([player(rich).stock, colonyOn(rich, 'F4')]).toEqual([[1, 0, 0], 0]);
  const exact = struck('EXP5', { stock: [3, 0, 0] });
  expect([player(exact).stock, colonyOn(exact, 'F4')]).toEqual([[0, 0, 0], 0]);
  const poor = struck('EXP5', { stock: [2, 1, 0] });
  expect([player(poor).stock, colonyOn(poor, 'F4'), player(poor).supply]).toEqual([[0, 1, 0], -1, 16]);
});

test("20.83 EXP6 Cartographers' Feud resolves once: all tiles go, the display is refilled", () => {
  const players: Seated[] = [{}, {}, {}];
  const state = position({
    players,
    monolith: 'explorer',
    arriving: true,
    event: 'EXP6',
    display: ['P01', 'P02', 'P03', 'P04'],
    options: { events: true, edicts: true },
  });
  const kept = [...state.display, ...state.pile];
  expect([state.display.length, kept.length]).toEqual([4, 36]);
  for (const tile of ['P01', 'P02', 'P03', 'P04']) expect(kept).not.toContain(tile);
});

test('EXP6 a refill that fails triggers the end; a wormhole readies powers', () => {
  const state = struck('EXP6', {}, { display: ['P01', 'P02', 'P03'], pile: ['P04'] });
  expect([state.display, state.trigger]).toEqual([['P04'], 'tiles']);
});

test('EXP6 a wormhole that turns up readies the powers', () => {
  const state = position({
    players: [
      { power: 'PW02', ready: false },
      { power: 'PW03', ready: false },
    ],
    monolith: 'explorer',
    arriving: true,
    event: 'EXP6',
    display: ['P01', 'P02', 'P03'],
    pile: ['W01', 'P04', 'P05'],
    options: { events: true, edicts: true, powers: true },
  });
  expect(state.players.map(({ ready }) => ready)).toEqual([true, true]);
});

/** A solo turn is over and the card on the right strikes. */
function alone(card: QueueId, own: Seated = {}, diagram: Partial<Diagram> = {}) {
  return position({
    players: [own],
    monolith: 'regent',
    queue: ['EXP4', 'STORY3', card],
    ...diagram,
    stack: [
      { step: 'scepter' },
      { step: 'resolve' },
      { step: 'descend' },
      { step: 'turnUp' },
      { step: 'strike' },
    ],
  });
}

test('EXP6 in solo: a refill that fails ends the match', () => {
  const state = alone('EXP6', {}, { display: ['P01', 'P02', 'P03'], pile: ['P04', 'P05'] });
  expect([state.ending, state.display.length]).toEqual(['tiles', 2]);
});

test('TC14 Diplomatic Corps in solo', () => {
  const state = alone('MER1', { credits: 5, techs: ['TC14'] });
  expect([question(state), state.queue]).toEqual(['shield', ['EXP4', 'STORY3']]);
  line(state, ['pay']);
  expect(stores(state)[0]).toBe(3);
});

test('REG7 in solo: with a colony the galaxy token may be chosen', () => {
  expect(legal(alone('REG7'))).toEqual(['choose credits', 'choose galaxy']);
  expect(stores(alone('REG7', { cradle: '', credits: 0 }))[0]).toBe(2);
});

test('REG5 in solo: the last token ends the match', () => {
  expect(alone('REG5', { colonies: ['A3', 'C3'], supply: 1 }).ending).toBe('tokensYou');
});

test('MER5 REG4 in solo a galaxy token goes back to a supply without end', () => {
  const state = alone('MER5', { credits: 0, throne: { galaxy: 2 } });
  expect([throne(player(state)), state.galaxy]).toEqual([[0, 0, 1], -1]);
});

test('EXP7 Silent World: the tile goes with the colony; ships there to staging', () => {
  const state = struck(
    'EXP7',
    { colonies: ['A3'], ships: ['fighter A3'] },
    {
      players: [{ colonies: ['A3'], ships: ['fighter A3'] }, { ships: ['fighter A3', 'fighter A1'] }],
    },
  );
  line(state, ['forfeit A3']);
  expect([tileOn(state, 'A3'), colonyOn(state, 'A3'), player(state).supply]).toEqual(['', -1, 15]);
  expect([player(state).staging, player(state, 1).staging, shipsOf(state, 1)]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    ['fighter A1'],
  ]);
  const none = struck('EXP7', { cradle: '', credits: 1 });
  expect(stores(none)[0]).toBe(0);
});

test('EXP7 in solo: Ancient cruisers stay', () => {
  const state = position({
    players: [{ colonies: ['A3'] }],
    ancients: { cruisers: ['A3'] },
    monolith: 'regent',
    queue: ['EXP1', 'EXP2', 'EXP7'],
    stack: [
      { step: 'scepter' },
      { step: 'resolve' },
      { step: 'descend' },
      { step: 'turnUp' },
      { step: 'strike' },
    ],
  });
  line(state, ['forfeit A3']);
  expect([tileOn(state, 'A3'), ancients(state).cruisers.length]).toEqual(['', 1]);
});

test('SCI1 Data Plague: the cheapest technology, the owner chooses among equals', () => {
  const state = struck('SCI1', { techs: ['TM21', 'TM11', 'TC11'] });
  expect(ends(state, 'forget').toSorted()).toEqual(['TC11', 'TM11']);
  line(state, ['forget TC11']);
  expect(player(state).techs).toEqual(['TM21', 'TM11']);
  const one = struck('SCI1', { techs: ['TM31', 'TM21'] });
  expect([player(one).techs, done(one)]).toEqual([['TM31'], true]);
});

test('SCI1 16 Expanded Depots lost: what no longer fits is lost at once', () => {
  const state = struck('SCI1', { techs: ['TI13'], stock: [10, 9, 5] });
  expect([player(state).techs, player(state).stock]).toEqual([[], [8, 6, 4]]);
});

test('SCI1 6.6 tokens scored for a set stay scored', () => {
  const state = struck('SCI1', { techs: ['TM31', 'TM11'], throne: { own: 1 } });
  expect([player(state).techs, throne(player(state))]).toEqual([['TM31'], [1, 0, 0]]);
});

test('SCI2 Breakthrough: the top of the cost-1 deck for free, sets count', () => {
  const state = struck(
    'SCI2',
    { techs: ['TM31'], stock: [0, 0, 0] },
    { backs: ['military', 'culture', 'culture'] },
  );
  expect([player(state).techs.length, player(state).techs[1]?.slice(0, 3)]).toEqual([2, 'TM1']);
  expect([throne(player(state)), player(state).stock]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
  const none = struck('SCI2', {}, { techs: ['TM11', 'TM21', 'TC31'], techDecks: [[], ['TM22'], ['TM31']] });
  expect(player(none).techs).toEqual([]);
});

test('SCI3 Runaway Reactor: 2 energy', () => {
  expect(player(struck('SCI3', { stock: [0, 0, 3] })).stock).toEqual([0, 0, 1]);
  expect(player(struck('SCI3', { stock: [0, 0, 1] })).stock).toEqual([0, 0, 0]);
});

test('SCI4 Ethics Tribunal: a credit for each technology or one of choice', () => {
  const state = struck('SCI4', { techs: ['TM11', 'TM21'], credits: 2 });
  expect(legal(state)).toEqual(['pay', 'decline']);
  line(state, ['pay']);
  expect([stores(state)[0], player(state).techs.length, done(state)]).toEqual([0, 2, true]);
  const refused = struck('SCI4', { techs: ['TM11', 'TM21'], credits: 2 });
  line(refused, ['decline', 'forget TM21']);
  expect([stores(refused)[0], player(refused).techs]).toEqual([2, ['TM11']]);
  const poor = struck('SCI4', { techs: ['TM11', 'TM21'], credits: 1 });
  expect(question(poor)).toBe('forget');
  expect(done(struck('SCI4', {}))).toBe(true);
});

test('SCI5 Grand Symposium: with 2 technologies a galaxy token', () => {
  expect(throne(player(struck('SCI5', { techs: ['TM11', 'TM21'] })))).toEqual([0, 0, 1]);
  expect(throne(player(struck('SCI5', { techs: ['TM11'] })))).toEqual([0, 0, 0]);
});

test('SCI6 Open Archives: the open technologies go once and new ones come', () => {
  const state = struck('SCI6', {}, { techs: ['TM11', 'TM21', 'TM31'] });
  const left = [...state.techs, ...state.techDecks.flat()];
  expect([state.techs.every((id) => id !== ''), left.length]).toEqual([true, 33]);
  expect(left.some((id) => ['TM11', 'TM21', 'TM31'].includes(id))).toBe(false);
});

test('SCI7 Cold Equations: one of each', () => {
  expect(player(struck('SCI7', { stock: [2, 0, 4] })).stock).toEqual([1, 0, 3]);
});

test.each([
  [7, 3],
  [1, 0],
  [0, 0],
])('STE1 Crop Failure: %i polymers become %i', (before, after) => {
  expect(player(struck('STE1', { stock: [before, 1, 1] })).stock).toEqual([after, 1, 1]);
});

test('STE2 Dock Strike: 2 metal', () => {
  expect(player(struck('STE2', { stock: [1, 3, 1] })).stock).toEqual([1, 1, 1]);
});

test('STE3 Bumper Yield: 2 polymers, up to the limit', () => {
  const state = struck('STE3', { stock: [7, 0, 0] });
  expect([player(state).stock, player(state, 1).stock]).toEqual([
    [8, 0, 0],
    [5, 2, 1],
  ]);
});

test('STE4 Embezzlers: half of the credits', () => {
  expect(stores(struck('STE4', { credits: 7 }))[0]).toBe(3);
});

test('STE5 Rationing: at most 3 of each', () => {
  expect(player(struck('STE5', { stock: [8, 3, 4] })).stock).toEqual([3, 3, 3]);
});

test('STE6 Hidden Stores: 2 resources of choice', () => {
  const state = struck('STE6', { stock: [8, 5, 0] });
  expect(legal(state)).toEqual(['take metal', 'take energy']);
  line(state, ['take metal', 'take energy']);
  expect([player(state).stock, done(state)]).toEqual([[8, 6, 1], true]);
});

test('STE7 Tax Revolt: 2 credits or a colony', () => {
  const state = struck('STE7', { credits: 2 });
  line(state, ['pay']);
  expect([stores(state)[0], colonyOn(state, 'F4')]).toEqual([0, 0]);
  const refused = struck('STE7', { credits: 2 });
  line(refused, ['decline']);
  expect([stores(refused)[0], colonyOn(refused, 'F4')]).toEqual([2, -1]);
  expect(colonyOn(struck('STE7', { credits: 1 }), 'F4')).toBe(-1);
});

test('20.81 MER1 Market Crash: the Emperor first, then leftwards, each up to 3; then tick, edict, role', () => {
  const state = position({
    players: [{ credits: 2 }, { credits: 5 }, { credits: 3 }],
    monolith: 'explorer',
    scepter: 0,
    emperor: 1,
    event: 'MER1',
    options: { events: true, edicts: true },
    stack: [{ step: 'dusk', emperor: false }],
    edict: 'ED08',
  });
  expect([state.players.map(({ credits }) => credits), question(state), asked(state)]).toEqual([
    [0, 2, 0],
    'edict',
    1,
  ]);
  expect([state.galaxy, state.event, deck(state, 'merchant').discard]).toEqual([33, '', ['MER1']]);
});

test('MER2 Windfall Contract: 3 credits', () => {
  expect(stores(struck('MER2', { credits: 0 }))[0]).toBe(3);
});

test('MER3 Piracy: 2 credits or a ship to staging', () => {
  const state = struck('MER3', { credits: 2 });
  line(state, ['pay', 'pay']);
  expect([stores(state)[0], shipsOf(state), stores(state, 1)[0]]).toEqual([0, ['fighter G4'], 3]);
  const refused = struck('MER3', { credits: 2 });
  line(refused, ['decline']);
  expect([shipsOf(refused), player(refused).staging]).toEqual([[], [1, 0, 0]]);
  expect(shipsOf(struck('MER3', { credits: 1 }))).toEqual([]);
});

test('MER4 Embargo: the leftmost resource side is flipped, once', () => {
  const state = struck('MER4', {}, { market: ['K3*', 'K2', 'K1', 'K4', 'K5', 'K6'] });
  expect(state.market.filter(({ spent }) => spent).map(({ id }) => id)).toEqual(['K3', 'K2']);
});

test('MER5 Debt Collectors: 4 credits; whoever had fewer returns a galaxy token', () => {
  const rich = struck('MER5', { credits: 4, throne: { galaxy: 2 } });
  expect([stores(rich)[0], throne(player(rich))]).toEqual([0, [0, 0, 2]]);
  const poor = struck('MER5', { credits: 3, throne: { galaxy: 2 } });
  // 26 in the supply, one back, one for the tick.
  expect([stores(poor)[0], throne(player(poor)), poor.galaxy]).toEqual([0, [0, 0, 1], 26]);
  expect(throne(player(struck('MER5', { credits: 0 })))).toEqual([0, 0, 0]);
});

test('MER6 Open Market: sell up to 3, with Freight Guild one more each', () => {
  const state = struck('MER6', { credits: 9, stock: [2, 1, 2], techs: ['TI23'] });
  expect(legal(state)).toEqual(['sell polymer', 'sell metal', 'sell energy', 'done']);
  line(state, ['sell energy', 'sell energy', 'sell polymer']);
  expect([stores(state), asked(state)]).toEqual([[9 + 3 + 3 + 2, 1, 1, 0], 1]);
  line(state, ['done']);
  expect(done(state)).toBe(true);
});

test('MER7 Counterfeits: the credits on roles are gone', () => {
  expect(struck('MER7', {}, { lying: { regent: 3, explorer: 1 } }).lying).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('ENG1 Hull Fatigue: a fighter from board or staging to the supply', () => {
  const state = struck('ENG1', { ships: ['fighter G4', 'cruiser G4'], staging: { fighter: 1 } });
  expect(legal(state).toSorted()).toEqual(['recall fighter G4', 'recall fighter staging']);
  line(state, ['recall fighter staging']);
  expect([player(state).staging, player(state).yard]).toEqual([
    [0, 0, 0],
    [7, 3, 2],
  ]);
  expect(shipsOf(struck('ENG1', { ships: ['cruiser G4'] }))).toEqual(['cruiser G4']);
});

test('ENG2 Shipyard Fire: a staged ship to the supply, else 2 metal', () => {
  const state = struck('ENG2', { staging: { fighter: 1, cruiser: 1 } });
  line(state, ['recall cruiser staging']);
  expect([player(state).staging, player(state).stock, player(state, 1).stock]).toEqual([
    [1, 0, 0],
    [3, 2, 1],
    [3, 0, 1],
  ]);
});

test('ENG3 Volunteer Crews: a fighter into staging, if there is one', () => {
  const state = struck('ENG3');
  expect([player(state).staging, player(state).yard]).toEqual([
    [1, 0, 0],
    [6, 4, 2],
  ]);
  expect(player(struck('ENG3', { staging: { fighter: 7 } })).staging).toEqual([7, 0, 0]);
});

test('ENG4 Keel Laying: 2 metal for a cruiser; not asked without metal or cruiser', () => {
  const state = struck('ENG4', { stock: [0, 2, 0] });
  line(state, ['pay']);
  expect([player(state).stock, player(state).staging]).toEqual([
    [0, 0, 0],
    [0, 1, 0],
  ]);
  const refused = struck('ENG4', { stock: [0, 2, 0] });
  line(refused, ['decline']);
  expect(player(refused).staging).toEqual([0, 0, 0]);
  expect(done(struck('ENG4', { stock: [0, 1, 0] }))).toBe(true);
  expect(done(struck('ENG4', { stock: [0, 2, 0], staging: { cruiser: 4 } }))).toBe(true);
});

test('ENG5 Salvage Field: a metal and an energy', () => {
  expect(player(struck('ENG5', { stock: [0, 6, 1] })).stock).toEqual([0, 6, 2]);
});

test('ENG6 Mutiny: 3 credits or the strongest ship on the board', () => {
  const state = struck('ENG6', { credits: 3, ships: ['fighter G4', 'cruiser G4', 'cruiser A2'] });
  line(state, ['decline']);
  expect(legal(state).toSorted()).toEqual(['recall cruiser A2', 'recall cruiser G4']);
  line(state, ['recall cruiser A2']);
  expect([shipsOf(state), player(state).yard]).toEqual([
    ['cruiser G4', 'fighter G4'],
    [7, 3, 2],
  ]);
  const paid = struck('ENG6', { credits: 3 });
  line(paid, ['pay']);
  expect([stores(paid)[0], shipsOf(paid)]).toEqual([0, ['fighter G4']]);
  expect(shipsOf(struck('ENG6', { credits: 2, ships: ['fighter G4', 'dreadnought A2'] }))).toEqual([
    'fighter G4',
  ]);
  expect(done(struck('ENG6', { credits: 2, ships: [] }))).toBe(true);
});

test('ENG7 Design Flaw: cruisers and dreadnoughts on the board to staging', () => {
  const state = struck('ENG7', { ships: ['fighter G4', 'cruiser G4', 'cruiser A2', 'dreadnought A2'] });
  expect([shipsOf(state), player(state).staging]).toEqual([['fighter G4'], [0, 2, 1]]);
});

test('WAR1 Ambush: a ship on the board to the supply', () => {
  const state = struck('WAR1', { ships: ['fighter G4', 'dreadnought A2'] });
  line(state, ['recall dreadnought A2']);
  expect([shipsOf(state), player(state).yard, player(state).staging]).toEqual([
    ['fighter G4'],
    [7, 4, 2],
    [0, 0, 0],
  ]);
});

test.each([
  [0, 0],
  [2, 2],
  [4, 3],
])('WAR2 Ceasefire: %i ships on the board bring %i credits', (count, credits) => {
  const ships = ['fighter G4', 'fighter G4', 'fighter A2', 'fighter A2'].slice(0, count);
  expect(stores(struck('WAR2', { credits: 0, ships, staging: { fighter: 1 } }))[0]).toBe(credits);
});

test('WAR3 Deserters: two ships to staging, all if fewer', () => {
  const state = struck('WAR3', { ships: ['fighter G4', 'fighter G4', 'cruiser A2'] });
  line(state, ['recall fighter G4', 'recall fighter G4']);
  expect([shipsOf(state), player(state).staging]).toEqual([['cruiser A2'], [2, 0, 0]]);
  expect(player(struck('WAR3')).staging).toEqual([1, 0, 0]);
});

test('WAR4 Scorched Worlds: a colony, or two ships to the supply', () => {
  const two: Seated = { ships: ['fighter G4', 'cruiser A2'] };
  const state = struck('WAR4', two);
  expect(legal(state)).toEqual(['choose colony', 'choose ships']);
  line(state, ['choose ships', 'recall cruiser A2']);
  expect([shipsOf(state), player(state).yard, colonyOn(state, 'F4')]).toEqual([[], [8, 4, 2], 0]);
  const other = struck('WAR4', two);
  line(other, ['choose colony']);
  expect([shipsOf(other).length, colonyOn(other, 'F4')]).toEqual([2, -1]);
  // One ship only: the colony; neither: nothing.
  expect(colonyOn(struck('WAR4'), 'F4')).toBe(-1);
  expect(shipsOf(struck('WAR4', { cradle: '' }))).toEqual(['fighter G4']);
});

test('WAR5 War Bonds: 3 credits for a galaxy token; not asked without one in the supply', () => {
  const state = struck('WAR5', { credits: 3 }, { players: [{ credits: 3 }, { credits: 2 }] });
  line(state, ['pay']);
  expect([stores(state)[0], throne(player(state)), done(state)]).toEqual([0, [0, 0, 1], true]);
  const none = struck('WAR5', { credits: 3 }, { galaxy: 0, trigger: 'galaxy', finalSeat: 1 });
  expect(done(none)).toBe(true);
});

test('WAR6 Show of Strength: ships of strength 6 on the board, with technologies', () => {
  const galaxy = (own: Seated) => throne(player(struck('WAR6', own)))[2];
  expect(galaxy({ ships: ['cruiser G4', 'cruiser G4'] })).toBe(1);
  expect(galaxy({ ships: ['cruiser G4', 'fighter G4', 'fighter G4'] })).toBe(0);
  expect(galaxy({ ships: ['fighter G4', 'fighter G4', 'fighter A2'], techs: ['TM21'] })).toBe(1);
  expect(galaxy({ ships: ['cruiser G4'], staging: { cruiser: 2 } })).toBe(0);
});

test('WAR7 Veterans’ Return: staged ships to the home planet, up to three ships there; no battle', () => {
  const state = struck('WAR7', { staging: { fighter: 2, cruiser: 1 } });
  expect(legal(state)).toEqual(['deploy fighter', 'deploy cruiser', 'done']);
  const events = line(state, ['deploy cruiser', 'deploy fighter']);
  expect([shipsOf(state), player(state).staging, done(state)]).toEqual([
    ['cruiser G4', 'fighter G4', 'fighter G4'],
    [1, 0, 0],
    true,
  ]);
  expect(told(events, 'battle')).toEqual([]);
});

test('REG1 Assassins: an own token from the throne back to the supply', () => {
  const state = struck('REG1', { throne: { own: 2, galaxy: 1 } });
  expect([throne(player(state)), player(state).supply]).toEqual([[1, 0, 1], 14]);
  expect(throne(player(struck('REG1', { throne: { captured: [0, 1] } })))).toEqual([0, 1, 0]);
});

test('REG3 Envoys: one influence at once; court influence lapses; it may be declined', () => {
  const state = struck('REG3', {}, { tiles: { F3: 'P01' } });
  expect(legal(state)).toEqual(['colonize F3', 'petition', 'done']);
  line(state, ['petition']);
  expect([throne(player(state)), player(state).court, done(state)]).toEqual([[0, 0, 1], 0, true]);
  const declined = struck('REG3', {}, { tiles: { F3: 'P01' } });
  line(declined, ['done']);
  expect([throne(player(declined)), done(declined)]).toEqual([[0, 0, 0], true]);
});

test('REG4 Court Scandal: 2 credits or a galaxy token', () => {
  const state = struck('REG4', { credits: 2, throne: { galaxy: 1 } });
  line(state, ['decline']);
  expect([stores(state)[0], throne(player(state))]).toEqual([2, [0, 0, 0]]);
  const paid = struck('REG4', { credits: 2, throne: { galaxy: 1 } });
  line(paid, ['pay']);
  expect([stores(paid)[0], throne(player(paid))]).toEqual([0, [0, 0, 1]]);
  expect(throne(player(struck('REG4', { credits: 1, throne: { galaxy: 1 } })))).toEqual([0, 0, 0]);
});

test('REG5 Day of Unity: colonies in 3 sectors score a colony token', () => {
  expect(throne(player(struck('REG5', { colonies: ['A3', 'C3'] })))).toEqual([1, 0, 0]);
  expect(throne(player(struck('REG5', { colonies: ['A3', 'A4'], ships: ['fighter C3'] })))).toEqual([
    0, 0, 0,
  ]);
});

test('REG6 Succession Crisis: 2 credits or 2 resources', () => {
  const state = struck('REG6', { credits: 2, stock: [1, 0, 1] });
  line(state, ['choose resources']);
  expect(legal(state)).toEqual(['give polymer', 'give energy']);
  line(state, ['give polymer']);
  expect(player(state).stock).toEqual([0, 0, 0]);
  const poor = struck('REG6', { credits: 1, stock: [1, 0, 1] });
  expect(question(poor)).toBe('give');
  const credits = struck('REG6', { credits: 2, stock: [1, 0, 0] });
  expect(stores(credits)).toEqual([0, 1, 0, 0]);
  expect(stores(struck('REG6', { credits: 1, stock: [1, 0, 0] }))).toEqual([1, 1, 0, 0]);
});

test('REG7 Royal Favour: 2 credits, or a galaxy token with the most colonies', () => {
  const state = struck('REG7', { credits: 0 });
  expect(legal(state)).toEqual(['choose credits', 'choose galaxy']);
  line(state, ['choose galaxy']);
  expect(throne(player(state))).toEqual([0, 0, 1]);
  const fewer = struck('REG7', {}, { players: [{ credits: 0 }, { colonies: ['A3'] }] });
  expect([stores(fewer)[0], done(fewer)]).toEqual([2, true]);
  const none = struck('REG7', {}, { players: [{ credits: 0, cradle: '' }, { cradle: '' }] });
  expect(stores(none)[0]).toBe(2);
});

test('11.5 all 49 cards are proved here', () => {
  expect(content.roleCards).toHaveLength(49);
  for (const role of content.roles.map(({ id }) => id)) {
    const cards = content.roleCards.filter((card) => card.deck === role);
    expect(new Set(cards.map(({ back }) => back.sector)).size).toBe(7);
    expect(new Set(cards.map(({ front }) => front.role)).size).toBe(7);
    for (const { front } of cards) expect(front.dial.T + front.dial.W + front.dial.S).toBe(12);
  }
});

// ── How they come and go ──────────────────────────────────────────────────────────────────────────

const EVENTS = { events: true };

test('S22 11.4 after the Emperor’s turn the deck of the role chosen gives an event, face up', () => {
  const state = position({
    players: [{}, {}],
    monolith: 'regent',
    options: EVENTS,
    tops: { explorer: 'EXP5' },
  });
  const events = line(state, ['role explorer', 'tile P01', 'place A2', 'tile P02', 'place A3']);
  expect([told(events, 'opened'), state.event, cardsIn(state, 'explorer')]).toEqual([
    [{ type: 'opened', card: 'EXP5' }],
    'EXP5',
    6,
  ]);
  expect(told(events, 'struck')).toEqual([]);
});

test('11.4 the turn of another player draws no event', () => {
  const state = position({
    players: [{}, {}, {}],
    monolith: 'regent',
    options: EVENTS,
    scepter: 1,
    emperor: 0,
  });
  line(state, ['role scientist']);
  while (question(state) === 'tech') line(state, ['pass']);
  expect([state.event, asked(state)]).toEqual(['', 2]);
});

test('11.4 S22 an empty deck is made anew of its discards', () => {
  const start = (rest: CardId[]) => {
    const state = position({
      players: [{ stock: [0, 0, 0] }, { stock: [0, 0, 0] }],
      monolith: 'explorer',
      options: EVENTS,
      decks: { scientist: rest },
    });
    return state;
  };
  const state = start([]);
  expect(deck(state, 'scientist').discard).toHaveLength(7);
  line(state, ['role scientist']);
  expect([state.event.slice(0, 3), cardsIn(state, 'scientist'), deck(state, 'scientist').discard]).toEqual([
    'SCI',
    6,
    [],
  ]);
});

test('20.82 19.23 YOU is the Emperor at the time: a new one is struck, with the discard on its own pile', () => {
  const state = position({
    players: [{ credits: 5 }, { credits: 5 }, { credits: 5 }],
    monolith: 'warlord',
    options: EVENTS,
    event: 'MER2',
    emperor: 0,
    scepter: 2,
  });
  // Seat 2 leads Regent and is crowned; seats 0 and 1 play; then the scepter comes to seat 2.
  line(state, ['role regent', 'decline', 'court', 'court', 'decline', 'done', 'decline', 'done']);
  expect([state.emperor, state.event, asked(state)]).toEqual([2, 'MER2', 0]);
  const events = [];
  for (let i = 0; i < 2; i++) {
    line(
      state,
      ['role explorer'].filter(() => ends(state, 'role').includes('explorer')),
    );
    if (question(state) === 'role') line(state, [itemAt(legal(state), 0)]);
    for (let n = 0; n < 30 && question(state) !== 'role'; n++) {
      const moves = legal(state);
      events.push(
        ...line(state, [
          ['done', 'pass', 'decline', 'end'].find((move) => moves.includes(move)) ?? itemAt(moves, 0),
        ]),
      );
    }
  }
  expect(told(events, 'struck')).toEqual([{ type: 'struck', card: 'MER2', seats: [2] }]);
  expect([state.event, deck(state, 'merchant').discard]).toEqual(['', ['MER2']]);
});

test('19.22 no event is open while an Emperor who has resolved one plays', () => {
  const state = struck('EXP4');
  expect([state.event, deck(state, 'explorer').discard]).toEqual(['', ['EXP4']]);
});

test('S22 an event for ALL goes from the Emperor leftwards', () => {
  const state = position({
    players: [{ colonies: ['A3'] }, { colonies: ['A4'] }, { colonies: ['C3'] }],
    monolith: 'explorer',
    scepter: 1,
    event: 'REG2',
    arriving: true,
    options: { events: true, edicts: true },
  });
  const order = [];
  while (question(state) === 'forfeit') {
    order.push(asked(state));
    line(state, [itemAt(legal(state), 0)]);
  }
  expect(order).toEqual([1, 2, 0]);
});
