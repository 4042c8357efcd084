import type { BarButton, Choice } from '../decision/decision.ts';
import type { Answer } from './answer.ts';

/** The row of actions in the decision bar: what a turn has in principle, always in the same order. */

/** An action of the turn that no button plays: it is not possible now, or it is made on the board. */
export interface ActButton {
  readonly act: string;
  readonly label: string;
  readonly answer: Answer;
}

export type RowButton = BarButton | ActButton;

interface Row {
  readonly acts: readonly string[];
  readonly buttons: readonly BarButton[];
  readonly choices: readonly Choice[];
  readonly fulfils: (choice: Choice, act: string) => boolean;
  readonly labelOf: (act: string) => string;
  readonly answerTo: (act: string) => Answer;
}

/** The acts in their order, each by its own buttons or by one that answers; then all other buttons, and gold last. */
export function rowOf({ acts, buttons, choices, fulfils, labelOf, answerTo }: Row): RowButton[] {
  const left = new Set(buttons);
  const row = acts.flatMap((act): RowButton[] => {
    const own = [...left].filter((button) =>
      membersOf(button, choices).some((choice) => fulfils(choice, act)),
    );
    for (const button of own) left.delete(button);
    return own.length > 0 ? own : [{ act, label: labelOf(act), answer: answerTo(act) }];
  });
  return [...row, ...left].toSorted((a, b) => Number(isGolden(a)) - Number(isGolden(b)));
}

function isGolden(button: RowButton): boolean {
  return 'choice' in button && button.choice.gesture.commits === true;
}

/** The moves behind a button. */
function membersOf(button: BarButton, choices: readonly Choice[]): readonly Choice[] {
  if ('choice' in button) return [button.choice];
  return choices.filter(({ gesture }) => gesture.group === button.group);
}
