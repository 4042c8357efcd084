import { withNets } from '../../src/bots/learned/learnedHints.ts';
import type { NetWeights } from '../../src/bots/net/net.ts';
import type { NetFile, NetHeader } from '../../src/bots/net/netFile.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import { type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { featuresOf } from './features.ts';

/** The weights of a net that says anything. */
export function anyWeights(inputs: number, rng: Rng): NetWeights {
  const [hidden, middle] = [4, 3];
  const whole = (length: number): Int8Array => Int8Array.from({ length }, () => rng.int(255) - 127);
  const small = (length: number): Float32Array => Float32Array.from({ length }, () => rng.int(100) / 2000);
  return {
    shape: { inputs, hidden, middle },
    first: whole(inputs * hidden),
    firstMeasure: small(hidden),
    firstBias: small(hidden),
    second: whole(hidden * middle),
    secondMeasure: small(middle),
    secondBias: small(middle),
    last: small(2 * middle),
    lastBias: small(2),
  };
}

/** A net that says anything and fits a listed game, but for what is told otherwise. */
export function anyNet(entry: GameEntry, otherwise: Partial<NetHeader> = {}): NetFile {
  const { version, layout } = featuresOf(entry);
  const weights = anyWeights(layout.count, seeded(3));
  const header: NetHeader = {
    game: entry.game.id,
    seats: [2],
    features: version,
    shape: weights.shape,
    unit: 10,
    base: 2,
    trust: 0.35,
    trained: { command: './orrery learn', rounds: 1, matches: 1 },
  };
  return { header: { ...header, ...otherwise }, weights };
}

/** A listed game that goes by such a net at tables of so many seats. */
export function withAnyNet(entry: GameEntry, ...seats: readonly number[]): GameEntry {
  return withNets(entry, featuresOf(entry), [anyNet(entry, { seats })]);
}
