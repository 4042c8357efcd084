import { keysOf, tableOf } from '../../../../kernel/data/records.ts';
import { EXOPLANET, type ExoplanetId, type FactionId, type Op, OWN_MACHINE, slotsOf } from '../../facts.ts';
import type { Player } from '../../state.ts';
import type { Times } from '../times.ts';
import { WEIGHTS } from '../weights.ts';

/** Galactic Mapping as an engine: every explored exoplanet brings its effect again and again. */

/** What an effect brings each time, whatever is at hand just then. */
const BOONS: Readonly<Partial<Record<Op['op'], number>>> = {
  energy: 0.12,
  resources: 0.75,
  explorers: 0.7,
  upgrades: 2,
  objectives: 1.5,
  tech: 0.4,
  research: 1.8,
  mineRemote: 1.2,
};
const CONVERSION = 0.8;

/** What the better effect of each exoplanet brings each time. */
const BOON = tableOf(keysOf(EXOPLANET), (card) =>
  Math.max(...EXOPLANET[card].effects.map((effect) => effect.do.reduce(addBoon, 0))),
);

function addBoon(sum: number, op: Op): number {
  if (op.op === 'convert') return sum + CONVERSION * op.maxTimes;
  const each = BOONS[op.op] ?? 0;
  return sum + each * (op.op === 'objectives' || !('n' in op) ? 1 : op.n);
}

/** What explored exoplanets will still bring to the owner of the machine, or to somebody who builds it. */
export function mappingWorth(
  { faction, upgrades }: Player,
  explored: readonly ExoplanetId[],
  times: Times,
): number {
  const { most, unbuiltShare } = WEIGHTS.mapping;
  if (most === 0 || faction !== 'sop') return 0;
  const missing = slotsOf(faction, OWN_MACHINE) - upgrades[OWN_MACHINE]!;
  const ready = missing === 0 ? 1 : unbuiltShare * times.finish(missing);
  return ready * engineWorth(explored, times);
}

/** What each turn brings to somebody who maps. */
export function engineRate({ faction, upgrades, exoplanets }: Player): number {
  if (faction !== 'sop' || upgrades[OWN_MACHINE]! < slotsOf(faction, OWN_MACHINE)) return 0;
  return boonsOf(exoplanets.flatMap(({ card, explored }) => (explored ? [card] : [])));
}

function boonsOf(explored: readonly ExoplanetId[]): number {
  return explored.reduce((sum, card) => sum + BOON[card], 0);
}

function engineWorth(explored: readonly ExoplanetId[], { rounds }: Times): number {
  const { most, turns } = WEIGHTS.mapping;
  return most * (1 - Math.exp((-boonsOf(explored) * turns[rounds]!) / most));
}

/** What the finished machine is worth on top of its VP: as much as the exoplanets make of it. */
export function mapperWorth(faction: FactionId, { rounds }: Times): number {
  return faction === 'sop' ? WEIGHTS.mapping.machine[rounds]! : 0;
}
