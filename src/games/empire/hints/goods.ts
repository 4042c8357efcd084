import { type Amounts, TECH, TECH_SET } from '../facts.ts';
import type { Player } from '../state.ts';
import type { Weights } from './weights.ts';

/** What resources, credits, technologies and ships are worth to their owner. */

/** The first few things of a list of worths, the last of which goes on. */
function worthOfFirst(worths: readonly number[], count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += worths[i < worths.length ? i : worths.length - 1]!;
  return sum;
}

export function stockWorth(stock: Amounts, { stock: worths }: Weights): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += worthOfFirst(worths[i]!, stock[i]!);
  return sum;
}

export function creditWorth(credits: number, { credits: worths }: Weights): number {
  return worthOfFirst(worths, credits);
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
