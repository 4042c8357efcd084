import type { GameCard, Preset } from '../../games/view.ts';
import { openGuided, openTable, setupOf } from '../../opening.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { TEXTS } from '../../texts.ts';
import { colours } from '../home/poster.tsx';
import { groupsOf, isGrouped, type PresetGroup } from './presetGroups.ts';
import './quickStarts.css';

const { home } = TEXTS;

/** One click to each ready-made table of a game besides the first. */
export function QuickStarts({ card }: { card: GameCard }) {
  const [, ...presets] = card.presets;
  const start = (preset: Preset): void => void openTable(setupOf(card, preset));
  return (
    <section className="quick" aria-labelledby="quick-head" style={colours(card)}>
      <h2 id="quick-head" className="unseen">
        {home.quick}
      </h2>
      {card.guided && (
        <QuickStart
          icon="guide"
          title={home.guided}
          help={home.guidedHelp}
          onStart={() => void openGuided(card)}
        />
      )}
      {presets
        .filter((preset) => !isGrouped(preset))
        .map((preset) => (
          <QuickStart
            key={preset.title}
            icon={preset.seats === 1 ? 'person' : 'bot'}
            title={preset.title}
            help={preset.help}
            onStart={() => start(preset)}
          />
        ))}
      {groupsOf(presets).map((group) => (
        <Group key={group.title} group={group} onStart={start} />
      ))}
    </section>
  );
}

interface QuickStartProps {
  readonly icon: IconName;
  readonly title: string;
  readonly help: string;
  readonly onStart: () => void;
}

function QuickStart({ icon, title, help, onStart }: QuickStartProps) {
  return (
    <button type="button" className="quick-start" onClick={onStart}>
      <span className="quick-icon">
        <Icon name={icon} size={20} />
      </span>
      <span className="quick-text">
        <strong>{title}</strong>
        <small>{help}</small>
      </span>
      <Icon name="right" size={16} />
    </button>
  );
}

function Group({ group, onStart }: { group: PresetGroup; onStart: (preset: Preset) => void }) {
  return (
    <div className="quick-group">
      <h3>{group.title}</h3>
      <div className="quick-pills">
        {group.presets.map(({ name, preset }) => (
          <button
            key={name}
            type="button"
            className="quick-pill"
            data-tip={preset.help}
            onClick={() => onStart(preset)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
