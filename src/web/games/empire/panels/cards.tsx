import type { ReactNode } from 'react';
import {
  CARD,
  DIAL,
  EDICT,
  type EdictId,
  POWER,
  type PowerId,
  type QueueId,
  ROLE_CARD,
  type RoleCard,
  type StoryCard,
} from '../../../../games/empire/facts.ts';
import { capital } from '../../../../kernel/defaults/words.ts';
import { Icon } from '../art/icons.tsx';
import { GalaxyIcon } from '../art/tokens.tsx';
import { roleName, sectorName } from '../moves/words.ts';

/** Faces of cards: events, stories, powers and edicts. */

interface CardProps {
  readonly card: QueueId;
}

/** The front of a role card or a story: title, effect, flavour, role and dial. */
export function CardFace({ card }: CardProps): ReactNode {
  const known = CARD[card];
  if (known === undefined) return null;
  return 'ops' in known ? <EventFace card={known} /> : <StoryFace card={known} />;
}

function EventFace({ card }: { readonly card: RoleCard }): ReactNode {
  return (
    <article className="empire-card" data-deck={card.deck}>
      <h4>{card.title}</h4>
      <p>{card.text}</p>
      <p className="empire-flavour">{card.flavor}</p>
      <footer>
        <span data-tip={`The role on it: ${roleName(card.role)}`}>
          <Icon name={card.role} size={13} />
          <span className="unseen">{roleName(card.role)}</span>
        </span>
        <DialWords card={card} />
      </footer>
    </article>
  );
}

function DialWords({ card: { dial } }: { readonly card: RoleCard }): ReactNode {
  return (
    <span className="empire-dial-words">
      {DIAL.map((part, i) => (
        <span
          key={part}
          data-tip={`${capital(part)}: ${dial[i]}, if it is the plan of the Ancients in a battle.`}
        >
          {part.charAt(0).toUpperCase()}
          <span className="unseen">{part.slice(1)}</span> {dial[i]}
        </span>
      ))}
    </span>
  );
}

function StoryFace({ card }: { readonly card: StoryCard }): ReactNode {
  return (
    <article className="empire-card empire-story">
      <h4>{card.title}</h4>
      <p className="empire-flavour">{card.text}</p>
      <footer>
        <span>
          <Icon name={card.role} size={13} />
          {roleName(card.role)}
        </span>
        <span>no event</span>
      </footer>
    </article>
  );
}

/** A card that lies face down: its deck and its sector are known to all. */
export function CardBack({ card }: CardProps): ReactNode {
  const known = ROLE_CARD[card];
  if (known === undefined) {
    return (
      <div className="empire-cardback empire-story">
        <Icon name="galaxy" size={16} />
        <b>Story</b>
        <small>no event</small>
      </div>
    );
  }
  return (
    <div className="empire-cardback">
      <Icon name={known.deck} size={16} />
      <b>{roleName(known.deck)}</b>
      <small>{sectorName(known.sector)}</small>
    </div>
  );
}

export function PowerFace({
  power,
  used = false,
}: {
  readonly power: PowerId;
  readonly used?: boolean;
}): ReactNode {
  const { name, text } = POWER[power];
  return (
    <span className="empire-power" data-used={used || undefined}>
      <b>{name}</b>
      <span>{text}</span>
    </span>
  );
}

export function EdictFace({ edict }: { readonly edict: EdictId }): ReactNode {
  const { name, text, reward } = EDICT[edict];
  return (
    <span className="empire-power">
      <b>
        {name}
        {reward.galaxy !== undefined && <GalaxyIcon size={14} />}
      </b>
      <span>{text}</span>
    </span>
  );
}
