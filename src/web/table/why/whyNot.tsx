import type { ReactNode } from 'react';
import { capital } from '../../../kernel/defaults/words.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Choice } from '../decision/decision.ts';
import { pointing } from '../decision/pointing.ts';
import type { Decision } from '../decision/useDecision.ts';
import { moveFocus } from '../keys/listFocus.ts';
import { namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import type { WhyNot } from './useWhyNot.ts';
import './why.css';

const { why: texts } = TEXTS;

interface WhyProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly decision: Decision;
  readonly whyNot: WhyNot;
}

/** The sentence of the answer, in the place of what is asked. */
export function WhyHead({ whyNot: { given } }: Pick<WhyProps, 'whyNot'>): ReactNode {
  if (given === undefined) return null;
  const { refuses, text } = given.answer;
  return (
    <div className="why-head" data-refuses={refuses || undefined}>
      <span className="why-sign">
        <Icon name="why" size={22} />
      </span>
      <p>{text}</p>
    </div>
  );
}

/** The way to the rule, and out of the answer. */
export function WhyTools({ whyNot: { given, showRule, close } }: Pick<WhyProps, 'whyNot'>): ReactNode {
  if (given === undefined) return null;
  const { rule } = given.answer;
  return (
    <div className="why-tools" data-why>
      {rule !== undefined && (
        <Button className="why-rule" size="small" icon="rules" onClick={() => showRule(rule)}>
          {texts.rule(rule)}
        </Button>
      )}
      <IconButton icon="remove" label={texts.close} onClick={close} />
    </div>
  );
}

/** What helps to understand the sentence. */
export function WhyMore({ whyNot: { given } }: Pick<WhyProps, 'whyNot'>): ReactNode {
  const more = given?.answer.more;
  return more !== undefined && <p className="why-more">{more}</p>;
}

/** What can be done instead. */
export function WhyInstead(props: WhyProps): ReactNode {
  const { instead = [] } = props.whyNot.given?.answer ?? {};
  if (instead.length === 0) return null;
  return (
    <div className="why-rows" role="group" aria-label={texts.instead} data-why onKeyDown={moveFocus}>
      <span className="small-head" aria-hidden>
        {texts.instead}
      </span>
      {instead.map((choice) => (
        <InsteadRow key={choice.offer.text} {...props} choice={choice} />
      ))}
    </div>
  );
}

/** A legal move: pointed at it is drawn, pressed it is played. */
function InsteadRow({ table, game, decision, whyNot, choice }: WhyProps & { readonly choice: Choice }) {
  const play = (): void => {
    whyNot.close();
    decision.point(undefined);
    decision.choose(choice);
  };
  const words = game.entry.texts.move(table.state, choice.offer.move, namesOf(table));
  return (
    <button
      type="button"
      className="why-instead"
      data-tip={[capital(words), choice.gesture.price ?? []].flat().join(': ')}
      disabled={decision.busy}
      onClick={play}
      {...pointing(
        () => decision.point(choice),
        () => decision.point(undefined),
      )}
    >
      <Icon name="right" size={16} />
      <span>{capital(words)}</span>
    </button>
  );
}
