import { capital } from '../../../kernel/defaults/words.ts';
import type { GameEntry } from '../../../kernel/entry.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { Choice, Picking } from '../decision/decision.ts';
import type { BarWords } from '../decision/prompt.ts';
import type { Decision } from '../decision/useDecision.ts';
import { namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import type { Lessons } from './useLessons.ts';

const { lessons: texts } = TEXTS;

/**
 * What the decision bar says while a guide speaks: the move of the step and how it is made, or nothing to choose. The
 * rules' own question would be a second voice.
 */
export function barWords(
  table: Pick<TableView, 'setup' | 'state'>,
  { entry }: { readonly entry: Pick<GameEntry, 'texts'> },
  { seat, choices, picking }: Pick<Decision, 'seat' | 'choices' | 'picking'>,
  { guided, lesson, only }: Pick<Lessons, 'guided' | 'lesson' | 'only'>,
): BarWords | undefined {
  if (guided === undefined || only === undefined || seat === undefined) return undefined;
  if (lesson === undefined) return { head: texts.over, rest: '' };
  const [choice] = choices;
  if (choice === undefined) return { head: texts.read, rest: '' };
  const words = entry.texts.move(table.state, choice.offer.move, namesOf(table));
  return { head: `${capital(words)}.`, rest: howTo(choice, picking) };
}

/** The next click that leads to a move. */
function howTo({ gesture: { group, from, to, label } }: Choice, picking: Picking): string {
  if (group !== undefined && group !== picking.group) return texts.press(group);
  if (from !== undefined && from !== picking.from) return texts.pick;
  return to === undefined ? texts.press(label) : texts.place;
}
