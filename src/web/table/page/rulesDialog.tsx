import { type MouseEvent, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { cardOf, useRules } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import type { Over } from '../../over.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { nearest, readRules } from '../../rules/chapters.ts';
import { Contents, useCurrentChapter } from '../../rules/contents.tsx';
import { anchorOf, RulesText } from '../../rules/rulesText.tsx';
import { SearchField } from '../../rules/searchField.tsx';
import { TEXTS as PAGES } from '../../texts.ts';
import './rulesDialog.css';

interface RulesDialogProps {
  readonly game: string;
  /** The number of a rule to begin with, or none for all of them. */
  readonly over: Over;
}

/** The rules over the table; closed, one is where one was. */
export function RulesDialog({ game, over }: RulesDialogProps): ReactNode {
  const card = cardOf(game);
  if (card === undefined) return null;
  return (
    <Dialog
      open={over.at !== undefined}
      title={PAGES.rules.title(card.name)}
      className="rules-over"
      onClose={over.close}
    >
      <Suspense>
        <Book card={card} at={over.at ?? ''} onGo={over.show} />
      </Suspense>
    </Dialog>
  );
}

interface BookProps {
  readonly card: GameCard;
  readonly at: string;
  readonly onGo: (rule: string) => void;
}

function Book({ card, at, onGo }: BookProps): ReactNode {
  const text = useRules(card);
  const book = useMemo(() => readRules(text), [text]);
  const root = useRef<HTMLElement>(null);
  const current = useCurrentChapter(root);
  useEffect(() => {
    const id = at === '' ? undefined : nearest(book.ids, at);
    const found = id === undefined ? null : ruleIn(root.current, id);
    found?.scrollIntoView({ block: found.tagName === 'P' ? 'center' : 'start' });
    found?.classList.add('rules-target');
    return () => found?.classList.remove('rules-target');
  }, [book, at]);
  return (
    <div className="rules-book" onClick={(event) => follow(event, onGo)}>
      <div className="rules-side">
        <SearchField article={root} />
        {book.chapters.length > 0 && (
          <details className="rules-fold" open={matchMedia('(min-width: 900px)').matches}>
            <summary className="small-head">{PAGES.rules.contents}</summary>
            <Contents game={card.id} chapters={book.chapters} current={current} />
          </details>
        )}
      </div>
      <article className="rules-text rule-over" ref={root} tabIndex={0}>
        <RulesText book={book} game={card.id} />
      </article>
    </div>
  );
}

function ruleIn(root: HTMLElement | null, id: string): Element | null {
  return root?.querySelector(`[data-rule="${id}"]`) ?? root?.querySelector(`[id="${anchorOf(id)}"]`) ?? null;
}

/** Contents and numbers in the text lead to other rules here, not away from the table. */
function follow(event: MouseEvent, go: (rule: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const at = link?.getAttribute('href')?.split('?at=')[1];
  if (at === undefined) return;
  event.preventDefault();
  link?.closest('details')?.toggleAttribute('open', matchMedia('(min-width: 900px)').matches);
  go(at);
}
