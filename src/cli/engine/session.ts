import { randomBytes } from 'node:crypto';
import type { Time } from '../../bots/bot.ts';
import { BOTS, botOf } from '../../bots/index.ts';
import { findGame, type GameEntry } from '../../kernel/entry.ts';
import { digest } from '../../kernel/match/chance.ts';
import { InputError, listed } from '../../kernel/error.ts';
import type { GameEvent, Seat } from '../../kernel/game.ts';
import {
  legalFor,
  loadMatch,
  type Match,
  newMatch,
  outcomeOf,
  play,
  undo,
} from '../../kernel/match/match.ts';
import { recordOf } from '../../kernel/match/record.ts';
import { moveText } from '../../kernel/text.ts';
import { versionFor, versionIn } from '../../kernel/versions.ts';
import { answerWish, reasonLine, type Wish, wishText } from '../../kernel/why.ts';
import { coached } from './coaching.ts';
import { bad, countField, objectField, type Request, textField } from './request.ts';

/** An open match under its name, with what bots know of its game. */
interface Table {
  readonly name: string;
  readonly entry: GameEntry;
  readonly match: Match;
}

/** One conversation with the engine: the matches it has open, the latest last. */
export interface Session {
  readonly games: readonly GameEntry[];
  readonly tables: Map<string, Table>;
  named: number;
}

const MOST_MATCHES = 1000;
const MOST_NAME = 64;
const MOST_MS = 3_600_000;
/** How many of the things that can be asked about a message lists. */
const MOST_SHOWN = 12;

export function startSession(games: readonly GameEntry[]): Session {
  return { games, tables: new Map(), named: 0 };
}

/** Does what a request asks and returns the answer without its id; on a fault the session is as it was before. */
export function fulfil(session: Session, request: Request): object {
  const verb = textField(request, 'do');
  const handler = Object.hasOwn(HANDLERS, verb) ? HANDLERS[verb] : undefined;
  if (handler === undefined) {
    throw bad(`"do" must be one of ${Object.keys(HANDLERS).join(', ')}, not ${quoted(verb)}`);
  }
  return handler(session, request);
}

type Handler = (session: Session, request: Request) => object;

const HANDLERS: Readonly<Record<string, Handler>> = {
  games: ({ games }) => ({ games: games.map(described) }),
  new: openNew,
  load: openLoaded,
  legal: (session, request) => legalMoves(tableOf(session, request).match),
  why: (session, request) => askWhy(tableOf(session, request), request),
  play: (session, request) => playMove(tableOf(session, request), request),
  state: (session, request) => ({ state: tableOf(session, request).match.state }),
  view: (session, request) => view(tableOf(session, request).match, request),
  bot: (session, request) => askBot(tableOf(session, request), request),
  coach: (session, request) => askCoach(tableOf(session, request), request),
  record: (session, request) => ({ record: recordOf(tableOf(session, request).match) }),
  undo: (session, request) => takeBack(tableOf(session, request).match, request),
  close: closeMatch,
  quit: () => ({ bye: true }),
};

function described({ game }: GameEntry): object {
  const { id, title, seats, options } = game;
  return { id, title, seats, options };
}

function openNew(session: Session, request: Request): object {
  const entry = findGame(session.games, request.game);
  const { min, max } = entry.game.seats;
  if (typeof request.seats !== 'number') throw bad(`"seats" must be a number from ${min} to ${max}`);
  const setup = { seats: request.seats, options: request.options, seed: seedOf(request) };
  return seated(session, undefined, { entry, match: newMatch(entry.game, setup) });
}

function openLoaded(session: Session, request: Request): object {
  const state = objectField(request, 'state');
  const entry = versionFor(findGame(session.games, request.game), versionIn(state));
  const match = loadMatch(entry.game, state, seedOf(request));
  return seated(session, nameOf(request), { entry, match });
}

/** Opens a table under a name, in place of the one that had it, or under a new one. */
function seated(session: Session, given: string | undefined, table: Omit<Table, 'name'>): object {
  const { tables } = session;
  if (tables.size >= MOST_MATCHES && (given === undefined || !tables.has(given))) {
    throw new InputError('too_many', `at most ${MOST_MATCHES} matches are open at once; close some first`);
  }
  const name = given ?? nextName(session);
  tables.delete(name);
  tables.set(name, { name, ...table });
  return { match: name, ...whereNow(table.match) };
}

/** m1, m2 and so on, never the same twice. */
function nextName(session: Session): string {
  do session.named++;
  while (session.tables.has(`m${session.named}`));
  return `m${session.named}`;
}

/** The seed given, or one that nobody can guess. */
function seedOf(request: Request): string {
  return request.seed === undefined ? randomBytes(32).toString('hex') : textField(request, 'seed');
}

function nameOf(request: Request): string | undefined {
  if (request.match === undefined) return undefined;
  const name = textField(request, 'match');
  if (name === '' || name.length > MOST_NAME)
    throw bad(`"match" must be a name of 1 to ${MOST_NAME} characters`);
  return name;
}

