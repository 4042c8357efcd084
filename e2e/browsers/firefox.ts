import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announced, asText, type Driver, endAll, firstOf, pressAt, resultOf, SIZE } from './driver.ts';

/** Firefox, driven over WebDriver BiDi. */

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export function findFirefox(): string | undefined {
  return firstOf(PLACES);
}

export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'orrery-firefox-'));
  const child = spawn(program, ['--headless', '--remote-debugging-port', '0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await announced(child.stderr, /^WebDriver BiDi listening on (ws:\S+)/);
  const line = await openLine(`${address}/session`);
  await line.ask('session.new', { capabilities: {} });
  const { context } = await line.ask('browsingContext.create', { type: 'tab' });
  await line.ask('browsingContext.setViewport', { context, viewport: SIZE });
  return {
    name: 'Firefox',
    async open(url) {
      await line.ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await line.ask('browsingContext.reload', { context, wait: 'complete' });
    },
    async evaluate(act, argument) {
      const { result, exceptionDetails } = await line.ask('script.callFunction', {
        functionDeclaration: asText(act, argument),
        awaitPromise: true,
        target: { context },
      });
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return resultOf(result.value);
    },
    async click(x, y) {
      await line.ask('input.performActions', { context, actions: pressAt(x, y) });
    },
    async close() {
      line.close();
      await endAll([child]);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** What is used of the answers. */
interface Answer {
  readonly context?: string;
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Message {
  readonly id?: number;
  readonly result?: Answer;
  readonly message?: string;
}

interface Line {
  ask(method: string, params: object): Promise<Answer>;
  close(): void;
}

async function openLine(address: string): Promise<Line> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  return {
    async ask(method, params) {
      const id = ++last;
      const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, message } = await answer;
      waiting.delete(id);
      if (result === undefined) throw new Error(`${method}: ${message}`);
      return result;
    },
    close: () => socket.close(),
  };
}
