import { count, listed, plural } from '../../../kernel/defaults/words.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { Seat } from '../../../kernel/game.ts';
import { because, type Reason, type Wish } from '../../../kernel/why.ts';
import { type Conversion, forbidden, patternOf } from '../actions/conversion.ts';
import { CONVECTIVE, GATES, STATIONS } from '../facts.ts';
import { LAYER, NAME, type Space, spaceOf } from '../board.ts';
import type { State } from '../state.ts';
import { boardOf, diversAt, hasStation, playerOf, stationName, stationType } from '../verbs.ts';
import { layerWords, type Look, ofKind, tooFew } from './look.ts';
import { segmentNamed, spaceNamed, thingsOf } from './things.ts';
import { piecesOf, wayTo } from './ways.ts';

/** Why sundivers do not turn into a structure (6.2). */

type Kind = Conversion['type'];

/** Whose sundivers are looked at. */
type Eyes = Pick<Look, 'state' | 'seat'>;

const KINDS = ['gate', 'node', 'foundry', 'tower'] as const satisfies readonly Kind[];

const RULES: Record<Kind, string> = { gate: '6.2.2', node: '6.2.3', tower: '6.2.4', foundry: '6.2.5' };

const PATTERNS: Record<Kind, string> = {
  gate: 'two sundivers in a line inward',
  node: 'a sundiver on each side',
  foundry: 'two sundivers side by side',
  tower: 'three sundivers in a line inward',
};

/** The reason for a structure, a place, or both; without either, what comes nearest to any conversion. */
export function conversionReason(look: Look, { act, things }: Wish): Reason | undefined {
  const kind = KINDS.find((one) => one === act);
  const [place] = kind === 'gate' && things.length === 3 ? [things.slice(1).join('|')] : things;
  if (place === undefined) return kind === undefined ? noPattern(look, KINDS) : kindReason(look, kind);
  if (segmentNamed(look.state, place) >= 0)
    return kind === undefined || kind === 'gate' ? at(look, 'gate', place) : undefined;
  const space = spaceNamed(look.state, place);
  if (space === undefined || kind === 'gate') return undefined;
  return kind === undefined ? anyAt(look, space) : at(look, kind, place);
}

/** One structure, wherever it might be. */
function kindReason(look: Look, kind: Kind): Reason {
  return pieceReason(look, kind) ?? noPattern(look, [kind]);
}

/** Any station on a space: the one that comes nearest. */
function anyAt(look: Look, space: Space): Reason {
  const taken = takenReason(look, NAME[space]!);
  if (taken !== undefined) return taken;
  const kinds = STATIONS.filter((kind) => pieceReason(look, kind) === undefined);
  const nearest = nearestOf(
    look,
    kinds.flatMap((kind) => candidates(look.state, kind, NAME[space]!)),
  );
  return nearest === undefined
    ? itemAt(
        STATIONS.flatMap((kind) => pieceReason(look, kind) ?? []),
        0,
      )
    : patternReason(look, nearest);
}

function at(look: Look, kind: Kind, place: string): Reason {
  const found = candidates(look.state, kind, place);
  const nearest = nearestOf(look, found);
  return (
    pieceReason(look, kind) ??
    (nearest === undefined ? tooHigh(place) : undefined) ??
    takenReason(look, place) ??
    (nearest === undefined ? noPattern(look, [kind]) : patternReason(look, nearest))
  );
}

/** 6.2.4: no three layers end in an orbit. */
function tooHigh(place: string): Reason {
  return because(
    `A tower stands on the deepest of three layers, and ${place} is in ${layerWords(spaceOf(place))}.`,
    '6.2.4',
    { short: 'only inside the Sun', about: [place] },
  );
}

