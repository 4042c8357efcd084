import type { GameCard } from '../games/view.ts';
import { openGuided, openTable, setupOf } from '../opening.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { TEXTS } from '../texts.ts';
import { colours } from './poster.tsx';
import './quickStarts.css';

const { home } = TEXTS;

/** One click to each ready-made table of a game besides the first. */
export function QuickStarts({ card }: { card: GameCard }) {
  const [, ...presets] = card.presets;
  return (
    <section className="quick" aria-labelledby="quick-head" style={colours(card)}>
      <h2 id="quick-head" className="unseen">
        {home.quick}
      </h2>
      <QuickStart
        icon="guide"
        title={home.guided}
        help={home.guidedHelp}
        onStart={() => void openGuided(card)}
      />
      {presets.map((preset) => (
        <QuickStart
          key={preset.title}
          icon={preset.seats === 1 ? 'person' : 'bot'}
          title={preset.title}
          help={preset.help}
          note={preset.seats === 1 ? home.solo : home.bots(preset.seats - 1)}
          onStart={() => void openTable(setupOf(card, preset))}
        />
      ))}
    </section>
  );
}

interface QuickStartProps {
  readonly icon: IconName;
  readonly title: string;
  readonly help: string;
  readonly note?: string;
  readonly onStart: () => void;
}

function QuickStart({ icon, title, help, note, onStart }: QuickStartProps) {
  return (
    <button type="button" className="quick-start" onClick={onStart}>
      <span className="quick-icon">
        <Icon name={icon} size={20} />
      </span>
      <span className="quick-text">
        <strong>{title}</strong>
        <small>{help}</small>
      </span>
      {note && <span className="quick-note">{note}</span>}
      <Icon name="right" size={16} />
    </button>
  );
}
