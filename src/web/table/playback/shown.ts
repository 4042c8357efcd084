import type { News, TableFrame } from '../../../protocol/table.ts';
import { withNews } from '../../../table/view.ts';

/** A table as it is shown: the moves of others one by one, with everything told so far. */
export interface Shown {
  readonly frame: TableFrame;
  /** All moves up to this frame. */
  readonly news: readonly News[];
  /** The moves that are new with this frame; none when the page has just been opened. */
  readonly latest: readonly News[];
  /** Whether more frames wait. */
  readonly waiting: boolean;
}

/** What is shown with one more frame; moves it tells once more are neither logged nor announced again. */
export function shownAfter(before: Shown | undefined, frame: TableFrame, waiting: boolean): Shown {
  const news = withNews(before?.news ?? [], frame);
  const isNew = before !== undefined && !frame.fresh;
  return { frame, news, latest: isNew ? news.slice(before.news.length) : [], waiting };
}
