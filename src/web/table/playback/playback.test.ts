import { expect, test } from 'vitest';
import type { LoggedMove, TableView } from '../../../protocol/table.ts';
import { merged } from './viewQueue.ts';
import { type Playback, playbackAfter } from './playback.ts';

const SETTLED = { waiting: false, paused: false, ahead: [] };

const newsOf = (seq: number): LoggedMove => ({ seq, ply: seq, seat: 0, text: `move ${seq}`, events: [] });

/** A view whose news are the moves of these entries. */
const table = (entries: readonly number[], fresh = false): TableView =>
  ({ seq: entries.at(-1) ?? 0, news: entries.map(newsOf), fresh }) as Partial<TableView> as TableView;

const merge = (views: readonly TableView[]): TableView => merged(views) ?? expect.fail('no views');

const playback = (views: readonly TableView[]): Playback | undefined =>
  views.reduce<Playback | undefined>((before, next) => playbackAfter(before, next, SETTLED), undefined);

const entriesIn = (news: readonly LoggedMove[] = []): number[] => news.map(({ seq }) => seq);

test('the log goes on with every view, and only its moves are new', () => {
  const after = playback([table([1, 2], true), table([3]), table([4, 5])]);
  expect(entriesIn(after?.news)).toEqual([1, 2, 3, 4, 5]);
  expect(entriesIn(after?.latest)).toEqual([4, 5]);
});

test.each([
  ['comes twice', [table([1, 2], true), table([3]), table([3])]],
  ['overlaps the one before', [table([1, 2], true), table([2, 3])]],
  ['is a second first one', [table([1, 2], true), table([1, 2], true), table([3])]],
  ['tells the whole match though it need not', [table([1, 2], true), table([1, 2, 3])]],
  ['is the first, and not called fresh', [table([1, 2]), table([1, 2, 3])]],
  ['was put together of some that overlap', [merge([table([1, 2], true), table([2]), table([2, 3])])]],
])('a view that %s adds nothing that is there already', (_, views) => {
  expect(entriesIn(playback(views)?.news)).toEqual([1, 2, 3]);
});

test('a move that is sent again is not announced again', () => {
  expect(entriesIn(playback([table([1], true), table([1, 2]), table([2])])?.latest)).toEqual([]);
});

test('after moves were taken back the log starts again', () => {
  const after = playback([table([1, 2, 3], true), table([1, 2], true), table([5])]);
  expect(entriesIn(after?.news)).toEqual([1, 2, 5]);
});
