import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type Rng, seeded } from '../../../kernel/match/rng.ts';
import { type Hex, hexOf, NAME, NEIGHBOURS, OPEN, PLANETS } from '../board.ts';
import { game } from '../index.ts';
import type { Move, State } from '../state.ts';
import {
  at,
  legal,
  line,
  offered,
  ownerOf,
  position,
  question,
  type Seated,
  stock,
  told,
} from '../test/testkit.ts';

/** Colonizing and decolonizing (9.7). */

const B: Seated = {};
const marker = (state: ReturnType<typeof position>, seat = 0): boolean | undefined =>
  state.players[seat]?.marker;

test('13.38 (9.7) the first colonize sets the marker, the second the flag, the card comes after it', () => {
  const state = position({ players: [{ ships: { '9,4': 'mothership' } }, B] });
  expect(offered(state, 'colonize')).toEqual([]);
  const first = line(state, ['move 9,4 11,4', 'colonize']);
  expect(told(first, 'settling')).toEqual([{ type: 'settling', seat: 0, planet: 'O-NW', at: '11,4' }]);
  expect([marker(state), ownerOf(state, 'O-NW'), at(state, '11,4')?.acted]).toEqual([true, -1, true]);
  expect(legal(state)).toEqual(['end']);
  line(state, ['end', 'end'], ['metal 1', 'metal 1']);
  const second = line(state, ['colonize']);
  expect(told(second, 'colonized')).toEqual([
    { type: 'colonized', seat: 0, planet: 'O-NW', at: '11,4', colonies: 1 },
  ]);
  expect([marker(state), ownerOf(state, 'O-NW')]).toEqual([false, 0]);
  expect(offered(state, 'colonize')).toEqual([]);
  const events = line(state, ['end', 'end'], ['metal 1', 'fuel 1', 'weapon 1']);
  expect(told(events, 'drew').map(({ seat, cards }) => [seat, cards.length])).toEqual([
    [1, 1],
    [0, 2],
  ]);
  // The own colony can be neither settled nor freed.
  expect(offered(state, 'colonize').concat(offered(state, 'decolonize'))).toEqual([]);
});

test('13.39 (R-14) the marker survives an attack of the Mothership and all turns in between', () => {
  const state = position({
    players: [
      { ships: { '11,4': 'mothership' }, marker: true },
      { ships: { '8,7': 'warrior', '49,22': 'mothership' } },
    ],
  });
  line(state, ['attack 11,4 8,7 0'], [5]);
  expect(marker(state)).toBe(true);
  line(state, ['end', 'move 8,7 9,6', 'attack 9,6 11,4 0', 'end'], ['metal 1', 6, 1, 'metal 1']);
  expect(marker(state)).toBe(true);
  line(state, ['end', 'end', 'colonize'], ['metal 1', 'metal 1']);
  expect([marker(state), ownerOf(state, 'O-NW')]).toEqual([false, 0]);
});

test('13.39 (9.7) a move removes the marker; whoever comes back starts again', () => {
  const state = position({ players: [{ ships: { '11,4': 'mothership' }, marker: true }, B] });
  const away = line(state, ['move 11,4 9,4', 'end', 'end'], ['metal 1', 'metal 1']);
  expect(told(away, 'cancelled')).toEqual([{ type: 'cancelled', seat: 0, planet: 'O-NW', at: '11,4' }]);
  line(state, ['move 9,4 11,4', 'colonize']);
  expect([marker(state), ownerOf(state, 'O-NW')]).toEqual([true, -1]);
});

test('9.7 a move after the action of the same turn removes the marker as well', () => {
  const state = position({ players: [{ ships: { '11,4': 'mothership' } }, B] });
  line(state, ['colonize', 'move 11,4 9,4']);
  expect(marker(state)).toBe(false);
});

test('9.7 after the second step the Mothership moves on without losing anything', () => {
  const state = position({ players: [{ ships: { '11,4': 'mothership' }, marker: true }, B] });
  const events = line(state, ['colonize', 'move 11,4 13,4']);
  expect([told(events, 'cancelled'), ownerOf(state, 'O-NW')]).toEqual([[], 0]);
});

test('13.41 (10.3) the second step of the fourth colony wins at once', () => {
  const state = position({
    players: [
      { ships: { '11,4': 'mothership', '1,0': 'scout' }, marker: true, colonies: ['I-NW', 'I-NE', 'I-SW'] },
      B,
    ],
  });
  const events = line(state, ['colonize']);
  expect(events.map(({ type }) => type)).toEqual(['colonized', 'ended']);
  expect(told(events, 'ended')).toEqual([{ type: 'ended', ending: 'colonization', winners: [0] }]);
  expect([state.ending, question(state)]).toEqual(['colonization', 'over']);
});

