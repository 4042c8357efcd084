import { type ReactNode, useId } from 'react';
import type { OwnMatch } from './sums/ownMatch.ts';
import type { Behind } from './shown.ts';

/** What all panels of the page are given. */
export interface PanelProps {
  readonly matches: readonly OwnMatch[];
  /** Shows the matches behind a row or a point. */
  readonly onOpen: (behind: Behind) => void;
}

interface FrameProps {
  readonly title: string;
  /** What stands in its head beside the title. */
  readonly beside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, beside, className = '', children }: FrameProps) {
  const id = useId();
  return (
    <section className={`panel stats-panel ${className}`} aria-labelledby={id}>
      <header className="stats-panel-head">
        <h2 className="section-head" id={id}>
          {title}
        </h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
