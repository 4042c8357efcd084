import { memo, type ReactNode } from 'react';
import { raysFrom } from '../art/rays.ts';

/** The light around the Sun: two veils of rays that turn slowly against each other, each a layer of its own. */

const VEILS = [raysFrom(7), raysFrom(23)] as const;

export const Corona = memo(function Corona({ view, flares }: { view: string; flares: number }): ReactNode {
  return (
    <div className={`sol-corona sol-swell-${flares % 2}`} aria-hidden>
      <svg className="sol-halo" viewBox={view}>
        <radialGradient id="sol-halo" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="470">
          <stop offset=".48" stopColor="#ff8a34" stopOpacity=".66" />
          <stop offset=".56" stopColor="#f0661f" stopOpacity=".36" />
          <stop offset=".68" stopColor="#b93a1b" stopOpacity=".16" />
          <stop offset="1" stopColor="#5b1a1a" stopOpacity="0" />
        </radialGradient>
        <circle r="470" fill="url(#sol-halo)" />
      </svg>
      {VEILS.map((rays, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the veils never change
        <svg key={i} className={`sol-veil sol-veil-${i}`} viewBox={view}>
          {rays.map(({ d, warm, opacity }) => (
            <path key={d} d={d} fill={warm ? '#ffb257' : '#ff7b2e'} opacity={opacity} />
          ))}
        </svg>
      ))}
    </div>
  );
});
