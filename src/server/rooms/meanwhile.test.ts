import { afterEach, expect, test } from 'vitest';
import {
  ask,
  begin,
  newKey,
  nonceAt,
  personOf,
  tableOf,
  type TestRooms,
  testRooms,
  watch,
} from '../../../test/kit/tableRoom.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { promiseOf } from '../../kernel/match/fairness.ts';
import { DELETED_NAME } from '../../protocol/names.ts';
import type { Person } from '../../protocol/online.ts';
import { samplePerson } from '../store/personContract.ts';
import { openSubscriptions } from '../socket/subscriptions.ts';
import { admit } from './access.ts';
import { takeSeat } from './gathering.ts';
import type { Room } from './room.ts';

/** What becomes of a request while something else is done that it rests on. */

const open: TestRooms[] = [];
async function kitOf(): Promise<TestRooms> {
  const kit = await testRooms();
  open.push(kit);
  return kit;
}
afterEach(async () => {
  for (const kit of open.splice(0)) await kit.close();
});

const [ann, bob] = [personOf('ann'), personOf('bob')];
const sitDown = (room: Room): Promise<number> => takeSeat(room, bob, 1, promiseOf(nonceAt(9)));

test.each(['remove', 'kick'] as const)(
  'P4.4, P4.15 whoever sits down while the host does %s them is not seated',
  async (what) => {
    const kit = await kitOf();
    const room = await tableOf(kit, 'ann', ['ann', 'bob'], { private: true });
    const away = ask(room, 'ann', what === 'kick' ? { do: what, seat: 1 } : { do: what, person: bob.id });
    const sitting = sitDown(room);
    await away;
    await expect(sitting).rejects.toMatchObject({ code: 'unknown_match' });
    expect(room.record.chairs[1]).toEqual({});
  },
);

test('P4.15 nor through a server that has not heard of it', async () => {
  const kit = await kitOf();
  const here = await tableOf(kit, 'ann', ['ann', 'bob']);
  const there = await kit.otherServer().get(here.record.id);
  await ask(here, 'ann', { do: 'remove', person: bob.id });
  await expect(sitDown(there)).rejects.toMatchObject({ code: 'forbidden' });
  expect(there.record.chairs[1]).toEqual({});
});

test('P4.17 whoever is blocked by the host while they sit down or come in does neither', async () => {
  const kit = await kitOf();
  const room = await tableOf(kit, 'ann', ['ann', 'cy', 'dan'], { private: true });
  const hold = room.inTurn(() =>
    kit.services.store.block({ person: ann.id, other: bob.id, name: 'bob', at: 1 }),
  );
  const coming = admit(room, bob.id, room.record.invitations);
  await hold;
  await expect(coming).rejects.toThrow('does not let you in');
  expect(room.record.members).not.toContain(bob.id);
});

test('P3.14 whoever is deleted while they sit down does not stay', async () => {
  const kit = await kitOf();
  const room = await tableOf(kit, 'ann', ['ann', 'cy']);
  await ask(room, 'cy', { do: 'stand' });
  await kit.services.store.addPerson(samplePerson(bob.id, { name: '', epoch: 2 }));
  await expect(sitDown(room)).rejects.toMatchObject({ code: 'stale' });
  expect(room.record.chairs[1]).toEqual({});
});

test('P3.14 a table that somebody makes while they are deleted is closed, and names nobody', async () => {
  const kit = await kitOf();
  const { services } = kit;
  await services.store.addPerson(samplePerson(bob.id, { name: '', epoch: 2 }));
  await expect(tableOf(kit, 'bob', ['bob', 'cy'])).rejects.toMatchObject({ code: 'stale' });
  const [id = ''] = await services.store.tablesWith(bob.id, '', 1);
  const { record } = await kit.rooms.get(id);
  expect(record).toMatchObject({ stage: 'closed', host: { name: DELETED_NAME }, closing: { by: bob.id } });
  expect(JSON.stringify(record)).not.toContain('"bob"');
});

test('P4.10 of two who ask for a rematch at two servers both come to the same table, the only one', async () => {
  const kit = await kitOf();
  const here = await tableOf(kit, 'ann', ['ann', 'bob']);
  await begin(here, 'ann');
  await ask(here, 'bob', { do: 'resign', seen: 0, key: newKey() });
  const there = await kit.otherServer().get(here.record.id);
  const answers = await Promise.all([
    ask(here, 'ann', { do: 'rematch' }),
    ask(there, 'bob', { do: 'rematch' }),
  ]);
  expect(answers[0].table).toBe(answers[1].table);
  expect(await kit.services.store.tablesAfter('', 9)).toHaveLength(2);
});

