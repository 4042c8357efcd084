import { useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { isOnline } from '../../online/connection/ids.ts';
import { Button } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { nameOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';
import './privacyScreen.css';

const { curtain } = TEXTS;

/** Whose eyes may look: nobody else's hand is shown before its owner has said to be there. */
export function useCurtain(frame: TableView, game: LoadedGame) {
  const { id, eyes, setup } = frame;
  const [present, setPresent] = useState<Seat>();
  const persons = isOnline(id) ? 1 : setup.chairs.filter((chair) => chair.player === 'person').length;
  const drawn = game.entry.game.secrets === true && persons > 1 && eyes !== undefined && eyes !== present;
  return { drawn: drawn && frame.outcome === undefined, open: () => setPresent(eyes) };
}

interface PrivacyScreenProps {
  readonly frame: TableView;
  readonly game: LoadedGame;
  readonly onOpen: () => void;
}

/** Stands before the whole table while it is handed from one person to the next. */
export function PrivacyScreen({ frame, game, onOpen }: PrivacyScreenProps) {
  const seat = frame.eyes ?? 0;
  const name = nameOf(frame, seat);
  return (
    <main className="curtain" id="main" tabIndex={-1}>
      <Emblem colour={game.view.colourOf(frame.state, seat)} size={88} />
      <h1 className="headline">{curtain.title(name)}</h1>
      <p className="lead">{curtain.help}</p>
      <Button look="commit" size="large" autoFocus onClick={onOpen}>
        {curtain.go(name)}
      </Button>
    </main>
  );
}
