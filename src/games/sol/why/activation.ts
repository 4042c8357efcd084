import { count, nameOf } from '../../../kernel/defaults/words.ts';
import { because, type Reason, type Wish } from '../../../kernel/why.ts';
import { useFault } from '../actions/activation.ts';
import { LAYER, NAME, type Space } from '../board.ts';
import { activeEffect } from '../cards/cards.ts';
import { CONVECTIVE, FLARES, OUTER, TOWER } from '../facts.ts';
import {
  boardOf,
  diversAt,
  hasStation,
  ownsStation,
  playerOf,
  shortage,
  stationName,
  stationOwner,
  stationType,
  yieldOf,
} from '../verbs.ts';
import { absent, layerWords, type Look, ofKind, tooFew } from './look.ts';
import { spaceNamed } from './things.ts';
import { nearestWay, nearestWays } from './ways.ts';

/** Why a station does not work now (6.3, 7.4, 10.23), and why nothing is cleared (11.8, 11.9). */

/** The reason for a station by its place; without one, what comes nearest to any activation. */
export function activationReason(look: Look, { things }: Wish): Reason | undefined {
  const [place] = things;
  if (place === undefined) return nearestStation(look);
  const space = spaceNamed(look.state, place);
  return space === undefined ? undefined : useReason(look, space);
}

export function useReason(look: Look, space: Space): Reason | undefined {
  const { state, seat } = look;
  const name = NAME[space]!;
  const station = hasStation(state, space) ? stationWords(look, space) : '';
  const about = [name];
  const instead = ofKind(look, 'use', 'activate', 'move', 'end');
  switch (useFault(state, seat, space)) {
    case 'station':
      return because(`There is no station on ${name} to activate.`, '6.3.2', {
        short: 'no station',
        instead,
        about,
      });
    case 'sundiver':
      return nobodyThere(look, space);
    case 'start':
      return because(
        `Your sundiver on ${name} arrived this turn: it can activate ${station} next turn.`,
        '6.3.2',
        { short: 'arrived this turn', instead, about },
      );
    case 'used':
      return because(`${start(station)} was used this turn, and each works once a turn.`, '6.3.2', {
        short: 'used this turn',
        instead,
        about,
      });
    case 'type':
      return because(
        `You activate ${plurals(state.turn.type)} this turn, and ${station} is another type.`,
        '6.3.1',
        { short: 'another type', more: 'Only FESTIVAL and PULSE mix the types.', instead, about },
      );
    case 'cleared':
      return because('You have cleared a parasite, and no station works in that turn.', '11.9', {
        instead,
        about,
      });
    case 'energy':
    case 'reserve':
      return shortReason(look, space, activeEffect(state)?.buildFactor);
    case undefined:
      return undefined;
  }
}

