import { useEffect, useState } from 'react';
import type { Notice } from '../../../protocol/online.ts';
import { TEXTS } from '../texts.ts';

/** How long something that happened beside the moves is told. */
const STAY = 6000;
const MOST = 2;

/** What happened beside the moves just now, as far as this page was there. */
export function usePassing(notices: readonly Notice[]): readonly Notice[] {
  const last = notices.at(-1)?.seq ?? 0;
  const [past, setPast] = useState(last);
  useEffect(() => {
    if (last <= past) return undefined;
    const timer = setTimeout(() => setPast(last), STAY);
    return () => clearTimeout(timer);
  }, [last, past]);
  return notices.filter(({ seq }) => seq > past).slice(-MOST);
}

/** A notice in a sentence; nothing where the table shows it anyway. */
export function saidOf({ what }: Notice, name: string): string | undefined {
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
  }
}
