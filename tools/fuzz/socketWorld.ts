import { digest } from '../../src/kernel/match/chance.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';
import type { ClientRequest } from '../../src/protocol/online.ts';
import { readMessage } from '../../src/server/socket/messages.ts';
import { nonceFor, type Tab, type Watched } from './browser.ts';
import type { Case } from './case.ts';
import type { Complaints } from './complaints.ts';
import { edited, written } from './edits.ts';
import { mangled } from './mangles.ts';
import { refusalFault, verdictOn } from './refusals.ts';
import { openScene, type Scene } from './scene.ts';
import { sendFrames } from './rawFrames.ts';
import type { Verdict, World } from './world.ts';

/** Messages over sockets, from people who sit at the tables and from strangers. */

/** One in so many comes over a real port, and one in so many as frames that no browser would send. */
const OVER_PORT = 50;
const AS_FRAMES = 400;

/** Of messages that their reader refuses one in so many is sent all the same: the server does the same with all. */
const REFUSED_TOO = 5;

export async function openSocketWorld(seed: number, complaints: Complaints): Promise<World> {
  const scene = await openScene(seed, complaints);
  const tabs = new Map<string, Tab>();
  let said = '';

  /** The tab of a rogue; one that was cut off is opened anew. */
  async function tabOf(who: number, port: number | undefined): Promise<Tab> {
    const name = `${who} ${port}`;
    const known = tabs.get(name);
    if (known?.isOpen()) return known;
    const tab = await itemAt(scene.rogues, who).open(port);
    tabs.set(name, tab);
    return tab;
  }

  function closeTabs(): void {
    for (const tab of tabs.values()) tab.close();
    tabs.clear();
  }

  return {
    async feed(one) {
      await scene.tick();
      const rng = seeded(one.base);
      const who = rng.int(3);
      if (rng.int(AS_FRAMES) === 0) {
        said = `frames ${one.base}`;
        return sendFrames(scene, itemAt(scene.rogues, who), rng);
      }
      const tab = await tabOf(who, rng.int(OVER_PORT) === 0 ? scene.port : undefined);
      const table = pick(rng, scene.tables);
      // Whoever knows the table asks what may be granted; some ask without knowing it.
      if (!tab.tables.has(table) && rng.int(4) > 0) await tab.ask(`{"id":1,"do":"watch","table":"${table}"}`);
      said = messageFor(scene, tab, table, rng, one);
      const refusal = refusalOfForm(said);
      if (refusal !== undefined && rng.int(REFUSED_TOO) > 0) return refusal;
      return verdictOf(scene, tab, said, rng);
    },
    said: () => said,
    async check() {
      closeTabs();
      return scene.check();
    },
    async close() {
      closeTabs();
      await scene.close();
    },
  };
}

function messageFor(scene: Scene, tab: Tab, table: string, rng: Rng, { edits, mangles }: Case): string {
  const ask = askFor(rng, table, tab.tables.get(table));
  return mangled(written(edited({ id: rng.int(1e6), ...ask }, edits, scene.others())), mangles);
}

/** What the reader of messages says to one that has not their form; nothing where it has. */
function refusalOfForm(text: string): Verdict | undefined {
  try {
    readMessage(text);
    return undefined;
  } catch (error) {
    return verdictOn(error);
  }
}

async function verdictOf(scene: Scene, tab: Tab, text: string, rng: Rng): Promise<Verdict> {
  const answer = await tab.ask(rng.int(300) === 0 ? Buffer.from(text) : text);
  const heard = [...tab.overheard(), answer ?? ''].map((one) => scene.leak(one));
  const leak = heard.find((one) => one !== undefined);
  if (leak !== undefined) return { answer: 'leak', fault: leak };
  if (answer === undefined) return { answer: 'cut off' };
  const { ok, error, re } = JSON.parse(answer);
  if (!Number.isSafeInteger(re)) return { answer: 'odd', fault: `it answers to ${JSON.stringify(re)}` };
  if (error === undefined)
    return ok === undefined ? { answer: 'odd', fault: 'neither granted nor refused' } : { answer: 'ok' };
  const fault = refusalFault(error);
  return { answer: String(error.code), ...(fault !== undefined && { fault }) };
}

/** What is asked most often in play is asked most often here. */
const DOINGS: readonly ClientRequest['do'][] = [
  'watch',
  'watch',
  'unwatch',
  'play',
  'play',
  'play',
  'undo',
  'redo',
  'propose',
  'answer',
  'look',
  'look',
  'chat',
  'seatBot',
  'substitute',
  'standIn',
  'kick',
  'remove',
  'free',
  'rematch',
  'resume',
  'reclaim',
  'stand',
  'start',
  'reveal',
  'cancelDraw',
  'ping',
];

const BOTS = ['random', 'greedy', 'novice'];

/** These end a table, so they are seldom asked. */
const ENDINGS: readonly ClientRequest['do'][] = ['resign', 'close'];

const NOBODY = { id: '0'.repeat(24) };

/** Something that may be granted, as far as the tab knows. */
function askFor(rng: Rng, table: string, known: Watched | undefined): object {
  const seen = known?.frame.seq ?? 0;
  const key = `key-${rng.int(30) === 0 ? 'known-to-all' : digest(String(rng.int(1e9))).slice(0, 20)}`;
  const act = rng.int(40) === 0 ? pick(rng, ENDINGS) : pick(rng, DOINGS);
  const deed = { do: act, table, seen, key };
  const seat = rng.int(3);
  switch (act) {
    case 'ping':
      return { do: act };
    case 'watch':
      return { do: act, table, ...(rng.int(2) === 0 && { since: rng.int(seen + 1) }) };
    case 'play':
      return { ...deed, text: textFrom(rng, known) };
    case 'undo':
    case 'redo':
    case 'resign':
      return deed;
    case 'propose':
      return {
        do: act,
        table,
        seen,
        what: rng.int(2) ? { kind: 'undo', to: rng.int(9) } : { kind: 'pause' },
      };
    case 'answer':
      return { do: act, table, proposal: known?.frame.room.proposal?.id ?? 1, agree: rng.int(2) === 0 };
    case 'look':
      return { do: act, table, ply: rng.int(9), eyes: pick(rng, [0, 1, 'all', 'nobody']) };
    case 'chat':
      return { do: act, table, text: `words ${rng.int(1e6)}`, key };
    case 'seatBot':
      return { do: act, table, seat, bot: pick(rng, BOTS) };
    case 'standIn':
      return { do: act, table, bot: pick(rng, BOTS) };
    case 'substitute':
    case 'kick':
    case 'free':
      return { do: act, table, seat };
    case 'remove':
      return { do: act, table, person: pick(rng, [NOBODY, ...(known?.frame.room.watching ?? [])]).id };
    case 'reveal':
      return { do: act, table, nonce: nonceFor(seat) };
    default:
      return { do: act, table };
  }
}

function textFrom(rng: Rng, known: Watched | undefined): string {
  const moves = known?.match?.moves ?? [];
  return moves.length > 0 ? moveText(pick(rng, moves)) : 'pass';
}
