import { unless } from '../../../kernel/checks/faults.ts';
import { canonical } from '../../../kernel/data/plain.ts';
import { firstFault } from '../../../kernel/data/shape.ts';
import { EVENT, EXOPLANET, type Op, RESEARCH, RIVAL_CARD } from '../facts.ts';

/** What holds of the steps of a card that are still to come: cards have no others. */

export function opsFault(ops: readonly unknown[]): string | undefined {
  return firstFault(ops, (op) => unless(OPS.has(canonical(op)), 'no card has such an effect'));
}

/** The steps of all cards, and what is left of those that are done several times. */
const OPS: ReadonlySet<string> = new Set(
  opsIn([EVENT, EXOPLANET, RESEARCH, RIVAL_CARD]).flatMap((op) => [op, ...restsOf(op)].map(canonical)),
);

function opsIn(content: unknown): Op[] {
  if (typeof content !== 'object' || content === null) return [];
  const inner = Object.values(content).flatMap(opsIn);
  return isOp(content) ? [content, ...inner] : inner;
}

function isOp(content: object): content is Op {
  return 'op' in content;
}

function restsOf(op: Op): Op[] {
  switch (op.op) {
    case 'convert':
      return below(op.maxTimes).map((maxTimes) => ({ ...op, maxTimes }));
    case 'exoplanets':
    case 'mineRemote':
      return below(op.n).map((n) => ({ ...op, n }));
    default:
      return [];
  }
}

function below(count: number): number[] {
  return Array.from({ length: count - 1 }, (_, i) => i + 1);
}
