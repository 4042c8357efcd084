import { guestName } from '../../protocol/names.ts';
import type { Person, RoomView } from '../../protocol/online.ts';
import { chatRefusal } from './chat.ts';
import type { Room, Subscriber } from './room.ts';
import { isAtTable, seatOf } from './tableRecord.ts';

/** Those who watch a table without a seat. */

/** Whether somebody belongs to a table, or watches it and may talk or only listen. */
export type Circle = 'inside' | 'talking' | 'silent';

export function circleOf({ record, services }: Room, { person, profile }: Subscriber): Circle {
  if (isAtTable(record, person)) return 'inside';
  return chatRefusal(record, profile(), services.now()) === undefined ? 'talking' : 'silent';
}

/** How many are told by name. */
const MAX_NAMED = 50;

/** How many watch, and for those at the table who. */
export function spectatorsFor(room: Room, circle: Circle): Pick<RoomView, 'spectators' | 'watching'> {
  const { subscribers, presentElsewhere, watchingElsewhere, record } = room;
  const here = [...subscribers].map((subscriber) => subscriber.profile());
  const named = new Map([...watchingElsewhere, ...here].map((person) => [person.id, person]));
  const isWatching = (person: string): boolean => seatOf(record, person) === undefined;
  const spectators = [...new Set([...named.keys(), ...presentElsewhere])].filter(isWatching).length;
  if (circle !== 'inside') return { spectators };
  const watching = [...named.values()].filter(({ id }) => isWatching(id)).slice(0, MAX_NAMED);
  return { spectators, watching: watching.map(({ id, name, account }) => ({ id, name, account })) };
}

/** The people of other servers who only watch, as they are called; guests who were never stored have the first name of all. */
export async function watchersAmong(
  { record, services, watchingElsewhere }: Room,
  people: ReadonlySet<string>,
): Promise<Person[]> {
  const watching = [...people].filter((person) => seatOf(record, person) === undefined).slice(0, MAX_NAMED);
  const known = new Map(watchingElsewhere.map((person) => [person.id, person]));
  return Promise.all(
    watching.map(async (id) => {
      const before = known.get(id);
      if (before) return before;
      const stored = await services.store.person(id);
      return { id, name: stored?.name ?? guestName(id), account: stored?.login !== undefined };
    }),
  );
}
