import type { ReactNode } from 'react';
import type { MomentProps } from '../../view.ts';
import { Icon, MachineIcon } from '../art/icons.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { AsteroidIcon, LeaderToken } from '../art/tokens.tsx';
import { isSeatColour } from '../colours.ts';
import { CardFace } from '../panels/cardFaces.tsx';
import type { FactionsMoment, HeldUp, VoteMoment, VoteSide } from './moments.ts';
import './moments.css';

/** A great moment of Factions of Sol. */
export function Moment({ moment }: MomentProps<FactionsMoment>): ReactNode {
  return moment.kind === 'vote' ? <Vote {...moment} /> : <Held {...moment} />;
}

function Held({ kind, title, colour, cards, tile, machine, text, gain }: HeldUp): ReactNode {
  return (
    <div className="factions-moment" data-wide={cards.length > 1 || undefined}>
      <div className="factions-moment-art">
        {kind === 'tile' && <AsteroidIcon size={104} face="open" value={tile} />}
        {kind === 'token' && <LeaderToken size={88} />}
        {machine && <MachineIcon machine={machine.id} faction={machine.faction} size={72} />}
        {cards.map((card) => (
          <CardFace key={card} card={card} />
        ))}
        {kind === 'card' && cards.length === 0 && <Icon name="energy" size={72} />}
      </div>
      <div>
        <h2>
          {isSeatColour(colour) && <ShipIcon colour={colour} size={28} />}
          <span>{title}</span>
        </h2>
        {text !== '' && <p>{text}</p>}
        {gain !== '' && <b>{gain}</b>}
      </div>
    </div>
  );
}

function Vote({ name, won, options }: VoteMoment): ReactNode {
  return (
    <div className="factions-moment-vote">
      <h2>{name}</h2>
      <div>
        {options.map((option) => (
          <Side key={option.key} option={option} won={option.key === won} />
        ))}
      </div>
    </div>
  );
}

function Side({ option, won }: { readonly option: VoteSide; readonly won: boolean }): ReactNode {
  const { key, name, text, votes } = option;
  return (
    <section data-won={won || undefined}>
      <h3>
        {key} · {name}
      </h3>
      <p className="factions-moment-votes">
        {votes.map((colour, i) =>
          isSeatColour(colour) ? (
            <ShipIcon key={i} colour={colour} size={30} />
          ) : (
            <Icon key={i} name="event" size={24} />
          ),
        )}
        {votes.length === 0 && 'no votes'}
      </p>
      <p>{text}</p>
      {won && <b>In force</b>}
    </section>
  );
}
