import { NEIGHBOURS, type Sector, SECTORS } from '../../board.ts';

export interface Traffic {
  /** What entering each sector costs: small whole numbers. */
  readonly prices: readonly number[];
  readonly gates: readonly Sector[];
}

/** What else holds for a Movement: the price of its first sector, and sectors it may not enter. */
export interface Rules {
  readonly first: number | undefined;
  readonly closed: readonly Sector[];
}

/** The cheapest ways of a ship to all sectors within its energy. */
export interface Roads extends Rules {
  readonly prices: readonly number[];
  readonly links: Links;
  /** What it costs to be in a sector; `FAR` for those out of reach. */
  readonly cost: readonly number[];
  /** Where a way comes from; -1 for sectors where ways begin. */
  readonly from: readonly Sector[];
}

export const FAR = 1000;

/** The sectors next to each, the other end of the wormhole last. */
type Links = readonly (readonly Sector[])[];

const LINKS = new WeakMap<readonly Sector[], Links>();

function linksBy(gates: readonly Sector[]): Links {
  if (gates.length < 2) return NEIGHBOURS;
  const known = LINKS.get(gates);
  if (known !== undefined) return known;
  const [one, other] = [gates[0]!, gates[1]!];
  const links = NEIGHBOURS.slice();
  links[one] = [...NEIGHBOURS[one]!, other];
  links[other] = [...NEIGHBOURS[other]!, one];
  LINKS.set(gates, links);
  return links;
}

/** For each cost the sectors that wait to be looked at, and how many they are; empty between two searches. */
const WAITING = new Uint8Array(FAR * SECTORS);
const WAITS = new Uint8Array(FAR);

/** What the roads of the last search are made of; the next one takes the same lists. */
const COST = new Array<number>(SECTORS);
const FROM = new Array<Sector>(SECTORS);

/** Roads are good until the next ones are looked for. */
export function roadsFrom(
  { prices, gates }: Traffic,
  starts: readonly Sector[],
  energy: number,
  { first, closed }: Rules,
): Roads {
  const links = linksBy(gates);
  COST.fill(FAR);
  FROM.fill(-1);
  let last = begin(starts, COST);
  for (let paid = 0; paid <= last; paid++) {
    for (let i = paid * SECTORS; i < paid * SECTORS + WAITS[paid]!; i++) {
      const at = WAITING[i]!;
      if (COST[at] !== paid) continue;
      const toll = FROM[at] === -1 ? first : undefined;
      for (const to of links[at]!) {
        const total = paid + (toll ?? prices[to]!);
        if (total > energy || total >= COST[to]! || (closed.length > 0 && closed.includes(to))) continue;
        COST[to] = total;
        FROM[to] = at;
        WAITING[total * SECTORS + WAITS[total]!++] = to;
        if (total > last) last = total;
      }
    }
    WAITS[paid] = 0;
  }
  return { prices, links, first, closed, cost: COST, from: FROM };
}

/** Puts sectors where a search begins; returns the highest cost at which any waits. */
function begin(starts: readonly Sector[], cost: number[]): number {
  for (const start of starts) {
    cost[start] = 0;
    WAITING[WAITS[0]!++] = start;
  }
  return 0;
}

/** The end of a way: a sector, where it is entered from (-1 for a ship that stays there), and what it costs. */
export interface End {
  readonly to: Sector;
  readonly from: Sector;
  readonly cost: number;
}

/** What it costs to enter a sector at the end of a way, and from where: also where a way begins. */
export function entering({ prices, links, cost, from, first, closed }: Roads, to: Sector): End {
  if (from[to] !== -1) return { to, from: from[to]!, cost: cost[to]! };
  let best = FAR;
  let by = -1;
  if (closed.includes(to)) return { to, from: by, cost: best };
  for (const near of links[to]!) {
    const begins = from[near] === -1 && cost[near] === 0;
    const total = cost[near]! + (begins && first !== undefined ? first : prices[to]!);
    if (total >= best) continue;
    best = total;
    by = near;
  }
  return { to, from: by, cost: best };
}

/** The sectors of a way, the first one being where it begins. */
export function wayTo({ from }: Roads, { to, from: before }: End): Sector[] {
  const way = [to];
  for (let at = before; at !== -1; at = from[at]!) way.push(at);
  return way.reverse();
}

/** What it costs to get from each sector to the nearest of some. */
export function costsTo({ prices, gates }: Traffic, goals: readonly Sector[]): number[] {
  const links = linksBy(gates);
  const cost = new Array<number>(SECTORS).fill(FAR);
  let last = begin(goals, cost);
  for (let paid = 0; paid <= last; paid++) {
    for (let i = paid * SECTORS; i < paid * SECTORS + WAITS[paid]!; i++) {
      const at = WAITING[i]!;
      if (cost[at] !== paid) continue;
      const total = paid + prices[at]!;
      for (const to of links[at]!) {
        if (total >= cost[to]!) continue;
        cost[to] = total;
        WAITING[total * SECTORS + WAITS[total]!++] = to;
        if (total > last) last = total;
      }
    }
    WAITS[paid] = 0;
  }
  return cost;
}
