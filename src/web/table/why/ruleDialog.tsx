import { type MouseEvent, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { cardOf, useRules } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { nearest, readRules } from '../../rules/chapters.ts';
import { anchorOf, RulesText } from '../../rules/rulesText.tsx';
import { TEXTS } from '../texts.ts';

interface RuleDialogProps {
  readonly game: string;
  /** The number of the rule; nothing while none is looked up. */
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

/** The rules over the table, opened at one of them; closed, one is where one was. */
export function RuleDialog({ game, rule, onClose }: RuleDialogProps): ReactNode {
  const card = cardOf(game);
  return (
    <Dialog open={rule !== undefined && card !== undefined} title={TEXTS.why.rules} onClose={onClose}>
      <Suspense>{card && rule !== undefined && <RulesAt card={card} rule={rule} />}</Suspense>
    </Dialog>
  );
}

function RulesAt({ card, rule }: { readonly card: GameCard; readonly rule: string }): ReactNode {
  const text = useRules(card);
  const book = useMemo(() => readRules(text), [text]);
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(rule);
  useEffect(() => {
    const id = nearest(book.ids, wanted);
    const found = id === undefined ? null : ruleIn(root.current, id);
    found?.scrollIntoView({ block: 'center' });
    found?.classList.add('rules-target');
    return () => found?.classList.remove('rules-target');
  }, [book, wanted]);
  return (
    <div
      className="rules-text rule-over"
      ref={root}
      tabIndex={0}
      onClick={(event) => follow(event, setWanted)}
    >
      <RulesText book={book} game={card.id} />
    </div>
  );
}

function ruleIn(root: HTMLElement | null, id: string): Element | null {
  return root?.querySelector(`[data-rule="${id}"]`) ?? root?.querySelector(`[id="${anchorOf(id)}"]`) ?? null;
}

/** The numbers in the text lead to other rules here, not away from the table. */
function follow(event: MouseEvent, go: (rule: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const at = link?.getAttribute('href')?.split('?at=')[1];
  if (at === undefined) return;
  event.preventDefault();
  go(at);
}
