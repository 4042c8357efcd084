/** Runs in the worker that hosts the tables: from a move that was asked for to the view that answers it. */
function clockIn(): void {
  const works: { from: number; to: number }[] = [];
  let from: number | undefined;
  const now = (): number => performance.timeOrigin + performance.now();
  addEventListener('message', ({ data }: MessageEvent<{ path?: string[] }>) => {
    if (data.path?.[0] === 'play') from = now();
  });
  const post: MessagePort['postMessage'] = Reflect.get(MessagePort.prototype, 'postMessage');
  MessagePort.prototype.postMessage = function (...given: unknown[]) {
    const [message] = given as [{ argumentList?: { value?: { seq?: number } }[] }]; // as Comlink sends it
    const sent = Reflect.apply(post, this, given);
    if (from !== undefined && message.argumentList?.[0]?.value?.seq !== undefined) {
      works.push({ from, to: now() });
      from = undefined;
    }
    return sent;
  };
  Object.assign(globalThis, { works });
}

clockIn();
