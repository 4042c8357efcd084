import {
  branchesFault,
  type BranchWitness,
  type NamedBranch,
  playBranches,
  type RecordedBranch,
  recordedBranch,
} from './branches.ts';
import { commitment, digest, isSeed, type Seed } from './chance.ts';
import { InputError, reasonOf, shown } from '../error.ts';
import { type Fairness, fairnessFault, isFairness } from './fairness.ts';
import type { AnyGame, GameEvent, Outcome, Seat } from '../game.ts';
import { lineOf, playLine, positionOf } from './line.ts';
import { type Match, newMatch, outcomeOf } from './match.ts';
import { canonical, equal, isRecord } from '../data/plain.ts';
import { recordedOptions } from '../options.ts';
import { placesAfter, type Resignation } from './resignation.ts';
import { unsafeReason } from '../data/safe.ts';

/** A match as it is kept and handed on: enough to play every move again and to check that nothing was changed. */
export interface MatchRecord {
  readonly format: 'orrery-match';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: object;
  /** Published when the match starts. */
  readonly commitment: string;
  /** Published when it ends; its hash is the commitment. */
  readonly seed: Seed;
  /** Each move as `seat text`, such as `0 fly C3 R2`. */
  readonly moves: readonly string[];
  /** The fingerprint of the position after the last move. */
  readonly position: string;
  /** How it ended; missing while it is still being played. */
  readonly outcome?: Outcome;
  /** How the seed came about, where a server and the players' clients drew it together. */
  readonly fairness?: Fairness;
  /** Who gave up, in that order; a match may end with it. */
  readonly resigned?: readonly Resignation[];
  /** The places at the table, where somebody resigned from a match that is over. */
  readonly places?: readonly number[];
  /** There where the match was ended unfinished. */
  readonly closed?: RecordedClosing;
  /** What was played on from positions of the match, in the order it began; parents come before their children. */
  readonly branches?: readonly RecordedBranch[];
  /** The fingerprint of all other fields: other moves may lead to the same position, but not to the same record. */
  readonly checksum: string;
}

/** By which seat a match was ended unfinished, if it had one, and whether all had agreed; a server may not know any more. */
export interface RecordedClosing {
  readonly seat?: Seat;
  readonly consent?: boolean;
}

/** The largest record that is read, far above any real match. */
export const RECORD_LIMIT = 4_000_000;

/** What happened at a table beside the moves. */
export interface Conduct {
  readonly fairness?: Fairness;
  readonly resigned?: readonly Resignation[];
  readonly closed?: RecordedClosing;
  /** Whether the match is over, be it by the rules or because too few were left. */
  readonly over?: boolean;
  /** The version of the rules it was played by, where it is shown by a newer one. */
  readonly rulesVersion?: number;
  /** Its branches, in the order they began. */
  readonly branches?: readonly NamedBranch[];
}

/** The record of a match, be it over or not. */
export function recordOf(match: Match, conduct: Conduct = {}): MatchRecord {
  if (match.start) {
    throw new InputError(
      'bad_record',
      'a match that was loaded from a position has no record: its setup is unknown',
    );
  }
  if (match.pastLuck)
    throw new InputError('bad_record', 'a branch has no record of its own: it is kept in that of its match');
  const outcome = outcomeOf(match);
  const record = {
    format: 'orrery-match',
    version: 1,
    game: match.game.id,
    rulesVersion: conduct.rulesVersion ?? match.game.rulesVersion,
    seats: match.seats,
    options: recordedOptions(match.game, match.options),
    commitment: commitment(match.seed),
    seed: match.seed,
    moves: match.plies.map(lineOf),
    position: positionOf(match),
    ...(outcome && { outcome }),
    ...conductOf(match, conduct),
  } as const;
  return { ...record, checksum: checksumOf(record) };
}

function conductOf(match: Match, conduct: Conduct): Partial<MatchRecord> {
  const { fairness, resigned = [], closed, over = false, branches = [] } = conduct;
  const places = placesAfter(match.seats, resigned, outcomeOf(match));
  return {
    ...(fairness && { fairness }),
    ...(resigned.length > 0 && { resigned, ...(over && { places }) }),
    ...(closed && { closed }),
    ...(branches.length > 0 && { branches: branches.map(recordedBranch) }),
  };
}

function checksumOf(record: Partial<MatchRecord>): string {
  return digest(canonical({ ...record, checksum: undefined }));
}

/** Reads a record from text and checks its form, not its moves. */
export function parseRecord(text: string): MatchRecord {
  if (text.length > RECORD_LIMIT) {
    throw new InputError(
      'too_large',
      `a record has at most ${RECORD_LIMIT} characters, this has ${text.length}`,
    );
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new InputError('bad_record', `not a record, or cut short: ${reasonOf(error)}`);
  }
  return checkedForm(data);
}

function claimsToBeRecord(data: unknown): boolean {
  return isRecord(data) && data['format'] === 'orrery-match';
}

