import { useEffect, useState } from 'react';
import { messageOf } from '../../message.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useTitle } from '../../app/title.ts';
import { go } from '../../address.ts';
import { onlineId } from '../connection/ids.ts';
import { switchPerson, introduceMe } from '../people/me.ts';
import { NeedsServer } from '../needsServer.tsx';
import { enter, recover } from '../connection/requests.ts';
import { TEXTS } from '../texts.ts';

/** The pages of invitation and recovery links. */

interface LinkTexts {
  readonly title: string;
  readonly checking: string;
  readonly refused: string;
  readonly help: string;
}

/** Opens the table of an invitation. */
export default function Join({ code }: { code: string }) {
  const follow = async (): Promise<string> => {
    await introduceMe();
    return `/table/${onlineId(await enter(code))}`;
  };
  return (
    <NeedsServer>
      <FollowLink key={code} texts={TEXTS.join} follow={follow} />
    </NeedsServer>
  );
}

/** Signs this browser in as the person of a recovery link, after a confirmation. */
export function Recover({ code }: { code: string }) {
  const [confirmed, setConfirmed] = useState(false);
  const follow = async (): Promise<string> => {
    switchPerson(await recover(code));
    return '/online';
  };
  return (
    <NeedsServer>
      {confirmed ? (
        <FollowLink key={code} texts={TEXTS.recover} follow={follow} />
      ) : (
        <div className="lone">
          <Mark size={72} />
          <h1 className="headline">{TEXTS.recover.title}</h1>
          <p className="lead">{TEXTS.recover.ask}</p>
          <div className="lone-actions">
            <Button look="commit" onClick={() => setConfirmed(true)}>
              {TEXTS.recover.go}
            </Button>
          </div>
        </div>
      )}
    </NeedsServer>
  );
}

function FollowLink({ texts, follow }: { texts: LinkTexts; follow: () => Promise<string> }) {
  useTitle(texts.title);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let left = false;
    follow().then(
      (to) => left || go(to, { replace: true }),
      (error: unknown) => left || setFault(messageOf(error)),
    );
    return () => {
      left = true;
    };
    // The link is followed once.
  }, []);
  if (fault === undefined) return <Waiting text={texts.checking} />;
  return (
    <div className="lone">
      <Mark size={72} />
      <h1 className="headline">{texts.refused}</h1>
      <p className="lead">{texts.help}</p>
      <p className="caption">{fault}</p>
      <div className="lone-actions">
        <ButtonLink look="commit" href="#/online">
          {TEXTS.room.lobby}
        </ButtonLink>
      </div>
    </div>
  );
}
