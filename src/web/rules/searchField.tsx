import { type KeyboardEvent, type RefObject, useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { TEXTS } from '../texts.ts';
import { useSearch } from './useSearch.ts';
import './rulesSide.css';

const { rules } = TEXTS;

/** Finds words in the rules and goes from one place to the next. */
export function SearchField({ article }: { article: RefObject<HTMLElement | null> }) {
  const [query, setQuery] = useState('');
  const { count, at, step } = useSearch(article, query);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && query !== '') {
      // A window around it stays open.
      event.preventDefault();
      setQuery('');
    }
  };

  return (
    <search className="rules-search">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        aria-label={rules.search}
        placeholder={rules.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      {query.trim().length > 1 && (
        <p className="rules-found" role="status">
          {rules.found(count, at + 1)}
          <IconButton icon="up" label={rules.before} disabled={count === 0} onClick={() => step(-1)} />
          <IconButton icon="down" label={rules.next} disabled={count === 0} onClick={() => step(1)} />
        </p>
      )}
    </search>
  );
}