function start(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plurals(type: number): string {
  return ['nodes', 'foundries', 'towers'][type] ?? 'stations';
}

/** `your node on C3`, `Ben’s tower on R2`. */
function stationWords({ state, seat, names }: Look, space: Space): string {
  const owner = stationOwner(state, space);
  const whose = owner === seat ? 'your' : `${nameOf(names, owner)}’s`;
  return `${whose} ${stationName(stationType(state, space))} on ${NAME[space]}`;
}

function nobodyThere(look: Look, space: Space): Reason {
  const name = NAME[space]!;
  const way = nearestWay(look, space);
  const far =
    way === undefined || way.closed.length > 0 || way.steps === 0
      ? ''
      : ` The nearest of yours is ${count(way.steps, 'point')} away.`;
  return because(
    `A sundiver of yours must stand on ${stationWords(look, space)} to activate it, and none does.`,
    '6.3.2',
    {
      short: 'no sundiver there',
      more: `It has to be there when your turn begins.${far}`,
      lack: { of: 'sundiver', by: 1, at: name },
      instead: ofKind(look, 'use', 'activate', 'move', 'end'),
      about: [name],
      drawings: [absent('sundiver', name)],
    },
  );
}

/** 6.3.4: all or nothing. */
function shortReason(look: Look, space: Space, factor = 1): Reason | undefined {
  const { state, seat } = look;
  const player = playerOf(state, seat);
  const type = stationType(state, space);
  const { base } = yieldOf(state, space);
  const lacking = shortage(player, type, base, factor);
  if (lacking === undefined) return undefined;
  const needed = lacking === 'energy' ? base : base * factor;
  const has = player[lacking];
  const what = lacking === 'energy' ? `${needed} energy` : `${count(needed, 'sundiver')} in your reserve`;
  return because(
    `${start(stationWords(look, space))} needs ${what}, and you have ${has}: ${needed - has} more.`,
    '6.3.4',
    {
      short: lacking === 'energy' ? 'not enough energy' : 'reserve too small',
      more:
        lacking === 'energy'
          ? 'A reward is taken whole or not at all. Nodes make energy, and so do rivals who fly through your gates.'
          : 'A reward is taken whole or not at all. Sundivers that you convert go to the reserve.',
      lack: { of: lacking, by: needed - has },
      instead: ofKind(look, 'use', 'activate', 'move', 'end'),
      about: [NAME[space]!],
      drawings: [tooFew(lacking, has, needed)],
    },
  );
}

/** What is missing where a sundiver is in place, the least first. */
const NEARNESS = ['energy', 'reserve', 'start', 'type', 'used', 'cleared'] as const;

/** The station that lacks least, where no station can be activated. */
function nearestStation(look: Look): Reason {
  const { state, seat } = look;
  const stations = boardOf(state).spaces.filter((space) => hasStation(state, space));
  const faults = stations.map((space) => useFault(state, seat, space));
  const nearest = NEARNESS.map((fault) => faults.indexOf(fault)).find((i) => i >= 0);
  const space = nearest === undefined ? undefined : stations[nearest];
  const reason = space === undefined ? undefined : useReason(look, space);
  if (reason !== undefined) return reason;
  if (stations.length === 0) {
    return because('Activate lets stations work, and none stands on the board yet.', '6.3.2', {
      short: 'no station yet',
      more: 'Convert builds stations from sundivers that stand in a pattern.',
      instead: ofKind(look, 'convert', 'move'),
    });
  }
  return because('Activate needs a sundiver of yours on a station, and you have none on any.', '6.3.2', {
    short: 'none at a station',
    ...closest(look, stations),
    instead: ofKind(look, 'move'),
  });
}

function closest(look: Look, stations: readonly Space[]): { more?: string; about?: string[] } {
  const ways = nearestWays(look);
  let best: { space: Space; steps: number } | undefined;
  for (const space of stations) {
    const way = ways.get(space);
    if (way === undefined || way.closed.length > 0) continue;
    if (best === undefined || way.steps < best.steps) best = { space, steps: way.steps };
  }
  if (best === undefined) return {};
  const { space, steps } = best;
  return {
    more: `The nearest is ${stationWords(look, space)}, ${count(steps, 'point')} away: be there when a turn of yours begins.`,
    about: [NAME[space]!],
  };
}

/** 6.3.3, 6.3.8: an action that has only been chosen. */
export function endReason(look: Look): Reason {
  const { state } = look;
  const scouring = state.stack.at(-1)?.step === 'scour';
  return because(
    scouring
      ? 'You cannot stop before you have removed a feeder or played a card.'
      : 'You cannot stop before you have activated something or played a card.',
    scouring ? '11.8' : '6.3.3',
    { short: 'nothing done yet', instead: ofKind(look, 'use', 'clear', 'play') },
  );
}

// ── Without sundivers: PULSE (10.23) and flares (7.4) ─────────────────────────────────────────────

export function pulseReason(look: Look, space: Space): Reason | undefined {
  const { state } = look;
  const name = NAME[space]!;
  const parts = { about: [name], instead: ofKind(look, 'use', 'end') };
  if (!hasStation(state, space))
    return because(`There is no station on ${name} to activate.`, '10.23', parts);
  if (LAYER[space]! >= CONVECTIVE)
    return because(
      `PULSE reaches the stations of both orbits, and ${name} is in ${layerWords(space)}.`,
      '10.23',
      parts,
    );
  if (state.turn.used.includes(space))
    return because(
      `${start(stationWords(look, space))} was used this turn, and each works once.`,
      '10.23',
      parts,
    );
  return shortReason(look, space);
}

export function orbitalReason(look: Look, space: Space, used: readonly Space[]): Reason | undefined {
  const { state, seat } = look;
  const name = NAME[space]!;
  const parts = { about: [name], instead: ofKind(look, 'orbital', 'done') };
  if (!hasStation(state, space))
    return because(`There is no station on ${name} that the flare could start.`, '7.4', parts);
  if (!ownsStation(state, seat, space))
    return because(
      `A flare starts your own stations, and this is ${stationWords(look, space)}.`,
      '7.4',
      parts,
    );
  if (LAYER[space] !== OUTER)
    return because(
      `A flare starts stations in outer orbit, and ${name} is in ${layerWords(space)}.`,
      '7.4',
      parts,
    );
  if (used.includes(space))
    return because(`${start(stationWords(look, space))} has worked at this flare already.`, '7.4', parts);
  if (state.options.finalFlareTowersOnly && state.flares === FLARES && stationType(state, space) !== TOWER)
    return because('At the last flare only towers work in this match.', '9.2', parts);
  return shortReason(look, space);
}

// ── Feeders and parasites ─────────────────────────────────────────────────────────────────────────

/** Scouring a space, or any. */
export function clearReason(look: Look, space: Space | undefined): Reason {
  const { state, seat } = look;
  const feeders = state.event === 'FEEDERS';
  const creature = feeders ? 'feeder' : 'parasite';
  const rule = feeders ? '11.8' : '11.9';
  const haunted = boardOf(state).spaces.filter((one) => state.feeders[one] !== 0);
  const [first] = haunted;
  const at = space ?? first;
  const parts = { short: `no ${creature} there`, instead: ofKind(look, 'clear', 'end', 'move') };
  if (at === undefined) return because(`There is no ${creature} on the board.`, rule, parts);
  const name = NAME[at]!;
  if (state.feeders[at] === 0)
    return because(`There is no ${creature} on ${name}.`, rule, { ...parts, about: [name] });
  if (diversAt(playerOf(state, seat), at) > 0)
    return because(`Stations work in this turn, and parasites are not cleared beside that.`, rule, parts);
  return because(
    `A sundiver of yours must share the space with a ${creature}, and you have none on ${name}.`,
    rule,
    {
      ...parts,
      lack: { of: 'sundiver', by: 1, at: name },
      about: [name],
      drawings: [absent('sundiver', name)],
    },
  );
}
