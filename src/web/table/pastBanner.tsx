import { Button, IconButton } from '../parts/button.tsx';
import { TEXTS } from './texts.ts';
import type { Past } from './usePast.ts';

const { past: texts } = TEXTS;

/** Says plainly that an earlier position is on the board, and leads back to now. */
export function PastBanner({ past, last }: { past: Past; last: number }) {
  if (past.frame === undefined) return null;
  const { ply } = past.frame;
  return (
    <div className="past" role="status">
      <IconButton icon="left" label={texts.before} disabled={ply === 0} onClick={() => past.show(ply - 1)} />
      <p>{ply === 0 ? texts.start : texts.then(ply)}</p>
      <IconButton
        icon="right"
        label={texts.after}
        disabled={ply === last}
        onClick={() => past.show(ply + 1)}
      />
      <Button size="small" look="commit" onClick={past.leave}>
        {texts.now}
      </Button>
    </div>
  );
}
