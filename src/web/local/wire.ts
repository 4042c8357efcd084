import { type Endpoint, expose, proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { TableHost } from '../../protocol/table.ts';

/** A table host between two threads: one serves it, the other calls it as if it were here. */

export function serveHost(host: TableHost, endpoint?: Endpoint): void {
  const watch: TableHost['watch'] = async (id, listener) => proxy(await host.watch(id, listener));
  expose({ ...host, watch }, endpoint);
}

/** A host that lives elsewhere, and how to give it up: whatever waits for it or calls it later then fails. */
export interface DistantHost {
  readonly host: TableHost;
  readonly giveUp: (why: Error) => void;
}

export function hostBehind(endpoint: Endpoint): DistantHost {
  const remote = wrap<TableHost>(endpoint);
  const { answered, giveUp } = answers();
  return {
    giveUp,
    host: {
      create: (setup) => answered(remote.create(setup)),
      watch: (id, listener) => answered(watchThere(remote, id, listener)),
      play: (id, seat, seq, text) => answered(remote.play(id, seat, seq, text)),
      undo: (id, seat) => answered(remote.undo(id, seat)),
      redo: (id, seat) => answered(remote.redo(id, seat)),
      look: (id, ply, eyes) => answered(remote.look(id, ply, eyes)),
      advise: (id, seat, seq) => answered(remote.advise(id, seat, seq)),
      list: () => answered(remote.list()),
      remove: (id) => answered(remote.remove(id)),
      record: (id) => answered(remote.record(id)),
      adopt: (record, names) => answered(remote.adopt(record, names)),
    },
  };
}

/**
 * The first frame is told before this resolves; frames still under way when watching stops are not told.
 * A listener's own fault is reported where it happens.
 */
async function watchThere(
  remote: Remote<TableHost>,
  ...[id, listener]: Parameters<TableHost['watch']>
): Promise<() => void> {
  const first = Promise.withResolvers<void>();
  let watching = true;
  const heard: typeof listener = (frame) => {
    first.resolve();
    try {
      if (watching) listener(frame);
    } catch (error) {
      reportError(error);
    }
  };
  // Comlink hands a function back as a proxy of it
  const stop = (await remote.watch(id, proxy(heard))) as unknown as Remote<() => void>;
  await first.promise;
  return () => {
    if (!watching) return;
    watching = false;
    void stop().finally(() => stop[releaseProxy]());
  };
}

interface Answers {
  readonly answered: <T>(answer: Promise<T>) => Promise<T>;
  readonly giveUp: (why: Error) => void;
}

/** Keeps track of who waits, so that all can be given up together. */
function answers(): Answers {
  const waiting = new Set<(why: Error) => void>();
  let given: Error | undefined;
  return {
    answered: (answer) =>
      new Promise((resolve, reject) => {
        if (given) return reject(given);
        waiting.add(reject);
        void answer.then(resolve, reject).finally(() => waiting.delete(reject));
      }),
    giveUp(why) {
      given = why;
      for (const reject of waiting) reject(why);
    },
  };
}
