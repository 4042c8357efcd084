import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../../test/kit/toy.ts';
import { runEngine } from '../commands/engine.ts';
import { listen } from '../listen.ts';
import { LINE_LIMIT } from './conversation.ts';
import { type HttpAccess, engineServer } from './http.ts';

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Iterable<Uint8Array>;
}

const NEW = { do: 'new', game: 'toy', seats: 2, options: {}, seed: 'http' };
const GAMES_REQUEST = '{"do":"games"}';
const PAGE = 'http://localhost:8000';
const DOOR: HttpAccess = { host: '127.0.0.1', origins: [PAGE] };

/** An engine behind a door, and a way to send it anything at all. */
async function open(door: HttpAccess = DOOR) {
  const server = engineServer(GAMES, door);
  const address = await listen(server, '127.0.0.1', 0);
  const send = async ({ body = '', path = '/', method = 'POST', headers = {} }: Sent): Promise<Reply> => {
    const asking = request(new URL(path, address), { method, headers, agent: false });
    Readable.from(typeof body === 'string' ? [Buffer.from(body)] : body).pipe(asking);
    const [reply] = await once(asking, 'response');
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
  };
  const talk = async (...requests: readonly unknown[]) => {
    const lines = requests.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    return answersIn(await send({ body: lines.join('\n') }));
  };
  return { server, address, send, talk };
}

function answersIn({ body }: Reply) {
  const lines = body.split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line));
}

const servers: Server[] = [];
async function opened(door?: HttpAccess) {
  const engine = await open(door);
  servers.push(engine.server);
  return engine;
}
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

let engine: Awaited<ReturnType<typeof open>>;

describe('a body is a conversation', () => {
  beforeEach(async () => {
    engine = await opened();
  });

  test('of one request, answered by one object of JSON', async () => {
    const { status, headers, body } = await engine.send({ body: GAMES_REQUEST });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ games: [{ id: 'toy' }] });
  });

  test('of several, a line each and in order', async () => {
    expect(await engine.talk({ ...NEW, id: 1 }, { id: 2, do: 'fly' }, { id: 3, do: 'state' })).toMatchObject([
      { id: 1, match: 'm1' },
      { id: 2, error: { code: 'bad_request' } },
      { id: 3, state: {} },
    ]);
  });

  test('about the matches that all callers share', async () => {
    await engine.talk(NEW);
    const [legal] = await engine.talk({ do: 'legal', match: 'm1' });
    expect(legal[0]).not.toEqual([]);
    expect(await engine.talk(NEW)).toMatchObject([{ match: 'm2' }]);
  });

  test('that quit ends, while the engine goes on', async () => {
    expect(await engine.talk(NEW, { id: 1, do: 'quit' }, NEW)).toMatchObject([
      { match: 'm1' },
      { id: 1, bye: true },
    ]);
    expect(await engine.talk(NEW)).toMatchObject([{ match: 'm2' }]);
  });

  test('that is answered in full after quit, however much more is sent', async () => {
    function* endless(): Generator<Uint8Array> {
      yield Buffer.from('{"do":"quit"}\n');
      for (let i = 0; i < 200; i++) yield Buffer.alloc(65_536, 'x');
    }
    expect(answersIn(await engine.send({ body: endless() }))).toEqual([{ bye: true }]);
  });

  test.each(['', '\n \r\n'])('that is refused when it is %j', async (body) => {
    expect(answersIn(await engine.send({ body }))).toEqual([
      {
        error: {
          code: 'bad_request',
          message: 'the body holds no request; send one such as {"do":"games"}',
        },
      },
    ]);
  });

  test('whose callers do not wait for one who is still writing', async () => {
    const slow = request(engine.address, { method: 'POST', agent: false });
    slow.write(`${JSON.stringify({ ...NEW, id: 'slow' })}\n`);
    const [reply] = await once(slow, 'response');
    expect(await engine.talk({ do: 'state', match: 'm1' })).toMatchObject([{ state: {} }]);
    slow.end('{"id":"later","do":"games"}');
    expect((await text(reply)).split('\n')).toHaveLength(3);
  });

  test('between whose requests others have their turn', async () => {
    const long = engine.talk(...new Array<object>(500).fill(NEW));
    const [mine] = await engine.talk({ ...NEW, id: 'mine' });
    expect(mine.id).toBe('mine');
    expect(mine.match).not.toBe('m501');
    expect(await long).toHaveLength(500);
  });

  test('that a caller may leave in the middle', async () => {
    const gone = request(engine.address, { method: 'POST', agent: false }).on('error', () => undefined);
    gone.write(`${JSON.stringify(NEW)}\n{"do":`);
    const [reply] = await once(gone, 'response');
    reply.on('error', () => undefined);
    gone.destroy();
    expect(await engine.talk(NEW)).toMatchObject([{ match: 'm2' }]);
  });

  test('and many at once each get their own answers, in order', async () => {
    const callers = Array.from({ length: 40 }, (_, i) => `caller ${i}`);
    const replies = await Promise.all(
      callers.map((name) =>
        engine.talk(
          { ...NEW, id: `${name} new` },
          { id: `${name} games`, do: 'games' },
          { id: `${name} wrong`, do: 'state', match: name },
        ),
      ),
    );
    expect(replies.map((answers) => answers.map(({ id }) => id))).toEqual(
      callers.map((name) => [`${name} new`, `${name} games`, `${name} wrong`]),
    );
    const matches = new Set(replies.map(([made]) => made.match));
    expect(matches.size).toBe(callers.length);
  });
});

