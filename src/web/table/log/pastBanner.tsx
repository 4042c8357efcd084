import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from '../texts.ts';
import type { LookingBack } from './usePast.ts';

const { past: texts } = TEXTS;

/** Stands where decisions are made while an earlier position is on the board, and leads back to now. */
export function PastBanner({ past, last }: { past: LookingBack; last: number }) {
  const ply = past.position?.ply ?? 0;
  return (
    <section className="bar past" aria-label={texts.label}>
      <div className="bar-say" role="status">
        <span className="past-sign">
          <Icon name="rematch" size={22} />
        </span>
        <div className="bar-text">
          <p className="bar-head">{ply === 0 ? texts.start : texts.then(ply)}</p>
          <p className="bar-line">{texts.help}</p>
        </div>
      </div>
      <div className="bar-buttons">
        <IconButton
          icon="left"
          label={texts.before}
          disabled={ply === 0}
          onClick={() => past.show(ply - 1)}
        />
        <IconButton
          icon="right"
          label={texts.after}
          disabled={ply === last}
          onClick={() => past.show(ply + 1)}
        />
        <Button look="commit" aria-keyshortcuts="Escape" onClick={past.leave}>
          {texts.now}
        </Button>
      </div>
    </section>
  );
}
