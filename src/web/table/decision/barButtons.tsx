import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { TYPING } from '../keys/keyboard.ts';
import type { ActButton, RowButton } from '../why/acts.ts';
import type { WhyNot } from '../why/useWhyNot.ts';
import { PlanMark } from '../coach/planMark.tsx';
import type { FirstButton } from '../coach/planSteps.ts';
import { type BarButton, isSeldom } from './decision.ts';
import { pointing } from './pointing.ts';
import { TEXTS } from '../texts.ts';
import type { TableActions } from './useTableActions.ts';
import type { Decision } from './useDecision.ts';
import { useGestureKeys } from './useGestureKeys.ts';

const { bar, why: texts } = TEXTS;

interface BarButtonsProps {
  readonly decision: Decision;
  readonly whyNot: WhyNot;
  readonly actions: TableActions;
  /** What a piece is called, if the next one is offered. */
  readonly pieceName: string | undefined;
  /** How the plan of the coach that is looked at begins. */
  readonly begins: FirstButton | undefined;
  readonly children?: ReactNode;
}

/** The buttons of the bar; the golden one, if any, comes last. */
export function BarButtons(props: BarButtonsProps) {
  const { decision, whyNot, actions, pieceName, begins, children } = props;
  useGestureKeys(decision);
  const [more, setMore] = useState(false);
  if (decision.confirming && !decision.confirming.gesture.twice) return <Confirm decision={decision} />;
  if (decision.way) return <WayButtons {...props} button={decision.way.button} />;
  const { picking, pickNext, letGo } = decision;
  const seldom = whyNot.row.filter((button) => !('act' in button) && isSeldom(button, decision.choices));
  return (
    <div className="bar-buttons">
      {actions.undoable && (
        <Button
          look="ghost"
          icon="undo"
          aria-keyshortcuts="u"
          disabled={actions.sending}
          onClick={actions.undo}
        >
          {bar.undo}
        </Button>
      )}
      {actions.redoable && (
        <Button
          look="ghost"
          icon="redo"
          aria-keyshortcuts="r"
          disabled={actions.sending}
          onClick={actions.redo}
        >
          {bar.redo}
        </Button>
      )}
      {pieceName !== undefined && pickNext && (
        <Button aria-keyshortcuts="n" disabled={decision.busy} onClick={pickNext}>
          {bar.next(pieceName)}
        </Button>
      )}
      {(picking.group !== undefined || (picking.from !== undefined && !picking.rests)) && (
        <Button look="ghost" aria-keyshortcuts="Escape" onClick={letGo}>
          {bar.letGo}
        </Button>
      )}
      {seldom.length > 0 && (
        <Button look="ghost" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? bar.fewer : bar.more}
        </Button>
      )}
      {whyNot.row.map(
        (button, i) =>
          (more || !seldom.includes(button)) && (
            <RowEntry
              key={`${button.label} ${i}`}
              button={button}
              number={i + 1}
              decision={decision}
              whyNot={whyNot}
              begins={begins}
            />
          ),
      )}
      <TwiceRule decision={decision} whyNot={whyNot} />
      {children}
      {decision.choices.some(({ gesture }) => gesture.twice) && <TwiceButton decision={decision} />}
    </div>
  );
}

/** While a way is marked: what takes it, and what ends the question instead. */
function WayButtons({ decision, whyNot, begins, button }: BarButtonsProps & { readonly button: string }) {
  const ends = whyNot.row.filter((entry) => 'choice' in entry && entry.choice.gesture.commits);
  return (
    <div className="bar-buttons">
      <Button look="ghost" aria-keyshortcuts="Escape" onClick={decision.letGo}>
        {bar.letGo}
      </Button>
      {ends.map((entry) => (
        <RowEntry
          key={entry.label}
          button={entry}
          number={whyNot.row.indexOf(entry) + 1}
          decision={decision}
          whyNot={whyNot}
          begins={begins}
        />
      ))}
      <Button look="commit" disabled={decision.busy} onClick={decision.confirm}>
        {button}
      </Button>
    </div>
  );
}

interface RowEntryProps extends Pick<BarButtonsProps, 'decision' | 'whyNot' | 'begins'> {
  readonly button: RowButton;
  readonly number: number;
}

