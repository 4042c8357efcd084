import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Peer } from './peer.ts';
import type { Question, Usage } from './report.ts';

/** A server in a process of its own. */
export interface Host {
  readonly port: number;
  ask(question: Question): Promise<Usage>;
  end(): Promise<void>;
}

/** As `./orrery` starts Node; the other servers are given the same. */
const NODE_FLAGS = ['--max-semi-space-size=32'];

/** Starts a server in production mode; what it prints goes to standard error. */
export async function startHost(
  { name, host }: Pick<Peer, 'name' | 'host'>,
  args: readonly string[],
): Promise<Host> {
  const child = fork(host, args, {
    execArgv: NODE_FLAGS,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', process.stderr.fd, 'inherit', 'ipc'],
  });
  const { port } = await answerOf<{ port: number }>(child, name);
  return {
    port,
    async ask(question) {
      child.send(question);
      return answerOf<Usage>(child, name);
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

async function answerOf<T>(child: ChildProcess, name: string): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const ended = (): void => reject(new Error(`the server of ${name} has ended`));
  const onAnswer = (answer: unknown): void => resolve(answer as T); // what report.ts of the child sends
  child.once('message', onAnswer);
  child.once('exit', ended);
  try {
    return await promise;
  } finally {
    child.off('message', onAnswer);
    child.off('exit', ended);
  }
}
