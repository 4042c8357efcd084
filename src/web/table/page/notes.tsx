import { useState } from 'react';
import { TEXTS } from '../texts.ts';

const keyOf = (id: string): string => `orrery notes ${id}`;

/** A pad for one's own notes on a match, kept in this browser. */
export function Notes({ id }: { id: string }) {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(id)) ?? '');
  const change = (changed: string): void => {
    setText(changed);
    if (changed === '') localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), changed);
  };
  return (
    <textarea
      className="input notes"
      aria-label={TEXTS.notes.title}
      placeholder={TEXTS.notes.hint}
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
}
