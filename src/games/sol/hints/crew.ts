import { SPACES, type Space } from '../board.ts';
import { CORE, LAYERS } from '../facts.ts';
import { hasStation } from '../verbs.ts';
import { leavingCost, vaporizedCost } from './assets.ts';
import { FAR } from './distances.ts';
import { type Outlook, rewardAt, rewardGain } from './outlook.ts';
import { padsAt } from './pads.ts';

/** What a sundiver is up to. */
export interface Mission {
  /** Where it stands: a space, or `HOME`. */
  readonly from: Space;
  /** Where it goes: to a station, or (-1) to the nearest space of a layer, perhaps to be hurled. */
  readonly to: Space;
  readonly layer: number;
  readonly hurl: boolean;
  /** Points until it is done. */
  readonly points: number;
  /** What it promises now, and what it will be worth then. */
  readonly worth: number;
  readonly done: number;
}

/** The sundivers of a player, each with the best mission the others leave to it. */
export interface Crew {
  readonly missions: readonly Mission[];
  readonly worth: number;
  /** By space, what one more sundiver would be worth there. */
  readonly lure: readonly number[];
  /** What one more in the hold would be worth. */
  readonly atHome: number;
}

export const HOME = SPACES;

/** A station that may be activated by one sundiver after the other, for less each time. */
interface Offer {
  readonly space: Space;
  worth: number;
}

