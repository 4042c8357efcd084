import { LAWS } from '../../../../games/factions/cards/modifiers.ts';
import {
  type Card,
  EVENT,
  type EventId,
  EXOPLANET,
  type FactionId,
  levelsOf,
  MACHINES,
  type MachineId,
  OBJECTIVE,
} from '../../../../games/factions/facts.ts';
import type { Event, State } from '../../../../games/factions/state.ts';
import { eventText } from '../../../../games/factions/texts/events.ts';
import { cardName, goods, nameOf, techText } from '../../../../games/factions/texts/words.ts';
import { factionOf, playerOf } from '../../../../games/factions/verbs.ts';
import { capital, clause, count, type Names } from '../../../../kernel/defaults/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { ColourName } from '../../../seatColours.ts';
import { asYou } from '../../../table/log/asYou.ts';
import type { Moment } from '../../view.ts';
import { colourOf } from '../colours.ts';

/** What is worth a moment in Factions of Sol: tiles and cards turned up, machines, worlds and objectives, a vote. */
export type FactionsMoment = HeldUp | VoteMoment;

/** Something held up: cards, a tile, a machine or the Leader token, and what it brings. */
export interface HeldUp extends Moment {
  readonly kind: 'tile' | 'card' | 'machine' | 'token';
  readonly colour: ColourName | undefined;
  readonly title: string;
  readonly cards: readonly Card[];
  readonly tile: number;
  readonly machine: { readonly id: MachineId; readonly faction: FactionId } | undefined;
  /** What it is or does. */
  readonly text: string;
  /** `+3 points` */
  readonly gain: string;
}

/** Two options, who voted for which, and the one that wins. */
export interface VoteMoment extends Moment {
  readonly kind: 'vote';
  readonly name: string;
  readonly won: 'A' | 'B';
  readonly options: readonly VoteSide[];
}

export interface VoteSide {
  readonly key: 'A' | 'B';
  readonly name: string;
  readonly text: string;
  /** The ships that stand for it; the solo opponent has none. */
  readonly votes: readonly (ColourName | undefined)[];
}

const SHORT = 1500;
const USUAL = 2000;
const VOTED = 2600;

export function moments(
  before: State,
  events: readonly Event[],
  after: State,
  names: Names,
  eyes: Seat | undefined,
): readonly FactionsMoment[] {
  const said = (event: Event): string => {
    const text = eventText(event, names) ?? '';
    return eyes === undefined ? text : asYou(text, nameOf(names, eyes));
  };
  const gained = (what: 'energy' | 'resources'): string => {
    const sum = events.reduce(
      (all, event) => (event.type === what && event.by > 0 ? all + event.by : all),
      0,
    );
    return sum === 0 ? '' : `+${what === 'energy' ? `${sum} energy` : count(sum, 'resource')}`;
  };
  const held = (kind: HeldUp['kind'], event: Event, parts: Partial<HeldUp>): HeldUp => {
    const [title, { gain = '' }] = [said(event), parts];
    return {
      ...{ kind, title, gain, ms: SHORT, cards: [], tile: 0, machine: undefined, text: '' },
      say: gain === '' ? title : `${title.replace(/\.$/, '')}, ${gain.replace('+', 'plus ')}.`,
      colour: 'seat' in event && event.seat >= 0 ? colourOf(after, event.seat) : undefined,
      ...parts,
    };
  };
  /** What happens often is shown to the one it happens to. */
  const own = (event: Event): boolean => 'seat' in event && event.seat === eyes;

  return events.flatMap((event): readonly FactionsMoment[] => {
    switch (event.type) {
      case 'mined':
        if (!own(event)) return [];
        return [held('tile', event, { tile: event.value, gain: gained('resources'), places: [event.at] })];
      case 'charged':
        return own(event)
          ? [held('card', event, { text: cardName(event.card), gain: gained('energy') })]
          : [];
      case 'explorers':
        return own(event) ? [held('card', event, { cards: event.cards, ms: USUAL })] : [];
      case 'exoplanet':
        return own(event) ? [held('card', event, { cards: [event.card] })] : [];
      case 'tech':
        return own(event)
          ? [held('card', event, { cards: [event.card], text: `${capital(techText(event.card))}.` })]
          : [];
      case 'research':
        return own(event) ? [held('card', event, { cards: [event.card] })] : [];
      case 'objective': {
        const { vp, text } = OBJECTIVE[event.card];
        return [held('card', event, { cards: [event.card], ms: USUAL, text, gain: points(vp) })];
      }
      case 'explored': {
        const { energy, resources } = EXOPLANET[event.card].production;
        const text = `It yields ${goods(energy, resources)} after every round.`;
        return [held('card', event, { cards: [event.card], ms: USUAL, text })];
      }
      case 'machine':
        return [held('machine', event, machineParts(after, event))];
      case 'leader':
        if (before.leader === event.seat) return [];
        return [held('token', event, { text: 'The Leader begins the next round and breaks ties.' })];
      case 'event':
        return [voteMoment(before, event.card, event.option, said(event))];
      default:
        return [];
    }
  });
}

const points = (vp: number): string => `+${count(vp, 'point')}`;

function machineParts(
  state: State,
  { seat, machine, level }: Extract<Event, { readonly type: 'machine' }>,
): Partial<HeldUp> {
  const faction = factionOf(playerOf(state, seat));
  const { vp = 0 } = levelsOf(faction, MACHINES.indexOf(machine)).find((one) => one.level === level) ?? {};
  return { ms: USUAL, machine: { id: machine, faction }, gain: points(vp) };
}

function voteMoment(state: State, card: EventId, won: 'A' | 'B', say: string): VoteMoment {
  const options = (['A', 'B'] as const).map((key): VoteSide => {
    const { name, text } = LAWS[`${card}${key}`];
    const votes = state.votes
      .filter(({ option }) => option === key)
      .map(({ seat }) => (seat < 0 ? undefined : colourOf(state, seat)));
    return { key, name, text: `${capital(clause(text))}.`, votes };
  });
  return { kind: 'vote', say, ms: VOTED, name: EVENT[card].name, won, options };
}
