import { memo, type ReactNode } from 'react';
import coronaUrl from '../art/corona.webp';

interface CoronaProps {
  /** Half the side of what is shown. */
  readonly reach: number;
  readonly flares: number;
}

/** The light around the Sun: two veils of rays that turn slowly against each other, each a layer of its own. */
export const Corona = memo(function Corona({ reach, flares }: CoronaProps): ReactNode {
  const view = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
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
      <Veil view={view} name="sol-veil-0" />
      <Veil view={view} name="sol-veil-1" />
    </div>
  );
});

/** Half the side of the picture in units of the board. */
const PICTURE = 400;

function Veil({ view, name }: { view: string; name: string }): ReactNode {
  return (
    <svg className={`sol-veil ${name}`} viewBox={view}>
      <image href={coronaUrl} x={-PICTURE} y={-PICTURE} width={2 * PICTURE} height={2 * PICTURE} />
    </svg>
  );
}
