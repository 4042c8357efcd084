import type { Choice, Count, Flag, Option, Several } from '../../../kernel/options.ts';
import { IconButton } from '../../parts/button.tsx';
import { TEXTS } from '../../texts.ts';
import { readable } from '../../../kernel/data/readable.ts';
import { Segments } from './segments.tsx';

const { newTable } = TEXTS;

/** Up to here values lie side by side; more of them go into a list. */
const SIDE_BY_SIDE = 3;
const IN_SIGHT = 8;

interface FieldProps<O, V> {
  /** The element that names the option; its sentence is `${id}-help`. */
  readonly id: string;
  readonly option: O;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** The control of an option, after its kind. The value has the kind’s type or is refused when the form is read. */
export function OptionField({ option, value, ...rest }: FieldProps<Option, unknown>) {
  switch (option.kind) {
    case 'flag':
      return <FlagField option={option} value={value === true} {...rest} />;
    case 'count':
      return <CountField option={option} value={Number(value)} {...rest} />;
    case 'choice':
      return option.values.length <= SIDE_BY_SIDE ? (
        <Segments values={option.values} label={readable} value={String(value)} {...rest} />
      ) : (
        <ChoiceField option={option} value={String(value)} {...rest} />
      );
    case 'several':
      return (
        <SeveralField
          option={option}
          value={option.values.filter((word) => Array.isArray(value) && value.includes(word))}
          {...rest}
        />
      );
  }
}

function FlagField({ id, value, onChange }: FieldProps<Flag, boolean>) {
  return (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

function CountField({ id, option, value, onChange }: FieldProps<Count, number>) {
  const { title, min, max, zero } = option;
  return (
    <div className="stepper">
      <IconButton
        icon="less"
        label={newTable.less(title)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <input
        className="input"
        type="number"
        inputMode="numeric"
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber || 0)}
      />
      <IconButton
        icon="add"
        label={newTable.moreOf(title)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
      {zero !== undefined && value === 0 && <span className="stepper-zero">{zero}</span>}
    </div>
  );
}

function ChoiceField({ id, option, value, onChange }: FieldProps<Choice, string>) {
  return (
    <select
      className="select option-select"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {option.values.map((word) => (
        <option key={word} value={word}>
          {readable(word)}
        </option>
      ))}
    </select>
  );
}

function SeveralField({ id, option, value, onChange }: FieldProps<Several, readonly string[]>) {
  const toggle = (word: string): void =>
    onChange(option.values.filter((other) => value.includes(other) !== (other === word)));
  const words = (
    <div className="words" role="group" aria-labelledby={id} aria-describedby={`${id}-help`}>
      {option.values.map((word) => (
        <label key={word} className="segment word">
          <input type="checkbox" checked={value.includes(word)} onChange={() => toggle(word)} />
          <span>{readable(word)}</span>
        </label>
      ))}
    </div>
  );
  if (option.values.length <= IN_SIGHT) return words;
  return (
    <details className="words-fold">
      <summary className="button button-small">{newTable.chosen(value.length, option.values.length)}</summary>
      {words}
    </details>
  );
}
