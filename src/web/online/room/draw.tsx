import { useState } from 'react';
import type { AbortedDraw } from '../../../kernel/match/fairness.ts';
import type { RoomView } from '../../../protocol/online.ts';
import type { ShareStep } from '../../../protocol/share.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { showFault } from '../../parts/toast.tsx';
import { TEXTS } from '../texts.ts';

/** The draw of a match's luck as people see it. */

const { draw: texts } = TEXTS;

interface ShareNoticeProps {
  readonly step: ShareStep;
  /** Whether a draw goes on. */
  readonly drawing: boolean;
  readonly connected: boolean;
  readonly onDrawHere: () => Promise<void>;
}

/** What this browser's number needs its person for; mostly nothing. */
export function ShareNotice({ step, drawing, connected, onDrawHere }: ShareNoticeProps) {
  const [busy, setBusy] = useState(false);
  if (step.do === 'refuse')
    return (
      <p className="fault gathering-wide" role="alert">
        <Icon name="warn" size={16} />
        {texts.faults[step.why]}
      </p>
    );
  if (step.do !== 'ask') return undefined;
  const drawHere = (): void => {
    setBusy(true);
    onDrawHere()
      .catch(showFault)
      .finally(() => setBusy(false));
  };
  return (
    <div className="draw-notice gathering-wide" role="status">
      <Icon name="shield" size={20} />
      <p>
        {texts.elsewhere} {drawing && texts.endsDraw}
      </p>
      <Button size="small" disabled={busy || !connected} onClick={drawHere}>
        {texts.drawHere}
      </Button>
    </div>
  );
}

/** The names of the persons whose pages have still to promise a number or, in a draw, to show it. */
export function awaitedNames({ seats, draw }: RoomView): string[] {
  return seats.flatMap(({ person, promise, nonce }) =>
    person !== undefined && (draw ? nonce : promise) === undefined ? [person.name] : [],
  );
}

/** The draws at a table that ended without a match. */
export function EndedDraws({ room }: { room: RoomView }) {
  const { abortedDraws } = room;
  if (abortedDraws.length === 0) return undefined;
  return (
    <div className="ended-draws">
      <p className="caption">{texts.endedHelp}</p>
      <ol>
        {abortedDraws.map((ended) => (
          <li key={ended.begun}>{endText(room, ended)}</li>
        ))}
      </ol>
    </div>
  );
}

function endText({ seats, host }: RoomView, { why, by, promises, nonces }: AbortedDraw): string {
  const name = seats.find(({ person }) => person?.id === by)?.person?.name;
  const who = name ?? (by === host ? texts.host : texts.somebody);
  const given = (list: readonly string[]): number => list.filter((one) => one !== '').length;
  return `${texts.ends[why](who)} ${texts.shown(given(nonces), given(promises))}`;
}
