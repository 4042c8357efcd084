import { createContext, useContext } from 'react';

/** How much larger a part of the board is seen, in steps of a fifth, or 0 while small letters could not be read. */
export const Near = createContext(0);

export const useNear = (): number => useContext(Near);

/** From here on a board is near. */
const NEAR = 1.3;
const STEP = 0.2;

export function nearAt(scale: number): number {
  return scale < NEAR ? 0 : Math.round(scale / STEP) * STEP;
}
