import type { ReactNode } from 'react';
import { ANCIENT_CRUISERS, CARD, type QueueId, TECH } from '../../../../games/empire/facts.ts';
import { ancientPoints, thronePoints } from '../../../../games/empire/scoring.ts';
import { ANCIENTS, type Ancients, type Event, type State } from '../../../../games/empire/state.ts';
import { count } from '../../../../kernel/defaults/words.ts';
import type { AsideProps } from '../../view.ts';
import { type AncientStep, ancientSteps } from './ancientSteps.ts';
import { answers } from '../../../board/dark.ts';
import { cardSpot, playerSpot } from '../moves/spots.ts';
import { Icon } from '../art/icons.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { CardBack, CardFace } from './cards.tsx';
import { TechChip } from './techs.tsx';
import { creditsTip, supplyTip, throneTip } from './tips.ts';
import { Counter, Head, Points, ThroneTokens } from './tokens.tsx';

/** The solo opponent: what they have, what they did, and the cards that come. */

interface AncientsProps {
  readonly state: State;
  readonly names: readonly string[];
}

const FEW = 3;

export function AncientsPanel({ state, names }: AncientsProps): ReactNode {
  const [ancients] = state.ancients;
  if (ancients === undefined) return null;
  const military = ancients.techs.filter((id) => TECH[id].category === 'military').length;
  return (
    <section
      className="empire-box empire-ancients"
      {...answers(playerSpot(ANCIENTS))}
      aria-label="The Ancients"
    >
      <header className="empire-who">
        <ShipIcon kind="cruiser" who={ANCIENTS} size={34} />
        <div>
          <b>
            <span>The Ancients</span>
          </b>
          <small>{leadNow(state) ? 'They lead now' : 'They act after your turn'}</small>
        </div>
        <Points points={ancientPoints(state)} />
      </header>
      <ul className="empire-counters">
        <Counter icon="coin" value={ancients.credits} name="credits" help={creditsTip(ancients.credits)} />
        <Counter
          icon="colony"
          value={ancients.supply}
          name="tokens"
          help={supplyTip(ancients.supply)}
          warn={ancients.supply <= FEW}
        />
        <Counter
          icon="crown"
          value={thronePoints(ancients.throne)}
          name="throne"
          help={throneTip(thronePoints(ancients.throne))}
        />
        <Counter
          icon="military"
          value={military}
          name="military"
          help={`${count(military, 'military technology')}: each brings them a cruiser when you lead Engineer.`}
        />
      </ul>
      <ThroneTokens throne={ancients.throne} who={ANCIENTS} names={names} />
      <Cruisers ancients={ancients} />
      <Siege state={state} />
      {ancients.techs.length > 0 && (
        <ul className="empire-chips">
          {ancients.techs.map((tech) => (
            <li key={tech}>
              <TechChip tech={tech} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What their cruisers are about to destroy: the home planet is the end of the match. */
function Siege({ state: { ancients, players, colonies } }: { readonly state: State }): ReactNode {
  const cruisers = ancients.flatMap((side) => side.cruisers);
  const worlds = cruisers.filter((at) => colonies[at] === 0).length;
  if (cruisers.some((at) => players[0]?.home === at))
    return (
      <p className="empire-siege" role="status">
        A cruiser is over your home. When it moves on, your home is destroyed and the match ends: fight it.
      </p>
    );
  if (worlds === 0) return null;
  return (
    <p className="empire-siege">
      {worlds === 1 ? 'A cruiser is' : 'Cruisers are'} over a colony of yours, which is destroyed when they
      move on.
    </p>
  );
}

/** Whether their turn is still going on. */
function leadNow({ leader, stack }: State): boolean {
  return leader === ANCIENTS && stack.at(-1)?.step !== 'role';
}

function Cruisers({ ancients: { cruisers, staging } }: { readonly ancients: Ancients }): ReactNode {
  const out = cruisers.length;
  const unbuilt = ANCIENT_CRUISERS - out - staging;
  const words = [
    ...(out > 0 ? [`${out} out`] : []),
    ...(staging > 0 ? [`${staging} staged`] : []),
    ...(unbuilt > 0 ? [`${unbuilt} unbuilt`] : []),
  ];
  return (
    <div className="empire-throne">
      <span className="empire-label">Cruisers</span>
      <span className="empire-cruisers" aria-hidden>
        {Array.from({ length: ANCIENT_CRUISERS }, (_, i) => (
          <span key={i} data-is={i < out ? 'out' : i < out + staging ? 'staged' : 'unbuilt'}>
            <ShipIcon kind="cruiser" who={ANCIENTS} size={20} />
          </span>
        ))}
      </span>
      <small>{words.join(', ')}</small>
    </div>
  );
}

// ── What they did ─────────────────────────────────────────────────────────────────────────────────

export function AncientTurn({
  events,
  names,
}: Pick<AsideProps<State, Event>, 'events' | 'names'>): ReactNode {
  const steps = ancientSteps(events, names);
  if (steps.length === 0) return null;
  return (
    <section className="empire-box empire-steps" aria-label="After your last turn">
      <Head title="After your last turn" />
      {/* It scrolls, so the keys must get there. */}
      <ol tabIndex={0} aria-label="Steps">
        {steps.map((step, i) => (
          <Step key={i} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { kind, title, role, lines } }: { readonly step: AncientStep }): ReactNode {
  return (
    <li data-kind={kind}>
      <Icon name={kind === 'struck' ? 'event' : (role ?? 'galaxy')} size={12} />
      <div>
        <b>{title}</b>
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </div>
    </li>
  );
}

// ── What comes ────────────────────────────────────────────────────────────────────────────────────

/** What a card of the queue is called, as far as it is known. */
const titleOf = (card: QueueId): string => CARD[card]?.title ?? 'A story';

export function Queue({ state }: { readonly state: State }): ReactNode {
  const { queue } = state;
  if (queue.length === 0) return null;
  return (
    <section className="empire-box empire-queue" aria-label="Event queue">
      <Head title="Event queue" note="strikes after your turn" />
      <ol>
        {queue.map((card, i) => (
          <li key={i}>
            <div {...answers(cardSpot(card))} aria-label={titleOf(card)}>
              {i === queue.length - 1 ? <CardFace card={card} /> : <CardBack card={card} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
