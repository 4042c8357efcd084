import { type MouseEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Covered, Spot } from '../../board/zoom/lens.ts';
import type { LoadedGame, Place } from '../../games/view.ts';
import { Button } from '../../parts/button.tsx';
import { handWords } from '../../parts/touchWords.ts';
import { useStill } from '../../settings.ts';
import { type Box, type Dock, dockOf, farHalf } from './dock.ts';
import type { Shown } from './momentQueue.ts';
import type { Moments } from './useMoments.ts';
import { TEXTS } from '../texts.ts';
import './moments.css';

/** What a moment is about, and how its panel covers the board. */
export interface Stage {
  readonly places: readonly Place[];
  readonly covered: Covered;
}

interface MomentFrameProps {
  readonly game: LoadedGame;
  readonly moments: Moments;
  readonly names: readonly string[];
  readonly eyes: number | undefined;
  readonly compact: boolean;
  /** What the board shows close up beside the panel, on a small screen; nothing once that is over. */
  readonly onStage: (stage: Stage | undefined) => void;
  readonly showRule: (rule: string) => void;
}

/** The place over the board where great moments are shown. */
export function MomentFrame(props: MomentFrameProps) {
  const { shown } = props.moments;
  useMomentKeys(props.moments);
  return shown && <Framed key={shown.number} {...props} shown={shown} />;
}

function Framed(props: MomentFrameProps & { shown: Shown }) {
  const { game, moments, names, eyes, compact, showRule, shown } = props;
  const { Moment } = game.view;
  const still = useStill();
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { moment, held } = shown;
  const dock = useDock(frame, panel, moment.places, compact ? props.onStage : undefined);
  const spotOf = useCallback((place: Place) => middleOf(boxOf(frame.current, place)), []);
  if (!Moment) return null;
  const drawing = <Moment {...{ moment, names, eyes, still, held, compact, spotOf }} />;
  return (
    <div className="moments night" ref={frame} data-held={held || undefined} data-still={still || undefined}>
      {moment.over ? (
        <div className="moment-over" data-moment={moment.kind} aria-hidden>
          {drawing}
        </div>
      ) : (
        <div
          ref={panel}
          className="moment"
          data-moment={moment.kind}
          data-dock={dock}
          role="figure"
          aria-label={moment.say}
          onClick={moments.tap}
        >
          {moment.rule !== undefined && <MomentRule {...{ rule: moment.rule, held, moments, showRule }} />}
          {drawing}
          <MomentFoot shown={shown} />
        </div>
      )}
    </div>
  );
}

interface MomentRuleProps extends Pick<MomentFrameProps, 'moments' | 'showRule'> {
  readonly rule: string;
  readonly held: boolean;
}

/** The way to the rule; the moment is held meanwhile. */
function MomentRule({ rule, held, moments, showRule }: MomentRuleProps) {
  const show = (event: MouseEvent): void => {
    event.stopPropagation();
    if (!held) moments.tap();
    showRule(rule);
  };
  return (
    <Button className="moment-rule" size="small" icon="rules" onClick={show}>
      {TEXTS.why.rule(rule)}
    </Button>
  );
}

/** The time that is left, and how to hold it. */
function MomentFoot({ shown: { moment, ms, held } }: { readonly shown: Shown }) {
  const { stages } = moment;
  return (
    <div className="moment-foot" aria-hidden>
      {stages && <span>{stages.first}</span>}
      <div className="moment-time">
        <i style={{ animationDuration: `${ms}ms` }} />
        {stages?.marks.map((mark) => (
          <b key={mark} style={{ left: `${(100 * mark) / moment.ms}%` }} />
        ))}
      </div>
      {stages && <span>{stages.last}</span>}
      <span className="moment-hint">{handWords(held ? TEXTS.moments.held : TEXTS.moments.hold)}</span>
    </div>
  );
}

/** Space holds, Enter goes on, whatever has the focus; fields, dialogs and the way to the rule keep their keys. */
function useMomentKeys({ shown, tap, goOn }: Moments): void {
  const on = shown !== undefined;
  // As soon as it is seen.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (!isMomentKey(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Enter') goOn();
      else tap();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [on, tap, goOn]);
}

function isMomentKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if ((key !== ' ' && key !== 'Enter') || ctrlKey || metaKey || altKey) return false;
  return (
    !(target instanceof Element) || target.closest('input, textarea, select, dialog, .moment button') === null
  );
}

/** Between a panel and what is drawn close up beside it, with what rises from that, in pixels. */
const BREATH = 32;

/** The side of the board for a panel, once it is known how large it is and where the places lie. */
function useDock(
  frame: RefObject<HTMLDivElement | null>,
  panel: RefObject<HTMLDivElement | null>,
  places: readonly Place[] = [],
  onStage: MomentFrameProps['onStage'] | undefined,
): Dock {
  const [dock, setDock] = useState<Dock>('bottom');
  useLayoutEffect(() => {
    if (!frame.current || !panel.current) return undefined;
    const { offsetWidth: width, offsetHeight: height } = panel.current;
    const about = places.flatMap((place) => boxOf(frame.current, place) ?? []);
    const board = drawnBox(frame.current, '.zoom-body');
    if (onStage === undefined || board === undefined || about.length === 0) {
      const room = { width: frame.current.clientWidth, height: frame.current.clientHeight };
      setDock(dockOf(room, { width, height }, about));
      return undefined;
    }
    const half = farHalf(board, about);
    setDock(half);
    onStage({ places, covered: { top: 0, bottom: 0, [half]: height + BREATH } });
    return () => onStage(undefined);
    // Measured once: a panel that leapt about could not be read.
  }, []);
  return dock;
}

/** Where a place is drawn on the board that the frame lies over. */
function boxOf(frame: HTMLElement | null, place: Place): Box | undefined {
  const name = CSS.escape(place);
  return drawnBox(frame, `[data-place="${name}"], [data-look="${name}"]`);
}

function drawnBox(frame: HTMLElement | null, selector: string): Box | undefined {
  const drawn = frame?.parentElement?.querySelector(selector);
  if (!frame || !drawn) return undefined;
  const area = frame.getBoundingClientRect();
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return { x: x - area.x, y: y - area.y, width, height };
}

function middleOf(box: Box | undefined): Spot | undefined {
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
