import type { TableView } from '../../../protocol/table.ts';
import { go } from '../../address.ts';
import { isOnline } from '../../online/connection/ids.ts';
import type { MenuItem } from '../../parts/menu.tsx';
import { tellFault } from '../../parts/toast.tsx';
import { downloadRecord } from '../end/keepRecord.ts';
import { TEXTS } from '../texts.ts';

const { tools } = TEXTS;

interface MenuDoings {
  readonly onHelp: () => void;
  readonly onResult: () => void;
}

/** What the menu of a table offers. */
export function tableMenu({ id, setup, outcome }: TableView, { onHelp, onResult }: MenuDoings): MenuItem[] {
  return [
    ...(outcome ? [{ label: tools.result, icon: 'check' as const, onSelect: onResult }] : []),
    { label: tools.keys, icon: 'guide', onSelect: onHelp },
    { label: tools.replay, icon: 'replay', onSelect: () => go(`/replay/${id}`) },
    // A server keeps the record to itself while it could tell what others hold.
    ...(outcome || !isOnline(id) ? [recordItem(id, setup.game)] : []),
    { label: tools.full, icon: 'full', onSelect: toggleFull },
    { label: tools.settings, icon: 'settings', onSelect: () => go('/settings') },
    { label: tools.leave, icon: 'left', onSelect: () => go(isOnline(id) ? '/online' : '/') },
  ];
}

export function recordItem(id: string, game: string): MenuItem {
  return {
    label: tools.download,
    icon: 'download',
    onSelect: () => void downloadRecord(id, game).catch(tellFault),
  };
}

function toggleFull(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(tellFault);
}