test('10.3 three colonies and a marker do not win', () => {
  const state = position({
    players: [{ ships: { '11,4': 'mothership' }, colonies: ['I-NW', 'I-NE', 'I-SW'] }, B],
  });
  line(state, ['colonize']);
  expect(state.ending).toBe('');
});

test('13.42 (R-13) only a Mothership settles, and only on the planet; a ship there keeps others off', () => {
  const state = position({
    players: [{ ships: { '11,4': 'warrior', '1,0': 'mothership' } }, { ships: { '9,4': 'mothership' } }],
  });
  expect(offered(state, 'colonize')).toEqual([]);
  line(state, ['end'], ['metal 1']);
  expect(offered(state, 'colonize')).toEqual([]);
  expect(offered(state, 'move 9,4 11,4')).toEqual([]);
});

test('13.43 (9.5) three colonies draw three cards without a Mothership, and settle no fourth', () => {
  const state = position({
    players: [B, { ships: { '39,18': 'scout' }, colonies: ['O-SE', 'I-SE', 'I-NE'] }],
  });
  const events = line(state, ['end'], ['metal 1', 'metal 1', 'fuel 2']);
  expect(told(events, 'drew')[0]?.cards).toHaveLength(3);
  expect(stock(state, 1)).toEqual([2, 2, 0]);
  expect(legal(state).filter((text) => !text.startsWith('move'))).toEqual(['end']);
});

test('9.7 decolonizing takes two turns and leaves the planet neutral', () => {
  const state = position({
    players: [{ ships: { '39,18': 'mothership' } }, { ships: { '49,22': 'mothership' }, colonies: ['O-SE'] }],
  });
  expect(offered(state, 'colonize')).toEqual([]);
  const first = line(state, ['decolonize']);
  expect(first).toEqual([{ type: 'besieging', seat: 0, planet: 'O-SE', at: '39,18', owner: 1 }]);
  expect([marker(state), ownerOf(state, 'O-SE')]).toEqual([true, 1]);
  const draws = line(state, ['end', 'end'], ['metal 1', 'metal 1', 'metal 1']);
  expect(told(draws, 'drew')[0]?.cards).toHaveLength(2);
  const second = line(state, ['decolonize']);
  expect(second).toEqual([{ type: 'decolonized', seat: 0, planet: 'O-SE', at: '39,18', owner: 1 }]);
  expect([marker(state), ownerOf(state, 'O-SE')]).toEqual([false, -1]);
  line(
    state,
    ['end', 'end', 'colonize', 'end', 'end', 'colonize'],
    ['metal 1', 'metal 1', 'fuel 1', 'fuel 1'],
  );
  expect(ownerOf(state, 'O-SE')).toBe(0);
});

test('9.7 enemy ships nearby do not interfere', () => {
  const state = position({
    players: [
      { ships: { '11,4': 'mothership' }, marker: true },
      { ships: { '9,4': 'mothership', '13,4': 'scout' } },
    ],
  });
  line(state, ['colonize']);
  expect(ownerOf(state, 'O-NW')).toBe(0);
});

test('9.7 a marker to take a colony goes when its owner is eliminated, and settling begins at step 1', () => {
  const state = position({
    players: [
      { ships: { '39,18': 'mothership' }, marker: true },
      { ships: { '49,0': 'mothership' } },
      { grace: 1, colonies: ['O-SE', 'I-SE'] },
    ],
    active: 1,
  });
  const events = line(state, ['end'], ['metal 1', 'metal 1', 'metal 1']);
  expect(events.filter(({ type }) => type === 'freed' || type === 'eliminated')).toEqual([
    { type: 'freed', seat: 2, planet: 'O-SE', at: '39,18' },
    { type: 'freed', seat: 2, planet: 'I-SE', at: '31,14' },
    { type: 'eliminated', seat: 2 },
  ]);
  expect([marker(state), ownerOf(state, 'O-SE'), state.current]).toEqual([false, -1, 0]);
  expect(offered(state, 'decolonize')).toEqual([]);
  line(state, ['colonize']);
  expect([marker(state), ownerOf(state, 'O-SE')]).toEqual([true, -1]);
});

