import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ask,
  begin,
  firstMove,
  newKey,
  personOf,
  tableOf,
  type TestRooms,
  testRooms,
  watch,
} from '../../../test/kit/tableRoom.ts';
import { GAMES, gameOf } from '../../games/index.ts';
import { parseRecord, replay } from '../../kernel/match/record.ts';
import type { OnlineSetup, RoomView } from '../../protocol/online.ts';
import { decidingPersons } from '../../table/ledger.ts';
import { leaveTables } from '../people/departure.ts';
import { makeDelta } from '../socket/delta.ts';
import { recordText } from './past.ts';
import type { Room } from './room.ts';

/** Resigning online where the options of the table say that whoever resigns is out. */

let kit: TestRooms;
beforeEach(async () => {
  kit = await testRooms(GAMES);
});
afterEach(() => kit.close());

const PEOPLE = ['ann', 'bob', 'cem'] as const;
const OUT = { game: 'star', options: { resigningEliminates: true } } as const;

/** A match of three that has begun. */
async function playing(setup: Partial<OnlineSetup> = {}): Promise<Room> {
  const room = await tableOf(kit, 'ann', PEOPLE, { ...OUT, ...setup });
  for (const name of PEOPLE) watch(room, name);
  await begin(room, 'ann');
  return room;
}

const seqOf = ({ ledger }: Room): number => ledger?.entries.length ?? 0;
const shownTo = (room: Room, eyes: number) =>
  JSON.parse(makeDelta(room, { eyes, circle: 'inside' }, undefined).text).frame;
const seatsOf = (room: Room): RoomView['seats'] => shownTo(room, 0).room.seats;
const resign = (room: Room, name: string) => ask(room, name, { do: 'resign', seen: 0, key: newKey() });

/** Whoever is asked makes the first move there is. */
async function playFirst(room: Room): Promise<void> {
  const [seat = 0] = room.record.actors;
  await ask(room, PEOPLE[seat] ?? '', firstMove(room, seat));
}

test('P6.9 whoever resigns is out by the rules: no bot plays there, and the others go on', async () => {
  const room = await playing();
  for (let i = 0; i < 4; i++) await playFirst(room);
  const [asked = 0] = room.record.actors;
  const leaver = (asked + 1) % 3;
  expect(shownTo(room, leaver).match.leaving).toEqual({ [leaver]: { type: 'resign' } });
  expect((await resign(room, PEOPLE[leaver] ?? '')).seq).toBe(seqOf(room));
  expect(room.record).toMatchObject({ stage: 'playing', actors: [asked] });
  expect(seatsOf(room)[leaver]).toMatchObject({ resigned: true, person: { name: PEOPLE[leaver] } });
  expect(seatsOf(room)[leaver]?.bot).toBeUndefined();
  expect(shownTo(room, leaver).match.leaving).toBeUndefined();
  expect(shownTo(room, asked).match.notices).toMatchObject([{ seat: leaver, what: { kind: 'resign' } }]);
  for (let i = 0; i < 30; i++) {
    expect(room.record.actors).not.toContain(leaver);
    await playFirst(room);
  }
  expect(kit.thinking()).toBe(0);
  expect(kit.faults).toEqual([]);
});

test('P6.9 the last one left has won, and the record can be verified', async () => {
  const room = await playing();
  await playFirst(room);
  await resign(room, 'bob');
  await resign(room, 'cem');
  expect(room.record).toMatchObject({ stage: 'over', outcome: { places: [1, 2, 2] } });
  const record = parseRecord(recordText(room));
  expect(record.resigned).toMatchObject([
    { seat: 1, left: true },
    { seat: 2, left: true },
  ]);
  expect(record.moves.slice(-2)).toEqual(['1 resign', '2 resign']);
  expect(replay(gameOf('star').game, record).plies).toHaveLength(3);
});

test('P6.9 when no person is left the match is over, and bots do not play it out', async () => {
  const room = await tableOf(kit, 'ann', ['ann'], {
    ...OUT,
    seats: ['me', { bot: 'random' }, { bot: 'random' }],
  });
  await begin(room, 'ann');
  await kit.letBotsMove();
  await resign(room, 'ann');
  expect(room.record).toMatchObject({ stage: 'over', outcome: { places: [3, 1, 1] } });
  await kit.letBotsMove();
  expect(seqOf(room)).toBe(room.ledger?.entries.length);
});

test('whoever has left plays, takes back, resigns and returns no more, and is asked for no consent', async () => {
  const room = await playing();
  await playFirst(room);
  await resign(room, 'cem');
  for (const wish of [
    { do: 'resign', seen: seqOf(room), key: newKey() },
    { do: 'undo', seen: seqOf(room), key: newKey() },
    { do: 'play', seen: seqOf(room), key: newKey(), text: 'resign' },
    { do: 'reclaim' },
  ] as const)
    await expect(ask(room, 'cem', wish)).rejects.toThrow();
  await expect(ask(room, 'ann', { do: 'substitute', seat: 2 })).rejects.toThrow('no person plays seat 2');
  expect(room.ledger && decidingPersons(room.ledger)).toEqual([0, 1]);
  await ask(room, 'ann', { do: 'propose', seen: seqOf(room), what: { kind: 'close' } });
  await ask(room, 'bob', { do: 'answer', proposal: room.record.proposal?.id ?? 0, agree: true });
  expect(room.record.stage).toBe('closed');
});

test('P6.6 nobody goes back to before somebody left', async () => {
  const room = await playing();
  await playFirst(room);
  await resign(room, 'cem');
  const undo = { do: 'propose', seen: seqOf(room), what: { kind: 'undo', to: 0 } } as const;
  await expect(ask(room, 'ann', undo)).rejects.toThrow('stands');
});

test('P8.3 whose time is up is out by the rules where the match is lost then', async () => {
  const room = await playing({ clock: { bank: 10, increment: 0, atZero: 'resign' } });
  const [asked = 0] = room.record.actors;
  await kit.pass(11_000);
  expect(room.record.stage).toBe('playing');
  expect(room.ledger?.resigned).toMatchObject([{ seat: asked, left: true }]);
  expect(shownTo(room, 0).match.notices[0]).toMatchObject({
    seat: asked,
    what: { kind: 'resign', why: 'clock' },
  });
  await kit.pass(11_000);
  expect(room.record.stage).toBe('over');
  expect(kit.faults).toEqual([]);
});

test('P3.14 whoever is deleted leaves by the rules, too', async () => {
  const room = await playing();
  await leaveTables(kit.rooms, kit.services, personOf('bob').id);
  expect(room.ledger?.resigned).toMatchObject([{ seat: 1, left: true }]);
  expect(seatsOf(room)[1]?.bot).toBeUndefined();
});

test('another server that reads the table knows the same', async () => {
  const room = await playing();
  await playFirst(room);
  await resign(room, 'bob');
  const there = await kit.otherServer().get(room.record.id);
  expect(there.ledger?.resigned).toEqual(room.ledger?.resigned);
  expect(shownTo(there, 0).match).toEqual(shownTo(room, 0).match);
});
