import { useEffect, useMemo, useState } from 'react';
import { LEVELS } from '../../../bots/index.ts';
import { useQuery } from '../../address.ts';
import { cardOf, useLoadedGame } from '../../games/loading.ts';
import type { GameCard } from '../../games/view.ts';
import { useServer } from '../../online/connection/server.ts';
import { openGuided, openTable } from '../../opening.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { ownName, useSettings } from '../../settings.ts';
import { TEXTS } from '../../texts.ts';
import { useTitle } from '../../app/title.ts';
import { type Draft, draftOf, faultsOf, isSound, setupOf } from './draft.ts';
import { LessonsButton } from '../lessons/lessonsButton.tsx';
import { Missing } from '../missing.tsx';
import { OptionList } from './optionList.tsx';
import { colours } from '../home/poster.tsx';
import { PresetList } from './presetList.tsx';
import { SeatList } from './seatList.tsx';
import './newTable.css';
import { itemAt } from '../../../kernel/data/lists.ts';

const { newTable } = TEXTS;

/** Where a table is set: seats, presets and every option of the game. */
export default function NewTable({ game }: { game: string }) {
  const card = cardOf(game);
  return card ? <Form card={card} /> : <Missing />;
}

function Form({ card }: { card: GameCard }) {
  useTitle(`${newTable.title} · ${card.name}`);
  const { entry } = useLoadedGame(card);
  const asked = Number(useQuery().get('preset') ?? 0);
  const name = useSettings(ownName);
  const online = useServer((server) => server.available);
  const [draft, setDraft] = useState(() => draftOf(card.presets[asked] ?? itemAt(card.presets, 0), name));
  const faults = useMemo(() => faultsOf(entry.game, draft), [entry, draft]);
  useEffect(fetchTablePage, []);
  return (
    <div className="new" style={colours(card)}>
      <header className="new-head">
        <div className="new-picture" aria-hidden="true">
          <card.Poster />
        </div>
        <div>
          <p className="small-head">{card.name}</p>
          <h1 className="headline">{newTable.title}</h1>
        </div>
        <div className="new-guided">
          {online && (
            <ButtonLink icon="person" look="ghost" href={`#/online/new/${card.id}`}>
              {newTable.online}
            </ButtonLink>
          )}
          {card.guided && (
            <Button icon="guide" look="ghost" onClick={() => void openGuided(card)}>
              {TEXTS.home.guided}
            </Button>
          )}
          <LessonsButton card={card} />
        </div>
      </header>
      <PresetList
        presets={card.presets}
        draft={draft}
        onChoose={(preset) => setDraft(draftOf(preset, name, draft.played))}
      />
      <SeatList
        draft={draft}
        limits={card.seats}
        levels={LEVELS}
        seatColours={card.colours}
        faults={faults.names}
        onChange={setDraft}
      />
      <OptionList game={entry.game} draft={draft} fault={faults.options} onChange={setDraft} />
      <StartBar card={card} draft={draft} ready={isSound(faults)} />
    </div>
  );
}

/** The page of a table is fetched while somebody still sets it up; what fails is told once it is needed. */
function fetchTablePage(): void {
  import('../../table/page/tablePage.tsx').catch(() => undefined);
}

function StartBar({ card, draft, ready }: { card: GameCard; draft: Draft; ready: boolean }) {
  const [opening, setOpening] = useState(false);
  const people = draft.chairs.filter((chair) => chair.player === 'person').length;

  const start = async (): Promise<void> => {
    setOpening(true);
    await openTable(setupOf(card, draft));
    setOpening(false);
  };

  return (
    <footer className="new-start">
      <p>
        <strong>
          {card.name}: {newTable.summary(people, draft.chairs.length - people)}
        </strong>
        <small className={ready ? 'new-hint' : 'fault'}>
          {ready ? hintFor(people, card) : newTable.notReady}
        </small>
      </p>
      <Button
        look="commit"
        size="large"
        icon="replay"
        disabled={!ready || opening}
        onClick={() => void start()}
      >
        {newTable.start}
      </Button>
    </footer>
  );
}

function hintFor(people: number, card: GameCard): string {
  if (people === 0) return newTable.onlyBots;
  if (people > 1) return newTable.hotSeat;
  return card.minutes === undefined ? newTable.ready : newTable.about(card.minutes);
}