/** 2.2, 6.2.8: the piece itself. */
function pieceReason(look: Look, kind: Kind): Reason | undefined {
  const { state, seat } = look;
  const player = playerOf(state, seat);
  const type = STATIONS.findIndex((station) => station === kind);
  if (type >= 0 && forbidden(state) === kind)
    return because(`This scenario forbids you to convert a ${kind}.`, '6.2.8', { short: 'forbidden here' });
  const left = type < 0 ? player.gates : itemAt(player.stations, type);
  if (left > 0) return undefined;
  const all = type < 0 ? `All ${GATES} of your gates are` : `All your ${plural(2, kind)} are`;
  return because(`${all} built or gone: none is left in your reserve.`, '2.2', {
    short: `no ${kind} left`,
    lack: { of: type < 0 ? 'gates' : kind, by: 1 },
    instead: ofKind(look, ...KINDS, 'move'),
    drawings: [tooFew(type < 0 ? 'gates' : kind, 0, 1)],
  });
}

/** 3.7: a place takes one structure of its kind. */
function takenReason({ state }: Look, place: string): Reason | undefined {
  const segment = segmentNamed(state, place);
  if (segment >= 0)
    return state.gates[segment] === 0
      ? undefined
      : because(`A gate stands on ${place} already, and a segment takes one.`, '3.7', { about: [place] });
  const space = spaceOf(place);
  if (!hasStation(state, space)) return undefined;
  const station = stationName(stationType(state, space));
  return because(`A ${station} stands on ${place} already, and a space takes one station.`, '3.7', {
    about: [place],
  });
}

// ── Patterns ──────────────────────────────────────────────────────────────────────────────────────

/** Every way to build a structure at a place, with or without sundivers there. */
function candidates(state: State, kind: Kind, place: string): Conversion[] {
  const { outward, prev, next } = boardOf(state);
  if (kind === 'gate') {
    const [b = '', c = ''] = place.split('|');
    return outward[spaceOf(b)]!.map(({ to: a }) => ({ type: kind, a: NAME[a]!, b, c }));
  }
  const space = spaceOf(place);
  if (kind === 'node') return [{ type: kind, at: place }];
  if (kind === 'foundry')
    return [prev[space]!, next[space]!].map((other) => ({ type: kind, at: place, other: NAME[other]! }));
  if (LAYER[space]! < CONVECTIVE) return [];
  return outward[space]!.flatMap(({ to: b }) =>
    outward[b]!.map(({ to: a }) => ({ type: kind, a: NAME[a]!, b: NAME[b]!, c: place })),
  );
}

/** Every place of this side where a structure could stand and none does. */
function freePlaces(state: State, kind: Kind): string[] {
  const { segments, spaces } = boardOf(state);
  return kind === 'gate'
    ? segments.filter((_, segment) => state.gates[segment] === 0).map(({ name }) => name)
    : spaces.filter((space) => !hasStation(state, space)).map((space) => NAME[space]!);
}

/** What is still missing of a pattern. */
function missing({ state, seat }: Eyes, move: Conversion): Space[] {
  const player = playerOf(state, seat);
  return patternOf(state, move).filter((space) => diversAt(player, space) === 0);
}

/** The conversion that lacks the fewest sundivers, and of those the one that has the most already. */
function nearestOf(look: Eyes, moves: readonly Conversion[]): Conversion | undefined {
  let best: Conversion | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    const lacking = missing(look, move).length;
    const weight =
      10 * lacking - (patternOf(look.state, move).length - lacking) - (move.type === 'gate' ? 0.5 : 0);
    if (weight >= least) continue;
    least = weight;
    best = move;
  }
  return best;
}

/** Where a structure would stand, the pattern it takes, and the spaces of it without a sundiver. */
export interface Nearness {
  readonly place: string;
  readonly pattern: readonly string[];
  readonly absent: readonly string[];
}

