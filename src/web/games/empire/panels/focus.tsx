import type { ReactNode } from 'react';
import {
  type CardId,
  type EdictId,
  FACE_DOWN_POWER,
  type PowerId,
  SHIPS,
} from '../../../../games/empire/facts.ts';
import { powerOf } from '../../../../games/empire/cards/powers.ts';
import type { Event, Step, Move, Player, State } from '../../../../games/empire/state.ts';
import { playerOf } from '../../../../games/empire/verbs.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { useStill } from '../../../settings.ts';
import { useScreenSize } from '../../../table/page/screenSize.ts';
import type { FocusProps, PlaceProps } from '../../view.ts';
import { ShipIcon } from '../art/ships.tsx';
import { BattleBox, openBattle } from './battle.tsx';
import { CardFace, EdictFace, PowerFace } from './cards.tsx';
import { Fleet, Tracks } from './mat.tsx';
import { RoleCards } from '../roles/roleCards.tsx';
import { Rondel } from '../roles/rondel.tsx';
import { edictSpot, powerSpot, stagingSpot } from '../moves/spots.ts';
import { answers } from '../../../board/dark.ts';
import { Button } from '../../../parts/button.tsx';
import { gesture } from '../moves/gestures.ts';
import { readBy } from '../moves/owner.ts';
import { placesIn, Spot } from '../../../board/spot.tsx';
import { Owned, Sales } from './techs.tsx';
import { Head } from './tokens.tsx';
import { isOpenTrade, Trading } from '../trade/trading.tsx';
import { FarSpace, Market, Tiles } from './tray.tsx';

/** What a question is about: what is in the battle, on the card, or beside a board that is too small for it. */
export function Focus(given: FocusProps<State, Move, Event>): ReactNode {
  const { state, seat } = given;
  const props = { ...given, names: readBy(given.names, given.eyes) };
  const wide = useScreenSize() === 'wide';
  const step = asking<Step>(state);
  return (
    <>
      {openBattle(state) && <BattleBox {...props} />}
      {step !== undefined && seat !== undefined && <Question {...props} step={step} chooser={seat} />}
      {step !== undefined && seat !== undefined && !wide && <Echo {...props} step={step} chooser={seat} />}
    </>
  );
}

interface QuestionProps extends FocusProps<State, Move, Event> {
  readonly step: Step;
  readonly chooser: Seat;
}

/** What is laid out only while it is asked. */
function Question({ state, step, chooser: asked, events, ...props }: QuestionProps): ReactNode {
  const places = placesIn(props);
  switch (step.step) {
    case 'keep':
      return <Powers powers={keepable(playerOf(state, asked))} places={places} />;
    case 'edict':
      return <Edicts edicts={step.choices} places={places} />;
    case 'power':
      return (
        <section className="empire-box empire-ask" aria-label="Your power">
          <Head title="Your power" note="ready" />
          <div {...answers(powerSpot(powerOf(state, asked).id))}>
            <PowerFace power={powerOf(state, asked).id} />
          </div>
        </section>
      );
    case 'trade':
      return isOpenTrade(props.offers) ? (
        <Trading key={step.left} state={state} step={step} onMoves={props.onMoves} />
      ) : null;
    case 'shield':
      return <Striking {...props} state={state} card={step.card} />;
    case 'bonus':
      return step.event ? <Striking {...props} state={state} card={lastStruck(events)} /> : null;
    case 'forfeit':
    case 'recall':
    case 'forget':
    case 'give':
    case 'choose':
    case 'pay':
    case 'deploy':
      return <Striking {...props} state={state} card={lastStruck(events)} />;
    default:
      return null;
  }
}

/** The event whose steps are being asked. */
function lastStruck(events: readonly Event[]): CardId | undefined {
  return events.findLast((event) => event.type === 'struck')?.card;
}

interface StrikingProps
  extends Pick<FocusProps<State, Move, Event>, 'state' | 'names' | 'offers' | 'onMoves' | 'compact'> {
  readonly card: CardId | undefined;
}

/** The card that strikes, and under it what can be answered; on a phone the bar with its buttons is right above. */
function Striking({ card, compact, ...choice }: StrikingProps): ReactNode {
  if (card === undefined) return null;
  return (
    <section className="empire-box empire-striking" aria-label="The event that strikes">
      <Head title="An event strikes" />
      <CardFace card={card} />
      {!compact && <Answers {...choice} />}
    </section>
  );
}

