import { capital, listed } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { unknownTiles } from '../actions/mining.ts';
import { planetOf } from '../actions/orbits.ts';
import { around, type Cell, NAME, SECTORS } from '../board.ts';
import { FACTION, PLANETS } from '../facts.ts';
import type { StepOf } from '../state.ts';
import { nameOf } from '../texts/words.ts';
import { factionOf, playerOf, shipOf } from '../verbs.ts';
import { cellAimed } from './aim.ts';
import { type Answer, type Ask, because, cellWords, sectorsTo, sectorWords } from './ask.ts';
import { planetThing, playerThing } from './things.ts';

/** Places on the board that do not answer a question (4.2, 15, 20). */

/** A sector that a question cannot take, in words of its own. */
function placed(
  tell: (ask: Ask, cell: Cell, name: string) => readonly [text: string, rule: string, short: string],
): (ask: Ask) => Answer {
  return (ask) => {
    const { aim, legal, step } = ask;
    const cell = cellAimed(aim);
    if (cell === undefined || (aim.act !== undefined && !legal.some(({ type }) => type === aim.act)))
      return undefined;
    const [text, rule, short] = tell(ask, cell, cellWords(cell));
    const instead = legal.filter((move) => 'at' in move || 'to' in move);
    return because(capital(text), rule, {
      short,
      instead: step.step === 'orbit' ? legal : instead,
      about: [NAME[cell]!],
    });
  };
}

/** 4.2: ships start around the planet of their faction. */
export const berthReason = placed(({ state, seat }, cell, name) => {
  const { startPlanet, name: faction } = FACTION[factionOf(playerOf(state, seat))];
  if (cell >= SECTORS) return ['No ship can be in the Kuiper Belt.', '3.1.3', 'no ships there'];
  return [
    `${name} does not touch ${startPlanet}, beside which ${faction} ${isMany(faction) ? 'start' : 'starts'}.`,
    '4.2',
    `not at ${startPlanet}`,
  ];
});

/** `The Zealots of Sol`, `Quantum Tunnelers`. */
function isMany(faction: string): boolean {
  return /s$|People|Zealots/.test(faction);
}

/** 15.2: wormholes lie in two different sectors. */
export const gateReason = placed(({ state }, cell, name) => {
  if (state.gates.length === 2) {
    return [
      `Both wormholes are on the board, in ${listed(state.gates.map(cellWords))}: take one of them back first.`,
      '15.2',
      'take one back first',
    ];
  }
  return cell >= SECTORS
    ? ['Wormholes lie in sectors, never in the Kuiper Belt.', '15.2', 'no sector']
    : [`A wormhole lies in ${name} already.`, '15.2', 'taken'];
});

/** 20.2: only energy is cleared. */
export const sweepReason = placed((_, __, name) => [
  `No energy lies in ${name} to clear.`,
  '20.2',
  'nothing to clear',
]);

export const bandReason = placed(() => [
  'A band of sectors is cleared, and the Kuiper Belt is none.',
  '20.2',
  'no sectors',
]);

/** 20.2: a teleport leads beside a planet. */
export const teleportReason = placed(({ state, seat }, cell, name) => {
  if (cell >= SECTORS) return ['No ship can enter the Kuiper Belt.', '3.1.3', 'no ships there'];
  if (playerOf(state, seat).ships.includes(cell))
    return [`Your ship is in ${name} already.`, '15.3', 'you are here'];
  return [`${name} lies beside no planet, and the teleport leads next to one.`, '20.2', 'no planet there'];
});

/** 15.1: a ship rides to a sector around the planet. */
export const orbitReason = placed(({ state, seat, step }, cell, name) => {
  if (step.step !== 'orbit') return [`${name} is not in reach.`, '15.1', 'not in reach'];
  const planet = PLANETS[step.planet]!;
  if (playerOf(state, seat).ships[step.ship] === cell)
    return [`Your ship is in ${name}; to remain there, stay behind.`, '15.1', 'you are here'];
  return [
    `${name} does not touch ${planet}: you ride to a sector around its new place.`,
    '15.1',
    `not at ${planet}`,
  ];
});

