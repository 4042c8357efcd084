import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type StoryId } from '../facts.ts';
import {
  ancients,
  cardsIn,
  colonyOn,
  cruisers,
  deck,
  type Diagram,
  ends,
  legal,
  line,
  type Opponent,
  player,
  position,
  question,
  shipsOf,
  stores,
  throne,
  tileOn,
  told,
  until,
} from '../test/testkit.ts';

/** The Ancients (10): their moves, what they destroy, technologies and investments. */

/** The Steward cards by the sectors on their backs. */
const BACKS = {
  NW: 'STE4',
  NE: 'STE5',
  E: 'STE6',
  SE: 'STE7',
  SW: 'STE1',
  W: 'STE2',
  CO: 'STE3',
} as const;

/** You lead Engineer with nothing to build; the card that is turned up sends them where `to` says. */
function sent(
  to: keyof typeof BACKS,
  { players, ...diagram }: Partial<Diagram>,
  own: Diagram['players'][number] = {},
) {
  const state = position({
    monolith: 'merchant',
    // SCI6 shows Steward on its front.
    tops: { scientist: 'SCI6', steward: BACKS[to] },
    players: players ?? [{ stock: [0, 0, 0], ...own }],
    ...diagram,
  });
  const events = line(state, ['role engineer']);
  events.push(...line(state, ['reveal scientist']));
  return { state, events };
}

test('20.21 S18 10.1 the front names a role, the back of that deck the sector', () => {
  const state = position({
    players: [{ stock: [0, 0, 0] }],
    ancients: { staging: 1 },
    monolith: 'merchant',
    tops: { steward: 'STE7', regent: 'REG4' },
  });
  const events = line(state, ['role engineer', 'reveal steward']);
  expect(told(events, 'bound')).toMatchObject([{ sector: 'NE', cruisers: 1 }]);
  expect(cruisers(state)).toEqual(['A3']);
  expect([deck(state, 'regent').top, cardsIn(state, 'regent'), cardsIn(state, 'steward')]).toEqual([
    'REG4',
    7,
    6,
  ]);
  const { top, rest } = deck(state, 'steward');
  expect([top, ...rest]).not.toContain('STE7');
});

test('20.22 a card that shows its own role: the sector of the next card of that deck', () => {
  const state = position({
    players: [{ stock: [0, 0, 0] }],
    ancients: { staging: 1 },
    monolith: 'merchant',
    tops: { steward: 'STE1' },
  });
  const events = line(state, ['role engineer', 'reveal steward'], ['STE6']);
  expect(told(events, 'bound')[0]?.sector).toBe('E');
  expect(deck(state, 'steward').top).toBe('STE6');
});

test('20.23 S19 the last card of a deck ends the match before a sector is read', () => {
  const state = position({
    players: [{ stock: [0, 0, 0] }],
    ancients: { staging: 1 },
    monolith: 'merchant',
    decks: { steward: ['STE1'] },
  });
  const events = line(state, ['role engineer', 'reveal steward']);
  expect([question(state), state.ending, told(events, 'bound')]).toEqual(['over', 'deck', []]);
  expect(ancients(state).staging).toBe(1);
});

test('20.26 home on A4, planet on B4: the cruiser goes to the home', () => {
  const { state } = sent(
    'NE',
    { ancients: { staging: 1 }, tiles: { B4: 'P01' } },
    { home: 'A4', cradle: 'B5' },
  );
  expect(cruisers(state)).toEqual(['A4']);
});

test('20.27 a wormhole is no planet', () => {
  const { state } = sent('NE', { ancients: { staging: 1 }, tiles: { A3: 'W01', B5: 'P01' } });
  expect(cruisers(state)).toEqual(['B5']);
});

test('19.13 when planets run out, the first regions without a cruiser', () => {
  const { state } = sent('NE', { ancients: { staging: 4 }, tiles: { A3: 'W01', B5: 'P01' } });
  expect(cruisers(state)).toEqual(['B5', 'A3', 'A4', 'B4']);
});

test('10.1.4 regions that hold one of theirs are left out, planet or not', () => {
  const { state } = sent('NE', {
    ancients: { staging: 2, cruisers: ['A4'] },
    tiles: { A4: 'P01', C5: 'P02' },
  });
  expect(cruisers(state).sort()).toEqual(['A3', 'A4', 'C5']);
});

