import { type HTMLAttributes, useEffect, useRef } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Drawing } from '../../../kernel/why.ts';
import { countersOf } from '../../board/counter.ts';
import { TEXTS } from '../texts.ts';
import { darkUnder, drawnWhere } from './dark.ts';
import type { Given, WhyNot } from './useWhyNot.ts';

/** How the table hears that somebody points at what is not lit: by mouse, finger and keys, wherever it is drawn. */

/** So long is a finger held, in milliseconds, and so far may it slip, in pixels. */
const LONG_PRESS = 500;
const SLACK = 8;

type Listeners = Pick<
  HTMLAttributes<HTMLElement>,
  | 'onClick'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onContextMenu'
>;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/** The listeners of the whole table; what is lit has been heard by its own before. */
export function useAsking(whyNot: WhyNot): Listeners {
  const press = useRef<Press>(undefined);
  const finger = useRef(false);
  const letGo = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  const dark = (target: EventTarget | null) => darkUnder(target, whyNot.isLit);
  return {
    onClick({ target, detail }) {
      if (isOurs(target)) return;
      const found = dark(target);
      if (found) whyNot.ask(found.place, finger.current && detail > 0 ? 'finger' : 'other');
      else whyNot.close();
    },
    onKeyDown(event) {
      const found = event.key === 'Enter' || event.key === ' ' ? dark(event.target) : undefined;
      if (found === undefined || found.drawn !== event.target || found.drawn instanceof HTMLButtonElement)
        return;
      event.preventDefault();
      whyNot.ask(found.place, 'other');
    },
    onFocus({ target }) {
      const found = dark(target);
      if (found?.drawn === target) target.setAttribute('aria-description', whyNot.sentence(found.place));
    },
    onBlur({ target }) {
      if (dark(target)?.drawn === target) target.removeAttribute('aria-description');
    },
    onPointerDown({ target, pointerType, clientX, clientY }) {
      letGo();
      finger.current = pointerType !== 'mouse';
      const found = dark(target);
      if (!finger.current || found === undefined) return;
      const timer = setTimeout(() => whyNot.ask(found.place, 'finger'), LONG_PRESS);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove({ clientX, clientY }) {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > SLACK) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu(event) {
      // A held finger asks; the browser would offer to copy a picture.
      if (finger.current && dark(event.target)) event.preventDefault();
    },
  };
}

/** What belongs to the answer itself, or lies over the table. */
function isOurs(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-why], dialog') !== null;
}

/** Asks about what has the focus; whether it was dark. */
export function askFocused(whyNot: WhyNot): boolean {
  const found = darkUnder(document.activeElement, whyNot.isLit);
  if (found) whyNot.ask(found.place, 'other');
  return found !== undefined;
}

/** What the answer refuses and what it is about is marked wherever it is drawn, and what is too little at its counter. */
export function useMarks({ given, seat, wishAt }: WhyNot): void {
  useEffect(() => {
    const root = document.querySelector('.table');
    if (!given?.answer.refuses || root === null) return undefined;
    const { pointed, answer } = given;
    const about = new Set(answer.about);
    const marked = drawnWhere(root, (place) => {
      if ('place' in pointed && pointed.place === place) return true;
      const { things } = wishAt(place);
      const own = things.at(-1);
      return about.size > 0 && own !== undefined && about.has(own);
    });
    for (const drawn of marked) drawn.setAttribute('data-refused', '');
    const short = markGoods(root, answer.drawings, seat);
    return () => {
      for (const drawn of marked) drawn.removeAttribute('data-refused');
      for (const counter of short) counter.removeAttribute('data-short');
    };
    // Another render of the same answer changes nothing.
  }, [given]);
}

/** Marks the counters of what there is too little of. */
function markGoods(root: ParentNode, drawings: readonly Drawing[], seat: Seat | undefined): Element[] {
  return drawings.flatMap((drawing) => {
    if (drawing.kind !== 'goods' || seat === undefined) return [];
    const counters = countersOf(root, seat, drawing.of);
    for (const counter of counters)
      counter.setAttribute('data-short', TEXTS.why.has(drawing.have, drawing.need));
    return counters;
  });
}

/** An answer stays at least so long after the hand has left, in milliseconds, and longer if there is more to read. */
const LEAST_STAY = 6000;
const READING = 55;

function stayOf({ answer: { text, more = '' } }: Given): number {
  return Math.max(LEAST_STAY, READING * (text.length + more.length));
}

/** Takes the answer away some time after mouse, finger and focus have left both what was asked about and the bar. */
export function useStay({ given, rule, close }: WhyNot): void {
  useEffect(() => {
    if (given === undefined || rule !== undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      timer ??= setTimeout(close, stayOf(given));
    };
    const stay = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const heard = ({ target }: Event): void => (isAt(target, given) ? stay() : leave());
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') heard(event);
    };
    if (given.by === 'finger') leave();
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', heard);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', heard);
    };
  }, [given, rule, close]);
}

/** Whether something belongs to the bar or to the place that was asked about. */
function isAt(target: EventTarget | null, { pointed }: Given): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('.bar') !== null) return true;
  const found = darkUnder(target, () => false);
  return found !== undefined && 'place' in pointed && found.place === pointed.place;
}
