import './optionList.css';

interface SegmentsProps<V extends string> {
  /** The element that names the choice; its sentence is `${id}-help`. */
  readonly id: string;
  readonly values: readonly V[];
  readonly label: (value: V) => string;
  /** None of them may be chosen yet. */
  readonly value: string | undefined;
  readonly onChange: (value: V) => void;
}

/** A few values side by side, one of them chosen. */
export function Segments<V extends string>({ id, values, label, value, onChange }: SegmentsProps<V>) {
  return (
    <div className="segments" role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-help`}>
      {values.map((word) => (
        <label key={word} className="segment">
          <input type="radio" name={id} checked={value === word} onChange={() => onChange(word)} />
          <span>{label(word)}</span>
        </label>
      ))}
    </div>
  );
}
