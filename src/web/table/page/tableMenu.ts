import type { TableView } from '../../../protocol/table.ts';
import { go } from '../../address.ts';
import { isOnline } from '../../online/connection/ids.ts';
import type { MenuItem } from '../../parts/menu.tsx';
import { showFault } from '../../parts/toast.tsx';
import { downloadRecord } from '../end/keepRecord.ts';
import { hasEnded } from '../end/ended.ts';
import { TEXTS } from '../texts.ts';

const { tools } = TEXTS;

interface MenuActions {
  readonly onHelp: () => void;
  readonly onRead: () => void;
  readonly onResult: () => void;
}

/** The items of a table's menu. */
export function tableMenu(table: TableView, { onHelp, onRead, onResult }: MenuActions): MenuItem[] {
  const { id, setup, outcome } = table;
  return [
    ...(outcome ? [{ label: tools.result, icon: 'check' as const, onSelect: onResult }] : []),
    { label: tools.read, icon: 'rules', onSelect: onRead },
    { label: tools.keys, icon: 'guide', onSelect: onHelp },
    { label: tools.replay, icon: 'replay', onSelect: () => go(`/replay/${id}`) },
    ...analysisItem(table),
    // A running match has no record online, as it would reveal what others hold.
    ...(hasEnded(table) || !isOnline(id) ? [recordItem(id, setup.game)] : []),
    { label: tools.full, icon: 'full', onSelect: toggleFull },
    { label: tools.settings, icon: 'settings', onSelect: () => go('/settings') },
    { label: tools.leave, icon: 'left', onSelect: () => go(isOnline(id) ? '/online' : '/') },
  ];
}

/** A match is analysed once it is over, and what was played on from it not at all yet. */
export function analysisItem(table: Pick<TableView, 'id' | 'seed' | 'branch'>): MenuItem[] {
  if (!hasEnded(table) || table.branch !== undefined) return [];
  return [{ label: tools.analyse, icon: 'chart', onSelect: () => go(`/analysis/${table.id}`) }];
}

export function recordItem(id: string, game: string): MenuItem {
  return {
    label: tools.download,
    icon: 'download',
    onSelect: () => void downloadRecord(id, game).catch(showFault),
  };
}

function toggleFull(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(showFault);
}
