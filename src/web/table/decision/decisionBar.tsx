import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { isOnline } from '../../online/connection/ids.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Icon } from '../../parts/icon.tsx';
import { showFault } from '../../parts/toast.tsx';
import type { ColourName } from '../../seatColours.ts';
import { BarButtons } from './barButtons.tsx';
import { twiceAt } from './decision.ts';
import { Chooser } from './chooser.tsx';
import { CoachButton, CoachPanel } from '../coach/coachPanel.tsx';
import { hasEnded } from '../end/ended.ts';
import { endingText } from '../end/endingText.ts';
import { downloadRecord } from '../end/keepRecord.ts';
import { useOnlineExtras } from '../onlineExtras.ts';
import {
  askedIn,
  type BarWords,
  doubtedWords,
  groupWords,
  inHandWords,
  promptParts,
  toYou,
} from './prompt.ts';
import { nameOf, namesOf, ownSeat, youOf } from '../seats.ts';
import { handWords } from '../../parts/touchWords.ts';
import { TEXTS } from '../texts.ts';
import type { TableActions } from './useTableActions.ts';
import type { Coach } from '../coach/useCoach.ts';
import type { Decision } from './useDecision.ts';
import type { WhyNot } from '../why/useWhyNot.ts';
import { WhyHead, WhyInstead, WhyMore, WhyTools } from '../why/whyNot.tsx';
import './decisionBar.css';

interface DecisionBarProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly decision: Decision;
  readonly whyNot: WhyNot;
  /** A phone. */
  readonly compact: boolean;
  readonly coach: Coach;
  readonly actions: TableActions;
  /** Whether moves of others are still being shown. */
  readonly waiting: boolean;
  /** What stands in the place of the question while a guide speaks. */
  readonly guide: BarWords | undefined;
  readonly onResult: () => void;
}

const { bar, end } = TEXTS;

/** Who must choose what and why, what it costs, and a button for all that is not a place. */
export function DecisionBar(props: DecisionBarProps) {
  const { table, game, decision, whyNot, compact, coach, actions } = props;
  const answers = { table, game, decision, whyNot };
  const { given } = whyNot;
  // What can be done instead takes the room of what is asked.
  const above = given !== undefined && given.answer.instead.length > 0;
  const seat = decision.seat ?? table.thinking ?? table.actors[0];
  const twice = decision.confirming?.gesture.twice;
  const { BarTool } = game.view;
  return (
    <section
      className="bar"
      aria-label={bar.label}
      aria-busy={decision.busy}
      data-mine={decision.seat !== undefined || undefined}
      data-guide={props.guide !== undefined || undefined}
      data-answers={given !== undefined || undefined}
    >
      {!compact && above && <WhyCard whyNot={whyNot} />}
      {decision.asking && (
        <Chooser
          choices={decision.asking}
          onChoose={decision.choose}
          onPoint={decision.point}
          onClose={decision.letGo}
        />
      )}
      <HeldUp {...props} />
      <CoachPanel table={table} game={game} decision={decision} coach={coach} />
      <div className="bar-say">
        {seat !== undefined && (
          <SeatChip colour={game.view.colourOf(table.state, seat)} thinking={table.thinking === seat} />
        )}
        <Sentence {...props} />
        {(decision.confirming === undefined || twice !== undefined) && <CoachButton coach={coach} />}
        {compact && <WhyHead whyNot={whyNot} />}
        {!compact && given && !above && <WhyCard whyNot={whyNot} />}
        {!compact && <WhyInstead {...answers} />}
      </div>
      {decision.asked.length > 1 && <AskedSeats table={table} decision={decision} />}
      <BarButtons
        decision={decision}
        whyNot={whyNot}
        actions={actions}
        pieceName={game.view.pieceName}
        begins={coach.begins}
      >
        {BarTool && <BarTool state={table.state} seat={decision.seat} />}
        {table.outcome && (
          <Button look="commit" onClick={props.onResult}>
            {bar.seen}
          </Button>
        )}
        {!table.outcome && hasEnded(table) && <ClosedButtons table={table} />}
      </BarButtons>
      {compact && given && (
        <>
          <WhyTools whyNot={whyNot} />
          <WhyMore whyNot={whyNot} />
          <WhyInstead {...answers} />
        </>
      )}
      <p className="unseen" role="status">
        {spoken(props)}
      </p>
    </section>
  );
}

/** What the question is about, right above its buttons; an answer about something else takes its place. */
function HeldUp({ table, game, decision, whyNot, compact }: DecisionBarProps) {
  const { HeldUp: Held } = game.view;
  if (Held === undefined || decision.seat === undefined || whyNot.given) return null;
  return (
    <div className="bar-held night" data-compact={compact || undefined}>
      <Held state={table.state} seat={decision.seat} compact={compact} />
    </div>
  );
}

/** The answer where there is room: it grows upward out of the bar, and nothing below it moves. */
function WhyCard({ whyNot }: Pick<DecisionBarProps, 'whyNot'>) {
  return (
    <div className="why" data-why>
      <WhyHead whyNot={whyNot} />
      <WhyTools whyNot={whyNot} />
      <WhyMore whyNot={whyNot} />
    </div>
  );
}

