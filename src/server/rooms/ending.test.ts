import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  begin,
  firstMove,
  newKey,
  nonceAt,
  personOf,
  tableOf,
  testRooms,
  type TestRooms,
  watch,
  type Wish,
} from '../../../test/kit/tableRoom.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { InputError } from '../../kernel/error.ts';
import { parseRecord, replay } from '../../kernel/match/record.ts';
import type { OnlineSetup } from '../../protocol/online.ts';
import type { Deed } from '../../table/entry.ts';
import { exportLines, importInto } from '../archive/archive.ts';
import { makeDelta } from '../socket/delta.ts';
import { admit } from './access.ts';
import { dueTables } from '../unattended/dueTables.ts';
import { recordText } from './past.ts';
import { enter, requireLedger, type Room } from './room.ts';
import { seatOf } from './tableRecord.ts';

/** Who may do what at which stage, and that nothing at all follows the end, after which luck is told. */

let kit: TestRooms;
beforeEach(async () => {
  kit = await testRooms();
});
afterEach(() => kit.close());

/** Everybody there is: one in every way to be at a table. */
const SEATED = ['host', 'player', 'resigned', 'away'] as const;
const EVERYBODY = [...SEATED, 'guest', 'stranger'] as const;
type Who = (typeof EVERYBODY)[number];

/** Everything that can be asked of a table, as somebody would ask it at this moment. */
const WISHES: Readonly<Record<string, (room: Room, who: Who) => Wish>> = {
  play: (room, who) => firstMove(room, seatOf(room.record, personOf(who).id) ?? 0),
  undo: (room) => ({ do: 'undo', seen: seqOf(room), key: newKey() }),
  redo: (room) => ({ do: 'redo', seen: seqOf(room), key: newKey() }),
  resign: (room) => ({ do: 'resign', seen: seqOf(room), key: newKey() }),
  'propose undo': (room) => ({ do: 'propose', seen: seqOf(room), what: { kind: 'undo', to: 0 } }),
  'propose pause': (room) => ({ do: 'propose', seen: seqOf(room), what: { kind: 'pause' } }),
  'propose close': (room) => ({ do: 'propose', seen: seqOf(room), what: { kind: 'close' } }),
  agree: ({ record }) => ({ do: 'answer', proposal: record.proposal?.id ?? 1, agree: true }),
  refuse: ({ record }) => ({ do: 'answer', proposal: record.proposal?.id ?? 1, agree: false }),
  resume: () => ({ do: 'resume' }),
  reclaim: () => ({ do: 'reclaim' }),
  substitute: () => ({ do: 'substitute', seat: 1 }),
  standIn: () => ({ do: 'standIn', bot: 'easy' }),
  seatBot: () => ({ do: 'seatBot', seat: 3, bot: 'random' }),
  free: () => ({ do: 'free', seat: 3 }),
  remove: () => ({ do: 'remove', person: personOf('guest').id }),
  kick: () => ({ do: 'kick', seat: 1 }),
  stand: () => ({ do: 'stand' }),
  start: () => ({ do: 'start' }),
  reveal: ({ record }, who) => ({ do: 'reveal', nonce: nonceAt(seatOf(record, personOf(who).id) ?? 0) }),
  cancelDraw: () => ({ do: 'cancelDraw' }),
  close: () => ({ do: 'close' }),
  rematch: () => ({ do: 'rematch' }),
  chat: () => ({ do: 'chat', text: 'well met', key: newKey() }),
  look: () => ({ do: 'look', ply: 0, eyes: 'nobody' }),
};

/** Everything that is sent to whoever only watches. */
const shownOf = (room: Room): string =>
  makeDelta(room, { eyes: undefined, circle: 'silent' }, undefined).text;

const seqOf = ({ ledger }: Room): number => ledger?.entries.length ?? 0;

const SETUP: Partial<OnlineSetup> = { private: true, patience: 60 };
const DAY_MS = 24 * 60 * 60 * 1000;

