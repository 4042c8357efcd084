import { nameOf } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { type Hex, NAME, PLANET_AT, PLANETS } from '../board.ts';
import type { Ship } from '../state.ts';
import { hexCount } from '../texts/where.ts';
import { mothership, movement, shipAt } from '../verbs.ts';
import { because, hexWords, type Look, ofKind, type Parts, shipWords } from './look.ts';
import { actedReason } from './readiness.ts';
import { type Way, wayTo } from './ways.ts';

/** Why no planet is settled or besieged (9.7). */

type Deed = 'settle' | 'besiege';

export function colonizeReason(look: Look, at?: Hex): Reason {
  const own = mothership(look.player);
  if (own === undefined) return lostReason('settles');
  if (at !== undefined && at !== own.at) return elsewhereReason(look, own, 'settle', at);
  const planet = PLANET_AT[own.at]!;
  if (planet < 0) return groundReason(look, own, 'settle');
  const owner = look.state.planets[planet]! - 1;
  if (owner === look.seat) return heldReason(own);
  return owner < 0 ? busyReason(look, own) : rivalReason(look, own, owner);
}

export function decolonizeReason(look: Look, at?: Hex): Reason {
  const own = mothership(look.player);
  if (own === undefined) return lostReason('besieges');
  if (at !== undefined && at !== own.at) return elsewhereReason(look, own, 'besiege', at);
  const planet = PLANET_AT[own.at]!;
  const owner = planet < 0 ? -1 : look.state.planets[planet]! - 1;
  if (planet < 0 || owner === look.seat) return groundReason(look, own, 'besiege');
  return owner < 0 ? neutralReason(look, own) : busyReason(look, own);
}

function lostReason(deed: string): Reason {
  return because(`Only a Mothership ${deed} planets, and yours is lost.`, '9.7.1', {
    short: 'no Mothership',
  });
}

// ── On the planet ─────────────────────────────────────────────────────────────────────────────────

function heldReason({ at }: Ship): Reason {
  return because(`${hexWords(at)} is your colony already.`, '9.7.2', { short: 'yours already', about: [at] });
}

function rivalReason(look: Look, { at }: Ship, owner: number): Reason {
  const name = nameOf(look.names, owner);
  return because(`${hexWords(at)} is ${name}’s colony: besiege it first, until it is neutral.`, '9.7.3', {
    short: 'besiege it first',
    instead: ofKind(look, 'decolonize'),
    about: [at],
  });
}

function neutralReason(look: Look, { at }: Ship): Reason {
  return because(`${hexWords(at)} is neutral, so there is no colony to besiege.`, '9.7.3', {
    short: 'no colony there',
    instead: ofKind(look, 'colonize'),
    about: [at],
  });
}

/** The Mothership is in place and has no action left. */
function busyReason(look: Look, own: Ship): Reason {
  if (own.fresh) return actedReason(look, own)!;
  const name = hexWords(own.at);
  const text = look.player.marker
    ? `The first of two actions on ${name} is done; the second follows in your next turn.`
    : 'Your Mothership has acted in this turn, and this is an action of it.';
  return because(text, '9.7.1', {
    short: look.player.marker ? 'again next turn' : 'Mothership has acted',
    more: 'It must not move before, or it starts over.',
    instead: ofKind(look, 'end'),
    about: [own.at],
  });
}

// ── On the way ────────────────────────────────────────────────────────────────────────────────────

/** The Mothership is on no planet that it could work on: the nearest one. */
function groundReason(look: Look, own: Ship, deed: Deed): Reason {
  const { state, seat } = look;
  if (deed === 'besiege' && state.planets.every((owner) => owner === 0 || owner === seat + 1))
    return because('Nobody else has a colony that could be besieged.', '9.7.3', { short: 'no colony there' });
  const way = wayTo(state, own, goalsOf(look, deed));
  const goal = deed === 'settle' ? 'a neutral planet' : 'a rival’s colony';
  const nearest =
    way === undefined
      ? ', and none is free'
      : `; ${hexWords(way.hexes.at(-1)!)}, ${hexCount(way.hexes.length)} away, is the nearest`;
  return because(`Your Mothership has to stand on ${goal} to ${deed} it${nearest}.`, '9.7.1', {
    short: deed === 'settle' ? 'on no planet' : 'on no rival’s planet',
    ...onTheWay(own, way),
  });
}

/** A planet that the Mothership does not stand on. */
function elsewhereReason(look: Look, own: Ship, deed: Deed, at: Hex): Reason {
  const name = hexWords(at);
  if (PLANET_AT[at]! < 0) return because('There is no planet on that hex.', '9.7.1', { about: [at] });
  const there = shipAt(look.state, at);
  if (there !== undefined)
    return because(
      `${name} is kept by ${shipWords(look, there.ship, there.owner)}: only one ship fits on it.`,
      '9.7.6',
      {
        short: 'planet is taken',
        about: [at],
      },
    );
  const way = wayTo(look.state, own, [at]);
  const far = way === undefined ? '' : `, ${hexCount(way.hexes.length)} away`;
  return because(`Your Mothership has to stand on ${name} to ${deed} it${far}.`, '9.7.1', {
    short: 'not on it',
    ...onTheWay(own, way),
  });
}

/** Planets without a ship that there is something to do on. */
function goalsOf({ state, seat }: Look, deed: Deed): Hex[] {
  return PLANETS.filter(({ at }, planet) => {
    const owner = state.planets[planet]! - 1;
    const fits = deed === 'settle' ? owner < 0 : owner >= 0 && owner !== seat;
    return fits && shipAt(state, at) === undefined;
  }).map(({ at }) => at);
}

/** The steps to a planet, and the first of them. */
function onTheWay(own: Ship, way: Way | undefined): Parts {
  if (way === undefined) return { about: [own.at] };
  const goal = way.hexes.at(-1)!;
  const [from, steps] = [NAME[own.at]!, way.hexes.length];
  const stop = NAME[way.hexes[Math.min(movement(own), steps) - 1]!];
  return {
    lack: { of: 'distance', by: steps, at: `${from} ${NAME[goal]}` },
    instead: own.moved || own.fresh ? [] : [`move ${from} ${stop}`],
    about: [own.at, goal],
  };
}
