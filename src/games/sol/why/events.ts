import { capital, listed } from '../../../kernel/defaults/words.ts';
import { because, type Reason, type Wish } from '../../../kernel/why.ts';
import { LAYER, NAME, type Space } from '../board.ts';
import { CORE, MOST_DIVERS_PER_SPACE, SUITS } from '../facts.ts';
import type { State, Step, StepOf } from '../state.ts';
import { suitWords } from '../texts/words.ts';
import { boardOf, diversAt, playerOf } from '../verbs.ts';
import { absent, layerWords, type Look, ofKind, some, tooFew } from './look.ts';
import { taskOf } from './questions.ts';
import { seatOf, shipThing, spaceNamed } from './things.ts';

/** Why a place does not answer a question of an event, a jump or a card (8, 10.7, 10.28, 11). */

export function eventReason(look: Look, wish: Wish, step: Step): Reason | undefined {
  const space = spaceNamed(look.state, wish.things.at(-1));
  switch (step.step) {
    case 'land':
      return space === undefined ? undefined : landReason(look, space, step);
    case 'push':
      return space === undefined ? undefined : pushReason(look, space, step);
    case 'attrition':
    case 'warp':
      return chosenReason(look, wish, step);
    case 'singularity':
    case 'gap':
    case 'first':
      return space === undefined ? undefined : coreReason(look, space, step);
    case 'chain':
      return space === undefined ? undefined : chainReason(look, space, step);
    case 'keep':
      return keepReason(look, wish);
    default:
      return undefined;
  }
}

function landReason(look: Look, to: Space, step: StepOf<'land'>): Reason | undefined {
  if (to === step.from)
    return because(`The sundiver leaves ${NAME[to]}: choose another space.`, taskOf(step).rule, {
      about: [NAME[to]!],
    });
  return fullReason(look, to);
}

function fullReason({ state, seat }: Look, at: Space): Reason | undefined {
  if (diversAt(playerOf(state, seat), at) < MOST_DIVERS_PER_SPACE) return undefined;
  const name = NAME[at]!;
  return because(`Five of your sundivers are the most on a space, and they are all on ${name}.`, '3.7', {
    lack: { of: 'room', by: 1, at: name },
    about: [name],
  });
}

function pushReason(look: Look, to: Space, step: StepOf<'push'>): Reason | undefined {
  const { state } = look;
  const goals = (step.outward ? boardOf(state).outward : boardOf(state).inward)[step.from]!;
  if (goals.some((goal) => goal.to === to)) return fullReason(look, to);
  const names = goals.map((goal) => NAME[goal.to]!);
  const way = step.outward ? 'outward' : 'inward';
  return because(
    `The sundiver on ${NAME[step.from]} goes one layer ${way}, to ${listed(names, 'or')}.`,
    taskOf(step).rule,
    { about: [NAME[step.from]!, ...names], instead: ofKind(look, 'push') },
  );
}

/** A sundiver to be given up or to jump. */
function chosenReason(look: Look, { things }: Wish, step: StepOf<'attrition' | 'warp'>): Reason | undefined {
  const { state, seat } = look;
  const thing = things.at(-1) ?? '';
  const { rule, words } = taskOf(step);
  const parts = { about: [thing], instead: ofKind(look, 'sacrifice', 'warp') };
  if (spaceNamed(state, thing) !== undefined)
    return because(`You are to ${words}, and none of yours is on ${thing}.`, rule, {
      ...parts,
      lack: { of: 'sundiver', by: 1, at: thing },
      drawings: [absent('sundiver', thing)],
    });
  if (thing === shipThing(seat))
    return because(`You are to ${words}, and your hold is empty.`, rule, {
      ...parts,
      lack: { of: 'hold', by: 1 },
      drawings: [tooFew('hold', 0, 1)],
    });
  return seatOf(state, thing) === undefined || thing.startsWith('player')
    ? undefined
    : because(`You are to ${words}, and none of yours can be taken from that mothership.`, rule, parts);
}

function coreReason(
  look: Look,
  at: Space,
  step: StepOf<'singularity' | 'gap' | 'first'>,
): Reason | undefined {
  if (LAYER[at] === CORE) return fullReason(look, at);
  const { rule, words } = taskOf(step);
  return because(`You are to ${words}, and ${NAME[at]} is in ${layerWords(at)}.`, rule, {
    about: [NAME[at]!],
    instead: some(look, () => true),
  });
}

function chainReason(look: Look, at: Space, { spaces }: StepOf<'chain'>): Reason {
  const name = NAME[at]!;
  const parts = { about: [name], instead: ofKind(look, 'link', 'recall') };
  if (spaces.includes(at)) return because(`${name} is in the chain already.`, '10.7', parts);
  if (!isOccupied(look.state, at))
    return because(`No sundiver is on ${name} to be part of a chain.`, '10.7', parts);
  return because(
    spaces.length === 0
      ? `The sundivers on ${name} have no neighbour to make a chain with.`
      : `The chain goes on beside its end, and ${name} is not there.`,
    '10.7',
    parts,
  );
}

function isOccupied({ players }: State, space: Space): boolean {
  return players.some((player) => diversAt(player, space) > 0);
}

function keepReason(look: Look, { act, things }: Wish): Reason | undefined {
  const suit = SUITS.find((one) => one === things[0]);
  if (act !== 'keep' || suit === undefined) return undefined;
  return because(`${capital(suitWords(suit))} is not among the cards you drew.`, '8.2', {
    instead: ofKind(look, 'keep'),
  });
}