test('20.28 S17 a cruiser leaves a tile: it is gone, they score a token and yours, your ships go to staging', () => {
  const { state, events } = sent(
    'SW',
    { ancients: { cruisers: ['C5'] } },
    { colonies: ['C5'], ships: ['fighter C5', 'fighter C5', 'fighter G4'] },
  );
  expect([tileOn(state, 'C5'), colonyOn(state, 'C5')]).toEqual(['', -1]);
  expect(throne(ancients(state))).toEqual([1, 1, 0]);
  expect([player(state).staging, shipsOf(state)]).toEqual([[2, 0, 0], ['fighter G4']]);
  expect(told(events, 'razed')).toHaveLength(1);
  expect([ancients(state).supply, player(state).supply]).toEqual([15, 14]);
});

test('20.29 TC23 Exodus Protocols: your token goes to your throne; they still score one', () => {
  const { state } = sent('SW', { ancients: { cruisers: ['C5'] } }, { colonies: ['C5'], techs: ['TC23'] });
  expect([throne(ancients(state)), throne(player(state))]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('S17 no tile, nothing destroyed; the ships of the human stay', () => {
  const { state, events } = sent('SW', { ancients: { cruisers: ['C5'] } }, { ships: ['fighter C5'] });
  expect([told(events, 'razed'), throne(ancients(state)), shipsOf(state)]).toEqual([
    [],
    [0, 0, 0],
    ['fighter C5'],
  ]);
});

test('20.31 a wormhole is a tile: gone, one token; the others keep their link', () => {
  const { state } = sent(
    'SW',
    { ancients: { cruisers: ['C5'] }, tiles: { C5: 'W01', A1: 'W02', G1: 'W03', C3: 'P01' } },
    { ships: ['fighter A1'] },
  );
  expect([tileOn(state, 'C5'), throne(ancients(state))]).toEqual(['', [1, 0, 0]]);
  until(state, 'role');
});

test('4.3 20.31 wormholes link while there are two of them', () => {
  const flights = (tiles: Diagram['tiles']) => {
    const state = position({
      players: [{ ships: ['fighter A1'] }],
      monolith: 'engineer',
      ...(tiles && { tiles }),
      ancients: {},
      tops: { explorer: 'EXP1' },
    });
    line(state, ['role warlord', 'reveal explorer', 'sector SW']);
    return ends(state, 'fly fighter A1').toSorted();
  };
  expect(flights({ A1: 'W01', G1: 'W02' })).toEqual(['E2', 'F1', 'F2', 'G1', 'G2']);
  const single = position({
    players: [{ ships: ['fighter A1'] }],
    monolith: 'engineer',
    tiles: { A1: 'W01' },
  });
  line(single, ['role warlord', 'reveal explorer']);
  expect(ends(single, 'sector')).not.toContain('SW');
});

test('20.32 S17 S19 a cruiser leaves the home planet: a token, then the match is over', () => {
  const { state } = sent('SW', { ancients: { cruisers: ['G4'] } });
  expect([question(state), state.ending, throne(ancients(state))]).toEqual(['over', 'home', [1, 0, 0]]);
  expect([tileOn(state, 'G4'), player(state).staging]).toEqual(['', [1, 0, 0]]);
});

test('20.32 12.1 their last token for the home planet: the tokens are the reason', () => {
  const { state } = sent('SW', { ancients: { cruisers: ['G4'], supply: 1 } });
  expect(state.ending).toBe('tokensAncients');
});

test('20.33 their last token: the first destruction ends the match, the second tile stays', () => {
  const { state } = sent('SW', {
    ancients: { cruisers: ['C5', 'B1'], supply: 1 },
    tiles: { C5: 'P01', B1: 'P02' },
  });
  expect([state.ending, tileOn(state, 'B1'), tileOn(state, 'C5')]).toEqual(['tokensAncients', '', 'P01']);
});

test('19.48 their last token for a tile with your colony: they score yours too', () => {
  const { state } = sent('SW', { ancients: { cruisers: ['C5'], supply: 1 } }, { colonies: ['C5'] });
  expect([state.ending, ancients(state).throne.captured, colonyOn(state, 'C5')]).toEqual([
    'tokensAncients',
    [1],
    -1,
  ]);
});

test('20.34 19.8 the sector where they are: nothing moves, nothing is destroyed', () => {
  const { state, events } = sent('NE', { ancients: { cruisers: ['C5'] }, tiles: { C5: 'P01', A3: 'P02' } });
  expect([cruisers(state), tileOn(state, 'C5'), told(events, 'departed')]).toEqual([['C5'], 'P01', []]);
});

test('19.8 staged ones join those who stay', () => {
  const { state } = sent('NE', {
    ancients: { cruisers: ['C5'], staging: 1 },
    tiles: { C5: 'P01', A3: 'P02' },
  });
  expect(cruisers(state).sort()).toEqual(['A3', 'C5']);
});

test('20.34 no battle in Warlord when none entered', () => {
  const state = position({
    players: [{}],
    ancients: { cruisers: ['F3'] },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE7' },
  });
  const events = line(state, ['role warlord', 'reveal scientist']);
  expect([told(events, 'battle'), question(state)]).toEqual([[], 'orders']);
});

test('20.36 S13 19.14 a region with three of your ships takes the cruiser all the same', () => {
  const { state } = sent(
    'NE',
    { ancients: { staging: 1 } },
    { colonies: ['A3'], ships: ['fighter A3', 'fighter A3', 'fighter A3', 'fighter B4'] },
  );
  expect(cruisers(state)).toEqual(['A3']);
});

test('20.37 no fourth ship of yours into that region; out of it they may', () => {
  const state = position({
    players: [
      {
        colonies: ['A3'],
        ships: ['fighter A3', 'fighter A3', 'fighter A3', 'fighter B4'],
      },
    ],
    ancients: { cruisers: ['A3'] },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE5' },
  });
  line(state, ['role warlord', 'reveal scientist', 'sector NE']);
  expect(ends(state, 'fly fighter B4')).not.toContain('A3');
  expect(ends(state, 'fly fighter A3')).toContain('B4');
});

test('4.4 19.14 ships of all owners count: two of yours and a cruiser are three', () => {
  const state = position({
    players: [{ ships: ['fighter A3', 'fighter A3', 'fighter B4'], staging: { fighter: 1 } }],
    ancients: { cruisers: ['A3'] },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE5' },
  });
  line(state, ['role warlord', 'reveal scientist', 'sector NE']);
  expect(ends(state, 'fly fighter B4')).not.toContain('A3');
  const home = position({
    players: [{ ships: ['fighter G4', 'fighter G4'], staging: { fighter: 1 } }],
    ancients: { cruisers: ['G4'] },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE7' },
  });
  line(home, ['role warlord', 'reveal scientist', 'sector SE']);
  expect(ends(home, 'fly fighter staging')).not.toContain('G4');
  expect(ends(home, 'fly fighter staging')).toContain('G3');
});

test('20.38 after Engineer no battle, even in your home sector; a Warlord you lead moves them first', () => {
  const { state, events } = sent('SE', { ancients: { staging: 1 } });
  expect([cruisers(state), told(events, 'battle')]).toEqual([['F4'], []]);
  const next = position({
    players: [{}],
    ancients: { cruisers: ['F4'] },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE5' },
  });
  const moved = line(next, ['role warlord', 'reveal scientist']);
  expect([told(moved, 'razed').map(({ at }) => at), question(next)]).toEqual([['F4'], 'orders']);
  expect(throne(ancients(next))).toEqual([1, 1, 0]);
});

test('20.39 19.11 no cruisers at all: a card is spent, nothing else', () => {
  const { state, events } = sent('SE', { ancients: {} });
  expect([cruisers(state), ancients(state).staging, told(events, 'arrived')]).toEqual([[], 0, []]);
  expect(told(events, 'revealed')).toMatchObject([{ card: 'SCI6', why: 'engineer' }]);
  expect(cardsIn(state, 'scientist')).toBe(6);
});

test('19.12 two cruisers leave the same tile: one destruction, one token', () => {
  const { state, events } = sent('SW', { ancients: { cruisers: ['C5', 'C5'] }, tiles: { C5: 'P01' } });
  expect([told(events, 'razed').length, throne(ancients(state)), cruisers(state).length]).toEqual([
    1,
    [1, 0, 0],
    2,
  ]);
});

test('10.1.3 regions are left in reading order', () => {
  const { events } = sent('SW', {
    ancients: { cruisers: ['C5', 'B1'] },
    tiles: { C5: 'P01', B1: 'P02' },
  });
  expect(told(events, 'departed').map(({ from }) => from)).toEqual(['B1', 'C5']);
  expect(told(events, 'razed').map(({ at }) => at)).toEqual(['B1', 'C5']);
});

test('19.34 a region whose tile was destroyed is free for another', () => {
  const { state } = sent('SW', {
    ancients: { cruisers: ['C5'] },
    tiles: { C5: 'P01' },
    queue: ['EXP4', 'STORY1', 'STORY2'],
  });
  // The Ancients lead Explorer next.
  expect(question(state)).toBe('tile');
  line(state, [itemAt(legal(state), 0)]);
  expect(ends(state, 'place')).toContain('C5');
});

test('19.40 every card back names one of the seven sectors', () => {
  const state = position({ players: [{}] });
  for (const { top, rest } of state.decks) expect(new Set([top, ...rest]).size).toBe(7);
});

// ── Technologies ──────────────────────────────────────────────────────────────────────────────────

/** You lead Scientist and cannot pay for anything; they take. */
function coveting(diagram: Omit<Diagram, 'players'>) {
  const state = position({ monolith: 'explorer', players: [{ stock: [0, 0, 0] }], ...diagram });
  const events = line(state, ['role scientist']);
  return { state, events, taken: told(events, 'tech')[0] };
}

test('20.59 S9 the highest military, face up or face down', () => {
  const { state, taken } = coveting({
    techs: ['TI11', 'TM21', 'TC31'],
    backs: ['military', 'culture', 'military'],
  });
  expect(taken).toMatchObject({ who: 4, from: 'down' });
  expect(taken?.tech).toMatch(/^TM3/);
  expect(ancients(state).techs).toEqual([taken?.tech]);
});

test('19.26 equal cost: face up before face down', () => {
  const { taken } = coveting({ techs: ['TI11', 'TM21', 'TC31'], backs: ['culture', 'military', 'culture'] });
  expect(taken).toMatchObject({ from: 'up', tech: 'TM21' });
});

test('10.4 no military: industry, the highest cost', () => {
  const { taken } = coveting({ techs: ['TI11', 'TC21', 'TC31'], backs: ['culture', 'industry', 'culture'] });
  expect(taken?.tech).toMatch(/^TI2/);
});

test('20.61 no military, no industry: culture, the highest cost', () => {
  const { taken } = coveting({ techs: ['TC11', 'TC21', 'TC31'], backs: ['culture', 'culture', 'culture'] });
  expect(taken).toMatchObject({ tech: 'TC31', from: 'up' });
});

test('8.2 when you lead, the open card they take is replaced at once', () => {
  const { state } = coveting({ techs: ['TM11', 'TC21', 'TC31'], backs: ['culture', 'culture', 'culture'] });
  expect(state.techs[0]).toMatch(/^TC1/);
});

test('10.4 nothing to take: nothing happens', () => {
  const { taken } = coveting({ techs: ['', '', ''], techDecks: [[], [], []] });
  expect(taken).toBeUndefined();
});

test('19.25 a set of combined cost 4 or more: all cards of the category go for one token', () => {
  const { state, events } = coveting({
    ancients: { techs: ['TM11', 'TM12', 'TI11'] },
    techs: ['TI12', 'TM21', 'TC31'],
    backs: ['culture', 'culture', 'culture'],
  });
  expect(ancients(state).techs).toEqual(['TI11']);
  expect(told(events, 'techsGone')[0]?.techs.toSorted()).toEqual(['TM11', 'TM12', 'TM21']);
  expect(throne(ancients(state))).toEqual([1, 0, 0]);
});

test('10.4 a combined cost of 3 is no set', () => {
  const { state } = coveting({
    ancients: { techs: ['TM11'] },
    techs: ['TI12', 'TM21', 'TC31'],
    backs: ['culture', 'culture', 'culture'],
  });
  expect([ancients(state).techs, throne(ancients(state))]).toEqual([
    ['TM11', 'TM21'],
    [0, 0, 0],
  ]);
});

/** The Ancients lead a role: the story in the queue names it. */
function led(story: StoryId, { players = [{}], ...diagram }: Partial<Diagram>) {
  return position({
    monolith: 'regent',
    queue: ['EXP4', 'EXP5', story],
    players,
    stack: [{ step: 'scepter' }, { step: 'resolve' }, { step: 'descend' }],
    ...diagram,
  });
}

test('19.44 S8 they lead Scientist: the card taken is not replaced before the row goes; then you buy without discount', () => {
  const state = led('STORY2', {
    players: [{ stock: [2, 1, 0] }],
    techs: ['TI11', 'TM21', 'TC31'],
    backs: ['industry', 'culture', 'industry'],
    monolith: 'explorer',
  });
  expect(ancients(state).techs).toEqual(['TM21']);
  const places = [state.techs, state.techDecks.flat(), ancients(state).techs].flat();
  expect(places).not.toContain('TI11');
  expect(places).not.toContain('TC31');
  expect(state.techs.every((id) => id !== '')).toBe(true);
  // 36 less one taken and two removed.
  expect(places).toHaveLength(34);
  expect(question(state)).toBe('tech');
  expect(state.stack.at(-1)).toMatchObject({ discount: 0 });
});

test('19.44 a face-down card taken: all three open ones leave', () => {
  const state = led('STORY2', {
    techs: ['TI11', 'TC21', 'TC31'],
    backs: ['industry', 'military', 'industry'],
    monolith: 'explorer',
  });
  const places = [state.techs, state.techDecks.flat(), ancients(state).techs].flat();
  expect(places).toHaveLength(33);
  for (const gone of ['TI11', 'TC21', 'TC31']) expect(places).not.toContain(gone);
});

// ── Roles led by either side ──────────────────────────────────────────────────────────────────────

test('20.57 S7 they lead Explorer: you place two tiles for them, nobody colonizes, one goes, they score one', () => {
  const state = led('STORY1', { display: ['P01', 'P02', 'W01'], monolith: 'regent' });
  expect([question(state), state.stack.at(-1)]).toMatchObject(['tile', { who: 4 }]);
  const events = line(state, ['tile P02', 'place A2', 'tile W01', 'place G2']);
  expect([tileOn(state, 'A2'), tileOn(state, 'G2'), colonyOn(state, 'A2')]).toEqual(['P02', 'W01', -1]);
  expect(told(events, 'discarded')).toEqual([{ type: 'discarded', tiles: ['P01'] }]);
  expect([throne(ancients(state)), state.display.length, player(state).supply]).toEqual([[1, 0, 0], 3, 15]);
});

test('20.58 S19 the display cannot be refilled: the match is over', () => {
  const state = position({
    players: [{}],
    monolith: 'regent',
    display: ['P01', 'P02', 'P03'],
    pile: ['P04', 'P05'],
  });
  line(state, ['role explorer', 'tile P01', 'place A2']);
  expect([question(state), state.ending]).toEqual(['over', 'tiles']);
  expect([colonyOn(state, 'A2'), state.display.length]).toEqual([0, 2]);
});

test('20.62 you lead Engineer: their cheapest military technology becomes a cruiser', () => {
  const state = position({
    players: [{ stock: [0, 0, 0] }],
    ancients: { techs: ['TM21', 'TM11', 'TI11'] },
    monolith: 'merchant',
    tops: { scientist: 'SCI6', steward: 'STE5' },
  });
  const events = line(state, ['role engineer']);
  expect([ancients(state).techs, ancients(state).staging, ancients(state).yard]).toEqual([
    ['TM21', 'TI11'],
    1,
    3,
  ]);
  expect(told(events, 'techsGone')).toMatchObject([{ who: 4, techs: ['TM11'] }]);
  line(state, ['reveal scientist']);
  expect(cruisers(state)).toEqual(['A3']);
});

test('20.63 only industry: no cruiser, still a move', () => {
  const state = position({
    players: [{ stock: [0, 0, 0] }],
    ancients: { techs: ['TI11'] },
    monolith: 'merchant',
  });
  line(state, ['role engineer']);
  expect([ancients(state).techs, ancients(state).staging, question(state)]).toEqual([['TI11'], 0, 'reveal']);
});

test('19.24 four cruisers already: the technology stays', () => {
  const state = position({
    players: [{ stock: [0, 0, 0] }],
    ancients: { techs: ['TM11'], cruisers: ['A1', 'A2', 'A3'], staging: 1 },
    monolith: 'merchant',
  });
  line(state, ['role engineer']);
  expect([ancients(state).techs, ancients(state).staging]).toEqual([['TM11'], 1]);
});

test('8.5 S6 they lead Engineer: a cruiser for nothing, you build as follower, then they move', () => {
  const state = led('STORY5', {
    players: [{ stock: [1, 1, 0] }],
    ancients: { techs: ['TM11'] },
    monolith: 'merchant',
  });
  expect([ancients(state).staging, ancients(state).techs, question(state)]).toEqual([1, ['TM11'], 'build']);
  expect(legal(state)).toEqual(['build fighter', 'done']);
  line(state, ['build fighter']);
  expect([player(state).stock, player(state).staging, question(state)]).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    'reveal',
  ]);
});

test('8.5 they have no cruiser left to gain', () => {
  const state = led('STORY5', {
    players: [{ stock: [0, 0, 0] }],
    ancients: { cruisers: ['A1', 'A2', 'A3', 'A4'] },
    monolith: 'merchant',
  });
  expect([ancients(state).staging, ancients(state).yard, question(state)]).toEqual([0, 0, 'reveal']);
});

test('20.64 19.41 they lead Steward: the leftmost resource side is used and flipped; they gain 5', () => {
  const state = led('STORY3', {
    players: [{ stock: [0, 0, 0] }],
    ancients: { credits: 1 },
    market: ['K1*', 'K2', 'K3', 'K4', 'K5', 'K6'],
    monolith: 'scientist',
  });
  expect(state.market.filter(({ spent }) => spent).map(({ id }) => id)).toEqual(['K1', 'K2']);
  expect([ancients(state).credits, player(state).stock]).toEqual([6, [2, 2, 1]]);
  expect(question(state)).toBe('role');
});

test('8.3 S8 you lead Steward: they gain 3', () => {
  const state = position({
    players: [{ stock: [0, 0, 0] }],
    ancients: { credits: 1 },
    monolith: 'scientist',
  });
  const events = line(state, ['role steward', 'market K5', 'take energy', 'take metal']);
  expect(told(events, 'credits').filter(({ who }) => who === 4)[0]?.by).toBe(3);
  expect(player(state).stock).toEqual([3, 2, 2]);
});

test('20.68 S8 S11 they lead Merchant: 5 and the credits shown, 5 of them invested', () => {
  const state = led('STORY4', {
    players: [{ stock: [0, 0, 0], credits: 0 }],
    ancients: { credits: 0 },
    market: ['K1*', 'K2', 'K3', 'K4', 'K5*', 'K6'],
    monolith: 'steward',
  });
  expect([ancients(state).credits, state.far[0]]).toEqual([5, 4]);
  expect(ancients(state).supply).toBe(15);
  // You follow: 3 credits.
  expect(player(state).credits).toBe(3);
});

test.each([
  [3, 6, 1, 4],
  [2, 5, 5, -1],
])('20.69 S11 with %i and 3 more they have %i: %i left', (credits, _income, left, owner) => {
  const state = position({
    players: [{ stock: [0, 0, 0], credits: 0 }],
    ancients: { credits },
    monolith: 'steward',
    market: ['K1', 'K2', 'K3', 'K4', 'K5', 'K6'],
    queue: ['EXP1', 'STORY5', 'STORY1'],
  });
  const events = line(state, ['role merchant']);
  for (let i = 0; i < 9 && told(events, 'restocked').length === 0; i++) events.push(...line(state, ['done']));
  expect([state.far[0], told(events, 'invested').length]).toEqual([owner, owner === 4 ? 1 : 0]);
  const spent = told(events, 'credits').filter(({ who }) => who === 4);
  expect(credits + spent.reduce((all, { by }) => all + by, 0)).toBe(left);
});

test('20.71 19.27 you hold F1 and F2: they take F3 for 5', () => {
  const state = led('STORY4', {
    players: [{ stock: [0, 0, 0], credits: 0 }],
    ancients: { credits: 1 },
    far: { F1: 0, F2: 0 },
    monolith: 'steward',
  });
  expect([state.far.slice(0, 3), ancients(state).credits]).toEqual([[0, 0, 4], 1]);
});

test('S11 10.5 no location is empty: the cheapest galaxy token', () => {
  const state = led('STORY4', {
    players: [{ stock: [0, 0, 0], credits: 0 }],
    ancients: { credits: 1 },
    far: { F1: 0, F2: 0, F3: 0, F4: 0, F5: 0, F6: 'A' },
    slots: [false, true, true, true],
    monolith: 'steward',
  });
  expect([throne(ancients(state)), state.slots, ancients(state).credits]).toEqual([
    [0, 0, 1],
    [false, false, true, true],
    1,
  ]);
});

test('20.72 S10 after Merchant all tiles show resources in a new order, also when they led', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const state = led('STORY4', {
      players: [{ stock: [seed % 2, 0, 0], credits: 0 }],
      market: ['K1*', 'K2*', 'K3', 'K4', 'K5*', 'K6'],
      monolith: 'steward',
    });
    until(state, 'role');
    expect(state.market.some(({ spent }) => spent)).toBe(false);
    orders.add(state.market.map(({ id }) => id).join());
  }
  expect([...orders].some((order) => order !== 'K1,K2,K3,K4,K5,K6')).toBe(true);
});

