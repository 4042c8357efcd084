import type { ReactNode } from 'react';
import { CARDS } from '../../../../games/sol/cards/cards.ts';
import { type EffectId, type EventId, SUITS, type SuitName, TRIGGER } from '../../../../games/sol/facts.ts';
import type { State } from '../../../../games/sol/state.ts';
import { effectWord as title, EVENT_WORDS, suitWords } from '../../../../games/sol/texts/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count, nameOf } from '../../../../kernel/defaults/words.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { answers } from '../../../board/dark.ts';
import type { AsideProps } from '../../view.ts';
import { MomentSign, SuitSign } from '../art/icons.tsx';
import { paintOf } from '../colours.ts';
import { suitStyle } from './panel.tsx';

/** The effects of this match, one for each suit, with who holds them; and the event of the trigger flares. */

export function Aside({ state, names, actors }: AsideProps<State>): ReactNode {
  return (
    <div className="sol-effects">
      {SUITS.map((suit, i) => {
        const effect = state.effects[i];
        if (!effect) return null;
        const holders = state.players.flatMap(({ card }, seat) => (card === i ? [seat] : []));
        const held = holders.some((seat) => actors.includes(seat));
        const cards = `${suitWords(suit)}, ${count(inDeck(state, i), 'card')} left`;
        return (
          <EffectCard
            key={suit}
            suit={suit}
            effect={effect}
            cards={cards}
            held={held}
            holders={holders}
            names={names}
          />
        );
      })}
      {state.effects.every((effect) => effect === '') && <NoEffects />}
      {state.event !== '' && <EventCard event={state.event} left={itemAt(state.deck, TRIGGER)} />}
    </div>
  );
}

/** Marked flares are flares. */
function inDeck({ deck }: State, suit: number): number {
  return itemAt(deck, suit) + (suit === 0 ? itemAt(deck, 8) : 0);
}

interface EffectCardProps {
  readonly suit: SuitName;
  readonly effect: EffectId;
  readonly cards: string;
  readonly held: boolean;
  readonly holders: readonly Seat[];
  readonly names: readonly string[];
}

function EffectCard({ suit, effect, cards, held, holders, names }: EffectCardProps): ReactNode {
  const { icon, text } = CARDS[effect];
  return (
    <article
      className={`sol-card${held ? ' sol-held-now' : ''}`}
      style={suitStyle(suit)}
      data-tip={capital(`${cards} in the deck.`)}
      {...answers(effect)}
      aria-label={title(effect)}
    >
      <div className="sol-spine">
        <SuitSign suit={suit} size={24} />
      </div>
      <div className="sol-card-body">
        <h4>
          <span className="sol-card-name">{title(effect)}</span>
          <span className="sol-moment">
            <MomentSign icon={icon} />
            {capital(icon)}
          </span>
          <span className="sol-holders">
            {holders.map((seat) => (
              <Emblem
                key={seat}
                colour={paintOf(seat).name}
                size={18}
                label={`held by ${nameOf(names, seat)}`}
              />
            ))}
          </span>
        </h4>
        <p>{text}</p>
      </div>
    </article>
  );
}

function NoEffects(): ReactNode {
  return <p className="sol-quiet">No effects in this match: cards only count the flares.</p>;
}

function EventCard({ event, left }: { event: EventId; left: number }): ReactNode {
  return (
    <article
      className="sol-card sol-event"
      style={suitStyle('FLARE')}
      {...answers(event)}
      aria-label={title(event)}
    >
      <div className="sol-spine">
        <SuitSign suit="FLARE" size={24} />
      </div>
      <div className="sol-card-body">
        <h4>
          <span className="sol-card-name">{title(event)}</span>
          <span className="sol-moment">Trigger flare</span>
          {left > 0 && <span className="sol-holders sol-moment">{left} left</span>}
        </h4>
        <p>{capital(EVENT_WORDS[event])}.</p>
      </div>
    </article>
  );
}
