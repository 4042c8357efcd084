import type { TableFrame } from '../../protocol/table.ts';
import { go } from '../address.ts';
import type { MenuItem } from '../parts/menu.tsx';
import { tellFault } from '../parts/toast.tsx';
import { downloadRecord } from './keepRecord.ts';
import { TEXTS } from './texts.ts';

const { tools } = TEXTS;

interface MenuDoings {
  readonly onHelp: () => void;
  readonly onResult: () => void;
}

/** What the menu of a table offers. */
export function tableMenu({ id, setup, outcome }: TableFrame, { onHelp, onResult }: MenuDoings): MenuItem[] {
  return [
    ...(outcome ? [{ label: tools.result, icon: 'check' as const, onSelect: onResult }] : []),
    { label: tools.keys, icon: 'guide', onSelect: onHelp },
    { label: tools.replay, icon: 'replay', onSelect: () => go(`/replay/${id}`) },
    {
      label: tools.download,
      icon: 'download',
      onSelect: () => void downloadRecord(id, setup.game).catch(tellFault),
    },
    { label: tools.full, icon: 'full', onSelect: toggleFull },
    { label: tools.settings, icon: 'settings', onSelect: () => go('/settings') },
    { label: tools.leave, icon: 'left', onSelect: () => go('/') },
  ];
}

function toggleFull(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(tellFault);
}
