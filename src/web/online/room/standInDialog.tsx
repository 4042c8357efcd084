import { BOT_NAMES, STAND_IN } from '../lobby/bots.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TEXTS } from '../texts.ts';

const { table: texts } = TEXTS;

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
