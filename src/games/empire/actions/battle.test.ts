import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import * as content from '../content/index.ts';
import type { Step } from '../state.ts';
import { type CardId, ROLE_CARDS } from '../facts.ts';
import {
  ancients,
  asked,
  colonyOn,
  cruisers,
  deck,
  ends,
  legal,
  line,
  player,
  position,
  question,
  type Seated,
  shipsOf,
  throne,
  tileOn,
  told,
} from '../test/testkit.ts';

/** Battles (9), against the Ancients and between players. */

/** A Warlord led by you; the cruisers stay where they are and it is your order. */
function warlord(own: Seated, stand: readonly string[], card: CardId = 'EXP1', tiles = {}) {
  const state = position({
    players: [own],
    ancients: { cruisers: stand },
    monolith: 'engineer',
    tiles,
    tops: { explorer: card, scientist: 'SCI6', steward: stay(stand) },
  });
  line(state, ['role warlord', 'reveal scientist']);
  return state;
}

/** Your orders in a Warlord that the Ancients lead. */
const CAMPAIGN: readonly Step[] = [
  { step: 'scepter' },
  { step: 'march', why: 'warlord' },
  { step: 'campaign', who: 0 },
];

/** The Steward card whose back is the sector the cruisers are in. */
function stay([first]: readonly string[]): CardId {
  const sector = content.regions.find(({ id }) => id === first)?.sector;
  const cards = ROLE_CARDS.filter((card) => card.deck === 'steward' && card.sector === sector);
  return itemAt(cards, 0).id;
}

/** A fleet on the Core's edge enters The Core, where the cruisers are, and sets its dial. */
function entering(own: Seated, stand: readonly string[], dial: string, card: CardId) {
  const state = warlord({ ...own, ships: own.ships ?? ['fighter E5'] }, stand, card);
  const from = (own.ships ?? ['fighter E5']).map((ship) => ship);
  const moves = from.filter((ship) => ship.endsWith(' E5')).map((ship) => `fly ${ship} D5`);
  const events = line(state, ['sector CO', ...moves, 'commit']);
  events.push(...line(state, [`dial ${dial}`, 'reveal explorer']));
  return { state, events };
}

test.each([
  ['EXP6', 1, [0, 2, 2]],
  ['EXP5', 2, [4, 1, 1]],
  ['EXP7', 3, [4, 4, 1]],
  ['EXP7', 4, [5, 5, 2]],
  ['EXP1', 1, [1, 1, 1]],
] as const)('20.41 S16 card %s with %i cruisers counts %j', (card, count, values) => {
  const { events } = entering({}, ['C3', 'C4', 'D3', 'D4'].slice(0, count), '0 0 1', card);
  expect(told(events, 'dials')[0]?.defender).toEqual(values);
});

test('S16 a dial of 4/4/4 counts 1/1/1 with one cruiser', () => {
  const { events } = entering({}, ['C3'], '0 0 1', 'EXP1');
  expect(told(events, 'dials')[0]?.defender).toEqual([1, 1, 1]);
});

test('19.10 only cruisers in the sector of the battle count', () => {
  const state = position({
    players: [{ ships: ['fighter E5'] }],
    ancients: { cruisers: ['C3', 'A1', 'A2'] },
    monolith: 'engineer',
    tops: { explorer: 'EXP1' },
    stack: CAMPAIGN,
  });
  const events = line(state, ['sector CO', 'fly fighter E5 D5', 'commit', 'dial 1 0 0', 'reveal explorer']);
  expect(told(events, 'dials')[0]?.defender).toEqual([1, 1, 1]);
});

test('20.42 S15 tactics 3 against 1, one cruiser: a galaxy token and at most that one displaced', () => {
  const { state } = entering({ ships: ['cruiser E5'] }, ['C3'], '3 0 0', 'EXP1');
  expect([throne(player(state)), question(state)]).toEqual([[0, 0, 1], 'displace']);
  line(state, ['displace cruiser C3 B3']);
  expect([cruisers(state), question(state) === 'displace']).toEqual([['B3'], false]);
});

