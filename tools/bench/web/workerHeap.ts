import type { CDPSession } from 'playwright-core';

/** The heap of the first worker that a page opens. */
export interface WorkerHeap {
  /** Bytes in use after a collection. */
  bytes(): Promise<number>;
}

/** Follows the workers of a page, which answer by messages inside messages. */
export async function workerHeap(session: CDPSession): Promise<WorkerHeap> {
  const attached = Promise.withResolvers<string>();
  const answers = new Map<number, (result: { usedSize?: number }) => void>();
  let asked = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') attached.resolve(sessionId);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result?: { usedSize?: number } }; // as the protocol has it
    answers.get(id)?.(result ?? {});
    answers.delete(id);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  async function ask(method: string): Promise<{ usedSize?: number }> {
    const sessionId = await attached.promise;
    const id = ++asked;
    const answer = new Promise<{ usedSize?: number }>((resolve) => answers.set(id, resolve));
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answer;
  }
  return {
    async bytes() {
      await ask('HeapProfiler.collectGarbage');
      return (await ask('Runtime.getHeapUsage')).usedSize ?? 0;
    },
  };
}
