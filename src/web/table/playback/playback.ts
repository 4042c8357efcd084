import type { LoggedMove, TableView } from '../../../protocol/table.ts';
import { extendLog } from '../../../table/view.ts';
import type { Stage } from './viewQueue.ts';

/** A table as the page plays it back: the moves of others one by one, with the log so far. */
export interface Playback extends Stage {
  readonly table: TableView;
  /** All moves up to this view. */
  readonly news: readonly LoggedMove[];
  /** The moves that are new with this view; none when the page has just been opened. */
  readonly latest: readonly LoggedMove[];
  /** The position one move before, where a single move led here. */
  readonly before: object | undefined;
}

/** The playback after one more view; moves that were in the log already are neither logged nor announced again. */
export function playbackAfter(before: Playback | undefined, table: TableView, stage: Stage): Playback {
  const news = extendLog(before?.news ?? [], table);
  const isNew = before !== undefined && !table.fresh;
  const latest = isNew ? news.slice(before.news.length) : [];
  return { table, news, latest, before: latest.length === 1 ? before?.table.state : undefined, ...stage };
}
