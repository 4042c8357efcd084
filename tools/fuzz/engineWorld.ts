import { Writable } from 'node:stream';
import { GAMES } from '../../src/cli/tableGames.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { type Match, newMatch } from '../../src/kernel/match/match.ts';
import { equal } from '../../src/kernel/data/plain.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { runEngine } from '../../src/cli/commands/engine.ts';
import type { Case } from './case.ts';
import { edited, written } from './edits.ts';
import { playOn } from './matches.ts';
import { mangled } from './mangles.ts';
import { insideFault, refusalFault } from './refusals.ts';
import type { Verdict, World } from './world.ts';

/** Requests to the engine. */

interface Answer {
  readonly error?: { readonly code: unknown };
  readonly [field: string]: unknown;
}

/** A conversation: one line in, one line out. */
interface Talk {
  ask(line: string): Promise<string>;
  end(): void;
}

const CALM = 'calm waters';
const CALM_SEED = 'calm';

export async function openEngineWorld(seed: number): Promise<World> {
  const rng = seeded(seed);
  let [talk, calm, said] = [openTalk(), newCalm(), ''];
  const names: string[] = [];
  const ask = async (request: object): Promise<Answer> => JSON.parse(await talk.ask(JSON.stringify(request)));

  async function reopen(): Promise<void> {
    talk.end();
    [talk, calm] = [openTalk(), newCalm()];
    names.length = 0;
    await ask({ do: 'load', match: CALM, game: calm.game.id, state: calm.state, seed: CALM_SEED });
    for (const { game } of GAMES)
      await ask({ do: 'new', game: game.id, seats: game.seats.max, seed: 'open' });
  }

  /** The engine ends a conversation when it is told to. */
  async function verdictOf(line: string): Promise<Verdict> {
    const given = await talk.ask(line);
    const answer: Answer = JSON.parse(given);
    if ('bye' in answer) await reopen();
    if (typeof answer['match'] === 'string') names.push(answer['match'].slice(0, 100));
    if (names.length > 50) names.shift();
    return verdict(answer, given);
  }

  await reopen();
  return {
    async feed(one) {
      const request = await requestFor(seeded(one.base), names, ask);
      said = lineOf(request, one, names);
      return verdictOf(said);
    },
    said: () => said,
    async check() {
      const before = calm.plies.length;
      playOn(calm, rng, 1);
      const ply = calm.plies[before];
      if (ply) await ask({ do: 'play', match: CALM, ...ply });
      const { state } = await ask({ do: 'state', match: CALM });
      return equal(state, calm.state) ? undefined : 'a match nobody touched has changed';
    },
    async close() {
      talk.end();
    },
  };
}

/** The innocent match, played here as well to compare. */
function newCalm(): Match {
  const { game } = itemAt(GAMES, 0);
  const match = newMatch(game, { seats: 2, seed: CALM_SEED });
  return { ...match, start: match.state };
}

/** A conversation with the engine as the command has it. */
function openTalk(): Talk {
  let hear: (line: string) => void = () => undefined;
  const lines: Uint8Array[] = [];
  let [wake, ended]: [() => void, boolean] = [() => undefined, false];
  const input = async function* (): AsyncGenerator<Uint8Array> {
    while (!ended) {
      const line = lines.shift();
      if (line) yield line;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      hear(chunk.toString());
      done();
    },
  });
  void runEngine(input(), output, GAMES);
  return {
    ask(line) {
      const answer = new Promise<string>((resolve) => (hear = resolve));
      lines.push(Buffer.from(`${line}\n`));
      wake();
      return answer;
    },
    end() {
      ended = true;
      wake();
    },
  };
}

/** One line that is not empty: an empty one is not answered. */
function lineOf(request: object, { edits, mangles }: Case, names: readonly string[]): string {
  const line = mangled(written(edited(request, edits, names)), mangles).replaceAll('\n', ' ');
  return inTime(line.trim() === '' ? 'nothing' : line);
}

/** Time that is asked for is granted, so nobody here asks for much. */
function inTime(line: string): string {
  try {
    const request: { do?: unknown; level?: unknown; ms?: unknown } | null = JSON.parse(line);
    if (request?.do !== 'bot' || ['random', 'greedy'].includes(String(request.level))) return line;
    const asksMuch = request.ms === undefined || (Number.isInteger(request.ms) && Number(request.ms) > 3);
    return asksMuch ? JSON.stringify({ ...request, ms: 1 }) : line;
  } catch {
    return line;
  }
}

function verdict(answer: Answer, text: string): Verdict {
  const { error } = answer;
  const fault = error === undefined ? insideFault(text) : refusalFault(error);
  const code = error === undefined ? 'ok' : String(error.code);
  return { answer: code, ...(fault !== undefined && { fault }) };
}

type Ask = (request: object) => Promise<Answer>;

/** A request that would be granted. */
async function requestFor(rng: Rng, names: readonly string[], ask: Ask): Promise<object> {
  const { game } = pick(rng, GAMES);
  const id = rng.int(1000);
  const seats = game.seats.min + rng.int(game.seats.max - game.seats.min + 1);
  const match = names.length > 0 ? pick(rng, names) : 'm1';
  const seat = rng.int(3);
  const level = pick(rng, ['random', 'greedy', 'novice', 'easy', 'hard', 'master']);
  switch (pick(rng, VERBS)) {
    case 'new':
      return { id, do: 'new', game: game.id, seats, options: {}, seed: `fuzz ${rng.int(50)}` };
    case 'load':
      return { id, do: 'load', match, game: game.id, state: freshState(game, seats, rng), seed: 'fuzz' };
    case 'play':
      return { id, do: 'play', match, ...(await moveAt(rng, match, ask)) };
    case 'bot':
      return { id, do: 'bot', match, seat, level, ms: 1 };
    case 'view':
      return { id, do: 'view', match, seat };
    case 'undo':
      return { id, do: 'undo', match, seat, count: 1 };
    default:
      return { id, do: pick(rng, PLAIN_VERBS), match };
  }
}

/** Those that do most are asked most. */
const VERBS = [
  ...['new', 'load', 'play', 'play', 'play', 'view', 'view', 'undo', 'undo'],
  ...['plain', 'plain', 'plain', 'bot', 'new', 'view', 'play'],
];
const PLAIN_VERBS = ['games', 'legal', 'legal', 'state', 'record', 'record', 'close', 'quit'];

function freshState(game: Match['game'], seats: number, rng: Rng): object {
  return newMatch(game, { seats, seed: `load ${rng.int(20)}` }).state;
}

/** A legal move of the match, as text or as data. */
async function moveAt(rng: Rng, match: string, ask: Ask): Promise<object> {
  const legal = await ask({ do: 'legal', match });
  const seat = Object.keys(legal).find((key) => /^\d+$/.test(key));
  if (seat === undefined) return { seat: 0, text: 'pass' };
  // how the engine lists the moves of a seat
  const { text, move } = pick(rng, legal[seat] as { text: string; move: object }[]);
  return { seat: Number(seat), ...(rng.int(2) === 0 ? { text } : { move }) };
}
