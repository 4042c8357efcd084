import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ask,
  begin,
  firstMove,
  newKey,
  personOf,
  tableOf,
  testRooms,
  type TestRooms,
  watch,
} from '../../../test/kit/tableRoom.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { InputError } from '../../kernel/error.ts';
import type { ClockRules, OnlineSetup } from '../../protocol/online.ts';
import { personsAsked, plyOf } from '../../table/ledger.ts';
import { requireLedger, type Room, runningSeats } from './room.ts';

let kit: TestRooms;
beforeEach(async () => {
  kit = await testRooms();
});
afterEach(() => kit.close());

const NAMES = ['ann', 'bob', 'cy'] as const;
const SEALED = { options: { showing: false }, patience: 10 };

/** Three people at a table whose match has begun, and how each of them leaves. */
async function begun(setup: Partial<OnlineSetup> = SEALED): Promise<{ room: Room; leave: (() => void)[] }> {
  const room = await tableOf(kit, 'ann', NAMES, setup);
  const leave = NAMES.map((name) => watch(room, name));
  await begin(room, 'ann');
  return { room, leave };
}

const seqOf = (room: Room): number => requireLedger(room).entries.length;

async function play(room: Room, ...seats: readonly number[]): Promise<void> {
  for (const seat of seats) await ask(room, itemAt(NAMES, seat), firstMove(room, seat));
}

async function takenOver(room: Room, leave: () => void, seat: number): Promise<void> {
  leave();
  await kit.pass(11_000);
  await ask(room, 'ann', { do: 'substitute', seat });
}

test('P6.6 whoever is away keeps the veto, although a bot plays for them', async () => {
  const { room, leave } = await begun();
  await takenOver(room, itemAt(leave, 2), 2);
  await play(room, 0, 1);
  await kit.letBotsMove();
  const ply = plyOf(requireLedger(room));
  await ask(room, 'ann', { do: 'propose', seen: seqOf(room), what: { kind: 'undo', to: ply - 1 } });
  await ask(room, 'bob', { do: 'answer', proposal: 1, agree: true });
  await kit.pass(7 * 24 * 3600 * 1000);
  expect(room.record.proposal).toMatchObject({ agreed: [0, 1] });
  expect(plyOf(requireLedger(room))).toBe(ply);
  await ask(room, 'cy', { do: 'answer', proposal: 1, agree: true });
  expect(plyOf(requireLedger(room))).toBe(ply - 1);
});

test('P6.7 who proposed something withdraws it, and who is away refuses it from there', async () => {
  const { room, leave } = await begun();
  await takenOver(room, itemAt(leave, 2), 2);
  for (const [proposal, name] of [
    [1, 'ann'],
    [2, 'cy'],
  ] as const) {
    await ask(room, 'ann', { do: 'propose', seen: seqOf(room), what: { kind: 'pause' } });
    await ask(room, name, { do: 'answer', proposal, agree: false });
    expect(room.record.proposal).toBeUndefined();
  }
  expect(room.record.stage).toBe('playing');
});

test('P6.14 no undo goes back to before a bot took a seat', async () => {
  const { room, leave } = await begun();
  await play(room, 0, 1);
  await takenOver(room, itemAt(leave, 2), 2);
  const undo = { do: 'undo', seen: seqOf(room), key: newKey() } as const;
  await expect(ask(room, 'bob', undo)).rejects.toThrow('cannot take back');
  const back = (to: number) => ({ do: 'propose', seen: seqOf(room), what: { kind: 'undo', to } }) as const;
  await expect(ask(room, 'ann', back(1))).rejects.toThrow('before move 2');
  await kit.letBotsMove();
  await ask(room, 'cy', { do: 'reclaim' });
  await expect(ask(room, 'ann', back(0))).rejects.toThrow('before move 2');
  await ask(room, 'ann', back(2));
});

test('P6.10 nobody but its owner chooses the bot that stands in', async () => {
  const { room, leave } = await begun();
  await takenOver(room, itemAt(leave, 1), 1);
  expect(requireLedger(room).substitutes).toEqual({ 1: 'medium' });
  await expect(ask(room, 'cy', { do: 'standIn', bot: 'nobody' })).rejects.toThrow(InputError);
  await ask(room, 'cy', { do: 'standIn', bot: 'hard' });
  await takenOver(room, itemAt(leave, 2), 2);
  expect(requireLedger(room).substitutes).toEqual({ 1: 'medium', 2: 'hard' });
});

test('P6.10 somebody who never came is away since the match began', async () => {
  const room = await tableOf(kit, 'ann', NAMES, SEALED);
  watch(room, 'ann');
  await begin(room, 'ann');
  await expect(ask(room, 'ann', { do: 'substitute', seat: 1 })).rejects.toThrow('10 seconds');
  await kit.pass(10_000);
  await ask(room, 'ann', { do: 'substitute', seat: 1 });
});