function RowEntry({ button, number, decision, whyNot, begins }: RowEntryProps) {
  if ('act' in button) return <ActEntry button={button} number={number} whyNot={whyNot} />;
  return <ChoiceButton button={button} number={number} decision={decision} begins={begins} />;
}

/** An action without a button of its own: it says why it is not possible, or where it is made. */
function ActEntry({
  button,
  number,
  whyNot,
}: Pick<RowEntryProps, 'number' | 'whyNot'> & { button: ActButton }) {
  const { act, label, answer } = button;
  const { refuses, text, short = texts.notYet } = answer;
  const pointed = whyNot.given?.pointed;
  return (
    <Button
      className="bar-turn bar-act"
      data-why
      aria-disabled={refuses || undefined}
      aria-description={text}
      aria-expanded={pointed !== undefined && 'act' in pointed && pointed.act === act}
      aria-keyshortcuts={number < 10 ? String(number) : undefined}
      onClick={() => whyNot.askAct(button)}
    >
      {label}
      {refuses && <span className="unseen">{texts.impossible}</span>}
      <small>{short}</small>
    </Button>
  );
}

interface ChoiceButtonProps extends Pick<RowEntryProps, 'number' | 'decision' | 'begins'> {
  readonly button: BarButton;
}

function ChoiceButton({ button, number, decision, begins }: ChoiceButtonProps) {
  const choice = 'choice' in button ? button.choice : undefined;
  const golden = choice?.gesture.commits === true && decision.way === undefined;
  const key = choice?.gesture.key;
  const keys = [number < 10 ? String(number) : [], key ?? []].flat().join(' ');
  const open = 'group' in button ? button.open : undefined;
  const about = 'group' in button ? button.about : undefined;
  const drawn = useRef<HTMLButtonElement>(null);
  useFirstFocus(drawn, choice?.gesture.focused === true && !decision.busy);
  return (
    <Button
      ref={drawn}
      look={golden ? 'commit' : 'plain'}
      className={`bar-turn${open ? ' bar-open' : ''}`}
      aria-pressed={open}
      data-tip={about}
      aria-description={about ?? choice?.gesture.price}
      aria-keyshortcuts={keys || undefined}
      disabled={decision.busy}
      onClick={() => decision.press(button)}
      {...pointing(
        () => decision.point(choice),
        () => decision.point(undefined),
      )}
    >
      {button.label}
      {key !== undefined && <kbd aria-hidden>{key.toUpperCase()}</kbd>}
      {begins && leadsTo(button, begins) && <PlanMark at={begins.at} />}
    </Button>
  );
}

/** Takes the focus as soon as it is wanted, but not from somebody who types. */
function useFirstFocus(button: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (wanted && !document.activeElement?.matches(TYPING)) button.current?.focus();
  }, [button, wanted]);
}

/** Whether a button is the first move of a plan, or the closed group it lies in. */
function leadsTo(button: BarButton, { text, group }: FirstButton): boolean {
  return 'choice' in button ? button.choice.offer.text === text : button.group === group && !button.open;
}

/** What is marked is played by gold; until then it stands there and cannot be pressed, so that nothing moves. */
function TwiceButton({ decision }: { decision: Decision }) {
  const twice = decision.confirming?.gesture.twice;
  return (
    <Button
      look="commit"
      aria-keyshortcuts={twice && 'Enter'}
      disabled={twice === undefined || decision.busy}
      onClick={decision.confirm}
    >
      {twice?.button ?? bar.mark}
      {twice && <kbd aria-hidden>{bar.enter}</kbd>}
    </Button>
  );
}

/** The way to the rule that tells it all. */
function TwiceRule({ decision, whyNot }: Pick<BarButtonsProps, 'decision' | 'whyNot'>) {
  const rule = decision.confirming?.gesture.twice?.rule;
  return (
    rule !== undefined && (
      <Button className="bar-rule" size="small" icon="rules" onClick={() => whyNot.showRule(rule)}>
        {texts.rule(rule)}
      </Button>
    )
  );
}

function Confirm({ decision }: { decision: Decision }) {
  return (
    <div className="bar-buttons">
      <Button look="ghost" onClick={decision.letGo}>
        {bar.letGo}
      </Button>
      <Button look="commit" autoFocus onClick={decision.confirm}>
        {bar.confirm}
      </Button>
    </div>
  );
}