test('P4.10 a rematch that was agreed upon but could not be stored is made when it is asked for again', async () => {
  const kit = await kitOf();
  const room = await tableOf(kit, 'ann', ['ann', 'bob']);
  await begin(room, 'ann');
  await ask(room, 'bob', { do: 'resign', seen: 0, key: newKey() });
  room.record = { ...room.record, rematch: 'ab'.repeat(12) };
  const { table } = await ask(room, 'bob', { do: 'rematch' });
  expect(table).toBe('ab'.repeat(12));
  const { store } = kit.services;
  expect(await store.table('ab'.repeat(12))).toMatchObject({ host: { id: bob.id } });
  // Somebody else may make it between a look at it and making it oneself.
  store.table = async () => undefined;
  expect((await ask(room, 'ann', { do: 'rematch' })).table).toBe('ab'.repeat(12));
  expect(room.closed).toBe(false);
});

test('P5.11 nothing that is done to a table after its end makes the day of its chat longer', async () => {
  const kit = await kitOf();
  const room = await tableOf(kit, 'ann', ['ann', 'bob']);
  await begin(room, 'ann');
  await ask(room, 'bob', { do: 'resign', seen: 0, key: newKey() });
  const { touched } = room.record;
  for (let i = 0; i < 3; i++) {
    await kit.pass(10 * 60 * 60 * 1000);
    kit.rooms.rename({ ...ann, name: `Ann ${i}` });
    await ask(room, 'ann', { do: 'remove', person: personOf(`eve ${i}`).id });
  }
  expect(room.record).toMatchObject({ touched, chairs: [{ name: 'Ann 2' }, {}] });
  const late = ask(room, 'ann', { do: 'chat', text: 'still here', key: newKey() });
  await expect(late).rejects.toThrow('more than a day ago');
});

/** Lets reads of whom somebody has blocked wait; each call of what is returned lets one of them go, by its place. */
function holdBlocks({ services: { store } }: TestRooms): (place: number) => Promise<void> {
  const answers: (() => void)[] = [];
  const read = store.blocked.bind(store);
  store.blocked = async (person) => {
    const blocks = await read(person);
    await new Promise<void>((resolve) => answers.push(resolve));
    return blocks;
  };
  return async (place) => {
    await expect.poll(() => answers.length).toBeGreaterThan(place);
    itemAt(answers, place)();
  };
}

test('P4.16 what was read of blocks later counts, whichever answer comes first', async () => {
  const kit = await kitOf();
  const room = await tableOf(kit, 'ann', ['ann', 'bob']);
  watch(room, 'ann');
  const letGo = holdBlocks(kit);
  const first = kit.rooms.blocksChanged(ann.id);
  await new Promise((resolve) => setImmediate(resolve));
  await kit.services.store.block({ person: ann.id, other: bob.id, name: 'bob', at: 1 });
  const second = kit.rooms.blocksChanged(ann.id);
  await letGo(1);
  await second;
  await letGo(0);
  await first;
  const [subscriber] = room.subscribers;
  expect([...(subscriber?.blocked ?? [])]).toEqual([bob.id]);
});

/** Somebody's connection, and what it was sent. */
function connectionOf(kit: TestRooms, person: Person) {
  const sent: string[] = [];
  const outbox = {
    isReady: () => true,
    send: (text: string) => void sent.push(text),
    close: () => undefined,
  };
  const payer = kit.services.budgets.payer(person.id, 'here');
  const subscriptions = openSubscriptions(kit.rooms, outbox, () => person);
  return { sent, start: (table: string) => subscriptions.start(table, undefined, payer) };
}

test('P4.15 whoever is removed while they come to watch is sent nothing', async () => {
  const kit = await kitOf();
  const room = await tableOf(kit, 'ann', ['ann', 'cy'], { private: true });
  await admit(room, bob.id, room.record.invitations);
  const letGo = holdBlocks(kit);
  const { start, sent } = connectionOf(kit, bob);
  const starting = start(room.record.id);
  await new Promise((resolve) => setImmediate(resolve));
  await ask(room, 'ann', { do: 'remove', person: bob.id });
  await letGo(0);
  await expect(starting).rejects.toMatchObject({ code: 'unknown_match' });
  expect([sent, room.subscribers.size]).toEqual([[], 0]);
});

test('P4.16 whom somebody blocks while they come to watch they do not hear', async () => {
  const kit = await kitOf();
  const room = await tableOf(kit, 'ann', ['ann', 'bob']);
  await ask(room, 'bob', { do: 'chat', text: 'hello ann', key: newKey() });
  const letGo = holdBlocks(kit);
  const { start, sent } = connectionOf(kit, ann);
  const starting = start(room.record.id);
  await new Promise((resolve) => setImmediate(resolve));
  await kit.services.store.block({ person: ann.id, other: bob.id, name: 'bob', at: 1 });
  await kit.rooms.blocksChanged(ann.id);
  await letGo(0);
  await letGo(1);
  await starting;
  await ask(room, 'bob', { do: 'chat', text: 'hello again', key: newKey() });
  expect(sent.join()).not.toContain('hello');
});
