import type { Seat } from '../../kernel/game.ts';
import type { TableRecord } from '../rooms/tableRecord.ts';

const MAX_AT_ONCE = 20;
const TIMEOUT_MS = 5000;

/** Tells an address whose turn it is, or whom a draw of luck waits for. What cannot be delivered soon is dropped: the table itself is the truth. */
export function turnHook(
  address: string | undefined,
  fault: (error: unknown, what: string) => void,
): (record: TableRecord, seat: Seat) => void {
  let sending = 0;
  return (record, seat) => {
    if (address === undefined || sending >= MAX_AT_ONCE) return;
    sending++;
    void deliver(address, turnOf(record, seat))
      .catch((error) => fault(error, 'the webhook did not answer'))
      .finally(() => sending--);
  };
}

function turnOf({ id, setup, chairs, draw, ply }: TableRecord, seat: Seat): object {
  const { person, name } = chairs[seat] ?? {};
  return { kind: draw ? 'draw' : 'turn', table: id, game: setup.game, seat, person, name, ply };
}

async function deliver(address: string, turn: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(turn),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}