/** Where a player is nearest to a structure; nowhere if every place for it is taken. */
export function nearestTo(state: State, seat: Seat, kind: Kind): Nearness | undefined {
  const eyes = { state, seat };
  const all = freePlaces(state, kind).flatMap((place) => candidates(state, kind, place));
  const move = nearestOf(eyes, all);
  if (move === undefined) return undefined;
  const [place = ''] = thingsOf(state, move);
  const names = (spaces: readonly Space[]): string[] => spaces.map((space) => NAME[space]!);
  return { place, pattern: names(patternOf(state, move)), absent: names(missing(eyes, move)) };
}

/** Among all places, what comes nearest. */
function noPattern(look: Look, kinds: readonly Kind[]): Reason {
  const able = kinds.filter((kind) => pieceReason(look, kind) === undefined);
  const all = able.flatMap((kind) =>
    freePlaces(look.state, kind).flatMap((place) => candidates(look.state, kind, place)),
  );
  const nearest = nearestOf(look, all);
  if (nearest === undefined)
    return because('You have no structure left that you could build.', '2.2', { short: 'nothing left' });
  const onBoard = playerOf(look.state, look.seat).divers.some((divers) => divers > 0);
  return onBoard ? patternReason(look, nearest) : nobodyOut(look, nearest.type, kinds.length > 1);
}

function nobodyOut(look: Look, kind: Kind, any: boolean): Reason {
  const what = any
    ? 'Convert turns sundivers that stand in a pattern into a gate or station'
    : `A ${kind} needs ${PATTERNS[kind]}`;
  return because(`${what}, and you have none on the board.`, any ? '6.2.1' : RULES[kind], {
    short: 'no pattern yet',
    more: 'Launch some with Move: two side by side make a foundry, two one above the other a gate.',
    instead: ofKind(look, 'move'),
  });
}

function patternReason(look: Look, move: Conversion): Reason {
  const { state } = look;
  const [place = ''] = thingsOf(state, move);
  const pattern = patternOf(state, move);
  const absent = missing(look, move);
  const names = pattern.map((space) => NAME[space]!);
  const gaps = absent.map((space) => NAME[space]!);
  const [first] = gaps;
  return because(
    `A ${move.type} on ${place} needs ${PATTERNS[move.type]}, on ${listed(names)}; ${presence(pattern, absent)}.`,
    RULES[move.type],
    {
      short: 'no pattern yet',
      more: completing(look, pattern, absent),
      ...(first !== undefined && { lack: { of: 'sundiver', by: 1, at: first } }),
      instead: ofKind(look, ...KINDS, 'move'),
      about: [...names, place],
      ...(first !== undefined && {
        drawings: [
          {
            ...{ kind: 'pattern', piece: 'sundiver', missing: gaps },
            there: names.filter((name) => !gaps.includes(name)),
            makes: { piece: move.type, at: place },
          },
        ],
      }),
    },
  );
}

/** `you have one on C4`, `you have none there`. */
function presence(pattern: readonly Space[], absent: readonly Space[]): string {
  const there = pattern.filter((space) => !absent.includes(space)).map((space) => NAME[space]!);
  if (there.length === 0) return 'you have none there';
  return `you have ${there.length === 1 ? 'one' : 'two'} on ${listed(there)}`;
}

/** How the pattern is completed, and what no pattern is. */
function completing(look: Look, pattern: readonly Space[], absent: readonly Space[]): string | undefined {
  const [first] = absent;
  if (first === undefined) return undefined;
  const player = playerOf(look.state, look.seat);
  const crowded = pattern.find((space) => diversAt(player, space) > 1);
  const together =
    crowded === undefined
      ? ''
      : ` Those together on ${NAME[crowded]} count as one: two on a space are no pattern.`;
  const free = piecesOf(look).filter(
    (piece) => !pattern.some((space) => NAME[space] === piece && diversAt(player, space) === 1),
  );
  const way = wayTo(look, free, first);
  const far = way === undefined || way.closed.length > 0 ? '' : `, ${count(way.steps, 'point')} away`;
  return `Bring one to ${NAME[first]}${far}, and the pattern is ${absent.length === 1 ? 'complete' : 'nearer'}.${together}`;
}
