import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End go through the buttons and links of a list. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const typing = event.target instanceof HTMLInputElement && event.key !== 'ArrowDown';
  if (step === undefined || typing) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  entries[step(at, entries.length - 1)]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
