import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Place } from '../games/view.ts';
import { placeListeners } from './listeners.ts';

/** As much of an element as listeners look at. */
class Drawn {
  readonly place: Place | undefined;
  readonly visible: boolean;

  constructor(place: Place | undefined, visible = true) {
    this.place = place;
    this.visible = visible;
  }

  closest(): this | null {
    return this.place === undefined ? null : this;
  }

  getAttribute(): string | null {
    return this.place ?? null;
  }

  matches(): boolean {
    return this.visible;
  }

  contains(other: Drawn): boolean {
    return other.place !== 'outside';
  }
}

beforeAll(() => void vi.stubGlobal('Element', Drawn));
afterAll(() => void vi.unstubAllGlobals());

type Kind = keyof ReturnType<typeof placeListeners>;

/** What is told of an event while `hovered` is looked at; only `lit` can be clicked. */
function told(kind: Kind, event: object, hovered?: Place): string[] {
  const news: string[] = [];
  const listeners = placeListeners({
    isLit: (place) => place === 'lit',
    hovered,
    onPlace: (place) => news.push(`choose ${place}`),
    onHover: (place) => news.push(`look at ${place ?? 'nothing'}`),
  });
  const listener: (event: never) => void = listeners[kind];
  // The listener reads of the event what is given here.
  listener({
    currentTarget: new Drawn(undefined),
    preventDefault: () => news.push('kept'),
    ...event,
  } as never);
  return news;
}

const LIT = new Drawn('lit');
const DARK = new Drawn('dark');
const NOTHING = new Drawn(undefined);

describe('a click', () => {
  test('chooses what is lit, and looks at it', () => {
    expect(told('onClick', { target: LIT })).toEqual(['look at lit', 'choose lit']);
  });

  test('looks at what is not lit, and on nothing at nothing', () => {
    expect(told('onClick', { target: DARK })).toEqual(['look at dark']);
    expect(told('onClick', { target: NOTHING }, 'dark')).toEqual(['look at nothing']);
  });
});

describe('keys', () => {
  test.each(['Enter', ' '])('“%s” chooses what is lit, and the page does not scroll', (key) => {
    expect(told('onKeyDown', { target: LIT, key })).toEqual(['kept', 'choose lit']);
    expect(told('onKeyDown', { target: DARK, key })).toEqual([]);
  });

  test('others are for the table', () => {
    expect(told('onKeyDown', { target: LIT, key: 'u' })).toEqual([]);
  });

  test('look at what they come to, and no longer when they go', () => {
    expect(told('onFocus', { target: LIT })).toEqual(['look at lit']);
    expect(told('onBlur', { target: LIT }, 'lit')).toEqual(['look at nothing']);
  });

  test('leave alone what the mouse looks at meanwhile', () => {
    expect(told('onBlur', { target: LIT }, 'dark')).toEqual([]);
  });

  test('are meant, not a press that takes the focus along', () => {
    expect(told('onFocus', { target: new Drawn('lit', false) })).toEqual([]);
  });
});

describe('the mouse', () => {
  const mouse = { pointerType: 'mouse' };

  test('looks at what it comes to, lit or not', () => {
    expect(told('onPointerOver', { ...mouse, target: LIT })).toEqual(['look at lit']);
    expect(told('onPointerOver', { ...mouse, target: DARK }, 'lit')).toEqual(['look at dark']);
  });

  test('goes on to another place, or to none', () => {
    expect(told('onPointerOut', { ...mouse, relatedTarget: DARK }, 'lit')).toEqual(['look at dark']);
    expect(told('onPointerOut', { ...mouse, relatedTarget: NOTHING }, 'lit')).toEqual(['look at nothing']);
    expect(told('onPointerOut', { ...mouse, relatedTarget: null }, 'lit')).toEqual(['look at nothing']);
  });

  test('leaves to others what lies elsewhere', () => {
    const outside = new Drawn('outside');
    expect(told('onPointerOut', { ...mouse, relatedTarget: outside }, 'lit')).toEqual(['look at nothing']);
  });
});

test('a finger that comes or goes looks at nothing', () => {
  const finger = { pointerType: 'touch', target: LIT, relatedTarget: DARK };
  expect(told('onPointerOver', finger)).toEqual([]);
  expect(told('onPointerOut', finger, 'lit')).toEqual([]);
});
