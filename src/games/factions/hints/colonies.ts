import type { Seat } from '../../../kernel/game.ts';
import { EXOPLANET, type ExoplanetId, type ExplorerId } from '../facts.ts';
import { requirement, strength, strengthOn } from '../cards/exploring.ts';
import { effectOfLaw } from '../cards/modifiers.ts';
import { setPoints } from '../scoring.ts';
import type { Exoplanet, State } from '../state.ts';
import { playerOf, plays } from '../verbs.ts';
import { mappingWorth } from './tour/engine.ts';
import type { Times } from './times.ts';
import { WEIGHTS } from './weights.ts';

/** Who goes where so that an exoplanet is explored. */
export interface Mission {
  readonly on: ExoplanetId;
  readonly crew: readonly ExplorerId[];
}

interface Site {
  readonly card: ExoplanetId;
  readonly type: string;
  readonly need: number;
  readonly energy: number;
  readonly resources: number;
}

function siteOf(state: State, seat: Seat, exoplanet: Exoplanet): Site {
  const { type, production } = EXOPLANET[exoplanet.card];
  const need = exoplanet.explored ? 0 : requirement(state, seat, exoplanet.card) - strengthOn(exoplanet);
  return { card: exoplanet.card, type, need, ...production };
}

/** What the hand can explore at once: the cheapest crew for the site that adds most, again and again. */
function missionsOf(sites: Site[], hand: ExplorerId[], types: string[]): Mission[] {
  const missions: Mission[] = [];
  while (hand.length > 0) {
    let best: { site: Site; crew: ExplorerId[]; score: number } | undefined;
    const gainOf = setGains(types);
    for (const site of sites) {
      const crew = crewFor(site, hand);
      if (crew === undefined) continue;
      const score = gainOf(site.type) - WEIGHTS.explorer * crew.length;
      if (best === undefined || score > best.score) best = { site, crew, score };
    }
    if (best === undefined) break;
    const { site, crew } = best;
    sites.splice(sites.indexOf(site), 1);
    for (const card of crew) hand.splice(hand.indexOf(card), 1);
    types.push(site.type);
    missions.push({ on: site.card, crew });
  }
  return missions;
}

/** What one more of a type adds to the sets; each type is looked at once. */
function setGains(types: readonly string[]): (type: string) => number {
  const before = setPoints(types);
  const known = new Map<string, number>();
  return (type) => {
    const gain = known.get(type) ?? setPoints([...types, type]) - before;
    known.set(type, gain);
    return gain;
  };
}

/** The strongest first, then the weakest that still suffices in place of the last one. */
function crewFor({ card, need }: Site, hand: readonly ExplorerId[]): ExplorerId[] | undefined {
  const ranked = hand
    .map((explorer) => ({ explorer, force: strength(explorer, card) }))
    .toSorted((a, b) => b.force - a.force);
  const crew: ExplorerId[] = [];
  let left = need;
  for (let i = 0; i < ranked.length; i++) {
    const { explorer, force } = ranked[i]!;
    if (force === 0) return undefined;
    if (force < left) {
      crew.push(explorer);
      left -= force;
      continue;
    }
    let last = i;
    while (last + 1 < ranked.length && ranked[last + 1]!.force >= left) last++;
    crew.push(ranked[last]!.explorer);
    return crew;
  }
  return undefined;
}

/** What explorers in hand can explore now, best first. */
export function missions(
  state: State,
  seat: Seat,
  exoplanets: readonly Exoplanet[],
  hand: readonly ExplorerId[],
): Mission[] {
  const sites = exoplanets.map((exoplanet) => siteOf(state, seat, exoplanet));
  const types = exoplanets.flatMap(({ explored }, i) => (explored ? [sites[i]!.type] : []));
  return missionsOf(
    sites.filter((_, i) => !exoplanets[i]!.explored),
    hand.slice(),
    types,
  );
}

/** What exoplanets and explorers in hand are worth together. */
export function coloniesWorth(
  state: State,
  seat: Seat,
  exoplanets: readonly Exoplanet[],
  cards: readonly ExplorerId[],
  times: Times,
): number {
  const hand = cards.slice();
  const all = exoplanets.map((exoplanet) => siteOf(state, seat, exoplanet));
  const types = all.flatMap(({ type }, i) => (exoplanets[i]!.explored ? [type] : []));
  const open = all.filter((_, i) => !exoplanets[i]!.explored);
  missionsOf(open, hand, types);
  const always = plays(state, seat, 'sop');
  const settlers = effectOfLaw(state.bequest)?.mod === 'vpPerExploredExoplanet' ? 1 : 0;
  let sets = setPoints(types);
  let worth = sets + settlers * types.length;
  for (const site of all) if (always || !open.includes(site)) worth += harvest(site, times);
  const owner = playerOf(state, seat);
  const mapped = all.filter((site) => !open.includes(site)).map(({ card }) => card);
  let engine = mappingWorth(owner, mapped, times);
  worth += engine;
  const nearest = open.toSorted((a, b) => a.need - b.need);
  for (const site of nearest) {
    types.push(site.type);
    const before = sets;
    sets = setPoints(types);
    const points = sets - before + settlers;
    const helped = hand.reduce((sum, card) => sum + strength(card, site.card), 0);
    const missing = Math.max(0.5, (site.need - helped) / WEIGHTS.strength);
    hand.length = 0;
    const chance = WEIGHTS.explored[times.rounds]! * WEIGHTS.perExplorer ** missing;
    const cost = Math.min(site.need / WEIGHTS.strength, missing) * (times.last ? 0.5 : 0.75);
    mapped.push(site.card);
    const later = mappingWorth(owner, mapped, times);
    const yields = (always ? 0 : 0.7 * harvest(site, times)) + later - engine;
    engine = later;
    worth += Math.max(0, chance * (points + yields) - cost * 0.6);
  }
  return worth + hand.length * (times.last ? WEIGHTS.lastExplorer : WEIGHTS.explorer);
}

function harvest({ energy, resources }: Site, { harvests, last }: Times): number {
  const energyWorth = last ? 0 : WEIGHTS.savedEnergy * energy * (harvests - 1);
  return (
    energyWorth +
    resources * (WEIGHTS.resource * (harvests - 1) * 0.8 + (harvests > 0 ? WEIGHTS.lastResource : 0))
  );
}
