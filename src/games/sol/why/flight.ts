import { count, listed, nameOf } from '../../../kernel/defaults/words.ts';
import { because, type Distance, type Reason, type Wish } from '../../../kernel/why.ts';
import { bordersFor, hasRoom, launchSpaces } from '../actions/flight.ts';
import { LAYER, NAME, type Space, segmentBetween, spaceOf } from '../board.ts';
import { activeEffect } from '../cards/cards.ts';
import { CORE } from '../facts.ts';
import type { Move } from '../state.ts';
import { onPlace } from '../texts/words.ts';
import { boardOf, diversAt, playerOf, segmentName } from '../verbs.ts';
import { absent, layerWords, type Look, ofKind, pointsWords, some, tooFew } from './look.ts';
import { HEART, seatOf, segmentNamed, shipThing, spaceNamed, thingsOf } from './things.ts';
import { nearestWay, nearestWays, piecesOf, type Way, wayTo } from './ways.ts';

/** Why something is no step of a Move (6.1). */

/** The reason for a pair of things, a single one, or a kind of step. */
export function moveReason(look: Look, { act, things }: Wish): Reason | undefined {
  const { state, seat } = look;
  const [from = '', to = ''] = act === 'launch' ? [shipThing(seat), ...things] : things;
  const space = spaceNamed(state, from);
  const goal = spaceNamed(state, to);
  if (from === shipThing(seat) && to === HEART) return fromHold(look);
  if (act === 'hurl' || to === HEART || from === HEART) return hurlReason(look, space);
  if (from === shipThing(seat)) return goal === undefined ? launchingReason(look) : launchReason(look, goal);
  if (space !== undefined && seatOf(state, to) !== undefined) return homeReason(look, from);
  if (seatOf(state, from) !== undefined) return guestReason(look, from);
  if (space !== undefined && goal !== undefined) return flightReason(look, space, goal);
  if (segmentNamed(state, to || from) >= 0) return barrierReason(look, to || from);
  if (space !== undefined) return reachReason(look, space);
  return act === 'fly' ? flyingReason(look) : undefined;
}

// ── Flying ────────────────────────────────────────────────────────────────────────────────────────

function flightReason(look: Look, from: Space, to: Space): Reason {
  const { state, seat } = look;
  const name = NAME[from]!;
  if (diversAt(playerOf(state, seat), from) === 0) return missingDiver(look, from);
  if (from === to) return because(`Your sundiver is on ${name} already.`, '6.1.2', { about: [name] });
  return loneReason(look, name) ?? roomReason(look, to) ?? wayReason(look, [name], to);
}

function missingDiver(look: Look, from: Space): Reason {
  const name = NAME[from]!;
  const pieces = piecesOf(look);
  return because(`You have no sundiver on ${name} to fly from there.`, '6.1.2', {
    lack: { of: 'sundiver', by: 1, at: name },
    instead: ofKind(look, 'fly', 'launch', 'move'),
    about: [name, ...pieces],
    drawings: [absent('sundiver', name)],
  });
}

/** 10.14: HYPERDRIVE leads a single sundiver. */
function loneReason(look: Look, start: string): Reason | undefined {
  const { state } = look;
  const { marked } = state.turn;
  if (activeEffect(state)?.lone !== true || marked === -1 || NAME[marked] === start) return undefined;
  const which = marked < 0 ? 'has left the board' : `is the one on ${NAME[marked]}`;
  return because(`HYPERDRIVE moves a single sundiver, and that ${which}.`, '10.14', {
    instead: ofKind(look, 'fly', 'end'),
    about: marked < 0 ? [] : [NAME[marked]!],
  });
}

function pointsReason(look: Look): Reason | undefined {
  if (look.state.turn.points >= 1) return undefined;
  return because('Every step costs 1 movement point, and you have none left.', '6.1.2', {
    short: 'no points left',
    lack: { of: 'points', by: 1 },
    instead: ofKind(look, 'fuel', 'end'),
  });
}

function roomReason({ state, seat }: Look, to: Space): Reason | undefined {
  if (hasRoom(playerOf(state, seat), to)) return undefined;
  const name = NAME[to]!;
  return because(`Five of your sundivers are the most on a space, and they are all on ${name}.`, '3.7', {
    lack: { of: 'room', by: 1, at: name },
    about: [name],
  });
}

/** Points and gates on the way from a piece to a space where it could be. */
function wayReason(look: Look, starts: readonly string[], to: Space): Reason {
  const way = wayTo(look, starts, to);
  if (way === undefined) return blockedReason(look, to);
  if (way.closed.length > 0) return closedReason(look, way, to);
  return (way.steps === 1 ? pointsReason(look) : undefined) ?? farReason(look, way, to);
}