async function gathering(names: readonly string[] = SEATED, setup: Partial<OnlineSetup> = {}): Promise<Room> {
  const room = await tableOf(kit, 'host', names, { ...SETUP, ...setup });
  await admit(room, personOf('guest').id, room.record.invitations);
  return room;
}

/** One has resigned, a bot plays for one who left, and the host has made the first move. */
async function playing(setup: Partial<OnlineSetup> = {}): Promise<Room> {
  const room = await gathering(SEATED, setup);
  for (const name of ['host', 'player', 'resigned', 'guest']) watch(room, name);
  await begin(room, 'host');
  await ask(room, 'resigned', { do: 'resign', seen: 0, key: newKey() });
  await kit.pass(61_000);
  await ask(room, 'player', { do: 'substitute', seat: 3 });
  await ask(room, 'host', firstMove(room, 0));
  return room;
}

async function agreed(room: Room, kind: 'pause' | 'close'): Promise<Room> {
  await ask(room, 'host', { do: 'propose', seen: seqOf(room), what: { kind } });
  const proposal = room.record.proposal?.id ?? 0;
  for (const name of ['player', 'away']) await ask(room, name, { do: 'answer', proposal, agree: true });
  return room;
}

async function proposed(): Promise<Room> {
  const room = await playing();
  await ask(room, 'host', { do: 'propose', seen: seqOf(room), what: { kind: 'close' } });
  return room;
}

/** Everybody but the host has been away for a day. */
async function left(host = 'host'): Promise<Room> {
  const room = await gathering(host === 'host' ? SEATED : ['other', ...SEATED.slice(1)]);
  watch(room, 'host');
  const leave = watch(room, 'player');
  await begin(room, 'host');
  await ask(room, 'resigned', { do: 'resign', seen: 0, key: newKey() });
  leave();
  await kit.pass(DAY_MS + 1000);
  return room;
}

/** A match as it was closed when that was no entry yet: with a proposal still open and a bot in somebody's seat. */
async function closedEarlier(): Promise<Room> {
  const { record } = await proposed();
  const closed = { ...record, stage: 'closed' as const, version: record.version + 1 };
  await kit.services.store.saveTable(closed);
  return kit.otherServer().get(record.id);
}

async function over(): Promise<Room> {
  const room = await playing();
  for (const name of ['host', 'player'])
    await ask(room, name, { do: 'resign', seen: seqOf(room), key: newKey() });
  return room;
}

interface Stage {
  readonly room: () => Promise<Room>;
  /** Who may, by what they ask; everybody else is refused, and so is everything else. Chat has rules of its own. */
  readonly may: Readonly<Record<string, readonly Who[]>>;
}

const STAYING: readonly Who[] = ['host', 'player', 'away'];
const DECIDING: readonly Who[] = ['host', 'player'];
const WATCHING: readonly Who[] = [...SEATED, 'guest'];
const ALL_MAY = { look: WATCHING, remove: ['host'] } as const;

const PLAYED = {
  ...ALL_MAY,
  play: DECIDING,
  undo: ['host'],
  resign: STAYING,
  reclaim: ['away'],
  standIn: STAYING,
} as const;

