import { create } from 'zustand';
import type { BlockedPerson, ChatMessage } from '../../../protocol/online.ts';
import { blockedPeople, blockPerson, unblockPerson } from '../connection/requests.ts';

/** Whom one does not want to hear: blocked on the server, or muted in this browser alone. */
interface Blocks {
  /** Missing until the server has told. */
  readonly blocked: readonly BlockedPerson[] | undefined;
  readonly muted: readonly string[];
}

const MUTED_KEY = 'orrery.muted';
const MOST_MUTED = 200;

export const useBlocks = create<Blocks>(() => ({ blocked: undefined, muted: storedMuted() }));

function storedMuted(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MUTED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export async function fetchBlocks(): Promise<void> {
  useBlocks.setState({ blocked: await blockedPeople() });
}

export async function setBlocked(person: string, isBlocked: boolean): Promise<void> {
  await (isBlocked ? blockPerson(person) : unblockPerson(person));
  await fetchBlocks();
}

export function setMuted(person: string, isMuted: boolean): void {
  const others = useBlocks.getState().muted.filter((id) => id !== person);
  const muted = isMuted ? [...others, person].slice(-MOST_MUTED) : others;
  localStorage.setItem(MUTED_KEY, JSON.stringify(muted));
  useBlocks.setState({ muted });
}

/** What is left of a chat without what those said whom one does not want to hear. */
export function useHeard(lines: readonly ChatMessage[]): readonly ChatMessage[] {
  const { blocked = [], muted } = useBlocks();
  const silenced = new Set([...blocked.map(({ id }) => id), ...muted]);
  return silenced.size === 0 ? lines : lines.filter(({ person }) => !silenced.has(person));
}
