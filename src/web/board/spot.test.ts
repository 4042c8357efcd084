import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PlaceProps } from '../games/view.ts';
import { placesIn, Spot } from './spot.tsx';

const QUIET: PlaceProps = {
  eyes: 0,
  sources: new Set(),
  targets: new Set(),
  picked: undefined,
  hovered: undefined,
  hinted: new Set(),
  onPlace: () => undefined,
  onHover: () => undefined,
};

const drawn = (places: Partial<PlaceProps>): string =>
  renderToStaticMarkup(
    createElement(Spot, { ...QUIET, ...places, place: 'card 1', label: 'Ice: worth 3', children: 'Ice' }),
  );

const TOLD = 'class="board-spot " data-tip="Ice: worth 3"';

test('what is not lit is told as such and reached by keys, and says in full what it is', () => {
  expect(drawn({})).toBe(
    `<div data-place="card 1" role="group" tabindex="0" ${TOLD} aria-label="Ice: worth 3">Ice</div>`,
  );
});

test.each([
  ['source', { sources: new Set(['card 1']) }],
  ['target', { sources: new Set(['card 1']), targets: new Set(['card 1']) }],
])('what is a %s is a button that says so in its light', (glow, places) => {
  expect(drawn(places)).toBe(
    `<button type="button" data-place="card 1" ${TOLD} data-glow="${glow}" aria-description="Ice: worth 3">Ice</button>`,
  );
});

test('what is in the hand is pressed', () => {
  expect(drawn({ picked: 'card 1' })).toContain(
    'data-glow="picked" aria-description="Ice: worth 3" aria-pressed="true"',
  );
});

test('what is pointed at is marked, lit or not', () => {
  expect(drawn({ hinted: new Set(['card 1']) })).toContain('data-hint="true"');
});

test('the part about places is all that a spot gets', () => {
  const more = { ...QUIET, state: {}, names: [] };
  expect(placesIn(more)).toEqual(QUIET);
});
