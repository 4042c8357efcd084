import type { Preset } from '../games/view.ts';
import { TEXTS } from '../texts.ts';
import { type Draft, isPreset } from './draft.ts';

const { newTable } = TEXTS;

interface PresetListProps {
  readonly presets: readonly Preset[];
  readonly draft: Draft;
  readonly onChoose: (preset: Preset) => void;
}

/** Ready-made tables to start from; none is marked once something was changed. */
export function PresetList({ presets, draft, onChoose }: PresetListProps) {
  return (
    <section className="new-presets">
      <h2 className="unseen">{newTable.presets}</h2>
      <div className="presets">
        {presets.map((preset) => (
          <button
            key={preset.title}
            type="button"
            className="preset"
            aria-pressed={isPreset(draft, preset)}
            onClick={() => onChoose(preset)}
          >
            <strong>{preset.title}</strong>
            <small>{preset.help}</small>
          </button>
        ))}
      </div>
    </section>
  );
}
