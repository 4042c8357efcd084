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
  readonly cost: Readonly<Int16Array>;
  /** Where a way comes from; -1 for sectors where ways begin. */
  readonly from: Readonly<Int8Array>;
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

/** For each cost the sectors that wait to be looked at, and how many they are; none between two searches. */
const WAITING = new Uint8Array(FAR * SECTORS);
const WAITS = new Uint8Array(FAR);

/** Lets a sector wait until all cheaper ones have been looked at. */
function wait(sector: Sector, cost: number): void {
  WAITING[cost * SECTORS + WAITS[cost]!++] = sector;
}

/** What the roads of the last search are made of; the next one takes the same lists. */
const COST = new Int16Array(SECTORS);
const FROM = new Int8Array(SECTORS);

/** Roads are good until the next ones are looked for. */
export function roadsFrom(
  { prices, gates }: Traffic,
  starts: readonly Sector[],
  energy: number,
  { first, closed }: Rules,
): Roads {
  const links = linksBy(gates);
  const limit = Math.floor(energy);
  COST.fill(FAR);
  FROM.fill(-1);
  for (const start of starts) {
    COST[start] = 0;
    wait(start, 0);
  }
  for (let paid = 0, last = 0; paid <= last; paid++) {
    const count = WAITS[paid]!;
    WAITS[paid] = 0;
    if (paid === limit) break;
    for (let i = 0; i < count; i++) {
      const at = WAITING[paid * SECTORS + i]!;
      if (COST[at] !== paid) continue;
      const near = links[at]!;
      const begins = first !== undefined && FROM[at] === -1;
      for (let n = 0; n < near.length; n++) {
        const to = near[n]!;
        const total = paid + (begins ? first : prices[to]!);
        if (total >= COST[to]! || total > limit || (closed.length > 0 && closed.includes(to))) continue;
        COST[to] = total;
        FROM[to] = at;
        wait(to, total);
        if (total > last) last = total;
      }
    }
  }
  return { prices, links, first, closed, cost: COST, from: FROM };
}

/** The end of a way: a sector, where it is entered from (-1 for a ship that stays there), and what it costs. */
export interface End {
  readonly to: Sector;
  readonly from: Sector;
  readonly cost: number;
}

/** What it costs to enter a sector at the end of a way, and from where: also where a way begins. */
export function entering(roads: Roads, to: Sector): End {
  const from = roads.from[to]!;
  return from === -1 ? enteringFromNear(roads, to) : { to, from, cost: roads.cost[to]! };
}

function enteringFromNear({ prices, links, cost, from, first, closed }: Roads, to: Sector): End {
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

/** Whether any of some sectors is in reach. */
export function reaches({ cost }: Roads, sectors: readonly Sector[]): boolean {
  for (const sector of sectors) if (cost[sector]! < FAR) return true;
  return false;
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
  for (const goal of goals) {
    cost[goal] = 0;
    wait(goal, 0);
  }
  for (let paid = 0, last = 0; paid <= last; paid++) {
    const count = WAITS[paid]!;
    WAITS[paid] = 0;
    for (let i = 0; i < count; i++) {
      const at = WAITING[paid * SECTORS + i]!;
      if (cost[at] !== paid) continue;
      const near = links[at]!;
      const total = paid + prices[at]!;
      for (let n = 0; n < near.length; n++) {
        const to = near[n]!;
        if (total >= cost[to]!) continue;
        cost[to] = total;
        wait(to, total);
        if (total > last) last = total;
      }
    }
  }
  return cost;
}
