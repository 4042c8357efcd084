import { expect, test } from 'vitest';
import { moveText } from '../../../kernel/text.ts';
import { answerWish, type Reason, why, type Wish } from '../../../kernel/why.ts';
import { empire, game } from '../index.ts';
import type { State } from '../state.ts';
import { legal, line, position, until } from '../test/testkit.ts';
import { reasons } from './index.ts';

/** Reasons (`why`) for what a player would try and cannot. */

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

function asked(state: State, wish: Wish, seat = 0): Reason | undefined {
  return why(game, reasons, game.redact(state, seat), seat, wish, NAMES);
}

/** The reason against some things. */
function against(state: State, ...things: readonly string[]): Reason {
  return asked(state, { things }) ?? { text: 'possible' };
}

/** The words of the reason and its rule: `You have 2. (6.1.3)`. */
function told(state: State, ...things: readonly string[]): string {
  const { text, rule } = against(state, ...things);
  return `${text} (${rule})`;
}

// ── Roles ─────────────────────────────────────────────────────────────────────────────────────────

const RING = position({ players: [{ credits: 2 }], monolith: 'explorer', lying: { warlord: 1 } });

test('6.1.3 a role that is too far tells the way, the price and the purse', () => {
  expect(against(RING, 'role warlord')).toEqual({
    text: 'Warlord is 5 steps ahead and costs 4 credits; you have 2.',
    rule: '6.1.3',
    short: '2 credits short',
    more: 'You leave a credit on each role you pass. What lies on Warlord, 1 credit, does not pay for the way there.',
    lack: { of: 'credits', by: 2 },
    instead: ['role merchant'],
    about: ['role warlord'],
    drawings: [{ kind: 'goods', of: 'credits', have: 2, need: 4 }],
  });
});

test('6.1.3 the role under the Monolith is shut, and the next ones are open', () => {
  const { text, short, instead } = against(RING, 'role explorer');
  expect(text).toBe('The Monolith stands on Explorer and must move on, one to six steps.');
  expect(short).toBe('Monolith is here');
  expect(instead).toEqual(['role scientist', 'role steward']);
});

test('6.1.2 a role that is open has no reason against it', () => {
  expect(asked(RING, { things: ['role steward'] })).toBeUndefined();
});

test('8.6.1 while a role is chosen a ship answers with the role that moves it, and what that costs', () => {
  expect(against(RING, 'G4 fighter 0')).toEqual({
    text: 'Now you choose a role; your ships fly and fight in Warlord.',
    rule: '8.6.1',
    more: 'Warlord is 5 steps ahead and costs 4 credits; you have 2.',
  });
  expect(against(RING, 'market K1').instead).toEqual(['role steward']);
});

test('16 a technology that somebody has says what it does', () => {
  const state = position({ players: [{ techs: ['TM33'] }], monolith: 'explorer' });
  expect(against(state, 'tech TM33')).toEqual({
    text: 'Now you choose a role; the technology Hardened Armor works by itself.',
    rule: '16',
    more: 'Your cruisers and dreadnoughts have hull +1.',
  });
});

// ── Technologies and ships ────────────────────────────────────────────────────────────────────────

const STUDY = position({
  players: [{ stock: [3, 2, 0] }],
  techs: ['TI11', 'TI21', 'TM33'],
  monolith: 'explorer',
});
line(STUDY, ['role scientist']);

test('8.2 a technology tells how much is missing after the discount', () => {
  expect(against(STUDY, 'sale up 3')).toMatchObject({
    text: 'Hardened Armor: you are 1 energy short.',
    rule: '8.2',
    short: '1 energy short',
    lack: { of: 'energy', by: 1 },
    about: ['sale up 3', 'stock energy'],
    drawings: [{ kind: 'goods', of: 'energy', have: 0, need: 2 }],
  });
  expect(against(STUDY, 'sale up 3').more).toMatch(
    /^It costs 2 polymers, 2 metal and 2 energy, of which you may strike 1\./,
  );
});

