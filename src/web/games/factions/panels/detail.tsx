import type { ReactNode } from 'react';
import {
  EXOPLANET,
  type ExoplanetId,
  FACTION,
  type FactionId,
  type MachineId,
  MACHINES,
  PLANETS,
  RESEARCH,
  TECH,
} from '../../../../games/factions/facts.ts';
import { noteSide } from '../moves/noteSide.ts';
import type { Exoplanet, State } from '../../../../games/factions/state.ts';
import { cardName, machineName, nameOf } from '../../../../games/factions/texts/words.ts';
import { playerOf } from '../../../../games/factions/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { has } from '../../../../kernel/data/records.ts';
import { listed, type Names } from '../../../../kernel/defaults/words.ts';
import type { Place } from '../../view.ts';
import { PlanetIcon } from '../art/planets.tsx';
import { planetAt, planetsBeside } from '../board/lights/label.ts';
import { CardFace } from './cardFaces.tsx';
import { MACHINE_TEXTS } from './mat.tsx';
import { deedOf } from '../moves/prices.ts';
import { spotOf } from '../moves/spots.ts';

/** What is pointed at, where the thing itself has no room to say it. */

interface DetailProps {
  readonly state: State;
  readonly names: Names;
  readonly seat: Seat;
  readonly place: Place;
}

export function Detail(props: DetailProps): ReactNode {
  const body = bodyOf(props);
  if (body === null) return null;
  return (
    <aside className="factions-detail" data-side={noteSide(props.state, props.place)}>
      {body}
    </aside>
  );
}

function bodyOf({ state, names, seat, place }: DetailProps): ReactNode {
  if (planetAt(place) >= 0)
    return <PlanetDetail state={state} names={names} seat={seat} planet={planetAt(place)} />;
  const { kind, item } = spotOf(place);
  const machine = MACHINES.find((id) => id === item);
  if (kind === 'machine' && machine !== undefined)
    return <MachineDetail faction={playerOf(state, seat).faction} machine={machine} />;
  if (kind === 'tech' && has(TECH, item)) return <CardFace card={item} />;
  if (kind === 'market' && has(RESEARCH, item)) return <CardFace card={item} />;
  if (kind === 'world' && has(EXOPLANET, item)) return <WorldDetail state={state} card={item} />;
  return null;
}

interface PlanetDetailProps extends Omit<DetailProps, 'place'> {
  readonly planet: number;
}

function PlanetDetail({ state, names, seat, planet }: PlanetDetailProps): ReactNode {
  const name = itemAt(PLANETS, planet);
  const near = state.players.flatMap(({ ships }, other) =>
    ships.some((ship) => planetsBeside(state, ship).includes(name)) ? [nameOf(names, other)] : [],
  );
  const used = playerOf(state, seat).used.includes(name);
  return (
    <div className="factions-detail-planet">
      <PlanetIcon planet={name} size={44} />
      <div>
        <h4>{name}</h4>
        <p>To use it, enter a sector beside it and stop there: {deedOf(state, seat, name)}.</p>
        {near.length > 0 && <p>Beside it: {listed(near)}.</p>}
        {used && <p>Used by you in this round.</p>}
      </div>
    </div>
  );
}

function MachineDetail({
  faction,
  machine,
}: {
  readonly faction: FactionId | '';
  readonly machine: MachineId;
}): ReactNode {
  if (faction === '') return null;
  return (
    <div className="factions-detail-planet">
      <div>
        <h4>{machineName(machine, faction)}</h4>
        <p>{MACHINE_TEXTS[machine] ?? FACTION[faction].machine.text}</p>
      </div>
    </div>
  );
}

/** An exoplanet with the explorers on it. */
function WorldDetail({ state, card }: { readonly state: State; readonly card: ExoplanetId }): ReactNode {
  const world: Exoplanet | undefined = state.players
    .flatMap(({ exoplanets }) => exoplanets)
    .find((open) => open.card === card);
  return (
    <>
      <CardFace card={card} />
      {world !== undefined && world.explorers.length > 0 && (
        <p className="factions-small">On it: {listed(world.explorers.map(cardName))}.</p>
      )}
    </>
  );
}
