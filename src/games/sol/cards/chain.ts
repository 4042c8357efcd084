import type { Seat } from '../../../kernel/game.ts';
import { NAME, type Space, spaceOf } from '../board.ts';
import type { StepOf, MoveOf, PlayOf, State } from '../state.ts';
import { boardOf, diversAt, type Events, gainMomentum, recall } from '../verbs.ts';

/** CHAIN (10.7): lines of sundivers, anybody's, and what they give. */

/** A line of sundivers from end to end, one on each space. */
interface Line {
  readonly spaces: readonly Space[];
  readonly owners: readonly Seat[];
}

export function chainUses(state: State): PlayOf<'CHAIN'>[] {
  if (state.options.chainRule === 'lenient') {
    const linked = boardOf(state).spaces.some(
      (space) => occupied(state, space) && neighbours(state, space).length > 0,
    );
    return linked ? [{ type: 'play', effect: 'CHAIN' }] : [];
  }
  return strictChains(state).flatMap((spaces) =>
    endsOf(spaces).map((end): PlayOf<'CHAIN'> => ({ type: 'play', effect: 'CHAIN', from: NAME[end]! })),
  );
}

export function playChain(state: State, seat: Seat, move: PlayOf<'CHAIN'>, events: Events): void {
  if (move.from === undefined) {
    state.stack.push({ step: 'chain', seat, spaces: [], owners: [] });
    return;
  }
  const end = spaceOf(move.from);
  const spaces = strictChains(state).find((chain) => chain[0] === end || chain.at(-1) === end)!;
  const ordered = spaces[0] === end ? spaces : spaces.toReversed();
  reward(state, { spaces: ordered, owners: ordered.map((space) => soleOwner(state, space)) }, events);
}

/** The ends from which every other sundiver can be recalled; with an odd number both recall the same. */
function endsOf(spaces: readonly Space[]): Space[] {
  const ends = [spaces[0]!, spaces.at(-1)!].sort((a, b) => a - b);
  return spaces.length % 2 === 1 ? ends.slice(0, 1) : ends;
}

function reward(state: State, { spaces, owners }: Line, events: Events): void {
  for (const owner of owners) gainMomentum(state, owner, 1, 'CHAIN', events);
  spaces.forEach((space, i) => {
    if (i % 2 === 0) recall(state, owners[i]!, space, events);
  });
}

// ── Strict: whole groups that are one line ────────────────────────────────────────────────────────

function strictChains(state: State): Space[][] {
  const done = new Set<Space>();
  const chains: Space[][] = [];
  for (const space of boardOf(state).spaces) {
    if (done.has(space) || !occupied(state, space)) continue;
    const group = groupOf(state, space);
    for (const member of group) done.add(member);
    const chain = asLine(state, group);
    if (chain) chains.push(chain);
  }
  return chains;
}

function groupOf(state: State, start: Space): Space[] {
  const group = [start];
  for (const space of group) {
    for (const other of neighbours(state, space)) if (!group.includes(other)) group.push(other);
  }
  return group;
}

/** The group from one end to the other, if it is a line of single sundivers: no branch, no loop. */
function asLine(state: State, group: readonly Space[]): Space[] | undefined {
  if (group.length < 2 || group.some((space) => crowd(state, space) !== 1)) return undefined;
  const ends = group.filter((space) => neighbours(state, space).length === 1);
  if (ends.length !== 2 || group.some((space) => neighbours(state, space).length > 2)) return undefined;
  const line = [Math.min(...ends)];
  for (const space of line) {
    const onward = neighbours(state, space).find((other) => !line.includes(other));
    if (onward !== undefined) line.push(onward);
  }
  return line;
}

// ── Lenient: any line that cannot be prolonged, put together link by link ─────────────────────────

/** What the line under construction can be prolonged with; when with nothing, from which end it is recalled. */
export function chainMoves(state: State, line: Line): MoveOf<'link' | 'recall'>[] {
  const links = linksOf(state, line);
  if (links.length > 0) return links;
  return endsOf(line.spaces).map((end): MoveOf<'recall'> => ({ type: 'recall', from: NAME[end]! }));
}

function linksOf(state: State, { spaces }: Line): MoveOf<'link'>[] {
  if (spaces.length === 0) {
    return boardOf(state)
      .spaces.filter((space) => occupied(state, space) && neighbours(state, space).length > 0)
      .flatMap((space) => linksAt(state, space));
  }
  const onward = (end: Space) =>
    neighbours(state, end)
      .filter((space) => !spaces.includes(space))
      .flatMap((space) => linksAt(state, space));
  const atTail = onward(spaces.at(-1)!);
  return atTail.length > 0 ? atTail : onward(spaces[0]!);
}

function linksAt(state: State, space: Space): MoveOf<'link'>[] {
  return state.players.flatMap((player, who): MoveOf<'link'>[] =>
    diversAt(player, space) > 0 ? [{ type: 'link', at: NAME[space]!, who }] : [],
  );
}

export function answerChain(
  state: State,
  step: StepOf<'chain'>,
  move: MoveOf<'link' | 'recall'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type === 'recall') {
    recallLine(state, step, spaceOf(move.from), events);
    return;
  }
  const { spaces, owners } = linked(state, step, spaceOf(move.at), move.who);
  state.stack.push({ step: 'chain', seat: step.seat, spaces: [...spaces], owners: [...owners] });
}

/** The line with one more link: at its tail while that can be prolonged, else at its head. */
function linked(state: State, line: Line, space: Space, who: Seat): Line {
  const tail = line.spaces.at(-1);
  const atTail = tail === undefined || neighbours(state, tail).some((other) => !line.spaces.includes(other));
  return atTail
    ? { spaces: [...line.spaces, space], owners: [...line.owners, who] }
    : { spaces: [space, ...line.spaces], owners: [who, ...line.owners] };
}

function recallLine(state: State, line: Line, end: Space, events: Events): void {
  const fromHead = line.spaces[0] === end;
  const { spaces, owners } = line;
  reward(state, fromHead ? line : { spaces: spaces.toReversed(), owners: owners.toReversed() }, events);
}

// ── The graph of occupied spaces ──────────────────────────────────────────────────────────────────

function crowd(state: State, space: Space): number {
  let count = 0;
  for (const player of state.players) count += diversAt(player, space);
  return count;
}

function occupied(state: State, space: Space): boolean {
  return state.players.some((player) => diversAt(player, space) > 0);
}

function soleOwner(state: State, space: Space): Seat {
  return state.players.findIndex((player) => diversAt(player, space) > 0);
}

function neighbours(state: State, space: Space): Space[] {
  const needsGate = state.options.chainAdjacency === 'flyable';
  return boardOf(state)
    .borders[space]!.filter(({ segment }) => segment < 0 || !needsGate || state.gates[segment] !== 0)
    .map(({ to }) => to)
    .filter((to) => occupied(state, to));
}
