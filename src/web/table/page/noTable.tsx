import { Button, ButtonLink } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useTitle } from '../../app/title.ts';
import { TEXTS } from '../texts.ts';

const { page } = TEXTS;

/** The page of a table that cannot be shown: why, and what may help. */
export function NoTable({ fault, onRetry }: { fault: string | undefined; onRetry: () => void }) {
  useTitle(page.missing);
  return (
    <main className="lone" id="main" tabIndex={-1}>
      <Mark size={72} />
      <h1 className="headline">{page.missing}</h1>
      <p className="lead">{page.missingHelp}</p>
      {fault !== undefined && <p className="caption">{fault}</p>}
      <div className="lone-actions">
        <ButtonLink look="commit" href="#/">
          {page.home}
        </ButtonLink>
        <Button icon="rematch" onClick={onRetry}>
          {page.retry}
        </Button>
      </div>
    </main>
  );
}
