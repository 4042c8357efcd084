import { type ReactNode, Suspense, useMemo } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Aid } from '../../games/aid.ts';
import { cardOf, useAidOf } from '../../games/loading.ts';
import type { LoadedGame } from '../../games/view.ts';
import { openGuided } from '../../opening.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TEXTS } from '../texts.ts';
import { AidSheet } from './aidSheet.tsx';
import type { AidDesk } from './useAidDesk.ts';
import './aid.css';

const { aid: texts } = TEXTS;

interface AidDialogProps {
  readonly game: LoadedGame;
  /** The position that is shown, as far as it may be seen here. */
  readonly state: object;
  /** Whose figures it has. */
  readonly seat: Seat;
  readonly names: readonly string[];
  /** Whether they are those of somebody else than the one who looks. */
  readonly foreign: boolean;
  readonly desk: AidDesk;
  readonly onRules: () => void;
}

/** What players look up during a match, over the table. */
export function AidDialog(props: AidDialogProps): ReactNode {
  const { game, desk, onRules } = props;
  const card = cardOf(game.view.id);
  return (
    <Dialog
      open={desk.open}
      title={texts.title(card?.name ?? game.entry.game.title)}
      className="aid night"
      onClose={desk.close}
      head={
        <>
          <p className="aid-about">
            <Suspense>
              <About {...props} />
            </Suspense>
          </p>
          {card?.guided && (
            <Button size="small" icon="guide" onClick={() => void openGuided(card)}>
              {texts.teach}
            </Button>
          )}
          <Button size="small" icon="rules" onClick={onRules}>
            {texts.rules}
          </Button>
          <Button size="small" look="ghost" className="aid-close" data-focus onClick={desk.close}>
            {texts.close}
            <kbd aria-hidden>{texts.key}</kbd>
          </Button>
        </>
      }
    >
      <Suspense>
        <Sheet {...props} />
      </Suspense>
    </Dialog>
  );
}

function useAid({ game, state, seat, names }: AidDialogProps): Aid | undefined {
  const aidOf = useAidOf(game.view);
  return useMemo(() => aidOf?.(state, seat, names), [aidOf, state, seat, names]);
}

function About(props: AidDialogProps): ReactNode {
  const { seat, names, foreign } = props;
  const aid = useAid(props);
  return (
    <>
      {aid?.about}
      {foreign && <span>{texts.figuresOf(names[seat] ?? '')}</span>}
    </>
  );
}

function Sheet(props: AidDialogProps): ReactNode {
  const aid = useAid(props);
  return aid && <AidSheet aid={aid} onShow={props.desk.show} />;
}
