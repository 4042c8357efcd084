import { POWER, RESOURCES, SHIPS } from '../../../games/empire/facts.ts';
import { ancientPoints, pointsOf } from '../../../games/empire/scoring.ts';
import type { Player, State, Throne } from '../../../games/empire/state.ts';
import { techName } from '../../../games/empire/texts/words.ts';
import { playerOf, storageOf, totalOf } from '../../../games/empire/verbs.ts';
import { askedSeats } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { count } from '../../../kernel/defaults/words.ts';
import { BOLD, DANGER, DIM, GOLD, PLAIN, seatInk, seatLetter } from '../../ink.ts';
import { flowed, type Line } from '../../lines.ts';
import { ANCIENT_LETTER } from './galaxy.ts';

/** What every player has, and in solo the Ancients. */

const INDENT = 4;
const LONGEST_NAME = 12;

export function playerLines(state: State, names: readonly string[], width: number): Line[] {
  return state.players.flatMap((_, seat) => [
    headOf(state, seat, names[seat] ?? ''),
    ...detailsOf(state, seat, width),
  ]);
}

function headOf(state: State, seat: Seat, name: string): Line {
  const { power, ready } = playerOf(state, seat);
  const turn = askedSeats(state).includes(seat) ? ' ◂' : '';
  const points = count(pointsOf(state, seat), 'point');
  return [
    { text: ` ${seatLetter(seat)} `, ink: seatInk(seat) },
    { text: ` ${name.slice(0, LONGEST_NAME)}${turn}  ${points}`, ink: BOLD },
    { text: state.emperor === seat ? '  Emperor' : '', ink: GOLD },
    { text: power === '' ? '' : `  ${POWER[power].name}, ${ready ? 'ready' : 'used'}`, ink: DIM },
  ];
}

function detailsOf(state: State, seat: Seat, width: number): Line[] {
  const player = playerOf(state, seat);
  const { credits, supply, techs, staging, court, dealt } = player;
  const stores = [
    ...RESOURCES.map((resource, at) => `${resource} ${player.stock[at]}/${storageOf(player, at)}`),
    count(credits, 'credit'),
    count(supply, 'colony token'),
    ...throneWords(player.throne),
    ...(court > 0 ? [`${court} court influence`] : []),
  ];
  return [
    ...flowed(stores, width, INDENT, PLAIN),
    ...part('staging', fleetWords(staging), width),
    ...part('left to build', fleetWords(player.yard), width),
    ...part('technologies', techs.map(techName), width),
    ...part('powers dealt', dealtWords(dealt), width),
  ];
}

/** Powers that lie face down have no name. */
function dealtWords(dealt: Player['dealt']): string[] {
  return dealt.map((power) => POWER[power]?.name ?? 'face down');
}

function throneWords({ own, captured, galaxy }: Throne): string[] {
  const taken = totalOf(captured);
  const parts = [
    ...(own > 0 ? [`${own} own`] : []),
    ...(taken > 0 ? [`${taken} captured`] : []),
    ...(galaxy > 0 ? [`${galaxy} galaxy`] : []),
  ];
  return [`throne ${parts.length === 0 ? 'empty' : parts.join(', ')}`];
}

/** `2 fighters`, `1 cruiser`. */
function fleetWords(counts: readonly number[]): string[] {
  return SHIPS.flatMap((ship, kind) => (itemAt(counts, kind) > 0 ? [count(itemAt(counts, kind), ship)] : []));
}

/** A list with its title, nothing where it is empty. */
function part(title: string, items: readonly string[], width: number): Line[] {
  const [first, ...rest] = items;
  return first === undefined ? [] : flowed([`${title}: ${first}`, ...rest], width, INDENT, PLAIN);
}

export function ancientLines(state: State, width: number): Line[] {
  return state.ancients.flatMap(({ credits, supply, throne, techs, cruisers, staging, yard }) => [
    [
      { text: ` ${ANCIENT_LETTER} `, ink: DANGER },
      { text: ` The Ancients  ${count(ancientPoints(state), 'point')}`, ink: BOLD },
      { text: `  ${state.options.difficulty}`, ink: DIM },
    ],
    ...flowed(
      [
        count(credits, 'credit'),
        count(supply, 'colony token'),
        ...throneWords(throne),
        `cruisers: ${cruisers.length} on the board, ${staging} in staging, ${yard} left`,
      ],
      width,
      INDENT,
      PLAIN,
    ),
    ...part('technologies', techs.map(techName), width),
  ]);
}
