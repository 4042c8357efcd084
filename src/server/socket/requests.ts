import { InputError } from '../../kernel/error.ts';
import type { RequestResult, ClientRequest, Person } from '../../protocol/online.ts';
import { reclaim, substitute } from '../rooms/absence.ts';
import { needWatching } from '../rooms/access.ts';
import { say } from '../rooms/chat.ts';
import { close, rematch } from '../rooms/closing.ts';
import { answer, propose, resume } from '../rooms/consent.ts';
import { freeChair, kick, seatBot, stand, start } from '../rooms/gathering.ts';
import { playMove, redoMove, resign, undoMove } from '../rooms/moves.ts';
import { lookBack } from '../rooms/past.ts';
import type { Room } from '../rooms/room.ts';

/** What is asked of a table; watching and leaving are the connection's own. */
export type TableAsk = Exclude<ClientRequest, { readonly do: 'watch' | 'unwatch' | 'ping' }>;

/** Does what somebody asks of a table, in the table's turn; what changes nothing of it need not wait. */
export async function doAsk(room: Room, person: Person, ask: TableAsk): Promise<RequestResult> {
  const job = async (): Promise<RequestResult> => {
    if (room.closed) throw new InputError('stale', 'the table has to be opened again');
    needWatching(room, person.id);
    return answerTo(room, person, ask);
  };
  return ask.do === 'chat' || ask.do === 'look' ? job() : room.inTurn(job);
}

async function answerTo(room: Room, person: Person, ask: TableAsk): Promise<RequestResult> {
  const { id } = person;
  switch (ask.do) {
    case 'play':
      return { seq: await playMove(room, id, ask) };
    case 'undo':
      return { seq: await undoMove(room, id, ask) };
    case 'redo':
      return { seq: await redoMove(room, id, ask) };
    case 'resign':
      return { seq: await resign(room, id, ask) };
    case 'look':
      return { past: lookBack(room, id, ask.ply, ask.eyes) };
    case 'rematch':
      return { table: await rematch(room, person, ask.nonce) };
    case 'propose':
      await propose(room, id, ask);
      return {};
    case 'answer':
      await answer(room, id, ask.proposal, ask.agree);
      return {};
    case 'chat':
      await say(room, person, ask.text, ask.key);
      return {};
    case 'seatBot':
      await seatBot(room, id, ask.seat, ask.bot);
      return {};
    case 'substitute':
      await substitute(room, id, ask.seat, ask.bot);
      return {};
    case 'kick':
      await kick(room, id, ask.seat);
      return {};
    case 'free':
      await freeChair(room, id, ask.seat);
      return {};
    case 'resume':
      await resume(room, id);
      return {};
    case 'reclaim':
      await reclaim(room, id);
      return {};
    case 'stand':
      await stand(room, id);
      return {};
    case 'start':
      await start(room, id);
      return {};
    case 'close':
      await close(room, id);
      return {};
  }
}
