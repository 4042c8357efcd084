import { moveText } from '../../src/kernel/text.ts';
import type { Entry } from '../../src/table/entry.ts';
import type { ChatRecord, History, RequestRecord, ShownEntry, StoredTable, ViewRecord } from './history.ts';

/** A promise of docs/promises.md that was broken. */
export interface Finding {
  readonly promise: `G${number}.${number}`;
  readonly kind: 'lost' | 'doubled' | 'disagreement';
  readonly table: string;
  readonly what: string;
}

/** Everything about one table, in the order of its moments. */
interface Case {
  readonly table: string;
  readonly requests: readonly RequestRecord[];
  readonly views: readonly ViewRecord[];
  readonly chats: readonly ChatRecord[];
  readonly entries: readonly Entry[];
  readonly chat: StoredTable['chat'];
}

type Report = (promise: Finding['promise'], kind: Finding['kind'], what: string) => void;

const CHECKS: readonly ((one: Case, report: Report) => void)[] = [
  checkAnswers,
  checkNumbers,
  checkDeeds,
  checkUnkeyedDeeds,
  checkOffers,
  checkOrder,
  checkShown,
  checkReads,
  checkChat,
  checkChatReads,
];

/**
 * Compares what people were told with each other and with what is kept, and knows nothing of servers. `stored` was read
 * after everything in the history was observed, so that it holds all of it, whenever that was.
 */
export function judge(history: History, stored: ReadonlyMap<string, StoredTable>): Finding[] {
  const findings: Finding[] = [];
  for (const one of casesOf(history, stored)) {
    const report: Report = (promise, kind, what) => findings.push({ promise, kind, table: one.table, what });
    for (const check of CHECKS) check(one, report);
  }
  for (const request of history.bugs)
    findings.push({ promise: 'G5.7', kind: 'disagreement', table: request, what: 'was answered with bug' });
  return findings;
}

function casesOf({ requests, views, chats }: History, stored: ReadonlyMap<string, StoredTable>): Case[] {
  const requested = Map.groupBy(requests, ({ request }) => request.table);
  const viewed = Map.groupBy(views, ({ table }) => table);
  const said = Map.groupBy(chats, ({ table }) => table);
  return [...new Set([...requested.keys(), ...viewed.keys(), ...said.keys(), ...stored.keys()])].map(
    (table) => ({
      table,
      requests: requested.get(table) ?? [],
      views: viewed.get(table) ?? [],
      chats: said.get(table) ?? [],
      entries: stored.get(table)?.entries ?? [],
      chat: stored.get(table)?.chat ?? [],
    }),
  );
}

/** Answers after which nobody knows whether the request was carried out. */
const OPEN_CODES = ['bug', 'unavailable'];

const isDone = ({ ok }: RequestRecord): boolean => ok !== undefined;
/** Whether it was neither granted nor refused. */
const isOpen = ({ ok, code }: RequestRecord): boolean =>
  ok === undefined && (code === undefined || OPEN_CODES.includes(code));

function checkAnswers({ requests }: Case, report: Report): void {
  for (const { request, code } of requests)
    if (code === 'bug') report('G5.7', 'disagreement', `${request.do} was answered with bug`);
}

function checkNumbers({ entries }: Case, report: Report): void {
  entries.forEach(({ seq }, i) => {
    if (seq !== i + 1) report('G2.1', 'disagreement', `entry ${i + 1} is numbered ${seq}`);
  });
}

/** A deed that names a key, with every time it was sent. */
interface Deed {
  readonly person: string;
  readonly key: string;
  readonly what: string;
  readonly sends: readonly RequestRecord[];
}

const wordsOf = ({ request }: RequestRecord): string =>
  'text' in request ? `${request.do} "${request.text}"` : request.do;

