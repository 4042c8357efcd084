import type { ReactNode } from 'react';
import type { MomentProps } from '../../view.ts';
import { FlagPanel } from './flagPanel.tsx';
import { LootPanel } from './lootPanel.tsx';
import type { StarMoment } from './moments.ts';
import { ShotPanel } from './shotPanel.tsx';
import './moments.css';

/** A great moment of Star Factions. */
export function Moment({ moment }: MomentProps<StarMoment>): ReactNode {
  switch (moment.kind) {
    case 'shot':
      return <ShotPanel {...moment} />;
    case 'flag':
      return <FlagPanel {...moment} />;
    case 'loot':
      return <LootPanel {...moment} />;
  }
}
