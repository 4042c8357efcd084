import type { ReactNode } from 'react';
import { type Card, FACTION, type FactionId, FACTIONS } from '../../../../games/factions/facts.ts';
import type { Step, Move, State } from '../../../../games/factions/state.ts';
import { cardName } from '../../../../games/factions/texts/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { FocusProps, PlaceProps } from '../../view.ts';
import { FactionEmblem } from '../art/icons.tsx';
import { PlanetIcon } from '../art/planets.tsx';
import { CardFace } from './cardFaces.tsx';
import { StellarEvent } from './event.tsx';
import { gesture } from '../moves/gestures.ts';
import { Machines } from './mat.tsx';
import { factionSpot, handSpot, marketSpot, techSpot, worldSpot } from '../moves/spots.ts';
import { Spot } from '../../../board/spot.tsx';
import { Trade } from './trade.tsx';

/** What a question is about, laid out to choose from. */

type Asking = Extract<Step, { readonly seat: Seat }>;

const TRAYS: readonly Step['step'][] = [
  ...([
    'faction',
    'rival',
    'draft',
    'answer',
    'keep',
    'tech',
    'return',
    'market',
    'claim',
    'research',
  ] as const),
  ...(['hand', 'trim', 'amnesty', 'scrap', 'map', 'boon', 'install', 'vote', 'rivalVote', 'tie'] as const),
  ...(['amount', 'recruit', 'engineer', 'band'] as const),
];

/** Whether a question has something laid out to choose from. */
export function hasTray({ step }: Step): boolean {
  return TRAYS.includes(step);
}

interface TrayProps {
  readonly step: Asking;
  readonly seat: Seat;
  readonly props: FocusProps<State, Move>;
  readonly places: PlaceProps;
}

/** Cards that lie beside the board anyway are shown again only where the column of cards is not in sight. */
export function Tray(tray: TrayProps): ReactNode {
  const { step, seat, props, places } = tray;
  const { state, names, offers } = props;
  switch (step.step) {
    case 'faction':
    case 'rival':
      return <Factions {...tray} />;
    case 'draft':
    case 'answer':
      return <Trade state={state} names={names} seat={seat} deal={step} offers={offers} places={places} />;
    case 'keep':
      return (
        <Cards title={`Keep ${step.left} of these`} spot={handSpot} cards={cardsOf(props)} {...{ places }} />
      );
    case 'tech':
      return <Cards title="Choose a tech" spot={techSpot} cards={cardsOf(props)} {...{ places }} />;
    case 'return':
      return <Cards title="Give back a tech" spot={techSpot} cards={cardsOf(props)} {...{ places }} echo />;
    case 'market':
    case 'claim':
    case 'research':
      return <Cards title="The market" spot={marketSpot} cards={cardsOf(props)} {...{ places }} echo />;
    case 'hand':
    case 'trim':
    case 'amnesty':
      return <Cards title="Your cards" spot={handSpot} cards={cardsOf(props)} {...{ places }} echo />;
    case 'scrap':
    case 'map':
      return (
        <Cards
          title="Exoplanets"
          spot={worldSpot}
          cards={cardsOf(props)}
          {...{ places }}
          echo={step.step === 'map' || step.who === seat}
        />
      );
    case 'boon':
      return <Shown card={step.card} />;
    case 'install':
      return (
        <div className="factions-box factions-echo">
          <Machines state={state} seat={seat} places={places} />
        </div>
      );
    case 'vote':
    case 'rivalVote':
    case 'tie':
      return (
        <div className="factions-echo">
          <StellarEvent state={state} names={names} places={places} />
        </div>
      );
    case 'amount':
    case 'recruit':
    case 'engineer':
    case 'band':
      return <Chips {...tray} />;
    default:
      return null;
  }
}

/** The cards the offers are about, each once. */
function cardsOf({ offers }: FocusProps<State, Move>): Card[] {
  return [...new Set(offers.flatMap(({ move }) => ('card' in move ? [move.card] : [])))].filter(
    (card) => card !== 'any',
  );
}

interface CardsProps {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly spot: (card: Card) => string;
  readonly places: PlaceProps;
  readonly echo?: boolean;
}

function Cards({ title, cards, spot, places, echo = false }: CardsProps): ReactNode {
  if (cards.length === 0) return null;
  return (
    <section className={`factions-box factions-tray${echo ? ' factions-echo' : ''}`} aria-label={title}>
      <h3>
        <span>{title}</span>
      </h3>
      <ul className="factions-row factions-wrap">
        {cards.map((card) => (
          <li key={card}>
            <Spot {...places} place={spot(card)} label={cardName(card)}>
              <CardFace card={card} />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The exoplanet whose effects are to be chosen by buttons. */
function Shown({ card }: { readonly card: Card }): ReactNode {
  return (
    <section className="factions-box factions-tray" aria-label={cardName(card)}>
      <h3>
        <span>Choose one of its effects</span>
      </h3>
      <div className="factions-row factions-one">
        <CardFace card={card} />
      </div>
    </section>
  );
}

// ── Factions ──────────────────────────────────────────────────────────────────────────────────────

/** All factions of the match; those that somebody leads are dark. */
function Factions({ step, props: { state }, places }: TrayProps): ReactNode {
  const inGame = FACTIONS.filter((id) => !state.options.firstTime || FACTION[id].firstTime);
  const open = inGame.filter((id) => places.targets.has(factionSpot(id)));
  const shown = [...open, ...inGame.filter((id) => !open.includes(id))];
  return (
    <section className="factions-tray factions-factions" aria-label="Factions">
      <h3>{step.step === 'rival' ? 'Choose your opponent' : 'Choose your faction'}</h3>
      <ul>
        {shown.map((faction) => (
          <li key={faction}>
            <Spot {...places} place={factionSpot(faction)} label={FACTION[faction].name}>
              <FactionCard faction={faction} />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FactionCard({ faction }: { readonly faction: FactionId }): ReactNode {
  const { name, ability, startPlanet, machine } = FACTION[faction];
  return (
    <article className="factions-faction">
      <FactionEmblem faction={faction} size={30} />
      <div>
        <h4>
          {name}
          <small>
            <PlanetIcon planet={startPlanet} size={18} /> {startPlanet}
          </small>
        </h4>
        <p>{ability}</p>
        <p>
          <b>{machine.name}:</b> {machine.text}
        </p>
      </div>
    </article>
  );
}

// ── Numbers ───────────────────────────────────────────────────────────────────────────────────────

/** Choices that are no cards, such as how much energy to take. */
function Chips({ props: { state, names, offers }, places }: TrayProps): ReactNode {
  const chips = offers.flatMap((offer) => {
    const { to, label, price } = gesture(state, offer, names);
    return to === undefined ? [] : [{ to, label, price, type: offer.move.type }];
  });
  if (chips.length === 0) return null;
  return (
    <section className="factions-box factions-tray" aria-label="How much">
      <ul className="factions-chips">
        {chips.map(({ to, label, price, type }) => (
          <li key={to}>
            <Spot {...places} place={to} label={price ?? label}>
              {type === 'band'
                ? (price ?? label).replace(/^Clear (the )?|\.$/g, '')
                : label.replace(/ .*/, '')}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}
