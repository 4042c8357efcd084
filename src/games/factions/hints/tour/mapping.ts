import type { ExoplanetId, Op } from '../../facts.ts';
import { allFreeSlots } from '../../cards/upgrades.ts';
import { giftWorth } from '../gifts.ts';
import { gained, type Stock } from './goals.ts';
import { effectOf, meanTile, type Outlook } from '../outlook.ts';
import { WEIGHTS } from '../weights.ts';

/** Galactic Mapping on a tour: what it brings with that at hand. */

/** What only moves things about on the board is left out where mapping is an engine: it comes too often. */
const IDLE: readonly Op['op'][] = ['movePlanet', 'clearSectors', 'wormholes', 'teleport', 'peekAsteroids'];

/** What it is worth to take an effect, against leaving out all that are left. */
export function mapWorth(outlook: Outlook, ops: readonly Op[]): number {
  if (WEIGHTS.mapping.most === 0) return giftWorth(outlook, ops);
  const useful = ops.filter(({ op }) => !IDLE.includes(op));
  return giftWorth(outlook, useful) - WEIGHTS.mapping.least;
}

interface Gain {
  readonly worth: number;
  readonly stock: Stock;
}

/** What one mapping brings. */
export function mapGain(outlook: Outlook, stock: Stock): Gain {
  let sum: Gain = { worth: 0, stock };
  for (const { card, explored } of outlook.player.exoplanets) if (explored) sum = better(outlook, sum, card);
  return sum;
}

function better(outlook: Outlook, before: Gain, card: ExoplanetId): Gain {
  let best = before;
  for (const choice of ['A', 'B'] as const) {
    const gain = effectOf(card, choice).reduce((sum, op) => withOp(outlook, sum, op), before);
    if (promise(outlook, gain) > promise(outlook, best)) best = gain;
  }
  return best;
}

function promise({ resource }: Outlook, { worth, stock }: Gain): number {
  return worth + resource * stock.resources + WEIGHTS.mapping.energy * stock.energy;
}

function withOp(outlook: Outlook, { worth, stock }: Gain, op: Op): Gain {
  const { battery, hold, upgrades, explorers, player } = outlook;
  const { energy, resources, built, recruited, drawn } = stock;
  switch (op.op) {
    case 'energy':
      return { worth, stock: { ...stock, energy: Math.min(battery, energy + op.n) } };
    case 'resources':
      return { worth, stock: { ...stock, resources: Math.min(hold, resources + op.n) } };
    case 'mineRemote': {
      const mined = Math.min(hold, resources + op.n * meanTile(outlook.state));
      return { worth, stock: { ...stock, resources: mined } };
    }
    case 'explorers': {
      const more = recruited + op.n;
      const gain = gained(explorers, more) - gained(explorers, recruited);
      return { worth: worth + gain, stock: { ...stock, recruited: more } };
    }
    case 'convert':
    case 'upgrades': {
      const paid = op.op === 'convert' ? Math.min(op.maxTimes, Math.floor(resources)) : 0;
      const count = Math.min(op.op === 'convert' ? paid : op.n, allFreeSlots(player) - built);
      if (count < 1) return { worth, stock };
      const gain = gained(upgrades, built + count) - gained(upgrades, built);
      const left = resources - Math.min(paid, count);
      return { worth: worth + gain, stock: { ...stock, built: built + count, resources: left } };
    }
    case 'objectives':
      return { worth: worth + outlook.objective * 0.75 ** drawn, stock: { ...stock, drawn: drawn + 1 } };
    case 'research':
    case 'tech':
      return { worth: worth + giftWorth(outlook, [op]), stock };
    default:
      return { worth, stock };
  }
}
