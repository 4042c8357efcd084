import { NAME, SCAN, SECTOR, type Sector } from '../../../../games/empire/board.ts';
import {
  ANCIENT_CRUISERS,
  CARD,
  DIAL,
  type EdictId,
  type QueueId,
  ROLE_CARD,
  type ShipKind,
  SHIPS,
  type TechId,
} from '../../../../games/empire/facts.ts';
import { ancientPoints, pointsOf } from '../../../../games/empire/scoring.ts';
import { ANCIENTS, type Battle, type Event, type State, type Who } from '../../../../games/empire/state.ts';
import { texts } from '../../../../games/empire/texts/index.ts';
import { agreeing, does, innerName, sectorName } from '../../../../games/empire/texts/words.ts';
import { coloniesOf } from '../../../../games/empire/actions/landmarks.ts';
import { isSolo, playerOf } from '../../../../games/empire/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { capital, count, listed } from '../../../../kernel/defaults/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Moment } from '../../view.ts';
import { cardTitle } from '../moves/words.ts';
import { readBy } from '../moves/owner.ts';

/** The great moments of Empire of the Stars: battles, cards, crowns and scores. */

export interface BattleMoment extends Moment {
  readonly kind: 'battle';
  readonly title: string;
  readonly sides: readonly [Side, Side];
  /** Who won tactics, and by how much; nothing where they were level. */
  readonly tactics: { readonly who: Who; readonly by: number } | undefined;
  /** What came of it, in sentences. */
  readonly lines: readonly string[];
}

/** One side of a battle. */
export interface Side {
  readonly who: Who;
  readonly name: string;
  /** `strength 6`, or the card that is the plan of the Ancients. */
  readonly might: string;
  readonly ships: readonly ShipKind[];
  readonly colonies: number;
  /** Tactics, weapons and shields: what was set, what technologies add or missing cruisers take, and what counts. */
  readonly numbers: readonly { readonly set: number; readonly change: number; readonly counts: number }[];
  /** Weapons less the shields of the other side. */
  readonly hits: number;
}

export interface CardMoment extends Moment {
  readonly kind: 'card';
  readonly title: string;
  readonly face:
    | { readonly of: 'queue'; readonly card: QueueId }
    | { readonly of: 'tech'; readonly tech: TechId }
    | { readonly of: 'edict'; readonly edict: EdictId };
  readonly lines: readonly string[];
}

export interface CrownMoment extends Moment {
  readonly kind: 'crown';
  readonly seat: Seat;
  readonly name: string;
  readonly changed: boolean;
  /** The court influence of everybody, as far as it counted. */
  readonly votes: readonly { readonly seat: Seat; readonly name: string; readonly court: number }[];
}

export interface ScoreMoment extends Moment {
  readonly kind: 'score';
  readonly gains: readonly {
    readonly who: Who;
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }[];
  /** Where the points were made, if that is on the board. */
  readonly at: string | undefined;
}

export type Great = BattleMoment | CardMoment | CrownMoment | ScoreMoment;

interface Told {
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
  /** The own name is “You”. */
  readonly names: readonly string[];
}

/** What is seen of one move, in the order it happened; points come last. */
export function moments(
  before: State,
  events: readonly Event[],
  after: State,
  names: readonly string[],
  eyes: Seat | undefined,
): readonly Great[] {
  const told: Told = { before, events, after, names: readBy(names, eyes) };
  return [...events.flatMap((event, at) => momentOf(told, event, at)), ...scores(told)];
}

