import type { ClientRequest } from '../../../protocol/online.ts';
import { showFault } from '../../parts/toast.tsx';
import { go } from '../../address.ts';
import { onlineId, serverId } from '../connection/ids.ts';
import { randomHex } from './luck.ts';
import { connection, tableOf } from '../connection/tables.ts';

/** What people can do at an online table beside moves. Refusals are shown in a toast. */

type PlainRequest = Extract<
  ClientRequest,
  { readonly do: 'resume' | 'reclaim' | 'stand' | 'start' | 'cancelDraw' | 'close' }
>['do'];

export type RoomActions = ReturnType<typeof roomActions>;

export function roomActions(id: string) {
  const table = serverId(id);
  const ask = (what: ClientRequest): void => void connection().ask(what).catch(showFault);
  const seen = (): number => tableOf(id).received().seq;
  return {
    request: (what: PlainRequest) => ask({ do: what, table }),
    seatBot: (seat: number, bot: string) => ask({ do: 'seatBot', table, seat, bot }),
    substitute: (seat: number) => ask({ do: 'substitute', table, seat }),
    standIn: (bot: string) => ask({ do: 'standIn', table, bot }),
    free: (seat: number) => ask({ do: 'free', table, seat }),
    remove: (person: string) => ask({ do: 'remove', table, person }),
    kick: (seat: number) => ask({ do: 'kick', table, seat }),
    resign: () => ask({ do: 'resign', table, seen: seen(), key: randomHex(16) }),
    askUndo: (to: number) => ask({ do: 'propose', table, seen: seen(), what: { kind: 'undo', to } }),
    askClose: () => ask({ do: 'propose', table, seen: seen(), what: { kind: 'close' } }),
    askPause: () => ask({ do: 'propose', table, seen: seen(), what: { kind: 'pause' } }),
    answer: (proposal: number, agree: boolean) => ask({ do: 'answer', table, proposal, agree }),
    rematch() {
      connection()
        .ask({ do: 'rematch', table })
        .then(({ table: next }) => next === undefined || go(`/table/${onlineId(next)}`))
        .catch(showFault);
    },
  };
}
