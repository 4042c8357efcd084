import type { ReactNode } from 'react';
import { requirement } from '../../../../games/factions/cards/exploring.ts';
import {
  type Card,
  type ExplorerId,
  type FaceDown,
  FACTION,
  isFaceUp,
  OBJECTIVE,
  type ObjectiveId,
  TECH,
} from '../../../../games/factions/facts.ts';
import { exoplanetPrice } from '../../../../games/factions/actions/planets.ts';
import { exploredTypes } from '../../../../games/factions/cards/objectives.ts';
import { setPoints } from '../../../../games/factions/scoring.ts';
import type { Event, Held, State } from '../../../../games/factions/state.ts';
import {
  cardName,
  exoplanetText,
  explorerText,
  nameOf,
  objectiveText,
} from '../../../../games/factions/texts/words.ts';
import { objectiveLimit, playerOf } from '../../../../games/factions/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { has } from '../../../../kernel/data/records.ts';
import { count } from '../../../../kernel/defaults/words.ts';
import { seatColour } from '../../../seatColours.ts';
import type { AsidePart, AsideProps, PlaceProps } from '../../view.ts';
import { FactionEmblem, Icon } from '../art/icons.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { BackFace, ExplorerFace, ObjectiveFace, paperText, WorldFace } from './cardFaces.tsx';
import { colourOf } from '../colours.ts';
import { Gauges, Machines, seatStyle } from './mat.tsx';
import { stepOf } from '../moves/prices.ts';
import { handSpot, marketSpot, techSpot } from '../moves/spots.ts';
import { placesIn, Spot } from '../../../board/spot.tsx';
import { Worlds } from './worlds.tsx';

/** What is mine: the playmat, the market of exoplanets, my worlds and my hand. */
export function Aside(props: AsideProps<State>): ReactNode {
  const part = partOf(props);
  if (playerOf(part.state, part.seat).faction === '') return <Market {...part} />;
  return (
    <div className="factions-aside">
      <OwnMat {...part} name={nameOf(props.names, part.seat)} />
      <Market {...part} />
      <OwnWorlds {...part} />
      <Hand {...part} />
    </div>
  );
}

/** The same on a phone, one after the other. */
export const ASIDE_PARTS: readonly AsidePart<State, Event>[] = [
  {
    id: 'hand',
    title: 'Hand',
    icon: 'cards',
    Part: (props) => (
      <div className="factions-aside">
        <Hand {...partOf(props)} />
        <OwnWorlds {...partOf(props)} />
      </div>
    ),
    count(props) {
      const { explorers, objectives } = playerOf(props.state, ownerOf(props));
      return explorers.length + objectives.length;
    },
  },
  {
    id: 'ship',
    title: 'Ship',
    icon: 'ship',
    Part: (props) => <OwnMat {...partOf(props)} name={nameOf(props.names, ownerOf(props))} />,
  },
  { id: 'market', title: 'Market', icon: 'planet', Part: (props) => <Market {...partOf(props)} /> },
];

function partOf(props: AsideProps<State>): PartProps {
  return { state: props.state, seat: ownerOf(props), places: placesIn(props) };
}

/** Whose things are shown: the viewer's own; spectators see those of the player to move. */
export function ownerOf({ state, eyes, actors }: Pick<AsideProps<State>, 'state' | 'eyes' | 'actors'>): Seat {
  return eyes ?? actors[0] ?? state.current;
}

interface PartProps {
  readonly state: State;
  readonly seat: Seat;
  readonly places: PlaceProps;
}

