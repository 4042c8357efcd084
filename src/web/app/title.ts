import { useEffect } from 'react';
import { TEXTS } from '../texts.ts';

/** Names the page in the window's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${TEXTS.app.name}`;
  }, [title]);
}
