import { type FormEvent, type Ref, useId, useMemo, useState } from 'react';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import type { Choice } from './decision.ts';
import { moveFocus } from '../keys/listFocus.ts';
import { matching } from './moveFilter.ts';
import { pointing } from './pointing.ts';
import { namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import type { Decision } from './useDecision.ts';
import './movesList.css';

interface MovesListProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly decision: Decision;
  readonly filterRef: Ref<HTMLInputElement>;
}

const { moves: texts } = TEXTS;

/** Every legal move in words. Typing finds one, Enter plays it when it is the only one. */
export function MovesList({ table, game, decision, filterRef }: MovesListProps) {
  const [typed, setTyped] = useState('');
  const countId = useId();
  const listed = useMemo(() => {
    const names = namesOf(table);
    return decision.choices.map((choice) => ({
      choice,
      text: choice.offer.text,
      words: game.entry.texts.move(table.state, choice.offer.move, names),
    }));
  }, [decision.choices, table, game]);
  const found = useMemo(() => matching(listed, typed), [listed, typed]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [only] = found;
    if (found.length !== 1 || !only) return;
    setTyped('');
    decision.choose(only.choice);
  };

  if (listed.length === 0) return <p className="moves-none">{whyNone(table, decision)}</p>;
  return (
    <div className="moves" onKeyDown={moveFocus}>
      <form onSubmit={submit}>
        <input
          ref={filterRef}
          className="input"
          type="text"
          value={typed}
          aria-label={texts.filter}
          aria-describedby={countId}
          placeholder={texts.hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <p className="caption" id={countId} role="status">
        {found.length === 0
          ? texts.none
          : typed === ''
            ? texts.count(listed.length)
            : texts.found(found.length, listed.length)}
      </p>
      <ul className="moves-list" aria-label={texts.title}>
        {found.map(({ choice, text, words }) => (
          <MoveEntry key={text} choice={choice} words={words} decision={decision} />
        ))}
      </ul>
    </div>
  );
}

function whyNone({ outcome }: TableView, { seat }: Decision): string {
  if (outcome !== undefined) return texts.over;
  return seat === undefined ? texts.waiting : texts.guide;
}

function MoveEntry({ choice, words, decision }: { choice: Choice; words: string; decision: Decision }) {
  const point = (): void => decision.point(choice);
  const leave = (): void => decision.point(undefined);
  return (
    <li>
      <button
        type="button"
        className="moves-entry"
        disabled={decision.busy}
        onClick={() => decision.choose(choice)}
        {...pointing(point, leave)}
      >
        {words.charAt(0).toUpperCase() + words.slice(1)}
        <code>{choice.offer.text}</code>
      </button>
    </li>
  );
}