function Answers({ state, names, offers, onMoves }: Omit<StrikingProps, 'card' | 'compact'>): ReactNode {
  const ways = offers
    .map((offer) => ({ text: offer.text, ...gesture(state, offer, names) }))
    .filter(({ from, to }) => from === undefined && to === undefined);
  if (ways.length < 2) return null;
  return (
    <div className="empire-answers">
      {ways.map(({ text, label, price, commits }) => (
        <Button key={text} look={commits ? 'commit' : 'plain'} onClick={() => onMoves([text])}>
          <span>
            {label}
            <small>{price}</small>
          </span>
        </Button>
      ))}
    </div>
  );
}

const keepable = ({ dealt }: Player): readonly PowerId[] =>
  dealt.filter((power) => power !== FACE_DOWN_POWER);

interface ChoiceProps {
  readonly places: PlaceProps;
}

function Powers({ powers, places }: ChoiceProps & { readonly powers: readonly PowerId[] }): ReactNode {
  return (
    <section className="empire-box empire-ask" aria-label="Powers to choose from">
      <Head title="Keep one power" note="the other leaves unseen" />
      {powers.map((power) => (
        <Spot key={power} {...places} place={powerSpot(power)} label="" className="empire-option">
          <PowerFace power={power} />
        </Spot>
      ))}
    </section>
  );
}

function Edicts({ edicts, places }: ChoiceProps & { readonly edicts: readonly EdictId[] }): ReactNode {
  return (
    <section className="empire-box empire-ask" aria-label="Edicts to choose from">
      <Head title="Proclaim an edict" note="the other goes back" />
      {edicts.map((edict) => (
        <Spot key={edict} {...places} place={edictSpot(edict)} label="" className="empire-option">
          <EdictFace edict={edict} />
        </Spot>
      ))}
    </section>
  );
}

// ── On smaller screens ────────────────────────────────────────────────────────────────────────────

/** What lies beside the board on a wide screen, brought to the question. */
function Echo(props: QuestionProps): ReactNode {
  const { state, names, step, chooser: asked, compact } = props;
  const still = useStill();
  const places = placesIn(props);
  const player = playerOf(state, asked);
  switch (step.step) {
    case 'role':
      return (
        <>
          <Rondel {...places} state={state} names={names} still={still} />
          <RoleCards state={state} places={places} />
        </>
      );
    case 'reveal':
      return <Rondel {...places} state={state} names={names} still={still} />;
    case 'tile':
      return <Tiles state={state} places={places} />;
    case 'tech':
      return <Sales state={state} places={places} />;
    case 'market':
      return <Market state={state} places={places} />;
    case 'invest':
      return <FarSpace state={state} names={names} seat={asked} places={places} />;
    case 'trade':
      // A guide asks for one thing after the other, where the steppers would offer them all.
      return isOpenTrade(props.offers) ? null : (
        <div className="empire-box empire-mat">
          <Tracks player={player} seat={asked} places={places} />
        </div>
      );
    case 'mine':
    case 'bonus':
    case 'waive':
    case 'trim':
    case 'give':
      // On a phone the buttons take the room.
      return compact ? null : (
        <div className="empire-box empire-mat">
          <Tracks player={player} seat={asked} places={places} />
        </div>
      );
    case 'build':
    case 'deploy':
      return (
        <div className="empire-box empire-mat">
          <Fleet player={player} seat={asked} places={places} />
        </div>
      );
    case 'orders':
    case 'order':
    case 'recall':
      return <Waiting player={player} seat={asked} places={places} />;
    case 'forget':
      return (
        <div className="empire-box">
          <Owned state={state} seat={asked} places={places} />
        </div>
      );
    default:
      return null;
  }
}

interface WaitingProps extends ChoiceProps {
  readonly player: Player;
  readonly seat: Seat;
}

/** Staged ships that can be chosen, in a row so low that the board stays in sight. */
function Waiting({ player, seat, places }: WaitingProps): ReactNode {
  const { sources, targets } = places;
  const lit = SHIPS.filter((ship) => sources.has(stagingSpot(ship)) || targets.has(stagingSpot(ship)));
  if (lit.length === 0) return null;
  return (
    <div className="empire-waiting-ships">
      {lit.map((ship) => (
        <Spot
          key={ship}
          {...places}
          place={stagingSpot(ship)}
          label={`${ship} in staging`}
          className="empire-staged"
        >
          <ShipIcon kind={ship} who={seat} size={20} />
          <b>{player.staging[SHIPS.indexOf(ship)]}</b>
          <small>staged</small>
        </Spot>
      ))}
    </div>
  );
}
