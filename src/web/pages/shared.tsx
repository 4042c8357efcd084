import { useEffect, useState } from 'react';
import { unpackMatch } from '../local/share.ts';
import { messageOf } from '../message.ts';
import { openMatch } from '../opening.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { TEXTS } from '../texts.ts';
import { useTitle } from '../app/title.ts';

const { shared } = TEXTS;

/** A match that came in a link: checked and replayed before it is shown. */
export default function Shared({ code }: { code: string }) {
  useTitle(shared.title);
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const open = async (): Promise<void> => openMatch(await unpackMatch(code), { replace: true });
    open().catch((error: unknown) => setFault(messageOf(error)));
  }, [code]);

  if (fault === undefined) return <Waiting text={shared.checking} />;
  return (
    <div className="lone">
      <Mark size={72} />
      <h1 className="headline">{shared.refused}</h1>
      <p className="lead">{fault}</p>
      <div className="lone-actions">
        <ButtonLink look="commit" href="#/">
          {TEXTS.app.home}
        </ButtonLink>
      </div>
    </div>
  );
}
