import { type RefObject, useDeferredValue, useEffect, useState } from 'react';

const FOUND = 'rules-found';
const CURRENT = 'rules-current';
/** Shorter words are everywhere. */
const SHORTEST = 2;

export interface Search {
  readonly count: number;
  /** Which of them is looked at, from 0. */
  readonly at: number;
  readonly step: (by: 1 | -1) => void;
}

/** Finds words in a text and marks them without touching it: highlights of the browser lie over the page. */
export function useSearch(root: RefObject<HTMLElement | null>, query: string): Search {
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const [found, setFound] = useState<readonly Range[]>([]);
  const [at, setAt] = useState(0);

  useEffect(() => {
    setFound(root.current && wanted.length >= SHORTEST ? rangesOf(root.current, wanted) : []);
    setAt(0);
  }, [root, wanted]);

  useEffect(() => {
    const current = found[at];
    // Browsers without highlights still go to what was found.
    if ('highlights' in CSS) {
      CSS.highlights.set(FOUND, new Highlight(...found));
      CSS.highlights.set(CURRENT, new Highlight(...(current ? [current] : [])));
    }
    current?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    return () => {
      if ('highlights' in CSS) CSS.highlights.clear();
    };
  }, [found, at]);

  const step = (by: 1 | -1): void => {
    if (found.length > 0) setAt((at + by + found.length) % found.length);
  };
  return { count: found.length, at, step };
}

function rangesOf(root: HTMLElement, wanted: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').toLowerCase();
    for (let i = text.indexOf(wanted); i >= 0; i = text.indexOf(wanted, i + wanted.length)) {
      const range = new Range();
      range.setStart(node, i);
      range.setEnd(node, i + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}
