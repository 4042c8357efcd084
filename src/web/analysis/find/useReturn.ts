import { useEffect, useRef } from 'react';

/** Whoever comes back from finding better is where they set out: at the button with its key. */
export function useReturn(finding: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !finding) document.querySelector<HTMLElement>('[aria-keyshortcuts="f"]')?.focus();
    was.current = finding;
  }, [finding]);
}
