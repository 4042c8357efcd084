import { showToast, showFault } from '../../parts/toast.tsx';
import { invitation } from '../connection/requests.ts';
import { TEXTS } from '../texts.ts';

/** A full address of these pages, to be sent to somebody. */
export const linkTo = (path: string): string => `${location.href.split('#', 1)[0]}#${path}`;

/** The link that invites to a table. */
export const invitationLink = async (table: string): Promise<string> =>
  linkTo(`/join/${await invitation(table)}`);

export function copy(link: string | Promise<string>): void {
  Promise.resolve(link)
    .then((text) => navigator.clipboard.writeText(text))
    .then(() => showToast(TEXTS.room.copied), showFault);
}