function momentOf(told: Told, event: Event, at: number): readonly Great[] {
  switch (event.type) {
    case 'dials':
      return battles(told, at);
    case 'struck':
      return [
        {
          ...queueCard(event.card, `${cardTitle(event.card)} strikes`, linesAfter(told, at, LINES), 2200),
          rule: isSolo(told.after) ? '7.3.3' : '11.4.2',
        },
      ];
    case 'opened': {
      const card = CARD[event.card];
      const sends = told.events.slice(at).find(({ type }) => type === 'wanted');
      const line = sends && texts.event(sends, told.names);
      return card === undefined
        ? []
        : [
            {
              ...queueCard(event.card, 'A card is turned up', line === undefined ? [] : [line], 1800),
              rule: isSolo(told.after) ? '7.3.4' : '11.4.1',
            },
          ];
    }
    case 'revealed':
      return event.why === 'battle'
        ? []
        : [queueCard(event.card, 'The Ancients’ card', linesAfter(told, at, LINES), 2000)];
    case 'tech':
      return event.from === 'down'
        ? [
            {
              kind: 'card',
              title: `${does(told.names, event.who, 'draw')} a technology`,
              face: { of: 'tech', tech: event.tech },
              rule: '8.2',
              lines: [],
              say: texts.event(event, told.names) ?? '',
              logged: true,
              ms: 1800,
            },
          ]
        : [];
    case 'edictScored':
      return [
        {
          kind: 'card',
          title: event.met ? 'The edict is fulfilled' : 'The edict is not fulfilled',
          face: { of: 'edict', edict: event.edict },
          rule: '7.2.1',
          lines: [],
          say: texts.event(event, told.names) ?? '',
          logged: true,
          ms: 1800,
        },
      ];
    case 'crowned':
      return [crown(told, event)];
    default:
      return [];
  }
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

/** So many sentences stand under a card. */
const LINES = 3;

function queueCard(card: QueueId, title: string, lines: readonly string[], ms: number): CardMoment {
  const text = CARD[card]?.text ?? '';
  return {
    kind: 'card',
    title,
    face: { of: 'queue', card },
    lines,
    say: [`${title}:`, `${cardTitle(card)}.`, text, ...lines].join(' '),
    logged: true,
    ms,
  };
}

/** Where something else begins. */
const ENDS: ReadonlySet<Event['type']> = new Set([
  'queued',
  'opened',
  'revealed',
  'struck',
  'monolith',
  'turn',
  'ticked',
  'edictScored',
  'battle',
]);

/** What came of an event, in sentences. */
function linesAfter({ events, names }: Told, at: number, most: number): readonly string[] {
  const rest = events.slice(at + 1);
  const end = rest.findIndex(({ type }) => ENDS.has(type));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .flatMap((event) => texts.event(event, names) ?? [])
    .slice(0, most);
}

// ── Battles ───────────────────────────────────────────────────────────────────────────────────────

function battles(told: Told, at: number): readonly BattleMoment[] {
  const battle = told.after.battles[0] ?? told.before.battles[0];
  if (battle === undefined || battle.sides.some(({ values }) => values.length === 0)) return [];
  const { names, events, before } = told;
  const sides = [sideOf(told, battle, 0), sideOf(told, battle, 1)] as const;
  const won = events.slice(at).find((event) => event.type === 'tactics');
  const lines = [
    ...(won === undefined ? ['Tactics are level.'] : [texts.event(won, names) ?? '']),
    ...sides.map((side, i) => hitLine(side, itemAt(sides, 1 - i), names)),
    ...events
      .slice(at)
      .flatMap((event) => (event.type === 'destroyed' ? (texts.event(event, names) ?? []) : [])),
  ];
  const title = `Battle of ${sectorName(battle.sector)}`;
  return [
    {
      kind: 'battle',
      title,
      sides,
      tactics: won?.type === 'tactics' ? { who: won.winner, by: won.by } : undefined,
      lines,
      say: [`${title}.`, ...sides.map(sideWords), ...lines].join(' '),
      ms: 3200,
      places: placesOf(before, battle.sector),
      stages: { first: 'tactics', last: 'weapons', marks: [1100, 2100] },
      rule: isSolo(before) ? '9.3.3' : '9.2.2',
    },
  ];
}

function sideOf({ before, names }: Told, battle: Battle, at: 0 | 1): Side {
  const { who, strength, dial, values } = battle.sides[at];
  const other = battle.sides[at === 0 ? 1 : 0];
  const printed = who === ANCIENTS ? ROLE_CARD[battle.card]?.dial : undefined;
  const numbers = DIAL.map((_, part) => {
    const counts = values[part] ?? 0;
    const set = printed?.[part] ?? dial[part] ?? counts;
    return { set, change: counts - set, counts };
  });
  const missing = ANCIENT_CRUISERS - cruisersIn(before, battle.sector);
  const plan = battle.card === '' ? 'plan hidden' : cardTitle(battle.card);
  return {
    who,
    name: capital(innerName(names, who)),
    might: who === ANCIENTS ? (missing > 0 ? `${plan}, each −${missing}` : plan) : `strength ${strength}`,
    ships: shipsIn(before, who, battle.sector),
    colonies:
      who === ANCIENTS
        ? 0
        : coloniesOf(before, who).filter((region) => SECTOR[region] === battle.sector).length,
    numbers,
    hits: Math.max(0, (values[1] ?? 0) - (other.values[2] ?? 0)),
  };
}

const cruisersIn = ({ ancients }: State, sector: Sector): number =>
  ancients[0]?.cruisers.filter((at) => SECTOR[at] === sector).length ?? 0;

function shipsIn(state: State, who: Who, sector: Sector): readonly ShipKind[] {
  if (who === ANCIENTS) return Array.from({ length: cruisersIn(state, sector) }, (): ShipKind => 'cruiser');
  return playerOf(state, who)
    .ships.filter(({ at }) => SECTOR[at] === sector)
    .map(({ kind }) => itemAt(SHIPS, kind));
}

function sideWords({ name, numbers }: Side): string {
  const [tactics, weapons, shields] = numbers.map(({ counts }) => counts);
  return `${name}: tactics ${tactics}, weapons ${weapons}, shields ${shields}.`;
}

function hitLine({ who, hits }: Side, other: Side, names: readonly string[]): string {
  const whom = innerName(names, other.who);
  return hits === 0
    ? `${does(names, who, 'deal')} no damage.`
    : `${does(names, who, 'hit')} ${whom} ${['', 'once', 'twice'][hits] ?? count(hits, 'time')}.`;
}

/** The regions of a sector where anything stands: the panel leaves them in sight. */
function placesOf(state: State, sector: Sector): readonly string[] {
  const stands = (region: number): boolean =>
    state.ancients.some(({ cruisers }) => cruisers.includes(region)) ||
    state.players.some(({ ships }) => ships.some(({ at }) => at === region)) ||
    itemAt(state.colonies, region) >= 0;
  return itemAt(SCAN, sector)
    .filter(stands)
    .map((region) => itemAt(NAME, region));
}

// ── The crown ─────────────────────────────────────────────────────────────────────────────────────

/** Court influence is only seen as it was before the move, and of the winner as it counted. */
function crown({ before, names }: Told, event: Extract<Event, { type: 'crowned' }>): CrownMoment {
  const { seat, court, changed } = event;
  const votes = before.players.map((player, other) => ({
    seat: other,
    name: capital(innerName(names, other)),
    court: other === seat ? court : player.court,
  }));
  return {
    kind: 'crown',
    seat,
    name: capital(innerName(names, seat)),
    changed,
    votes,
    rule: '8.7.2',
    say: texts.event(event, names) ?? '',
    logged: true,
    ms: 2200,
  };
}

// ── Scores ────────────────────────────────────────────────────────────────────────────────────────

function scores({ before, events, after, names }: Told): readonly ScoreMoment[] {
  const sides: readonly [Who, number, number][] = [
    ...after.players.map((_, seat): [Who, number, number] => [
      seat,
      pointsOf(before, seat),
      pointsOf(after, seat),
    ]),
    ...after.ancients.map((): [Who, number, number] => [
      ANCIENTS,
      ancientPoints(before),
      ancientPoints(after),
    ]),
  ];
  const gains = sides.flatMap(([who, from, to]) =>
    to > from ? [{ who, name: capital(innerName(names, who)), from, to }] : [],
  );
  if (gains.length === 0) return [];
  const settled = events.find((event) => event.type === 'colonized' || event.type === 'razed');
  const say = listed(
    gains.map(
      ({ who, from, to }, i) =>
        `${i === 0 ? does(names, who, 'score') : `${innerName(names, who)} ${agreeing(names, who, 'score')}`} ${to - from} and ${agreeing(names, who, 'have')} ${count(to, 'point')}`,
    ),
  );
  return [
    {
      kind: 'score',
      gains,
      at: settled !== undefined && 'at' in settled ? settled.at : undefined,
      say: `${say}.`,
      ms: 1400,
      over: true,
    },
  ];
}
