import { queue } from '../../kernel/match/queue.ts';
import type { Store } from '../store/store.ts';

/** The time by which the clocks of tables run: it stands still while no server does. */
export interface Uptime {
  /** In whole milliseconds, as a store keeps them. */
  readonly clock: () => number;
  /** Stores that this server runs, and reads for how long none did. */
  beat(): Promise<void>;
  /** Charges nobody for so many milliseconds that were passed over, or taken back. */
  passOver(ms: number): void;
}

/** A gap up to this long between two signs of life is charged to the players whose turn it was. */
const CHARGED_GAP = 45_000;

/** A server that is alone charges nobody for the time before it was started. */
export async function openUptime(
  store: Pick<Store, 'beat'>,
  now: () => number,
  isAlone: boolean,
): Promise<Uptime> {
  let downtime = await store.beat({ now: now(), charged: isAlone ? 'nothing' : CHARGED_GAP });
  let [beatAt, skipped] = [performance.now(), 0];
  const inTurn = queue();
  /** Milliseconds since the last beat beyond those that are charged: this server was stopped, or its store away. */
  const standstill = (): number => Math.max(0, performance.now() - beatAt - CHARGED_GAP);

  return {
    clock: () => Math.floor(now() - standstill() - skipped - downtime),
    beat: () =>
      inTurn(async () => {
        const skipping = skipped;
        const charged = standstill() > 0 ? CHARGED_GAP : 'everything';
        const stored = await store.beat({ now: now(), charged, skipped: skipping });
        skipped -= skipping;
        [downtime, beatAt] = [stored, performance.now()];
      }),
    passOver(ms) {
      skipped += Math.round(ms);
      beatAt = performance.now();
    },
  };
}
