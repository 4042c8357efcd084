import type { Answer } from '../answer.ts';

/** Runs in a page before its own scripts: tells when what a click led to was drawn. */
function watch(): void {
  const LONGEST = 10_000;
  let clicked = 0;
  let changed = 0;
  let seen = 0;
  let moved = false;

  addEventListener(
    'click',
    ({ timeStamp }) => {
      [clicked, changed, seen, moved] = [timeStamp, 0, 0, false];
    },
    true,
  );
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  // A move is asked of the worker that hosts the tables; a view of the new position comes back by a port.
  const ask: Worker['postMessage'] = Reflect.get(Worker.prototype, 'postMessage');
  Worker.prototype.postMessage = function (message: { path?: string[] }, ...rest: unknown[]) {
    moved ||= message.path?.[0] === 'play';
    return Reflect.apply(ask, this, [message, ...rest]);
  };
  const listen: MessagePort['addEventListener'] = Reflect.get(MessagePort.prototype, 'addEventListener');
  MessagePort.prototype.addEventListener = function (...given: unknown[]) {
    Reflect.apply(listen, this, [
      'message',
      ({ data }: MessageEvent<{ argumentList?: { value?: { seq?: number } }[] }>) => {
        if (data.argumentList?.[0]?.value?.seq !== undefined) seen ||= performance.now();
      },
    ]);
    return Reflect.apply(listen, this, given);
  };

  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  /** The task after the next frame has been laid out and painted. */
  const drawn = async (): Promise<number> => {
    await frame();
    const { port1, port2 } = new MessageChannel();
    return new Promise((done) => {
      port1.onmessage = () => done(performance.now());
      port2.postMessage(undefined);
    });
  };
  const isShown = (): boolean => (moved ? seen > 0 && changed > seen : changed > 0);

  /** What came of the last click, once it is drawn; nothing where it changed nothing. */
  async function answer(): Promise<Answer | undefined> {
    const end = performance.now() + LONGEST;
    while (clicked === 0 && performance.now() < end) await frame();
    for (;;) {
      const shown = isShown();
      const at = await drawn();
      if (shown) return { moved, clicked, drawn: at };
      if (at > end) return undefined;
    }
  }
  Object.assign(globalThis, { watched: { answer, drawn, forget: () => (clicked = 0) } });
}

watch();
