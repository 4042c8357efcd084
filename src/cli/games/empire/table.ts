import {
  CARD,
  COSTS,
  LOCATIONS,
  MARKET_TILE,
  type QueueId,
  ROLE_CARD,
  SLOTS,
  TECH,
  TILE,
  UNLIMITED,
} from '../../../games/empire/facts.ts';
import { tilesLeft } from '../../../games/empire/cards/piles.ts';
import { type Belligerent, NOBODY, type State } from '../../../games/empire/state.ts';
import {
  dialWords,
  edictWords,
  effectWords,
  goods,
  innerName,
  roleName,
  sectorName,
} from '../../../games/empire/texts/words.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { capital, count } from '../../../kernel/defaults/words.ts';
import { DANGER, DIM, GOLD, PLAIN } from '../../ink.ts';
import { flowed, type Line } from '../../lines.ts';

/** What lies on the table: market, tiles, technologies, Far Space, the cards of events and the edict. */

const INDENT = 2;

export function tableLines(state: State, names: readonly string[], width: number): Line[] {
  return [
    ...battleLines(state, names, width),
    ...titled('market', marketWords(state), width),
    ...titled(`explorer tiles, ${tilesLeft(state)} left`, displayWords(state), width),
    ...techLines(state, width),
    ...titled('Far Space', farWords(state, names), width),
    ...queueLines(state, width),
    ...eventLines(state, width),
    ...(state.edict === '' ? [] : flowed([edictWords(state.edict)], width, 0, GOLD)),
    ...flowed(clockWords(state, names), width, 0, DIM),
  ];
}

function titled(title: string, [first, ...rest]: readonly string[], width: number): Line[] {
  return first === undefined ? [] : flowed([`${title}: ${first}`, ...rest], width, 0, PLAIN);
}

/** `Bazaar 4/2/1`, `Granary 3 credits`. */
function marketWords({ market }: State): string[] {
  return market.map(({ id, spent }) => {
    const { name, limits, credits } = MARKET_TILE[id];
    return `${name} ${spent ? count(credits, 'credit') : limits.join('/')}`;
  });
}

function displayWords({ display }: State): string[] {
  return display.map((tile) => {
    const { kind, name, yields } = TILE[tile];
    return kind === 'planet' ? `${name} ${yields.join('/')}` : name;
  });
}

/** The open technology of each cost, and the back of the next one. */
function techLines({ techs, techBacks, techDecks }: State, width: number): Line[] {
  return COSTS.flatMap((cost, at) => {
    const tech = TECH[itemAt(techs, at)];
    const back = techBacks[at] === '' ? 'no more' : `${techBacks[at]} on top of ${techDecks[at]?.length}`;
    const open =
      tech === undefined
        ? 'none open'
        : `${tech.name}, ${tech.category}, ${goods(tech.price)}: ${effectWords(tech.text)}`;
    const started = tech !== undefined || techBacks[at] !== '';
    return started ? flowed([`technology ${cost}: ${open} (${back})`], width, 0, PLAIN) : [];
  });
}

/** `Lantern Gate 4 for 1`, or whose it is. */
function farWords({ far, slots }: State, names: readonly string[]): string[] {
  const locations = LOCATIONS.map(({ name, cost, value }, at) => {
    const owner = itemAt(far, at);
    const whose = owner === NOBODY ? `costs ${cost}` : innerName(names, owner);
    return `${name} ${count(value, 'point')}, ${whose}`;
  });
  const costs = SLOTS.flatMap(({ cost }, at) => (slots[at] ? [cost] : []));
  return [...locations, `galaxy tokens for ${costs.join(', ')}`];
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

/** From left to right; the right card lies open. */
function queueLines({ queue }: State, width: number): Line[] {
  const open = queue.at(-1);
  if (open === undefined) return [];
  const backs = queue.slice(0, -1).map(backWords);
  return [
    ...flowed([`queue: ${backs.join(', ')}, then the open card`], width, 0, PLAIN),
    ...faceLines(open, width),
  ];
}

/** Only the back of a card that lies face down is shown. */
function backWords(card: QueueId): string {
  const known = ROLE_CARD[card];
  return known === undefined ? 'a story' : `${roleName(known.deck)} ${known.sector}`;
}

function faceLines(id: QueueId, width: number): Line[] {
  const card = CARD[id];
  if (card === undefined) return [];
  const { title, role, text } = card;
  const event = 'scope' in card ? [card.scope, roleName(role), dialWords(card.dial)] : [roleName(role)];
  return flowed([`${[title, ...event].join(', ')}: ${text}`], width, INDENT, GOLD);
}

function eventLines({ event }: State, width: number): Line[] {
  const card = ROLE_CARD[event];
  return card === undefined
    ? []
    : flowed([`event: ${card.title}, ${card.scope}: ${card.text}`], width, 0, GOLD);
}

function clockWords({ turn, galaxy, trigger, finalSeat }: State, names: readonly string[]): string[] {
  return [
    turn === 0 ? 'set-up' : `turn ${turn}`,
    ...(galaxy === UNLIMITED ? [] : [`${count(galaxy, 'galaxy token')} left`]),
    ...(trigger === '' ? [] : [`the last turn is that of ${innerName(names, finalSeat)}`]),
  ];
}

// ── Battle ────────────────────────────────────────────────────────────────────────────────────────

function battleLines({ battles }: State, names: readonly string[], width: number): Line[] {
  return battles.flatMap(({ sector, sides, card, over }) => {
    if (over) return [];
    const plan = ROLE_CARD[card];
    return flowed(
      [
        `battle in ${sectorName(sector)}: ${sides.map((side) => sideWords(side, names)).join(' against ')}`,
        ...(plan === undefined ? [] : [`the card shows ${dialWords(plan.dial)}`]),
      ],
      width,
      0,
      DANGER,
    );
  });
}

/** A dial is told once it lies open. */
function sideWords({ who, strength, values, dial, open }: Belligerent, names: readonly string[]): string {
  const name = capital(innerName(names, who));
  if (values.length > 0) return `${name} ${dialWords(values)}`;
  if (open && dial.length > 0) return `${name} ${dialWords(dial)}`;
  return strength > 0 ? `${name} with strength ${strength}` : name;
}