test('S15 9.3.4 tactics won by 2: two cruisers may be displaced, each once, or fewer', () => {
  const { state } = entering(
    { ships: ['cruiser E5', 'dreadnought E5'] },
    ['C3', 'C4', 'D3'],
    '5 0 4',
    'EXP1',
  );
  // 4/4/4 with three: 3/3/3.
  line(state, ['displace cruiser C3 C4']);
  expect(legal(state).filter((move) => move.startsWith('displace cruiser D3')).length).toBeGreaterThan(0);
  line(state, ['displace cruiser C4 B4']);
  expect([cruisers(state).toSorted(), question(state) === 'displace']).toEqual([['B4', 'C4', 'D3'], false]);
  const one = entering(
    { ships: ['cruiser E5', 'dreadnought E5'] },
    ['C3', 'C4', 'D3'],
    '5 0 4',
    'EXP1',
  ).state;
  line(one, ['displace cruiser C3 C4', 'done']);
  expect(cruisers(one).toSorted()).toEqual(['C4', 'C4', 'D3']);
});

test('S15 the Ancients score tactics only, nothing for ships they destroy', () => {
  const { state } = entering({ ships: ['cruiser E5'] }, ['C3', 'C4'], '3 0 0', 'EXP7');
  // 5/5/2 with two: 3/3/0.
  line(state, ['hit cruiser D5']);
  expect([throne(ancients(state)), ancients(state).supply, player(state).staging]).toEqual([
    [0, 0, 0],
    16,
    [0, 1, 0],
  ]);
});

test('20.43 equal tactics: no token, nobody is displaced', () => {
  const { state, events } = entering({ ships: ['cruiser E5'] }, ['C3'], '1 1 1', 'EXP1');
  expect([throne(player(state)), throne(ancients(state)), told(events, 'tactics')]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [],
  ]);
});

test('20.44 S15 tactics 0 against 1: they score a galaxy token, your ships stay', () => {
  const { state } = entering({ ships: ['cruiser E5'] }, ['C3'], '0 0 3', 'EXP1');
  expect([throne(ancients(state)), shipsOf(state)]).toEqual([[0, 0, 1], ['cruiser D5']]);
});

test('20.46 the only cruiser displaced: no target for the weapons, no colony token', () => {
  const { state, events } = entering({ ships: ['dreadnought E5'] }, ['C3'], '2 4 0', 'EXP1');
  events.push(...line(state, ['displace cruiser C3 D3']));
  expect(cruisers(state)).toEqual(['D3']);
  expect(told(events, 'destroyed').filter(({ who }) => who === 4)).toEqual([]);
  expect(throne(player(state))).toEqual([0, 0, 1]);
});

test('9.2.3 a displaced cruiser is no target wherever it went, others are', () => {
  const { state } = entering({ ships: ['dreadnought E5'] }, ['C3', 'C4'], '3 3 0', 'EXP1');
  // 4/4/4 with two cruisers: 2/2/2. One may be displaced.
  line(state, ['displace cruiser C3 C4']);
  expect(cruisers(state)).toEqual(['C4', 'C4']);
  expect(question(state)).toBe('hit');
  line(state, ['hit cruiser C4', 'hit dreadnought D5']);
  expect([cruisers(state), throne(player(state))]).toEqual([['C4'], [1, 0, 1]]);
});

test('19.46 what is displaced or destroyed does not change the dial', () => {
  const { state, events } = entering({ ships: ['dreadnought E5'] }, ['C3', 'C4'], '4 2 0', 'EXP7');
  // 5/5/2 with two: 3/3/0. Displaced first, and still 3 hits on you.
  events.push(...line(state, ['displace cruiser C3 B3']));
  expect(told(events, 'dials')[0]?.defender).toEqual([3, 3, 0]);
  line(state, ['hit cruiser C4', 'hit dreadnought D5']);
  expect(player(state).staging).toEqual([0, 0, 1]);
});

test('9.3.4 a cruiser goes at most 3 steps, to a region with fewer than 3 ships, not where it stands', () => {
  const { state } = entering(
    { ships: ['cruiser E5', 'fighter B2', 'fighter B2', 'fighter B2'] },
    ['C3'],
    '3 0 0',
    'EXP1',
  );
  const to = ends(state, 'displace cruiser C3');
  expect(to).not.toContain('B2');
  expect(to).not.toContain('C3');
  expect(to).not.toContain('D7');
  expect(to).toContain('C6');
  expect(to).toContain('A1');
});