function farReason(look: Look, way: Way, to: Space): Reason {
  const { points } = look.state.turn;
  const name = NAME[to]!;
  const whole = `${name} is ${count(way.steps, 'step')} from ${startWords(look, way.start)}`;
  const about = [way.start, name];
  const instead = stepsOn(look, way);
  if (way.steps > points) {
    return because(`${whole}, and ${pointsWords(look)}.`, look.imagined ? '6.1.1' : '6.1.2', {
      short: 'too far',
      more: `Every step costs 1 point. Fly as near as you can, and reach ${name} in a later turn.`,
      ...(!look.imagined && { lack: { of: 'points', by: way.steps - points } }),
      instead,
      about,
      drawings: [drawn(way, name, points)],
    });
  }
  if (look.imagined)
    return because(`Choose Move first: ${whole}, and ${pointsWords(look)}.`, '5.3', {
      short: 'move first',
      instead,
      about,
    });
  return because(`${whole}: a sundiver goes one space at a time.`, '6.1.2', {
    more: `You have the points for it: begin with ${NAME[way.first]}.`,
    instead,
    about: [...about, NAME[way.first]!],
  });
}

function drawn({ start, steps, path }: Way, to: string, reach: number): Distance {
  return {
    ...{ kind: 'distance', from: start, to, steps, reach, of: 'points' },
    path: path.map((space) => NAME[space]!),
  };
}

function startWords({ seat }: Look, start: string): string {
  return start === shipThing(seat) ? 'your mothership' : `your sundiver on ${start}`;
}

/** The first step of a way, where it can be taken now. */
function stepsOn(look: Look, { start, first }: Way): string[] {
  if (look.imagined) return ['move'];
  const goal = NAME[first];
  return some(look, (move) => {
    const [from, to] = thingsOf(look.state, move);
    return from === start && to === goal;
  });
}

/** A barrier without a gate lies between. */
function closedReason(look: Look, way: Way, to: Space): Reason {
  const { state, seat } = look;
  const { start, closed, steps } = way;
  const names = closed.map((segment) => segmentName(state, segment));
  const [name = ''] = names;
  const direct = start !== shipThing(seat) && closed.length === 1 && steps === 1;
  const text = direct
    ? `${name} is closed: no gate stands there.`
    : `Every way from ${startWords(look, start)} to ${NAME[to]} is closed: it lacks ${names.length === 1 ? 'a gate' : `${names.length} gates,`} ${listed(names.map(onPlace))}.`;
  return because(text, '6.1.2', {
    short: 'no gate there',
    more: `A gate on ${name} takes two sundivers in a line inward: one on ${listed(above(look, name), 'or')} and one on ${name.split('|')[0]}.`,
    ...(closed.length === 1 && { lack: { of: 'gate', by: 1, at: name } }),
    instead: direct ? aside(look, start) : stepsOn(look, way),
    about: [start, NAME[to]!, ...names],
    drawings: [absent('gate', ...names)],
  });
}

/** The spaces one layer above the deeper sundiver of a gate. */
function above({ state }: Look, segment: string): string[] {
  const upper = spaceOf(segment.split('|')[0]!);
  return boardOf(state).outward[upper]!.map(({ to }) => NAME[to]!);
}

/** Other flights of the same sundiver, those that go inward first. */
function aside(look: Look, start: string): string[] {
  if (look.imagined) return ['move'];
  const inward = (move: Move): boolean =>
    move.type === 'fly' && move.from === start && LAYER[spaceOf(move.to)]! > LAYER[spaceOf(start)]!;
  const deeper = some(look, inward);
  return deeper.length > 0 ? deeper : some(look, (move) => move.type === 'fly' && move.from === start);
}

/** Full spaces lie all around. */
function blockedReason(look: Look, to: Space): Reason {
  return because(`Spaces with five of your sundivers block every way to ${NAME[to]}.`, '3.7', {
    instead: ofKind(look, 'fly', 'move', 'end'),
    about: [NAME[to]!],
  });
}

function homeReason(look: Look, from: string): Reason {
  return because(
    'Sundivers do not fly home: one returns to your hold when it activates a station.',
    '6.3.5',
    {
      instead: some(look, (move) => move.type === 'fly' && move.from === from),
      about: [from],
    },
  );
}

