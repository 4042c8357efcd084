import { useCallback, useEffect, useState } from 'react';
import type { SessionView } from '../../../protocol/online.ts';
import { Button } from '../../parts/button.tsx';
import { showFault, showToast } from '../../parts/toast.tsx';
import { endSession, mySessions, signOutElsewhere } from '../connection/requests.ts';
import { TEXTS } from '../texts.ts';
import { Section } from './section.tsx';

const { profile: texts } = TEXTS;

const HOUR = 60 * 60 * 1000;

/** The browsers one is known in, and how to end them. */
export function Sessions({ onVoid }: { /** Recovery links are void now. */ onVoid: () => void }) {
  const [sessions, setSessions] = useState<readonly SessionView[]>([]);
  const fetchAll = useCallback(
    () => mySessions().then((all) => setSessions(all.toSorted(thisFirst)), showFault),
    [],
  );
  useEffect(() => void fetchAll(), [fetchAll]);
  const end = (session: SessionView): void => {
    endSession(session.id)
      .then(() => showToast(texts.sessionEnded(session.browser)), showFault)
      .finally(() => void fetchAll());
  };
  const elsewhere = (): void => {
    signOutElsewhere().then(() => {
      onVoid();
      showToast(texts.elsewhereDone);
      return fetchAll();
    }, showFault);
  };
  return (
    <Section title={texts.sessions} help={texts.sessionsHelp}>
      <ul className="sessions" aria-label={texts.sessions}>
        {sessions.length === 0 && <li className="caption">{texts.onlyHere}</li>}
        {sessions.map((session) => (
          <li key={session.id} className="session">
            <div>
              <strong>{session.browser}</strong>
              <small className="caption">{session.here ? texts.thisBrowser : usedText(session.seen)}</small>
            </div>
            {!session.here && (
              <Button
                size="small"
                aria-label={texts.endSession(session.browser)}
                onClick={() => end(session)}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="profile-else">
        <p className="caption">{texts.elsewhereHelp}</p>
        <Button size="small" look="ghost" onClick={elsewhere}>
          {texts.elsewhere}
        </Button>
      </div>
    </Section>
  );
}

const thisFirst = (a: SessionView, b: SessionView): number => Number(b.here) - Number(a.here);

/** To the hour, which is all that is stored. */
function usedText(seen: number): string {
  if (Date.now() - seen < 2 * HOUR) return texts.usedLately;
  return texts.used(new Date(seen).toLocaleDateString([], { dateStyle: 'medium' }));
}
