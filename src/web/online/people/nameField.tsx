import { useEffect, useId } from 'react';
import { change, useSettings } from '../../settings.ts';
import { introduceMe, useMe } from './me.ts';
import { showFault } from '../../parts/toast.tsx';
import { TEXTS } from '../texts.ts';

const { make } = TEXTS;

/** The own name: that of the account, else that of the settings. */
export function useOwnName(): [name: string, setName: (name: string) => void] {
  const person = useMe((state) => state.person);
  const name = useSettings((settings) => settings.name);
  useEffect(() => {
    if (person === undefined) introduceMe().catch(showFault);
  }, [person]);
  return [person?.account ? person.name : name, (wanted) => change({ name: wanted })];
}

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

export function NameField({ name, onChange }: NameFieldProps) {
  const id = useId();
  const person = useMe((state) => state.person);
  return (
    <div className="new-field">
      <label htmlFor={id}>{make.name}</label>
      <input
        id={id}
        className="input"
        maxLength={24}
        autoComplete="nickname"
        placeholder={person?.name ?? make.nameHint}
        disabled={person?.account}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