test('9.7 a marker on another planet stays when somebody is eliminated', () => {
  const state = position({
    players: [
      { ships: { '11,4': 'mothership' }, marker: true },
      { ships: { '39,4': 'mothership' }, marker: true },
      { grace: 1, colonies: ['O-SE'] },
    ],
    active: 1,
  });
  line(state, ['end'], ['metal 1', 'metal 1']);
  expect([marker(state, 0), marker(state, 1)]).toEqual([true, true]);
});

test('9.7 a decolonize marker goes with a move, and by the loss of the Mothership', () => {
  const own = { ships: { '39,18': 'mothership', '1,0': 'scout' }, marker: true } as const;
  const state = position({ players: [own, { ships: { '43,18': 'scout' }, colonies: ['O-SE'] }] });
  const events = line(state, ['move 39,18 37,18', 'end'], ['metal 1']);
  expect([marker(state), told(events, 'cancelled')[0]?.planet]).toEqual([false, 'O-SE']);
  const hurt = { ...own, ships: { '39,18': { type: 'mothership', hull: 1 }, '1,0': 'scout' } } as const;
  const lost = position({ players: [hurt, { ships: { '43,18': 'scout' }, colonies: ['O-SE'] }], active: 1 });
  line(lost, ['attack 43,18 39,18 0'], [4]);
  expect(marker(lost)).toBe(false);
});

test('R-27 every player may have a marker of their own', () => {
  const state = position({
    players: [{ ships: { '11,4': 'mothership' } }, { ships: { '39,18': 'mothership' } }],
  });
  line(state, ['colonize', 'end', 'colonize'], ['metal 1']);
  expect([marker(state, 0), marker(state, 1)]).toEqual([true, true]);
});

test('9.7 settling is the one action: no attack, no repair besides', () => {
  const state = position({
    players: [
      { stock: [3, 0, 3], ships: { '11,4': { type: 'mothership', hull: 20 } } },
      { ships: { '8,7': 'scout' } },
    ],
  });
  line(state, ['colonize']);
  expect(legal(state).filter((text) => !text.startsWith('move'))).toEqual(['end']);
});

/** Steps to a hex from everywhere on an empty mat. */
function stepsTo(name: string): Map<Hex, number> {
  const steps = new Map([[hexOf(name), 0]]);
  for (const [hex, far] of steps)
    for (const next of NEIGHBOURS[hex] as Hex[])
      if (OPEN[next] === 1 && !steps.has(next)) steps.set(next, far + 1);
  return steps;
}

/** A Mothership alone: settles where it can, else goes on to the goal; nothing is built. */
function sail(state: State, rng: Rng, goal: string): void {
  const first = (type: Move['type']): Move | undefined =>
    game.legalMoves(state, 0).find((move) => move.type === type);
  const play = (move: Move | undefined): unknown => move && game.apply(state, 0, move, rng);
  while (question(state) !== 'act') play({ type: 'done' });
  play(first('colonize'));
  if (state.ending !== '') return;
  const steps = stepsTo(goal);
  const far = (hex: Hex): number => steps.get(hex) as number;
  const flights = game.legalMoves(state, 0).flatMap((move) => (move.type === 'move' ? [move] : []));
  const best = flights.toSorted((a, b) => far(hexOf(a.to)) - far(hexOf(b.to)))[0];
  if (best && !state.players[0]?.marker && far(hexOf(best.to)) < far(hexOf(best.from))) play(best);
  play(first('colonize'));
  play({ type: 'end' });
  game.apply(state, 1, { type: 'end' }, rng);
}

test('4.4, 10.3 an undisturbed Mothership completes its colonies in its turns 3, 7, 10 and 13', () => {
  const state = position({ players: [{ ships: { '5,4': 'mothership' } }, { ships: { '49,22': 'scout' } }] });
  const rng = seeded(4);
  const done: number[] = [];
  for (const [planet, next] of [
    ['O-NW', '19,8'],
    ['I-NW', '31,8'],
    ['I-NE', '31,14'],
    ['I-SE', '31,14'],
  ] as const) {
    const goal = itemAt(NAME, PLANETS.find(({ id }) => id === planet)?.at as Hex);
    while (ownerOf(state, planet) !== 0) {
      const { round } = state;
      sail(state, rng, state.players[0]?.marker ? next : goal);
      if (ownerOf(state, planet) === 0) done.push(round);
    }
  }
  expect([done, state.ending]).toEqual([[3, 7, 10, 13], 'colonization']);
});
