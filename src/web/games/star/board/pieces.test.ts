import { describe, expect, test } from 'vitest';
import type { Event, Ship, State } from '../../../../games/star/state.ts';
import { position, type Spoilt, spoilt } from '../../../../games/star/test/testkit.ts';
import { hexOf } from '../../../../games/star/board.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { type Piece, sceneOf, type ShipScene } from './pieces.ts';

const start = (): Spoilt<State> =>
  spoilt(
    position({
      players: [
        { ships: { '19,8': 'mothership', '13,14': 'scout', '30,3': 'scout' } },
        { ships: { '31,14': 'mothership', '17,12': { type: 'warrior', hull: 9 } } },
      ],
    }),
  );

/** The scenes before and after a change that events tell of. */
function changed(change: (state: Spoilt<State>) => void, events: readonly Event[]): [ShipScene, ShipScene] {
  const state = start();
  const before = sceneOf(undefined, clone(state), []);
  change(state);
  return [before, sceneOf(before, state, events)];
}

const at = ({ pieces }: ShipScene, place: string): Piece =>
  pieces.find((piece) => piece.place === place && piece.motion !== 'gone') as Piece;

function shipAt(state: Spoilt<State>, seat: number, place: string): Spoilt<Ship> {
  return state.players[seat]?.ships.find((ship) => ship.at === hexOf(place)) as Spoilt<Ship>;
}

test('at first ships look to the centre, and Motherships up', () => {
  const scene = sceneOf(undefined, start(), []);
  expect(scene.pieces).toHaveLength(5);
  expect(scene.pieces.every(({ motion }) => motion === 'none')).toBe(true);
  expect(at(scene, '13,14').turn).toBe(90);
  expect(at(scene, '30,3').turn).toBe(210);
  expect(at(scene, '19,8').turn).toBe(0);
  expect(at(scene, '17,12')).toMatchObject({ hull: 9, mostHull: 15, colour: 'amber' });
});

describe('a ship stays the same', () => {
  test('when it moves, and looks where it flies', () => {
    const [before, after] = changed(
      (state) => (shipAt(state, 0, '13,14').at = hexOf('13,18')),
      [{ type: 'moved', seat: 0, ship: 'scout', from: '13,14', to: '13,18' }],
    );
    expect(at(after, '13,18')).toMatchObject({ id: at(before, '13,14').id, motion: 'travelling', steps: 4 });
    expect([150, 210]).toContain(at(after, '13,18').turn);
    expect(at(after, '30,3')).toMatchObject({ id: at(before, '30,3').id, motion: 'none' });
  });

  test('when nothing tells how it moved', () => {
    const [before, after] = changed((state) => (shipAt(state, 0, '13,14').at = hexOf('15,12')), []);
    expect(at(after, '15,12').id).toBe(at(before, '13,14').id);
  });

  test('when it jumps', () => {
    const [before, after] = changed(
      (state) => (shipAt(state, 0, '30,3').at = hexOf('2,1')),
      [{ type: 'jumped', seat: 0, ship: 'scout', from: '30,3', to: '2,1' }],
    );
    expect(at(after, '2,1')).toMatchObject({
      id: at(before, '30,3').id,
      motion: 'jumping',
      from: hexOf('30,3'),
    });
  });
});

const ATTACK: Event = {
  type: 'attacked',
  seat: 0,
  ship: 'scout',
  from: '13,14',
  at: '17,12',
  target: 'warrior',
  owner: 1,
  die: 4,
  roll: 4,
  kit: 0,
  damage: 3,
  hull: 6,
  weapons: 0,
};

describe('a fight', () => {
  test('turns both ships to each other, and the bar waits for the hit', () => {
    const counter: Event = { ...ATTACK, type: 'countered', from: '17,12', at: '13,14', seat: 1, owner: 0 };
    const [, after] = changed((state) => (shipAt(state, 1, '17,12').hull = 6), [ATTACK, counter]);
    expect(at(after, '17,12')).toMatchObject({ hull: 6, hullBefore: 9, hit: 480 });
    expect(at(after, '13,14').hit).toBeGreaterThan(480);
    expect(Math.abs(at(after, '17,12').turn - at(after, '13,14').turn) % 360).toBe(180);
  });

  test('keeps a destroyed ship until it is hit, and drops it then', () => {
    const state = start();
    const before = sceneOf(undefined, clone(state), []);
    state.players[1]?.ships.pop();
    const after = sceneOf(before, state, [
      ATTACK,
      { type: 'destroyed', seat: 1, ship: 'warrior', at: '17,12', by: 0 },
    ]);
    expect(after.pieces.find(({ motion }) => motion === 'gone')).toMatchObject({ place: '17,12', hit: 480 });
    expect(sceneOf(after, clone(state), []).pieces).toHaveLength(4);
  });
});

test('a new ship comes', () => {
  const [before, after] = changed(
    (state) => {
      state.players[0]?.ships.push({
        ...shipAt(state, 0, '13,14'),
        type: 'juggernaut',
        at: hexOf('2,1'),
        fresh: true,
      });
    },
    [{ type: 'built', seat: 0, ship: 'juggernaut', at: '2,1' }],
  );
  expect(at(after, '2,1')).toMatchObject({ motion: 'coming', fresh: true });
  expect(at(after, '2,1').id).toBeGreaterThan(Math.max(...before.pieces.map(({ id }) => id)));
});
