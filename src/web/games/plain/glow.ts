import type { Place, PlaceProps } from '../view.ts';

/** What a place is lit as; nothing where it cannot be chosen. */
export type Glow = 'picked' | 'target' | 'source';

export function glowOf(
  place: Place | undefined,
  { picked, targets, sources }: Pick<PlaceProps, 'picked' | 'targets' | 'sources'>,
): Glow | undefined {
  if (place === undefined) return undefined;
  if (place === picked) return 'picked';
  if (targets.has(place)) return 'target';
  return sources.has(place) ? 'source' : undefined;
}
