import { useId } from 'react';
import { choicesAmong, type Filter, PERSON, SPANS } from './sums/filter.ts';
import { gameName } from './gameName.ts';
import type { OwnMatch } from './sums/ownMatch.ts';
import { changeFilter, changeShown } from './shown.ts';
import { TEXTS } from './texts.ts';

const { filters: texts } = TEXTS;

interface FilterBarProps {
  readonly matches: readonly OwnMatch[];
  readonly filter: Filter;
  readonly people: readonly string[];
  readonly whose: string;
}

/** Which matches are counted, and where several people play here, whose. */
export function FilterBar({ matches, filter, people, whose }: FilterBarProps) {
  const { games, seats, opponents } = choicesAmong(matches);
  return (
    <div className="stats-filters" role="group" aria-label={texts.label}>
      {people.length > 1 && (
        <Choice
          label={texts.whose}
          value={whose}
          options={people.map((name) => [name, name])}
          onChange={(name) => changeShown({ whose: name, filter: {} })}
        />
      )}
      <Choice
        label={texts.game}
        value={filter.game ?? ''}
        options={[['', texts.anyGame], ...games.map((game) => [game, gameName(game)] as const)]}
        onChange={(game) => changeFilter({ game: game || undefined })}
      />
      <Choice
        label={texts.seats}
        value={String(filter.seats ?? '')}
        options={[
          ['', texts.anySeats],
          ...seats.map((count) => [String(count), TEXTS.seats(count)] as const),
        ]}
        onChange={(count) => changeFilter({ seats: Number(count) || undefined })}
      />
      <Choice
        label={texts.opponent}
        value={filter.opponent ?? ''}
        options={[['', texts.anyOpponent], ...opponents.map((kind) => [kind, opponentName(kind)] as const)]}
        onChange={(kind) => changeFilter({ opponent: kind || undefined })}
      />
      <Choice
        label={texts.when}
        value={String(filter.days ?? '')}
        options={[['', texts.ever], ...SPANS.map((days) => [String(days), texts.days(days)] as const)]}
        onChange={(days) => changeFilter({ days: Number(days) || undefined })}
      />
    </div>
  );
}

export const opponentName = (kind: string): string => (kind === PERSON ? TEXTS.people : TEXTS.bot(kind));

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="stats-filter">
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
