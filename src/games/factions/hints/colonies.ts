import type { Seat } from '../../../kernel/game.ts';
import { EXOPLANET, type ExoplanetId, type ExplorerId } from '../facts.ts';
import { requirement, strength, strengthOn } from '../cards/exploring.ts';
import { effectOfLaw } from '../cards/modifiers.ts';
import { setPoints } from '../scoring.ts';
import type { Exoplanet, Player, State } from '../state.ts';
import { facesOf, playerOf, plays } from '../verbs.ts';
import { remembering } from './memory.ts';
import type { Owner } from './outlook.ts';
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
  readonly explored: boolean;
  readonly need: number;
  readonly energy: number;
  readonly resources: number;
}

function siteOf(state: State, seat: Seat, exoplanet: Exoplanet): Site {
  const { card, explored } = exoplanet;
  const { type, production } = EXOPLANET[card];
  const need = explored ? 0 : requirement(state, seat, card) - strengthOn(exoplanet);
  return { card, type, explored, need, energy: production.energy, resources: production.resources };
}

/** What the hand can explore at once: the cheapest crew for the site that adds most, again and again. */
function missionsOf(sites: Site[], hand: ExplorerId[], types: string[]): Mission[] {
  const missions: Mission[] = [];
  while (hand.length > 0) {
    let best: { site: Site; crew: ExplorerId[]; score: number } | undefined;
    const before = setsWorth(types);
    for (const site of sites) {
      const crew = crewFor(site, hand);
      if (crew === undefined) continue;
      const score = setsWorth(types, site.type) - before - WEIGHTS.explorer * crew.length;
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

const SETS = new Map<string, number>();

/** VP for sets of some types and one more; each list of types is looked at once. */
function setsWorth(types: readonly string[], more = ''): number {
  const key = `${types.join()},${more}`;
  const known = SETS.get(key);
  if (known !== undefined) return known;
  const points = setPoints(more === '' ? types : [...types, more]);
  SETS.set(key, points);
  return points;
}

/** The strongest first, then the weakest that still suffices in place of the last one. */
function crewFor({ card, need }: Site, hand: readonly ExplorerId[]): ExplorerId[] | undefined {
  if (forceOf(hand, card) < need) return undefined;
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

/** What some explorers count together on an exoplanet. */
function forceOf(hand: readonly ExplorerId[], card: ExoplanetId): number {
  let sum = 0;
  for (const explorer of hand) sum += strength(explorer, card);
  return sum;
}

/** What explorers in hand can explore now, best first. */
export function missions(
  state: State,
  seat: Seat,
  exoplanets: readonly Exoplanet[],
  hand: readonly ExplorerId[],
): Mission[] {
  const sites = exoplanets.map((exoplanet) => siteOf(state, seat, exoplanet));
  return missionsOf(
    sites.filter(({ explored }) => !explored),
    hand.slice(),
    exploredTypes(sites),
  );
}

function exploredTypes(sites: readonly Site[]): string[] {
  const types: string[] = [];
  for (const { explored, type } of sites) if (explored) types.push(type);
  return types;
}

/** What all looks at the exoplanets of a seat have in common. */
interface Settler {
  readonly player: Player;
  readonly times: Times;
  /** Whether exoplanets bring something before they are explored. */
  readonly always: boolean;
  /** VP of each explored exoplanet by a Bequest. */
  readonly bequest: number;
}

function settlerOf(state: State, seat: Seat, times: Times): Settler {
  const bequest = effectOfLaw(state.bequest)?.mod === 'vpPerExploredExoplanet' ? 1 : 0;
  return { player: playerOf(state, seat), times, always: plays(state, seat, 'sop'), bequest };
}

/** What exoplanets and explorers in hand are worth together. */
export function coloniesWorth(
  state: State,
  seat: Seat,
  exoplanets: readonly Exoplanet[],
  cards: readonly ExplorerId[],
  times: Times,
): number {
  const sites = exoplanets.map((exoplanet) => siteOf(state, seat, exoplanet));
  return sitesWorth(settlerOf(state, seat, times), sites, cards);
}

function sitesWorth(
  { player, times, always, bequest }: Settler,
  sites: readonly Site[],
  cards: readonly ExplorerId[],
): number {
  const spare = times.last ? WEIGHTS.lastExplorer : WEIGHTS.explorer;
  if (sites.length === 0) return cards.length * spare;
  const hand = cards.slice();
  const types = exploredTypes(sites);
  const open = sites.filter(({ explored }) => !explored);
  missionsOf(open, hand, types);
  let sets = setsWorth(types);
  let worth = sets + bequest * types.length;
  for (const site of sites) if (always || !open.includes(site)) worth += harvest(site, times);
  const mapped = sites.filter((site) => !open.includes(site)).map(({ card }) => card);
  let engine = mappingWorth(player, mapped, times);
  worth += engine;
  const nearest = open.toSorted((a, b) => a.need - b.need);
  for (const site of nearest) {
    types.push(site.type);
    const before = sets;
    sets = setsWorth(types);
    const points = sets - before + bequest;
    const helped = forceOf(hand, site.card);
    const missing = Math.max(0.5, (site.need - helped) / WEIGHTS.strength);
    hand.length = 0;
    const chance = WEIGHTS.explored[times.rounds]! * WEIGHTS.perExplorer ** missing;
    const cost = Math.min(site.need / WEIGHTS.strength, missing) * (times.last ? 0.5 : 0.75);
    mapped.push(site.card);
    const later = mappingWorth(player, mapped, times);
    const yields = (always ? 0 : 0.7 * harvest(site, times)) + later - engine;
    engine = later;
    worth += Math.max(0, chance * (points + yields) - cost * 0.6);
  }
  return worth + hand.length * spare;
}

function harvest({ energy, resources }: Site, { harvests, last }: Times): number {
  const energyWorth = last ? 0 : WEIGHTS.savedEnergy * energy * (harvests - 1);
  return (
    energyWorth +
    resources * (WEIGHTS.resource * (harvests - 1) * 0.8 + (harvests > 0 ? WEIGHTS.lastResource : 0))
  );
}

// ── What more would add ───────────────────────────────────────────────────────────────────────────

/** An explorer like most, to see what one more would bring. */
const AVERAGE_EXPLORER = 've03';

/** What the exoplanets and explorers of a seat are worth, and what more of them would add. */
export interface Colonies {
  readonly worth: number;
  /** What one explorer adds, two, three and so on. */
  readonly explorers: readonly number[];
  /** What exoplanets add, as far as it has been asked. */
  readonly added: Map<ExoplanetId, number>;
}

const remembered = remembering<Colonies>();

/** What the colonies of a seat are worth, and what up to so many explorers would add. */
export function coloniesOf({ state, seat, player, times }: Owner, most: number): Colonies {
  const { faction, upgrades, exoplanets, explorers, techs } = player;
  const { rounds, harvests, coming } = times;
  const { law, bequest } = state;
  const own = [faction, upgrades, exoplanets, explorers, techs];
  const basis = [...own, rounds, harvests, coming, law, bequest, most];
  return remembered(seat, basis, () => lookAt(state, seat, times, most));
}

function lookAt(state: State, seat: Seat, times: Times, most: number): Colonies {
  const { exoplanets, explorers } = playerOf(state, seat);
  const settler = settlerOf(state, seat, times);
  const sites = exoplanets.map((exoplanet) => siteOf(state, seat, exoplanet));
  const hand = facesOf(explorers);
  const worth = sitesWorth(settler, sites, hand);
  const gains = [0];
  for (let count = 1; count <= most; count++) {
    hand.push(AVERAGE_EXPLORER);
    gains.push(sitesWorth(settler, sites, hand) - worth);
  }
  return { worth, explorers: gains, added: new Map() };
}

/** What one more exoplanet adds to the colonies of a seat. */
export function addedBy(owner: Owner, { worth, added }: Colonies, card: ExoplanetId): number {
  const known = added.get(card);
  if (known !== undefined) return known;
  const { state, seat, player, times } = owner;
  const more = [...player.exoplanets, { card, explorers: [], explored: false }];
  const gain = coloniesWorth(state, seat, more, facesOf(player.explorers), times) - worth;
  added.set(card, gain);
  return gain;
}
