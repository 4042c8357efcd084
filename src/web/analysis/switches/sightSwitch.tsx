import type { Sight } from '../../../analysis/analysis.ts';
import { Either } from './either.tsx';
import { TEXTS } from '../texts.ts';

const { sight: texts } = TEXTS;
const SIGHTS: readonly Sight[] = ['seen', 'open'];

export interface SightSwitchProps {
  readonly sight: Sight;
  readonly onSight: (sight: Sight) => void;
}

/** By what decisions are judged: what the seat could see, or everything. */
export function SightSwitch({ sight, onSight }: SightSwitchProps) {
  return (
    <Either
      label={texts.label}
      of={SIGHTS}
      chosen={sight}
      name={(one) => texts[one]}
      tip={(one) => (one === 'seen' ? texts.seenHelp : texts.openHelp)}
      onChoose={onSight}
    />
  );
}