test('19.42 displacement knows no stop rule', () => {
  const state = position({
    players: [{ ships: ['cruiser E5', 'fighter B2', 'fighter C2'] }],
    ancients: { cruisers: ['C3'] },
    monolith: 'engineer',
    tops: { explorer: 'EXP1' },
    stack: CAMPAIGN,
  });
  line(state, ['sector CO', 'fly cruiser E5 D5', 'commit', 'dial 3 0 0', 'reveal explorer']);
  // Through NW or W, both held by fighters of the human, to the far side of them.
  expect(ends(state, 'displace cruiser C3')).toEqual(expect.arrayContaining(['A1', 'D1']));
});

test('19.9 a displaced cruiser destroys nothing', () => {
  const { state } = entering({ ships: ['cruiser E5'], colonies: ['C3'] }, ['C3'], '3 0 1', 'EXP1');
  const events = line(state, ['displace cruiser C3 B3']);
  expect([told(events, 'razed'), tileOn(state, 'C3') !== '', throne(ancients(state))]).toEqual([
    [],
    true,
    [0, 0, 0],
  ]);
});

test('20.47 3 hits on a fighter, a dreadnought and a colony: the last is lost or all are dealt', () => {
  // 5/5/2 with four cruisers is 5/5/2; shields 2: 3 hits.
  const start = () =>
    entering(
      { ships: ['dreadnought E5', 'fighter E5'], colonies: ['E4'] },
      ['C3', 'C4', 'D3', 'D4'],
      '0 6 2',
      'EXP7',
    ).state;
  const results = new Set<string>();
  const search = (moves: string[]) => {
    const state = start();
    // The attacker's hits on the cruisers come first.
    while (legal(state).some((move) => move.startsWith('hit cruiser')))
      line(state, [itemAt(legal(state), 0)]);
    line(state, moves);
    const open = legal(state).filter((move) => move.startsWith('hit '));
    if (question(state) === 'hit') for (const move of open) search([...moves, move]);
    else
      results.add(
        moves

          .map((move) => itemAt(move.split(' '), 1))
          .sort()
          .join(),
      );
  };
  search([]);
  expect([...results].sort()).toEqual(['colony,dreadnought', 'colony,fighter', 'dreadnought,fighter']);
});

test('20.48 S15 a colony destroyed: its token to their throne, the tile stays', () => {
  const { state } = entering({ ships: ['fighter E5'], colonies: ['E4'] }, ['C3', 'C4'], '0 0 2', 'EXP7');
  // 5/5/2 with two: 3/3/0, shields 2: one hit.
  expect(legal(state)).toEqual(['hit fighter D5', 'hit colony E4']);
  line(state, ['hit colony E4']);
  expect([colonyOn(state, 'E4'), tileOn(state, 'E4') !== '', throne(ancients(state))]).toEqual([
    -1,
    true,
    [0, 1, 1],
  ]);
});

