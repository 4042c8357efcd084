import type { ReactNode } from 'react';
import { EDICT, type Edict, ROLE_CARD, UNLIMITED } from '../../../../games/empire/facts.ts';
import { fulfils } from '../../../../games/empire/cards/edicts.ts';
import type { State } from '../../../../games/empire/state.ts';
import { does, innerName } from '../../../../games/empire/texts/words.ts';
import type { PlaceProps } from '../../view.ts';
import { CardFace } from './cards.tsx';
import { GalaxyIcon } from '../art/tokens.tsx';
import { answers } from '../../../board/dark.ts';
import { cardSpot, edictSpot } from '../moves/spots.ts';
import { Spot } from '../../../board/spot.tsx';
import { Head } from './tokens.tsx';
import { endWords } from './progress.ts';

/** What concerns everybody in a match of several: edict, event, galaxy tokens, the end. */

interface RealmProps {
  readonly state: State;
  readonly names: readonly string[];
  readonly places: PlaceProps;
}

export function Realm({ state, names, places }: RealmProps): ReactNode {
  const ending = endWords(state, names);
  return (
    <section className="empire-box empire-realm" aria-label="The realm">
      <Head title="The realm" note={<GalaxyLeft state={state} />} />
      {ending !== undefined && (
        <p className="empire-ending" role="status">
          {ending}
        </p>
      )}
      <EdictLine state={state} names={names} places={places} />
      <WaitingEvent state={state} names={names} />
    </section>
  );
}

function GalaxyLeft({ state: { galaxy } }: { readonly state: State }): ReactNode {
  if (galaxy === UNLIMITED) return null;
  return (
    <span className="empire-galaxy" data-warn={galaxy <= 5 || undefined}>
      <GalaxyIcon size={14} /> {galaxy} left
    </span>
  );
}

function EdictLine({ state, names, places }: RealmProps): ReactNode {
  const edict: Edict | undefined = EDICT[state.edict];
  if (edict === undefined) return null;
  const { emperor } = state;
  const met = fulfils(state, emperor, edict.id);
  return (
    <Spot
      {...places}
      place={edictSpot(edict.id)}
      label={`${edict.name}: ${edict.text}`}
      className="empire-edict"
    >
      <b>{edict.name}</b>
      <span>{edict.text}</span>
      <small data-met={met || undefined}>
        {met ? does(names, emperor, 'fulfil') : `${does(names, emperor, 'do')} not fulfil`} it now
      </small>
    </Spot>
  );
}

function WaitingEvent({ state, names }: Omit<RealmProps, 'places'>): ReactNode {
  const card = ROLE_CARD[state.event];
  if (card === undefined) return null;
  const whom = card.scope === 'ALL' ? 'everybody' : innerName(names, state.emperor);
  return (
    <div className="empire-waiting" {...answers(cardSpot(card.id))}>
      <small>Strikes {whom} when the Emperor’s turn comes</small>
      <CardFace card={card.id} />
    </div>
  );
}
