import type { ReactNode } from 'react';
import { requirement, strengthOn } from '../../../../games/factions/cards/exploring.ts';
import { EXOPLANET } from '../../../../games/factions/facts.ts';
import type { Exoplanet, State } from '../../../../games/factions/state.ts';
import { cardNames, exoplanetText } from '../../../../games/factions/texts/words.ts';
import { playerOf } from '../../../../games/factions/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { PlaceProps } from '../../view.ts';
import { TYPE_COLOURS, TypeIcon } from '../art/icons.tsx';
import { Goods } from './cardFaces.tsx';
import { worldSpot } from '../moves/spots.ts';
import { answers } from '../../../board/dark.ts';
import { Spot } from '../../../board/spot.tsx';

/** The exoplanets before a player: how far their exploration is, and what they produce. */

interface WorldsProps {
  readonly state: State;
  readonly seat: Seat;
  readonly places?: PlaceProps | undefined;
}

export function Worlds({ state, seat, places }: WorldsProps): ReactNode {
  return (
    <ul className="factions-worlds" aria-label="exoplanets">
      {playerOf(state, seat).exoplanets.map((world) => (
        <li key={world.card}>
          {places ? (
            <Spot {...places} place={worldSpot(world.card)} label={worldLabel(state, seat, world)}>
              <World state={state} seat={seat} world={world} />
            </Spot>
          ) : (
            <div {...answers(worldSpot(world.card))} aria-label={worldLabel(state, seat, world)}>
              <World state={state} seat={seat} world={world} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** `Yvaga: ocean, needs 5, produces 4 energy; 3 of 5 reached by Storm Surfers` */
function worldLabel(state: State, seat: Seat, world: Exoplanet): string {
  const { name } = EXOPLANET[world.card];
  const reached = world.explored
    ? 'explored'
    : `${strengthOn(world)} of ${requirement(state, seat, world.card)} reached`;
  const crew = world.explorers.length === 0 ? '' : ` by ${cardNames(world.explorers)}`;
  return `${name}: ${exoplanetText(world.card)}; ${reached}${crew}`;
}

interface WorldProps {
  readonly state: State;
  readonly seat: Seat;
  readonly world: Exoplanet;
}

function World({ state, seat, world }: WorldProps): ReactNode {
  const { name, type, production } = EXOPLANET[world.card];
  const needs = requirement(state, seat, world.card);
  return (
    <span
      className="factions-world-chip"
      data-explored={world.explored || undefined}
      style={{ '--type': TYPE_COLOURS[type].light }}
      data-tip={worldLabel(state, seat, world)}
    >
      <TypeIcon type={type} size={13} />
      <em>{name}</em>
      {world.explored ? (
        <Goods energy={production.energy} resources={production.resources} />
      ) : (
        <b>
          {strengthOn(world)}
          <small>/{needs}</small>
        </b>
      )}
    </span>
  );
}
