import { createContext, useContext } from 'react';

/** Whether a part of the board is seen large enough for small letters. */
export const Near = createContext(false);

export const useNear = (): boolean => useContext(Near);

/** From here on a board is near. */
export const NEAR = 1.6;
