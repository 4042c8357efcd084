import { ButtonLink } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import { TEXTS } from '../texts.ts';
import { useTitle } from '../app/title.ts';

const { title, headline, help } = TEXTS.missing;

/** An address that leads nowhere. */
export function Missing() {
  useTitle(title);
  return (
    <div className="lone">
      <Mark size={72} />
      <h1 className="headline">{headline}</h1>
      <p className="lead">{help}</p>
      <div className="lone-actions">
        <ButtonLink look="commit" href="#/">
          {TEXTS.app.home}
        </ButtonLink>
      </div>
    </div>
  );
}
