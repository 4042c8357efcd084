/** What follows from a list, kept for the list last asked about: no list of a state is changed in place. */
export function remembered<List extends object, Result>(
  work: (list: List) => Result,
): (list: List) => Result {
  let last: { readonly list: List; readonly result: Result } | undefined;
  return (list) => {
    if (last?.list !== list) last = { list, result: work(list) };
    return last.result;
  };
}
