import type { ReactNode } from 'react';
import {
  LOCATIONS,
  type Location,
  MARKET_TILE,
  RESOURCES,
  SLOTS,
  type TileId,
} from '../../../../games/empire/facts.ts';
import { cheapestSlot, farCost } from '../../../../games/empire/actions/merchant.ts';
import { tilesLeft } from '../../../../games/empire/cards/piles.ts';
import { NOBODY, type Stall, type State } from '../../../../games/empire/state.ts';
import { playerOf } from '../../../../games/empire/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count } from '../../../../kernel/defaults/words.ts';
import type { AsideProps, PlaceProps } from '../../view.ts';
import { nameOf } from '../art/paints.ts';
import { TileIcon } from '../art/planets.tsx';
import { CoinIcon, GalaxyIcon, ShieldIcon } from '../art/tokens.tsx';
import { ownerOf } from '../moves/owner.ts';
import { tileWords } from '../moves/prices.ts';
import { farSpot, marketSpot, tileSpot } from '../moves/spots.ts';
import { placesIn, Spot } from '../../../board/spot.tsx';
import { useScreenSize } from '../../../table/page/screenSize.ts';
import { RoleCards, roleChooser } from '../roles/roleCards.tsx';
import { Head, Sign } from './tokens.tsx';
import { amountWords, credits, tileName } from '../moves/words.ts';

/** What everybody takes from: explorer tiles, the market and Far Space; the roles while one is chosen. */
export function Tray(props: AsideProps<State>): ReactNode {
  const { state, names } = props;
  const places = placesIn(props);
  const wide = useScreenSize() === 'wide';
  if (wide && roleChooser(state, places) !== undefined) return <RoleCards state={state} places={places} />;
  return (
    <div className="empire-tray">
      <Tiles state={state} places={places} />
      <Market state={state} places={places} />
      <FarSpace state={state} names={names} seat={ownerOf(props)} places={places} />
    </div>
  );
}

interface PartProps {
  readonly state: State;
  readonly places: PlaceProps;
}

/** The place of the tile being laid stays in the display until it lies. */
export function Tiles({ state, places }: PartProps): ReactNode {
  const left = tilesLeft(state);
  const step = state.stack.at(-1);
  const inHand = step?.step === 'place' ? step.tile : undefined;
  const few = state.players.length === 1 && left < 3;
  return (
    <section className="empire-box empire-tiles" aria-label="Explorer tiles">
      <Head title="Explorer tiles" note={<span data-warn={few || undefined}>{left} left</span>} />
      <ul>
        {state.display.map((tile) => (
          <li key={tile} data-taken={tile === inHand || undefined}>
            <DisplayTile tile={tile} size={tileSize(state.display.length)} places={places} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Small enough for two rows where there are more than one row holds; their names stay large enough to read. */
function tileSize(tiles: number): number {
  return tiles > 3 ? 82 : 96;
}

interface DisplayTileProps {
  readonly tile: TileId;
  readonly size: number;
  readonly places: PlaceProps;
}

function DisplayTile({ tile, size, places }: DisplayTileProps): ReactNode {
  return (
    <Spot {...places} place={tileSpot(tile)} label={tileWords(tile)} className="empire-tile">
      <TileIcon tile={tile} size={size} />
      <span className="unseen">{tileName(tile)}</span>
    </Spot>
  );
}

// ── The market ────────────────────────────────────────────────────────────────────────────────────

export function Market({ state, places }: PartProps): ReactNode {
  return (
    <section className="empire-box empire-market" aria-label="Market">
      <Head title="Market" note="limits, or credits once used" />
      <ul>
        {state.market.map((stall) => (
          <li key={stall.id}>
            <StallFace stall={stall} places={places} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The longest word of a name, where there is room for one. */
function shortName(name: string): string {
  return name.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));
}

function StallFace({ stall, places }: { readonly stall: Stall; readonly places: PlaceProps }): ReactNode {
  const { name, limits, credits: shown } = MARKET_TILE[stall.id];
  const words = stall.spent ? `${name}: ${credits(shown)}` : `${name}: limits ${amountWords(limits)}`;
  return (
    <Spot
      {...places}
      place={marketSpot(stall.id)}
      label={words}
      className={`empire-stall${stall.spent ? ' empire-spent' : ''}`}
    >
      <strong aria-label={name}>{shortName(name)}</strong>
      {stall.spent ? (
        <span className="empire-shown">
          <CoinIcon size={15} />
          <b>{shown}</b>
        </span>
      ) : (
        <span className="empire-limits">
          {RESOURCES.map((resource, i) => (
            <span key={resource}>
              <Sign resource={resource} size={12} />
              <b>{limits[i]}</b>
              <span className="unseen">{resource}</span>
            </span>
          ))}
        </span>
      )}
    </Spot>
  );
}

// ── Far Space ─────────────────────────────────────────────────────────────────────────────────────

interface FarProps extends PartProps {
  readonly names: readonly string[];
  readonly seat: Seat;
}

export function FarSpace({ state, names, seat, places }: FarProps): ReactNode {
  const slot = cheapestSlot(state);
  const on = state.slots.filter(Boolean).length;
  return (
    <section className="empire-box empire-far" aria-label="Far Space">
      <Head title="Far Space" note="value, cost" />
      <ul>
        {LOCATIONS.map((location, i) => (
          <li key={location.id}>
            <FarPlace
              state={state}
              location={location}
              owner={itemAt(state.far, i)}
              names={names}
              seat={seat}
              places={places}
            />
          </li>
        ))}
        {slot >= 0 && (
          <li>
            <Spot
              {...places}
              place={farSpot(SLOTS[slot]?.id ?? '')}
              label={`Galaxy token for ${credits(slotCost(state, seat, slot))}, ${on} of ${SLOTS.length} on sale`}
              className="empire-place empire-slot"
            >
              <span className="empire-ring">
                <GalaxyIcon size={24} />
              </span>
              <span className="empire-far-name">Galaxy token</span>
              <Cost cost={slotCost(state, seat, slot)} />
            </Spot>
          </li>
        )}
      </ul>
    </section>
  );
}

function slotCost(state: State, seat: Seat, slot: number): number {
  return farCost(playerOf(state, seat), SLOTS[slot]?.cost ?? 0);
}

interface FarPlaceProps extends FarProps {
  readonly location: Location;
  readonly owner: Seat;
}

function FarPlace({ state, location, owner, names, seat, places }: FarPlaceProps): ReactNode {
  const { id, name, value } = location;
  const cost = farCost(playerOf(state, seat), location.cost);
  const taken = owner !== NOBODY;
  const words = taken
    ? `${name}: ${count(value, 'point')} for ${nameOf(owner, names)}`
    : `${name}: ${count(value, 'point')} for ${credits(cost)}`;
  return (
    <Spot
      {...places}
      place={farSpot(id)}
      label={words}
      className={`empire-place${taken ? ' empire-taken' : ''}`}
    >
      <span className="empire-ring">{taken ? <ShieldIcon who={owner} size={22} /> : <b>{value}</b>}</span>
      <span className="empire-far-name">{name}</span>
      {taken ? <small>+{value}</small> : <Cost cost={cost} />}
    </Spot>
  );
}

function Cost({ cost }: { readonly cost: number }): ReactNode {
  return (
    <small>
      <CoinIcon size={11} />
      {cost}
      <span className="unseen"> credits</span>
    </small>
  );
}
