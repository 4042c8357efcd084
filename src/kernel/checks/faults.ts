import { firstFault } from '../data/shape.ts';

/** Checks that answer with what is wrong, as a sentence, or with nothing. */

export function within(value: number, least: number, most: number, what: string): string | undefined {
  return value >= least && value <= most
    ? undefined
    : `${what} must be from ${least} to ${most}, not ${value}`;
}

export function all(
  values: readonly number[],
  least: number,
  most: number,
  what: string,
): string | undefined {
  return firstFault(values, (value, i) => within(value, least, most, `${what}[${i}]`));
}

export function oneOf(value: string, values: readonly string[], what: string): string | undefined {
  return values.includes(value)
    ? undefined
    : `${what} must be one of ${values.join(', ')}, not ${JSON.stringify(value)}`;
}

export function sized(list: readonly unknown[], size: number, what: string): string | undefined {
  return list.length === size ? undefined : `${what} must have ${size} entries, not ${list.length}`;
}

export function unless(holds: boolean, fault: string): string | undefined {
  return holds ? undefined : fault;
}

/** What only a seat's view holds shows that it is one. */
export function faceUp(holds: boolean, what: string): string | undefined {
  return unless(holds, `${what} is face down: this is what somebody sees, and a position shows everything`);
}
