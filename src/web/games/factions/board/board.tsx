import { type ReactNode, useMemo, useRef } from 'react';
import { cellOf, NAME, type Sector } from '../../../../games/factions/board.ts';
import type { Event, State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { seatColour } from '../../../seatColours.ts';
import { Layer, Layers } from '../../../board/layers.tsx';
import { useScene } from '../../../board/useScene.ts';
import type { BoardProps, Place } from '../../view.ts';
import { colourOf } from '../colours.ts';
import { actorOf, entryPrices, pilotOf } from './actor.ts';
import { Energy } from './energy.tsx';
import { outlineOf, VIEW } from './geometry.ts';
import { Happenings } from './happenings.tsx';
import { isOnBoard, planetAt } from './lights/label.ts';
import { lightsOf } from './lights/lights.ts';
import { Lights } from './lights/litPlaces.tsx';
import { Mat } from './mat.tsx';
import { ENGRAVED, nameSides, pillBoxes } from './names.ts';
import { cheapestPaths, type Path } from '../../../../games/factions/actions/ways.ts';
import { type Scene, sceneOf } from './pieces.ts';
import { Planets } from './planets.tsx';
import { Flown, Pills, pricedPlaces, WayAhead } from './prices.tsx';
import { Ships } from './ships.tsx';
import { GateLink, Gates, Tiles } from './tiles.tsx';
import { Tip } from './tip.tsx';
import { useUnit } from '../../../board/unit.ts';
import { useNear } from '../../../board/zoom/near.ts';
import './board.css';
import './lights/lights.css';
import './motion.css';

/** How much larger things are: ships, planets, and letters in pills and trails. */
const GROWTH = {
  compact: { ship: 1.45, planet: 1.12, letters: 1.6, tile: 1.15 },
  usual: { ship: 1.06, planet: 1, letters: 1, tile: 1 },
} as const;
/** A small board has larger letters and ships, up to this. */
const MOST_GROWTH = 1.25;
const MOST_SHIPS = 1.15;
/** On a board smaller than this, engraved words could not be read. */
const COARSE = 1.2;
/** Names of planets, in units, and how much larger they may be. */
const NAME_SIZE = 12.3;
const MOST_NAMES = 1.45;
const NEAR_NAMES = 14;
/** The least size of letters that can be read, in pixels. */
const LEAST_TYPE = 12;
/** Half of what a finger needs, in pixels. */
const FINGER = 22;
/** A planet must not take the sectors around it from the finger. */
const WIDEST = 34;

export function Board(props: BoardProps<State, Event>): ReactNode {
  const { state, compact, still, ply, happened } = props;
  const picked = isOnBoard(props.picked) ? props.picked : undefined;
  const hovered = isOnBoard(props.hovered) ? props.hovered : undefined;
  const box = useRef<HTMLDivElement>(null);
  const unit = useUnit(box, VIEW);
  const scale = useNear();
  const near = compact && scale > 0;
  const grow = useMemo(() => growthFor(compact, scale, unit), [compact, scale, unit]);
  const scene = useScene(
    (shown) => shown.state === state && shown.grow === grow.ship,
    (before: Scene | undefined) =>
      sceneOf(before, state, before && before.state !== state ? happened : [], grow.ship),
  );
  const { slots, pieces: ships, planets, trail } = scene;
  const actor = actorOf(state);
  const prices = useMemo(() => shownPrices(props), [state, props.sources]);
  const glows = useMemo(
    () => lightsOf(props, prices),
    [state, props.sources, props.targets, props.distant, props.marked, picked, prices],
  );
  const hand = handOf(state, picked);
  const paths = useMemo(
    () => (hand ? cheapestPaths(state, hand.seat, hand.at) : undefined),
    [state, hand?.at],
  );
  const afar = hovered !== undefined && planetAt(hovered) < 0 && props.distant.has(hovered);
  const aim = props.marked ?? (afar ? hovered : undefined);
  const ahead = aim === undefined ? undefined : paths?.get(cellOf(aim));
  const priced = useMemo(() => pricedPlaces(prices, ahead), [prices, ahead]);
  const costs = useMemo(() => costsOf(prices, props.distant, paths), [prices, props.distant, paths]);
  const spotAt = (at: Sector | undefined): Scene['pieces'][number]['spot'] | undefined =>
    ships.find((ship) => ship.at === at && !ship.ghost && ship.motion !== 'gone')?.spot;
  const letters = nameSize(compact, scale, unit);
  const words = !compact && unit < COARSE;
  const inTheWay = useMemo(
    () => (compact ? pillBoxes([...prices.keys()], slots, grow.letters, near) : words ? ENGRAVED : []),
    [compact, words, prices, slots, grow.letters, near],
  );
  const sides = useMemo(
    () => nameSides(state, slots, letters, grow.planet, inTheWay),
    [slots, letters, grow.planet, inTheWay],
  );
  const own = actor === undefined ? undefined : state.players[actor]?.ships[0];
  return (
    <Layers ref={box} className="factions-board" still={still} compact={compact}>
      <Layer view={VIEW}>
        <Mat compact={compact} words={words} />
      </Layer>
      <Layer view={VIEW} label="The board">
        <Lamps />
        {own !== undefined && actor !== undefined && (
          <path
            className="factions-own"
            d={outlineOf(own, 2.5)}
            style={{ color: seatColour(colourOf(state, actor)).fill }}
          />
        )}
        <Lights {...props} glows={glows} prices={costs} touch={Math.min(WIDEST, FINGER * unit)} />
        <g className="board-idle" aria-hidden>
          <Energy state={state} slots={slots} priced={priced} grow={grow.letters} />
          <GateLink state={state} slots={slots} />
          <Flown
            trail={trail}
            slots={slots}
            colour={colourOf(state, trail.seat)}
            ship={spotAt(state.players[trail.seat]?.ships[0])}
            grow={Math.min(grow.letters, 1.35)}
          />
          <Planets planets={planets} sides={sides} grow={grow.planet} letters={letters} />
          <Tiles state={state} eyes={props.eyes} slots={slots} grow={grow.tile} />
          <Gates state={state} slots={slots} grow={grow.tile} />
          <Ships ships={ships} sources={props.sources} picked={picked} actor={actor} grow={grow.ship} />
          {ahead && hand && (
            <WayAhead
              from={hand.at}
              path={ahead}
              slots={slots}
              ship={spotAt(hand.at)}
              grow={grow.letters}
              named={near || !compact}
            />
          )}
          <Pills
            prices={prices}
            glows={glows}
            slots={slots}
            hovered={props.marked ?? hovered}
            grow={grow.letters}
            named={near || !compact}
          />
          <Happenings key={ply} scene={scene} happened={happened} grow={grow.ship} />
          {!compact && hovered !== undefined && (
            <Tip
              {...props}
              place={hovered}
              price={prices.get(hovered)}
              ahead={ahead}
              slots={slots}
              unit={unit}
            />
          )}
        </g>
      </Layer>
    </Layers>
  );
}

/** Letters of planet names, in units. */
function nameSize(compact: boolean, near: number, unit: number): number {
  if (compact && near > 0) return Math.max(NEAR_NAMES, (LEAST_TYPE * unit * 1.1) / near);
  return compact ? LEAST_TYPE * unit : NAME_SIZE * Math.min(MOST_NAMES, Math.max(1, unit));
}

type Growth = Readonly<Record<keyof (typeof GROWTH)['usual'], number>>;

function growthFor(compact: boolean, near: number, unit: number): Growth {
  if (compact && near > 0) return nearGrowth(near);
  if (compact) return GROWTH.compact;
  const more = Math.min(MOST_GROWTH, Math.max(1, unit));
  return { ...GROWTH.usual, ship: GROWTH.usual.ship * Math.min(MOST_SHIPS, more), letters: more, tile: more };
}

/** Close up, things need not be as large; the farther the board, the larger they are. */
function nearGrowth(near: number): Growth {
  const grown = (size: number): number => Math.max(1.05, size / near);
  return { ship: grown(1.9), planet: 1.05, letters: grown(2.15), tile: grown(1.8) };
}

/** Prices are shown to those who can fly; what is pressed instead leads to sectors that cost no energy. */
function shownPrices({ state, sources }: BoardProps<State, Event>): ReadonlyMap<Place, number> {
  const ship = state.players[pilotOf(state) ?? -1]?.ships[0];
  return ship !== undefined && sources.has(itemAt(NAME, ship)) ? entryPrices(state) : NO_PRICES;
}

const NO_PRICES: ReadonlyMap<Place, number> = new Map();

interface Hand {
  readonly seat: number;
  readonly at: Sector;
}

/** The ship in the hand, or else the one that may fly. */
function handOf(state: State, picked: Place | undefined): Hand | undefined {
  const seat = actorOf(state);
  if (seat === undefined) return undefined;
  const { ships } = itemAt(state.players, seat);
  const chosen = picked === undefined || planetAt(picked) >= 0 ? undefined : cellOf(picked);
  const at = chosen !== undefined && ships.includes(chosen) ? chosen : ships[0];
  return at === undefined ? undefined : { seat, at };
}

/** What labels say of prices: of one step, or of the whole way. */
function costsOf(
  prices: ReadonlyMap<Place, number>,
  distant: ReadonlySet<Place>,
  paths: ReadonlyMap<Sector, Path> | undefined,
): ReadonlyMap<Place, number> {
  const far = [...distant].flatMap((place): [Place, number][] => {
    const path = isOnBoard(place) && planetAt(place) < 0 ? paths?.get(cellOf(place)) : undefined;
    return path ? [[place, path.total]] : [];
  });
  return new Map([...far, ...prices]);
}

/** The light of a charge, without a blur. */
function Lamps(): ReactNode {
  return (
    <defs>
      <radialGradient id="factions-charge">
        <stop offset="0" stopColor="#fff3c4" stopOpacity={0.95} />
        <stop offset=".45" stopColor="#ffc94d" stopOpacity={0.6} />
        <stop offset="1" stopColor="#ffc94d" stopOpacity={0} />
      </radialGradient>
    </defs>
  );
}
