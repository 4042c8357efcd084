import { ButtonLink } from '../parts/button.tsx';
import { TEXTS } from '../texts.ts';
import { useTitle } from '../title.ts';

export default function TablePage({ id }: { id: string }) {
  useTitle(TEXTS.table.title);
  return (
    <main className="lone" id="main" tabIndex={-1}>
      <h1 className="headline">{TEXTS.table.ahead}</h1>
      <p className="caption">{id}</p>
      <ButtonLink href="#/">{TEXTS.app.home}</ButtonLink>
    </main>
  );
}
