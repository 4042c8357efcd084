import { useEffect, useState } from 'react';
import { messageOf } from '../../message.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useTitle } from '../../app/title.ts';
import { go } from '../../address.ts';
import { onlineId } from '../connection/ids.ts';
import { become, meetMe } from '../people/me.ts';
import { NeedsServer } from '../needsServer.tsx';
import { enter, recover } from '../connection/requests.ts';
import { TEXTS } from '../texts.ts';

/** Links that let somebody in: to a table, or back to being themselves. */

interface Words {
  readonly title: string;
  readonly checking: string;
  readonly refused: string;
  readonly help: string;
}

/** An invitation leads to its table, where a seat may be chosen. */
export function Join({ letters }: { letters: string }) {
  const come = async (): Promise<string> => {
    await meetMe();
    return `/table/${onlineId(await enter(letters))}`;
  };
  return (
    <NeedsServer>
      <ComingIn key={letters} words={TEXTS.join} come={come} />
    </NeedsServer>
  );
}

/** A recovery link makes this browser the person it was made for; whoever follows one is told so first. */
export function Recover({ letters }: { letters: string }) {
  const [meant, setMeant] = useState(false);
  const come = async (): Promise<string> => {
    become(await recover(letters));
    return '/online';
  };
  return (
    <NeedsServer>
      {meant ? (
        <ComingIn key={letters} words={TEXTS.recover} come={come} />
      ) : (
        <div className="lone">
          <Mark size={72} />
          <h1 className="headline">{TEXTS.recover.title}</h1>
          <p className="lead">{TEXTS.recover.ask}</p>
          <div className="lone-actions">
            <Button look="commit" onClick={() => setMeant(true)}>
              {TEXTS.recover.go}
            </Button>
          </div>
        </div>
      )}
    </NeedsServer>
  );
}

function ComingIn({ words, come }: { words: Words; come: () => Promise<string> }) {
  useTitle(words.title);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let left = false;
    come().then(
      (to) => left || go(to, { replace: true }),
      (error: unknown) => left || setFault(messageOf(error)),
    );
    return () => {
      left = true;
    };
    // The link is followed once.
  }, []);
  if (fault === undefined) return <Waiting text={words.checking} />;
  return (
    <div className="lone">
      <Mark size={72} />
      <h1 className="headline">{words.refused}</h1>
      <p className="lead">{words.help}</p>
      <p className="caption">{fault}</p>
      <div className="lone-actions">
        <ButtonLink look="commit" href="#/online">
          {TEXTS.room.lobby}
        </ButtonLink>
      </div>
    </div>
  );
}
