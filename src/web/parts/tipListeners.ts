import { type Shown, tipInFocus, tipOf, tipUnder } from './tips.ts';

/** How a page hears that somebody wants to know something: a mouse that rests, a finger that is held, the focus. */

/** How long a mouse rests before a tip comes, in milliseconds; less right after another one. */
const REST = 350;
const SOON = 60;
/** How long a tip stays when the mouse has left, so that it can go there. */
const STAY = 260;
/** How long a finger is held, and how far a pointer may slip, in pixels. */
const HELD = 500;
const SLACK = 8;
/** What lies under a cursor and under a finger is not covered. */
const CURSOR = { top: 4, bottom: 16 };
const FINGER = 24;

/** Tells one tip at a time: whatever is wanted later takes the place of what was waited for. */
interface Desk {
  readonly told: () => Shown | undefined;
  readonly tell: (next: Shown, after: number) => void;
  readonly hide: (after?: number) => void;
  /** Leaves things as they are. */
  readonly stay: () => void;
}

function deskFor(set: (shown: Shown | undefined) => void): Desk {
  let told: Shown | undefined;
  let wanted: Shown | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = (): void => {
    clearTimeout(timer);
    timer = undefined;
    wanted = undefined;
  };
  const change = (): void => {
    told = wanted?.target.isConnected ? wanted : undefined;
    stay();
    set(told);
  };
  const wait = (next: Shown | undefined, after: number): void => {
    const same = timer !== undefined && wanted?.target === next?.target;
    wanted = next;
    if (same) return;
    clearTimeout(timer);
    timer = setTimeout(change, after);
  };
  return {
    told: () => told,
    tell: wait,
    hide(after = 0) {
      if (after > 0) return wait(undefined, after);
      stay();
      if (told !== undefined) change();
    },
    stay,
  };
}

/** Listens until it is told to stop. */
export function listenForTips(set: (shown: Shown | undefined) => void): () => void {
  const desk = deskFor(set);
  const stop = new AbortController();
  listenToPointers(desk, stop.signal);
  listenToFocus(desk, stop.signal);
  const { signal } = stop;
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && desk.hide(), {
    signal,
    capture: true,
  });
  document.addEventListener('scroll', ({ target }) => isTooltip(target) || desk.hide(), {
    signal,
    capture: true,
  });
  addEventListener('resize', () => desk.hide(), { signal });
  addEventListener('hashchange', () => desk.hide(), { signal });
  return () => {
    stop.abort();
    desk.stay();
  };
}

function isTooltip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=tooltip]') !== null;
}

function listenToPointers(desk: Desk, signal: AbortSignal): void {
  /** Where something was last pressed: a pointer that only trembles there wants nothing more. */
  let pressed: { readonly x: number; readonly y: number } | undefined;
  /** Whether the finger that is down has been answered. */
  let answered = false;
  const slips = ({ clientX, clientY }: PointerEvent): boolean =>
    pressed === undefined || Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLACK;

  const onMove = (event: PointerEvent): void => {
    if (!slips(event)) return;
    pressed = undefined;
    if (event.pointerType === 'mouse') followMouse(desk, event);
    else if (!answered) desk.stay();
  };
  const onDown = (event: PointerEvent): void => {
    pressed = { x: event.clientX, y: event.clientY };
    answered = false;
    if (isTooltip(event.target)) return;
    desk.hide();
    if (event.pointerType !== 'mouse') holdFinger(desk, event);
  };
  const onUp = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') return;
    answered = desk.told()?.by === 'finger';
    if (!answered) desk.stay();
  };
  // A finger that was held to know something has pressed nothing.
  const onClick = (event: MouseEvent): void => {
    if (answered && !isTooltip(event.target)) {
      event.preventDefault();
      event.stopPropagation();
    }
    answered = false;
  };
  // The browser would offer to copy a picture.
  const onMenu = (event: MouseEvent): void => {
    if (desk.told()?.by === 'finger') event.preventDefault();
  };
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerdown', onDown, { signal, capture: true });
  document.addEventListener('pointerup', onUp, { signal, capture: true });
  document.addEventListener('pointercancel', () => desk.stay(), { signal });
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('contextmenu', onMenu, { signal });
  document.documentElement.addEventListener('pointerleave', () => leave(desk), { signal });
}

function followMouse(desk: Desk, { target, clientX: x, clientY: y }: PointerEvent): void {
  if (isTooltip(target)) return desk.stay();
  const over = tipUnder(target);
  const text = over && tipOf(over);
  if (over === undefined || text === undefined) return leave(desk);
  const told = desk.told();
  if (told?.target === over) return desk.stay();
  const anchor = { x: x + 10, top: y - CURSOR.top, bottom: y + CURSOR.bottom, above: false };
  desk.tell({ target: over, text, anchor, by: 'mouse' }, told === undefined ? REST : SOON);
}

/** What a mouse has called goes with it; what the focus or a finger has called stays. */
function leave(desk: Desk): void {
  if (desk.told()?.by === 'mouse') desk.hide(STAY);
  else desk.stay();
}

function holdFinger(desk: Desk, { target, clientX: x, clientY: y }: PointerEvent): void {
  const over = tipUnder(target);
  const text = over && tipOf(over);
  if (over === undefined || text === undefined) return;
  const anchor = { x: x - 40, top: y - FINGER, bottom: y + FINGER, above: true };
  desk.tell({ target: over, text, anchor, by: 'finger' }, HELD);
}

const GOES = /^(Tab|Arrow|Home|End)/;

/** Whoever goes from one thing to the next by keys is told; where the focus is only put there is no question. */
function listenToFocus(desk: Desk, signal: AbortSignal): void {
  let goes = false;
  const onFocus = ({ target }: FocusEvent): void => {
    if (!goes || !(target instanceof Element)) return;
    const text = tipInFocus(target);
    if (text === undefined) return;
    const { left, top, bottom } = target.getBoundingClientRect();
    desk.tell({ target, text, anchor: { x: left, top, bottom, above: false }, by: 'focus' }, SOON);
  };
  const onBlur = (): void => {
    if (desk.told()?.by === 'focus') desk.hide();
    else desk.stay();
  };
  document.addEventListener('keydown', ({ key }) => (goes = GOES.test(key)), { signal, capture: true });
  document.addEventListener('pointerdown', () => (goes = false), { signal, capture: true });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', onBlur, { signal });
}
