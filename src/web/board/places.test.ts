import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { nearestOf } from './nearest.ts';
import { Places } from './places.tsx';

const path = (d: string) => createElement('path', { d });

/** A board on which `a` can be picked, `b` is a target, `c` can be looked at and `x` lies beside it. */
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
      watched: new Map([['c', 'outline']]),
      hovered: undefined,
      hinted: new Set(hinted),
      onPlace: () => undefined,
      onHover: () => undefined,
    }),
  );

describe('places', () => {
  test('that are lit are buttons with a label, in their order', () => {
    expect(drawn().match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="a, a source"',
      'aria-label="b, a target"',
    ]);
    expect(drawn().match(/role="button"/g)).toHaveLength(2);
    expect(drawn().match(/tabindex="0"/g)).toHaveLength(2);
  });

  test('say how they are lit, and which is in the hand', () => {
    expect(drawn()).toContain('data-place="a" data-glow="source"');
    expect(drawn()).not.toContain('aria-pressed');
    expect(drawn([], 'a').match(/data-glow="picked"[^>]*aria-pressed="true"/g)).toHaveLength(1);
  });

  test('that can only be looked at are no buttons', () => {
    expect(drawn()).toContain('<path class="board-watch" data-look="c" d="outline"></path>');
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