test('8.2 a supply of what is missing removes the reason', () => {
  const supplied = reasons.supplied(STUDY, 0, { of: 'energy', by: 1 });
  expect(supplied && legal(supplied)).toContain('tech 3 up');
  expect(legal(STUDY)).not.toContain('tech 3 up');
});

test('8.2 several kinds that are missing are all named', () => {
  const state = position({
    players: [{ stock: [0, 1, 1] }],
    techs: ['TC11', 'TI21', 'TM33'],
    monolith: 'explorer',
  });
  line(state, ['role scientist']);
  expect(told(state, 'sale up 3')).toBe(
    'Hardened Armor: you lack 2 polymers, 1 metal and 1 energy, and may strike only 1. (8.2)',
  );
});

test('8.2 an empty deck is said to be used up', () => {
  const state = position({
    players: [{}],
    techs: ['', 'TI21', 'TM33'],
    backs: ['', 'industry', 'military'],
    techDecks: [[], ['TI22'], ['TM31']],
    monolith: 'explorer',
  });
  line(state, ['role scientist']);
  expect(told(state, 'sale up 1')).toBe(
    'The technologies of cost 1 are used up, so nothing lies open there. (8.2)',
  );
});

const YARD = position({ players: [{ stock: [3, 2, 1] }], monolith: 'explorer' });
line(YARD, ['role engineer']);

test('8.5 a ship tells what is missing for it', () => {
  expect(told(YARD, 'yard dreadnought')).toBe(
    'Dreadnought: you lack 1 metal and 1 energy, and may strike only 1. (8.5)',
  );
  expect(against(YARD, 'yard dreadnought').instead).toEqual(['build cruiser', 'build fighter']);
});

test('6.2 what is not in a price cannot be struck from it', () => {
  const state = position({ players: [{ stock: [3, 3, 3] }], monolith: 'explorer' });
  line(state, ['role engineer', 'build fighter']);
  expect(told(state, 'stock energy')).toBe(
    'The price of 1 polymer and 1 metal has no energy in it to strike. (6.2)',
  );
});

// ── Steward and Merchant ──────────────────────────────────────────────────────────────────────────

test('8.3 a market tile with its credit side up waits for Merchant', () => {
  const state = position({
    players: [{}],
    market: ['K1*', 'K2', 'K3', 'K4', 'K5', 'K6'],
    monolith: 'explorer',
  });
  line(state, ['role steward']);
  expect(against(state, 'market K1')).toMatchObject({ rule: '8.3', short: 'credit side up' });
});

test('6.2 a full storage takes nothing more', () => {
  const state = position({ players: [{ stock: [8, 0, 0] }], monolith: 'explorer' });
  line(state, ['role steward']);
  until(state, 'bonus');
  expect(told(state, 'stock polymer')).toBe('Your storage of polymer is full: you have 8 of 8. (6.2)');
});

test('8.4 what is not there cannot be sold, and what is too dear not be bought', () => {
  const state = position({ players: [{ stock: [0, 1, 0], credits: 0 }], monolith: 'steward' });
  line(state, ['role merchant']);
  state.players[0] = { ...state.players[0]!, credits: 2 };
  expect(asked(state, { act: 'sell', things: ['energy'] })?.text).toBe('You have no energy to sell.');
  expect(asked(state, { act: 'buy', things: ['energy'] })?.text).toBe(
    'Buying 1 energy costs 3 credits; you have 2.',
  );
  expect(told(state, 'stock energy')).toBe(
    'You have no energy to sell, and buying 1 energy costs 3 credits; you have 2. (8.4)',
  );
  expect(told(state, 'far F1')).toBe('You trade first; after that you may invest in Far Space. (8.4)');
});