function deedsOf(requests: readonly RequestRecord[], isMeant: (record: RequestRecord) => boolean): Deed[] {
  const keyed = requests.flatMap((record) =>
    'key' in record.request && isMeant(record) ? [{ record, key: record.request.key }] : [],
  );
  const sends = Map.groupBy(keyed, ({ record, key }) => `${record.person} ${key}`);
  return [...sends.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { key, record } = first;
    return [{ person: record.person, key, what: wordsOf(record), sends: group.map((one) => one.record) }];
  });
}

const isChat = ({ request }: RequestRecord): boolean => request.do === 'chat';

/** What was granted is there once, under its number; what was refused is not; and nothing else is. */
function checkDeeds({ requests, entries }: Case, report: Report): void {
  const stored = Map.groupBy(entries, ({ by, key }) => `${by} ${key}`);
  for (const { person, key, what, sends } of deedsOf(requests, (record) => !isChat(record))) {
    const found = stored.get(`${person} ${key}`) ?? [];
    stored.delete(`${person} ${key}`);
    const numbers = [...new Set(sends.flatMap(({ ok }) => ok?.seq ?? []))];
    if (found.length > 1) report('G4.1', 'doubled', `${what} is there ${found.length} times`);
    if (numbers.length > 1) report('G4.1', 'doubled', `${what} was acknowledged as ${numbers.join(' and ')}`);
    for (const number of numbers)
      if (!found.some((entry) => entry.seq === number && isDeedOf(entry, sends)))
        report('G1.1', 'lost', `${what} was acknowledged as ${number} and is not there`);
    if (found.length > 0 && !sends.some((one) => isDone(one) || isOpen(one)))
      report('G4.2', 'disagreement', `${what} was refused and is there`);
  }
  for (const left of stored.values())
    for (const { key, seq, deed } of left)
      if (key !== undefined) report('G4.3', 'disagreement', `nobody asked for entry ${seq}, a ${deed.kind}`);
}

/** Whether an entry is what a request of these asked for. */
function isDeedOf({ deed }: Entry, [first]: readonly RequestRecord[]): boolean {
  if (first === undefined) return false;
  const { request } = first;
  if (request.do === 'play') return deed.kind === 'move' && moveText(deed.move) === request.text;
  if (request.do === 'redo') return deed.kind === 'move' && deed.again === true;
  return deed.kind === request.do;
}

/** Requests without a key that add an entry in their person's name. */
const SIGNED = ['resume', 'reclaim', 'substitute'] as const;

/** Of these only the numbers can be compared: as many as were granted, or more where no answer came. */
function checkUnkeyedDeeds({ requests, entries }: Case, report: Report): void {
  const people = new Set([...requests.map(({ person }) => person), ...entries.flatMap(({ by }) => by ?? [])]);
  for (const person of people)
    for (const kind of SIGNED) {
      const own = requests.filter((record) => record.person === person && record.request.do === kind);
      const there = entries.filter(({ by, deed }) => by === person && deed.kind === kind).length;
      compareNumbers(kind, own, there, report);
    }
  checkConsent(requests, entries, report);
}

function compareNumbers(
  what: string,
  asked: readonly RequestRecord[],
  there: number,
  report: Report,
  granted = asked.filter(isDone).length,
): void {
  const most = asked.filter((one) => isDone(one) || isOpen(one)).length;
  if (there < granted)
    report('G1.3', 'lost', `${what} was granted ${granted} times and is there ${there} times`);
  if (there > most)
    report(
      there > asked.length ? 'G4.3' : 'G4.2',
      'disagreement',
      `${what} was asked for ${asked.length} times, may be there ${most} times and is there ${there} times`,
    );
}

/** What everybody agreed to is there as often as a last consent was granted, and no oftener than it was proposed. */
function checkConsent(requests: readonly RequestRecord[], entries: readonly Entry[], report: Report): void {
  const agreed = entries.filter(({ deed }) => isConsent(deed)).length;
  const proposed = requests.filter(({ request }) => request.do === 'propose');
  const last = requests.filter((record) => record.decides && isDone(record)).length;
  compareNumbers('a proposal', proposed, agreed, report, last);
}

