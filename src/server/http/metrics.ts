import type { FaultCode } from '../../kernel/error.ts';
import { itemAt } from '../../kernel/data/lists.ts';

/** Upper bounds of the buckets in which the time to an answer is counted, in seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** What the server counts, for those who keep it. No name, table or address is in it. */
export interface Metrics {
  /** A deed that was acknowledged, and how long that took. */
  acknowledged(seconds: number): void;
  refused(code: FaultCode | 'bug'): void;
  cut(why: 'slow' | 'flood' | 'silent'): void;
  /** All counts in the text form of Prometheus, with what is measured just now. */
  text(gauges: Readonly<Record<string, number>>): string;
}

export function newMetrics(): Metrics {
  const buckets = BOUNDS.map(() => 0);
  const refusals = new Map<string, number>();
  const cuts = new Map<string, number>();
  let [count, sum] = [0, 0];
  const add = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  return {
    acknowledged(seconds) {
      count++;
      sum += seconds;
      BOUNDS.forEach((bound, i) => {
        if (seconds <= bound) buckets[i] = itemAt(buckets, i) + 1;
      });
    },
    refused: (code) => add(refusals, code),
    cut: (why) => add(cuts, why),
    text(gauges) {
      const lines = [
        '# TYPE orrery_deed_seconds histogram',
        ...BOUNDS.map((bound, i) => `orrery_deed_seconds_bucket{le="${bound}"} ${buckets[i]}`),
        `orrery_deed_seconds_bucket{le="+Inf"} ${count}`,
        `orrery_deed_seconds_sum ${sum}`,
        `orrery_deed_seconds_count ${count}`,
        '# TYPE orrery_refused_total counter',
        ...[...refusals].map(([code, times]) => `orrery_refused_total{code="${code}"} ${times}`),
        '# TYPE orrery_cut_total counter',
        ...[...cuts].map(([why, times]) => `orrery_cut_total{why="${why}"} ${times}`),
        ...Object.entries(gauges).flatMap(([name, value]) => [
          `# TYPE orrery_${name} gauge`,
          `orrery_${name} ${value}`,
        ]),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}