test('8.4 Far Space is sold from the cheapest, once for each location', () => {
  const state = position({ players: [{ credits: 3 }], far: { F1: 'A' }, monolith: 'steward' });
  line(state, ['role merchant', 'done']);
  expect(told(state, 'far F1')).toBe(
    'The Ancients have a token on Lantern Gate already, and there is room for one. (8.4)',
  );
  expect(told(state, 'far F6')).toMatch(/^Edge of All costs \d+ credits; you have 8\. \(8\.4\)$/);
  expect(told(state, 'far GS3')).toBe(
    'Galaxy tokens are sold from the cheapest: the one for 6 credits comes first. (8.4)',
  );
});

// ── Explorer ──────────────────────────────────────────────────────────────────────────────────────

test('8.1 a tile is chosen first and then laid where none lies', () => {
  const state = position({ players: [{}], tiles: { D4: 'P06' }, monolith: 'regent' });
  line(state, ['role explorer']);
  expect(told(state, 'D4')).toBe('First choose a tile of the display; then you lay it on a region. (8.1)');
  line(state, [legal(state)[0] ?? '']);
  expect(told(state, 'D4')).toMatch(/ lies there already, and a region holds only one tile\. \(8\.1\)$/);
  expect(against(state, 'G4').text).toMatch(/^Your home planet lies there already/);
});

// ── Warlord ───────────────────────────────────────────────────────────────────────────────────────

const WAR = position({
  players: [{ ships: ['fighter G4', 'cruiser F4'] }],
  tiles: { D1: 'P06', A1: 'P07' },
  monolith: 'engineer',
});
line(WAR, ['role warlord']);
until(WAR, 'orders');

test('8.6.1 a flight that is too far tells both distances', () => {
  expect(against(WAR, 'G4 fighter 0', 'D1')).toMatchObject({
    rule: '8.6.1',
    short: '6 steps, flies 3',
    lack: { of: 'distance', by: 3 },
    about: ['D1', 'G4 fighter 0'],
    drawings: [{ kind: 'distance', from: 'G4 fighter 0', to: 'D1', steps: 6, reach: 3 }],
  });
  expect(told(WAR, 'G4 fighter 0', 'D1')).toMatch(/ is 6 steps from your home planet; a fighter flies 3\./);
  expect(told(WAR, 'sector NW')).toMatch(/ is \d steps from your Cradle; a cruiser flies 3\. \(8\.6\.1\)$/);
});

test('8.6.1 in an order other sectors wait, and each ship moves once', () => {
  const state = structuredClone(WAR);
  line(state, ['sector CO']);
  expect(told(state, 'F3')).toBe(
    'Your order is for the Core; the Hollow Shoal needs an order of its own. (8.6.1)',
  );
  expect(asked(state, { act: 'commit', things: [] })).toMatchObject({
    text: 'No ship has been sent to the Core yet.',
    short: 'no ship sent',
  });
  expect(asked(state, { act: 'engage', things: [] })?.short).toBe('no enemy there');
  line(state, ['fly cruiser F4 D5']);
  expect(told(state, 'D5 cruiser 0')).toMatch(/has moved or attacked already; .* \(8\.6\.1\)$/);
  expect(asked(state, { act: 'cancel', things: [] })?.text).toBe(
    'The order has begun: 1 ship moved to the Core, so carry it out.',
  );
});

test('20.54 8.6.1 a way that is short enough may be barred by ships on it', () => {
  const state = position({
    players: [{ ships: ['fighter F5'] }, { ships: ['fighter D6'] }],
    monolith: 'engineer',
  });
  line(state, ['role warlord', 'end']);
  expect(against(state, 'F5 fighter 0', 'C5')).toMatchObject({
    text: 'The way to C5 in the Cobalt Verge leads through the Dawn March, where Ben has ships, and a ship that enters there stops.',
    rule: '8.6.1',
    short: 'way is barred',
  });
});

