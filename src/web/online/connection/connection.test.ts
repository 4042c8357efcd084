import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientRequest, ClientMessage, Refusal, ServerMessage } from '../../../protocol/online.ts';
import {
  type Dependencies,
  type Connection,
  openConnection,
  Refused,
  type TransportEvents,
} from './connection.ts';

/** A server's end of the connection, and a clock that advances only when told to. */
class World implements Dependencies {
  readonly transports: { ends: TransportEvents; sent: ClientMessage[]; closed: boolean }[] = [];
  time = 0;
  saved: readonly ClientRequest[] = [];
  readonly #jobs = new Set<{ at: number; job: () => void }>();
  readonly storage = {
    load: (): readonly ClientRequest[] => this.saved,
    save: (deeds: readonly ClientRequest[]): void => {
      this.saved = deeds;
    },
  };

  open(ends: TransportEvents) {
    const transport = { ends, sent: [] as ClientMessage[], closed: false };
    this.transports.push(transport);
    return {
      send: (text: string) => void transport.sent.push(JSON.parse(text) as ClientMessage),
      close: () => {
        transport.closed = true;
      },
    };
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return 0.5;
  }

  after(ms: number, job: () => void): () => void {
    const entry = { at: this.time + ms, job };
    this.#jobs.add(entry);
    return () => this.#jobs.delete(entry);
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = [...this.#jobs].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.time = next.at;
      this.#jobs.delete(next);
      next.job();
    }
    this.time = end;
  }

  get transport() {
    return this.transports.at(-1) as (typeof this.transports)[number];
  }

  receive(message: ServerMessage, transport = this.transport): void {
    transport.ends.received(JSON.stringify(message));
  }

  greet(): void {
    this.receive({
      hello: { protocol: 1, you: { id: 'a', name: 'Ada', account: false }, now: this.time + 500 },
    });
  }

  sent(what: ClientRequest['do']): ClientMessage[] {
    return this.transport.sent.filter((message) => message.do === what);
  }
}

const PLAY = { do: 'play', table: 'aa', seen: 3, key: 'key-12345678', text: 'fly C3 R2' } as const;

let world: World;
let connection: Connection;
beforeEach(() => {
  world = new World();
  connection = openConnection(world);
});

const settled = async <T>(promise: Promise<T>): Promise<T | Refused> =>
  promise.catch((error: Refused) => error);

describe('a connection', () => {
  test('says how it stands, and how far the clock of the server is ahead', () => {
    expect(connection.status().state).toBe('connecting');
    world.greet();
    expect(connection.status()).toMatchObject({ state: 'connected', you: { name: 'Ada' }, clockOffset: 500 });
    world.transport.ends.closed();
    expect(connection.status().state).toBe('reconnecting');
    for (let i = 0; i < 8; i++) {
      world.pass(10_000);
      world.transport.ends.closed();
    }
    expect(connection.status().state).toBe('offline');
    world.pass(20_000);
    world.greet();
    expect(connection.status().state).toBe('connected');
  });

  test('waits longer from try to try, and not at all when woken', () => {
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      const { length } = world.transports;
      const start = world.time;
      world.transport.ends.closed();
      while (world.transports.length === length) world.pass(100);
      waits.push(world.time - start);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000]);
    world.transport.ends.closed();
    const { length } = world.transports;
    connection.wake();
    expect(world.transports).toHaveLength(length + 1);
  });

  test('sends a deed without an answer again with the same key, and hears its answer once', async () => {
    world.greet();
    const answer = connection.ask(PLAY);
    expect(world.sent('play')).toHaveLength(1);
    world.transport.ends.closed();
    world.pass(1000);
    world.greet();
    expect(world.sent('play')).toEqual([expect.objectContaining(PLAY)]);
    const re = world.sent('play')[0]?.id as number;
    world.receive({ re, ok: { seq: 4 } });
    world.receive({ re, ok: { seq: 5 } });
    expect(await answer).toEqual({ seq: 4 });
    world.transport.ends.closed();
    world.pass(1000);
    world.greet();
    expect(world.sent('play')).toEqual([]);
  });

  test('keeps deeds without an answer over a reload', async () => {
    world.greet();
    void settled(connection.ask(PLAY));
    expect(world.saved).toEqual([PLAY]);
    openConnection(world);
    world.greet();
    expect(world.sent('play')).toEqual([expect.objectContaining(PLAY)]);
    world.receive({ re: world.sent('play')[0]?.id as number, ok: { seq: 4 } });
    expect(world.saved).toEqual([]);
  });

  test('tells of a refusal', async () => {
    world.greet();
    const answer = settled(connection.ask(PLAY));
    const error: Refusal = { code: 'stale', message: 'the table has moved on' };
    world.receive({ re: world.sent('play')[0]?.id as number, error });
    expect(await answer).toMatchObject({ code: 'stale', message: 'The table has moved on.' });
    expect(world.saved).toEqual([]);
  });

  test('does not send again what might be done twice', async () => {
    world.greet();
    const answer = settled(connection.ask({ do: 'resume', table: 'aa' }));
    world.transport.ends.closed();
    expect(await answer).toMatchObject({ code: 'lost' });
    expect(await settled(connection.ask({ do: 'start', table: 'aa' }))).toMatchObject({ code: 'lost' });
    world.pass(1000);
    world.greet();
    expect(world.transport.sent).toEqual([]);
  });

  test('watches again from the last entry received, and receives nothing from an abandoned transport', () => {
    const messages: string[] = [];
    let seq = Number.NaN;
    const stop = connection.watch('aa', {
      since: () => (Number.isNaN(seq) ? undefined : seq),
      received: (message) => void messages.push(JSON.stringify(message)),
      refused: () => undefined,
    });
    world.greet();
    expect(world.sent('watch')).toEqual([{ id: expect.any(Number), do: 'watch', table: 'aa' }]);
    const old = world.transport;
    seq = 7;
    world.transport.ends.closed();
    world.pass(1000);
    world.greet();
    expect(world.sent('watch')).toEqual([expect.objectContaining({ since: 7 })]);
    world.receive({ table: 'aa', chat: [] }, old);
    expect(messages).toEqual([]);
    world.receive({ table: 'aa', chat: [] });
    expect(messages).toHaveLength(1);
    stop();
    expect(world.sent('unwatch')).toHaveLength(1);
    world.receive({ table: 'aa', chat: [] });
    expect(messages).toHaveLength(1);
  });

  test('tells whoever watches that they may not', async () => {
    const refused: Refusal[] = [];
    connection.watch('aa', {
      since: () => undefined,
      received: () => undefined,
      refused: (why) => void refused.push(why),
    });
    world.greet();
    const error: Refusal = { code: 'unknown_match', message: 'there is no such table' };
    world.receive({ re: world.sent('watch')[0]?.id as number, error });
    await Promise.resolve();
    await Promise.resolve();
    expect(refused).toMatchObject([{ code: 'unknown_match', message: 'There is no such table.' }]);
  });

  test('takes a transport on which nothing comes for broken', () => {
    world.greet();
    world.pass(30_000);
    expect(world.sent('ping')).toHaveLength(1);
    const { length } = world.transports;
    world.pass(20_000);
    expect(world.transports.length).toBeGreaterThan(length);
    expect(world.transports[0]?.closed).toBe(true);
  });
});
