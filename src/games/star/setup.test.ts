import { expect, test } from 'vitest';
import { itemAt, sum } from '../../kernel/data/lists.ts';
import type { Rng } from '../../kernel/match/rng.ts';
import { readOptions } from '../../kernel/options.ts';
import { AREA, NAME } from './board.ts';
import { CORNERS, FACTION, FACTIONS, type FactionId } from './facts.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import type { Event, State } from './state.ts';
import { asked, ends, fresh, legal, line, question, stock, told } from './test/testkit.ts';

/** Set-up (7). */

/** A new match whose setup rolls are these. */
function rolled(seats: number, rolls: readonly number[], options: Partial<Options> = {}): State {
  const left = [...rolls];
  const rng: Rng = {
    int(below) {
      if (below !== 6 || left.length === 0) throw new Error(`no roll is written for a die of ${below}`);
      return (left.shift() as number) - 1;
    },
  };
  const state = game.setup(seats, readOptions(game, seats, options), rng);
  if (left.length > 0) throw new Error(`${left.length} rolls were not needed`);
  return state;
}

test('7 S0 the highest roll chooses first, then the next', () => {
  expect(rolled(4, [2, 6, 1, 4]).order).toEqual([1, 3, 0, 2]);
  expect(rolled(2, [1, 6]).order).toEqual([1, 0]);
});

test('13.64 (R-35) rolls 5, 5, 3, 3: each pair rolls again for itself', () => {
  // The second pair rolls higher than the first and still comes after it.
  const state = rolled(4, [5, 5, 3, 3, 1, 2, 5, 6]);
  expect(state.order).toEqual([1, 0, 3, 2]);
  expect(state.players.map(({ rolls }) => rolls)).toEqual([
    [5, 1],
    [5, 2],
    [3, 5],
    [3, 6],
  ]);
});

test('R-35 ties are rolled off as long as there are any', () => {
  const state = rolled(3, [4, 4, 4, 2, 6, 2, 3, 3, 1, 5]);
  expect(state.order).toEqual([1, 2, 0]);
  expect(state.players.map(({ rolls }) => rolls)).toEqual([
    [4, 2, 3, 1],
    [4, 6],
    [4, 2, 3, 5],
  ]);
});

test('R-35 a reroll never beats somebody who was not tied', () => {
  expect(rolled(3, [3, 5, 3, 6, 1]).order).toEqual([1, 0, 2]);
});

test('7 S1 factions are chosen in the order of the rolls: 4, 3, 2 and 1 are left', () => {
  const state = rolled(4, [2, 6, 1, 4]);
  const seen: [number, number][] = [];
  for (const faction of ['nexus-corporation', 'jear', 'marshall-guard', 'black-cloud']) {
    seen.push([asked(state), legal(state).length]);
    expect(question(state)).toBe('faction');
    line(state, [`choose ${faction}`]);
  }
  expect(seen).toEqual([
    [1, 4],
    [3, 3],
    [0, 2],
    [2, 1],
  ]);
  expect(question(state)).toBe('place');
});

test('7 S1 a faction that is taken is not offered', () => {
  const state = rolled(2, [6, 1]);
  expect(legal(state)).toEqual(FACTIONS.map((faction) => `choose ${faction}`));
  expect(line(state, ['choose black-cloud'])).toEqual([{ type: 'chose', seat: 0, faction: 'black-cloud' }]);
  expect(legal(state)).toEqual(['choose jear', 'choose nexus-corporation', 'choose marshall-guard']);
});

/** The factions chosen by the seats, seat 0 having rolled highest. */
function chosen(factions: readonly FactionId[], options: Partial<Options> = {}): [State, Event[]] {
  const state = rolled(factions.length, [6, 5, 4, 3].slice(0, factions.length), options);
  return [
    state,
    line(
      state,
      factions.map((faction) => `choose ${faction}`),
    ),
  ];
}

test('R-24 the highest roller is first, then clockwise by corner', () => {
  expect(chosen(['nexus-corporation', 'jear', 'marshall-guard', 'black-cloud'])[0].order).toEqual([
    0, 2, 1, 3,
  ]);
  expect(chosen(['black-cloud', 'jear', 'nexus-corporation'])[0].order).toEqual([0, 2, 1]);
  expect(chosen(['marshall-guard', 'nexus-corporation', 'black-cloud'])[0].order).toEqual([0, 2, 1]);
});