function checkedForm(data: unknown): MatchRecord {
  if (!claimsToBeRecord(data)) {
    throw new InputError(
      'bad_record',
      'not a match record: it must be an object with "format": "orrery-match"',
    );
  }
  const record = data as MatchRecord; // as it claims; every field is checked below
  const need = (holds: boolean, what: string): void => {
    if (!holds) throw new InputError('bad_record', `the record is damaged: ${what}`);
  };
  const fault = unsafeReason(record);
  need(fault === undefined, `it ${fault}`);
  need(record.version === 1, `version must be 1, not ${shown(record.version)}`);
  need(typeof record.game === 'string', '"game" must be the id of a game');
  need(Number.isInteger(record.rulesVersion), '"rulesVersion" must be a whole number');
  need(Number.isInteger(record.seats), '"seats" must be a whole number');
  need(isRecord(record.options), '"options" must be an object');
  need(isSeed(record.seed), '"seed" must be 64 hex digits');
  need(typeof record.commitment === 'string', '"commitment" must be the hash of the seed');
  need(typeof record.position === 'string', '"position" must be the fingerprint of the last position');
  need(Array.isArray(record.moves), '"moves" must be a list such as ["0 move", "0 launch O3"]');
  need(
    record.moves.every((line) => typeof line === 'string'),
    'every move must be a text such as "0 launch O3"',
  );
  if (record.fairness !== undefined) need(isFairness(record.fairness), '"fairness" has a wrong form');
  if (record.resigned !== undefined) need(areResignations(record), '"resigned" has a wrong form');
  if (record.closed !== undefined) need(isClosing(record), '"closed" has a wrong form');
  if (record.branches !== undefined) {
    const branching = branchesFault(record.branches, record);
    need(branching === undefined, `${branching}`);
  }
  return record;
}

/** Each seat gives up at most once, and in the order it is told. */
function areResignations({ resigned = [], seats, moves }: MatchRecord): boolean {
  if (!Array.isArray(resigned) || resigned.some((one) => !isRecord(one))) return false;
  let last = 0;
  const inOrder = resigned.every(({ seat, ply, left }: Resignation) => {
    const fits = Number.isInteger(seat) && seat >= 0 && seat < seats && Number.isInteger(ply) && ply >= last;
    last = ply;
    return fits && ply <= moves.length && (left === undefined || left === true);
  });
  return inOrder && new Set(resigned.map(({ seat }: Resignation) => seat)).size === resigned.length;
}

function isClosing({ closed, seats }: MatchRecord): boolean {
  if (!isRecord(closed)) return false;
  const { seat = 0, consent = false } = closed;
  return typeof consent === 'boolean' && Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats;
}

/** Called with the match after its setup and after each move, and with what happened in that move. */
export type Witness = (match: Match, events: readonly GameEvent[]) => void;

/** A record played again: its match, and its branches in their order. */
export interface Replayed {
  readonly match: Match;
  readonly branches: readonly Match[];
}

/**
 * Plays a record again, move by move, with all its branches. Throws where it does not hold. One of another version of
 * the rules holds when its moves are legal and lead to the recorded position all the same; nothing of it is shown
 * before that is known.
 */
export function replay(game: AnyGame, record: MatchRecord, seen?: Witness): Match {
  return replayAll(game, record, seen).match;
}

/** The same, with what its branches have led to. */
export function replayAll(
  game: AnyGame,
  record: MatchRecord,
  seen?: Witness,
  seenBranch?: BranchWitness,
): Replayed {
  checkPromises(game, record);
  if (record.rulesVersion === game.rulesVersion) return playAgain(game, record, seen, seenBranch);
  try {
    playAgain(game, record);
  } catch (error) {
    throw otherRules(game, record, reasonOf(error));
  }
  return playAgain(game, record, seen, seenBranch);
}

function otherRules(game: AnyGame, { rulesVersion }: MatchRecord, why: string): InputError {
  const versions = `version ${rulesVersion} of the rules of ${game.title}, and this program plays version ${game.rulesVersion}`;
  return new InputError('bad_record', `the record was played by ${versions}, which leads elsewhere: ${why}`);
}

function playAgain(game: AnyGame, record: MatchRecord, seen?: Witness, seenBranch?: BranchWitness): Replayed {
  const match = newMatch(game, record);
  seen?.(match, []);
  record.moves.forEach((line, i) => {
    const events: GameEvent[] = [];
    playLine(match, line, i + 1, events);
    seen?.(match, events);
  });
  checkEnd(match, record);
  return { match, branches: playBranches(match, record.branches ?? [], seenBranch) };
}

function checkPromises(game: AnyGame, record: MatchRecord): void {
  if (record.game !== game.id) {
    throw new InputError(
      'bad_record',
      `the record is of the game ${shown(record.game)}, not of ${game.title}`,
    );
  }
  if (commitment(record.seed) !== record.commitment) {
    throw new InputError('bad_record', 'the seed does not match the commitment published at the start');
  }
  const fault = record.fairness && fairnessFault(record.fairness, record.seed, record.seats);
  if (fault !== undefined) throw new InputError('bad_record', `the luck was not drawn fairly: ${fault}`);
}

function leftWith({ plies }: Match, seat: Seat, ply: number): boolean {
  const last = plies[ply - 1];
  return last?.seat === seat && last.leaves === true;
}

function checkEnd(match: Match, record: MatchRecord): void {
  const outcome = outcomeOf(match);
  if (!equal(outcome, record.outcome)) {
    const told = `recorded ${shown(record.outcome ?? 'unfinished')}, played ${JSON.stringify(outcome ?? 'unfinished')}`;
    throw new InputError('bad_record', `the moves do not lead to the recorded outcome: ${told}`);
  }
  const { resigned = [] } = record;
  const stranger = resigned.find(({ seat, ply, left }) => left && !leftWith(match, seat, ply));
  if (stranger)
    throw new InputError('bad_record', `seat ${stranger.seat} did not leave with move ${stranger.ply}`);
  const places = placesAfter(match.seats, resigned, outcome);
  if (record.places !== undefined && !equal(places, record.places)) {
    throw new InputError('bad_record', `the places after the resignations are ${places.join(', ')}`);
  }
  if (positionOf(match) !== record.position) {
    throw new InputError(
      'bad_record',
      'the moves do not lead to the recorded position: moves or options were changed',
    );
  }
  if (checksumOf(record) !== record.checksum) {
    throw new InputError('bad_record', 'the record was changed: its fields do not fit its checksum');
  }
}
