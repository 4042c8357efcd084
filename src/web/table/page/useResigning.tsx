import { type ReactNode, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';
import type { TableView } from '../../../protocol/table.ts';
import { hostOf } from '../../host.ts';
import { isOnline } from '../../online/connection/ids.ts';
import { ConfirmDialog } from '../../parts/confirmDialog.tsx';
import type { MenuItem } from '../../parts/menu.tsx';
import { showFault } from '../../parts/toast.tsx';
import { nameOf, youOf } from '../seats.ts';
import { TEXTS } from '../texts.ts';

const { tools, resigning: texts } = TEXTS;

/** Leaving the match by its rules from this screen; online tables have a way of their own, as a bot may play on there. */
export function useResigning(table: TableView): {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
} {
  const [asked, ask] = useState<Seat>();
  const leaving = isOnline(table.id) ? {} : (table.leaving ?? {});
  const you = youOf(table);
  const labelOf = (seat: Seat): string =>
    seat === you ? tools.resign : tools.resignFor(nameOf(table, seat));
  const items = Object.keys(leaving).map(
    (seat): MenuItem => ({
      label: labelOf(Number(seat)),
      icon: 'warn',
      danger: true,
      onSelect: () => ask(Number(seat)),
    }),
  );
  const resign = (): void => {
    const move = asked === undefined ? undefined : leaving[asked];
    if (asked === undefined || move === undefined) return;
    hostOf(table.id).play(table.id, asked, table.seq, moveText(move)).catch(showFault);
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={asked === undefined || asked === you ? texts.title : texts.titleOf(nameOf(table, asked))}
      help={texts.help}
      no={texts.no}
      yes={texts.yes}
      onClose={() => ask(undefined)}
      onYes={resign}
    />
  );
  return { items, dialog };
}
