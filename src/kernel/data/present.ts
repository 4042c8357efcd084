/** What is known to be there; throws where it is not after all. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something is missing that should be there');
  return value;
}
