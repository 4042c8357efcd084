import { useSyncExternalStore } from 'react';

/** How much room there is: three columns, one column with tabs, or a bottom sheet. */
export type ScreenSize = 'wide' | 'tablet' | 'phone';

const PHONE = matchMedia('(max-width: 699px)');
const TABLET = matchMedia('(max-width: 1179px)');

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

const currentSize = (): ScreenSize => (PHONE.matches ? 'phone' : TABLET.matches ? 'tablet' : 'wide');

export const useScreenSize = (): ScreenSize => useSyncExternalStore(subscribe, currentSize);

/** The size of the window as a text, so that it is the same value while nothing changes. */
const sizeText = (): string => `${innerWidth} ${innerHeight}`;

export function useWindowSize(): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = useSyncExternalStore(subscribe, sizeText).split(' ').map(Number);
  return { width, height };
}
