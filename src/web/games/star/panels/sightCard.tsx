import type { ReactNode } from 'react';
import { BlackHole } from '../art/blackHole.tsx';
import { Picture } from '../../../board/picture.tsx';
import { PlanetIcon } from '../art/planets.tsx';
import { Rocks, rocksOf } from '../art/rocks.tsx';
import { Wormhole } from '../art/wormhole.tsx';
import { FACTION_COLOUR } from '../colours.ts';
import type { Sight } from '../moves/looking.ts';
import { keyIn } from '../../../../kernel/data/records.ts';

const SIZE = 44;
const BOULDERS = rocksOf(7);

/** What is printed on a hex. */
export function SightCard({ kind, id, name, words }: Sight): ReactNode {
  return (
    <section className="star-box star-sight" data-kind={kind} aria-label={name}>
      <SightPicture kind={kind} id={id} />
      <div>
        <h2>{name}</h2>
        <p>{words}</p>
      </div>
    </section>
  );
}

function SightPicture({ kind, id }: Pick<Sight, 'kind' | 'id'>): ReactNode {
  switch (kind) {
    case 'planet':
      return <PlanetIcon planet={id} size={SIZE} />;
    case 'asteroid':
      return (
        <Picture size={SIZE} reach={17}>
          <Rocks rocks={BOULDERS} />
        </Picture>
      );
    case 'blackHole':
      return (
        <Picture size={SIZE} reach={74}>
          <BlackHole />
        </Picture>
      );
    case 'wormhole':
      return (
        <Picture size={SIZE} reach={26}>
          <Wormhole colour={FACTION_COLOUR[keyIn(FACTION_COLOUR, id)]} />
        </Picture>
      );
  }
}
