import { Dialog } from '../../parts/dialog.tsx';
import { handWords } from '../../parts/touchWords.ts';
import { TEXTS } from '../texts.ts';

const { help } = TEXTS;

/** What the keys do. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title={help.title} onClose={onClose}>
      <p className="lead">{handWords(help.intro)}</p>
      <dl className="keys">
        {help.keys.map(([key, does]) => (
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
