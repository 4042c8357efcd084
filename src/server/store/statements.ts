import type { Compilable } from 'kysely';

/** A write as the statements it takes, run together or not at all; each is answered with how many rows it changed. */
export type Statements<T = void> = Generator<Compilable, T, number>;