const STAGES: Readonly<Record<string, Stage>> = {
  'gathering, a seat free': {
    room: () => gathering(SEATED.slice(0, 3), { seats: ['me', 'open', 'open', 'open'] }),
    may: {
      remove: ['host'],
      standIn: ['host', 'player', 'resigned'],
      stand: ['host', 'player', 'resigned'],
      seatBot: ['host'],
      free: ['host'],
      kick: ['host'],
      close: ['host'],
    },
  },
  'gathering, all seats taken': {
    room: () => gathering(),
    may: {
      remove: ['host'],
      standIn: SEATED,
      stand: SEATED,
      kick: ['host'],
      start: ['host'],
      close: ['host'],
    },
  },
  'gathering, the luck being drawn': {
    room: async () => {
      const room = await gathering();
      await ask(room, 'host', { do: 'start' });
      return room;
    },
    may: {
      remove: ['host'],
      standIn: SEATED,
      stand: SEATED,
      kick: ['host'],
      reveal: SEATED,
      cancelDraw: ['host'],
      close: ['host'],
    },
  },
  playing: {
    room: () => playing(),
    may: { ...PLAYED, 'propose undo': DECIDING, 'propose pause': DECIDING, 'propose close': DECIDING },
  },
  'playing, with a proposal': { room: proposed, may: { ...PLAYED, agree: STAYING, refuse: STAYING } },
  paused: {
    room: async () => agreed(await playing(), 'pause'),
    may: { ...ALL_MAY, 'propose close': DECIDING, resume: STAYING, reclaim: ['away'], standIn: STAYING },
  },
  'playing, the host without a seat': {
    room: unseated,
    may: {
      ...ALL_MAY,
      play: ['player'],
      'propose undo': ['player'],
      'propose pause': ['player'],
      'propose close': ['player'],
      resign: ['player', 'away'],
      reclaim: ['away'],
      standIn: ['player', 'away'],
    },
  },
  'playing, all others gone': {
    room: () => left(),
    may: {
      ...ALL_MAY,
      play: ['host'],
      resign: STAYING,
      'propose pause': STAYING,
      'propose close': STAYING,
      substitute: STAYING,
      standIn: STAYING,
      close: ['host'],
    },
  },
};

/** The host only watches, and somebody else has made the first move. */
async function unseated(): Promise<Room> {
  const room = await gathering(['other', ...SEATED.slice(1)]);
  for (const name of ['host', 'other', 'player']) watch(room, name);
  await begin(room, 'host');
  await ask(room, 'resigned', { do: 'resign', seen: 0, key: newKey() });
  await kit.pass(61_000);
  await ask(room, 'player', { do: 'substitute', seat: 3 });
  await ask(room, 'other', firstMove(room, 0));
  return room;
}

const ENDED_MAY = { ...ALL_MAY, rematch: SEATED };

const ENDS: Readonly<Record<string, Stage>> = {
  over: { room: over, may: ENDED_MAY },
  'closed by consent': { room: async () => agreed(await playing(), 'close'), may: ENDED_MAY },
  'closed by the host alone': {
    room: async () => {
      const room = await left();
      await ask(room, 'host', { do: 'close' });
      return room;
    },
    may: ENDED_MAY,
  },
  'closed by a host without a seat': {
    room: async () => {
      const room = await left('nobody');
      await ask(room, 'host', { do: 'close' });
      return room;
    },
    may: { ...ALL_MAY, rematch: ['player', 'resigned', 'away'] },
  },
  'closed while paused': {
    room: async () => agreed(await agreed(await playing(), 'pause'), 'close'),
    may: ENDED_MAY,
  },
  'closed before that was an entry': { room: closedEarlier, may: ENDED_MAY },
  'closed while gathering': {
    room: async () => {
      const room = await gathering();
      await ask(room, 'host', { do: 'close' });
      return room;
    },
    may: { remove: ['host'], rematch: SEATED },
  },
};