test('4.4 a region with three ships is full', () => {
  const state = position({
    players: [{ ships: ['fighter G4', 'fighter F5', 'fighter F5', 'fighter F5'] }],
    monolith: 'engineer',
  });
  line(state, ['role warlord']);
  until(state, 'orders');
  expect(told(state, 'G4 fighter 0', 'F5')).toBe(
    'F5 in the Hollow Shoal holds 3 ships already, the most there may be. (4.4)',
  );
});

test('6.4.3 staging without a ship has nothing to send', () => {
  expect(against(WAR, 'staging cruiser')).toMatchObject({
    text: 'No cruiser of yours waits in staging.',
    lack: { of: 'staging', by: 1, at: 'cruiser' },
  });
});

// ── Regent ────────────────────────────────────────────────────────────────────────────────────────

const COURT = position({
  players: [
    { credits: 0, ships: ['fighter G4'] },
    { colonies: ['F2'], ships: ['fighter A1'] },
  ],
  tiles: { A4: 'P06', D5: 'P07', F2: 'P08' },
  monolith: 'warlord',
});
line(COURT, ['role regent']);
until(COURT, 'influence');

test('6.5 influence tells how far it reaches and what would bring it nearer', () => {
  expect(against(COURT, 'A4')).toMatchObject({
    rule: '6.5',
    short: 'out of reach',
    lack: { of: 'unit', by: 1, at: 'NE' },
    drawings: [{ kind: 'distance', to: 'A4', reach: 2 }],
  });
  expect(told(COURT, 'A4')).toMatch(
    / is \d steps from your nearest unit, and influence reaches 2\. \(6\.5\)$/,
  );
  expect(told(COURT, 'G4')).toBe('Your home planet is a home, and homes hold no colonies. (6.5)');
  expect(told(COURT, 'F4')).toBe('Your Cradle is your colony already. (6.5)');
  expect(told(COURT, 'C3')).toBe('There is no planet to settle at C3 in the Core. (6.5)');
});

test('6.5 influence that is used up for petitions and for subverting is told', () => {
  const state = structuredClone(COURT);
  line(state, ['petition']);
  expect(asked(state, { act: 'petition', things: [] })?.text).toBe(
    'You have petitioned once in this Regent turn, which is all you may.',
  );
  expect(told(state, 'F2')).toBe('Subverting Ben’s colony costs 2 influence; you have 1 left. (6.5)');
});

// ── Battle ────────────────────────────────────────────────────────────────────────────────────────

test('9.2.1 a dial must make the strength', () => {
  const state = position({
    players: [{ ships: ['cruiser F5'] }, { ships: ['cruiser E6'] }],
    monolith: 'engineer',
  });
  line(state, ['role warlord']);
  until(state, 'orders');
  line(state, ['end', 'sector E', 'fly cruiser F5 E5', 'commit']);
  expect(asked(state, { act: 'dial', things: ['1', '0', '0'] })?.text).toBe(
    'Tactics, weapons and shields add up to 1; they must make your strength of 3.',
  );
  expect(asked(state, { act: 'dial', things: ['2', '1', '0'] })).toBeUndefined();
});

// ── Words ─────────────────────────────────────────────────────────────────────────────────────────

test('25 a reason is found for the words of a move, whatever their capitals', () => {
  const state = structuredClone(WAR);
  line(state, ['sector CO']);
  const asking = { entry: empire, state, seat: 0, names: NAMES };
  expect(answerWish(asking, 'Fly Fighter g4 c3')?.reason?.text).toMatch(/; a fighter flies 3\.$/);
  expect(answerWish(asking, 'fly cruiser F4 D5')).toEqual({ reason: undefined });
});

test('8.6.1 every order and flight that is lit fulfils the wish for it', () => {
  const state = structuredClone(WAR);
  line(state, ['sector SE']);
  for (const move of game.legalMoves(state, 0)) {
    expect(reasons.fulfils(state, move, { act: move.type, things: moveText(move).split(' ').slice(1) })).toBe(
      true,
    );
  }
});
