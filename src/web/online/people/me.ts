import { create } from 'zustand';
import type { Person } from '../../../protocol/online.ts';
import { change, useSettings } from '../../settings.ts';
import { me, rename } from '../connection/requests.ts';
import { changePerson } from '../connection/tables.ts';

/** Who this browser is to the server. */
export const useMe = create<{ readonly person: Person | undefined }>(() => ({ person: undefined }));

/** One line without gaps, as the server keeps names. */
const plain = (name: string): string => name.replace(/\s+/g, ' ').trim();

/** Asks who this browser is, and leaves it at that. */
export async function seeMe(): Promise<Person> {
  const person = await me();
  useMe.setState({ person });
  return person;
}

/** Asks who this browser is; a guest is called as the settings say. */
export async function meetMe(): Promise<Person> {
  const person = await me();
  const wanted = plain(useSettings.getState().name);
  const own = person.account || wanted === '' || wanted === person.name ? person : await rename(wanted);
  useMe.setState({ person: own });
  return own;
}

/** Takes a name, here and at every table. */
export async function takeName(name: string): Promise<void> {
  const person = useMe.getState().person ?? (await meetMe());
  const wanted = plain(name);
  if (person.account || wanted === '' || wanted === person.name) return;
  change({ name: wanted });
  useMe.setState({ person: await rename(wanted) });
}

/** Somebody else sits before this browser now, or the same person with an account. */
export function become(person: Person): void {
  useMe.setState({ person });
  changePerson();
}
