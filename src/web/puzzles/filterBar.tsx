import { useId } from 'react';
import { create } from 'zustand';
import { GAME_CARDS } from '../games/index.ts';
import { type Filter, type Listed, shownOf, themesOf } from './filter.ts';
import { TEXTS } from './texts.ts';

const { filters: texts } = TEXTS;

/** What was chosen last, for whoever comes back from a puzzle. */
export const useFilter = create<Filter>()(() => ({}));

interface FilterBarProps {
  readonly all: readonly Listed[];
  readonly filter: Filter;
}

/** Which puzzles are listed. */
export function FilterBar({ all, filter }: FilterBarProps) {
  const themes = themesOf(shownOf(all, { game: filter.game }));
  return (
    <div className="puzzles-filters" role="group" aria-label={texts.label}>
      <Choice
        label={texts.game}
        value={filter.game ?? ''}
        options={[['', texts.anyGame], ...GAME_CARDS.map(({ id, name }) => [id, name] as const)]}
        onChange={(game) => useFilter.setState({ game: game || undefined, theme: undefined })}
      />
      <Choice
        label={texts.difficulty}
        value={filter.difficulty ?? ''}
        options={[['', texts.anyDifficulty], ...Object.entries(TEXTS.difficulties)]}
        onChange={(difficulty) => useFilter.setState({ difficulty: difficulty || undefined })}
      />
      <Choice
        label={texts.theme}
        value={filter.theme ?? ''}
        options={[['', texts.anyTheme], ...themes.map((theme) => [theme, theme] as const)]}
        onChange={(theme) => useFilter.setState({ theme: theme || undefined })}
      />
      <Choice
        label={texts.state}
        value={filter.state ?? ''}
        options={[
          ['', texts.anyState],
          ['open', texts.open],
          ['solved', texts.solved],
        ]}
        onChange={(state) =>
          useFilter.setState({ state: state === 'open' || state === 'solved' ? state : undefined })
        }
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="puzzles-filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="select" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
