import { useEffect, useRef } from 'react';
import type { Coach } from './useCoach.ts';

const LETTERS: readonly string[] = ['a', 'b', 'c'];
const TYPING = 'input, textarea, select, [contenteditable], dialog';

/** `a`, `b` and `c` look at the plans of an open coach, whatever else they mean; the same letter again plays. */
export function useCoachKeys(coach: Coach): void {
  const latest = useRef(coach);
  latest.current = coach;
  const open = coach.advice?.said === 'plans';
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const typing = target instanceof Element && target.closest(TYPING) !== null;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || typing) return;
      if (lookAt(latest.current, LETTERS.indexOf(key.toLowerCase()))) event.preventDefault();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [open]);
}

function lookAt({ advice, chosen, choose, play, wondering }: Coach, at: number): boolean {
  const plan = advice?.said === 'plans' ? advice.plans[at] : undefined;
  if (plan === undefined || wondering.open || wondering.moves) return false;
  const card = document.querySelectorAll<HTMLElement>('.coach-plan')[at];
  if (chosen === at && document.activeElement === card) play(plan.moves);
  choose(at);
  card?.focus();
  return true;
}
