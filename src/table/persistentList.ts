/**
 * A list that grows at its end without being copied. A trail is never changed: a longer one shares with it what they
 * have in common.
 */
export class PersistentList<T> {
  /** Holds more than belongs to this trail once a longer one was made. */
  readonly #shared: T[];
  readonly length: number;

  private constructor(shared: T[], length: number) {
    this.#shared = shared;
    this.length = length;
  }

  static of<T>(items: readonly T[]): PersistentList<T> {
    return new PersistentList(items.slice(), items.length);
  }

  /** The trail with one more item. */
  with(item: T): PersistentList<T> {
    const isLongest = this.#shared.length === this.length;
    const shared = isLongest ? this.#shared : this.slice();
    shared.push(item);
    return new PersistentList(shared, shared.length);
  }

  /** The first so many items. */
  first(length: number): PersistentList<T> {
    return PersistentList.of(this.slice(0, length));
  }

  at(index: number): T | undefined {
    return index < this.length ? this.#shared[index] : undefined;
  }

  last(): T | undefined {
    return this.#shared[this.length - 1];
  }

  slice(from = 0, to = this.length): T[] {
    return this.#shared.slice(from, Math.min(to, this.length));
  }
}
