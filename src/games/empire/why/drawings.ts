import type { Distance, Goods } from '../../../kernel/why.ts';
import { distance, spread } from '../actions/flight.ts';
import { NAME, type Region } from '../board.ts';
import type { State } from '../state.ts';

/** What shows a reason on the table. */

/** The shortest way from one of some regions, of which so many steps can be gone; `from` unless it is one of them. */
export function wayDrawn(
  state: State,
  starts: readonly Region[],
  to: Region,
  reach: number,
  from?: string,
): Distance {
  const steps = distance(state, starts, to);
  const start = starts.find((region) => distance(state, [region], to) === steps);
  return {
    ...{ kind: 'distance', from: from ?? NAME[start!]!, to: NAME[to]!, steps, reach },
    path: route(state, starts, to, steps).map((region) => NAME[region]!),
  };
}

/** Where each of the steps leads. */
function route(state: State, starts: readonly Region[], to: Region, steps: number): Region[] {
  const path = [to];
  for (let left = steps - 1; left > 0; left--) {
    const beside = spread(state, [path[0]!], 1, 0);
    path.unshift(beside.find((region) => distance(state, starts, region) === left)!);
  }
  return path;
}

/** Something of which there is too little on the own mat. */
export function tooFew(of: string, have: number, need: number): Goods {
  return { kind: 'goods', of, have, need };
}
