import { type CSSProperties, Fragment, type ReactNode, useState } from 'react';
import { SECTOR_IDS, SECTOR_NAMES } from '../../../../games/empire/board.ts';
import { type Role, ROLE_COUNT, ROLE_NAMES, ROLES } from '../../../../games/empire/facts.ts';
import { ANCIENTS, type Deck, type Step, type State } from '../../../../games/empire/state.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { answers } from '../../../board/dark.ts';
import { placeListeners } from '../../../board/listeners.ts';
import { Light } from '../../../board/places.tsx';
import type { Place, PlaceProps } from '../../view.ts';
import { Glyph } from '../art/icons.tsx';
import { GOLD, GOLD_LIGHT, GOLD_LIT } from '../art/palette.ts';
import { SectorDots } from '../art/sectorDots.tsx';
import { Coin, Monolith } from '../art/tokens.tsx';
import { backOf, cardsLeft, choiceOf, hasDecks } from '../board/choices.ts';
import { arcAt, movedTo, onRing, type Spot } from '../board/geometry.ts';
import { narrowed } from '../art/letters.ts';
import { deckSpot, roleSpot } from '../board/spots.ts';
import './rondel.css';

/** The ring of roles with the Monolith, the credits that lie on it, and the decks of role cards. */

export interface RondelProps extends PlaceProps {
  readonly state: State;
  /** Names of the seats, for the hub. */
  readonly names: readonly string[];
  /** No travel, only fades. */
  readonly still?: boolean;
}

/** Radii of a drawing of 300 by 300 around 0,0: hub, wedges, and what lies on them. */
const HUB = 56;
const INNER = 60;
const OUTER = 141;
const COINS = 75;
const MIDDLE = 99;
const WEDGE = 360 / ROLE_COUNT;

const angleOf = (role: number): number => role * WEDGE;
/** Names in the lower half are read from the other side. */
const isBelow = (role: number): boolean => angleOf(role) > 100 && angleOf(role) < 260;

