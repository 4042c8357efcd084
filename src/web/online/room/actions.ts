import type { ClientRequest } from '../../../protocol/online.ts';
import { tellFault } from '../../parts/toast.tsx';
import { go } from '../../address.ts';
import { onlineId, serverId } from '../connection/ids.ts';
import { drawn, keepNonce, newNonce } from './luck.ts';
import { line, tableOf } from '../connection/tables.ts';

/** What people can do at a table beside moves. What is refused is told at the foot of the page. */

type Simple = Extract<
  ClientRequest,
  { readonly do: 'resume' | 'reclaim' | 'stand' | 'start' | 'close' }
>['do'];

export type Doings = ReturnType<typeof doingsAt>;

export function doingsAt(id: string) {
  const table = serverId(id);
  const ask = (what: ClientRequest): void => void line().ask(what).catch(tellFault);
  const seen = (): number => tableOf(id).now().seq;
  return {
    simply: (what: Simple) => ask({ do: what, table }),
    seatBot: (seat: number, bot: string) => ask({ do: 'seatBot', table, seat, bot }),
    substitute: (seat: number, bot: string) => ask({ do: 'substitute', table, seat, bot }),
    free: (seat: number) => ask({ do: 'free', table, seat }),
    kick: (seat: number) => ask({ do: 'kick', table, seat }),
    resign: () => ask({ do: 'resign', table, seen: seen(), key: drawn(16) }),
    askUndo: (to: number) => ask({ do: 'propose', table, seen: seen(), what: { kind: 'undo', to } }),
    askPause: () => ask({ do: 'propose', table, seen: seen(), what: { kind: 'pause' } }),
    answer: (proposal: number, agree: boolean) => ask({ do: 'answer', table, proposal, agree }),
    rematch() {
      const nonce = newNonce();
      line()
        .ask({ do: 'rematch', table, nonce })
        .then(({ table: next }) => {
          if (next === undefined) return;
          keepNonce(next, nonce);
          go(`/table/${onlineId(next)}`);
        })
        .catch(tellFault);
    },
  };
}
