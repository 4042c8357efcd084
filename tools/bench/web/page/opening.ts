/**
 * Runs in a page before its own scripts: begins the match that is offered, and tells when its first move is lit, or the
 * circles of the bare page are drawn.
 */
function open(): void {
  const { promise, resolve } = Promise.withResolvers<{ ready: number; lit: number }>();
  let ready: number | undefined;
  const LIT =
    '[role=button][data-place], button[data-place], .bar-buttons button:not(:disabled, [aria-disabled=true]), circle[fill=gold]';
  const ASKED =
    'section[aria-label="Decision"][data-mine]:not([aria-busy=true]), circle:last-child[fill=navy]';
  const isAsked = (): boolean => document.querySelector(ASKED) !== null;
  const isLit = (): boolean =>
    [...document.querySelectorAll(LIT)].some((found) => found.checkVisibility({ visibilityProperty: true }));
  const look = (): void => {
    const start = document.querySelector<HTMLButtonElement>('.new-start button:not(:disabled)');
    if (ready === undefined && start) {
      ready = performance.now();
      start.click();
    }
    if (!isAsked() || !isLit()) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve({ ready: ready ?? 0, lit: performance.now() });
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { opened: promise });
}

open();