function isConsent(deed: Entry['deed']): boolean {
  return deed.kind === 'pause' || ((deed.kind === 'undo' || deed.kind === 'close') && deed.consent);
}

/** People ask for nothing they were not offered, so whoever is told that it is against the rules was shown something wrong. */
function checkOffers({ requests }: Case, report: Report): void {
  for (const record of requests)
    if (record.code === 'illegal_move' && 'key' in record.request)
      report('G2.4', 'disagreement', `${wordsOf(record)} was offered and refused as illegal`);
}

/** What was asked for after something else had been granted comes after it. */
function checkOrder({ requests, entries, chat }: Case, report: Report): void {
  const numbers = new Map(entries.map(({ by, key, seq }) => [`${by} ${key}`, seq]));
  const lines = new Map(chat.map(({ person, key, number }) => [`${person} ${key}`, number]));
  inOrder(
    deedsOf(requests, (record) => !isChat(record)),
    numbers,
    report,
  );
  inOrder(deedsOf(requests, isChat), lines, report);
}

function inOrder(deeds: readonly Deed[], numbers: ReadonlyMap<string, number>, report: Report): void {
  const placed = deeds.flatMap(({ person, key, what, sends }) => {
    const number = numbers.get(`${person} ${key}`);
    const granted = sends.flatMap(({ answered, ok }) => (ok && answered !== undefined ? [answered] : []));
    const sent = Math.min(...sends.map((one) => one.sent));
    return number === undefined ? [] : [{ what, number, sent, granted: Math.min(...granted) }];
  });
  const byGrant = placed.toSorted((a, b) => a.granted - b.granted);
  let [next, highest] = [0, 0];
  for (const { what, number, sent } of placed.toSorted((a, b) => a.sent - b.sent)) {
    for (let one = byGrant[next]; one && one.granted < sent; one = byGrant[++next])
      highest = Math.max(highest, one.number);
    if (number < highest)
      report('G2.3', 'disagreement', `${what} is number ${number} and was sent after ${highest} was granted`);
  }
}

/** What anybody was shown is what is kept. */
function checkShown({ views, entries }: Case, report: Report): void {
  const ahead = views.reduce((most, { seq }) => Math.max(most, seq), 0);
  if (ahead > entries.length)
    report('G1.2', 'lost', `${ahead} entries were shown and ${entries.length} are there`);
  const shown = new Set(views.flatMap((view) => view.shown));
  for (const entry of shown)
    if (!isShownAs(entry, entries[entry.seq - 1]))
      report('G2.2', 'disagreement', `entry ${entry.seq} was shown as ${shownWords(entry)}`);
}

const shownWords = ({ kind, seat, text = 'something' }: ShownEntry): string =>
  `${kind === 'move' ? `"${text}"` : kind} of seat ${seat}`;

/** An entry that is not there at all is found by its number. */
function isShownAs({ seat, kind, text }: ShownEntry, entry: Entry | undefined): boolean {
  if (entry === undefined) return true;
  const { deed } = entry;
  if (deed.seat !== seat || deed.kind !== kind) return false;
  return text === undefined || deed.kind !== 'move' || moveText(deed.move) === text;
}

/** Nobody is shown less than before, nor, by asking, less than anybody knew when they asked. */
function checkReads({ requests, views }: Case, report: Report): void {
  for (const own of Map.groupBy(views, ({ session }) => session).values()) {
    let last = 0;
    for (const { seq } of own) {
      if (seq < last) report('G3.1', 'disagreement', `${seq} entries were shown after ${last}`);
      last = seq;
    }
  }
  const known = knownAt(requests, views);
  const bySession = Map.groupBy(views, ({ session }) => session);
  for (const { session, sent, answered, ok } of requests.filter(isWatch)) {
    if (ok === undefined || answered === undefined) continue;
    const shown = bySession.get(session)?.findLast(({ at }) => at < answered);
    const least = known(sent);
    if ((shown?.seq ?? -1) < least)
      report('G3.2', 'disagreement', `${shown?.seq ?? 'no'} entries were shown when ${least} were known`);
  }
}

