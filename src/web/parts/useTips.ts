import { useEffect, useState } from 'react';
import { listenForTips } from './tipListeners.ts';
import { describe, type Shown, tipInFocus, tipOf } from './tips.ts';

/** What the tooltip is called where it describes something. */
export const TIP_ID = 'tip';

/** The tip to tell on this page, if any: one at a time. */
export function useTips(): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => listenForTips(setShown), []);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const takeBack = describe(shown.target, shown.text, TIP_ID);
    const stop = follow(shown, setShown);
    return () => {
      stop();
      takeBack();
    };
  }, [shown]);
  return shown;
}

/** The words of what is told may change, and it may go. */
function follow(shown: Shown, set: (next: Shown | undefined) => void): () => void {
  const { target, text, by } = shown;
  const read = (): void => {
    const now = target.isConnected ? (by === 'focus' ? tipInFocus(target) : tipOf(target)) : undefined;
    if (now !== text) set(now === undefined ? undefined : { ...shown, text: now });
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-tip'] });
  return () => observer.disconnect();
}
