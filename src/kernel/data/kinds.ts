/**
 * A function for one kind of thing, from a table with one for every kind. It is found by the tag of the very thing it
 * is handed; TypeScript cannot follow that, so an entry of the table may be taken for a function of all kinds (the
 * parameters of methods are compared both ways).
 */
export type ForKind<Args extends readonly unknown[], Result> = { of(...args: Args): Result }['of'];
