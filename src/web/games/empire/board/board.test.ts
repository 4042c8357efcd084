import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { setupState } from '../../../../games/empire/setup.ts';
import { ANCIENTS, type Battle, type Event, type State } from '../../../../games/empire/state.ts';
import { FLOW } from '../../../../games/empire/steps.ts';
import { answer, askedSeats, movesOf, settle } from '../../../../kernel/flow/flow.ts';
import { pick, seeded } from '../../../../kernel/match/rng.ts';
import { quiet } from '../../../board/testkit.ts';
import type { BoardProps } from '../../view.ts';
import { LastBattle } from '../panels/battle.tsx';
import { BattleDial, DialInput } from '../panels/dial.tsx';
import { Rondel } from '../roles/rondel.tsx';
import { beatsOf } from './beats.ts';
import { Board } from './board.tsx';
import { midGame, OPTIONS } from './fixture.ts';
import { sceneOf, type UnitScene } from './pieces.ts';

const NAMES = ['Ada', 'Kepler', 'Ines', 'Halley'];

const drawn = (state: State, props: Partial<BoardProps<State, Event>> = {}): string =>
  renderToStaticMarkup(createElement(Board, { ...quiet(state, NAMES, 0), ...props }));
const ring = (state: State, props: Partial<BoardProps<State>> = {}): string =>
  renderToStaticMarkup(createElement(Rondel, { ...quiet(state, NAMES, 0), ...props }));
const buttons = (html: string): number => (html.match(/data-glow="/g) ?? []).length;

describe('the board', () => {
  test('has buttons for what is lit, and answers for everything else', () => {
    expect(buttons(drawn(midGame()))).toBe(0);
    const lit = { sources: new Set(['D6 cruiser 0']), targets: new Set(['D4', 'sector NE', 'role steward']) };
    const html = drawn(midGame(), lit);
    expect(buttons(html)).toBe(3);
    expect(html).toContain('data-look="D5"');
    expect(html).not.toContain('data-look="D4"');
  });

  test('shows a tile where it would be placed', () => {
    const state = midGame();
    state.stack.push({ step: 'place', seat: 0, who: 0, tile: 'P30' });
    const targets = new Set(['C3']);
    expect(drawn(state, { targets })).not.toContain('empire-ghost');
    expect(drawn(state, { targets, hovered: 'C3' })).toContain('empire-ghost');
  });

  test('is drawn the same every time', () => {
    expect(drawn(midGame())).toBe(drawn(midGame()));
    expect(drawn(midGame(), { compact: true })).not.toBe(drawn(midGame()));
  });
});

describe('the rondel', () => {
  test('has a button for each role that may be chosen, with its price', () => {
    const state = midGame();
    state.stack.push({ step: 'role', seat: 0, free: false });
    const html = ring(state, { targets: new Set(['role explorer', 'role steward']) });
    expect(buttons(html)).toBe(2);
    expect(html).toContain('Steward: 3 credits lie here, costs 2 credits to reach.');
    expect(html).toContain('Explorer: 2 credits lie here, free to reach.');
    expect(html).toContain('Scientist: 1 credit lies here.');
  });

  test('shows where credits would be dropped', () => {
    const targets = new Set(['role steward']);
    expect(ring(midGame(), { targets, hovered: 'role steward' }).match(/empire-rondel-drop/g)).toHaveLength(
      2,
    );
  });

  test('has a button for each deck that may be turned', () => {
    const html = ring(midGame(), { targets: new Set(['deck warlord']) });
    expect(buttons(html)).toBe(1);
    expect(html).toContain('Turn up a card of the Warlord deck.');
  });
});

describe('dials', () => {
  const side = (who: number, dial: number[], values: number[], open: boolean) => ({
    who,
    strength: 10,
    dial,
    open,
    foresees: false,
    values,
    kills: 0,
  });

  test('tell what is hidden and what has been added', () => {
    const battle: Battle = {
      sector: 0,
      turn: 1,
      sides: [side(0, [3, 5, 2], [4, 5, 2], true), side(1, [-1, -1, -1], [], false)],
      card: '',
      safe: [],
      over: false,
    };
    const html = renderToStaticMarkup(
      createElement(BattleDial, { battle, eyes: 0, names: NAMES, size: 200 }),
    );
    expect(html).toContain('Ada: tactics 4 (1 added), weapons 5, shields 2; Kepler: tactics hidden');
  });

  test('begin with what adds up', () => {
    const html = renderToStaticMarkup(
      createElement(DialInput, { who: 0, strength: 10, onSet: () => undefined }),
    );
    expect(html).toContain('Set 3 · 4 · 3');
    expect(html.match(/role="spinbutton"/g)).toHaveLength(3);
  });
});

test('what a battle cost is told once', () => {
  const state = midGame();
  const side = { strength: 1, dial: [0, 1, 0], open: true, foresees: false, values: [0, 1, 0], kills: 0 };
  const sides = [
    { ...side, who: 0 },
    { ...side, who: ANCIENTS },
  ] as const;
  state.battles = [{ sector: 0, turn: 1, sides, card: '', safe: [], over: true }];
  const at = { at: 'E5', tile: 'P17' } as const;
  const events: readonly Event[] = [
    { type: 'battle', attacker: 0, defender: ANCIENTS, sector: 'CO', strengths: [1, 1] },
    { type: 'destroyed', who: 0, unit: 'colony', ...at },
    { type: 'uncolonized', seat: 0, to: -1, ...at },
  ];
  const html = renderToStaticMarkup(createElement(LastBattle, { state, names: NAMES, events, eyes: 0 }));
  expect(html.match(/Helion/g)).toHaveLength(1);
});

test.each([1, 2, 4])('every position of a match of %i can be drawn', (seats) => {
  const rng = seeded(seats);
  const state = setupState(seats, OPTIONS, rng);
  settle(FLOW, state, undefined, rng);
  let scene: UnitScene | undefined;
  for (let ply = 0; ply < 400; ply++) {
    const [seat] = askedSeats(state);
    if (seat === undefined) break;
    const events: Event[] = [];
    answer(FLOW, state, seat, pick(rng, movesOf(FLOW, state, seat)), events, rng);
    // The scene keeps positions, so that each must be one of its own.
    scene = sceneOf(scene, structuredClone(state), events, ply % 2 === 0);
    const units =
      state.players.reduce((sum, { ships }) => sum + ships.length, 0) +
      (state.ancients[0]?.cruisers.length ?? 0) +
      state.colonies.filter((owner) => owner >= 0).length;
    expect(scene.pieces.filter(({ motion }) => motion !== 'gone')).toHaveLength(units);
    expect(beatsOf(events).every(({ start }) => start >= 0)).toBe(true);
    if (ply % 40 === 0) {
      const html = drawn(state, { happened: events, ply }) + ring(state);
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});
