import { type CardId, type Op, ROLE_CARDS } from '../facts.ts';

/**
 * The steps of events by name. A card's own steps bear its id; those that hang on a choice bear the name of the
 * step they belong to and what leads to them, such as `STE7.0/else`.
 */
export const SCRIPTS: Readonly<Record<string, readonly Op[]>> = Object.fromEntries(
  ROLE_CARDS.flatMap(({ id, ops }) => branches(id, ops)),
);

function branches(name: string, ops: readonly Op[]): [string, readonly Op[]][] {
  const nested = ops.flatMap((op, at) =>
    waysOf(op).flatMap(({ way, ops: below }) => branches(branch(name, at, way), below)),
  );
  return [[name, ops], ...nested];
}

/** What may follow from a step, by what leads there. */
function waysOf(op: Op): { readonly way: string; readonly ops: readonly Op[] }[] {
  if ('options' in op) return op.options.map(({ id, ops }) => ({ way: id, ops }));
  if ('ops' in op) return [{ way: 'then', ops: op.ops }];
  if ('elseOps' in op) return [{ way: 'else', ops: op.elseOps }];
  return 'penalty' in op ? [{ way: 'else', ops: op.penalty }] : [];
}

/** The name of the steps that follow a step by a way. */
export function branch(script: string, at: number, way: string): string {
  return `${script}.${at}/${way}`;
}

/** The card a script belongs to. */
export function cardOf(script: string): CardId {
  const card = ROLE_CARDS.find(({ id }) => id === script.replace(/\..*/, ''));
  if (card === undefined) throw new Error(`there is no script ${script}`);
  return card.id;
}
