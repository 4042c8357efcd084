import type { Preset } from '../../games/view.ts';

export interface PresetGroup {
  readonly title: string;
  readonly presets: readonly { readonly name: string; readonly preset: Preset }[];
}

const GROUPED = /^(.+?): (.+)$/;

export const isGrouped = (preset: Preset): boolean => GROUPED.test(preset.title);

/** Presets called “Solo: Sunworm” and the like stand together under the word before the colon. */
export function groupsOf(presets: readonly Preset[]): PresetGroup[] {
  const groups = new Map<string, { name: string; preset: Preset }[]>();
  for (const preset of presets) {
    const [, title, name] = GROUPED.exec(preset.title) ?? [];
    if (title === undefined || name === undefined) continue;
    groups.set(title, [...(groups.get(title) ?? []), { name, preset }]);
  }
  return [...groups].map(([title, list]) => ({ title, presets: list }));
}
