import { clause } from '../../../kernel/defaults/words.ts';
import type { GameEntry } from '../../../kernel/entry.ts';
import type { Seat } from '../../../kernel/game.ts';
import { type Drawing, type Reason, why, type Wish } from '../../../kernel/why.ts';
import type { Choice, Picking } from '../decision/decision.ts';
import { TEXTS } from '../texts.ts';

/** What the table says to somebody who points at something that is not lit. */
export interface Answer {
  /** Whether the rules or the guide refuse it; else the sentence tells how it is done. */
  readonly refuses: boolean;
  readonly text: string;
  /** The same in at most four words. */
  readonly short?: string;
  readonly more?: string;
  /** The number of the rule. */
  readonly rule?: string;
  /** Moves that can be made instead. */
  readonly instead: readonly Choice[];
  /** The things the reason is about, as wishes name them. */
  readonly about: readonly string[];
  /** What shows the reason on the table. */
  readonly drawings: readonly Drawing[];
}

/** Who asks, and what is open to them. */
export interface Asker {
  readonly entry: Pick<GameEntry, 'game' | 'reasons' | 'texts'>;
  /** What the one who asks may see. */
  readonly state: object;
  /** Nobody where somebody only watches. */
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  /** The moves that are lit or offered; under a guide only what it asks for. */
  readonly choices: readonly Choice[];
  readonly picking: Picking;
  readonly guided: boolean;
}

/** So many moves are offered instead. */
const MOST_INSTEAD = 3;

const { why: texts } = TEXTS;

/** Why nothing is lit for a wish, or how it is fulfilled where something has to be done first. */
export function answerTo(asker: Asker, wish: Wish): Answer {
  const { entry, state, seat, names } = asker;
  if (seat === undefined) return refusal({ text: texts.watching }, []);
  const reason = why(entry.game, entry.reasons, state, seat, wish, names);
  if (reason !== undefined) return refusal(reason, insteadOf(asker, reason));
  return wayTo(asker, wish) ?? notYet(asker);
}

function refusal(
  { text, short, more, rule, about = [], drawings = [] }: Reason,
  instead: readonly Choice[],
): Answer {
  return {
    ...{ refuses: true, text, instead, about, drawings },
    ...(short !== undefined && { short }),
    ...(more !== undefined && { more }),
    ...(rule !== undefined && { rule }),
  };
}

/** The moves a reason names, as far as they are open; a guide offers what it asks for. */
function insteadOf({ choices, guided }: Asker, { instead = [] }: Reason): Choice[] {
  if (guided) return choices.slice(0, MOST_INSTEAD);
  const open = new Map(choices.map((choice) => [choice.offer.text, choice]));
  return instead.flatMap((text) => open.get(text) ?? []).slice(0, MOST_INSTEAD);
}

/** What has to be picked or pressed before, where a move that is open fulfils the wish. */
function wayTo({ entry, state, choices, picking }: Asker, wish: Wish): Answer | undefined {
  const ways = choices.filter(({ offer }) => entry.reasons.fulfils(state, offer.move, wish));
  const [first] = ways;
  if (first === undefined) return undefined;
  return {
    ...{ refuses: false, text: firstStep(first, ways, picking), short: texts.onBoard },
    ...{ instead: offered(ways), about: [], drawings: [] },
  };
}

/** The ways of many pieces are not told apart by naming a few of them. */
function offered(ways: readonly Choice[]): readonly Choice[] {
  const onBoard = ways.some(({ gesture }) => gesture.from !== undefined);
  return onBoard && ways.length > MOST_INSTEAD ? [] : ways.slice(0, MOST_INSTEAD);
}

function firstStep(
  { gesture: { group, from, label } }: Choice,
  ways: readonly Choice[],
  picking: Picking,
): string {
  if (group !== undefined && group !== picking.group) return texts.press(group);
  const pieces = new Set(ways.flatMap(({ gesture }) => gesture.from ?? []));
  if (from !== undefined) return texts.pick(pieces.size);
  return ways.length === 1 ? texts.choose(label) : texts.chooseOne;
}

/** It is legal, but the guide asks for something else, or the table waits for its host. */
function notYet(asker: Asker): Answer {
  const { guided, choices } = asker;
  const text = guided ? askedByGuide(asker) : texts.later;
  const instead = choices.slice(0, MOST_INSTEAD);
  return { refuses: true, text, short: texts.notYet, instead, about: [], drawings: [] };
}

function askedByGuide({ entry, state, names, choices: [choice] }: Asker): string {
  if (choice === undefined) return texts.readOn;
  return texts.guide(clause(entry.texts.move(state, choice.offer.move, names)));
}
