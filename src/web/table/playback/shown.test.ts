import { expect, test } from 'vitest';
import type { LoggedMove, TableView } from '../../../protocol/table.ts';
import { merged } from './viewQueue.ts';
import { type Shown, shownAfter } from './shown.ts';

const newsOf = (seq: number): LoggedMove => ({ seq, ply: seq, seat: 0, text: `move ${seq}`, events: [] });

/** A frame that tells the moves of these entries; all else is as in any other. */
const frame = (entries: readonly number[], fresh = false): TableView =>
  ({ seq: entries.at(-1) ?? 0, news: entries.map(newsOf), fresh }) as Partial<TableView> as TableView;

const merge = (frames: readonly TableView[]): TableView => merged(frames) ?? expect.fail('no frames');

const shown = (frames: readonly TableView[]): Shown | undefined =>
  frames.reduce<Shown | undefined>((before, next) => shownAfter(before, next, false), undefined);

const entriesIn = (news: readonly LoggedMove[] = []): number[] => news.map(({ seq }) => seq);

test('the log goes on with every frame, and only its moves are new', () => {
  const after = shown([frame([1, 2], true), frame([3]), frame([4, 5])]);
  expect(entriesIn(after?.news)).toEqual([1, 2, 3, 4, 5]);
  expect(entriesIn(after?.latest)).toEqual([4, 5]);
});

test.each([
  ['comes twice', [frame([1, 2], true), frame([3]), frame([3])]],
  ['overlaps the one before', [frame([1, 2], true), frame([2, 3])]],
  ['is a second first one', [frame([1, 2], true), frame([1, 2], true), frame([3])]],
  ['tells the whole match though it need not', [frame([1, 2], true), frame([1, 2, 3])]],
  ['is the first, and not called fresh', [frame([1, 2]), frame([1, 2, 3])]],
  ['was put together of some that overlap', [merge([frame([1, 2], true), frame([2]), frame([2, 3])])]],
])('a frame that %s adds nothing that is there already', (_, frames) => {
  expect(entriesIn(shown(frames)?.news)).toEqual([1, 2, 3]);
});

test('a move that is told again is not announced again', () => {
  expect(entriesIn(shown([frame([1], true), frame([1, 2]), frame([2])])?.latest)).toEqual([]);
});

test('after moves were taken back the log is told anew', () => {
  const after = shown([frame([1, 2, 3], true), frame([1, 2], true), frame([5])]);
  expect(entriesIn(after?.news)).toEqual([1, 2, 5]);
});
