import { create } from 'zustand';
import type { Person } from '../../../protocol/online.ts';
import { change, useSettings } from '../../settings.ts';
import { Refused } from '../connection/connection.ts';
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
  const isNamed = person.account || wanted === '' || wanted === person.name;
  const own = isNamed ? person : await renameIfFit(person, wanted);
  useMe.setState({ person: own });
  return own;
}

/** A name that serves at one screen may not be fit for a server; its guest keeps the one they have. */
async function renameIfFit(person: Person, name: string): Promise<Person> {
  try {
    return await rename(name);
  } catch (error) {
    if (error instanceof Refused && error.code === 'bad_request') return person;
    throw error;
  }
}

/** Changes the own name, in the settings and on the server. */
export async function changeName(name: string): Promise<void> {
  const person = useMe.getState().person ?? (await introduceMe());
  const wanted = normalized(name);
  if (person.account || wanted === '' || wanted === person.name) return;
  useMe.setState({ person: await rename(wanted) });
  change({ name: wanted });
}

/** Another person uses this browser now, or the same one has signed up. */
export function switchPerson(person: Person): void {
  useMe.setState({ person });
  changePerson();
}
