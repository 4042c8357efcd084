import { type Op, ROLE_CARDS } from './facts.ts';

/**
 * The steps of events by name. A card's own steps bear its id; those that hang on a choice bear the name of the
 * step they belong to and what leads to them, such as `STE7.0/else`.
 */
export const SCRIPTS: Readonly<Record<string, readonly Op[]>> = Object.fromEntries(
  ROLE_CARDS.flatMap(({ id, ops }) => branches(id, ops)),
);

function branches(name: string, ops: readonly Op[]): [string, readonly Op[]][] {
  const nested = ops.flatMap((op, at) => [
    ...below(branch(name, at, 'then'), op.ops),
    ...below(branch(name, at, 'else'), op.elseOps ?? op.penalty),
    ...(op.options ?? []).flatMap((option) => below(branch(name, at, option.id), option.ops)),
  ]);
  return [[name, ops], ...nested];
}

function below(name: string, ops: readonly Op[] | undefined): [string, readonly Op[]][] {
  return ops === undefined ? [] : branches(name, ops);
}

/** The name of the steps that follow a step by a way. */
export function branch(script: string, at: number, way: string): string {
  return `${script}.${at}/${way}`;
}
