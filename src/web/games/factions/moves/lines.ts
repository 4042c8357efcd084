import type { ForKind } from '../../../../kernel/data/kinds.ts';
import { count, listed, type Names } from '../../../../kernel/defaults/words.ts';
import type { Event } from '../../../../games/factions/state.ts';
import {
  cardName,
  levelName,
  machineName,
  nameOf,
  place,
  unitWords,
} from '../../../../games/factions/texts/words.ts';

/** What happened, in one plain line for each action. */

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** What an action can lead to before the next one begins, by what it begins with. */
const FOLLOWS: { readonly [T in Event['type']]?: readonly Event['type'][] } = {
  entered: ['entered'],
  glided: ['glided'],
  placed: ['explored'],
  teleported: ['rescued'],
  resources: ['energy'],
  mined: ['resources'],
  offered: ['proposal', 'refused', 'traded'],
  charged: ['energy'],
  used: [
    ...(['charged', 'energy', 'resources', 'recruited', 'explorers', 'voted', 'leader'] as const),
    ...(['installed', 'machine', 'exoplanet', 'boon', 'market', 'drew', 'drawn', 'kept', 'burned'] as const),
    ...(['tech', 'returned', 'research', 'researched', 'cleared', 'gate', 'ungate', 'mined'] as const),
  ],
};

/** Gains and losses that no planet brings. */
const APART = ['burn', 'pass', 'production', 'coils'] as const;

/** Whether an event belongs to the action before it. */
export function goesOn([first]: readonly Event[], next: Event): boolean {
  if (first === undefined || FOLLOWS[first.type]?.includes(next.type) !== true) return false;
  if ('reason' in next && first.type !== 'resources') return !APART.some((reason) => reason === next.reason);
  return !('seat' in first && 'seat' in next) || first.type === 'offered' || first.seat === next.seat;
}

/** One sentence for the events of an action; nothing where their own will do. */
export function line(action: readonly Event[], names: Names): string | undefined {
  const [first] = action;
  switch (first?.type) {
    case 'turn':
      return '';
    case 'entered':
      return flight(action, first, nameOf(names, first.seat));
    case 'used':
      return `${nameOf(names, first.seat)} uses ${first.planet}${first.planet === first.as ? '' : ` as ${first.as}`}${brought(action)}.`;
    case 'charged':
      return `${nameOf(names, first.seat)} charges${brought(action)}.`;
    case 'mined':
      return `${nameOf(names, first.seat)} mines ${place(first.at)}${brought(action.slice(1))}.`;
    case 'glided':
      return action.length > 1 ? 'The planets move on along their rings.' : undefined;
    case 'placed':
      return action.length > 1
        ? `${nameOf(names, first.seat)} explores ${cardName(first.on)} with ${cardName(first.card)}.`
        : undefined;
    case 'teleported':
      return rescue(action, first, nameOf(names, first.seat));
    case 'offered':
      return deal(action, names);
    default:
      return undefined;
  }
}

function flight(action: readonly Event[], { from }: EventOf<'entered'>, name: string): string {
  const steps = action.filter((event) => event.type === 'entered');
  const paid = steps.reduce((sum, { price }) => sum + price, 0);
  return `${name} flies from ${place(from)} to ${place(steps.at(-1)?.to ?? from)} for ${paid} energy.`;
}

function rescue(action: readonly Event[], { to }: EventOf<'teleported'>, name: string): string | undefined {
  const call = action.find((event) => event.type === 'rescued');
  if (call === undefined) return undefined;
  return `${name} is rescued to ${place(to)}, ${call.penalty === 0 ? 'free' : `for ${call.penalty} points`}.`;
}

/** Talk alone is not told; an offer is told with its answer. */
function deal(action: readonly Event[], names: Names): string | undefined {
  const told = action.filter((event) => event.type !== 'offered');
  const offer = told.find((event) => event.type === 'proposal');
  const end = told.find((event) => event.type === 'refused' || event.type === 'traded');
  if (told.length === 0) return '';
  if (offer === undefined || end === undefined) return undefined;
  const made = `${nameOf(names, offer.seat)} offers ${nameOf(names, offer.to)} ${unitWords(offer.give)} for ${unitWords(offer.ask)}`;
  return `${made}: ${end.type === 'traded' ? 'agreed' : 'refused'}.`;
}

// ── What it brought ───────────────────────────────────────────────────────────────────────────────

/** `: 2 explorers for 2 resources` */
function brought(action: readonly Event[]): string {
  const gains = [...upgrades(action), ...action.flatMap((event) => gain(event) ?? [])];
  const costs = costsOf(action);
  if (gains.length + costs.length === 0) return '';
  const paid = costs.length === 0 ? '' : ` for ${listed(costs)}`;
  return `: ${gains.length === 0 ? 'nothing' : listed(gains)}${paid}`;
}

/** `2 upgrades of Solar Sails`, however many at a time they came. */
function upgrades(action: readonly Event[]): string[] {
  const sums = new Map<string, number>();
  for (const event of action) {
    if (event.type !== 'installed') continue;
    const of = event.machine === '' ? '' : ` of ${machineName(event.machine)}`;
    sums.set(of, (sums.get(of) ?? 0) + event.count);
  }
  return [...sums].map(([of, n]) => `${count(n, 'upgrade')}${of}`);
}

/** All that was paid, however many at a time. */
function costsOf(action: readonly Event[]): string[] {
  const paid = (what: 'resources' | 'energy'): number =>
    action.reduce((sum, event) => (event.type === what && event.by < 0 ? sum - event.by : sum), 0);
  const [resources, energy] = [paid('resources'), paid('energy')];
  return [
    ...(resources > 0 ? [count(resources, 'resource')] : []),
    ...(energy > 0 ? [`${energy} energy`] : []),
  ];
}

function gain(event: Event): string | undefined {
  const tell: ForKind<[event: Event], string | undefined> | undefined = GAINS[event.type];
  return tell?.(event);
}

const GAINS: { readonly [E in Event as E['type']]?: ForKind<[event: E], string | undefined> } = {
  energy: ({ by }) => (by > 0 ? `${by} energy` : undefined),
  resources: ({ by }) => (by > 0 ? count(by, 'resource') : undefined),
  recruited: ({ count: n }) => count(n, 'explorer'),
  voted: ({ option }) => `a vote for option ${option}`,
  leader: () => 'the Leader token',
  machine: ({ machine, level }) => `${levelName(machine, level)} complete`,
  exoplanet: ({ card }) => cardName(card),
  market: () => 'new cards in the market',
  drew: ({ count: n }) => count(n, 'secret objective'),
  tech: ({ card }) => `the tech ${cardName(card)}`,
  researched: () => 'a research card',
  cleared: ({ at, energy }) => `${energy} energy cleared from ${place(at)}`,
  gate: ({ at }) => `a wormhole in ${place(at)}`,
  mined: ({ at }) => `the tile in ${place(at)}`,
};
