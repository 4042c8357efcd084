import { moveText } from '../../../src/kernel/text.ts';
import { itemAt } from '../../../src/kernel/data/lists.ts';
import type { ClientRequest } from '../../../src/protocol/online.ts';
import { follow, type Followed } from '../followed.ts';
import type { Tab } from '../guest.ts';
import { type Attack, begun, byEach, COSTLY, forever, newKey } from './attack.ts';

/** What costs most to answer at a table of one's own. */

/** Each guest plays against bots and asks things of that table as fast as they are answered. */
function asking(requests: (table: string, followed: Followed) => readonly ClientRequest[]): Attack {
  return byEach(async (guest) => {
    const tab = await guest.open();
    const table = await begun(guest, tab, COSTLY);
    if (table === undefined) return;
    const followed = follow(tab, table);
    await tab.ask({ do: 'watch', table });
    await forever(() => askAll(tab, requests(table, followed)));
  });
}

function askAll(tab: Tab, requests: readonly ClientRequest[]): Promise<unknown> {
  return Promise.all(requests.map((request) => tab.ask(request)));
}

/** Whatever may be played just now, chosen by chance. */
function moves(table: string, { seq, match }: Followed): ClientRequest[] {
  const legal = match?.moves ?? [];
  if (legal.length === 0) return [];
  const text = moveText(itemAt(legal, Math.floor(Math.random() * legal.length)));
  return [{ do: 'play', table, seen: seq, key: newKey(), text }];
}

const EYES = [0, 1, 2, 3, 'all', 'nobody'] as const;

export const DEED_ATTACKS: Readonly<Record<string, Attack>> = {
  'looks at the past with all eyes': asking((table, followed) => [
    ...moves(table, followed),
    ...EYES.map((eyes): ClientRequest => ({ do: 'look', table, ply: followed.ply, eyes })),
  ]),
  'moves that cost much': asking(moves),
  'moves taken back and made again': asking((table, followed) => {
    const seen = followed.seq;
    const back: ClientRequest = { do: 'propose', table, seen, what: { kind: 'undo', to: 0 } };
    const other = (['undo', 'redo'] as const).map((what) => ({ do: what, table, seen, key: newKey() }));
    return [...moves(table, followed), ...other, ...(followed.ply > 40 ? [back] : [])];
  }),
  'refused moves': asking((table, { seq }) =>
    [1, 2, 3, 4].map(() => ({ do: 'play', table, seen: seq, key: newKey(), text: 'nothing' })),
  ),
  'watching and leaving': asking((table) => [
    { do: 'unwatch', table },
    { do: 'watch', table },
  ]),
  chat: asking((table) => [{ do: 'chat', table, text: 'word '.repeat(99), key: newKey() }]),
};
