import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { showFault } from '../../parts/toast.tsx';
import { newRecovery } from '../connection/requests.ts';
import { copy, linkTo } from '../room/copyLink.ts';
import { TEXTS } from '../texts.ts';
import { Section } from './section.tsx';

const { profile: texts } = TEXTS;

/** A link that makes another browser the same person for a while. */
export function Recovery() {
  const [shown, setShown] = useState<{ readonly link: string; readonly until: string }>();
  const show = (): void => {
    newRecovery().then(({ recovery, expires }) => {
      const until = new Date(expires).toLocaleString([], { dateStyle: 'full', timeStyle: 'short' });
      setShown({ link: linkTo(`/recover/${recovery}`), until });
    }, showFault);
  };
  return (
    <Section title={texts.recovery} help={texts.recoveryHelp}>
      {shown === undefined ? (
        <Button icon="share" onClick={show}>
          {texts.makeRecovery}
        </Button>
      ) : (
        <>
          <div className="profile-row">
            <input
              className="input"
              readOnly
              aria-label={texts.recovery}
              value={shown.link}
              onFocus={({ target }) => target.select()}
            />
            <Button icon="share" onClick={() => copy(shown.link)}>
              {TEXTS.room.copy}
            </Button>
          </div>
          <p className="caption profile-until">{texts.recoveryUntil(shown.until)}</p>
        </>
      )}
    </Section>
  );
}
