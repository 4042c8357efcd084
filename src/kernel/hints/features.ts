import type { Seat } from '../game.ts';

/**
 * What learned players look at in a position: many small facts, numbered from 0, each of which holds or does not.
 * Positions that look alike to a seat have the same features for it.
 */
export interface Features<State extends object> {
  /** Raised when a number comes to mean something else: weights that were learned for another version do not fit. */
  readonly version: number;
  readonly layout: FeatureLayout;
  /** Notes every feature of the position as this seat sees it, none of them twice. */
  encode(state: State, seat: Seat, noted: FeatureSet): void;
}

/** Features that belong together, such as the points of one seat. */
export interface FeatureBlock {
  readonly name: string;
  /** The number of its first feature. */
  readonly first: number;
  readonly size: number;
}

/** Gives features their numbers, block after block. */
export class FeatureLayout {
  #count = 0;
  readonly #blocks: FeatureBlock[] = [];

  get count(): number {
    return this.#count;
  }

  /** A block of so many features. */
  block(name: string, size: number): FeatureBlock {
    const block = { name, first: this.#count, size };
    this.#blocks.push(block);
    this.#count += size;
    return block;
  }

  /** One such block for each seat at the largest table, the own one first, then the others in the order of the table. */
  bySeat(name: string, size: number, seats: number): FeatureBlock[] {
    return Array.from({ length: seats }, (_, place) => this.block(`${name} of seat +${place}`, size));
  }

  /** What a feature is about, such as `points 3`. */
  nameOf(feature: number): string {
    const block = this.#blocks.find(({ first, size }) => feature >= first && feature < first + size);
    return block ? `${block.name} ${feature - block.first}` : `no feature ${feature}`;
  }
}

/** The features of one position, kept in the same place from position to position. */
export class FeatureSet {
  /** The first `length` of them count. */
  readonly features: Uint16Array;
  length = 0;

  /** For as many as a position can have. */
  constructor(most: number) {
    this.features = new Uint16Array(most);
  }

  clear(): void {
    this.length = 0;
  }

  /** Notes one feature of a block. */
  note(block: FeatureBlock, at = 0): void {
    this.features[this.length++] = block.first + at;
  }

  /** Notes a number as one feature of its block; what is too large counts as the largest. */
  exactly(block: FeatureBlock, count: number): void {
    const last = block.size - 1;
    this.note(block, count < 0 ? 0 : count > last ? last : count);
  }

  /** Notes a number by as many features of its block, so that what more of it is worth can be learned step by step. */
  atLeast(block: FeatureBlock, count: number): void {
    const most = count < block.size ? count : block.size;
    for (let i = 0; i < most; i++) this.features[this.length++] = block.first + i;
  }
}
