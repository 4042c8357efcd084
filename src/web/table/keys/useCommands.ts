import type { RefObject } from 'react';
import type { Command } from './keyboard.ts';
import type { Place } from '../../games/view.ts';
import type { SideTab } from '../page/layout.tsx';
import type { Spot } from '../../board/zoom/lens.ts';
import type { AidDesk } from '../aid/useAidDesk.ts';
import type { TableActions } from '../decision/useTableActions.ts';
import type { Coach } from '../coach/useCoach.ts';
import type { Decision } from '../decision/useDecision.ts';
import { askFocused } from '../why/useAsking.ts';
import type { WhyNot } from '../why/useWhyNot.ts';
import { useKeys } from './useKeys.ts';
import type { ZoomHandle } from '../../board/zoom/zoom.tsx';

interface Commanded {
  readonly decision: Decision;
  readonly whyNot: WhyNot;
  readonly actions: TableActions;
  readonly coach: Coach;
  /** Nothing in a game without an aid. */
  readonly aid: AidDesk | undefined;
  readonly zoom: RefObject<ZoomHandle | null>;
  readonly filter: RefObject<HTMLInputElement | null>;
  /** Places that the number keys stand for. */
  readonly numbered: readonly Place[];
  readonly onTab: (tab: SideTab) => void;
  readonly onHelp: () => void;
  readonly onRead: () => void;
  /** Leaves an earlier position that is looked at. */
  readonly onLetGo: () => void;
}

const PAN = 60;
const PANS = {
  left: { x: PAN, y: 0 },
  right: { x: -PAN, y: 0 },
  up: { x: 0, y: PAN },
  down: { x: 0, y: -PAN },
} as const satisfies Record<string, Spot>;

/** Handles the keys of the table. */
export function useCommands(table: Commanded): void {
  useKeys((command) => obey(command, table));
}

function obey(command: Command, table: Commanded): boolean {
  const { decision, actions, coach, zoom, onTab, onHelp } = table;
  if (typeof command === 'object') return pressButton(table, command.button);
  switch (command) {
    case 'type':
    case 'moves':
      onTab('moves');
      // The list is drawn first.
      requestAnimationFrame(() => table.filter.current?.focus());
      return true;
    case 'log':
      onTab('log');
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.log-turns')?.focus());
      return true;
    case 'coach':
      if (coach.advice === undefined) coach.ask?.();
      else coach.close();
      return coach.ask !== undefined;
    case 'aid':
      table.aid?.toggle();
      return table.aid !== undefined;
    case 'read':
      table.onRead();
      return true;
    case 'undo':
      actions.undo();
      return true;
    case 'redo':
      actions.redo();
      return true;
    case 'next':
      decision.pickNext?.();
      return decision.pickNext !== undefined;
    case 'help':
      if (!askFocused(table.whyNot)) onHelp();
      return true;
    case 'letGo':
      if (table.whyNot.given) {
        table.whyNot.close();
        return true;
      }
      if (table.aid?.shown) {
        table.aid.hide();
        return true;
      }
      decision.letGo();
      coach.close();
      table.onLetGo();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return true;
    case 'confirm':
      decision.confirm();
      return decision.confirming !== undefined || decision.way !== undefined;
    case 'nearer':
    case 'farther':
    case 'whole':
      zoom.current?.[command]();
      return true;
    case 'left':
    case 'right':
    case 'up':
    case 'down':
      return zoom.current?.pan(PANS[command]) ?? false;
    default:
      return false;
  }
}

/** The number of a button, of a place, or of a move while several share their places. */
function pressButton({ decision, whyNot, numbered }: Commanded, number: number): boolean {
  const { asking, busy, confirming, press, choose, click } = decision;
  const choice = asking?.[number - 1];
  if (choice && !busy) choose(choice);
  if (asking) return choice !== undefined;
  const place = numbered[number - 1];
  if (place !== undefined) {
    if (whyNot.isLit(place)) click(place);
    else whyNot.ask(place, 'other');
    return true;
  }
  const button = whyNot.row[number - 1];
  if (button === undefined || busy || confirming) return false;
  if ('act' in button) whyNot.askAct(button);
  else press(button);
  return true;
}
