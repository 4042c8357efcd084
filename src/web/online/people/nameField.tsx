import { useEffect, useId } from 'react';
import { change, useSettings } from '../../settings.ts';
import { meetMe, useMe } from './me.ts';
import { tellFault } from '../../parts/toast.tsx';
import { TEXTS } from '../texts.ts';

const { make } = TEXTS;

/** What one is called: the name of the account, else the one of the settings. */
export function useOwnName(): [name: string, setName: (name: string) => void] {
  const person = useMe((state) => state.person);
  const name = useSettings((settings) => settings.name);
  useEffect(() => {
    if (person === undefined) meetMe().catch(tellFault);
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
