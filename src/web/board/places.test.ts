import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { nearestOf, neighbourOf } from './nearest.ts';
import { Places } from './places.tsx';

const path = (d: string) => createElement('path', { d });

/** A board on which `a` can be picked, `b` is a target, `c` and `d` are not lit and `x` lies beside it. */
const drawn = (hinted: readonly string[] = [], picked?: string): string =>
  renderToStaticMarkup(
    createElement(Places, {
      lights: new Map([
        ['a', picked === 'a' ? 'picked' : 'source'],
        ['b', 'target'],
      ]),
      label: (place, glow) => `${place}, a ${glow}`,
      art: (place) => path(`light ${place}`),
      hint: (place) => (place === 'x' ? null : path(`hint ${place}`)),
      watched: [new Map([['c', 'outline c']]), new Map([['d', 'outline d']])],
      hovered: undefined,
      hinted: new Set(hinted),
      onPlace: () => undefined,
      onHover: () => undefined,
    }),
  );

describe('places', () => {
  test('that are lit are buttons with a label, in their order', () => {
    expect(drawn().match(/data-glow[^>]*/g)).toEqual([
      'data-glow="source" role="button" tabindex="0" aria-label="a, a source"',
      'data-glow="target" role="button" tabindex="0" aria-label="b, a target"',
    ]);
  });

  test('say how they are lit, and which is in the hand', () => {
    expect(drawn()).toContain('data-place="a" data-glow="source"');
    expect(drawn()).not.toContain('aria-pressed');
    expect(drawn([], 'a').match(/data-glow="picked"[^>]*aria-pressed="true"/g)).toHaveLength(1);
  });

  test('that are not lit are told as such, and one of them is a stop of the tab key', () => {
    const told = (place: string, tab: number): string =>
      `data-look="${place}" d="outline ${place}" role="button" tabindex="${tab}" aria-label="${place}" aria-disabled="true"`;
    expect(drawn()).toContain(told('c', 0));
    expect(drawn()).toContain(told('d', -1));
  });

  test('that are pointed at are marked where they are lit, and drawn where they are not', () => {
    const html = drawn(['b', 'c', 'x']);
    expect(html).toContain('data-place="b" data-glow="target" data-hint="true"');
    expect(html).toContain(
      '<g class="board-hint" data-place="c" aria-hidden="true"><path d="hint c"></path></g>',
    );
    expect(html).not.toContain('hint b');
    expect(html).not.toContain('data-place="x"');
  });
});

describe('the nearest place', () => {
  const FAR: Readonly<Record<string, number>> = { ground: 0, near: 3, far: 9, top: 0 };
  const near = (within: number, ...places: string[]): string | undefined =>
    nearestOf(places, (place) => FAR[place] ?? Infinity, within);

  test('is meant by a finger beside it', () => {
    expect(near(5, 'far', 'near')).toBe('near');
    expect(near(5, 'near', 'far')).toBe('near');
  });

  test('must be near enough', () => {
    expect(near(2, 'near', 'far')).toBeUndefined();
    expect(near(2)).toBeUndefined();
  });

  test('is the one on top where several are as near', () => {
    expect(near(5, 'ground', 'top', 'near')).toBe('top');
  });
});

describe('arrow keys', () => {
  const HERE = { x: 0, y: 0 };

  test.each([
    ['ArrowRight', 1],
    ['ArrowLeft', 2],
    ['ArrowDown', 3],
    ['ArrowUp', undefined],
    ['Tab', undefined],
  ])('%s leads to the nearest on its way', (key, found) => {
    const spots = [
      { x: 30, y: 0 },
      { x: 10, y: 4 },
      { x: -10, y: 0 },
      { x: 3, y: 20 },
    ];
    expect(neighbourOf(HERE, spots, key)).toBe(found);
  });

  test('what lies straight ahead is nearer than what lies beside the way', () => {
    const spots = [
      { x: 12, y: 0 },
      { x: 8, y: 8 },
    ];
    expect(neighbourOf(HERE, spots, 'ArrowRight')).toBe(0);
  });
});
