import type { ForKind } from '../../../kernel/data/kinds.ts';
import { count, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import type { EffectId } from '../facts.ts';
import type { Play, PlayOf, State } from '../state.ts';
import { cardsOf } from '../verbs.ts';
import { spaceOf } from '../board.ts';
import { drawing, suitWords } from './words.ts';

type Text<P> = ForKind<[move: P, names: Names, state: State], string>;

/** What playing a card does. */
export function playText(state: State, move: Play, names: Names): string {
  const text: Text<Play> = PLAYS[move.effect];
  return `play ${move.effect}: ${text(move, names, state)}`;
}

const PLAYS: { readonly [Id in EffectId]: Text<PlayOf<Id>> } = {
  ACCELERATE: ({ by }) => `all ships go ${count(by, 'eye')} on`,
  AUGMENT: () => 'one station gives more for every other sundiver there',
  BLIGHT: ({ host, at }, names) =>
    `the sundiver on ${at} brings three guests aboard ${nameOf(names, host)}’s ship`,
  CASCADE: () => 'convert once more, and those sundivers come home',
  CATAPULT: () => 'each sundiver may cross one gate free of points',
  CEREMONY: () => '1 energy for each launch into outer orbit',
  CHAIN: ({ from }) => `1 momentum for each sundiver of a chain, every other one comes home${starting(from)}`,
  CHANNEL: () => 'each card drawn may turn 1 energy into 1 momentum',
  CLUSTER: () => 'twice fly a whole group for 1 point',
  DUPLICATE: () => 'foundries build twice as many',
  FESTIVAL: () => 'stations of all types may be activated',
  FUEL: () => 'up to three times pay 1 energy for 3 points',
  HATCH: ({ at, victim }, names) => `on ${at} send ${nameOf(names, victim)}’s sundiver home and place two`,
  HYPERDRIVE: () => 'twice the points for one sundiver, 1 energy for every third flight',
  INVADE: ({ at }) => `take over the station on ${at}${drawing(cardsOf(spaceOf(at)))}`,
  JUGGERNAUT: () => 'one own station may fly like a sundiver',
  METAMORPHOSIS: ({ into }) => `the station becomes a ${into}`,
  MOTIVATE: () => 'activate the new station at once',
  PASSAGE: ({ from }) =>
    `1 momentum for every gate that ${from === 'next' ? 'the next one launched' : `the sundiver on ${from}`} crosses`,
  PILLAR: ({ suit }) => `3 momentum for each ${suit === 'FLARE' ? '' : 'card of '}${suitWords(suit)}`,
  PORTAL: () => 'all spaces at motherships border each other',
  PROCREATE: () => 'every group of two or more grows by one',
  PULSE: () => 'activate stations in both orbits without sundivers',
  PUNCTURE: () => 'a sundiver may turn into a gate where it meets a barrier',
  SACRIFICE: ({ at }, _names, state) =>
    `all sundivers on ${at} burn for 2 momentum each${drawing(state.options.sacrificeDraws ? cardsOf(spaceOf(at)) : 0)}`,
  SQUEEZE: () => 'draw at once; without a flare the station gives double, with one it is lost',
  SYNCHRONIZE: () => '1 momentum for every activation',
  TELEPORT: () => 'for 3 points a sundiver jumps anywhere',
  TRANSCEND: () => 'barriers do not stop sundivers',
  TRIBUTE: ({ at }) =>
    `collect 1 energy for each foreign sundiver ${at === undefined ? 'on the own stations' : `on ${at}`}`,
  SWAP: ({ from, who, to, whose }, names) =>
    `${nameOf(names, who)}’s sundiver on ${from} and ${nameOf(names, whose)}’s on ${to} trade places`,
};

function starting(from: string | undefined): string {
  return from === undefined ? '' : `, beginning on ${from}`;
}
