import { randomBytes } from 'node:crypto';
import type { Seat } from '../../src/kernel/game.ts';
import { pick, type Rng } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';
import type { MatchDelta, RoomView } from '../../src/protocol/online.ts';
import type { TableRequest } from './history.ts';

/** A table as a player at it sees it. */
export interface Situation {
  readonly table: string;
  readonly seq: number;
  readonly room: RoomView;
  readonly match: MatchDelta;
}

/** Something a player may do now, and how much they like to. */
interface Option {
  readonly weight: number;
  readonly request: () => TableRequest;
}

/** Whether nothing is played there any more. */
export function isOver({ stage }: RoomView): boolean {
  return stage === 'over' || stage === 'closed';
}

/** Whether this consent is the last that a proposal needs. */
export function decides({ room }: Situation, request: TableRequest): boolean {
  const { proposal, seats } = room;
  if (request.do !== 'answer' || !request.agree || proposal === undefined) return false;
  const asked = seats.flatMap(({ person, resigned }, seat) => (person && !resigned ? [seat] : []));
  return asked.filter((seat) => !proposal.agreed.includes(seat)).length === 1;
}

const newKey = (): string => randomBytes(12).toString('hex');

/** What a player does next, of all that is open to them: mostly moves, and everything else at times; often nothing. */
export function nextDeed(situation: Situation, rng: Rng): TableRequest | undefined {
  const options = optionsIn(situation, rng);
  const total = options.reduce((sum, { weight }) => sum + weight, IDLE);
  let at = rng.int(total);
  return options.find(({ weight }) => (at -= weight) < 0)?.request();
}

const IDLE = 40;

function optionsIn(situation: Situation, rng: Rng): Option[] {
  const { table, room, match } = situation;
  const { eyes: seat } = match;
  const own = seat === undefined ? undefined : room.seats[seat];
  const chat: Option = {
    weight: 4,
    request: () => ({ do: 'chat', table, key: newKey(), text: `line ${rng.int(1e9)}` }),
  };
  if (seat === undefined || own === undefined || isOver(room)) return [chat];
  if (own.bot !== undefined)
    return [
      chat,
      ...(own.resigned ? [] : [{ weight: 40, request: () => ({ do: 'reclaim', table }) as const }]),
    ];
  if (room.stage === 'paused') return [chat, { weight: 40, request: () => ({ do: 'resume', table }) }];
  return [chat, ...answers(situation, seat), ...substitutions(situation), ...deeds(situation, rng)];
}

function answers({ table, room: { proposal } }: Situation, seat: Seat): Option[] {
  if (proposal === undefined || proposal.agreed.includes(seat)) return [];
  const answer = (agree: boolean) => () => ({ do: 'answer', table, proposal: proposal.id, agree }) as const;
  return [
    { weight: 300, request: answer(true) },
    { weight: 60, request: answer(false) },
  ];
}

/** Somebody who has left for a while may be replaced; whether it was long enough the server says. */
function substitutions({ table, room: { seats } }: Situation): Option[] {
  return seats.flatMap(({ person, present, bot }, seat) =>
    person === undefined || present || bot !== undefined
      ? []
      : [{ weight: 10, request: () => ({ do: 'substitute', table, seat }) as const }],
  );
}

function deeds({ table, seq: seen, match }: Situation, rng: Rng): Option[] {
  const { moves, undoable, redoable, ply } = match;
  const deed = (what: 'undo' | 'redo' | 'resign') => () => ({ do: what, table, seen, key: newKey() });
  const options: Option[] = [{ weight: 1, request: deed('resign') }];
  if (moves && moves.length > 0)
    options.push({
      weight: 400,
      request: () => ({ do: 'play', table, seen, key: newKey(), text: moveText(pick(rng, moves)) }),
    });
  if (undoable > 0) options.push({ weight: 30, request: deed('undo') });
  if (redoable) options.push({ weight: 150, request: deed('redo') });
  if (ply > 0)
    options.push({
      weight: 6,
      request: () => ({ do: 'propose', table, seen, what: { kind: 'undo', to: rng.int(ply) } }),
    });
  const propose = (kind: 'pause' | 'close') => () =>
    ({ do: 'propose', table, seen, what: { kind } }) as const;
  options.push({ weight: 4, request: propose('pause') }, { weight: 1, request: propose('close') });
  return options;
}
