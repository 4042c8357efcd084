import { BOT_NAMES, STAND_IN } from '../lobby/bots.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TEXTS } from '../texts.ts';

const { table: texts } = TEXTS;

interface CloseMatchDialogProps {
  readonly open: boolean;
  /** Whether nobody else plays, so that nobody has to be asked. */
  readonly alone: boolean;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Ends the match unfinished, or asks the others whether it may. */
export function CloseMatchDialog({ open, alone, onClose, onYes }: CloseMatchDialogProps) {
  return (
    <Dialog
      open={open}
      title={texts.closeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.closeNo}</Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {alone ? texts.closeYes : texts.closeAskYes}
          </Button>
        </>
      }
    >
      <p className="lead">{alone ? texts.closeAlone : texts.closeAsk}</p>
    </Dialog>
  );
}

interface StandInDialogProps {
  readonly open: boolean;
  /** The bot chosen before. */
  readonly chosen: string | undefined;
  readonly onClose: () => void;
  readonly onChoose: (bot: string) => void;
}

/** Chooses the bot that plays for oneself when one cannot. */
export function StandInDialog({ open, chosen, onClose, onChoose }: StandInDialogProps) {
  return (
    <Dialog
      open={open}
      title={texts.standInTitle}
      onClose={onClose}
      actions={
        <Button look="commit" onClick={onClose}>
          {texts.standInDone}
        </Button>
      }
    >
      <p className="lead">{texts.standInHelp}</p>
      <select
        className="select"
        aria-label={texts.standInLabel}
        value={chosen ?? STAND_IN}
        onChange={({ target }) => onChoose(target.value)}
      >
        {BOT_NAMES.map((name) => (
          <option key={name} value={name}>
            {TEXTS.make.bot(name)}
          </option>
        ))}
      </select>
    </Dialog>
  );
}
