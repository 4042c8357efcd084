import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Spot } from '../../board/zoom/lens.ts';
import type { LoadedGame, Place } from '../../games/view.ts';
import { useStill } from '../../settings.ts';
import { type Box, type Dock, dockOf } from './dock.ts';
import type { Shown } from './momentQueue.ts';
import type { Moments } from './useMoments.ts';
import { TEXTS } from '../texts.ts';
import './moments.css';

interface MomentFrameProps {
  readonly game: LoadedGame;
  readonly moments: Moments;
  readonly names: readonly string[];
  readonly eyes: number | undefined;
  readonly compact: boolean;
}

/** The place over the board where great moments are shown, and the voice that tells of them. */
export function MomentFrame(props: MomentFrameProps) {
  const { shown } = props.moments;
  useMomentKeys(props.moments);
  return (
    <>
      <p className="unseen" aria-live="polite">
        {shown?.moment.say}
      </p>
      {shown && <Framed key={shown.number} {...props} shown={shown} />}
    </>
  );
}

function Framed({ game, moments, names, eyes, compact, shown }: MomentFrameProps & { shown: Shown }) {
  const { Moment } = game.view;
  const still = useStill();
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { moment, held } = shown;
  const dock = useDock(frame, panel, moment.places);
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
          {drawing}
          <MomentFoot shown={shown} />
        </div>
      )}
    </div>
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
      <span className="moment-hint">{held ? TEXTS.moments.held : TEXTS.moments.hold}</span>
    </div>
  );
}

/** Space holds, Enter goes on, whatever has the focus; a field that is typed in and dialogs keep their keys. */
function useMomentKeys({ shown, tap, goOn }: Moments): void {
  const on = shown !== undefined;
  useEffect(() => {
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
  return !(target instanceof Element) || target.closest('input, textarea, select, dialog') === null;
}

/** The side of the board for a panel, once it is known how large it is and where the places lie. */
function useDock(
  frame: RefObject<HTMLDivElement | null>,
  panel: RefObject<HTMLDivElement | null>,
  places: readonly Place[] = [],
): Dock {
  const [dock, setDock] = useState<Dock>('bottom');
  useLayoutEffect(() => {
    if (!frame.current || !panel.current) return;
    const { offsetWidth: width, offsetHeight: height } = panel.current;
    const board = { width: frame.current.clientWidth, height: frame.current.clientHeight };
    const about = places.flatMap((place) => boxOf(frame.current, place) ?? []);
    setDock(dockOf(board, { width, height }, about));
    // Measured once: a panel that leapt about could not be read.
  }, []);
  return dock;
}

/** Where a place is drawn on the board that the frame lies over. */
function boxOf(frame: HTMLElement | null, place: Place): Box | undefined {
  const name = CSS.escape(place);
  const drawn = frame?.parentElement?.querySelector(`[data-place="${name}"], [data-look="${name}"]`);
  if (!frame || !drawn) return undefined;
  const area = frame.getBoundingClientRect();
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return { x: x - area.x, y: y - area.y, width, height };
}

function middleOf(box: Box | undefined): Spot | undefined {
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
