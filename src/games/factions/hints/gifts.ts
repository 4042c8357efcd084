import { has } from '../../../kernel/data/records.ts';
import { EXOPLANET, type ExoplanetId, type Op, RESEARCH, type ResearchId, TECH } from '../facts.ts';
import { openOption } from '../cards/modifiers.ts';
import type { Exoplanet } from '../state.ts';
import { allFreeSlots } from '../cards/upgrades.ts';
import { facesOf, plays } from '../verbs.ts';
import { addedBy, coloniesWorth } from './colonies.ts';
import { effectOf, meanTile, type Outlook, techWorth } from './outlook.ts';
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
      return explorers[Math.min(op.n, explorers.length - 1)]!;
    case 'upgrades':
      return upgrades[Math.min(op.n, allFreeSlots(player))]!;
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
      return Math.max(0, upgrades[count]! - resource * count);
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
      return explorers[1]! * op.n;
    case 'peekAsteroids':
      return WEIGHTS.peek;
    case 'mayBurnExoplanet':
      return giftWorth(outlook, op.else);
  }
}

export function energyGain({ times }: Outlook, amount: number): number {
  return amount * (times.last ? WEIGHTS.strandedEnergy : WEIGHTS.savedEnergy);
}

export function researchWorth(outlook: Outlook, card: ResearchId): number {
  const research = RESEARCH[card];
  if (research.kind === 'instant') return giftWorth(outlook, research.do);
  if (has(EXOPLANET, card)) return exoplanetGain(outlook, card);
  if (!has(TECH, card)) return 1.6 * outlook.explorers[1]!;
  const worth = techWorth(outlook.state, outlook.seat, card, outlook.times);
  return Math.max(0, Math.min(outlook.tech + 1, worth));
}

/** What an exoplanet adds, its effect included. */
export function exoplanetGain(outlook: Outlook, card: ExoplanetId): number {
  return addedBy(outlook, outlook.colonies, card) + boonGain(outlook, card);
}

/** What the better effect of an exoplanet brings. */
export function boonGain(outlook: Outlook, card: ExoplanetId): number {
  return Math.max(0, ...(['A', 'B'] as const).map((choice) => giftWorth(outlook, effectOf(card, choice))));
}

/** What an own exoplanet adds as it is. */
export function lossOf({ state, seat, player, times }: Outlook, card: ExoplanetId): number {
  const hand = facesOf(player.explorers);
  const left = player.exoplanets.filter((exoplanet) => exoplanet.card !== card);
  const worth = (exoplanets: readonly Exoplanet[]) => coloniesWorth(state, seat, exoplanets, hand, times);
  return worth(player.exoplanets) - worth(left);
}

/** What the reward for a vote brings. */
export function rewardWorth(outlook: Outlook, option: 'A' | 'B'): number {
  if (outlook.state.event === '') return 0;
  const { reward } = openOption(outlook.state, option);
  return giftWorth(outlook, reward) * (plays(outlook.state, outlook.seat, 'council') ? 1.9 : 1);
}
