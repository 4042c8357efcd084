import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { useTitle } from '../app/title.ts';
import { useServer } from './connection/server.ts';
import { TEXTS } from './lobby/texts.ts';

const { lobby } = TEXTS;

/** Wraps pages that need a server; without one they say so. */
export function NeedsServer({ children }: { children: ReactNode }) {
  const here = useServer((server) => server.available);
  if (here === undefined) return <Waiting />;
  return here ? children : <NoServer />;
}

function NoServer() {
  useTitle(lobby.title);
  return (
    <div className="lone">
      <Mark size={72} />
      <h1 className="headline">{lobby.none}</h1>
      <p className="lead">{lobby.noneHelp}</p>
      <div className="lone-actions">
        <ButtonLink look="commit" href="#/">
          {lobby.home}
        </ButtonLink>
      </div>
    </div>
  );
}
