import { type Hex, HEXES, OPEN, PLANETS, WAYS } from '../board.ts';

/** Steps between hexes on a mat without ships: found once for each end, when it is first asked for. */
const ROWS: (Uint8Array | undefined)[] = new Array<undefined>(HEXES).fill(undefined);

/** More than any way on the mat. */
const NO_WAY = 255;

/** The steps from every hex to this one. */
export function stepsTo(end: Hex): Uint8Array {
  return (ROWS[end] ??= searchFrom(end));
}

function searchFrom(end: Hex): Uint8Array {
  const steps = new Uint8Array(HEXES).fill(NO_WAY);
  if (OPEN[end] === 0) return steps;
  steps[end] = 0;
  const queue = [end];
  for (const hex of queue) {
    for (const next of WAYS[hex]!) {
      if (steps[next] !== NO_WAY) continue;
      steps[next] = steps[hex]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The steps from every hex to each planet. */
export const TO_PLANET: readonly Uint8Array[] = PLANETS.map(({ at }) => stepsTo(at));
