import { type RefObject, useEffect, useState } from 'react';
import { TEXTS } from '../texts.ts';
import type { Chapter } from './chapters.ts';

interface ContentsProps {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly current: string | undefined;
}

/** The sections, and the parts of the one that is being read. */
export function Contents({ game, chapters, current }: ContentsProps) {
  const href = (id: string): string => `#/rules/${game}?at=${id}`;
  return (
    <nav className="rules-contents" aria-label={TEXTS.rules.contents}>
      <ul>
        {chapters.map(({ id, title, parts }) => (
          <li key={id}>
            <a href={href(id)} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
            {id === current && parts.length > 0 && (
              <ul>
                {parts.map((part) => (
                  <li key={part.id}>
                    <a href={href(part.id)}>{part.title}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section at the top of the screen. */
export function useCurrentChapter(root: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)?.target;
        if (seen instanceof HTMLElement) setCurrent(seen.dataset['chapter']);
      },
      // A thin line below the head of the page decides.
      { rootMargin: '-18% 0px -81% 0px' },
    );
    for (const section of root.current?.querySelectorAll('[data-chapter]') ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [root]);
  return current;
}
