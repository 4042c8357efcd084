import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const CURVE_LOOKS = ['lines', 'stacked'] as const;
export type CurveLook = (typeof CURVE_LOOKS)[number];

interface Kept {
  readonly look: CurveLook;
}

const LINES: Kept = { look: 'lines' };

/** How the curve is drawn, kept in this browser. */
const useKept = create<Kept>()(persist(() => LINES, { name: 'orrery curve' }));

export const useCurveLook = (): CurveLook => useKept(({ look }) => look);

export function changeCurveLook(look: CurveLook): void {
  useKept.setState({ look });
}
