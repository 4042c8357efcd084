import { Dialog } from '../../parts/dialog.tsx';
import { handWords } from '../../parts/touchWords.ts';
import { TEXTS } from '../texts.ts';

const { help } = TEXTS;

interface HelpDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly intro?: string;
  readonly keys?: readonly (readonly [key: string, does: string])[];
}

/** What the keys do: at a table, unless others are told. */
export function HelpDialog({ open, onClose, intro = help.intro, keys = help.keys }: HelpDialogProps) {
  return (
    <Dialog open={open} title={help.title} onClose={onClose}>
      <p className="lead">{handWords(intro)}</p>
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
