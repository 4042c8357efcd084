import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Seen } from './away.ts';

/** So many tables are remembered, the latest of them. */
const MOST = 50;

/** What was last seen of tables, by their ids. Stored in this browser. */
const useSeen = create<Readonly<Record<string, Seen>>>()(persist(() => ({}), { name: 'orrery seen' }));

export const seenOf = (table: string): Seen | undefined => useSeen.getState()[table];

export function keepSeen(table: string, seen: Seen): void {
  const others = Object.entries(useSeen.getState()).filter(([id]) => id !== table);
  useSeen.setState(Object.fromEntries([...others, [table, seen]].slice(-MOST)), true);
}
