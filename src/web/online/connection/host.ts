import type { RequestResult, ClientRequest } from '../../../protocol/online.ts';
import type { PastView, TableView } from '../../../protocol/table.ts';
import type { PlayHost } from '../../playHost.ts';
import type { Heard } from './applyMessage.ts';
import { serverId } from './ids.ts';
import { Refused } from './connection.ts';
import { drawn } from '../room/luck.ts';
import { recordOf } from './requests.ts';
import { line, type OnlineTable, tableOf } from './tables.ts';
import { present } from '../../../kernel/present.ts';

/** Tables online, as the table on the page wants them. */

/** What a host of tables online stands on. */
export interface Parts {
  table(id: string): OnlineTable;
  ask(ask: ClientRequest): Promise<RequestResult>;
  record(table: string): Promise<string>;
  newKey(): string;
}

export function onlineHostOf(parts: Parts): PlayHost {
  const books = new Map<string, Book>();
  const bookOf = (id: string): Book => {
    const book = books.get(id) ?? newBook();
    books.set(id, book);
    return book;
  };
  /** Answers with the number of the entry it has made. */
  const deed = (id: string, what: Done, seen = parts.table(id).now().seq): Promise<number> =>
    once(bookOf(id), `${JSON.stringify(what)} ${seen}`, async () => {
      const { seq } = await parts.ask({ ...what, table: serverId(id), seen, key: parts.newKey() });
      return seq ?? seen;
    });
  return {
    watch: (id, listener) => watch(parts.table(id), listener),
    play: (id, _, seen, text) => deed(id, { do: 'play', text }, seen),
    undo: (id) => deed(id, { do: 'undo' }).then(() => undefined),
    redo: (id) => deed(id, { do: 'redo' }).then(() => undefined),
    look: (id, ply, eyes) => lookAt(parts, bookOf(id), id, ply, eyes ?? 'nobody'),
    record: (id) => parts.record(serverId(id)),
  };
}

type Done = { readonly do: 'undo' | 'redo' } | { readonly do: 'play'; readonly text: string };

/** What is remembered of a table while it is played. */
interface Book {
  /** What is being done, so that a second click on the same does nothing. */
  readonly doing: Map<string, Promise<number>>;
  /** The position wanted next, while another is on its way. */
  wanted: Wanted | undefined;
  looking: Promise<PastView> | undefined;
}

interface Wanted {
  readonly ply: number;
  readonly eyes: number | 'all' | 'nobody';
}

const newBook = (): Book => ({ doing: new Map(), wanted: undefined, looking: undefined });

/** A second click on the same while it is being done is the same deed. */
function once(book: Book, what: string, act: () => Promise<number>): Promise<number> {
  const doing = book.doing.get(what) ?? act().finally(() => book.doing.delete(what));
  book.doing.set(what, doing);
  return doing;
}

/** Tells all so far in the first frame, then what is new. Before the match begins there is nothing to tell. */
function watch(table: OnlineTable, listener: (frame: TableView) => void): Promise<() => void> {
  let shown: Heard['frame'];
  const look = (): void => {
    const { frame, news } = table.now();
    if (frame === undefined) return;
    if (shown === undefined) listener({ ...frame, news, fresh: true });
    else if (isNew(shown, frame)) listener(frame);
    shown = frame;
  };
  const stop = table.subscribe(look);
  look();
  return whenHeard(table).then(
    () => stop,
    (error: Refused) => {
      stop();
      throw error;
    },
  );
}

/** Waits until the table is known or refused. */
function whenHeard(table: OnlineTable): Promise<void> {
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const look = (): void => {
      const fault = table.fault();
      if (fault === undefined && table.now().room === undefined) return;
      for (const stop of stops) stop();
      if (fault) reject(new Refused(fault));
      else resolve();
    };
    stops.push(table.subscribe(look));
    look();
  });
}

/** Who comes and goes changes nothing on the table itself; what is told of the match comes with offers of its own. */
const isNew = (before: TableView, frame: TableView): boolean =>
  frame.offers !== before.offers || frame.setup !== before.setup || frame.thinking !== before.thinking;

/** One position at a time is asked for; of those wanted meanwhile only the last. */
function lookAt(parts: Parts, book: Book, id: string, ply: number, eyes: Wanted['eyes']): Promise<PastView> {
  book.wanted = { ply, eyes };
  book.looking ??= fetchWanted(parts, book, id).finally(() => {
    book.looking = undefined;
  });
  return book.looking;
}

async function fetchWanted(parts: Parts, book: Book, id: string): Promise<PastView> {
  for (;;) {
    const wanted = present(book.wanted);
    const { ply, eyes } = wanted;
    const { past } = await patiently(() => parts.ask({ do: 'look', table: serverId(id), ply, eyes }));
    if (book.wanted === wanted) return past as PastView; // what the server answers to `look`
  }
}

const SOON = 700;

/** Asks again where it was too much for the moment. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'too_many')) throw error;
    await new Promise((resolve) => setTimeout(resolve, SOON));
    return ask();
  }
}

export const onlineHost: PlayHost = onlineHostOf({
  table: tableOf,
  ask: (ask) => line().ask(ask),
  record: recordOf,
  newKey: () => drawn(16),
});
