import { create } from 'zustand';
import type { Person } from '../../../protocol/online.ts';
import { change, useSettings } from '../../settings.ts';
import { me, rename } from '../connection/requests.ts';
import { changePerson } from '../connection/tables.ts';

/** Who this browser is to the server. */
export const useMe = create<{ readonly person: Person | undefined }>(() => ({ person: undefined }));

/** Single spaces only, as the server stores names. */
const normalized = (name: string): string => name.replace(/\s+/g, ' ').trim();

/** Asks who this browser is. */
export async function fetchMe(): Promise<Person> {
  const person = await me();
  useMe.setState({ person });
  return person;
}

/** Asks who this browser is, and gives a guest the name of the settings. */
export async function introduceMe(): Promise<Person> {
  const person = await me();
  const wanted = normalized(useSettings.getState().name);
  const own = person.account || wanted === '' || wanted === person.name ? person : await rename(wanted);
  useMe.setState({ person: own });
  return own;
}

/** Changes the own name, in the settings and on the server. */
export async function changeName(name: string): Promise<void> {
  const person = useMe.getState().person ?? (await introduceMe());
  const wanted = normalized(name);
  if (person.account || wanted === '' || wanted === person.name) return;
  change({ name: wanted });
  useMe.setState({ person: await rename(wanted) });
}

/** Another person uses this browser now, or the same one has signed up. */
export function switchPerson(person: Person): void {
  useMe.setState({ person });
  changePerson();
}
