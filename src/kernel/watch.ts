import { clone, equal } from './plain.ts';

/** A copy of a state that notices when anything in it that a viewer cannot know is read or changed. */
export interface Watched {
  readonly state: object;
  /** Whether that has happened. */
  isTouched(): boolean;
  /**
   * Whether a view of the state, as it has become, shows all of it as it is and nothing of what its viewer could not
   * know: that must look as it did before.
   */
  looksLike(view: object): boolean;
}

/** The fields of a record that are watched, with what the viewer sees in their place. */
type Faces = Map<string, unknown>;
type Fields = Record<string, unknown>;

/**
 * Watches what the viewer of a state cannot know: every field that is not as it is `seen`, or that a `guess` made
 * from the view fills in otherwise.
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
      if (isAlike(own, shown) && isAlike(own, guessed)) copy[key] = copyOf(own, shown, guessed);
      else {
        if (typeof own === 'object') copy[key] = clone(own);
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

  function looksLike(item: unknown, view: unknown): boolean {
    if (typeof item !== 'object' || item === null) return item === view;
    if (Array.isArray(item)) {
      if (!Array.isArray(view) || view.length !== item.length) return false;
      return item.every((one, i) => looksLike(one, view[i]));
    }
    const faces = secrets.get(item);
    for (const key in item) {
      const same = faces?.has(key)
        ? equal(faces.get(key), at(view, key))
        : looksLike(at(item, key), at(view, key));
      if (!same) return false;
    }
    return typeof view === 'object' && view !== null && Object.keys(view).length === Object.keys(item).length;
  }

  const copy = copyOf(state, seen, guess);
  return { state: copy, isTouched: () => touched, looksLike: (view) => looksLike(copy, view) };
}

/** Both records, or lists of as many records. */
function isAlike(item: unknown, other: unknown): item is object {
  if (!isObject(item) || !isObject(other)) return false;
  if (!Array.isArray(item)) return !Array.isArray(other);
  return (
    Array.isArray(other) && item.length === other.length && item.every(isRecord) && other.every(isRecord)
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

/** What stands at a place of plain data, if anything does. */
function at(value: unknown, key: string | number): unknown {
  return isObject(value) ? Reflect.get(value, key) : undefined;
}
