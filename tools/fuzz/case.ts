import { pick, type Rng } from '../../src/kernel/match/rng.ts';

/** A change to a value inside the data: which kind, at which of its places, and with what. */
export interface Edit {
  readonly kind: EditKind;
  readonly place: number;
  readonly by: number;
}

const EDIT_KINDS = [
  'replace',
  'remove',
  'add',
  'retype',
  'nudge',
  'deepen',
  'lengthen',
  'swap',
  'transplant',
] as const;

export type EditKind = (typeof EDIT_KINDS)[number];

/** A change to the text that the data was written as. */
export interface Mangle {
  readonly kind: MangleKind;
  readonly place: number;
  readonly by: number;
}

const MANGLE_KINDS = ['cut', 'double', 'insert', 'delete', 'repeat', 'flip', 'behead'] as const;

export type MangleKind = (typeof MANGLE_KINDS)[number];

/**
 * One input, told as how it is made from a valid one: a number that chooses the valid one, and what is done to it.
 * Fewer changes make a smaller case.
 */
export interface Case {
  readonly base: number;
  readonly edits: readonly Edit[];
  readonly mangles: readonly Mangle[];
}

const BIG = 2 ** 32;

/** One in seven is of a valid form, if out of place; most have a single fault, which gets furthest in. */
export function makeCase(rng: Rng): Case {
  const lot = rng.int(20);
  const edits = lot < 3 ? 0 : lot < 13 ? 1 : lot < 17 ? 1 + rng.int(4) : rng.int(2);
  const mangles = lot < 17 ? 0 : 1 + rng.int(3);
  return {
    base: rng.int(BIG),
    edits: Array.from({ length: edits }, () => change(rng, EDIT_KINDS)),
    mangles: Array.from({ length: mangles }, () => change(rng, MANGLE_KINDS)),
  };
}

function change<K>(rng: Rng, kinds: readonly K[]): { kind: K; place: number; by: number } {
  return { kind: pick(rng, kinds), place: rng.int(BIG), by: rng.int(BIG) };
}

/** The same case with one change less, in every way there is. */
export function smallerCases(one: Case): Case[] {
  const without = <T>(list: readonly T[]): T[][] => list.map((_, i) => list.filter((__, j) => j !== i));
  return [
    ...without(one.mangles).map((mangles) => ({ ...one, mangles })),
    ...without(one.edits).map((edits) => ({ ...one, edits })),
  ];
}