export function Rondel(props: RondelProps): ReactNode {
  const { state, still = false } = props;
  const chosen = roleShown(props);
  const passed = chosen < 0 ? [] : choiceOf(state, chosen).paid;
  const choosing = ROLES.some((role) => isOffered(props, roleSpot(role)));
  const listeners = placeListeners({ ...props, isLit: (place) => isOffered(props, place) });
  return (
    <svg
      className={`empire-rondel${still ? ' empire-rondel-still' : ''}`}
      viewBox="-150 -150 300 300"
      role="group"
      aria-label="The roles"
      {...listeners}
    >
      <circle r={146} className="empire-rondel-ground" />
      <circle r={143} className="empire-rondel-hair" />
      {ROLES.map((role, i) => {
        const place = placeOf(props, role);
        const label = labelOf(state, i, place === deckSpot(role), place === roleSpot(role));
        const shut = choosing && place === undefined;
        const wedge = <Wedge role={i} shut={shut} led={state.role === i} hint={isHinted(props, role)} />;
        const area =
          place === undefined ? (
            <g {...answers(roleSpot(role))} aria-label={label}>
              {wedge}
            </g>
          ) : (
            <Light
              className="empire-rondel-spot"
              place={place}
              glow={props.picked === place ? 'picked' : 'target'}
              hinted={isHinted(props, role)}
              label={label}
            >
              {wedge}
            </Light>
          );
        // What is written lies over the wedge and not in it: a button is called by its label alone.
        return (
          <Fragment key={role}>
            {area}
            <g className="empire-rondel-idle" data-shut={shut || undefined} aria-hidden>
              <RoleName role={i} led={state.role === i} />
              <Contents state={state} role={i} />
            </g>
          </Fragment>
        );
      })}
      <MonolithAt role={state.monolith} aside={hasDecks(state)} />
      <Hub {...props} />
      <g className="empire-rondel-idle" aria-hidden>
        {passed.map((role) => (
          <g key={role} className="empire-rondel-drop" transform={movedTo(onRing(angleOf(role), INNER))}>
            <Coin />
            <path d="M5-7V-1M2-4H8" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The role whose way is shown: the one pointed at, else the one that is marked; -1 for none. */
function roleShown(props: PlaceProps): number {
  const open = (wanted: Place | undefined): number =>
    ROLES.findIndex((role) => roleSpot(role) === wanted && isOffered(props, roleSpot(role)));
  const pointed = open(props.hovered);
  return pointed < 0 ? open(props.picked) : pointed;
}

/** What a click on a wedge means: its role, or the top of its deck. */
function placeOf(props: PlaceProps, role: Role): Place | undefined {
  return [roleSpot(role), deckSpot(role)].find((place) => isOffered(props, place));
}

function isOffered({ targets, sources }: PlaceProps, place: Place): boolean {
  return targets.has(place) || sources.has(place);
}

function isHinted({ hinted, hovered }: PlaceProps, role: Role): boolean {
  return hinted.has(roleSpot(role)) || hinted.has(deckSpot(role)) || hovered === roleSpot(role);
}

/** `Steward: 3 credits lie here, costs 2 credits to reach. 4 cards left, the next one shows Aurel Rim.` */
function labelOf(state: State, role: number, deck: boolean, offered: boolean): string {
  const name = itemAt(ROLE_NAMES, role);
  const { cost, gain } = choiceOf(state, role);
  const cards = deckLabel(state, role);
  if (deck) return `Turn up a card of the ${name} deck. ${cards}`;
  const here = state.monolith === role ? ', where the Monolith stands' : '';
  const led = state.role === role ? ', the role of this turn' : '';
  const lying = gain === 0 ? 'no credits lie here' : `${credits(gain)} ${gain === 1 ? 'lies' : 'lie'} here`;
  const way = !offered ? '' : cost === 0 ? ', free to reach' : `, costs ${credits(cost)} to reach`;
  return `${name}${here}${led}: ${lying}${way}. ${cards}`.trim();
}

const credits = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`);

function deckLabel(state: State, role: number): string {
  if (!hasDecks(state)) return '';
  const deck = itemAt(state.decks, role);
  const left = cardsLeft(deck);
  const back = backOf(deck);
  const shows = back === undefined ? '' : `, the next one shows ${SECTOR_NAMES[SECTOR_IDS.indexOf(back)]}`;
  return `${left === 1 ? '1 card' : `${left} cards`} left${shows}.`;
}

// ── Wedges ────────────────────────────────────────────────────────────────────────────────────────

function wedgePath(role: number, inset: number): string {
  const [a, b] = [angleOf(role) - WEDGE / 2, angleOf(role) + WEDGE / 2];
  const [near, far] = [INNER + inset, OUTER - inset];
  // The same gap at the rim and at the hub.
  const gap = (radius: number): number => ((0.7 + inset) / radius) * (180 / Math.PI);
  const at = (angle: number, radius: number): string => {
    const { x, y } = onRing(angle, radius);
    return `${x} ${y}`;
  };
  return `M${at(a + gap(near), near)}L${at(a + gap(far), far)}A${far} ${far} 0 0 1 ${at(b - gap(far), far)}L${at(b - gap(near), near)}A${near} ${near} 0 0 0 ${at(a + gap(near), near)}Z`;
}

const WEDGES = ROLES.map((_, role) => ({
  outline: wedgePath(role, 0),
  focus: wedgePath(role, 3),
  arc: arcAt(angleOf(role), isBelow(role) ? 134 : 124, WEDGE),
}));

interface WedgeProps {
  readonly role: number;
  /** The role of this turn. */
  readonly led: boolean;
  /** Whether it cannot be chosen while others can. */
  readonly shut: boolean;
  readonly hint: boolean;
}

function Wedge({ role, led, shut, hint }: WedgeProps): ReactNode {
  const { outline, focus, arc } = itemAt(WEDGES, role);
  return (
    <>
      <path
        className="empire-rondel-wedge"
        data-led={led || undefined}
        data-shut={shut || undefined}
        data-hint={hint || undefined}
        d={outline}
      />
      <path className="empire-rondel-focus" d={focus} />
      <path id={`empire-role-${role}`} d={arc} fill="none" />
    </>
  );
}

function RoleName({ role, led }: Pick<WedgeProps, 'role' | 'led'>): ReactNode {
  return (
    <text className="empire-rondel-name" data-led={led || undefined}>
      <textPath href={`#empire-role-${role}`} startOffset="50%">
        {ROLE_NAMES[role]}
      </textPath>
    </text>
  );
}

interface ContentsProps {
  readonly state: State;
  readonly role: number;
}

function Contents({ state, role }: ContentsProps): ReactNode {
  const angle = angleOf(role);
  const decks = hasDecks(state);
  const sign = onRing(angle - (decks ? 9 : 0), MIDDLE);
  const here = state.monolith === role;
  const led = state.role === role;
  const { gain } = choiceOf(state, role);
  return (
    <g className="empire-rondel-idle" aria-hidden>
      {!here && <Glyph name={itemAt(ROLES, role)} {...sign} size={21} fill={led ? '#fff' : '#f2cf77'} />}
      <Coins count={gain} angle={angle - (decks ? 2 : 0)} />
      {decks && <DeckBox deck={itemAt(state.decks, role)} spot={onRing(angle + 15, MIDDLE + 3)} />}
    </g>
  );
}

/** More coins than this are shown as a number. */
const MOST_COINS = 5;

function Coins({ count, angle }: { readonly count: number; readonly angle: number }): ReactNode {
  if (count > MOST_COINS) {
    const { x, y } = onRing(angle, COINS);
    return (
      <g transform={`translate(${x} ${y})`}>
        <g transform="translate(-9 0)">
          <Coin />
        </g>
        <text className="empire-rondel-many" x={8} y={4.6}>
          {count}
        </text>
      </g>
    );
  }
  return Array.from({ length: count }, (_, i) => (
    <g key={i} transform={movedTo(onRing(angle + (i - (count - 1) / 2) * 9.6, COINS))}>
      <g className="empire-rondel-coin">
        <Coin />
      </g>
    </g>
  ));
}

// ── Decks ─────────────────────────────────────────────────────────────────────────────────────────

/** A deck with fewer cards is a warning: one that runs out ends the match. */
const FEW = 3;

function DeckBox({ deck, spot }: { readonly deck: Deck; readonly spot: Spot }): ReactNode {
  const left = cardsLeft(deck);
  const back = backOf(deck);
  return (
    <g className="empire-rondel-deck" data-few={left <= FEW || undefined} transform={movedTo(spot)}>
      {left > 1 && <rect x={-8} y={-17} width={21} height={31} rx={3} />}
      <rect x={-10.5} y={-15} width={21} height={31} rx={3} />
      <g transform="translate(0 -5.5) scale(.42)">
        <SectorDots sector={back} />
      </g>
      <text y={13.4}>{left}</text>
    </g>
  );
}

// ── Monolith and hub ──────────────────────────────────────────────────────────────────────────────

/** It always goes on clockwise, so its angle only grows. */
function useTurn(role: number): number {
  const [turn, setTurn] = useState(role);
  const ahead = (((role - turn) % ROLE_COUNT) + ROLE_COUNT) % ROLE_COUNT;
  if (role < 0 || ahead === 0) return turn;
  setTurn(turn + ahead);
  return turn + ahead;
}

interface MonolithAtProps {
  readonly role: number;
  /** Beside a deck. */
  readonly aside: boolean;
}

function MonolithAt({ role, aside }: MonolithAtProps): ReactNode {
  const turn = useTurn(Math.max(0, role));
  if (role < 0) return null;
  const angle = turn * WEDGE - (aside ? 8 : 0);
  const style: CSSProperties = {
    transform: `rotate(${angle}deg) translateY(${4 - MIDDLE}px) rotate(${-angle}deg)`,
  };
  return (
    <g className="empire-rondel-monolith empire-rondel-idle" style={style} aria-hidden>
      <g transform="translate(0 22) scale(.82)">
        <Monolith />
      </g>
    </g>
  );
}

/** The letters of the line in the hub, and how wide it may be. */
const LINE = { size: 17, room: 94 } as const;

interface HubWords {
  readonly title: string;
  readonly line: string;
}

function Hub({ state, names, eyes }: RondelProps): ReactNode {
  const step = asking<Step>(state);
  const { title, line } = hubWords(state, names, eyes, step);
  const influence = step?.step === 'influence' ? step.left : 0;
  const led = state.role >= 0 && step?.step !== 'role';
  const leads = led && state.leader === eyes;
  return (
    <g className="empire-rondel-idle">
      <circle r={HUB} className="empire-rondel-hub" />
      <circle r={HUB - 3} className="empire-rondel-hair" />
      {led ? (
        <g data-leads={leads || undefined} className="empire-rondel-crown">
          <Glyph name="crown" x={0} y={-27} size={27} fill={leads ? GOLD_LIGHT : 'none'} />
        </g>
      ) : (
        <Glyph name="scepter" x={0} y={-27} size={24} fill={GOLD} />
      )}
      <text className="empire-rondel-title" y={5}>
        {title}
      </text>
      <text
        className="empire-rondel-line"
        y={22}
        fontSize={LINE.size}
        {...narrowed(line, LINE.size, LINE.room)}
      >
        {line}
      </text>
      {Array.from({ length: influence }, (_, i) => (
        <Glyph key={i} name="crown" x={(i - (influence - 1) / 2) * 16} y={36} size={13} fill={GOLD_LIT} />
      ))}
    </g>
  );
}

function hubWords(
  state: State,
  names: readonly string[],
  eyes: Seat | undefined,
  step: Step | undefined,
): HubWords {
  const whose = (seat: Seat): string => (seat === eyes ? 'you' : shortened(names[seat] ?? ''));
  if (state.ending !== '') return { title: 'The end', line: '' };
  if (step?.step === 'role') {
    const purse = credits(state.players[step.seat]?.credits ?? 0);
    return step.seat === eyes
      ? { title: 'Your role', line: purse }
      : { title: 'A role', line: `for ${whose(step.seat)}` };
  }
  if (step?.step === 'reveal') return { title: 'A deck', line: 'to turn up' };
  if (state.role < 0) return { title: 'Roles', line: '' };
  const title = itemAt(ROLE_NAMES, state.role);
  if (state.leader === ANCIENTS) return { title, line: 'Ancients lead' };
  return { title, line: state.leader === eyes ? 'you lead' : `${whose(state.leader)} leads` };
}

/** The hub is small. */
const shortened = (name: string): string => (name.length > 8 ? `${name.slice(0, 7)}…` : name);
