import { expect, test } from 'vitest';
import { canary, GAMES as MARKED } from '../../test/kit/markedToy.ts';
import { GAMES as TOY } from '../../test/kit/toy.ts';
import { GAMES } from '../games/index.ts';
import { digest } from '../kernel/match/chance.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { visible } from '../kernel/sight/sight.ts';
import { readOptions } from '../kernel/options.ts';
import { pick, seeded } from '../kernel/match/rng.ts';
import { moveText } from '../kernel/text.ts';
import { makeDelta } from './socket/delta.ts';
import { draftMove } from '../table/draft.ts';
import {
  actorsOf,
  type Ledger,
  type StandingMove,
  standingAt,
  startLedger,
  withEntry,
} from '../table/ledger.ts';
import type { Room } from './rooms/room.ts';
import type { TableRecord } from './rooms/tableRecord.ts';
import { PersistentList } from '../table/persistentList.ts';
import { Position } from '../table/position.ts';
import { newKey, party, playOn, setupOf, type Tab, testServer } from '../../test/kit/online.ts';
import { itemAt } from '../kernel/data/lists.ts';

/** The seats whose word stands somewhere in what came over the wire. */
function told(raw: readonly string[]): Seat[] {
  const text = raw.join('\n');
  return [0, 1, 2].filter((seat) => text.includes(canary(seat)));
}

/** Things that are refused, asked for by somebody at another seat or at none. */
async function tryEverything(tab: Tab, table: string): Promise<void> {
  const deed = { table, seen: tab.frame(table).seq };
  for (const text of ['nonsense', 'bid 99', `bid 1 ${canary(9)}`])
    await tab.tried({ do: 'play', ...deed, key: newKey(), text });
  for (const one of ['undo', 'redo'] as const) await tab.tried({ do: one, ...deed, key: newKey() });
  for (const eyes of [0, 1, 2, 'all', 'nobody'] as const)
    for (const ply of [0, 1, 99]) await tab.tried({ do: 'look', table, ply, eyes });
  for (const seat of [0, 1, 2]) await tab.tried({ do: 'substitute', table, seat });
}

test('P1.3, P4.9 nothing that goes over the wire tells what is hidden from whoever reads it', async () => {
  const server = await testServer({}, { games: MARKED });
  try {
    const joined = await party(server, 3);
    const { table, tabs, people } = joined;
    const spectator = await server.visitor().open();
    await spectator.watch(table);
    const later: Tab[] = [];
    let turn = 0;
    const nearTheEnd = (): boolean => itemAt(tabs, 0).match(table).ply >= 11;
    await playOn(
      joined,
      (n) => n * 3,
      () => nearTheEnd() || turn++ > 20,
    );
    for (const [i, tab] of [...tabs, spectator].entries()) {
      await tryEverything(tab, table);
      const back = await (people[i] ?? server.visitor()).open();
      await back.watch(table);
      await back.watch(table, 3);
      await back.watch(table, 99);
      later.push(back);
    }
    for (const seat of [0, 1, 2]) {
      expect(told(itemAt(tabs, seat).raw)).toEqual([seat]);
      expect(told(itemAt(later, seat).raw)).toEqual([seat]);
    }
    expect(told(spectator.raw)).toEqual([]);
    expect(told(itemAt(later, 3).raw)).toEqual([]);
    const record = await itemAt(people, 0).get(`/api/tables/${table}/record`);
    expect(record.status).toBe(403);
    const lists = await Promise.all(
      ['/api/tables?stage=playing', '/api/me/tables', `/api/tables/${table}`].map((url) =>
        itemAt(people, 0).get(url),
      ),
    );
    expect(told(lists.map(({ body }) => JSON.stringify(body)))).toEqual([]);
    expect(JSON.stringify(lists.map(({ body }) => body))).not.toMatch(/secret|nonce/);
  } finally {
    await server.stop();
  }
});

/** As much of a room as a frame is made from. */
function roomOf(ledger: Ledger): Room {
  const record: Partial<TableRecord> = {
    id: 'table',
    setup: setupOf(),
    options: {},
    stage: 'playing',
    host: { id: 'p0', name: 'Host', account: false },
    chairs: [0, 1, 2].map((seat) => ({ person: `p${seat}`, name: `P${seat}` })),
    secret: '00'.repeat(32),
  };
  return {
    services: { now: () => 1 },
    record,
    ledger,
    subscribers: new Set(),
    presentElsewhere: new Set(),
    watchingElsewhere: [],
    leftAt: new Map(),
  } as never;
}

/** A match that differs from another in everything a viewer cannot know: the state and the moves of others. */
function twinOf(ledger: Ledger, viewer: Seat | undefined, state: object): Ledger {
  const disguised = (entry: StandingMove, i: number): StandingMove => {
    const { seat, open, events } = entry.deed;
    if (seat === viewer || (open && standingAt(ledger, i).open)) return entry;
    const other = { move: { type: 'other' }, events: visible(events, viewer) };
    return { ...entry, deed: { ...entry.deed, ...other }, undoable: 7 };
  };
  return {
    ...ledger,
    match: { ...ledger.match, state },
    position: new Position(ledger.match.game, state),
    moves: PersistentList.of(ledger.moves.slice().map(disguised)),
  };
}

/** Every how many moves a position is looked at; those of the games take longer. */
const STRIDE: Readonly<Record<string, number>> = { toy: 1, sol: 23, star: 41, factions: 19, empire: 29 };

const SUBJECTS = [
  ...['twins', 'again', 'once more'].map((seed) => ({
    id: 'toy',
    entry: itemAt(TOY, 0),
    seed,
    most: 100,
  })),
  ...GAMES.map((entry) => ({ id: entry.game.id, entry, seed: 'twins', most: 200 })),
];

test.each(SUBJECTS)(
  'P1.4 $id: two matches that look the same to a seat give the same bytes ($seed)',
  (subject) => {
    const { id, entry, seed, most } = subject;
    const { game } = entry;
    const rng = seeded(seed.length);
    const persons = [0, 1, 2];
    let ledger = startLedger(entry, { seats: 3, options: readOptions(game, 3), seed: digest(seed), persons });
    const first = ledger.match.state;
    let others = 0;
    for (let seq = 1; seq <= most && actorsOf(ledger).length > 0; seq++) {
      for (const viewer of seq % (STRIDE[id] ?? 1) === 0 ? [undefined, ...persons] : []) {
        const { state } = ledger.match;
        const guess = game.determinize(game.redact(state, viewer), viewer, rng);
        if (JSON.stringify(guess) !== JSON.stringify(state)) others++;
        const twin = twinOf(ledger, viewer, guess);
        const before = { seq: Math.max(0, seq - 3), eyes: viewer };
        const circle = viewer === undefined ? 'silent' : 'inside';
        // With a view to start from only what has changed is told.
        for (const received of [undefined, before, { ...before, view: game.redact(first, viewer) }]) {
          const [one, other] = [ledger, twin].map(
            (match) => makeDelta(roomOf(match), { eyes: viewer, circle }, received).text,
          );
          expect(other).toBe(one);
        }
      }
      const seat = pick(rng, actorsOf(ledger));
      const move = pick(rng, game.legalMoves(ledger.match.state, seat) as Move[]);
      const { deed, position } = draftMove(ledger, seat, moveText(move), { byPerson: false });
      ledger = withEntry(ledger, { seq, at: seq, by: `p${seat}`, key: undefined, deed }, position);
    }
    if (id === 'toy') expect(others).toBeGreaterThan(20);
  },
);