test('20.73 S12 you lead Regent: three colonizations for 2 credits more; then they score a colony and a galaxy token', () => {
  const state = position({
    players: [{ credits: 2 }],
    monolith: 'warlord',
    tiles: { F3: 'P01', F5: 'P02', G3: 'P03' },
    queue: ['EXP1', 'STORY2', 'STORY1'],
  });
  const events = line(state, ['role regent', 'bribe', 'colonize F3', 'colonize F5', 'colonize G3']);
  expect(state.colonies.filter((owner) => owner === 0)).toHaveLength(4);
  expect(player(state).credits).toBe(0);
  const theirs = told(events, 'scored').filter(({ who, merit }) => who === 4 && merit === 'regent');
  expect(theirs.map(({ token }) => token)).toEqual(['colony', 'galaxy']);
});

test('20.74 19.21 they lead Regent with one token left: they score it, the match is over, no galaxy token', () => {
  const state = led('STORY7', { ancients: { supply: 1 }, monolith: 'warlord' });
  expect([question(state), state.ending, ancients(state).throne.galaxy]).toEqual([
    'over',
    'tokensAncients',
    0,
  ]);
});

test('S12 they lead Regent: two colony tokens, one galaxy token, then you act as follower', () => {
  const state = led('STORY7', { players: [{ credits: 3 }], monolith: 'warlord' });
  expect([throne(ancients(state)), question(state)]).toEqual([[2, 0, 1], 'bribe']);
  line(state, ['bribe']);
  expect(stores(state)[0]).toBe(0);
});

