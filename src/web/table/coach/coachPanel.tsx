import { type ReactNode, useEffect, useRef } from 'react';
import type { AdvisedPlan, Comparison, TableView } from '../../../protocol/table.ts';
import type { Onlooker } from '../../../bots/coach/reason.ts';
import { leadWords, letterOf, opinionReason, planReason, verdictOf } from '../../../bots/coach/sayings.ts';
import { titleOf } from '../../../bots/coach/steps.ts';
import type { LoadedGame } from '../../games/view.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { pointing } from '../decision/pointing.ts';
import type { Decision } from '../decision/useDecision.ts';
import { moveFocus } from '../keys/listFocus.ts';
import { namesOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import { listedMoves, type PlanStep } from './planSteps.ts';
import type { Coach } from './useCoach.ts';
import './coachPanel.css';

const { coach: texts } = TEXTS;

/** Asks the coach, or closes its panel. */
export function CoachButton({ coach: { ask, close, advice } }: { coach: Coach }) {
  const open = advice !== undefined;
  if (!ask) return undefined;
  return (
    <Button
      className="coach-button"
      size="small"
      look="ghost"
      icon="coach"
      aria-keyshortcuts="c"
      aria-expanded={open}
      data-tip={texts.button}
      onClick={open ? close : ask}
    >
      <span>{texts.button}</span>
    </Button>
  );
}

interface CoachPanelProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly decision: Decision;
  readonly coach: Coach;
}

/** What the coach says about the turn, beside the board and never over it. */
export function CoachPanel(props: CoachPanelProps) {
  const { advice, close, wondering } = props.coach;
  if (advice === undefined) return undefined;
  return (
    <section
      className="coach"
      aria-label={texts.title}
      data-said={wondering.open ? 'wonder' : advice.said}
      onKeyDown={moveFocus}
    >
      <header className="coach-head">
        <Icon name="coach" />
        <h2>{texts.title}</h2>
        <IconButton icon="remove" label={texts.close} onClick={close} />
      </header>
      <CoachBody {...props} />
    </section>
  );
}

function CoachBody(props: CoachPanelProps): ReactNode {
  const { advice, ask, close, wondering } = props.coach;
  if (advice?.said === 'thinking') {
    return (
      <div className="coach-wait">
        <Said>{texts.thinking}</Said>
        <progress aria-label={texts.thinking} value={advice.share} />
        <Button size="small" onClick={close}>
          {texts.stop}
        </Button>
      </div>
    );
  }
  if (advice?.said !== 'plans') {
    return (
      <div className="coach-wait">
        <Said>{texts.failed}</Said>
        <Button size="small" onClick={ask}>
          {texts.again}
        </Button>
      </div>
    );
  }
  if (wondering.open) {
    return (
      <div className="coach-wait">
        <Said>{texts.wonder}</Said>
        <Button size="small" onClick={wondering.stop}>
          {texts.back}
        </Button>
      </div>
    );
  }
  return wondering.moves ? <Wondered {...props} /> : <Plans {...props} plans={advice.plans} />;
}

function Said({ children }: { readonly children: ReactNode }) {
  return (
    <p className="coach-say" role="status">
      {children}
    </p>
  );
}

const onlookerOf = (table: TableView, { seat }: Decision): Onlooker => ({
  view: table.state,
  seat: seat ?? 0,
  names: namesOf(table),
});

type PlansProps = CoachPanelProps & { readonly plans: readonly AdvisedPlan[] };

function Plans(props: PlansProps) {
  const { decision, coach, plans } = props;
  const { chosen, play, wondering } = coach;
  const plan = plans[chosen];
  return (
    <>
      <Said>{texts.ways(plans.length)}</Said>
      <ol className="coach-plans">
        {plans.map(({ moves }, at) => (
          <li key={moves.join()}>
            <PlanCard {...props} at={at} />
          </li>
        ))}
      </ol>
      <footer className="coach-foot">
        {plans.length > 0 && (
          <Button disabled={decision.busy} onClick={wondering.start}>
            {texts.whyNot}
          </Button>
        )}
        {plan && (
          <Button look="commit" disabled={decision.busy} onClick={() => play(plan.moves)}>
            {texts.play(letterOf(chosen))}
          </Button>
        )}
      </footer>
      {plans.length > 1 && <Legend />}
    </>
  );
}