/** Flying at all. */
function flyingReason(look: Look): Reason {
  const { state, seat } = look;
  const player = playerOf(state, seat);
  if (!player.divers.some((divers) => divers > 0)) {
    return because('You have no sundiver on the board to fly with.', '6.1.2', {
      short: 'none on board',
      more: 'Launch one from your mothership first.',
      instead: ofKind(look, 'launch', 'move'),
    });
  }
  return (
    pointsReason(look) ??
    loneReason(look, '') ??
    because('Barriers and full spaces leave your sundivers no way to go.', '6.1.2', {
      instead: ofKind(look, 'launch', 'end'),
    })
  );
}

// ── Launching ─────────────────────────────────────────────────────────────────────────────────────

/** Launching at all. */
function launchingReason(look: Look): Reason {
  const { state, seat } = look;
  return (
    holdReason(look) ??
    pointsReason(look) ??
    loneReason(look, shipThing(seat)) ??
    because('All the spaces at your mothership hold five of your sundivers.', '3.7', {
      instead: ofKind(look, 'fly', 'end'),
      about: launchSpaces(state, playerOf(state, seat), activeEffect(state)).map((space) => NAME[space]!),
    })
  );
}

function holdReason(look: Look): Reason | undefined {
  const { state, seat } = look;
  const { hold, reserve } = playerOf(state, seat);
  if (hold > 0) return undefined;
  return because('Your hold is empty: there is no sundiver to launch.', '6.1.2', {
    short: 'hold is empty',
    more:
      reserve > 0
        ? `${count(reserve, 'sundiver')} in your reserve: a foundry brings them back for energy.`
        : 'Sundivers come home to the hold when they activate a station.',
    lack: { of: 'hold', by: 1 },
    instead: ofKind(look, 'fly', 'end'),
    about: [shipThing(seat)],
    drawings: [tooFew('hold', 0, 1)],
  });
}

function launchReason(look: Look, to: Space): Reason {
  const { state, seat } = look;
  const ship = shipThing(seat);
  const pads = launchSpaces(state, playerOf(state, seat), activeEffect(state));
  return (
    holdReason(look) ??
    loneReason(look, ship) ??
    roomReason(look, to) ??
    (pads.includes(to) ? undefined : farLaunch(look, to, pads)) ??
    launchingReason(look)
  );
}

/** 3.5: a space that is not at the ship. */
function farLaunch(look: Look, to: Space, pads: readonly Space[]): Reason {
  const { state, seat } = look;
  const ship = shipThing(seat);
  const way = wayTo(look, [ship], to);
  const names = pads.map((space) => NAME[space]!);
  if (way !== undefined && way.closed.length > 0) return closedReason(look, way, to);
  if (way !== undefined && way.steps > state.turn.points) return farReason(look, way, to);
  const instead = way === undefined ? ofKind(look, 'launch') : stepsOn(look, way);
  return because(`${NAME[to]} is not at your mothership: you launch to ${listed(names, 'or')}.`, '3.5', {
    ...(way !== undefined && {
      more: `Launch to ${NAME[way.first]} and fly on: ${count(way.steps, 'point')} in all.`,
    }),
    instead,
    about: [ship, ...names],
  });
}

/** Somebody else's ship. */
function guestReason(look: Look, thing: string): Reason | undefined {
  const { state, seat, names } = look;
  const host = seatOf(state, thing);
  if (host === undefined || host === seat || thing !== shipThing(host)) return undefined;
  const guests = playerOf(state, seat).guests[host]!;
  const whose = nameOf(names, host);
  if (guests === 0) {
    return because(
      `That is ${whose}’s mothership, with no sundiver of yours aboard: you launch from your own.`,
      '6.1.2',
      { instead: ofKind(look, 'launch', 'move'), about: [shipThing(seat)] },
    );
  }
  return pointsReason(look) ?? loneReason(look, thing);
}

// ── Hurling ───────────────────────────────────────────────────────────────────────────────────────

function hurlReason(look: Look, from: Space | undefined): Reason {
  const { state, seat } = look;
  const player = playerOf(state, seat);
  const inCore = boardOf(state).rings[CORE]!.filter((space) => diversAt(player, space) > 0);
  if (from !== undefined && LAYER[from] !== CORE) {
    return because(
      `Only sundivers in the core are hurled into the heart, and ${NAME[from]} is in ${layerWords(from)}.`,
      '6.1.2',
      { instead: ofKind(look, 'hurl'), about: [NAME[from]!, HEART] },
    );
  }
  const wanted = from ?? nearestCore(look);
  if (from === undefined ? inCore.length === 0 : diversAt(player, from) === 0)
    return nobodyInCore(look, wanted, inCore.length > 0);
  const start = from ?? inCore[0]!;
  return (
    loneReason(look, NAME[start]!) ??
    pointsReason(look) ??
    because(`Your sundiver on ${NAME[start]} cannot be hurled now.`, '6.1.2', {
      instead: ofKind(look, 'hurl', 'move'),
    })
  );
}

