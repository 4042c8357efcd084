import { gameOf } from '../../src/games/index.ts';
import { parseRecord, replay } from '../../src/kernel/match/record.ts';

/** What the rules know as something to point at, against what the page draws. */

/** Things that only words can name, and why the page has no place for them. */
const TYPED: Readonly<Record<string, readonly (readonly [thing: RegExp, reason: string])[]>> = {
  sol: [[/^points$/, 'movement points are drawn while somebody moves']],
  empire: [
    [/^sector /, 'a sector is pointed at by its regions, unless one is to be chosen'],
    [/^deck /, 'a deck lies on the wedge of its role, which answers for it unless a deck is to be turned up'],
    [/^far S/, 'galaxy tokens are sold from the cheapest, which lies on the others'],
    [/^(tile|market|far) /, 'the roles lie over the tray while one is chosen'],
  ],
};

/** The things of a position that nobody could point at with these places on the page. */
export function unpointed(record: string, drawn: ReadonlySet<string>): string[] {
  const read = parseRecord(record);
  const { game, reasons } = gameOf(read.game);
  const { state } = replay(game, read);
  const [seat = 0] = game.actors(state);
  const wishes = reasons.wishes(game.redact(state, seat), seat);
  const things = new Set(wishes.flatMap(({ act, things: named }) => (act === undefined ? named : [])));
  const typed = TYPED[read.game] ?? [];
  return [...things].filter((thing) => !drawn.has(thing) && !typed.some(([known]) => known.test(thing)));
}