type HandProps = Pick<DecisionBarProps, 'table' | 'game' | 'decision' | 'guide'>;

/** What those who do not see the bar are told of it beside its question. */
function spoken(props: DecisionBarProps): string {
  const { given } = props.whyNot;
  if (given) return [given.answer.text, given.answer.more ?? []].flat().join(' ');
  const doubted = doubtedWords(props.decision);
  if (doubted) return `${doubted.head} ${doubted.rest} ${bar.confirmOrCancel}`;
  return handWords(inHandOf(props) ?? '');
}

function inHandOf({ table, game, decision, guide }: HandProps): string | undefined {
  return guide ? undefined : inHandWords(game.view, table.state, decision.picking);
}

/** Where to go from a match that ended unfinished. */
function ClosedButtons({ table: { id, setup } }: { table: TableView }) {
  const extras = useOnlineExtras();
  return (
    <>
      <ButtonLink icon="replay" href={`#/replay/${id}`}>
        {end.replay}
      </ButtonLink>
      <Button icon="download" onClick={() => void downloadRecord(id, setup.game).catch(showFault)}>
        {end.download}
      </Button>
      {extras?.rematch}
    </>
  );
}

function SeatChip({ colour, thinking }: { colour: ColourName; thinking: boolean }) {
  return (
    <span className="bar-chip" data-thinking={thinking || undefined}>
      <Emblem colour={colour} size={38} />
    </span>
  );
}

function Sentence({ table, game, decision, whyNot, actions, waiting, guide }: DecisionBarProps) {
  const { Meter } = game.view;
  const extras = useOnlineExtras();
  const { choices, hovered, marked } = decision;
  const twice = (twiceAt(choices, hovered) ?? twiceAt(choices, marked))?.gesture.twice;
  const { head, rest } =
    hasEnded(table) && extras?.ending
      ? { head: extras.ending, rest: '' }
      : (guide ?? groupWords(choices, decision.picking) ?? sentenceOf(table, game, decision, waiting));
  return (
    <div className="bar-text">
      <p className="bar-head" role="status" aria-live="polite">
        {handWords(twice?.head ?? head)}
      </p>
      {decision.seat !== undefined && Meter && (
        <div className="bar-meter">
          <Meter state={table.state} names={namesOf(table)} actors={table.actors} />
        </div>
      )}
      <BarLine
        fault={actions.fault ?? table.fault}
        decision={decision}
        answers={whyNot.given !== undefined}
        rest={handWords(inHandOf({ table, game, decision, guide }) ?? rest)}
      />
    </div>
  );
}

interface BarLineProps {
  readonly fault: string | undefined;
  readonly decision: Decision;
  /** Whether the bar answers something else. */
  readonly answers: boolean;
  readonly rest: string;
}

/**
 * The second line: a fault, else the price of what is pointed at, else the rest of the sentence. Behind an answer it
 * stays as it is, or what stands beside it would move away from under the pointer.
 */
function BarLine({ fault, decision, answers, rest }: BarLineProps) {
  if (fault !== undefined) {
    return (
      <p className="bar-line fault" role="alert">
        <Icon name="warn" size={16} />
        {fault}
      </p>
    );
  }
  const { price } = decision;
  const doubted = doubtedWords(decision);
  if (doubted !== undefined) {
    return (
      <p className="bar-line">
        <em>{doubted.head}</em> {doubted.rest}
      </p>
    );
  }
  if (price !== undefined && !answers) return <p className="bar-line bar-price">{price}</p>;
  return <p className="bar-line">{rest}</p>;
}

function sentenceOf(table: TableView, game: LoadedGame, decision: Decision, waiting: boolean): BarWords {
  const names = namesOf(table);
  const seat = decision.seat ?? askedIn(table, waiting);
  if (seat !== undefined) {
    const words = game.entry.texts.prompt(table.state, seat, names);
    return promptParts(seat === youOf(table) ? toYou(words, nameOf(table, seat)) : words);
  }
  if (table.outcome) return { head: endingText(game, table, names), rest: '' };
  const other = table.actors[0] ?? 0;
  const rest = waiting ? bar.skip : ownSeat(table) === undefined ? watching(table) : '';
  if (table.thinking !== undefined) return { head: bar.thinking(nameOf(table, table.thinking)), rest };
  return { head: other === youOf(table) ? bar.yourTurn : bar.plays(nameOf(table, other)), rest };
}

const watching = ({ id }: TableView): string => (isOnline(id) ? bar.spectating : bar.watching);

/** When several people are asked at once, they say who answers first. */
function AskedSeats({ table, decision }: { table: TableView; decision: Decision }) {
  return (
    <div className="bar-asked" role="group" aria-label={bar.asked}>
      {decision.asked.map((seat) => (
        <Button
          key={seat}
          size="small"
          look="ghost"
          aria-pressed={seat === decision.seat}
          onClick={() => decision.chooseSeat(seat)}
        >
          {nameOf(table, seat)}
        </Button>
      ))}
    </div>
  );
}
