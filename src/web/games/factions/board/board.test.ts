import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NAME } from '../../../../games/factions/board.ts';
import { game } from '../../../../games/factions/index.ts';
import type { Event, State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { pick, seeded } from '../../../../kernel/match/rng.ts';
import { quiet } from '../../../board/testkit.ts';
import type { BoardProps } from '../../view.ts';
import { Board } from './board.tsx';
import { midGame } from './fixture.ts';
import { type Scene, sceneOf } from './pieces.ts';

const NAMES = ['Kepler', 'Halley', 'Ines', 'Ada'];

const drawn = (state: State, props: Partial<BoardProps<State, Event>> = {}): string =>
  renderToStaticMarkup(createElement(Board, { ...quiet(state, NAMES, 3), ...props }));

describe('the board', () => {
  test('the tab key stops at what is lit, and once at what is not', () => {
    const stops = (html: string): number => (html.match(/tabindex="0"/g) ?? []).length;
    expect(stops(drawn(midGame()))).toBe(1);
    const lit = drawn(midGame(), { sources: new Set(['3-6']), targets: new Set(['4-9', 'planet Mars']) });
    expect(stops(lit)).toBe(1 + 3);
    expect(lit).toContain('aria-label="Belt 9, price 3, 2 energy, tile face down"');
  });

  test('shows prices to the one who can fly', () => {
    const pills = (html: string): number => (html.match(/factions-pill/g) ?? []).length;
    expect(pills(drawn(midGame()))).toBe(0);
    expect(pills(drawn(midGame(), { sources: new Set(['3-6']) }))).toBe(5);
    // A rescue or a teleport costs no energy.
    expect(pills(drawn(midGame(), { targets: new Set(['4-9', '3-5']) }))).toBe(0);
  });

  test('draws the way to a distant sector that is pointed at', () => {
    const far = { distant: new Set(['6-10']), picked: '3-6' };
    expect(drawn(midGame(), far)).not.toContain('factions-ahead');
    expect(drawn(midGame(), { ...far, hovered: '6-10' })).toContain('factions-ahead');
  });

  test('is drawn the same every time', () => {
    expect(drawn(midGame())).toBe(drawn(midGame()));
    expect(drawn(midGame(), { compact: true })).not.toBe(drawn(midGame()));
  });
});

test.each([1, 2, 4])('every position of a match of %i can be drawn', (seats) => {
  const rng = seeded(seats);
  const state = game.setup(seats, { firstTime: seats === 2, difficulty: 'medium', dealt: false }, rng);
  let scene: Scene | undefined;
  for (let ply = 0; ply < 500; ply++) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    const events: Event[] = [];
    game.apply(state, seat, pick(rng, game.legalMoves(state, seat)), rng, events);
    // The scene keeps positions, so that each must be one of its own.
    scene = sceneOf(scene, structuredClone(state), events, 1);
    for (const ship of scene.pieces) expect(Number.isFinite(ship.spot.tick)).toBe(true);
    expect(scene.pieces.filter(({ motion }) => motion !== 'gone')).toHaveLength(
      state.players.flatMap(({ ships }) => ships).length,
    );
    if (ply % 25 === 0) {
      const html = drawn(state, { eyes: seat, happened: events, ply, hovered: itemAt(NAME, ply % 88) });
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});
