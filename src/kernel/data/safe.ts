/** Deeper than anything of ours; deep enough recursion would exhaust the stack. */
const MOST_DEPTH = 64;

/** Why data from outside is not safe to walk, compare or copy, as half a sentence; nothing where it is. */
export function unsafeReason(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MOST_DEPTH) return `is nested at most ${MOST_DEPTH} levels deep`;
  if (Object.hasOwn(value, '__proto__')) return 'must not use the key "__proto__"';
  for (const inner of Object.values(value)) {
    const fault = unsafeReason(inner, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
