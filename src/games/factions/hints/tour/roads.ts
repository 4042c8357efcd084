import { NEIGHBOURS, type Sector, SECTORS } from '../../board.ts';

/** The cheapest ways of a ship to all sectors within its energy. */
export interface Roads {
  /** What it costs to be in a sector; more than the energy for those out of reach. */
  readonly cost: readonly number[];
  /** Where a way comes from; -1 for sectors where ways begin. */
  readonly from: readonly Sector[];
  /** Sectors entered on the way. */
  readonly hops: readonly number[];
}

export const FAR = 1000;

export interface Traffic {
  /** What entering each sector costs. */
  readonly prices: readonly number[];
  readonly gates: readonly Sector[];
}

function neighboursBy(gates: readonly Sector[], sector: Sector): readonly Sector[] {
  const near = NEIGHBOURS[sector]!;
  if (gates.length < 2 || !gates.includes(sector)) return near;
  return [...near, gates[0] === sector ? gates[1]! : gates[0]!];
}

/** Prices are small whole numbers, so sectors wait in a list for each cost. */
export function roadsFrom(
  { prices, gates }: Traffic,
  starts: readonly Sector[],
  energy: number,
  { first, closed = [] }: { readonly first?: number | undefined; readonly closed?: readonly Sector[] } = {},
): Roads {
  const cost = new Array<number>(SECTORS).fill(FAR);
  const from = new Array<Sector>(SECTORS).fill(-1);
  const hops = new Array<number>(SECTORS).fill(0);
  const queue: Sector[][] = [[...starts]];
  for (const start of starts) cost[start] = 0;
  for (let paid = 0; paid < queue.length; paid++) {
    const wave = queue[paid];
    if (wave === undefined) continue;
    for (const at of wave) {
      if (cost[at] !== paid) continue;
      const begins = from[at] === -1;
      for (const to of neighboursBy(gates, at)) {
        const price = begins && first !== undefined ? first : prices[to]!;
        const total = paid + price;
        if (total > energy || total >= cost[to]! || closed.includes(to)) continue;
        cost[to] = total;
        from[to] = at;
        hops[to] = hops[at]! + 1;
        (queue[total] ??= []).push(to);
      }
    }
  }
  return { cost, from, hops };
}

/** What it costs to enter a sector at the end of a way, and from where: also where a way begins. */
export function entering(
  { prices, gates }: Traffic,
  { cost, from }: Roads,
  sector: Sector,
  { first, closed = [] }: { readonly first?: number | undefined; readonly closed?: readonly Sector[] } = {},
): { cost: number; from: Sector } {
  if (from[sector] !== -1) return { cost: cost[sector]!, from: from[sector]! };
  let best = { cost: FAR, from: -1 };
  if (closed.includes(sector)) return best;
  for (const near of neighboursBy(gates, sector)) {
    const begins = from[near] === -1 && cost[near] === 0;
    const price = begins && first !== undefined ? first : prices[sector]!;
    const total = cost[near]! + price;
    if (total < best.cost) best = { cost: total, from: near };
  }
  return best;
}

/** The sectors of a way that ends in a sector entered from another, the first one being where it begins. */
export function wayTo({ from }: Roads, sector: Sector, before: Sector): Sector[] {
  const way = [sector];
  for (let at = before; at !== -1; at = from[at]!) way.push(at);
  return way.reverse();
}

/** What it costs to get from each sector to the nearest of some. */
export function costsTo({ prices, gates }: Traffic, goals: readonly Sector[]): number[] {
  const cost = new Array<number>(SECTORS).fill(FAR);
  const queue: Sector[][] = [[...goals]];
  for (const goal of goals) cost[goal] = 0;
  for (let paid = 0; paid < queue.length; paid++) {
    const wave = queue[paid];
    if (wave === undefined) continue;
    for (const at of wave) {
      if (cost[at] !== paid) continue;
      const total = paid + prices[at]!;
      for (const to of neighboursBy(gates, at)) {
        if (total >= cost[to]!) continue;
        cost[to] = total;
        (queue[total] ??= []).push(to);
      }
    }
  }
  return cost;
}
