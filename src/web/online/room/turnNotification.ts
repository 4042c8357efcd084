import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { TableView } from '../../../protocol/table.ts';
import { showToast } from '../../parts/toast.tsx';
import { TEXTS } from '../texts.ts';

/** Browser notifications of one's turn: only where somebody turned them on, and only while the page is hidden. */

const { table: texts } = TEXTS;

interface TurnNotifications {
  readonly on: boolean;
}

export const useTurnNotifications = create<TurnNotifications>()(
  persist((): TurnNotifications => ({ on: false }), { name: 'orrery turn calls' }),
);

export const canNotify = (): boolean => 'Notification' in window;

/** Called by a button, never without being asked. */
export async function requestNotifications(): Promise<void> {
  const granted = (await Notification.requestPermission()) === 'granted';
  useTurnNotifications.setState({ on: granted });
  showToast(granted ? texts.notified : texts.notNotified);
}

const isAsked = ({ eyes, offers }: TableView): boolean =>
  eyes !== undefined && (offers[eyes]?.length ?? 0) > 0;

export function useTurnNotification(view: TableView | undefined, game: string): void {
  const on = useTurnNotifications((notifications) => notifications.on);
  const asked = view !== undefined && isAsked(view);
  const before = useRef(asked);
  useEffect(() => {
    const began = asked && !before.current;
    before.current = asked;
    if (!began || !on || !canNotify() || document.visibilityState === 'visible') return;
    if (Notification.permission !== 'granted') return;
    notify(game, view?.id ?? '').catch(() => {
      // The title of the tab says so in any case.
    });
  }, [asked, on, game, view?.id]);
}

/** Uses the service worker where there is one, as some phones allow no other way. */
async function notify(game: string, id: string): Promise<void> {
  const what = { body: texts.turnBody(game), tag: id };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(texts.turnTitle, what);
  const shown = new Notification(texts.turnTitle, what);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
