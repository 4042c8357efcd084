import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ran } from './kit/running.ts';

/** The engine as programs in other languages meet it. */

const ROOT = path.resolve(import.meta.dirname, '..');
const MAIN = path.join(ROOT, 'src/cli/main.ts');

/** What the engine may answer, as far as it is looked at here. */
interface Answer {
  readonly match?: string;
  readonly actors?: readonly number[];
  readonly text?: string;
  readonly outcome?: object;
}

/** Whether a language is on this machine; where it is not, a line says what was not tried. */
function has(program: string): boolean {
  const found = spawnSync(program, ['--version']).status === 0;
  if (!found)
    console.log(
      `orrery: no ${program} found, so its client of the engine was not tried ("apt-get install ${program}")`,
    );
  return found;
}

const A_WHOLE_MATCH =
  /^\d+ moves, points \[\d+, ?\d+\], places \[\d, ?\d\]\nafter the end: illegal_move: .*the match is over\n$/;

test.runIf(has('python3'))('plays a whole match with a client in Python', async () => {
  const client = path.join(ROOT, 'examples/engine_client.py');
  expect(await ran(['python3', client, 'sol', '2', 'test'])).toEqual({
    code: 0,
    out: expect.stringMatching(A_WHOLE_MATCH),
    err: '',
  });
});

describe.runIf(has('rustc'))('a client in Rust', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-rust-'));
  const client = path.join(folder, 'engine_client');
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(async () => {
    const source = path.join(ROOT, 'examples/engine_client.rs');
    const built = await ran(['rustc', '--edition', '2021', '-D', 'warnings', source, '-o', client]);
    expect(built).toEqual({ code: 0, out: '', err: '' });
  });

  test('plays a whole match against a bot', async () => {
    expect(await ran([client, 'sol', '2', 'easy'], { cwd: ROOT })).toEqual({
      code: 0,
      out: expect.stringMatching(A_WHOLE_MATCH),
      err: '',
    });
  });

  test('tells what the engine says is wrong', async () => {
    expect(await ran([client, 'sol', '9'], { cwd: ROOT })).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Error: "bad_seats: .* is for 1 to 5 seats, not 9"\n$/),
    });
  });

  test('tells that there is no engine', async () => {
    const { code, err } = await ran([client], { cwd: folder });
    expect(code).toBe(1);
    expect(err).toMatch(/^Error: "\.\/orrery cannot be started: /);
  });
});

describe('over HTTP', () => {
  let child: ChildProcess;
  let address = '';
  beforeAll(async () => {
    const engine = spawn(process.execPath, [MAIN, 'engine', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = engine;
    const [line] = await once(createInterface({ input: engine.stdout }), 'line');
    address = /^The engine is at (\S+)$/.exec(line)?.[1] ?? '';
  });
  afterAll(() => child.kill('SIGKILL'));

  const ask = async (request: object): Promise<Answer> => {
    const reply = await fetch(address, { method: 'POST', body: JSON.stringify(request) });
    return JSON.parse(await reply.text());
  };

  test('plays a whole match with requests by fetch', async () => {
    expect(new URL(address).hostname).toBe('127.0.0.1');
    let now = await ask({ do: 'new', game: 'sol', seats: 2, seed: 'fetch' });
    const { match } = now;
    while (now.actors?.length) {
      const [seat] = now.actors;
      const { text } = await ask({ do: 'bot', match, seat, level: 'random' });
      now = await ask({ do: 'play', match, seat, text });
    }
    expect(now.outcome).toMatchObject({ points: [expect.any(Number), expect.any(Number)] });
  });

  test('tells that a port is taken', async () => {
    const { port } = new URL(address);
    expect(await ran([process.execPath, MAIN, 'engine', '--port', port])).toEqual({
      code: 2,
      out: '',
      err: `orrery: port ${port} is taken; choose another with --port\n`,
    });
  });

  test('ends at Ctrl+C, in the middle of a thought too', async () => {
    const { match, actors } = await ask({ do: 'new', game: 'sol', seats: 2, seed: 'thought' });
    const ended = once(child, 'exit');
    const thinking = { do: 'bot', match, seat: actors?.[0], level: 'master', ms: 3_600_000 };
    const body = `{"do":"games"}\n${JSON.stringify(thinking)}`;
    const reply = await fetch(address, { method: 'POST', body });
    child.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
    await expect(reply.text()).rejects.toThrow();
  });
});

test.each([
  [['--origin', 'null'], /^orrery: --origin needs --port\n$/],
  [['--port', '70000'], /It must be a whole number from 0 to 65535\.\n$/],
  [['--port', '0', '--origin', 'localhost'], /It must be an origin such as http:\/\/localhost:8000/],
  [['--port', '0', '--origin', 'http://localhost:8000/page'], /It must be an origin such as /],
])('engine %j is refused with a reason', async (args, message) => {
  const { code, out, err } = await ran([process.execPath, MAIN, 'engine', ...args]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
});
