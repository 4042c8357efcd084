import { describe, expect, test } from 'vitest';
import type { MatchView, OnlineView, RoomView } from '../../../protocol/online.ts';
import type { LoggedMove } from '../../../protocol/table.ts';
import { type ReceivedTable, applyMessage, NOTHING_RECEIVED } from './applyMessage.ts';

const person = (name: string) => ({ id: name, name, account: false });

const seat = (name: string) => ({
  person: person(name),
  bot: undefined,
  present: true,
  leftAt: undefined,
  resigned: false,
  keptFor: undefined,
  promise: undefined,
  nonce: undefined,
  standIn: undefined,
});

const room = (changed: Partial<RoomView> = {}): RoomView => ({
  stage: 'playing',
  setup: { game: 'sol', options: {}, seats: ['me', 'open'], private: false, spectators: true, patience: 60 },
  options: {},
  host: 'Ada',
  seats: [seat('Ada'), seat('Ben')],
  spectators: 0,
  mayChat: true,
  thinking: undefined,
  clocks: undefined,
  proposal: undefined,
  closing: undefined,
  luck: { commitment: 'c', secret: undefined },
  draw: undefined,
  abortedDraws: [],
  rematch: undefined,
  ...changed,
});

const newsOf = (ply: number): LoggedMove => ({
  seq: ply,
  ply,
  seat: ply % 2,
  text: `move ${ply}`,
  events: [],
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The match after so many moves, telling those from `from` on. */
function match(ply: number, from: number, fresh = false): MatchView {
  const told = range(from, ply);
  return {
    ply,
    eyes: 0,
    state: { ply },
    actors: [0],
    moves: undefined,
    undoable: 0,
    redoable: false,
    news: told.map(newsOf),
    notices: [],
    fresh,
    scores: (fresh ? [0, ...told] : told).map((points) => [points, 0]),
    outcome: undefined,
    seed: undefined,
  };
}

const view = (seq: number, told: OnlineView['match'], changed: Partial<RoomView> = {}): OnlineView => ({
  seq,
  room: room(changed),
  match: told,
});

function receive(before: ReceivedTable, told: OnlineView): ReceivedTable {
  const after = applyMessage('o-aa', before, { table: 'aa', frame: told });
  if (after === 'resync') throw new Error('everything had to be sent again');
  return after;
}

const START = receive(NOTHING_RECEIVED, view(2, match(2, 1, true)));

const RESIGNED = { kind: 'resign', why: 'choice' } as const;

const plies = ({ news }: ReceivedTable): number[] => news.map(({ ply }) => ply);

describe('what is received of a table', () => {
  test('is a room before the match begins, and a view from then on', () => {
    const gathering = receive(NOTHING_RECEIVED, view(0, undefined, { stage: 'gathering' }));
    expect(gathering.view).toBeUndefined();
    expect(gathering.room?.stage).toBe('gathering');
    expect(START.view).toMatchObject({
      id: 'o-aa',
      ply: 2,
      scores: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    });
  });

  test('goes on with the news', () => {
    const next = receive(START, view(3, match(3, 3)));
    expect(plies(next)).toEqual([1, 2, 3]);
    expect(next.view?.scores).toHaveLength(4);
    expect(next.view?.setup).toBe(START.view?.setup);
  });

  test('is logged once, however often it is sent', () => {
    const next = receive(START, view(4, match(4, 2)));
    expect(plies(next)).toEqual([1, 2, 3, 4]);
    expect(next.view?.scores).toHaveLength(5);
    expect(next.view?.news.map(({ ply }) => ply)).toEqual([3, 4]);
    expect(receive(next, view(4, match(4, 2))).view?.news).toEqual([]);
  });

  test('goes by the numbers of entries, whatever was done between the moves', () => {
    const resigned = { ...match(2, 3), notices: [{ seq: 3, ply: 2, at: 0, seat: 1, what: RESIGNED }] };
    const later = receive(START, view(3, resigned));
    expect(later.notices).toHaveLength(1);
    const move = { ...newsOf(3), seq: 4 };
    const next = receive(later, view(4, { ...match(3, 3), news: [move] }));
    expect(next.news.map(({ seq }) => seq)).toEqual([1, 2, 4]);
    // The same once more, and overlapping: a second look at the table tells from an earlier entry on.
    const again = { ...match(3, 2), news: [newsOf(2), move], notices: resigned.notices };
    const once = receive(next, view(4, again));
    expect(once.news.map(({ seq }) => seq)).toEqual([1, 2, 4]);
    expect(once.view).toMatchObject({ news: [], seq: 4, ply: 3 });
    expect(once.view?.scores).toHaveLength(4);
    expect(once.notices).toHaveLength(1);
  });

  test('does not go back with a message that comes too late', () => {
    const next = receive(START, view(4, match(4, 3)));
    expect(receive(next, view(3, match(3, 3)))).toBe(next);
    expect(receive(next, view(3, 'same'))).toBe(next);
  });

  test('is asked for anew where something is missing', () => {
    const after = (told: OnlineView) => applyMessage('o-aa', START, { table: 'aa', frame: told });
    expect(after(view(5, match(5, 4)))).toBe('resync');
    expect(applyMessage('o-aa', NOTHING_RECEIVED, { table: 'aa', frame: view(3, 'same') })).toBe('resync');
    expect(applyMessage('o-aa', NOTHING_RECEIVED, { table: 'aa', frame: view(3, match(3, 3)) })).toBe(
      'resync',
    );
  });

  test('begins anew when moves were taken back', () => {
    const back = receive(START, view(3, match(1, 1, true)));
    expect(plies(back)).toEqual([1]);
    expect(back.view).toMatchObject({ ply: 1, fresh: true });
  });

  test('keeps the match while only the room changes', () => {
    const seats = [seat('Ada'), { ...seat('Ben'), present: false }];
    const away = receive(START, view(2, 'same', { seats }));
    expect(away.room?.seats[1]?.present).toBe(false);
    expect(away.view).toMatchObject({ ply: 2, news: [] });
    expect(away.view?.state).toBe(START.view?.state);
  });

  test('has every chat message once and in order', () => {
    const say = (number: number) => ({ number, person: 'Ada', name: 'Ada', text: `${number}`, at: 0 });
    const told = [[say(2), say(3)], [say(1), say(2)], [say(4)]];
    const after = told.reduce<ReceivedTable>(
      (before, chat) => applyMessage('o-aa', before, { table: 'aa', chat }) as ReceivedTable,
      NOTHING_RECEIVED,
    );
    expect(after.chat.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});
