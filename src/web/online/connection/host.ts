import type { RequestResult, ClientRequest } from '../../../protocol/online.ts';
import type { PastView, TableView } from '../../../protocol/table.ts';
import type { PlayHost } from '../../playHost.ts';
import type { ReceivedTable } from './applyMessage.ts';
import { serverId } from './ids.ts';
import { Refused } from './connection.ts';
import { randomHex } from '../room/luck.ts';
import { recordOf } from './requests.ts';
import { connection, type OnlineTable, tableOf } from './tables.ts';
import { present } from '../../../kernel/data/present.ts';

/** The host of online tables. */

/** What the host needs from outside. */
export interface Dependencies {
  table(id: string): OnlineTable;
  ask(ask: ClientRequest): Promise<RequestResult>;
  record(table: string): Promise<string>;
  newKey(): string;
}

export function onlineHostOf(dependencies: Dependencies): PlayHost {
  const inFlight = new Map<string, InFlight>();
  const inFlightAt = (id: string): InFlight => {
    const flight = inFlight.get(id) ?? nothingInFlight();
    inFlight.set(id, flight);
    return flight;
  };
  /** Resolves with the number of the new entry. */
  const deed = (
    id: string,
    what: RequestedDeed,
    seen = dependencies.table(id).received().seq,
  ): Promise<number> =>
    once(inFlightAt(id), `${JSON.stringify(what)} ${seen}`, async () => {
      const { seq } = await dependencies.ask({
        ...what,
        table: serverId(id),
        seen,
        key: dependencies.newKey(),
      });
      return seq ?? seen;
    });
  return {
    watch: (id, listener) => watch(dependencies.table(id), listener),
    play: (id, _, seen, text) => deed(id, { do: 'play', text }, seen),
    undo: (id) => deed(id, { do: 'undo' }).then(() => undefined),
    redo: (id) => deed(id, { do: 'redo' }).then(() => undefined),
    look: (id, ply, eyes) => lookAt(dependencies, inFlightAt(id), id, ply, eyes ?? 'nobody'),
    record: (id) => dependencies.record(serverId(id)),
  };
}

type RequestedDeed = { readonly do: 'undo' | 'redo' } | { readonly do: 'play'; readonly text: string };

/** The requests about one table that have no answer yet. */
interface InFlight {
  /** By what is requested, so that a second click on the same sends nothing. */
  readonly deeds: Map<string, Promise<number>>;
  /** The position wanted next, while another is being fetched. */
  wanted: WantedPosition | undefined;
  lookup: Promise<PastView> | undefined;
}

interface WantedPosition {
  readonly ply: number;
  readonly eyes: number | 'all' | 'nobody';
}

const nothingInFlight = (): InFlight => ({ deeds: new Map(), wanted: undefined, lookup: undefined });

/** A second click while the deed is in flight gets the same answer. */
function once(flight: InFlight, what: string, act: () => Promise<number>): Promise<number> {
  const deeds = flight.deeds.get(what) ?? act().finally(() => flight.deeds.delete(what));
  flight.deeds.set(what, deeds);
  return deeds;
}

/** The first view holds the whole log, later ones what is new. Before the match begins there are none. */
function watch(table: OnlineTable, listener: (view: TableView) => void): Promise<() => void> {
  let last: ReceivedTable['view'];
  const look = (): void => {
    const { view, news } = table.received();
    if (view === undefined) return;
    if (last === undefined) listener({ ...view, news, fresh: true });
    else if (isNew(last, view)) listener(view);
    last = view;
  };
  const stop = table.subscribe(look);
  look();
  return whenReceived(table).then(
    () => stop,
    (error: Refused) => {
      stop();
      throw error;
    },
  );
}

/** Waits until the table is received or refused. */
function whenReceived(table: OnlineTable): Promise<void> {
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const look = (): void => {
      const fault = table.fault();
      if (fault === undefined && table.received().room === undefined) return;
      for (const stop of stops) stop();
      if (fault) reject(new Refused(fault));
      else resolve();
    };
    stops.push(table.subscribe(look));
    look();
  });
}

/** Presence does not change the view; whatever changes the match replaces `offers`. */
const isNew = (before: TableView, view: TableView): boolean =>
  view.offers !== before.offers || view.setup !== before.setup || view.thinking !== before.thinking;

/** Fetches one position at a time; of those wanted meanwhile only the last. */
function lookAt(
  dependencies: Dependencies,
  flight: InFlight,
  id: string,
  ply: number,
  eyes: WantedPosition['eyes'],
): Promise<PastView> {
  flight.wanted = { ply, eyes };
  flight.lookup ??= fetchWanted(dependencies, flight, id).finally(() => {
    flight.lookup = undefined;
  });
  return flight.lookup;
}

async function fetchWanted(dependencies: Dependencies, flight: InFlight, id: string): Promise<PastView> {
  for (;;) {
    const wanted = present(flight.wanted);
    const { ply, eyes } = wanted;
    const { past } = await retryWhenBusy(() =>
      dependencies.ask({ do: 'look', table: serverId(id), ply, eyes }),
    );
    if (flight.wanted === wanted) return past as PastView; // the answer to `look` has one
  }
}

const RETRY_DELAY = 700;

/** Retries once after the server has refused for too many requests. */
async function retryWhenBusy<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'too_many')) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return ask();
  }
}

export const onlineHost: PlayHost = onlineHostOf({
  table: tableOf,
  ask: (ask) => connection().ask(ask),
  record: recordOf,
  newKey: () => randomHex(16),
});
