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

const { curtain: texts } = TEXTS;

/** Hides a hand until its owner confirms to be at the screen. */
export function usePrivacyScreen(table: TableView, game: LoadedGame) {
  const { id, eyes, setup } = table;
  const [present, setPresent] = useState<Seat>();
  const persons = isOnline(id) ? 1 : setup.chairs.filter((chair) => chair.player === 'person').length;
  const covers = game.entry.game.secrets === true && persons > 1 && eyes !== undefined && eyes !== present;
  return { covers: covers && table.outcome === undefined, open: () => setPresent(eyes) };
}

interface PrivacyScreenProps {
  readonly table: TableView;
  readonly game: LoadedGame;
  readonly onOpen: () => void;
}

/** Covers the whole table while the screen is handed from one person to the next. */
export function PrivacyScreen({ table, game, onOpen }: PrivacyScreenProps) {
  const seat = table.eyes ?? 0;
  const name = nameOf(table, seat);
  return (
    <main className="privacy-screen night" id="main" tabIndex={-1}>
      <Emblem colour={game.view.colourOf(table.state, seat)} size={88} />
      <h1 className="headline">{texts.title(name)}</h1>
      <p className="lead">{texts.help}</p>
      <Button look="commit" size="large" autoFocus onClick={onOpen}>
        {texts.go(name)}
      </Button>
    </main>
  );
}