/** What the words mean. */
function Legend() {
  return (
    <p className="coach-legend">
      {texts.legend.map(([word, means]) => (
        <span key={word}>
          <b>{word}</b>: {means}.{' '}
        </span>
      ))}
    </p>
  );
}

/** A plan: pointed at it is drawn, pressed it stays drawn and can be played. */
function PlanCard({ table, game, decision, coach, plans, at }: PlansProps & { readonly at: number }) {
  const { steps, chosen, choose, point } = coach;
  const { lead, halt } = plans[at] ?? {};
  const own = steps[at] ?? [];
  const letter = letterOf(at);
  const title = titleOf(
    own,
    steps.filter((_, other) => other !== at),
  );
  const reason = planReason(game.entry, onlookerOf(table, decision), plans, at);
  const words = at === 0 ? texts.words : texts.behind;
  return (
    <button
      type="button"
      className="coach-plan"
      aria-pressed={chosen === at}
      aria-keyshortcuts={letter.toLowerCase()}
      onClick={() => choose(at)}
      {...pointing(
        () => point(at),
        () => point(undefined),
      )}
    >
      <span className="coach-letter" data-at={at}>
        <span className="unseen">{texts.planBefore}</span>
        {letter}
      </span>
      <b className="coach-title">{title}</b>
      {lead && (
        <span
          className="coach-word"
          data-word={at === 0 ? lead.word : 'behind'}
          data-tip={leadWords(lead, at)}
        >
          {words[lead.word]}
          <span className="unseen">, {leadWords(lead, at)}.</span>
        </span>
      )}
      <span className="coach-reason">
        {reason.against !== undefined && <em>{reason.against} </em>}
        {reason.words}
      </span>
      <MovesLine steps={own} after={halt && texts.upTo[halt]} />
    </button>
  );
}

/** All moves of a plan, numbered as on the board; one alone is told by its title. */
function MovesLine({
  steps,
  after = '',
}: {
  readonly steps: readonly PlanStep[];
  readonly after?: string | undefined;
}) {
  const listed = steps.length === 1 ? [] : listedMoves(steps);
  if (listed.length === 0 && after === '') return undefined;
  return (
    <span className="coach-line">
      {listed.map(({ numbers, words }) => (
        <span key={numbers}>
          <b>{numbers}</b> {words}{' '}
        </span>
      ))}
      {after !== '' && <i>{after}</i>}
    </span>
  );
}

/** The answer to “Why not…”. */
function Wondered(props: CoachPanelProps) {
  const { opinion, wondering } = props.coach;
  const buttons = (
    <footer className="coach-foot">
      <Button onClick={wondering.start}>{texts.another}</Button>
      <Button onClick={wondering.stop}>{texts.back}</Button>
    </footer>
  );
  if (typeof opinion === 'object') {
    return (
      <>
        <OpinionCard {...props} opinion={opinion} />
        {buttons}
      </>
    );
  }
  return (
    <>
      <Said>{opinion === 'failed' ? texts.failed : texts.thinking}</Said>
      {buttons}
    </>
  );
}

type OpinionProps = CoachPanelProps & { readonly opinion: Comparison };

function OpinionCard({ table, game, decision, coach, opinion }: OpinionProps) {
  const { wondered, play } = coach;
  const { plan, lead, same } = opinion;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="coach-opinion" ref={card}>
      <b className="coach-title">{titleOf(wondered, [])}</b>
      {!same && (
        <span className="coach-word" data-word={lead.word}>
          {texts.words[lead.word]}
        </span>
      )}
      <p className="coach-reason" role="status">
        {verdictOf(opinion)} {!same && opinionReason(game.entry, onlookerOf(table, decision), opinion)}
      </p>
      <MovesLine steps={wondered} />
      <Button size="small" disabled={decision.busy} onClick={() => play(plan.moves)}>
        {texts.playThis}
      </Button>
    </div>
  );
}