/** Sundivers that stand together. */
interface Group {
  readonly from: Space;
  left: number;
  /** What any number of them could do: hurl, or just stand somewhere. */
  readonly free: Mission;
  /** For each offer the share of its worth that is left from here, and the points to get there. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

export function crewOf(outlook: Outlook): Crew {
  const offers = offersOf(outlook);
  const freedom = freedomOf(outlook);
  const missions = assign(outlook, groupsOf(outlook, offers, freedom), offers);
  let worth = 0;
  for (const mission of missions) worth += mission.worth;
  const lure = lureOf(outlook, offers, freedom);
  return { missions, worth, lure, atHome: launchWorth(outlook, lure) };
}

function offersOf(outlook: Outlook): Offer[] {
  const { state, board, weights, now, player } = outlook;
  const offers: Offer[] = [];
  for (const space of board.spaces) {
    if (!hasStation(state, space)) continue;
    const gain = rewardGain(outlook, rewardAt(outlook, space), player.energy);
    if (gain > 0) offers.push({ space, worth: weights.ready * now * (gain + weights.hold) });
  }
  return offers;
}

/** What any number of sundivers can do without a station: go to a layer and stay, or be hurled from the core. */
interface Freedom {
  /** By space, what the best of it promises. */
  readonly worth: readonly number[];
  /** By space, the layer it leads to; one more than there are where the sundiver is hurled. */
  readonly layer: readonly number[];
  /** What a hurl gives. */
  readonly hurled: number;
}

function freedomOf(outlook: Outlook): Freedom {
  const { weights, distances, long, now, momentum, clock, board, fade } = outlook;
  const lost = vaporizedCost(outlook) + leavingCost(outlook, 1);
  const hurled = Math.max(0, momentum * (2 + clock.flare) - lost);
  const worth = new Array<number>(SPACES).fill(0);
  const layer = new Array<number>(SPACES).fill(0);
  for (const from of board.spaces) {
    const row = from * LAYERS.length;
    let best = weights.readyHurl * now * hurled * fade[distances.layers[row + CORE]!]!;
    let bestLayer: number = LAYERS.length;
    for (let other = 0; other <= CORE; other++) {
      const share = fade[distances.layers[row + other]!]!;
      const there = long * weights.place[other]! * share;
      if (there <= best) continue;
      best = there;
      bestLayer = other;
    }
    worth[from] = best;
    layer[from] = bestLayer;
  }
  return { worth, layer, hurled };
}

function freeMission({ distances, long, weights }: Outlook, freedom: Freedom, from: Space): Mission {
  const layer = Math.min(freedom.layer[from]!, CORE);
  const hurl = freedom.layer[from]! > CORE;
  const points = distances.layers[from * LAYERS.length + layer]! + (hurl ? 1 : 0);
  const done = hurl ? freedom.hurled : long * weights.place[layer]!;
  return { from, to: -1, layer, hurl, points, worth: freedom.worth[from]!, done };
}

function groupsOf(outlook: Outlook, offers: readonly Offer[], freedom: Freedom): Group[] {
  const { board, player, state, eye } = outlook;
  const groups: Group[] = [];
  for (const space of board.spaces) {
    const count = player.divers[space]!;
    if (count > 0) groups.push(groupOn(outlook, offers, freedom, space, count));
  }
  if (player.hold > 0) groups.push(groupAboard(outlook, offers, freedom, eye, player.hold));
  player.guests.forEach((count, host) => {
    const hostEye = state.players[host]!.eye;
    if (count > 0) groups.push(groupAboard(outlook, offers, freedom, hostEye, count));
  });
  return groups;
}

function groupOn(
  outlook: Outlook,
  offers: readonly Offer[],
  freedom: Freedom,
  from: Space,
  left: number,
): Group {
  const { distances, fade } = outlook;
  const points = offers.map(({ space }) => distances.withGates[from * SPACES + space]!);
  const shares = points.map((distance) => fade[distance]!);
  return { from, left, free: freeMission(outlook, freedom, from), shares, points };
}

/** Sundivers in a hold: they may be launched now or wait until the ship has moved on. */
function groupAboard(
  outlook: Outlook,
  offers: readonly Offer[],
  freedom: Freedom,
  eye: number,
  left: number,
): Group {
  const { board, weights, long, distances, fade, patience } = outlook;
  const shares = offers.map(() => 0);
  const points = offers.map(() => FAR);
  const staying = long * weights.hold;
  let best: Mission = { from: HOME, to: -1, layer: 0, hurl: false, points: 0, worth: staying, done: staying };
  for (const { space, ahead } of padsAt(board, eye)) {
    const waited = weights.step * patience[ahead]!;
    const toll = ahead === 0 ? 1 : FAR;
    const worth = waited * freedom.worth[space]!;
    if (worth > best.worth) {
      const launched = freeMission(outlook, freedom, space);
      best = { ...launched, from: HOME, worth, points: launched.points + toll };
    }
    for (let i = 0; i < offers.length; i++) {
      const distance = distances.withGates[space * SPACES + offers[i]!.space]!;
      const share = waited * fade[distance]!;
      if (share <= shares[i]!) continue;
      shares[i] = share;
      points[i] = distance + toll;
    }
  }
  return { from: HOME, left, free: best, shares, points };
}

/** Gives the best mission to whom it is worth most, then the next best, until all have one. */
function assign({ weights }: Outlook, groups: readonly Group[], offers: readonly Offer[]): Mission[] {
  const missions: Mission[] = [];
  let home = 1;
  for (;;) {
    const choice = bestChoice(groups, offers, home);
    if (choice === undefined) return missions;
    const { group, offer } = choice;
    missions.push(missionOf(group, offers, offer, choice.worth));
    group.left--;
    if (group.from === HOME) home *= weights.crowdAtHome;
    const station = offers[offer];
    if (station !== undefined) station.worth *= weights.crowd;
  }
}

interface Choice {
  readonly group: Group;
  /** The number of the offer taken, or -1. */
  readonly offer: number;
  readonly worth: number;
}

function bestChoice(groups: readonly Group[], offers: readonly Offer[], home: number): Choice | undefined {
  let group: Group | undefined;
  let offer = -1;
  let worth = -1;
  for (const candidate of groups) {
    if (candidate.left === 0) continue;
    const share = candidate.from === HOME ? home : 1;
    for (let i = -1; i < offers.length; i++) {
      const promised = i < 0 ? candidate.free.worth : offers[i]!.worth * candidate.shares[i]!;
      if (share * promised <= worth) continue;
      group = candidate;
      offer = i;
      worth = share * promised;
    }
  }
  return group && { group, offer, worth };
}

function missionOf(
  { from, free, points }: Group,
  offers: readonly Offer[],
  offer: number,
  worth: number,
): Mission {
  const station = offers[offer];
  if (station === undefined) return { ...free, worth };
  return {
    from,
    to: station.space,
    layer: -1,
    hurl: false,
    points: points[offer]!,
    worth,
    done: station.worth,
  };
}

/** What one more sundiver would be worth on each space, after the others have taken their missions. */
function lureOf(outlook: Outlook, offers: readonly Offer[], freedom: Freedom): number[] {
  const { board, distances, fade } = outlook;
  const lure = new Array<number>(SPACES).fill(0);
  for (const space of board.spaces) {
    let best = freedom.worth[space]!;
    for (const offer of offers) {
      const distance = distances.withGates[space * SPACES + offer.space]!;
      best = Math.max(best, offer.worth * fade[distance]!);
    }
    lure[space] = best;
  }
  return lure;
}

function launchWorth(outlook: Outlook, lure: readonly number[]): number {
  const { board, eye, weights, long, player, patience } = outlook;
  let best = long * weights.hold;
  for (const { space, ahead } of padsAt(board, eye))
    best = Math.max(best, weights.step * patience[ahead]! * lure[space]!);
  return best * weights.crowdAtHome ** player.hold;
}

/** By place (spaces, then `HOME`), what the sundiver there that would be missed least is worth. */
export function cheapestAt({ missions }: Crew): number[] {
  const prices = new Array<number>(SPACES + 1).fill(Number.POSITIVE_INFINITY);
  for (const { from, worth } of missions) prices[from] = Math.min(prices[from]!, worth);
  return prices;
}
