import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { game, sol } from '../../../../games/sol/index.ts';
import { busy, line, position } from '../../../../games/sol/test/testkit.ts';
import { why, wishText } from '../../../../kernel/why.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { placesOnBoard } from '../board/shapes.ts';
import { Aside } from '../panels/aside.tsx';
import { Clock } from '../panels/clock.tsx';
import { Meter } from '../panels/meter.tsx';
import { Panel } from '../panels/panel.tsx';
import type { State } from '../../../../games/sol/state.ts';
import { wishOf } from './wish.ts';

const NAMES = ['Ann', 'Ben'];

/** Every place drawn beside the board. */
function placesBeside(state: State): string[] {
  const hand = { eyes: 0, sources: new Set(''), targets: new Set(''), picked: undefined, hovered: undefined };
  const nothing = (): void => undefined;
  const aside = { ...hand, hinted: new Set(''), onPlace: nothing, onHover: nothing, events: [] };
  const table = { state, names: NAMES, actors: [0] };
  const panels = state.players.map((_, seat) =>
    createElement(Panel, { state, seat, name: itemAt(NAMES, seat), role: '', active: false, compact: true }),
  );
  const html = renderToStaticMarkup(
    createElement(
      'div',
      {},
      ...panels,
      [Aside, Clock].map((Part, key) => createElement(Part, { ...aside, ...table, key })),
      createElement(Meter, table),
    ),
  );
  return Array.from(html.matchAll(/data-place="([^"]*)"/g), ([, place = '']) => place);
}

test('everything drawn on the board and beside it can be wished for', () => {
  const state = busy('CEREMONY');
  line(state, ['move']);
  const known = new Set(sol.reasons.wishes(state, 0).map(wishText));
  const places = [...placesOnBoard(state), ...placesBeside(state)];
  expect(places).toEqual(
    expect.arrayContaining(['CEREMONY', 'FEEDERS', 'deck', 'spiral', 'points', 'player 1']),
  );
  expect(places.filter((place) => !known.has(wishText(wishOf(state, place, undefined))))).toEqual([]);
});

test('a piece in the hand is meant to go to a place of the board, and has nothing to do with cards', () => {
  const state = position({ players: [{ divers: { C3: 1 } }, {}] });
  expect(wishOf(state, 'R2', 'C3')).toEqual({ things: ['C3', 'R2'] });
  expect(wishOf(state, 'heart', 'C3')).toEqual({ things: ['C3', 'heart'] });
  expect(wishOf(state, 'CEREMONY', 'C3')).toEqual({ things: ['CEREMONY'] });
  expect(wishOf(state, 'player 1', 'C3')).toEqual({ things: ['player 1'] });
});

test('a card whose button is open is meant to be played on a place of the board', () => {
  const state = position({ players: [{ divers: { C3: 1 } }, {}] });
  expect(wishOf(state, 'R2', undefined, 'Play Hatch')).toEqual({ things: ['HATCH', 'R2'] });
  expect(wishOf(state, 'ship 1', 'C3', 'Play Blight')).toEqual({ things: ['BLIGHT', 'C3', 'ship 1'] });
  expect(wishOf(state, 'deck', undefined, 'Play Hatch')).toEqual({ things: ['deck'] });
  expect(wishOf(state, 'R2', undefined, 'Teleport')).toEqual({ things: ['R2'] });
});

test('6.3.5 a sundiver does not fly home', () => {
  const state = position({ players: [{ divers: { O3: 1 } }, {}] });
  line(state, ['move']);
  const reason = why(game, sol.reasons, state, 0, wishOf(state, 'ship 0', 'O3'), NAMES);
  expect(reason).toMatchObject({ rule: '6.3.5' });
});
