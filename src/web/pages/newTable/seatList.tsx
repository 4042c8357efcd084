import { useId } from 'react';
import type { BotKind } from '../../../bots/bot.ts';
import type { Chair } from '../../../protocol/table.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { ColourName } from '../../seatColours.ts';
import { TEXTS } from '../../texts.ts';
import { LevelList, PlayedField } from './botLevels.tsx';
import {
  type Draft,
  freeName,
  playersOf,
  withChair,
  withNewChair,
  withoutChair,
  withPlayed,
} from './draft.ts';
import { hasBots, playedOf } from './played.ts';

const { newTable } = TEXTS;

interface SeatListProps {
  readonly draft: Draft;
  readonly limits: { readonly min: number; readonly max: number };
  /** The bots that are offered, weakest first. */
  readonly levels: readonly BotKind[];
  readonly seatColours: readonly ColourName[];
  /** What is wrong with a name, by seat. */
  readonly faults: readonly (string | undefined)[];
  readonly onChange: (draft: Draft) => void;
}

/** Who sits where; where the number of seats is settled, none is added or taken away. */
export function SeatList({ draft, limits, levels, seatColours, faults, onChange }: SeatListProps) {
  const { chairs } = draft;
  const players = playersOf(draft);
  const settled = limits.min === limits.max && chairs.length === limits.min;
  const removable = chairs.length > limits.min;
  return (
    <section className="panel new-panel new-seats">
      <h2 className="section-head">{newTable.seats}</h2>
      {hasBots(players) && (
        <PlayedField played={playedOf(players)} onChange={(played) => onChange(withPlayed(draft, played))} />
      )}
      <ul className="seats">
        {chairs.map((chair, seat) => (
          <Seat
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            key={seat}
            number={seat + 1}
            chair={chair}
            chairs={chairs}
            levels={levels}
            colour={seatColours[seat] ?? 'azure'}
            fault={faults[seat]}
            onChange={(changed) => onChange(withChair(draft, seat, changed))}
            settled={settled}
            onRemove={removable ? () => onChange(withoutChair(draft, seat)) : undefined}
          />
        ))}
      </ul>
      {!settled && (
        <Button
          icon="add"
          disabled={chairs.length >= limits.max}
          onClick={() => onChange(withNewChair(draft))}
        >
          {newTable.add}
        </Button>
      )}
      {hasBots(players) && <LevelList levels={levels} />}
    </section>
  );
}

interface SeatProps {
  readonly number: number;
  readonly chair: Chair;
  readonly chairs: readonly Chair[];
  readonly levels: readonly BotKind[];
  readonly colour: ColourName;
  readonly fault: string | undefined;
  readonly settled: boolean;
  readonly onChange: (chair: Chair) => void;
  readonly onRemove: (() => void) | undefined;
}

const PERSON = 'person';

const kindOf = ({ player }: Chair): string => (player === 'person' ? PERSON : player.bot);

/** The levels, and whatever other bot sits there already. */
function botsFor({ player }: Chair, levels: readonly BotKind[]): string[] {
  const names = levels.map(({ name }) => name);
  return player === 'person' || names.includes(player.bot) ? names : [...names, player.bot];
}

function Seat(props: SeatProps) {
  const { number, chair, chairs, levels, colour, fault, onChange, onRemove } = props;
  const faultId = useId();
  const helpId = useId();
  const level = levels.find(({ name }) => name === kindOf(chair));
  const isFirst = !chairs.slice(0, number - 1).some((other) => other.player === 'person');

  const choose = (kind: string): void => {
    if (kind === PERSON) onChange({ name: chair.name, player: 'person' });
    else {
      const name = chair.player === 'person' ? freeName(chairs) : chair.name;
      onChange({ name, player: { bot: kind } });
    }
  };

  return (
    <li className="seat">
      <Emblem colour={colour} size={30} />
      <input
        className="input seat-name"
        aria-label={newTable.name(number)}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        maxLength={24}
        value={chair.name}
        onChange={({ target }) => onChange({ ...chair, name: target.value })}
      />
      <select
        className="select seat-player"
        aria-label={newTable.player(number)}
        aria-describedby={level && helpId}
        value={kindOf(chair)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={PERSON}>{isFirst ? newTable.me : newTable.friend}</option>
        {botsFor(chair, levels).map((name) => (
          <option key={name} value={name}>
            {newTable.bot(name)}
          </option>
        ))}
      </select>
      {!props.settled && (
        <IconButton
          icon="remove"
          label={newTable.remove(chair.name || newTable.seat(number))}
          disabled={onRemove === undefined}
          onClick={onRemove}
        />
      )}
      {level && (
        <p className="caption seat-help" id={helpId}>
          {newTable.botHelp(level.help)}
        </p>
      )}
      {fault && (
        <p className="fault seat-fault" id={faultId} role="alert">
          <Icon name="warn" size={16} />
          {fault}
        </p>
      )}
    </li>
  );
}