describe('the limits are those of the other door', () => {
  beforeEach(async () => {
    engine = await opened();
  });

  test('a line that is too long is skipped, in whatever body', async () => {
    function* chunks(): Generator<Uint8Array> {
      yield Buffer.from('{"do":"games","x":"');
      for (let i = 0; i < 160; i++) yield Buffer.alloc(65_536, 'x');
      yield Buffer.from('"}\n{"id":1,"do":"quit"}\n');
    }
    expect(answersIn(await engine.send({ body: chunks() }))).toMatchObject([
      { error: { code: 'too_large' } },
      { id: 1, bye: true },
    ]);
    const line = (size: number): string => `{"do":"quit"${' '.repeat(size - 13)}}`;
    expect(await engine.talk(line(LINE_LIMIT))).toEqual([{ bye: true }]);
    expect(await engine.talk(line(LINE_LIMIT + 1))).toMatchObject([{ error: { code: 'too_large' } }]);
  });

  test('matches are counted over all callers', async () => {
    await engine.talk(...new Array<object>(600).fill(NEW));
    const answers = await engine.talk(...new Array<object>(401).fill(NEW));
    expect(answers.slice(-2)).toMatchObject([{ match: 'm1000' }, { error: { code: 'too_many' } }]);
  });

  test('whatever is sent, both doors answer the same', async () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }).map((words) => Buffer.from(words)),
      fc.json().map((words) => Buffer.from(words)),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      fc.constantFrom('[', '{"a":').map((part) => Buffer.from(`{"do":"games","x":${part.repeat(70)}`)),
      fc.constant(Buffer.from('{"id":7,"do":"games","__proto__":1}')),
      fc.constant(Buffer.from('{"do":"games"}')),
    );
    await fc.assert(
      fc.asyncProperty(line, async (bytes) => {
        const body = [Buffer.from('{"id":0,"do":"games"}\n'), bytes, Buffer.from('\n{"id":2,"do":"quit"}')];
        const output = new PassThrough();
        await runEngine(Readable.from(body), output, GAMES);
        output.end();
        expect((await engine.send({ body })).body).toBe(await text(output));
      }),
    );
  });
});

/** Whether anything was done for the one who sent this. */
async function opensMatch(sent: Sent): Promise<boolean> {
  const nameOfNext = async (): Promise<number> => {
    const [{ match }] = await engine.talk(NEW);
    return Number(match.slice(1));
  };
  const before = await nameOfNext();
  await engine.send({ body: JSON.stringify(NEW), ...sent });
  return (await nameOfNext()) - before === 2;
}

describe('who may ask', () => {
  beforeAll(async () => {
    engine = await opened();
  });

  test.each(['127.0.0.1', '127.0.0.1:8021', 'localhost', 'LocalHost:80', '[::1]:8021', '192.168.1.7:1'])(
    'whoever calls it %s',
    async (host) => {
      expect((await engine.send({ headers: { host }, body: GAMES_REQUEST })).status).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'evil.example:8021',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '[::1',
    ' ',
  ])('nobody who calls it %j, because that name may belong to a page', async (host) => {
    const sent = { headers: { host } };
    expect(await opensMatch(sent)).toBe(false);
    const { status, body } = await engine.send(sent);
    expect(status).toBe(403);
    expect(JSON.parse(body)).toEqual({
      error: { code: 'forbidden', message: expect.stringMatching(/^the engine is not called "/) },
    });
  });

  test('whoever calls it by the name it was given', async () => {
    const { send } = await opened({ host: 'Box.lan', origins: [] });
    expect((await send({ headers: { host: 'box.lan:8021' }, body: GAMES_REQUEST })).status).toBe(200);
  });

  test.each([
    'https://evil.example',
    'http://localhost:8001',
    'https://localhost:8000',
    'null',
    '',
    `${PAGE}/`,
  ])('no page of %j, unless it was named', async (origin) => {
    const sent = { headers: { origin, 'content-type': 'text/plain' } };
    expect(await opensMatch(sent)).toBe(false);
    for (const method of ['POST', 'OPTIONS']) {
      const { status, headers, body } = await engine.send({ ...sent, method });
      expect(status).toBe(403);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(body).toContain('--origin');
    }
    const { send } = await opened({ host: '127.0.0.1', origins: [PAGE, origin] });
    const { status, headers } = await send({ ...sent, body: GAMES_REQUEST });
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(origin);
  });

  test('a page that was named, and it may read what it asked for', async () => {
    const headers = { origin: PAGE, 'access-control-request-method': 'POST' };
    const preflight = await engine.send({ method: 'OPTIONS', headers });
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        vary: 'Origin',
        'access-control-allow-origin': PAGE,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'Content-Type',
      },
    });
    const { status, headers: given } = await engine.send({ headers, body: GAMES_REQUEST });
    expect(status).toBe(200);
    expect(given).toMatchObject({ vary: 'Origin', 'access-control-allow-origin': PAGE });
  });

  test('a page that was named, but not under a name of its own', async () => {
    const { status } = await engine.send({ headers: { origin: PAGE, host: 'evil.example' } });
    expect(status).toBe(403);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('nobody by %s', async (method) => {
    expect(await opensMatch({ method })).toBe(false);
    const { status, headers } = await engine.send({ method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST, OPTIONS');
  });

  test.each(['/games', '/?do=games', '/index.html'])('nobody at %s', async (path) => {
    expect(await opensMatch({ path })).toBe(false);
    expect(await engine.send({ path })).toMatchObject({
      status: 404,
      body: '{"error":{"code":"bad_request","message":"requests are sent to /"}}\n',
    });
  });
});
