import { TEXTS } from '../texts.ts';
import { Mark } from './mark.tsx';
import './waiting.css';

/** Stands in for a page that is being fetched; shown only once the wait can be felt. */
export function Waiting({ text = TEXTS.app.loading }: { text?: string }) {
  return (
    <div className="waiting" role="status">
      <Mark size={56} />
      <p className="caption">{text}</p>
    </div>
  );
}
