import { afterAll, beforeAll, expect, test } from 'vitest';
import { party, playOn, type Tab, type TestServer, testServer } from '../../../test/kit/online.ts';
import type { ServerMessage, OnlineDelta } from '../../protocol/online.ts';
import type { Room, Subscriber } from '../rooms/room.ts';
import { broadcast } from './delta.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const deltasOf = ({ received }: Tab): OnlineDelta[] =>
  received.flatMap((message: ServerMessage) => ('frame' in message ? [message.frame] : []));

test('P7.2 of a position only what has changed is told, and of the room only that it has not', async () => {
  const joined = await party(server, 2);
  const { table, tabs, people } = joined;
  const [ann] = tabs as [Tab];
  const first = deltasOf(ann).length;
  await playOn(
    joined,
    (turn) => turn,
    () => ann.match(table).ply >= 4,
  );
  for (const { room, match } of deltasOf(ann).slice(first)) {
    expect(room).toBe('same');
    expect(match).not.toHaveProperty('state');
  }
  const back = await people[0]?.open();
  await back?.watch(table);
  const [whole] = deltasOf(back as Tab);
  expect(whole?.match).toHaveProperty('state');
  expect(whole?.room).toMatchObject({ stage: 'playing' });
  expect(back?.match(table).state).toEqual(ann.match(table).state);
});

test('P7.4 after moves were taken back all is told anew', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann, ben] = tabs as [Tab, Tab];
  await ann.myTurn(table);
  const { seq } = await ann.play(table);
  await ann.until(() => ann.frame(table).seq === seq);
  const what = { kind: 'undo', to: 0 } as const;
  await ann.ask({ do: 'propose', table, seen: ann.frame(table).seq, what });
  await ben.until(() => ben.frame(table).room.proposal !== undefined);
  await ben.ask({ do: 'answer', table, proposal: ben.frame(table).room.proposal?.id ?? 0, agree: true });
  for (const tab of tabs) {
    await tab.until(() => tab.match(table).ply === 0);
    const told = deltasOf(tab).findLast(({ match }) => typeof match === 'object');
    expect(told?.match).toMatchObject({ fresh: true, state: expect.anything() });
  }
});

/** Somebody who watches and has come by themselves. */
function spectator(person: string, sent: Subscriber['sent']): Subscriber {
  return {
    person,
    profile: () => ({ id: person, name: person, account: false }),
    blocked: new Set<string>(),
    sent,
    ready: () => true,
    send: () => undefined,
  };
}

test('what those are told who watch is made once, whenever each of them has come', () => {
  const came = (person: string, room: string): Subscriber =>
    spectator(person, { seq: -1, eyes: undefined, room });
  const [early, late, behind] = [came('p', 'around'), came('q', 'around'), came('r', 'another')];
  const room = {
    services: { now: () => 0, clock: () => 0 },
    record: { id: 'ab', setup: { spectators: true }, chairs: [], members: [], host: {}, stage: 'gathering' },
    subscribers: new Set([early, late, behind]),
    presentElsewhere: new Set(),
    watchingElsewhere: [],
    leftAt: new Map(),
    presenceVersion: 1,
  } as unknown as Room; // as much of a room as is looked at before a match
  broadcast(room);
  expect(early.sent).toBe(late.sent);
  expect(behind.sent).not.toBe(late.sent);
  expect(behind.sent).toEqual(late.sent);
});
