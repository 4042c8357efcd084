import type { TableView } from '../../../../src/protocol/table.ts';

/** Runs in a page before its own scripts: plays on for the persons at its table, without a click. */
function play(): void {
  const MOST_TIME = 60_000;
  let host: Worker | undefined;
  let view: TableView | undefined;
  let asked = -1;
  let seed = 1;
  Object.assign(globalThis, {
    Worker: new Proxy(Worker, {
      construct(made: typeof Worker, given: ConstructorParameters<typeof Worker>) {
        const worker = new made(...given);
        host ??= worker;
        return worker;
      },
    }),
  });
  const listen: MessagePort['addEventListener'] = Reflect.get(MessagePort.prototype, 'addEventListener');
  MessagePort.prototype.addEventListener = function (...given: unknown[]) {
    Reflect.apply(listen, this, [
      'message',
      ({ data }: MessageEvent<{ argumentList?: { value?: TableView }[] }>) => {
        const value = data.argumentList?.[0]?.value;
        if (value?.seq !== undefined) view = value;
      },
    ]);
    return Reflect.apply(listen, this, given);
  };

  /** Asks the host for a move by chance, as the page itself would: the message is Comlink's. */
  function move({ id, seq, offers }: TableView): void {
    const [seat, moves] = Object.entries(offers).find(([, { length }]) => length > 0) ?? [];
    if (seq <= asked || seat === undefined || moves === undefined) return;
    asked = seq;
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    const { text } = moves[Math.floor((seed / 0x80000000) * moves.length)] ?? {};
    const argumentList = [id, Number(seat), seq, text].map((value) => ({ type: 'RAW', value }));
    host?.postMessage({ id: `bench ${seq}`, type: 'APPLY', path: ['play'], argumentList });
  }

  /** Plays until so many moves stand or the match is over, and tells how many stand. */
  async function until(ply: number): Promise<{ ply: number; over: boolean }> {
    const end = performance.now() + MOST_TIME;
    while ((view?.ply ?? 0) < ply && view?.outcome === undefined) {
      if (performance.now() > end) throw new Error(`only ${view?.ply ?? 0} moves in a minute`);
      if (view) move(view);
      await new Promise(requestAnimationFrame);
    }
    return { ply: view?.ply ?? 0, over: view?.outcome !== undefined };
  }
  Object.assign(globalThis, { player: { until } });
}

play();
