import { clone, equal } from '../data/plain.ts';

/** A copy of a state that notices when anything in it that a viewer cannot know is read or changed. */
export interface Watched {
  readonly state: object;
  /** Whether that has happened. */
  isTouched(): boolean;
  /** Whether a view of the state, as it has become, shows what its viewer could not know no otherwise than before. */
  isKept(view: object): boolean;
}

/** The fields of a record that are watched, with what the viewer sees in their place. */
type Faces = Map<string, unknown>;
type Fields = Record<string, unknown>;

/**
 * Watches what the viewer of a state cannot know: every field that is not as it is `seen`, or that another `guess`
 * made from the view fills in otherwise.
 */
export function watch(state: object, seen: object, guess: object): Watched {
  const secrets = new Map<object, Faces>();
  let touched = false;
  const touch = (): void => {
    touched = true;
  };

  function copyOf(item: object, face: unknown, other: unknown): object {
    if (Array.isArray(item)) return item.map((one, i) => copyOf(one, at(face, i), at(other, i)));
    const copy: Fields = { ...item };
    for (const key in copy) {
      const [own, shown, guessed] = [copy[key], at(face, key), at(other, key)];
      if (!isObject(own)) {
        if (own !== shown || own !== guessed) keepSecret(copy, key, shown);
      } else if (isAlike(own, shown) && isAlike(own, guessed)) copy[key] = copyOf(own, shown, guessed);
      else {
        copy[key] = clone(own);
        if (!equal(own, shown) || !equal(own, guessed)) keepSecret(copy, key, shown);
      }
    }
    return copy;
  }

  function keepSecret(record: Fields, key: string, face: unknown): void {
    let value = record[key];
    const faces: Faces = secrets.get(record) ?? new Map();
    secrets.set(record, faces.set(key, face));
    Object.defineProperty(record, key, {
      enumerable: true,
      configurable: true,
      get() {
        touch();
        return value;
      },
      set(next: unknown) {
        touch();
        value = next;
      },
    });
  }

  function isKept(item: unknown, view: unknown): boolean {
    if (!isObject(item) || isListOfValues(item)) return true;
    if (!isObject(view) || Array.isArray(item) !== Array.isArray(view)) return !holdsSecret(item);
    if (Array.isArray(item) && at(view, 'length') !== item.length) return !holdsSecret(item);
    const faces = secrets.get(item);
    return Object.keys(item).every((key) =>
      faces?.has(key) ? equal(faces.get(key), at(view, key)) : isKept(at(item, key), at(view, key)),
    );
  }

  function holdsSecret(item: unknown): boolean {
    return isObject(item) && (secrets.has(item) || Object.values(item).some(holdsSecret));
  }

  const copy = copyOf(state, seen, guess);
  return { state: copy, isTouched: () => touched, isKept: (view) => isKept(copy, view) };
}

/** Both records, or lists of as many records. */
function isAlike(item: unknown, other: unknown): item is object {
  if (!isObject(item) || !isObject(other)) return false;
  if (!Array.isArray(item)) return !Array.isArray(other);
  return (
    Array.isArray(other) && item.length === other.length && item.every(isRecord) && other.every(isRecord)
  );
}

const isListOfValues = (item: object): boolean => Array.isArray(item) && !item.some(isObject);

/** Whether it holds others: by name, or as a list by the numbers of its places. */
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

/** What stands at a place of plain data, if anything does. */
function at(value: unknown, key: string | number): unknown {
  return isObject(value) ? value[key] : undefined;
}
