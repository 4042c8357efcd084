import type { Preset } from '../../games/view.ts';
import { TEXTS } from '../../texts.ts';
import { type Draft, isPreset } from './draft.ts';
import { groupsOf, isGrouped, type PresetGroup } from './presetGroups.ts';

const { newTable } = TEXTS;

interface PresetListProps {
  readonly presets: readonly Preset[];
  readonly draft: Draft;
  readonly onChoose: (preset: Preset) => void;
}

/** Ready-made tables to start from; none is marked once something was changed. */
export function PresetList({ presets, draft, onChoose }: PresetListProps) {
  const chosen = presets.find((preset) => isPreset(draft, preset));
  return (
    <section className="new-presets">
      <h2 className="unseen">{newTable.presets}</h2>
      <div className="presets">
        {presets
          .filter((preset) => !isGrouped(preset))
          .map((preset) => (
            <button
              key={preset.title}
              type="button"
              className="preset"
              aria-pressed={preset === chosen}
              onClick={() => onChoose(preset)}
            >
              <strong>{preset.title}</strong>
              <small>{preset.help}</small>
            </button>
          ))}
      </div>
      {groupsOf(presets).map((group) => (
        <Group key={group.title} group={group} chosen={chosen} onChoose={onChoose} />
      ))}
    </section>
  );
}

interface GroupProps {
  readonly group: PresetGroup;
  readonly chosen: Preset | undefined;
  readonly onChoose: (preset: Preset) => void;
}

/** Presets of one kind in a row, with the description of the chosen one below. */
function Group({ group, chosen, onChoose }: GroupProps) {
  const own = group.presets.find(({ preset }) => preset === chosen);
  return (
    <div className="preset-group" role="group" aria-label={group.title}>
      <strong>{group.title}</strong>
      {group.presets.map(({ name, preset }) => (
        <button
          key={name}
          type="button"
          className="preset-pill"
          data-tip={preset.help}
          aria-pressed={preset === chosen}
          onClick={() => onChoose(preset)}
        >
          {name}
        </button>
      ))}
      {own && <p className="caption">{own.preset.help}</p>}
    </div>
  );
}