test('P6.10, P6.16 while other servers are not heard nobody is taken for absent', async () => {
  const { room, leave } = await begun();
  for (const away of leave.slice(1)) away();
  await kit.pass(2 * 24 * 3600 * 1000);
  let isConnected = false;
  Object.assign(kit.services.fleet, { isConnected: () => isConnected });
  await expect(ask(room, 'ann', { do: 'substitute', seat: 1 })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(ask(room, 'ann', { do: 'close' })).rejects.toMatchObject({ code: 'forbidden' });
  isConnected = true;
  await ask(room, 'ann', { do: 'substitute', seat: 1 });
  await ask(room, 'ann', { do: 'close' });
});

test('P6.10 how long somebody was away is known after the table was let go of', async () => {
  const { room, leave } = await begun();
  for (const one of leave) one();
  await kit.pass(61_000);
  const quiet = Array.from({ length: 201 }, (_, i) => `quiet ${i}`);
  for (const host of quiet) await tableOf(kit, host, [host, '']);
  const again = await kit.rooms.get(room.record.id);
  expect(again).not.toBe(room);
  await ask(again, 'ann', { do: 'substitute', seat: 1 });
});

const CLOCK: ClockRules = { bank: 100, increment: 0, atZero: 'bot' };

test('P8.4 time that is used up comes back once, and not for the choice at hand', async () => {
  const { room } = await begun({ ...SEALED, clock: CLOCK });
  await play(room, 1, 2);
  await kit.pass(100_000);
  expect(requireLedger(room).substitutes).toEqual({ 0: 'medium' });
  await expect(ask(room, 'ann', { do: 'reclaim' })).rejects.toThrow('when it has chosen');
  await kit.letBotsMove();
  expect(personsAsked(requireLedger(room))).toEqual([1, 2]);
  await ask(room, 'ann', { do: 'reclaim' });
  expect(personsAsked(requireLedger(room))).toEqual([0, 1, 2]);
  expect(room.record.clocks?.left[0]).toBe(60_000);
});

test('P8.4 whoever has no time left gets a minute once, and then no more', async () => {
  const { room } = await begun({ patience: 10, clock: CLOCK });
  await kit.pass(100_000);
  await kit.letBotsMove();
  await play(room, 1, 2);
  await kit.letBotsMove();
  expect(personsAsked(requireLedger(room))).toEqual([1]);
  await ask(room, 'ann', { do: 'reclaim' });
  expect(room.record.clocks?.left[0]).toBe(60_000);
  await play(room, 1);
  await kit.pass(60_000);
  expect(requireLedger(room).substitutes).toEqual({ 0: 'medium' });
  await play(room, 1, 2);
  await kit.letBotsMove();
  expect(personsAsked(requireLedger(room))).toEqual([2]);
  await expect(ask(room, 'ann', { do: 'reclaim' })).rejects.toThrow('given time once already');
  await ask(room, 'ann', { do: 'resign', seen: 0, key: newKey() });
});

test('P8.2 a move taken back and made again earns the increment once', async () => {
  const { room } = await begun({ ...SEALED, clock: { ...CLOCK, increment: 50 } });
  await play(room, 0);
  expect(room.record.clocks?.left[0]).toBe(150_000);
  for (let i = 0; i < 3; i++) {
    await ask(room, 'ann', { do: 'undo', seen: seqOf(room), key: newKey() });
    expect(room.record.clocks?.left[0]).toBe(100_000);
    await ask(room, 'ann', { do: 'redo', seen: seqOf(room), key: newKey() });
    expect(room.record.clocks?.left[0]).toBe(150_000);
  }
});

const steps = fc.array(fc.tuple(fc.nat(9), fc.nat(2), fc.integer({ min: 1, max: 70 })), { maxLength: 80 });

test('P8.4 whatever sequence of leaving, returning and taking back, a clock binds', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (line, showing) => {
      await kit.close();
      kit = await testRooms();
      const clock = { bank: 100, increment: 7, atZero: 'bot' } as const;
      const { room, leave } = await begun({ options: { showing }, patience: 10, clock });
      const used = NAMES.map(() => 0);
      for (const [what, seat, seconds] of line) {
        await step(room, leave, { what, seat, seconds, used }).catch(expectRefusal);
        for (const one of NAMES.keys())
          expect(itemAt(used, one)).toBeLessThanOrEqual(mostTime(room, one, clock));
      }
    }),
    { numRuns: 60 },
  );
});

interface Step {
  readonly what: number;
  readonly seat: number;
  readonly seconds: number;
  /** Milliseconds each seat has thought. */
  readonly used: number[];
}

async function step(room: Room, leave: (() => void)[], { what, seat, seconds, used }: Step): Promise<void> {
  const name = itemAt(NAMES, seat);
  const deed = { seen: seqOf(room), key: newKey() };
  if (what < 3) return think(room, seconds, used);
  if (what === 3) return void (await ask(room, name, { do: 'reclaim' }));
  if (what === 4) return itemAt(leave, seat)();
  if (what === 5) return void leave.splice(seat, 1, watch(room, name));
  if (what === 6) return void (await ask(room, 'ann', { do: 'substitute', seat }));
  if (what === 7) return kit.letBotsMove();
  if (what === 8) return void (await ask(room, name, { do: 'undo', ...deed }));
  await play(room, seat);
}

/** Passes time, a second after the other, so that it is known who thought how long. */
async function think(room: Room, seconds: number, used: number[]): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    for (const seat of runningSeats(room)) used[seat] = itemAt(used, seat) + 1000;
    await kit.pass(1000);
  }
}

/** The bank, an increment for each move that stands or was taken back by consent, and one return. */
function mostTime(room: Room, seat: number, { bank, increment }: ClockRules): number {
  const person = personOf(itemAt(NAMES, seat)).id;
  const own = requireLedger(room)
    .entries.slice()
    .filter(({ by }) => by === person);
  const count = (kind: string): number => own.filter(({ deed }) => deed.kind === kind).length;
  return (bank + (count('move') - count('undo')) * increment + 60) * 1000;
}

function expectRefusal(error: unknown): void {
  expect(error).toBeInstanceOf(InputError);
}