/** 18.4: the opponent drains the fullest sectors. */
export const drainReason = placed(({ state }, cell, name) => {
  const open = state.energy.filter((_, at) => !state.gates.includes(at));
  if (state.gates.includes(cell)) return [`A wormhole lies in ${name} already.`, '18.4', 'taken'];
  return [
    `${name} holds ${state.energy[cell] ?? 0} energy; the wormhole goes where most lies, which is ${Math.max(...open)}.`,
    '18.4',
    'not the most',
  ];
});

export const digReason = placed((_, __, name) => [
  `No tile lies in ${name} to mine.`,
  '8.1',
  'no tile there',
]);

/** 20.2: tiles that one does not know. */
export const peekReason = placed(({ state, seat }, cell, name) => {
  const lies = state.tiles.some(({ at }) => at === cell);
  const known = lies && !unknownTiles(state, seat).some(({ at }) => at === cell);
  return known
    ? [`You know the tile in ${name}.`, '20.2', 'known already']
    : [`No tile lies in ${name} to look at.`, '20.2', 'no tile there'];
});

// ── Planets and players ───────────────────────────────────────────────────────────────────────────

/** A planet other than the one that has just been used. */
export function otherPlanetReason({ aim, step, legal }: Ask<StepOf<'push' | 'react'>>): Answer {
  if (aim.thing?.kind !== 'planet') return undefined;
  const used = PLANETS[step.planet]!;
  const push = step.step === 'push';
  return because(
    push
      ? `Only ${used}, which you have just used, can be pushed now.`
      : `Only ${used}, which has just been used, can be used as well.`,
    push ? '14.5' : '14.8.3',
    { short: `only ${used}`, instead: legal, about: [planetThing(used)] },
  );
}

/** A sector or ship while a planet carries ships along: how far the planet is. */
export function orbitPlanetReason({ aim, state, seat, step, legal }: Ask<StepOf<'orbit'>>): Answer {
  if (aim.thing?.kind !== 'planet') return undefined;
  const moved = PLANETS[step.planet]!;
  if (aim.thing.item === moved) {
    return because(`${moved} has moved; choose a sector around it to ride along, or stay.`, '15.1', {
      short: 'choose a sector',
      instead: legal,
      about: around(state.planets[step.planet]!).map((sector) => NAME[sector]!),
    });
  }
  const planet = PLANETS.find((name) => name === aim.thing?.item);
  const orbit = planet === undefined ? undefined : state.planets[planetOf(planet)];
  const ship = playerOf(state, seat).ships[step.ship] ?? shipOf(playerOf(state, seat));
  const far = orbit === undefined ? 0 : sectorsTo(state, ship, around(orbit));
  return because(
    far === 0
      ? `Your ship is beside ${aim.thing.item}, but it is ${moved} that carries it now.`
      : `Only ${moved} carries your ship now; ${aim.thing.item} is ${sectorWords(far)} away.`,
    '15.1',
    { short: `only ${moved}`, instead: legal, about: [planetThing(moved)] },
  );
}

/** 20.2: explorers are taken from those who hold some. */
export function robReason({ aim, state, seat, names, legal }: Ask<StepOf<'rob'>>): Answer {
  if (aim.thing?.kind !== 'player') return undefined;
  const who = Number(aim.thing.item);
  const held = state.players[who]?.explorers.length ?? 0;
  return robbed(
    who === seat
      ? 'You take explorers from another player, not from yourself.'
      : held === 0
        ? `${nameOf(names, who)} holds no explorers.`
        : `${nameOf(names, who)} holds only explorers of Neptune, which cannot be taken.`,
  );

  function robbed(text: string): Reason {
    return because(text, '20.2', { short: 'nothing to take', instead: legal, about: [playerThing(who)] });
  }
}
