import { type Card, type Op, RESEARCH } from '../facts.ts';
import { allFreeSlots } from '../upgrades.ts';
import { exoplanetGain, meanTile, type Outlook, techWorth } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** What steps of cards bring to a seat. */
export function giftWorth(outlook: Outlook, ops: readonly Op[]): number {
  return ops.reduce((sum, op) => sum + opWorth(outlook, op), 0);
}

function opWorth(outlook: Outlook, op: Op): number {
  const { player, battery, hold, resource, upgrades, explorers, times } = outlook;
  switch (op.op) {
    case 'energy':
      return energyGain(outlook, Math.min(op.n, battery - player.energy));
    case 'resources':
      return resource * Math.min(op.n, hold - player.resources);
    case 'explorers':
      return explorers[Math.min(op.n, explorers.length - 1)] as number;
    case 'upgrades':
      return upgrades[Math.min(op.n, allFreeSlots(player))] as number;
    case 'objectives':
      return outlook.objective * (op.keep > 1 ? 1.8 : 1);
    case 'tech':
      return outlook.tech;
    case 'research':
      return WEIGHTS.research * (times.last ? 0.6 : 1);
    case 'exoplanets':
      return op.from === 'deck' ? 1.2 : (outlook.market[0] ?? 0) * (op.n > 1 ? 1.7 : 1);
    case 'convert': {
      const count = Math.min(op.maxTimes, player.resources, allFreeSlots(player));
      return Math.max(0, (upgrades[count] as number) - resource * count);
    }
    case 'clearSectors':
      return WEIGHTS.sweep * op.max;
    case 'clearBand':
      return WEIGHTS.band;
    case 'movePlanet':
      return WEIGHTS.shove;
    case 'teleport':
      return WEIGHTS.teleport;
    case 'wormholes':
      return WEIGHTS.gate * op.n;
    case 'mineRemote':
      return resource * Math.min(op.n * meanTile(outlook.state), hold - player.resources);
    case 'takeRandomExplorers':
      return (explorers[1] as number) * op.n;
    case 'peekAsteroids':
      return WEIGHTS.peek;
    case 'mayBurnExoplanet':
      return giftWorth(outlook, op.else);
  }
}

export function energyGain({ times }: Outlook, amount: number): number {
  return amount * (times.last ? WEIGHTS.strandedEnergy : WEIGHTS.savedEnergy);
}

export function researchWorth(outlook: Outlook, card: Card): number {
  const { kind, do: ops } = RESEARCH[card] as (typeof RESEARCH)[string];
  switch (kind) {
    case 'explorer':
      return 1.6 * (outlook.explorers[1] as number);
    case 'exoplanet':
      return exoplanetGain(outlook, card);
    case 'tech':
      return Math.max(0, Math.min(outlook.tech + 1, techWorth(outlook.state, outlook.seat, card, outlook.times)));
    default:
      return giftWorth(outlook, ops ?? []);
  }
}
