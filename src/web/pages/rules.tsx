import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useQuery } from '../address.ts';
import { GAME_CARDS } from '../games/index.ts';
import { cardOf, useRules } from '../games/loading.ts';
import type { GameCard } from '../games/view.ts';
import { nearest, readRules, type Rulebook } from '../rules/chapters.ts';
import { Contents, useCurrentChapter } from '../rules/contents.tsx';
import { anchorOf, RulesText } from '../rules/rulesText.tsx';
import { SearchField } from '../rules/searchField.tsx';
import { TEXTS } from '../texts.ts';
import { useTitle } from '../app/title.ts';
import { LessonsButton } from './lessons/lessonsButton.tsx';
import { Missing } from './missing.tsx';
import './rules.css';

const { rules } = TEXTS;

/** The rules of a game, searchable, with an address for every number. */
export default function Rules({ game }: { game: string }) {
  const card = cardOf(game);
  return card ? <RulesOf card={card} /> : <Missing />;
}

function RulesOf({ card }: { card: GameCard }) {
  useTitle(rules.title(card.name));
  const text = useRules(card);
  const book = useMemo(() => readRules(text), [text]);
  const article = useRef<HTMLElement>(null);
  const current = useCurrentChapter(article);
  useDeepLink(book, article);
  return (
    <div className="rules">
      <aside className="rules-side">
        <Games current={card} />
        <SearchField article={article} />
        <LessonsButton card={card} />
        {book.chapters.length > 0 && (
          <details className="rules-fold" open={matchMedia('(min-width: 900px)').matches}>
            <summary className="small-head">{rules.contents}</summary>
            <Contents game={card.id} chapters={book.chapters} current={current} />
          </details>
        )}
      </aside>
      <article className="rules-text" ref={article}>
        <h1 className="headline">{book.title}</h1>
        <RulesText book={book} game={card.id} />
      </article>
    </div>
  );
}

/** The other games of the table. */
function Games({ current }: { current: GameCard }) {
  if (GAME_CARDS.length < 2) return null;
  return (
    <nav className="rules-games" aria-label={rules.games}>
      {GAME_CARDS.map((card) => (
        <a key={card.id} href={`#/rules/${card.id}`} aria-current={card === current ? 'page' : undefined}>
          {card.name}
        </a>
      ))}
    </nav>
  );
}

/** Goes to the rule named in the address, or to what comes nearest, and lights it for a moment. */
function useDeepLink(book: Rulebook, article: RefObject<HTMLElement | null>): void {
  const wanted = useQuery().get('at');
  useEffect(() => {
    const id = wanted === null ? undefined : nearest(book.ids, wanted);
    if (id === undefined) return undefined;
    const target =
      article.current?.querySelector(`[data-rule="${id}"]`) ?? document.getElementById(anchorOf(id));
    const heading = document.getElementById(anchorOf(id));
    (heading ?? target)?.scrollIntoView({ block: 'start' });
    target?.classList.add('rules-target');
    return () => target?.classList.remove('rules-target');
  }, [book, article, wanted]);
}
