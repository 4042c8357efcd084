import type { Seat } from '../../kernel/game.ts';
import type { TableFrame, TableSetup } from '../../protocol/table.ts';
import type { LoadedGame } from '../games/view.ts';
import type { ColourName } from '../seatColours.ts';
import { TEXTS } from './texts.ts';

type Seated = Pick<TableFrame, 'setup'>;

export const namesOf = ({ setup }: Seated): string[] => setup.chairs.map((chair) => chair.name);

export const nameOf = ({ setup }: Seated, seat: Seat): string => setup.chairs[seat]?.name ?? '';

/** The colours of all seats in a position. */
export function coloursOf({ setup }: Seated, { view }: LoadedGame, state: object): ColourName[] {
  return setup.chairs.map((_, seat) => view.colourOf(state, seat));
}

/** Who sits there, in a word: “you”, “friend here”, “bot (medium)”. */
export function roleOf({ setup, eyes }: Pick<TableFrame, 'setup' | 'eyes'>, seat: Seat): string {
  const player = setup.chairs[seat]?.player;
  if (player === undefined) return '';
  if (player !== 'person') return TEXTS.page.bot(player.bot);
  return seat === eyes || isAlone(setup) ? TEXTS.page.you : TEXTS.page.friend;
}

const isAlone = ({ chairs }: TableSetup): boolean =>
  chairs.filter((chair) => chair.player === 'person').length === 1;

/** Whose “last turn” is meant: the eyes at the screen, else the first person. */
export function ownSeat({ setup, eyes }: Pick<TableFrame, 'setup' | 'eyes'>): Seat | undefined {
  if (eyes !== undefined) return eyes;
  const first = setup.chairs.findIndex((chair) => chair.player === 'person');
  return first < 0 ? undefined : first;
}
