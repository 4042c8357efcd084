import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Move, State } from '../../../../games/star/state.ts';
import { position } from '../../../../games/star/test/testkit.ts';
import { quiet } from '../../../board/testkit.ts';
import type { FocusProps } from '../../view.ts';
import { Focus } from './focus.tsx';

const NAMES = ['Mira', 'Rook'];

function drawn(state: State, change: Partial<FocusProps<State, Move>>): string {
  const props: FocusProps<State, Move> = {
    ...quiet(state, NAMES, 0),
    ...{ actors: [0], events: [], seat: 0, offers: [], asked: [], pointed: undefined },
    onMoves: () => undefined,
    ...change,
  };
  return renderToStaticMarkup(createElement(Focus, props));
}

const SHIPS = { '1,0': 'mothership', '9,4': 'warrior' } as const;

test('a ship that is looked at says whose it is', () => {
  const state = position({ players: [{ ships: SHIPS }, { ships: { '49,0': 'mothership' } }] });
  expect(drawn(state, { hovered: '9,4' })).toContain('yours');
  expect(drawn(state, { hovered: '49,0' })).toContain('Rook');
});

test('on a phone blueprints are not hidden by the ship that was touched last', () => {
  const state = position({
    players: [{ stock: [2, 2, 0], ships: SHIPS }, { ships: { '49,0': 'mothership' } }],
    drawn: ['scout'],
  });
  expect(drawn(state, { hovered: '9,4', compact: true })).toContain('Blueprints drawn');
});
