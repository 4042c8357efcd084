import { useEffect, useState } from 'react';
import type { Notice } from '../../../protocol/online.ts';
import { TEXTS } from '../texts.ts';

/** How long a notice is shown, in milliseconds. */
const NOTICE_TIME = 6000;
const MOST = 2;

/** The latest notices, without those from before the page was opened. */
export function useRecentNotices(notices: readonly Notice[]): readonly Notice[] {
  const last = notices.at(-1)?.seq ?? 0;
  const [past, setPast] = useState(last);
  useEffect(() => {
    if (last <= past) return undefined;
    const timer = setTimeout(() => setPast(last), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [last, past]);
  return notices.filter(({ seq }) => seq > past).slice(-MOST);
}

/** A notice as a sentence; nothing where the table shows it anyway. */
export function noticeText({ what }: Notice, name: string): string | undefined {
  const { notices } = TEXTS.table;
  switch (what.kind) {
    case 'undo':
      return what.consent ? notices.consent(name) : undefined;
    case 'resign':
      return what.why === 'clock' ? notices.clockResign(name) : notices.resign(name);
    case 'substitute':
      return (what.why === 'clock' ? notices.clockSubstitute : notices.substitute)(name, what.bot);
    case 'reclaim':
      return notices.reclaim(name);
    case 'pause':
      return notices.pause;
    case 'resume':
      return notices.resume(name);
    case 'close':
      return undefined;
  }
}
