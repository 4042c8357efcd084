import { type FeatureBlock, FeatureLayout, type FeatureSet } from '../../../../kernel/hints/features.ts';

/** Gives the features of Sol their numbers, in the order in which the files of this folder are read. */
export const layout = new FeatureLayout();

/** The largest table. */
export const SEATS = 5;

/** Own turns still to come with which the match enters its next stage; before all of them it is at its last. */
const STAGE_TURNS = [1, 3, 7, 14] as const;
export const STAGES = 5;

/** From 0 in the last turns to 4 at the start. */
export function stageOf(turns: number): number {
  let stage = 0;
  while (stage < STAGE_TURNS.length && turns >= STAGE_TURNS[stage]!) stage++;
  return stage;
}

/** A block of so many features for each stage of the match. */
export function byStage(name: string, size: number): readonly FeatureBlock[] {
  return Array.from({ length: STAGES }, (_, stage) => layout.block(`${name} at stage ${stage}`, size));
}

/** Such a block for each of some things. */
export function blocks(name: string, count: number, size: number): readonly FeatureBlock[] {
  return Array.from({ length: count }, (_, i) => layout.block(`${name} ${i}:`, size));
}

/** Notes a number by its binary digits: few of them tell far more apart than so many steps would. */
export function digits(noted: FeatureSet, block: FeatureBlock, count: number, first = 0): void {
  if (count <= 0) return;
  const size = block.size - first;
  const most = 2 ** size - 1;
  const shown = count > most ? most : count;
  for (let digit = 0; digit < size; digit++) if ((shown >> digit) & 1) noted.note(block, first + digit);
}

/** Momentum takes five steps of two, whether it is odd, and binary digits for the pairs beyond ten. */
export const MOMENTUM_SIZE = 10;
const PAIRS = 5;

export function noteMomentum(noted: FeatureSet, block: FeatureBlock, momentum: number): void {
  const pairs = momentum >> 1;
  for (let i = 0; i < pairs && i < PAIRS; i++) noted.note(block, i);
  if (momentum & 1) noted.note(block, PAIRS);
  digits(noted, block, pairs - PAIRS, PAIRS + 1);
}

/** Distances told apart, each up to the next; what is farther has no feature. */
const RANGES = [0, 1, 2, 3, 5, 8] as const;
export const RANGE_COUNT = RANGES.length;
export const FARTHEST = 8;

/** The range of each distance. */
const RANGE_OF = Uint8Array.from({ length: FARTHEST + 1 }, (_, distance) =>
  RANGES.findIndex((range) => distance <= range),
);

/** Notes how near something is. */
export function within(noted: FeatureSet, block: FeatureBlock, distance: number): void {
  if (distance <= FARTHEST) noted.note(block, RANGE_OF[distance]);
}

/** The number of each name of a list. */
export function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, number) => [name, number]));
}
