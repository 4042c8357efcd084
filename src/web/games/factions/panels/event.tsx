import { capital, type Names } from '../../../../kernel/defaults/words.ts';
import type { ReactNode } from 'react';
import type { EventOption } from '../../../../games/factions/facts.ts';
import { LAWS, openEventOf } from '../../../../games/factions/cards/modifiers.ts';
import type { State, Vote } from '../../../../games/factions/state.ts';
import { nameOf, opsText } from '../../../../games/factions/texts/words.ts';
import { isSolo } from '../../../../games/factions/verbs.ts';
import type { Place, PlaceProps } from '../../view.ts';
import { Icon } from '../art/icons.tsx';
import { ShipIcon } from '../art/ships.tsx';
import { LeaderToken } from '../art/tokens.tsx';
import { colourOf } from '../colours.ts';
import { answers } from '../../../board/dark.ts';
import { lawSpot, optionSpot, voteSpot } from '../moves/spots.ts';
import { Spot } from '../../../board/spot.tsx';

/** The stellar event that is voted on, and the option in force. */

interface EventProps {
  readonly state: State;
  readonly names: Names;
  readonly places: PlaceProps;
}

export function StellarEvent({ state, names, places }: EventProps): ReactNode {
  const card = openEventOf(state);
  if (card === undefined) return null;
  const deciding = places.targets.has(optionSpot('A'));
  return (
    <section
      className="factions-box factions-event"
      data-open={isAsked(places) || undefined}
      aria-label="Stellar event"
    >
      <h3>
        <Icon name="event" size={13} />
        <span className="unseen">Stellar event: </span>
        <b>{card.name}</b>
        <small>{deciding ? 'choose one' : 'vote at Earth'}</small>
      </h3>
      {card.options.map((option) => (
        <Spot
          key={option.key}
          {...places}
          place={optionSpot(option.key)}
          label={`${option.name}: ${option.text}`}
          className="factions-option"
        >
          <b>
            {option.key} · {option.name}
            <Votes state={state} names={names} option={option.key} />
          </b>
          <p>{option.text}</p>
          {isAsked(places) ? (
            <Spaces state={state} option={option} places={places} />
          ) : (
            <p className="factions-reward">Reward: {opsText(option.reward)}.</p>
          )}
        </Spot>
      ))}
    </section>
  );
}

/** Whether an option is to be chosen or voted for now. */
function isAsked({ targets }: PlaceProps): boolean {
  return [...targets].some((place) => /^(vote|option) /.test(place));
}

/** Who has voted for an option. */
function Votes({
  state,
  names,
  option,
}: Omit<EventProps, 'places'> & { readonly option: 'A' | 'B' }): ReactNode {
  const votes = state.votes.filter((vote) => vote.option === option);
  return (
    <span className="factions-votes">
      {votes.map((vote, i) => (
        <VoteMark key={i} state={state} names={names} vote={vote} />
      ))}
    </span>
  );
}

function VoteMark({ state, names, vote }: Omit<EventProps, 'places'> & { readonly vote: Vote }): ReactNode {
  const words = `vote of ${nameOf(names, vote.seat)}${vote.space === 'leader' ? ', for the Leader token' : ''}`;
  return (
    <span data-tip={words}>
      {vote.seat < 0 ? (
        <Icon name="event" size={13} />
      ) : (
        <ShipIcon colour={colourOf(state, vote.seat)} size={17} />
      )}
      <span className="unseen">{words}</span>
    </span>
  );
}

interface SpacesProps {
  readonly state: State;
  readonly option: EventOption;
  readonly places: PlaceProps;
}

/** What a vote brings: the reward or the Leader token, which is dark once somebody has it. */
function Spaces({ state, option: { key, name, reward }, places }: SpacesProps): ReactNode {
  const spaces: readonly (readonly [Place, ReactNode, string])[] = [
    [voteSpot(key, 'reward'), capital(opsText(reward)), `Vote for ${name}: ${opsText(reward)}`],
    ...(isSolo(state)
      ? []
      : [
          [
            voteSpot(key, 'leader'),
            <span key="leader" className="factions-leader">
              <LeaderToken size={14} /> <span>Leader</span>
            </span>,
            `Vote for ${name} and take the Leader token`,
          ] as const,
        ]),
  ];
  return (
    <span className="factions-spaces">
      {spaces.map(([place, words, label]) => (
        <Spot key={place} {...places} place={place} label={label} className="factions-space">
          {words}
        </Spot>
      ))}
    </span>
  );
}

/** What the options in force change: of this round, and at the end. */
export function InForce({ state: { law, bequest } }: { readonly state: State }): ReactNode {
  const laws = [law, bequest].filter((one) => one !== '');
  return laws.map((one) => (
    <p key={one} className="factions-law" {...answers(lawSpot(one))}>
      <b>{LAWS[one]?.name}:</b> {capital((LAWS[one]?.text ?? '').replace(/^Next round /, 'in this round '))}
    </p>
  ));
}
