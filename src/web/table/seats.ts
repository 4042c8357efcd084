import type { Seat } from '../../kernel/game.ts';
import type { TableView, TableSetup } from '../../protocol/table.ts';
import type { LoadedGame } from '../games/view.ts';
import { isOnline } from '../online/connection/ids.ts';
import type { ColourName } from '../seatColours.ts';
import { TEXTS } from './texts.ts';

type Seated = Pick<TableView, 'setup'>;

export const namesOf = ({ setup }: Seated): string[] => setup.chairs.map((chair) => chair.name);

export const nameOf = ({ setup }: Seated, seat: Seat): string => setup.chairs[seat]?.name ?? '';

/** The colours of all seats in a position. */
export function coloursOf({ setup }: Seated, { view }: LoadedGame, state: object): ColourName[] {
  return setup.chairs.map((_, seat) => view.colourOf(state, seat));
}

type Looked = Pick<TableView, 'id' | 'setup' | 'eyes'>;

/** Who sits there, in a word: “friend here”, “bot (medium)”; nothing where the name says it all. */
export function roleOf({ id, setup, eyes }: Looked, seat: Seat): string {
  const player = setup.chairs[seat]?.player;
  if (player === undefined) return '';
  if (player !== 'person') return TEXTS.page.bot(player.bot);
  if (isOnline(id)) return TEXTS.page.elsewhere;
  if (isAlone(setup)) return '';
  return seat === eyes ? TEXTS.page.you : TEXTS.page.friend;
}

/** Somebody as a panel calls them. */
export interface Called {
  readonly name: string;
  readonly role: string;
}

/** The one who reads it is “You” and nothing else. */
export function calledOf(table: Looked, seat: Seat, you: Seat | undefined): Called {
  if (seat === you) return { name: TEXTS.log.you, role: '' };
  return { name: nameOf(table, seat), role: roleOf(table, seat) };
}

const isAlone = ({ chairs }: TableSetup): boolean =>
  chairs.filter((chair) => chair.player === 'person').length === 1;

/** Whether a seat is played at this screen. */
export function isHere({ id, setup, eyes }: Looked, seat: Seat): boolean {
  return isOnline(id) ? seat === eyes : setup.chairs[seat]?.player === 'person';
}

/** Whether anybody plays at this screen. */
export function isPlayedHere(table: Looked): boolean {
  return table.setup.chairs.some((_, seat) => isHere(table, seat));
}

/** The one person who reads this screen as “you”; nobody where several share it, or somebody only watches. */
export function youOf({ id, setup, eyes }: Looked): Seat | undefined {
  if (isOnline(id)) return eyes;
  const seat = setup.chairs.findIndex((chair) => chair.player === 'person');
  return seat >= 0 && isAlone(setup) ? seat : undefined;
}

/** Whose “last turn” is meant: the eyes at the screen, else the first person. */
export function ownSeat({ id, setup, eyes }: Looked): Seat | undefined {
  if (eyes !== undefined || isOnline(id)) return eyes;
  const first = setup.chairs.findIndex((chair) => chair.player === 'person');
  return first < 0 ? undefined : first;
}
