import { type Endpoint, expose, proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { TableHost } from '../../protocol/table.ts';

/** A table host across two threads: a worker serves it, the page calls it. */

export function serveHost(host: TableHost, endpoint?: Endpoint): void {
  const watch: TableHost['watch'] = async (id, listener) => proxy(await host.watch(id, listener));
  expose({ ...host, watch }, endpoint);
}

/** A host in another thread; after `fail`, pending and later calls are rejected. */
export interface RemoteHost {
  readonly host: TableHost;
  readonly fail: (why: Error) => void;
}

export function remoteHost(endpoint: Endpoint): RemoteHost {
  const remote = wrap<TableHost>(endpoint);
  const { answered, fail } = pendingAnswers();
  return {
    fail,
    host: {
      create: (setup) => answered(remote.create(setup)),
      watch: (id, listener) => answered(watchRemote(remote, id, listener)),
      play: (id, seat, seq, text) => answered(remote.play(id, seat, seq, text)),
      undo: (id, seat) => answered(remote.undo(id, seat)),
      redo: (id, seat) => answered(remote.redo(id, seat)),
      look: (id, ply, eyes) => answered(remote.look(id, ply, eyes)),
      advise: (id, seat, seq, progress) =>
        answered(remote.advise(id, seat, seq, progress && proxy(progress))),
      weigh: (id, seat, seq, moves) => answered(remote.weigh(id, seat, seq, moves)),
      hush: (id) => answered(remote.hush(id)),
      glance: (id) => answered(remote.glance(id)),
      list: () => answered(remote.list()),
      remove: (id) => answered(remote.remove(id)),
      playOn: (id, ply, chairs, name) => answered(remote.playOn(id, ply, chairs, name)),
      rename: (id, name) => answered(remote.rename(id, name)),
      record: (id) => answered(remote.record(id)),
      adopt: (record, names, bots, branches) => answered(remote.adopt(record, names, bots, branches)),
      find: (record) => answered(remote.find(record)),
      report: (id) => answered(remote.report(id)),
    },
  };
}

/**
 * The first view arrives before this resolves; views still on their way when watching stops are dropped.
 * An error thrown by the listener is reported here and does not reach the worker.
 */
async function watchRemote(
  remote: Remote<TableHost>,
  ...[id, listener]: Parameters<TableHost['watch']>
): Promise<() => void> {
  const first = Promise.withResolvers<void>();
  let watching = true;
  const receive: typeof listener = (view) => {
    first.resolve();
    try {
      if (watching) listener(view);
    } catch (error) {
      reportError(error);
    }
  };
  // Comlink returns a function as a proxy of it
  const stop = (await remote.watch(id, proxy(receive))) as unknown as Remote<() => void>;
  await first.promise;
  return () => {
    if (!watching) return;
    watching = false;
    void stop().finally(() => stop[releaseProxy]());
  };
}

interface PendingAnswers {
  readonly answered: <T>(answer: Promise<T>) => Promise<T>;
  readonly fail: (why: Error) => void;
}

/** Keeps track of pending calls, so that all can be rejected together. */
function pendingAnswers(): PendingAnswers {
  const waiting = new Set<(why: Error) => void>();
  let failure: Error | undefined;
  return {
    answered: (answer) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        waiting.add(reject);
        void answer.then(resolve, reject).finally(() => waiting.delete(reject));
      }),
    fail(why) {
      failure = why;
      for (const reject of waiting) reject(why);
    },
  };
}