/** The table a request names; without a name, the one opened last. */
function tableOf({ tables }: Session, request: Request): Table {
  const latest = [...tables.values()].at(-1);
  if (latest === undefined) throw new InputError('unknown_match', 'no match is open; start one with "new"');
  if (request.match === undefined) return latest;
  const name = textField(request, 'match');
  const table = tables.get(name);
  if (table !== undefined) return table;
  const open = [...tables.keys()].slice(-12).join(', ');
  throw new InputError('unknown_match', `there is no match ${quoted(name)}; the latest are ${open}`);
}

function whereNow({ game, state, plies }: Match): { actors: readonly Seat[]; ply: number } {
  return { actors: game.actors(state), ply: plies.length };
}

function legalMoves(match: Match): object {
  const { actors } = whereNow(match);
  return Object.fromEntries(
    actors.map((seat) => [seat, legalFor(match, seat).map((move) => ({ text: moveText(move), move }))]),
  );
}

function playMove({ entry, match }: Table, request: Request): object {
  const seat = seatField(match, request);
  if ((request.text === undefined) === (request.move === undefined)) {
    throw bad('a move is given either as "text":"…" or as "move":{…}');
  }
  const given = request.text === undefined ? objectField(request, 'move') : textField(request, 'text');
  const events: GameEvent[] = [];
  play(match, seat, given, events, (text) => {
    const answer = answerWish(asking(entry, match, seat), text);
    return answer?.reason && reasonLine(answer.reason);
  });
  const { ply, actors } = whereNow(match);
  const outcome = outcomeOf(match);
  return { ply, actors, events, ...(outcome && { outcome }) };
}

/** Why a seat cannot have a wish, from what it sees. */
function askWhy({ entry, match }: Table, request: Request): object {
  const seat = seatField(match, request);
  const text = textField(request, 'text');
  const answer = answerWish(asking(entry, match, seat), text);
  if (answer === undefined) {
    const wishes: readonly Wish[] = entry.reasons.wishes(match.game.redact(match.state, seat), seat);
    const some = listed(wishes.map(wishText), MOST_SHOWN);
    throw bad(`nothing that can be asked about is called ${quoted(text)}; there is ${some}`);
  }
  return { legal: answer.reason === undefined, ...(answer.reason && { reason: answer.reason }) };
}

function asking(entry: GameEntry, match: Match, seat: Seat): Parameters<typeof answerWish>[0] {
  return { entry, state: match.state, seat, names: namesOf(match) };
}

/** Nobody has a name at the engine. */
function namesOf({ seats }: Match): string[] {
  return Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
}

function view(match: Match, request: Request): object {
  const seat = request.seat === undefined ? undefined : seatField(match, request);
  return { view: match.game.redact(match.state, seat) };
}

/** Without a time a bot thinks as long as its level does, and the answer can be repeated. */
function askBot({ entry, match }: Table, request: Request): object {
  const seat = seatField(match, request);
  const kind = botOf(request.level ?? BOTS.at(-1)?.name);
  const time = request.ms === undefined ? undefined : timeOf(countField(request, 'ms', 1, MOST_MS));
  const legal = legalFor(match, seat);
  const view = (): object => match.game.redact(match.state, seat);
  const bot = kind.make(entry, botSeed(match, seat), time);
  const asked = { seat, legal, view };
  const { move, findings } = bot.weigh?.(asked) ?? { move: bot.choose(asked), findings: [] };
  const found = findings.find((finding) => finding.move === move);
  const moves = findings.map((finding) => ({ ...finding, text: moveText(finding.move) }));
  return {
    text: moveText(move),
    move,
    ...(found && { visits: found.visits, value: found.chance, moves }),
  };
}

/** How a seat could play its turn, or what is to be thought of a move, from what it sees. */
function askCoach({ entry, match }: Table, request: Request): object {
  const seat = seatField(match, request);
  return coached(entry, match, seat, namesOf(match), {
    text: request.text === undefined ? undefined : textField(request, 'text'),
    ms: request.ms === undefined ? undefined : countField(request, 'ms', 1, MOST_MS),
  });
}

function timeOf(ms: number): Time {
  return { now: () => performance.now(), ms };
}

/** The same position of the same match gets the same answer. */
function botSeed({ seed, plies }: Match, seat: Seat): number {
  return Number.parseInt(digest(`${seed} bot ${seat} ${plies.length}`).slice(0, 12), 16);
}

function takeBack(match: Match, request: Request): object {
  const seat = seatField(match, request);
  const count = request.count === undefined ? 1 : countField(request, 'count', 1, match.plies.length);
  const undone = undo(match, seat, count).map(({ move }) => moveText(move));
  return { ...whereNow(match), undone };
}

function closeMatch(session: Session, request: Request): object {
  const { name } = tableOf(session, request);
  session.tables.delete(name);
  return { closed: name };
}

function seatField(match: Match, request: Request): Seat {
  return countField(request, 'seat', 0, match.seats - 1);
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, MOST_NAME));
}
