import { lazy, Suspense } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import type { ColourName } from '../../seatColours.ts';
import { TEXTS } from '../texts.ts';
import './branches.css';

const PlayOnForm = lazy(() => import('./playOnForm.tsx'));

export interface PlayOnProps {
  readonly table: TableView;
  /** The position that is played on from, and who is to choose there. */
  readonly ply: number;
  readonly asked: Seat;
  readonly colours: readonly ColourName[];
  readonly onClose: () => void;
}

/** Asks once who is to sit where, then opens a table that plays on from a position. */
export function PlayOnDialog({ open, ...asked }: PlayOnProps & { readonly open: boolean }) {
  return (
    <Dialog open={open} className="play-on" title={TEXTS.playOn.title(asked.ply)} onClose={asked.onClose}>
      <Suspense fallback={<Waiting />}>
        <PlayOnForm {...asked} />
      </Suspense>
    </Dialog>
  );
}
