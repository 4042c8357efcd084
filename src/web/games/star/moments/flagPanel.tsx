import type { ReactNode } from 'react';
import { COLONIES_TO_WIN } from '../../../../games/star/facts.ts';
import { FlagIcon } from '../art/flag.tsx';
import { PlanetIcon } from '../art/planets.tsx';
import type { FlagMoment } from './moments.ts';

/** A planet with the flag that is planted on it or taken off, and how many its player has. */
export function FlagPanel({ planet, say, colour, planted, flags, standing }: FlagMoment): ReactNode {
  return (
    <div className="star-flag-panel" data-planted={planted || undefined}>
      <div className="star-flag-planet">
        <PlanetIcon planet={planet} size={92} />
        <span className="star-flag-cloth">
          <FlagIcon colour={colour} size={46} />
        </span>
      </div>
      <div>
        <h2>{say}</h2>
        <p className="star-flag-row" aria-hidden>
          {Array.from({ length: COLONIES_TO_WIN }, (_, i) => (
            <span key={i} data-new={(planted && i === flags - 1) || undefined}>
              <FlagIcon colour={i < flags ? colour : undefined} size={30} />
            </span>
          ))}
        </p>
        {standing !== '' && <p className="star-flag-standing">{standing}</p>}
      </div>
    </div>
  );
}
