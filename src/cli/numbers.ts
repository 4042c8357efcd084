/** A number of things: 1 seat, 3 seats; other plurals are given. */
export function counted(count: number, thing: string, things = `${thing}s`): string {
  return `${grouped(count)} ${count === 1 ? thing : things}`;
}

/** A whole number with its thousands apart: 12,345. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