const isWatch = ({ request }: RequestRecord): boolean => request.do === 'watch';

/** How many entries anybody had been shown or granted before a moment. */
function knownAt(
  requests: readonly RequestRecord[],
  views: readonly ViewRecord[],
): (moment: number) => number {
  const granted = requests.flatMap(({ answered: at, ok }) =>
    at !== undefined && ok?.seq !== undefined ? [{ at, seq: ok.seq }] : [],
  );
  const steps = [...views, ...granted].toSorted((a, b) => a.at - b.at);
  let highest = 0;
  const rising = steps.map(({ at, seq }) => ({ at, seq: (highest = Math.max(highest, seq)) }));
  return (moment) => rising[placeOf(rising, moment) - 1]?.seq ?? 0;
}

/** How many of them came before a moment. */
function placeOf(steps: readonly { readonly at: number }[], moment: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.at ?? Infinity) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lines of chat are there once each, as everybody was shown them. */
function checkChat({ requests, chats, chat }: Case, report: Report): void {
  chat.forEach(({ number }, i) => {
    if (number !== i + 1) report('G2.1', 'disagreement', `line ${i + 1} of the chat is numbered ${number}`);
  });
  const stored = Map.groupBy(chat, ({ person, key }) => `${person} ${key}`);
  for (const { person, key, what, sends } of deedsOf(requests, isChat)) {
    const found = stored.get(`${person} ${key}`)?.length ?? 0;
    stored.delete(`${person} ${key}`);
    if (found > 1) report('G4.1', 'doubled', `${what} is there ${found} times`);
    if (found === 0 && sends.some(isDone)) report('G1.3', 'lost', `${what} was granted and is not there`);
    if (found > 0 && !sends.some((one) => isDone(one) || isOpen(one)))
      report('G4.2', 'disagreement', `${what} was refused and is there`);
  }
  for (const [line] of stored.values())
    report('G4.3', 'disagreement', `nobody said line ${line?.number} of the chat`);
  const lines = new Map(chat.map((line) => [line.number, line]));
  for (const { number, person, text } of new Set(chats.flatMap((one) => one.lines))) {
    const line = lines.get(number);
    if (line === undefined) report('G1.2', 'lost', `line ${number} of the chat was shown and is not there`);
    else if (line.text !== text || line.person !== person)
      report('G2.2', 'disagreement', `line ${number} of the chat was shown as "${text}"`);
  }
}

/** So many of the last lines come after `watch`. */
const SENT_LINES = 100;

/** Whoever begins to watch is sent what had been said by then. */
function checkChatReads({ requests, chats, chat }: Case, report: Report): void {
  const numbers = new Map(chat.map(({ person, key, number }) => [`${person} ${key}`, number]));
  const said = requests
    .filter((record) => isChat(record) && isDone(record))
    .flatMap(({ person, request, answered: at }) => {
      const number = 'key' in request ? numbers.get(`${person} ${request.key}`) : undefined;
      return at === undefined || number === undefined ? [] : [{ at, number }];
    })
    .toSorted((a, b) => a.at - b.at);
  const bySession = Map.groupBy(chats, ({ session }) => session);
  for (const { session, sent, answered, ok } of requests.filter(isWatch)) {
    if (ok === undefined || answered === undefined) continue;
    const shown = new Set(
      (bySession.get(session) ?? [])
        .filter(({ at }) => at < answered)
        .flatMap(({ lines }) => lines.map(({ number }) => number)),
    );
    const newest = Math.max(0, ...shown);
    const missing = said
      .slice(0, placeOf(said, sent))
      .filter(({ number }) => number > newest - SENT_LINES && !shown.has(number));
    for (const { number } of missing.slice(0, 1))
      report('G3.3', 'disagreement', `line ${number} of the chat had been said and was not shown`);
  }
}
