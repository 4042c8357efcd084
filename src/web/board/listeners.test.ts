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

/** The calls an event causes while `hovered` is looked at; only `lit` can be clicked. */
function callsOf(kind: Kind, event: object, hovered?: Place): string[] {
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
    expect(callsOf('onClick', { target: LIT })).toEqual(['look at lit', 'choose lit']);
  });

  test('looks at what is not lit, and on nothing at nothing', () => {
    expect(callsOf('onClick', { target: DARK })).toEqual(['look at dark']);
    expect(callsOf('onClick', { target: NOTHING }, 'dark')).toEqual(['look at nothing']);
  });
});

describe('keys', () => {
  test.each(['Enter', ' '])('“%s” chooses what is lit, and the page does not scroll', (key) => {
    expect(callsOf('onKeyDown', { target: LIT, key })).toEqual(['kept', 'choose lit']);
    expect(callsOf('onKeyDown', { target: DARK, key })).toEqual([]);
  });

  test('others are for the table', () => {
    expect(callsOf('onKeyDown', { target: LIT, key: 'u' })).toEqual([]);
  });

  test('look at what they come to, and no longer when they go', () => {
    expect(callsOf('onFocus', { target: LIT })).toEqual(['look at lit']);
    expect(callsOf('onBlur', { target: LIT }, 'lit')).toEqual(['look at nothing']);
  });

  test('leave alone what the mouse looks at meanwhile', () => {
    expect(callsOf('onBlur', { target: LIT }, 'dark')).toEqual([]);
  });

  test('are meant, not a press that takes the focus along', () => {
    expect(callsOf('onFocus', { target: new Drawn('lit', false) })).toEqual([]);
  });
});

describe('the mouse', () => {
  const mouse = { pointerType: 'mouse' };

  test('looks at what it comes to, lit or not', () => {
    expect(callsOf('onPointerOver', { ...mouse, target: LIT })).toEqual(['look at lit']);
    expect(callsOf('onPointerOver', { ...mouse, target: DARK }, 'lit')).toEqual(['look at dark']);
  });

  test('goes on to another place, or to none', () => {
    expect(callsOf('onPointerOut', { ...mouse, relatedTarget: DARK }, 'lit')).toEqual(['look at dark']);
    expect(callsOf('onPointerOut', { ...mouse, relatedTarget: NOTHING }, 'lit')).toEqual(['look at nothing']);
    expect(callsOf('onPointerOut', { ...mouse, relatedTarget: null }, 'lit')).toEqual(['look at nothing']);
  });

  test('leaves to others what lies elsewhere', () => {
    const outside = new Drawn('outside');
    expect(callsOf('onPointerOut', { ...mouse, relatedTarget: outside }, 'lit')).toEqual(['look at nothing']);
  });
});

test('a finger that comes or goes looks at nothing', () => {
  const finger = { pointerType: 'touch', target: LIT, relatedTarget: DARK };
  expect(callsOf('onPointerOver', finger)).toEqual([]);
  expect(callsOf('onPointerOut', finger, 'lit')).toEqual([]);
});
