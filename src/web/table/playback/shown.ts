import type { LoggedMove, TableView } from '../../../protocol/table.ts';
import { extendLog } from '../../../table/view.ts';

/** A table as it is shown: the moves of others one by one, with everything told so far. */
export interface Shown {
  readonly frame: TableView;
  /** All moves up to this frame. */
  readonly news: readonly LoggedMove[];
  /** The moves that are new with this frame; none when the page has just been opened. */
  readonly latest: readonly LoggedMove[];
  /** Whether more frames wait. */
  readonly waiting: boolean;
}

/** What is shown with one more frame; moves it tells once more are neither logged nor announced again. */
export function shownAfter(before: Shown | undefined, frame: TableView, waiting: boolean): Shown {
  const news = extendLog(before?.news ?? [], frame);
  const isNew = before !== undefined && !frame.fresh;
  return { frame, news, latest: isNew ? news.slice(before.news.length) : [], waiting };
}
