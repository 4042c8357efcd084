import { type FormEvent, useState } from 'react';
import { LEVELS } from '../../../bots/index.ts';
import { type Draft, nameFaults } from '../../pages/newTable/draft.ts';
import '../../pages/newTable/newTable.css';
import { SeatList } from '../../pages/newTable/seatList.tsx';
import { Button } from '../../parts/button.tsx';
import { showFault } from '../../parts/toast.tsx';
import { ownName, useSettings } from '../../settings.ts';
import { TEXTS } from '../texts.ts';
import { chairsToPlayOn, playOn } from './playOn.ts';
import type { PlayOnProps } from './playOnDialog.tsx';
import { BranchName } from './renameDialog.tsx';

const { playOn: texts } = TEXTS;

/** The seats of a branch with their levels, and its name. */
export default function PlayOnForm({ table, ply, asked, colours, onClose }: PlayOnProps) {
  const own = useSettings(ownName);
  const [draft, setDraft] = useState<Draft>(() => ({ chairs: chairsToPlayOn(table, asked, own), given: {} }));
  const [name, setName] = useState('');
  const [opening, setOpening] = useState(false);
  const faults = nameFaults(draft);
  const seats = draft.chairs.length;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setOpening(true);
    playOn(table, ply, draft.chairs, name).catch((error: unknown) => {
      setOpening(false);
      showFault(error);
    });
  };

  return (
    <form onSubmit={submit}>
      <p className="lead">{texts.help}</p>
      <label className="play-on-name">
        <span className="section-head">{texts.name}</span>
        <BranchName name={name} hint={texts.nameHint(ply)} onName={setName} />
      </label>
      <SeatList
        draft={draft}
        limits={{ min: seats, max: seats }}
        levels={LEVELS}
        seatColours={colours}
        faults={faults}
        onChange={setDraft}
      />
      <footer className="dialog-foot">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          look="commit"
          type="submit"
          icon="branch"
          disabled={opening || faults.some((fault) => fault !== undefined)}
        >
          {texts.start}
        </Button>
      </footer>
    </form>
  );
}
