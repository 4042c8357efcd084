import { type ReactNode, useEffect, useRef } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { TEXTS } from '../texts.ts';
import { Said } from './aidSheet.tsx';
import type { AidDesk } from './useAidDesk.ts';

const { aid: texts } = TEXTS;

/** What the board shows of a pattern, and the way back to the aid. */
export function AidNote({ desk }: { readonly desk: AidDesk }): ReactNode {
  return desk.shown && <ShownNote key={desk.shown.title} desk={desk} />;
}

function ShownNote({ desk: { shown, toggle, hide } }: { readonly desk: AidDesk }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The aid has just given the focus back to where it was opened from.
    const before = document.activeElement;
    root.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  if (shown === undefined) return null;
  return (
    <div className="aid-note" role="group" aria-label={texts.shown(shown.title)} ref={root}>
      <p role="status">
        <b>{shown.title}:</b> <Said text={shown.now} />
      </p>
      <Button size="small" onClick={toggle}>
        {texts.back}
      </Button>
      <IconButton icon="remove" label={texts.hide} onClick={hide} />
    </div>
  );
}
