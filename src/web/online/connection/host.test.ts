import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestResult, ClientRequest } from '../../../protocol/online.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { PlayHost } from '../../playHost.ts';
import { type ReceivedTable, NOTHING_RECEIVED } from './applyMessage.ts';
import { onlineHostOf } from './host.ts';
import { Refused } from './connection.ts';
import type { OnlineTable } from './tables.ts';

const frameAt = (ply: number, seq: number): TableView =>
  ({
    id: 'o-aa',
    seq,
    ply,
    state: STATE,
    setup: SETUP,
    offers: {},
    news: [],
    fresh: false,
  }) as unknown as TableView;

const STATE = {};

const SETUP = { game: 'sol', chairs: [], options: {} };

/** A scripted table, and requests that wait for an answer. */
class World {
  now: ReceivedTable = NOTHING_RECEIVED;
  readonly listeners = new Set<() => void>();
  readonly asked: {
    ask: ClientRequest;
    answer: (answers: RequestResult) => void;
    refuse: (why: Refused) => void;
  }[] = [];
  keys = 0;
  readonly table: OnlineTable = {
    id: 'o-aa',
    received: () => this.now,
    fault: () => undefined,
    subscribe: (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
  };
  readonly host: PlayHost = onlineHostOf({
    table: () => this.table,
    ask: (ask) =>
      new Promise((answer, refuse) => {
        this.asked.push({ ask, answer, refuse });
      }),
    record: async (table) => `the record of ${table}`,
    newKey: () => `key-${++this.keys}`,
  });

  show(ply: number, seq: number, changed: Partial<ReceivedTable> = {}): void {
    const room = {} as ReceivedTable['room'];
    this.now = { ...this.now, seq, room, view: frameAt(ply, seq), ...changed };
    for (const listener of this.listeners) listener();
  }
}

let world: World;
let shown: TableView[];
beforeEach(async () => {
  world = new World();
  shown = [];
  const watching = world.host.watch('o-aa', (view) => void shown.push(view));
  world.show(4, 7, { news: [{ seq: 7, ply: 4, seat: 0, text: 'x', events: [] }] });
  await watching;
});

describe('a host of tables online', () => {
  test('sends everything in the first view, and then only what is new on the table', () => {
    expect(shown).toMatchObject([{ ply: 4, fresh: true, news: [{ ply: 4 }] }]);
    world.show(5, 8);
    expect(shown).toHaveLength(2);
    const same = { ...(world.now.view as TableView) };
    world.now = { ...world.now, view: same, chat: [] };
    for (const listener of world.listeners) listener();
    expect(shown).toHaveLength(2);
  });

  test('tells of an end that changes nothing on the board', () => {
    const outcome = { points: [1, 0], places: [1, 2] };
    world.show(4, 8, { view: { ...frameAt(4, 8), outcome } });
    expect(shown.at(-1)).toMatchObject({ ply: 4, outcome });
  });

  test('names what the player has seen, and a key', () => {
    void world.host.play('o-aa', 0, 7, 'fly');
    expect(world.asked.map(({ ask }) => ask)).toEqual([
      { do: 'play', table: 'aa', seen: 7, key: 'key-1', text: 'fly' },
    ]);
  });

  test('takes a second click on the same for the same', async () => {
    const both = [world.host.play('o-aa', 0, 7, 'fly'), world.host.play('o-aa', 0, 7, 'fly')];
    expect(world.asked).toHaveLength(1);
    world.asked[0]?.answer({ seq: 8 });
    expect(await Promise.all(both)).toEqual([8, 8]);
  });

  test('answers with the entry on which the next step of a path is played, received or not', async () => {
    const step = world.host.play('o-aa', 0, 7, 'fly');
    world.asked[0]?.answer({ seq: 9 });
    const seq = await step;
    expect(seq).toBe(9);
    void world.host.play('o-aa', 0, seq, 'fly on');
    expect(world.asked[1]?.ask).toMatchObject({ seen: 9, text: 'fly on' });
  });

  test('tells of a refused step, which may be tried again', async () => {
    const step = world.host.play('o-aa', 0, 7, 'fly');
    world.asked[0]?.refuse(new Refused({ code: 'illegal_move', message: 'not so' }));
    await expect(step).rejects.toThrow('Not so.');
    void world.host.play('o-aa', 0, 7, 'fly');
    expect(world.asked).toHaveLength(2);
  });

  test('takes back what was received last', () => {
    world.show(6, 12);
    void world.host.undo('o-aa', 0);
    void world.host.undo('o-aa', 0);
    expect(world.asked.map(({ ask }) => ask)).toMatchObject([{ do: 'undo', seen: 12 }]);
  });

  test('asks for one position at a time, and of those wanted meanwhile for the last', async () => {
    const looks = [1, 2, 3].map((ply) => world.host.look('o-aa', ply, undefined));
    expect(world.asked.map(({ ask }) => ask)).toEqual([{ do: 'look', table: 'aa', ply: 1, eyes: 'nobody' }]);
    world.asked[0]?.answer({ past: { ply: 1, state: {}, actors: [] } });
    await expect.poll(() => world.asked.length).toBe(2);
    expect(world.asked[1]?.ask).toMatchObject({ ply: 3 });
    world.asked[1]?.answer({ past: { ply: 3, state: {}, actors: [] } });
    expect((await Promise.all(looks)).map(({ ply }) => ply)).toEqual([3, 3, 3]);
  });
});