test('TC23 Exodus Protocols in battle: the token goes to the own throne', () => {
  const { state } = entering(
    { ships: ['fighter E5'], colonies: ['E4'], techs: ['TC23'] },
    ['C3', 'C4'],
    '0 0 2',
    'EXP7',
  );
  line(state, ['hit colony E4']);
  expect([throne(player(state)), throne(ancients(state))]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
});

test('S15 several cruisers destroyed: one colony token', () => {
  const { state } = entering({ ships: ['dreadnought E5'] }, ['C3', 'C4'], '0 6 0', 'EXP7');
  line(state, ['hit cruiser C3', 'hit cruiser C4', 'hit dreadnought D5']);
  expect([throne(player(state)), ancients(state).staging]).toEqual([[1, 0, 0], 2]);
});

test('19.29 19.30 one hit cannot destroy a dreadnought and is lost', () => {
  const { state, events } = entering({ ships: ['dreadnought E5'] }, ['C3'], '1 1 4', 'EXP1');
  expect(told(events, 'destroyed')).toEqual([]);
  expect(shipsOf(state)).toEqual(['dreadnought D5']);
});

test('20.51 S19 your last token for a kill: the match is over at once', () => {
  const { state } = entering({ ships: ['dreadnought E5'], supply: 1 }, ['C3'], '0 6 0', 'EXP1');
  line(state, ['hit cruiser C3']);
  expect([question(state), state.ending]).toEqual(['over', 'tokensYou']);
});

test('20.52 19.17 two orders into the same sector: one battle', () => {
  const { state } = entering({ ships: ['cruiser E5', 'fighter F3'] }, ['C3'], '1 0 2', 'EXP1');
  expect(question(state)).toBe('orders');
  const events = line(state, ['sector CO', 'fly fighter F3 E4', 'commit']);
  expect([told(events, 'battle'), question(state)]).toEqual([[], 'orders']);
});

test('20.53 a move within the sector is no entry; engage is', () => {
  const within = warlord({ ships: ['fighter D5'] }, ['C3']);
  const moved = line(within, ['sector CO', 'fly fighter D5 D4', 'commit']);
  expect([told(moved, 'battle'), question(within)]).toEqual([[], 'orders']);
  const engaging = warlord({ ships: ['fighter D5'] }, ['C3']);
  const events = line(engaging, ['sector CO', 'engage fighter D5', 'commit']);
  expect(told(events, 'battle')).toMatchObject([
    { attacker: 0, defender: 4, sector: 'CO', strengths: [1, 0] },
  ]);
});

test('20.53 a staged ship put on the home region has entered its sector', () => {
  const state = warlord({ ships: [], staging: { fighter: 1 } }, ['F3']);
  line(state, ['sector SE']);
  expect(ends(state, 'fly fighter staging')).toContain('G4');
  const events = line(state, ['fly fighter staging G4', 'commit']);
  expect(told(events, 'battle')).toMatchObject([{ sector: 'SE', strengths: [1 + 1 + 2, 0] }]);
});

test('19.16 ships that stand together: no battle of itself, engage is offered', () => {
  const state = warlord({ ships: ['fighter D5', 'fighter D5'] }, ['C3']);
  expect([question(state), ends(state, 'sector')]).toEqual(['orders', expect.arrayContaining(['CO'])]);
  line(state, ['sector CO']);
  expect(legal(state)).toContain('engage fighter D5');
  line(state, ['engage fighter D5']);
  // Once per order.
  expect(legal(state).some((move) => move.startsWith('engage'))).toBe(false);
});

test('8.6 the one that engages counts as moved', () => {
  const state = warlord({ ships: ['fighter D5'] }, ['C3'], 'EXP1');
  line(state, ['sector CO', 'engage fighter D5', 'commit', 'dial 0 0 1', 'reveal explorer']);
  expect(legal(state)).toEqual(['end']);
});

test('7.1 19.17 no engaging where you have fought in this turn', () => {
  const state = warlord({ ships: ['fighter D5', 'fighter D4'] }, ['C3'], 'EXP1');
  line(state, ['sector CO', 'engage fighter D5', 'commit', 'dial 0 0 2', 'reveal explorer', 'sector CO']);
  expect(legal(state).some((move) => move.startsWith('fly fighter D4'))).toBe(true);
  expect(legal(state).some((move) => move.startsWith('engage'))).toBe(false);
});

test('19.17 a battle by their entry does not keep you from one of your own there', () => {
  const state = position({
    players: [{}],
    ancients: { staging: 1 },
    monolith: 'engineer',
    tops: { explorer: 'EXP1', scientist: 'SCI6', steward: 'STE7' },
  });
  line(state, ['role warlord', 'reveal scientist', 'dial 0 0 4', 'reveal explorer']);
  expect(question(state)).toBe('orders');
  line(state, ['sector SE']);
  expect(legal(state)).toContain('engage fighter G4');
});

test('19.47 a ship destroyed in your own Warlord turn stays in staging until it is over', () => {
  const { state } = entering(
    { ships: ['fighter E5'], staging: { cruiser: 1 } },
    ['C3', 'C4'],
    '1 0 0',
    'EXP7',
  );
  line(state, ['hit fighter D5']);
  expect([player(state).staging, player(state).fresh]).toEqual([
    [1, 1, 0],
    [1, 0, 0],
  ]);
  line(state, ['sector SE']);
  expect(legal(state).some((move) => move.startsWith('fly fighter'))).toBe(false);
  expect(legal(state).some((move) => move.startsWith('fly cruiser staging'))).toBe(true);
  line(state, ['cancel', 'end']);
  expect([player(state).staging, player(state).fresh]).toEqual([
    [1, 1, 0],
    [0, 0, 0],
  ]);
});

test('6.4 a ship destroyed before your own Warlord turn may be used in it', () => {
  const state = position({
    players: [{}],
    ancients: { staging: 2 },
    monolith: 'engineer',
    tops: { explorer: 'EXP7', scientist: 'SCI6', steward: 'STE7' },
  });
  line(state, [
    'role warlord',
    'reveal scientist',
    'dial 4 0 0',
    'reveal explorer',
    'done',
    'hit fighter G4',
    'hit colony F4',
  ]);
  expect([player(state).staging, player(state).fresh]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
  line(state, ['sector SE']);
  expect(legal(state).some((move) => move.startsWith('fly fighter staging'))).toBe(true);
});

test('19.7 the card revealed for a battle is removed', () => {
  const { state } = entering({}, ['C3'], '0 0 1', 'EXP1');
  const { top, rest } = deck(state, 'explorer');
  expect([top, ...rest]).not.toContain('EXP1');
  expect([top, ...rest]).toHaveLength(6);
});

test('9.3.2 S19 the last card of a deck revealed for a battle: over at once, the battle is void', () => {
  const state = position({
    players: [{ ships: ['cruiser E5'] }],
    ancients: { cruisers: ['C3'] },
    monolith: 'engineer',
    decks: { explorer: ['EXP1'] },
    stack: CAMPAIGN,
  });
  line(state, ['sector CO', 'fly cruiser E5 D5', 'commit', 'dial 3 0 0', 'reveal explorer']);
  expect([state.ending, throne(player(state)), cruisers(state)]).toEqual(['deck', [0, 0, 0], ['C3']]);
});

test('20.54 the stop rule: G4-F4-E5-D5 is barred by a cruiser in E, G4-F4-E4-D5 is not', () => {
  const state = warlord({ ships: ['fighter G4'] }, ['D7']);
  line(state, ['sector CO']);
  expect(ends(state, 'fly fighter G4')).toContain('D5');
  // From F5 every way of three steps to Cobalt Verge leads through Dawn March.
  const free = warlord({ ships: ['fighter F5'] }, ['A1']);
  expect(ends(free, 'sector')).toContain('NE');
  const barred = warlord({ ships: ['fighter F5'] }, ['C6']);
  expect(ends(barred, 'sector')).not.toContain('NE');
});

test('8.6 the start sector does not stop a ship, one entered does', () => {
  const state = position({
    players: [{ ships: ['fighter D6'] }],
    ancients: { cruisers: ['D7', 'C4'] },
    monolith: 'engineer',
    stack: CAMPAIGN,
  });
  // Out of E, into the Core, and not out of it again: D6-D5-D4 and so on stay in the Core.
  expect(ends(state, 'sector')).toContain('CO');
  line(state, ['sector CO']);
  expect(ends(state, 'fly fighter D6')).toEqual(expect.arrayContaining(['D5', 'D4', 'D3']));
  line(state, ['cancel', 'sector SE']);
  // F3 is three steps by E4 (the Core, barred) or by E5 and F4.
  expect(ends(state, 'fly fighter D6').toSorted()).toEqual(['F3', 'F4', 'F5', 'G3', 'G4']);
});

test('9.1 strength: ships, colonies, the home planet', () => {
  const state = warlord(
    { ships: ['fighter G4', 'cruiser F5', 'dreadnought F5', 'fighter A1'], colonies: ['G3'] },
    ['F3'],
  );
  const events = line(state, ['sector SE', 'engage cruiser F5', 'commit']);
  expect(told(events, 'battle')[0]?.strengths).toEqual([1 + 3 + 6 + 2 + 2, 0]);
  expect(legal(state)).toHaveLength((15 * 16) / 2);
});

test('9.2 the dial is divided exactly', () => {
  const state = warlord({ ships: ['fighter D5', 'fighter D5'] }, ['C3']);
  line(state, ['sector CO', 'engage fighter D5', 'commit']);
  expect(legal(state).toSorted()).toEqual(
    ['0 0 2', '0 1 1', '0 2 0', '1 0 1', '1 1 0', '2 0 0'].map((dial) => `dial ${dial}`),
  );
});

// ── Between players ───────────────────────────────────────────────────────────────────────────────

/** Seat 0 leads; seat 1 (and 2) have passed on their orders. */
function field(players: readonly Seated[], moves: readonly string[]) {
  const state = position({ players, monolith: 'engineer' });
  line(state, ['role warlord']);
  while (question(state) === 'orders' && asked(state) !== 0) line(state, ['end']);
  const events = line(state, moves);
  return { state, events };
}

const DUEL: readonly Seated[] = [
  { home: 'G4', ships: ['dreadnought E5'] },
  { home: 'A1', ships: ['cruiser D4', 'fighter C4'], colonies: ['C3'] },
];
const ENTER = ['sector CO', 'fly dreadnought E5 D5', 'commit'];

test('8.6 the leader acts last, the others leftwards before', () => {
  const state = position({ players: [{}, {}, {}], monolith: 'engineer', scepter: 1 });
  line(state, ['role warlord']);
  const order = [];
  for (let i = 0; i < 3; i++) {
    order.push(asked(state));
    line(state, ['end']);
  }
  expect(order).toEqual([2, 0, 1]);
});

test('8.6.2 an opponent with ships must be fought', () => {
  const { state, events } = field(DUEL, ENTER);
  expect(told(events, 'battle')).toMatchObject([{ attacker: 0, defender: 1, strengths: [6, 3 + 1 + 1] }]);
  expect([question(state), state.stack.at(-1)]).toEqual(['dial', { step: 'dial', seats: [0, 1] }]);
});

test('9.2 dials are revealed together; tactics, displacement, hits both ways, tokens', () => {
  const { state } = field(DUEL, ENTER);
  let events = line(state, ['1: dial 1 3 1']);
  expect(told(events, 'dials')).toEqual([]);
  events = line(state, ['0: dial 2 4 0']);
  expect(told(events, 'dials')).toMatchObject([{ attacker: [2, 4, 0], defender: [1, 3, 1] }]);
  expect(throne(player(state, 0))).toEqual([0, 0, 1]);
  expect(question(state)).toBe('displace');
  line(state, ['displace fighter C4 B4']);
  // 3 hits of the attacker on the cruiser and the colony, one lost; 3 hits of the defender on the dreadnought.
  expect([question(state), asked(state)]).toEqual(['hit', 0]);
  expect(legal(state)).toEqual(['hit cruiser D4', 'hit colony C3']);
  line(state, ['hit cruiser D4', 'hit colony C3']);
  expect(asked(state)).toBe(1);
  line(state, ['hit dreadnought D5']);
  expect(throne(player(state, 0))).toEqual([1, 1, 1]);
  expect(throne(player(state, 1))).toEqual([1, 0, 0]);
  expect([player(state, 0).staging, player(state, 1).staging]).toEqual([
    [0, 0, 1],
    [0, 1, 0],
  ]);
  expect(shipsOf(state, 1)).toEqual(['fighter B4']);
});

test('20.89 a destroyed colony: its token is in the attacker’s throne for good and counts 1 there', () => {
  const { state } = field(DUEL, ENTER);
  line(state, ['0: dial 0 6 0', '1: dial 0 0 5']);
  line(state, ['hit colony C3']);
  expect(player(state, 0).throne.captured).toEqual([0, 1]);
  expect(tileOn(state, 'C3')).toMatch(/^P/);
  expect(player(state, 1).supply).toBe(14);
});

test('9.2.3 the defender who wins tactics displaces the attacker', () => {
  const { state } = field(DUEL, ENTER);
  line(state, ['0: dial 0 6 0', '1: dial 5 0 0']);
  expect([question(state), asked(state), throne(player(state, 1))]).toEqual(['displace', 1, [0, 0, 1]]);
  line(state, ['displace dreadnought D5 F4']);
  expect(shipsOf(state)).toEqual(['dreadnought F4']);
  // Its weapons still hit: 6 hits.
  expect(legal(state)).toContain('hit cruiser D4');
});

test('9.2.4 destroyed units still hit', () => {
  const { state } = field(
    [{ ships: ['fighter E5'] }, { ships: ['fighter D4'] }],
    ['sector CO', 'fly fighter E5 D5', 'commit'],
  );
  line(state, ['0: dial 0 1 0', '1: dial 0 1 0', 'hit fighter D4', 'hit fighter D5']);
  expect(state.players.map((one) => [throne(one), one.staging[0]])).toEqual([
    [[1, 0, 0], 1],
    [[1, 0, 0], 1],
  ]);
});

test('8.6.2 a raid on colonies or a home alone is optional', () => {
  const players: Seated[] = [{ ships: ['fighter E5'] }, { ships: [], colonies: ['D4'] }];
  const moves = ['sector CO', 'fly fighter E5 D5', 'commit'];
  const { state } = field(players, moves);
  expect(legal(state)).toEqual(['target 1', 'refrain']);
  line(state, ['refrain']);
  expect(question(state)).toBe('orders');
  const raid = field(players, [...moves, 'target 1']);
  expect(told(raid.events, 'battle')).toMatchObject([{ strengths: [1, 1] }]);
});

test('19.36 a home planet cannot be hit', () => {
  const { state } = field(
    [{ ships: ['dreadnought B2'] }, { home: 'A1', ships: [], cradle: 'B1' }],
    ['sector NW', 'fly dreadnought B2 A2', 'commit'].map((move) => move),
  );
  // Within the sector it was in before: no entry, so nothing follows.
  expect(question(state)).toBe('orders');
  const enter = field(
    [{ ships: ['dreadnought B4'] }, { home: 'A1', ships: [], cradle: 'B1' }],
    ['sector NW', 'fly dreadnought B4 B2', 'commit', 'target 1', '0: dial 0 6 0', '1: dial 0 0 3'],
  );
  expect(legal(enter.state)).toEqual(['hit colony B1']);
  line(enter.state, ['hit colony B1']);
  expect(question(enter.state)).toBe('orders');
  expect(tileOn(enter.state, 'A1')).toBe('home');
});

test('20.88 two opponents, one with ships: that one must be fought', () => {
  const { state, events } = field(
    [{ ships: ['fighter E5'] }, { ships: ['fighter C3'] }, { ships: [], colonies: ['D4'] }],
    ['sector CO', 'fly fighter E5 D5', 'commit'],
  );
  expect([told(events, 'battle')[0]?.defender, question(state)]).toEqual([1, 'dial']);
});

test('8.6.2 two opponents with ships: the attacker picks one and cannot refrain', () => {
  const { state } = field(
    [{ ships: ['fighter E5'] }, { ships: ['fighter C3'] }, { ships: ['fighter D3'], colonies: ['D4'] }],
    ['sector CO', 'fly fighter E5 D5', 'commit'],
  );
  expect(legal(state)).toEqual(['target 1', 'target 2']);
  const events = line(state, ['target 2']);
  expect(told(events, 'battle')[0]).toMatchObject({ defender: 2, strengths: [1, 2] });
});

test('9.2.5 units of third players take no part', () => {
  const { state } = field(
    [{ ships: ['dreadnought E5'] }, { ships: ['fighter C3'] }, { ships: ['fighter D3'] }],
    ['sector CO', 'fly dreadnought E5 D5', 'commit', 'target 1', '0: dial 0 6 0', '1: dial 0 1 0'],
  );
  expect(legal(state)).toEqual(['hit fighter C3']);
});

test('8.6 a displaced player still has a full Warlord turn', () => {
  const state = position({
    players: [{ ships: ['fighter D4'] }, { ships: ['dreadnought E5'] }],
    monolith: 'engineer',
  });
  line(state, [
    'role warlord',
    'sector CO',
    'fly dreadnought E5 D5',
    'commit',
    '0: dial 0 0 1',
    '1: dial 6 0 0',
  ]);
  line(state, ['displace fighter D4 E4', 'end']);
  expect([asked(state), question(state)]).toEqual([0, 'orders']);
  line(state, ['sector CO']);
  expect(legal(state).some((move) => move.startsWith('fly fighter E4'))).toBe(true);
});

test('8.6 a ship displaced keeps its right to move in the turn of its own', () => {
  // An unmoved cruiser is displaced to where a moved one stands; the moved one is destroyed.
  const { state } = field(
    [{ ships: ['cruiser E5', 'cruiser E4'] }, { ships: ['dreadnought D4'] }],
    ['sector CO', 'fly cruiser E5 D5', 'commit', '0: dial 0 0 6', '1: dial 1 5 0'],
  );
  expect(asked(state)).toBe(1);
  line(state, ['displace cruiser E4 D5']);
  expect(player(state).ships.filter(({ moved }) => moved)).toHaveLength(1);
});

test('8.6 of two alike the displaced one is spared and may still move', () => {
  const { state } = field(
    [{ ships: ['cruiser E5', 'cruiser E4'] }, { ships: ['dreadnought D4'] }],
    ['sector CO', 'fly cruiser E5 D5', 'commit', '0: dial 0 2 4', '1: dial 1 5 0'],
  );
  line(state, ['displace cruiser E4 D5', 'hit dreadnought D4', 'hit cruiser D5']);
  expect(player(state).ships).toMatchObject([{ moved: false }]);
});