async function isGranted(room: Room, who: Who, wish: string): Promise<boolean> {
  const wanted = WISHES[wish]?.(room, who) ?? expect.fail('there is no such wish');
  try {
    await ask(room, who, wanted);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

const stored = async (room: Room) => {
  const table = await kit.services.store.tableSince(room.record.id, 0);
  return { entries: table?.entries, stage: table?.record.stage, closing: table?.record.closing };
};

describe.each(Object.entries({ ...STAGES, ...ENDS }))('%s', (_, { room: make, may }) => {
  test('P4.7 whoever may not is refused, and nothing changes', async () => {
    const room = await make();
    const before = { ...(await stored(room)), version: room.record.version };
    for (const wish of Object.keys(WISHES))
      for (const who of EVERYBODY)
        if (wish !== 'chat' && !may[wish]?.includes(who))
          expect([wish, who, await isGranted(room, who, wish)]).toEqual([wish, who, false]);
    expect({ ...(await stored(room)), version: room.record.version }).toEqual(before);
  });

  test.each(Object.keys(may))('P4.7 whoever may is granted to %s', async (wish) => {
    for (const who of may[wish] ?? [])
      expect([who, await isGranted(await make(), who, wish)]).toEqual([who, true]);
  });
});

test('P4.7 every request that the protocol names is among those that are tried', async () => {
  const protocol = readFileSync(path.resolve(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
  const [, table = ''] = protocol.split('| `do` |');
  const [rows = ''] = table.split('\n\n', 1);
  const named = [...rows.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
  const room = await playing();
  const tried = Object.values(WISHES).map((wish) => wish(room, 'host').do);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((one) => !['watch', 'unwatch', 'ping', ...tried].includes(one))).toEqual([]);
});

/** One of every kind, so that none is forgotten. */
const DEEDS: Readonly<Record<Deed['kind'], Deed>> = {
  move: {
    kind: 'move',
    seat: 0,
    move: { type: 'pass' },
    events: [],
    points: [0, 0, 0, 0],
    open: false,
    final: true,
  },
  undo: { kind: 'undo', seat: 0, to: 0, consent: true },
  resign: { kind: 'resign', seat: 0, why: 'clock' },
  substitute: { kind: 'substitute', seat: 0, bot: 'medium', why: 'clock' },
  reclaim: { kind: 'reclaim', seat: 3 },
  pause: { kind: 'pause', seat: 0 },
  resume: { kind: 'resume', seat: 0 },
  close: { kind: 'close', seat: 0, consent: true },
};

describe.each(Object.entries(ENDS))('P6.15 nothing follows: %s', (_, { room: make }) => {
  test('no entry of any kind, whoever makes it', async () => {
    const room = await make();
    const before = await stored(room);
    const told = shownOf(room);
    expect(told).toContain(room.record.secret);
    if (room.ledger)
      for (const deed of Object.values(DEEDS))
        await expect(enter(room, { deed, position: room.ledger.position })).rejects.toThrow(
          /nothing can be done in it any more/,
        );
    await kit.letBotsMove();
    await kit.pass(7 * DAY_MS);
    kit.rooms.rename({ ...personOf('player'), name: 'Somebody' });
    await dueTables(kit.services, kit.rooms).look();
    await kit.letBotsMove();
    expect(await stored(room)).toEqual(before);
    const { stage } = (await kit.otherServer().get(room.record.id)).record;
    expect(stage).toBe(before.stage);
  });
});

test('P6.15 the move of a bot that was thinking comes too late', async () => {
  const room = await playing();
  for (const [seat, name] of ['host', 'player'].entries()) await ask(room, name, firstMove(room, seat));
  expect(kit.thinking()).toBeGreaterThan(0);
  await agreed(room, 'close');
  const before = await stored(room);
  await kit.letBotsMove();
  expect(await stored(room)).toEqual(before);
  expect(before.stage).toBe('closed');
  expect(kit.faults).toEqual([]);
});

test('P6.15 a clock that would have run out does not', async () => {
  const room = await playing({ clock: { bank: 500, increment: 0, atZero: 'bot' } });
  await agreed(room, 'close');
  const before = await stored(room);
  await kit.pass(1_000_000);
  expect(await stored(room)).toEqual(before);
});

test.each(Object.keys(WISHES))('P6.15 a server that has not heard of it adds nothing: %s', async (wish) => {
  const room = await playing();
  const behind = await kit.otherServer().get(room.record.id);
  await agreed(room, 'close');
  const before = await stored(room);
  for (const who of EVERYBODY) await isGranted(behind, who, wish);
  await kit.letBotsMove();
  expect(await stored(room)).toEqual(before);
});

test('P6.17 a closed table says by whom, when and whether by consent', async () => {
  const alone = await left();
  await ask(alone, 'host', { do: 'close' });
  const host = personOf('host');
  expect(alone.record.closing).toEqual({ by: host.id, at: kit.services.now(), consent: false });
  const text = shownOf(alone);
  expect(JSON.parse(text).frame).toMatchObject({
    room: { stage: 'closed', closing: { by: host, consent: false } },
    match: { actors: [], notices: [{}, { seat: 0, what: { kind: 'close', consent: false } }] },
  });
  const together = await agreed(await playing(), 'close');
  expect(together.record).toMatchObject({ stage: 'closed', closing: { by: host.id, consent: true } });
  const earlier = await closedEarlier();
  expect(JSON.parse(shownOf(earlier)).frame).toMatchObject({
    room: { stage: 'closed' },
    match: { actors: [], seed: requireLedger(earlier).match.seed },
  });
});

test('P6.17 the record of a closed match says so and holds', async () => {
  const room = await agreed(await playing(), 'close');
  const record = parseRecord(recordText(room));
  expect(record).toMatchObject({ closed: { seat: 0, consent: true } });
  expect(replay(room.services.game('toy').game, record).plies).toHaveLength(1);
  expect(parseRecord(recordText(await closedEarlier())).closed).toEqual({});
});

test('P6.17 an export and what is taken in from it keep a closed match closed', async () => {
  const { record } = await left('nobody');
  await ask(await kit.rooms.get(record.id), 'host', { do: 'close' });
  const other = await testRooms();
  await importInto(other.services.store, exportLines(kit.services.store));
  const room = await other.rooms.get(record.id);
  expect(room.record).toMatchObject({ stage: 'closed', closing: { by: personOf('host').id } });
  await expect(ask(room, 'other', { do: 'resume' })).rejects.toThrow(InputError);
  expect(room.ledger?.closed).toBe(true);
  await other.close();
});

test.each([
  ['a day', 60, DAY_MS],
  ['the patience of the table', 2 * 24 * 60 * 60, 2 * DAY_MS],
])('P6.16 others count as gone after %s without a break', async (_, patience, least) => {
  const room = await gathering(['host', 'player'], { patience });
  const leave = watch(room, 'player');
  await begin(room, 'host');
  const refused = (): Promise<void> =>
    expect(ask(room, 'host', { do: 'close' })).rejects.toThrow(`away for ${least / 1000} seconds`);
  leave();
  await kit.pass(least - 1000);
  await refused();
  watch(room, 'player')();
  await kit.pass(least - 1000);
  await refused();
  await kit.pass(1000);
  await ask(room, 'host', { do: 'close' });
});

test('P6.16 a host without a seat closes a match that all others have left', async () => {
  const room = await left('nobody');
  await expect(ask(await playing(), 'host', { do: 'close' })).rejects.toThrow('ask for their consent');
  await ask(room, 'host', { do: 'close' });
  expect(room.record).toMatchObject({ stage: 'closed', closing: { by: personOf('host').id } });
  const frame = JSON.parse(shownOf(room)).frame;
  expect(frame.room.closing.by.name).toBe('host');
  expect(frame.match.notices.at(-1)).not.toHaveProperty('seat');
});

function expectRefusal(error: unknown): void {
  expect(error).toBeInstanceOf(InputError);
}

/** What somebody does next, by three numbers. */
const steps = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(9)), { maxLength: 50 });

test('P6.15 whatever is done in whatever order, nothing follows once luck was told', async () => {
  const wishes = Object.keys(WISHES);
  await fc.assert(
    fc.asyncProperty(steps, async (line) => {
      await kit.close();
      kit = await testRooms();
      const room = await playing({ clock: { bank: 300, increment: 5, atZero: 'bot' } });
      let told: unknown;
      for (const [who, what, otherwise] of line) {
        if (otherwise === 0) await kit.pass(40_000);
        else if (otherwise === 1) await kit.letBotsMove();
        else if (otherwise === 2) await agreed(room, 'close').catch(expectRefusal);
        else
          await isGranted(
            room,
            itemAt(EVERYBODY, who % EVERYBODY.length),
            itemAt(wishes, what % wishes.length),
          );
        if (told !== undefined) expect(await stored(room)).toEqual(told);
        if (shownOf(room).includes(room.record.secret)) told ??= await stored(room);
      }
    }),
    { numRuns: 40 },
  );
  expect(kit.faults).toEqual([]);
});