function fromHold(look: Look): Reason {
  return because(
    'Only sundivers in the core are hurled into the heart, and these are in your hold.',
    '6.1.2',
    {
      instead: ofKind(look, 'hurl', 'launch', 'move'),
      about: [HEART],
    },
  );
}

function nobodyInCore(look: Look, wanted: Space, others: boolean): Reason {
  const name = NAME[wanted]!;
  const way = nearestWay(look, wanted);
  const distance =
    way !== undefined && way.closed.length === 0
      ? ` ${name} is ${count(way.steps, 'step')} from ${startWords(look, way.start)}.`
      : '';
  return because(
    `You have no sundiver ${others ? `on ${name}` : 'in the core'} to hurl into the heart.`,
    '6.1.2',
    {
      short: 'none in the core',
      more: `From any core space it costs 1 point and gives 2 momentum.${distance}`,
      lack: { of: 'sundiver', by: 1, at: name },
      instead: ofKind(look, ...(others ? ['hurl' as const] : []), 'move'),
      about: [HEART, name],
      drawings: [absent('sundiver', name)],
    },
  );
}

function nearestCore(look: Look): Space {
  const core = boardOf(look.state).rings[CORE]!;
  const ways = nearestWays(look);
  const costs = core.map((space) => {
    const way = ways.get(space);
    return way === undefined ? Number.POSITIVE_INFINITY : 100 * way.closed.length + way.steps;
  });
  return core[costs.indexOf(Math.min(...costs))]!;
}

// ── Places alone ──────────────────────────────────────────────────────────────────────────────────

/** A space that no piece goes to or comes from in one step. */
function reachReason(look: Look, to: Space): Reason {
  const { state, seat } = look;
  const player = playerOf(state, seat);
  if (piecesOf(look).length === 0) return diversAt(player, to) > 0 ? loneOr(look, to) : nobody(look);
  if (diversAt(player, to) > 0) return loneOr(look, to);
  return wayReason(look, piecesOf(look), to);
}

/** Own sundivers are there and can go nowhere. */
function loneOr(look: Look, at: Space): Reason {
  const { state, seat } = look;
  const name = NAME[at]!;
  const full = bordersFor(state, activeEffect(state), at).filter(
    ({ to }) => !hasRoom(playerOf(state, seat), to),
  );
  return (
    loneReason(look, name) ??
    pointsReason(look) ??
    because(`Your sundiver on ${name} has no way to go: every open space beside it is full.`, '3.7', {
      about: [name, ...full.map(({ to }) => NAME[to]!)],
      instead: ofKind(look, 'end'),
    })
  );
}

function nobody(look: Look): Reason {
  return because('You have no sundiver in your hold or on the board to get there.', '6.1.2', {
    short: 'no sundivers',
    instead: ofKind(look, 'end'),
  });
}

/** A segment: it is flown through, nobody stays there. */
function barrierReason(look: Look, name: string): Reason {
  const { state, names } = look;
  const segment = segmentNamed(state, name);
  const [upper = '', lower = ''] = name.split('|');
  const owner = state.gates[segment]! - 1;
  if (owner < 0 && activeEffect(state)?.ignoresBarriers !== true) {
    return because(`${name} is closed: no gate stands there.`, '6.1.2', {
      short: 'no gate there',
      more: `Convert builds one from two sundivers in a line inward: one on ${listed(above(look, name), 'or')} and one on ${upper}.`,
      about: [upper, lower, name],
      instead: ofKind(look, 'convert'),
      drawings: [absent('gate', name)],
    });
  }
  const whose =
    owner < 0 ? 'The barrier' : owner === look.seat ? 'Your gate' : `${nameOf(names, owner)}’s gate`;
  const through = some(look, (move) => move.type === 'fly' && crosses(look, move, segment));
  return because(
    `${whose} on ${name} is flown through: take a sundiver on ${upper} or ${lower} and point at the other side.`,
    '6.1.2',
    { instead: through.length > 0 ? through : ofKind(look, 'move'), about: [upper, lower, name] },
  );
}

function crosses({ state }: Look, move: Extract<Move, { type: 'fly' }>, segment: number): boolean {
  return segmentBetween(boardOf(state), spaceOf(move.from), spaceOf(move.to)) === segment;
}
