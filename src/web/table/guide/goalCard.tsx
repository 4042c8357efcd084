import { Icon } from '../../parts/icon.tsx';
import { IconButton } from '../../parts/button.tsx';
import { TEXTS } from '../texts.ts';
import type { Goal } from './goal.ts';

const { goal: texts } = TEXTS;

/** What the game is about, before its first decision. */
export function GoalCard({ goal: { text, dismiss } }: { readonly goal: Goal }) {
  return (
    <section className="lesson goal" aria-label={texts.label}>
      <header>
        <Icon name="goal" />
        <span className="small-head">{texts.label}</span>
        <IconButton icon="remove" label={texts.dismiss} onClick={dismiss} />
      </header>
      <p className="lesson-say" role="status" aria-live="polite">
        {text}
      </p>
    </section>
  );
}
