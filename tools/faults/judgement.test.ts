import { expect, test } from 'vitest';
import type { Move } from '../../src/kernel/game.ts';
import type { ChatMessage } from '../../src/protocol/online.ts';
import type { Deed, Entry } from '../../src/table/entry.ts';
import type { History, RequestRecord, StoredTable, TableRequest, ViewRecord } from './history.ts';
import { judge } from './judgement.ts';

/** Histories made by hand, in which one thing is wrong, and what is found in each. */

const T = 'table';
const KEY = (n: number): string => `key-00000${n}`;

interface Step extends Move {
  readonly n: number;
}

/** Builds a history event by event; every one comes after those before it. */
class Story {
  readonly requests: RequestRecord[] = [];
  readonly views: ViewRecord[] = [];
  readonly chats: { session: number; table: string; at: number; lines: ChatMessage[] }[] = [];
  readonly bugs: string[] = [];
  #moment = 0;

  ask(person: string, request: TableRequest, session = 1): RequestRecord {
    const record: RequestRecord = { session, person, request, sent: ++this.#moment };
    this.requests.push(record);
    return record;
  }

  grant(record: RequestRecord, seq?: number): void {
    record.answered = ++this.#moment;
    record.ok = seq === undefined ? {} : { seq };
  }

  refuse(record: RequestRecord, code = 'stale'): void {
    record.answered = ++this.#moment;
    record.code = code;
  }

  show(seq: number, session = 1, shown: ViewRecord['shown'] = []): void {
    this.views.push({ session, table: T, at: ++this.#moment, seq, shown });
  }

  say(lines: readonly [number, string][], session = 1): void {
    const full = lines.map(([number, text]) => ({ number, person: 'ann', name: 'Ann', text, at: 0 }));
    this.chats.push({ session, table: T, at: ++this.#moment, lines: full });
  }

  play(n: number, person = 'ann', session = 1): RequestRecord {
    return this.ask(person, { do: 'play', table: T, seen: n - 1, key: KEY(n), text: `go ${n}` }, session);
  }

  chat(n: number, person = 'ann'): RequestRecord {
    return this.ask(person, { do: 'chat', table: T, key: KEY(n), text: `line ${n}` });
  }

  watch(session: number): RequestRecord {
    return this.ask('bob', { do: 'watch', table: T }, session);
  }

  /** Two moves that were granted and seen by another, as it ought to be. */
  static twoMoves(): Story {
    const story = new Story();
    for (const n of [1, 2]) {
      story.grant(story.play(n), n);
      story.show(n);
    }
    return story;
  }
}

const go = (n: number): Step => ({ type: 'go', n });
const moveDeed = (n: number): Deed => ({
  kind: 'move',
  seat: 0,
  move: go(n),
  events: [],
  points: [],
  open: true,
  final: false,
});
const entry = (seq: number, n = seq): Entry => {
  return { seq, at: 0, by: 'ann', key: KEY(n), deed: moveDeed(n) };
};
const line = (number: number, n = number) => {
  return { table: T, number, person: 'ann', name: 'Ann', text: `line ${n}`, at: 0, key: KEY(n) };
};

function found(history: History, entries: readonly Entry[], chat: StoredTable['chat'] = []): string[] {
  const findings = judge(history, new Map([[T, { entries, chat }]]));
  return findings.map(({ promise, kind }) => `${promise} ${kind}`);
}

const TWO = [entry(1), entry(2)];

test('G1.1 nothing is found where all is well, and a deed that is gone is found', () => {
  expect(found(Story.twoMoves(), TWO)).toEqual([]);
  const acknowledged = new Story();
  for (const n of [1, 2]) acknowledged.grant(acknowledged.play(n), n);
  expect(found(acknowledged, [entry(1)])).toEqual(['G1.1 lost']);
  expect(found(acknowledged, [entry(1), { ...entry(2), deed: moveDeed(7) }])).toEqual(['G1.1 lost']);
  expect(found(acknowledged, [])).toEqual(['G1.1 lost', 'G1.1 lost']);
});

test('G1.2 what was shown and is not there is found', () => {
  const story = Story.twoMoves();
  story.show(3);
  expect(found(story, TWO)).toEqual(['G1.2 lost']);
  const chat = new Story();
  chat.grant(chat.chat(1));
  chat.say([
    [1, 'line 1'],
    [2, 'line 2'],
  ]);
  expect(found(chat, [], [line(1)])).toEqual(['G1.2 lost']);
});

test('G1.3 a granted deed without a key, a last consent or a line of chat that is gone is found', () => {
  const story = new Story();
  story.grant(story.ask('ann', { do: 'reclaim', table: T }));
  const agreed = { session: 1, person: 'bob', sent: 3, answered: 4, ok: {}, decides: true } as const;
  story.grant(story.ask('ann', { do: 'propose', table: T, seen: 0, what: { kind: 'pause' } }));
  story.requests.push({ ...agreed, request: { do: 'answer', table: T, proposal: 1, agree: true } });
  story.grant(story.chat(1));
  expect(found(story, [])).toEqual(['G1.3 lost', 'G1.3 lost', 'G1.3 lost']);
  const unsigned = { at: 0, by: 'ann', key: undefined };
  const entries: Entry[] = [
    { ...unsigned, seq: 1, deed: { kind: 'reclaim', seat: 0 } },
    { ...unsigned, seq: 2, deed: { kind: 'pause', seat: 0 } },
  ];
  expect(found(story, entries, [line(1)])).toEqual([]);
});

test('G2.1 entries and lines that are not numbered one after another are found', () => {
  const story = new Story();
  for (const n of [1, 2]) story.play(n);
  expect(found(story, [entry(1), entry(3, 2)])).toEqual(['G2.1 disagreement']);
  const chat = new Story();
  for (const n of [1, 2]) chat.chat(n);
  expect(found(chat, [], [line(1), line(3, 2)])).toEqual(['G2.1 disagreement']);
});

test('G2.2 an entry that somebody was shown otherwise is found', () => {
  const story = Story.twoMoves();
  const shown = { seq: 2, seat: 0, kind: 'move', text: 'go 2' } as const;
  story.show(2, 5, [shown, { ...shown, seq: 1, text: undefined }]);
  expect(found(story, TWO)).toEqual([]);
  story.show(2, 6, [{ ...shown, text: 'go 9' }]);
  story.show(2, 7, [{ ...shown, seat: 1 }]);
  story.show(2, 8, [{ ...shown, kind: 'undo' }]);
  expect(found(story, TWO)).toEqual(Array.from({ length: 3 }, () => 'G2.2 disagreement'));
  const chat = new Story();
  chat.grant(chat.chat(1));
  chat.say([[1, 'line 9']]);
  expect(found(chat, [], [line(1)])).toEqual(['G2.2 disagreement']);
});

test('G2.3 deeds and lines that are swapped are found', () => {
  const story = new Story();
  story.grant(story.play(1), 2);
  story.grant(story.play(2), 1);
  expect(found(story, [entry(1, 2), entry(2, 1)])).toEqual(['G2.3 disagreement']);
  const chat = new Story();
  for (const n of [1, 2]) chat.grant(chat.chat(n));
  expect(found(chat, [], [line(1, 2), line(2, 1)])).toEqual(['G2.3 disagreement']);
  const together = new Story();
  const sent = [together.play(1), together.play(2)];
  sent.forEach((record, i) => together.grant(record, 2 - i));
  expect(found(together, [entry(1, 2), entry(2, 1)])).toEqual([]);
});

test('G2.4 a move that was offered and refused as illegal is found', () => {
  const story = new Story();
  story.refuse(story.play(1), 'illegal_move');
  expect(found(story, [])).toEqual(['G2.4 disagreement']);
});

test('G3.1 a view that goes back within one connection is found, over two it is not', () => {
  const story = Story.twoMoves();
  story.show(1, 2);
  expect(found(story, TWO)).toEqual([]);
  story.show(1, 1);
  expect(found(story, TWO)).toEqual(['G3.1 disagreement']);
});

test('G3.2 a table that is watched and shown older than anybody knew is found', () => {
  const story = Story.twoMoves();
  const watch = story.watch(2);
  story.show(1, 2);
  story.grant(watch);
  expect(found(story, TWO)).toEqual(['G3.2 disagreement']);
  const early = new Story();
  early.grant(early.play(1), 1);
  const asked = early.watch(2);
  early.grant(early.play(2), 2);
  early.show(1, 2);
  early.grant(asked);
  expect(found(early, TWO)).toEqual([]);
});

test('G3.3 chat that had been said and was not shown is found', () => {
  const story = new Story();
  for (const n of [1, 2]) story.grant(story.chat(n));
  const watch = story.watch(2);
  story.show(0, 2);
  story.say([[1, 'line 1']], 2);
  story.grant(watch);
  expect(found(story, [], [line(1), line(2)])).toEqual(['G3.3 disagreement']);
});

test('G4.1 a deed that is there twice or was acknowledged twice differently is found', () => {
  const twice = new Story();
  twice.grant(twice.play(1), 1);
  expect(found(twice, [entry(1), entry(2, 1)])).toEqual(['G4.1 doubled']);
  const again = Story.twoMoves();
  again.grant(again.play(1), 2);
  expect(found(again, TWO)).toContain('G4.1 doubled');
  const chat = new Story();
  chat.grant(chat.chat(1));
  expect(found(chat, [], [line(1), line(2, 1)])).toEqual(['G4.1 doubled']);
});

test('G4.2 what was refused and is there is found, unless it was also sent without an answer', () => {
  const story = new Story();
  story.refuse(story.play(1));
  expect(found(story, [entry(1)])).toEqual(['G4.2 disagreement']);
  story.play(1);
  expect(found(story, [entry(1)])).toEqual([]);
  const failed = new Story();
  failed.refuse(failed.play(1), 'unavailable');
  expect(found(failed, [entry(1)])).toEqual([]);
  const unkeyed = new Story();
  unkeyed.refuse(unkeyed.ask('ann', { do: 'resume', table: T }));
  const resumed: Entry = { seq: 1, at: 0, by: 'ann', key: undefined, deed: { kind: 'resume', seat: 0 } };
  expect(found(unkeyed, [resumed])).toEqual(['G4.2 disagreement']);
  const chat = new Story();
  chat.refuse(chat.chat(1), 'forbidden');
  expect(found(chat, [], [line(1)])).toEqual(['G4.2 disagreement']);
});

test('G5.7 an answer with bug is found, and is no refusal', () => {
  const story = new Story();
  story.refuse(story.play(1), 'bug');
  expect(found(story, [entry(1)])).toEqual(['G5.7 disagreement']);
  const byHttp = new Story();
  byHttp.bugs.push('/api/tables');
  expect(found(byHttp, [])).toEqual(['G5.7 disagreement']);
});

test('G4.3 an entry or a line that nobody asked for is found', () => {
  expect(found(new Story(), [entry(1)])).toEqual(['G4.3 disagreement']);
  expect(found(new Story(), [], [line(1)])).toEqual(['G4.3 disagreement']);
  const closed: Entry = { seq: 1, at: 0, by: 'ann', key: undefined, deed: { kind: 'pause', seat: 0 } };
  expect(found(new Story(), [closed])).toEqual(['G4.3 disagreement']);
});

test('G2.2 a view that is newer than an earlier read of the store is no disagreement', () => {
  const story = Story.twoMoves();
  const later = { seq: 3, seat: 0, kind: 'move', text: 'go 3' } as const;
  story.play(3);
  story.show(3, 2, [later]);
  expect(found(story, [...TWO, entry(3)])).toEqual([]);
  const ofBot: Entry = { ...entry(4), by: undefined, key: undefined };
  expect(found(story, [...TWO, entry(3), ofBot])).toEqual([]);
});
