import { PLANETS } from '../../../../games/star/board.ts';
import { COLONIES_TO_WIN, type Cost, LOOT, type LootCard } from '../../../../games/star/facts.ts';
import type { Event, State } from '../../../../games/star/state.ts';
import { eventText } from '../../../../games/star/texts/events.ts';
import { colonies } from '../../../../games/star/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { count, listed, nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { asYou } from '../../../table/log/asYou.ts';
import type { ColourName } from '../../../seatColours.ts';
import type { Moment } from '../../view.ts';
import { colourOf } from '../colours.ts';
import { line } from '../moves/lines.ts';
import { type ShotMoment, shotMoment } from './shot.ts';

/** What is worth a moment in Star Factions: a shot, a flag that is planted or taken, blueprints that are drawn. */
export type StarMoment = ShotMoment | FlagMoment | LootMoment;

/** A planet changes hands. */
export interface FlagMoment extends Moment {
  readonly kind: 'flag';
  /** The id of the planet. */
  readonly planet: string;
  readonly name: string;
  readonly colour: ColourName;
  /** Whether the flag is planted, or taken off. */
  readonly planted: boolean;
  /** The flags of its player after that. */
  readonly flags: number;
  /** `You lead with 2 planets.` */
  readonly standing: string;
}

/** Cards that the one who looks has drawn, some of them blueprints. */
export interface LootMoment extends Moment {
  readonly kind: 'loot';
  readonly colour: ColourName;
  readonly cards: readonly DrawnCard[];
  readonly stock: Cost;
}

export interface DrawnCard {
  readonly card: LootCard;
  /** Whether it was let go at once, as nothing could be built from it. */
  readonly discarded: boolean;
}

const FLAG_SHOWN = 1800;
const LOOT_SHOWN = 2000;

export function moments(
  before: State,
  events: readonly Event[],
  after: State,
  names: Names,
  eyes: Seat | undefined,
): readonly StarMoment[] {
  const said = (text: string): string => (eyes === undefined ? text : asYou(text, nameOf(names, eyes)));
  const standing = said(standingWords(after, names));
  return events.flatMap((event): readonly StarMoment[] => {
    switch (event.type) {
      case 'attacked':
        return [shotMoment(before, event, events, after, names, said)];
      case 'colonized':
        return [flagMoment(after, event, event.seat, said(eventText(event, names) ?? ''), standing)];
      case 'decolonized':
        return [flagMoment(after, event, event.owner, said(eventText(event, names) ?? ''), standing)];
      case 'drew':
        return event.seat === eyes
          ? lootMoment(after, event, events, (drawn) => said(line(drawn, names) ?? ''))
          : [];
      default:
        return [];
    }
  });
}

function flagMoment(
  after: State,
  event: Extract<Event, { type: 'colonized' | 'decolonized' }>,
  seat: Seat,
  told: string,
  standing: string,
): FlagMoment {
  const { planet, at } = event;
  const planted = event.type === 'colonized';
  const wins = planted && event.colonies >= COLONIES_TO_WIN ? ' The match is won.' : '';
  return {
    kind: 'flag',
    say: `${told}${wins}`,
    logged: true,
    ms: FLAG_SHOWN,
    places: [at],
    ...{ planet, planted, colour: colourOf(after, seat), flags: colonies(after, seat), standing },
    name: PLANETS.find(({ id }) => id === planet)?.name ?? '',
  };
}

/** Who has the most planets; nothing while nobody has one, or the match is over. */
function standingWords(state: State, names: Names): string {
  const planted = state.players.map((_, seat) => colonies(state, seat));
  const most = Math.max(...planted);
  const leaders = state.players.flatMap((_, seat) => (planted[seat] === most ? [nameOf(names, seat)] : []));
  if (most === 0 || state.ending !== '') return '';
  const held = count(most, 'planet');
  return leaders.length === 1
    ? `${leaders.join()} leads with ${held}.`
    : `${listed(leaders)} have ${held} each.`;
}

/** Counters fly to the panel by themselves; only blueprints are held up. */
function lootMoment(
  after: State,
  drew: Extract<Event, { type: 'drew' }>,
  events: readonly Event[],
  told: (drawn: readonly Event[]) => string,
): readonly LootMoment[] {
  const cards = drew.cards.map((card) => itemAt(LOOT, card));
  if (cards.every(({ kind }) => kind === 'resource')) return [];
  const discarded = events.find((event) => event.type === 'discarded');
  const gone = [...(discarded?.cards ?? [])];
  const shown = drew.cards.map((card): DrawnCard => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return { card: itemAt(LOOT, card), discarded: at >= 0 };
  });
  return [
    {
      kind: 'loot',
      say: told([drew, discarded ?? []].flat()),
      logged: true,
      ms: LOOT_SHOWN,
      colour: colourOf(after, drew.seat),
      cards: shown,
      stock: [...itemAt(after.players, drew.seat).stock],
    },
  ];
}
