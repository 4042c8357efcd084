import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { InputError } from '../../kernel/error.ts';
import { findGame, type GameEntry } from '../../kernel/entry.ts';
import type { AnyGame, Outcome } from '../../kernel/game.ts';
import type { AbortedDraw, DrawEnd } from '../../kernel/match/fairness.ts';
import { outcomeOf } from '../../kernel/match/match.ts';
import { type MatchRecord, parseRecord, RECORD_LIMIT, replay } from '../../kernel/match/record.ts';
import type { RecordedBranch } from '../../kernel/match/branches.ts';
import { versionFor } from '../../kernel/versions.ts';
import { readText } from '../file.ts';
import { counted } from '../numbers.ts';
import { GAMES } from '../tableGames.ts';

/** Plays a record again and prints what was checked; a record that does not hold is an InputError. */
export async function runVerify(
  { file, database }: { readonly file?: string; readonly database?: string },
  games: readonly GameEntry[] = GAMES,
): Promise<number> {
  if (file === undefined) return verifyDatabase(database);
  if (file !== '-' && existsSync(file)) {
    const store = await import('./verifyStore.ts');
    if (statSync(file).isDirectory()) return store.verifyFolder(file);
    if (isExport(file)) return store.verifyExport(file);
  }
  const record = parseRecord(await readText(file, RECORD_LIMIT));
  const entry = findGame(games, record.game);
  console.log(checked(versionFor(entry, record.rulesVersion), record).join('\n'));
  return 0;
}

async function verifyDatabase(database: string | undefined): Promise<number> {
  if (database === undefined)
    throw new InputError(
      'bad_request',
      'name a record, a folder or an export, or a Postgres with --database',
    );
  const { verifyPlace } = await import('./verifyStore.ts');
  return verifyPlace({ data: '', database });
}

const EXPORT_START = '{"format":"orrery-export"';

function isExport(file: string): boolean {
  const start = Buffer.alloc(EXPORT_START.length);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  return start.toString() === EXPORT_START;
}

function checked({ game }: GameEntry, record: MatchRecord): string[] {
  const outcome = outcomeOf(replay(game, record));
  return [
    `game        ${game.title}, rules version ${record.rulesVersion}, ${counted(record.seats, 'seat')}`,
    ...rulesLines(game, record),
    `commitment  the seed fits what was published at the start: ${record.commitment}`,
    ...luckLines(record),
    `moves       ${record.moves.length}, every one legal when it was played`,
    `outcome     ${outcome ? outcomeText(outcome) : unfinished(record)}`,
    ...(record.resigned ?? []).map(
      ({ seat, ply, left }) => `resigned    seat ${seat} ${left ? 'with' : 'after'} move ${ply}`,
    ),
    ...(record.places ? [`places      with the resignations: ${record.places.join(', ')}`] : []),
    `position    the moves lead to ${record.position}`,
    ...(record.branches ?? []).map((branch, i) => `branch ${String(i + 1).padEnd(4)} ${branchText(branch)}`),
    `checksum    no field was changed: ${record.checksum}`,
    'valid',
  ];
}

function outcomeText({ points, places }: Outcome): string {
  return `points ${points.join(', ')}; places ${places.join(', ')}`;
}

/** A branch is a match like any other: what is said of its moves was checked. */
function branchText({ name, from, ply, moves, outcome }: RecordedBranch): string {
  const left = from === undefined ? 'the match' : `branch ${from}`;
  const ending = outcome ? outcomeText(outcome) : 'still being played';
  const called = name === '' ? '' : `"${name}", `;
  return `${called}leaves ${left} after move ${ply}; ${counted(moves.length, 'move')} of its own, every one legal; ${ending}`;
}

function unfinished({ closed }: MatchRecord): string {
  if (closed === undefined) return 'still being played';
  const by = closed.seat === undefined ? '' : ` by seat ${closed.seat}`;
  return `closed unfinished${by}${closed.consent ? ', as everybody had agreed' : ''}`;
}

/** A record that holds by other rules than its own is said to. */
function rulesLines({ rulesVersion }: AnyGame, record: MatchRecord): string[] {
  if (rulesVersion === record.rulesVersion) return [];
  return [`rules       checked by version ${rulesVersion}, which leads to the same position`];
}

function luckLines({ fairness }: MatchRecord): string[] {
  if (fairness === undefined) return [];
  const { promises, aborted = [] } = fairness;
  const given = fairness.nonces.filter((nonce) => nonce !== '').length;
  return [
    `secret      the server's secret fits the hash it had shown: ${fairness.commitment}`,
    `nonces      with those of ${counted(given, 'seat')} it gives the seed`,
    promises
      ? 'promises    each nonce is the one that had been promised before any was shown'
      : 'promises    none: it was drawn before nonces were promised',
    ...aborted.map((draw, i) => `ended draw  ${i + 1}: ${drawText(draw)}`),
  ];
}

const DRAW_ENDS: Record<DrawEnd, string> = {
  sat: 'somebody sat down anew',
  stood: 'somebody stood up',
  kicked: 'somebody was sent away',
  bots: 'the bots were changed',
  stopped: 'the host stopped it',
  closed: 'the table was closed',
};

function drawText({ begun, ended, why, by, nonces }: AbortedDraw): string {
  const shown = nonces.filter((nonce) => nonce !== '').length;
  const when = [begun, ended].map((time) => new Date(time).toISOString()).join(' to ');
  return `${when}, ${DRAW_ENDS[why]} (by ${by}); ${counted(shown, 'nonce')} had been shown, as promised`;
}
