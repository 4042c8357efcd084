import { type Amounts, TECH, TECH_SET } from '../facts.ts';
import { remembered } from '../actions/landmarks.ts';
import type { Player } from '../state.ts';
import type { Weights } from './weights.ts';

/** What resources, credits, technologies and ships are worth to their owner. */

/** The worth of the first so many things, by their number as far as it was asked for. */
interface Hoard {
  readonly worths: readonly number[];
  readonly sums: number[];
}

function hoardOf(worths: readonly number[]): Hoard {
  return { worths, sums: [0] };
}

const hoards = remembered(({ stock, credits }: Weights) => ({
  stock: stock.map(hoardOf),
  credits: hoardOf(credits),
}));

/** The first few things of a list of worths, the last of which goes on. */
function worthOfFirst({ worths, sums }: Hoard, count: number): number {
  for (let i = sums.length; i <= count; i++)
    sums.push(sums[i - 1]! + worths[Math.min(i, worths.length) - 1]!);
  return count > 0 ? sums[count]! : 0;
}

export function stockWorth(stock: Amounts, weights: Weights): number {
  const known = hoards(weights).stock;
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += worthOfFirst(known[i]!, stock[i]!);
  return sum;
}

export function creditWorth(credits: number, weights: Weights): number {
  return worthOfFirst(hoards(weights).credits, credits);
}

/** What a fleet of a strength is worth while there is time to use it. */
export function fleetWorth(strength: number, solo: boolean, weights: Weights): number {
  const most = solo ? weights.fleetSolo : weights.fleet;
  return most * (1 - Math.exp(-strength / weights.fleetStrength));
}

/** Technologies: what they do, and sets on the way. */
export function techsWorth({ techs }: Player, sets: boolean, weights: Weights): number {
  let worth = 0;
  let [military, industry, culture] = [0, 0, 0];
  for (let i = 0; i < techs.length; i++) {
    const id = techs[i]!;
    worth += weights.tech[id];
    const { category, cost } = TECH[id];
    if (category === 'military') military += cost;
    else if (category === 'industry') industry += cost;
    else culture += cost;
  }
  if (!sets) return worth;
  const open = (military % TECH_SET) + (industry % TECH_SET) + (culture % TECH_SET);
  return worth + (weights.set * open) / TECH_SET;
}
