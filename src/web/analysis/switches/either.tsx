import './either.css';

interface EitherProps<T extends string> {
  /** What is chosen here. */
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly name: (one: T) => string;
  readonly tip?: (one: T) => string;
  readonly onChoose: (one: T) => void;
}

/** Two or three things of which one is chosen. */
export function Either<T extends string>({ label, of, chosen, name, tip, onChoose }: EitherProps<T>) {
  return (
    <span className="either" role="group" aria-label={label}>
      {of.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === chosen}
          data-tip={tip?.(one)}
          onClick={() => onChoose(one)}
        >
          {name(one)}
        </button>
      ))}
    </span>
  );
}