function OwnMat({ state, seat, name, places }: PartProps & { readonly name: string }): ReactNode {
  const { faction, techs } = playerOf(state, seat);
  if (faction === '') return null;
  const colour = colourOf(state, seat);
  return (
    <section
      className="factions-mat"
      style={seatStyle(seatColour(colour).fill)}
      aria-label={`Playmat of ${name}`}
    >
      <header>
        <ShipIcon colour={colour} size={40} />
        <div>
          <h3>
            {FACTION[faction].name} <FactionEmblem faction={faction} size={15} />
          </h3>
          <p data-tip={FACTION[faction].ability}>{FACTION[faction].ability}</p>
        </div>
      </header>
      <Gauges state={state} seat={seat} />
      <Machines state={state} seat={seat} places={places} />
      {techs.length > 0 && (
        <ul className="factions-techs" aria-label="techs">
          {techs.map((card) => (
            <li key={card}>
              <Spot {...places} place={techSpot(card)} label={`${cardName(card)}: ${TECH[card]?.text}`}>
                <Icon name="tech" size={13} /> <b>{cardName(card)}</b> <small>{paperText(card)}</small>
              </Spot>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Market({ state, seat, places }: PartProps): ReactNode {
  if (state.exoplanets.length === 0) return null;
  const price = playerOf(state, seat).faction === '' ? 1 : exoplanetPrice(state, seat);
  return (
    <section
      className="factions-section factions-sale"
      data-asked={state.exoplanets.some((card) => places.targets.has(marketSpot(card))) || undefined}
      aria-label="Exoplanet market"
    >
      <h3>
        <Icon name="exoplanet" size={13} />
        <span>Exoplanet market</span>
        <small>one at Jupiter for {count(price, 'resource')}</small>
      </h3>
      <ul className="factions-row factions-market">
        {state.exoplanets.map((card) => (
          <li key={card}>
            <Spot {...places} place={marketSpot(card)} label={`${cardName(card)}: ${exoplanetText(card)}`}>
              <WorldFace card={card} needs={requirement(state, seat, card)} />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnWorlds({ state, seat, places }: PartProps): ReactNode {
  const player = playerOf(state, seat);
  if (player.exoplanets.length === 0 && player.completed.length === 0) return null;
  const sets = setPoints(exploredTypes(player));
  return (
    <section className="factions-section" aria-label="Your exoplanets">
      <h3>
        <Icon name="exoplanet" size={13} />
        <span>Your worlds</span>
        <small>{sets > 0 && `sets: ${count(sets, 'point')}`}</small>
      </h3>
      <Worlds state={state} seat={seat} places={places} />
      {player.completed.length > 0 && (
        <p className="factions-done">
          {player.completed.map((card) => (
            <i key={card} data-tip={objectiveText(card)}>
              <Icon name="vp" size={10} /> {cardName(card)}
            </i>
          ))}
        </p>
      )}
    </section>
  );
}

// ── The hand ──────────────────────────────────────────────────────────────────────────────────────

function Hand({ state, seat, places }: PartProps): ReactNode {
  const { explorers, objectives } = playerOf(state, seat);
  return (
    <section className="factions-section factions-hand" aria-label="Your hand">
      <h3>
        <Icon name="explorer" size={13} />
        <span>Your hand</span>
        <small>
          {count(explorers.length, 'explorer')}, {count(objectives.length, 'objective')}
        </small>
      </h3>
      {explorers.length + objectives.length === 0 && (
        <p className="factions-small">Empty: Venus brings explorers, Saturn secret objectives.</p>
      )}
      {objectives.length > 0 && (
        <ul className="factions-row factions-objectives">
          {objectives.map(({ card }, i) => (
            <li key={`${card} ${i}`}>
              <HandCard card={card} places={places} burns={burning(state, seat)} />
            </li>
          ))}
        </ul>
      )}
      {explorers.length > 0 && <Explorers hand={explorers} places={places} />}
    </section>
  );
}

/** Five fit side by side; more are held as a fan. */
const SIDE_BY_SIDE = 5;

interface ExplorersProps {
  readonly hand: readonly Held<ExplorerId>[];
  readonly places: PlaceProps;
}

function Explorers({ hand, places }: ExplorersProps): ReactNode {
  const piles = stacked(hand);
  return (
    <ul
      className="factions-row factions-explorers"
      data-many={hand.length > 4 || undefined}
      data-fan={piles.length > SIDE_BY_SIDE || undefined}
    >
      {piles.map(({ card, copies }, i) => (
        <li key={`${card} ${i}`} data-copies={copies > 1 ? copies : undefined}>
          <HandCard card={card} places={places} burns={false} />
        </li>
      ))}
    </ul>
  );
}

/** Whether a lit objective is one to be given away rather than completed. */
function burning(state: State, seat: Seat): boolean {
  const step = stepOf(state);
  const over = playerOf(state, seat).objectives.length > objectiveLimit(state, seat);
  return step === 'trim' || step === 'amnesty' || step === 'hand' || (step === 'finish' && over);
}

/** Equal cards lie on each other. */
function stacked<C extends Card>(
  hand: readonly Held<C>[],
): { readonly card: C | FaceDown; readonly copies: number }[] {
  const cards = [...new Set(hand.map(({ card }) => card))];
  return cards.map((card) => ({ card, copies: hand.filter((held) => held.card === card).length }));
}

interface HandCardProps {
  readonly card: ExplorerId | ObjectiveId | FaceDown;
  readonly places: PlaceProps;
  readonly burns: boolean;
}

function HandCard({ card, places, burns }: HandCardProps): ReactNode {
  if (!isFaceUp(card)) return <BackFace card={card} />;
  const place = handSpot(card);
  const text = has(OBJECTIVE, card) ? objectiveText(card) : explorerText(card);
  return (
    <Spot {...places} place={place} label={`${cardName(card)}: ${text}`}>
      {has(OBJECTIVE, card) ? (
        <ObjectiveFace card={card} lit={places.targets.has(place) && !burns} />
      ) : (
        <ExplorerFace card={card} />
      )}
    </Spot>
  );
}
