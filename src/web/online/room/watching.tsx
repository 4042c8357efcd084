import type { RoomView } from '../../../protocol/online.ts';
import { Icon } from '../../parts/icon.tsx';
import { PersonName } from '../people/personName.tsx';
import { TEXTS } from '../texts.ts';
import { PersonButton } from './personCard.tsx';
import './roomDetails.css';

/** Who watches, for those whom the server tells. */
export function Watching({ room: { spectators, watching = [] } }: { room: RoomView }) {
  if (watching.length === 0) return null;
  return (
    <details className="room-details watching">
      <summary>
        <Icon name="person" size={16} />
        {TEXTS.table.spectators(spectators)}
      </summary>
      <ul aria-label={TEXTS.table.spectators(spectators)}>
        {watching.map((person) => (
          <li key={person.id}>
            <PersonButton person={person}>
              <PersonName person={person} />
            </PersonButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