test('S8 8.6 a Warlord they lead: you move first', () => {
  const state = led('STORY6', { ancients: { staging: 1 }, monolith: 'engineer' });
  expect(question(state)).toBe('orders');
  line(state, ['end']);
  expect(question(state)).toBe('reveal');
});

test('8.6 S8 a Warlord you lead: they move first', () => {
  const state = position({ players: [{}], ancients: { staging: 1 }, monolith: 'engineer' });
  line(state, ['role warlord']);
  expect(question(state)).toBe('reveal');
});

const OPPONENTS: readonly Opponent[] = [{ staging: 1 }, { staging: 4 }];

test.each(OPPONENTS)('S14 19.15 they enter your sector in Warlord: battle (%o)', (given) => {
  const state = position({
    players: [{}],
    ancients: given,
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE7' },
  });
  const events = line(state, ['role warlord', 'reveal scientist']);
  expect(told(events, 'battle')).toMatchObject([{ attacker: 4, defender: 0, sector: 'SE' }]);
  expect(question(state)).toBe('dial');
});

test('20.49 only your home planet in the sector: a battle of strength 2; hits find no target', () => {
  const state = position({
    players: [{ ships: [], cradle: '' }],
    ancients: { staging: 1 },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE7', explorer: 'EXP6' },
  });
  const events = line(state, ['role warlord', 'reveal scientist']);
  expect(told(events, 'battle')[0]?.strengths[1]).toBe(2);
  // EXP6 is 2/5/5; one cruiser: 0/2/2.
  events.push(...line(state, ['dial 0 2 0', 'reveal explorer']));
  expect(told(events, 'dials')).toMatchObject([{ attacker: [0, 2, 2], defender: [0, 2, 0] }]);
  expect(told(events, 'destroyed')).toEqual([]);
});

test('S5 19.28 their destroyed cruisers and your destroyed ships go to staging', () => {
  const state = position({
    players: [{ ships: ['dreadnought G4', 'fighter G4'] }],
    ancients: { staging: 1 },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE7', explorer: 'EXP1' },
  });
  line(state, ['role warlord', 'reveal scientist', 'dial 0 10 0', 'reveal explorer', 'hit fighter G4']);
  expect(player(state).staging).toEqual([1, 0, 0]);
  expect(legal(state)).toEqual(['hit cruiser F4']);
  line(state, ['hit cruiser F4']);
  expect([ancients(state).staging, cruisers(state), throne(player(state))]).toEqual([1, [], [1, 0, 0]]);
});
