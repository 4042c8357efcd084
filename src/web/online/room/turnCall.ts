import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { TableView } from '../../../protocol/table.ts';
import { tell } from '../../parts/toast.tsx';
import { TEXTS } from '../texts.ts';

/** Tells by the browser that it is one's turn: only if one has asked for it, and only while the page is out of sight. */

const { table: texts } = TEXTS;

interface Calls {
  readonly on: boolean;
}

export const useCalls = create<Calls>()(persist((): Calls => ({ on: false }), { name: 'orrery turn calls' }));

export const canCall = (): boolean => 'Notification' in window;

/** Asked for by a button, never by itself. */
export async function askForCalls(): Promise<void> {
  const granted = (await Notification.requestPermission()) === 'granted';
  useCalls.setState({ on: granted });
  tell(granted ? texts.notified : texts.notNotified);
}

const isAsked = ({ eyes, offers }: TableView): boolean =>
  eyes !== undefined && (offers[eyes]?.length ?? 0) > 0;

export function useTurnCall(frame: TableView | undefined, game: string): void {
  const on = useCalls((calls) => calls.on);
  const asked = frame !== undefined && isAsked(frame);
  const before = useRef(asked);
  useEffect(() => {
    const began = asked && !before.current;
    before.current = asked;
    if (!began || !on || !canCall() || document.visibilityState === 'visible') return;
    if (Notification.permission !== 'granted') return;
    call(game, frame?.id ?? '').catch(() => {
      // The title of the tab says it all the same.
    });
  }, [asked, on, game, frame?.id]);
}

/** By the service worker where there is one: some phones allow no other way. */
async function call(game: string, id: string): Promise<void> {
  const what = { body: texts.turnBody(game), tag: id };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(texts.turnTitle, what);
  const shown = new Notification(texts.turnTitle, what);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
