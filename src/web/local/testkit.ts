import { findGame, type GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Chair, TableView, TableHost, TableSetup } from '../../protocol/table.ts';
import { type HostDependencies, localHost } from './host.ts';
import { memoryStore } from './store/memoryStore.ts';

/** What the tests of the host share. */

/** A host with predictable secrets and times. */
export function testHost(games: readonly GameEntry[], parts: Partial<HostDependencies> = {}): TableHost {
  let secrets = 0;
  let hours = 0;
  return localHost({
    games: async (id) => findGame(games, id),
    store: memoryStore(),
    seed: () => (++secrets).toString(16).padStart(16, '0').repeat(4),
    now: () => ++hours,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    ...parts,
  });
}

export const person = (name: string): Chair => ({ name, player: 'person' });
export const bot = (name = 'greedy'): Chair => ({ name: `Bot ${name}`, player: { bot: name } });

export function setupOf(game: string, chairs: readonly Chair[], seed = 'table'): TableSetup {
  return { game, chairs, options: {}, seed };
}

/** A watcher that keeps every view it receives. */
export interface Spectator {
  readonly views: TableView[];
  readonly last: () => TableView;
  /** The latest view, or the first later one, for which the condition holds. */
  readonly until: (holds: (view: TableView) => boolean) => Promise<TableView>;
  readonly leave: () => void;
}

export async function spectate(host: TableHost, id: string): Promise<Spectator> {
  const views: TableView[] = [];
  const waiting = new Set<(view: TableView) => void>();
  const leave = await host.watch(id, (view) => {
    views.push(structuredClone(view));
    for (const look of waiting) look(view);
  });
  const last = (): TableView => views.at(-1) as TableView;
  const until: Spectator['until'] = (holds) =>
    new Promise((resolve) => {
      const look = (view: TableView): void => {
        if (!holds(view)) return;
        waiting.delete(look);
        resolve(view);
      };
      waiting.add(look);
      look(last());
    });
  return { views, last, until, leave };
}

export const isOver = ({ outcome }: TableView): boolean => outcome !== undefined;

/** Whether a person is asked, or nobody any more. */
export const isStill = (view: TableView): boolean => isOver(view) || Object.keys(view.offers).length > 0;

/** Plays one of the moves offered to the first seat that is asked, chosen by a number; -1 is the last. */
export async function playAny(host: TableHost, view: TableView, choice = 0): Promise<void> {
  const [seat, offers] = Object.entries(view.offers)[0] ?? [];
  const offer = offers?.at(choice % offers.length);
  if (offer === undefined) throw new Error('nobody is asked');
  await host.play(view.id, Number(seat) as Seat, view.seq, offer.text);
}