test('R-24 so it is for every choice of corners', () => {
  for (const first of FACTIONS) {
    for (const second of FACTIONS) {
      for (const third of FACTIONS) {
        if (new Set([first, second, third]).size < 3) continue;
        const [state] = chosen([first, second, third]);
        const turns = state.order.map((seat) => {
          const { corner } = FACTION[state.players[seat]?.faction as FactionId];
          return (CORNERS.indexOf(corner) - CORNERS.indexOf(FACTION[first].corner) + 4) % 4;
        });
        expect([state.order[0], turns]).toEqual([0, [...turns].sort((a, b) => a - b)]);
        expect(state.current).toBe(0);
      }
    }
  }
});

test('11 the grant of two players goes to the second', () => {
  const [state, events] = chosen(['nexus-corporation', 'jear']);
  expect(told(events, 'granted')).toEqual([{ type: 'granted', seat: 1, metal: 1, fuel: 1, weapon: 1 }]);
  expect([stock(state, 0), stock(state, 1)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

test.each([
  ['SW', ['jear', 'black-cloud', 'nexus-corporation'], 1],
  ['SE', ['jear', 'black-cloud', 'marshall-guard'], 0],
  ['NE', ['jear', 'nexus-corporation', 'marshall-guard'], 2],
  ['NW', ['black-cloud', 'nexus-corporation', 'marshall-guard'], 1],
] as const)('11 the grant of three players goes across from the empty %s', (_, factions, seat) => {
  const [state, events] = chosen(factions);
  expect(told(events, 'granted')).toEqual([{ type: 'granted', seat, metal: 2, fuel: 2, weapon: 2 }]);
  expect(sum(state.players.flatMap((player) => player.stock))).toBe(6);
});

test('R-04 four players get nothing, nobody does without the grant', () => {
  const [four, events] = chosen(FACTIONS);
  expect([told(events, 'granted'), sum(four.players.flatMap((player) => player.stock))]).toEqual([[], 0]);
  const [two, silent] = chosen(['jear', 'black-cloud'], { balanceGrant: false });
  expect([told(silent, 'granted'), sum(two.players.flatMap((player) => player.stock))]).toEqual([[], 0]);
  const [three] = chosen(['jear', 'black-cloud', 'marshall-guard'], { balanceGrant: false });
  expect(sum(three.players.flatMap((player) => player.stock))).toBe(0);
});

test('7 S5 each player places four ships in their area, in turn order: 21, 20, 19, 18 choices', () => {
  const [state] = chosen(['black-cloud', 'jear', 'nexus-corporation']);
  const area = (seat: number): string[] =>
    AREA[FACTION[state.players[seat]?.faction as FactionId].corner].map((hex) => itemAt(NAME, hex));
  const seen: [number, number][] = [];
  const placed: Event[] = [];
  while (question(state) === 'place') {
    const seat = asked(state);
    const options = ends(state, 'place');
    for (const name of options) expect(area(seat)).toContain(name);
    seen.push([seat, options.length]);
    const last = seen.length === 12;
    placed.push(...line(state, [`place ${options[seen.length % options.length]}`], last ? ['metal 1'] : []));
  }
  expect(seen).toEqual([0, 2, 1].flatMap((seat) => [21, 20, 19, 18].map((count) => [seat, count])));
  expect(told(placed, 'placed').map(({ ship }) => ship)).toEqual(
    [0, 1, 2].flatMap(() => ['mothership', 'juggernaut', 'warrior', 'scout']),
  );
  expect([question(state), asked(state), state.round, state.current]).toEqual(['act', 0, 1, 0]);
  for (const { ships } of state.players)
    for (const ship of ships)
      expect(ship).toMatchObject({ kit: '', fresh: false, moved: false, acted: false });
});

test('7 S5 the wormhole itself is a place to start, and the first turn draws a card', () => {
  const [state] = chosen(['jear', 'nexus-corporation']);
  line(state, ['place 1,0', 'place 3,0', 'place 5,0', 'place 7,0']);
  const events = line(state, ['place 49,22', 'place 47,22', 'place 45,22', 'place 43,22'], ['fuel 2']);
  expect(events.slice(-3)).toEqual([
    { type: 'turn', seat: 0, round: 1 },
    { type: 'drew', seat: 0, cards: [3] },
    { type: 'collected', seat: 0, metal: 0, fuel: 2, weapon: 0 },
  ]);
  expect(state.players[0]?.ships.map(({ hull }) => hull)).toEqual([30, 20, 15, 10]);
});

test('7 S4 all planets are neutral, nothing is discarded or drawn', () => {
  const state = fresh(4);
  expect([sum(state.planets), sum(state.discard), sum(state.drawn), state.round]).toEqual([0, 0, 0, 0]);
});

test('14.13 the same seed gives the same match', () => {
  expect(fresh(4, {}, 9)).toEqual(fresh(4, {}, 9));
  const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => fresh(4, {}, seed).order.join());
  expect(new Set(orders).size).toBeGreaterThan(2);
});
