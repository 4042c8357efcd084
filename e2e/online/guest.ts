import type { WebSocketRoute } from 'playwright-core';
import {
  type MatchView,
  type OnlineView,
  type ServerMessage,
  applyDelta,
} from '../../src/protocol/online.ts';
import { arrive, type Screen, type Visit } from '../kit/visit.ts';

/** Somebody at an online table, whose connection can be listened to and cut. */
export interface Guest extends Visit {
  /** Every message that came over the socket, as it came. */
  readonly received: string[];
  /** Cuts the connection until it is mended. */
  cut(): Promise<void>;
  mend(): void;
}

export async function arriveOnline(screen: Screen, site: string): Promise<Guest> {
  const visit = await arrive({ screen, site });
  await visit.page.addInitScript(knownNonces);
  const received: string[] = [];
  const routes = new Set<WebSocketRoute>();
  let isCut = false;
  await visit.page.routeWebSocket(/\/api\/socket$/, (route) => {
    if (isCut) return void route.close();
    routes.add(route);
    const server = route.connectToServer();
    server.onMessage((message) => {
      received.push(String(message));
      route.send(message);
    });
  });
  return {
    ...visit,
    received,
    async cut() {
      isCut = true;
      for (const route of routes) await route.close();
      routes.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

/** Runs in the page: what its own scripts give to the luck is the same in every run; all else stays random. */
function knownNonces(): void {
  const random = crypto.getRandomValues.bind(crypto);
  const NONCE = 32;
  crypto.getRandomValues = (bytes) => {
    const isNonce = bytes instanceof Uint8Array && bytes.length === NONCE;
    const [, , caller = ''] = new Error('who asks').stack?.split('\n') ?? [];
    return isNonce && caller.includes('/assets/') ? bytes.fill(7) : random(bytes);
  };
}

/** The match views somebody received, in order. */
export function matchesReceived({ received }: Guest): MatchView[] {
  const known = new Map<string, LastReceived>();
  return received.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (!('frame' in message)) return [];
    const before = known.get(message.table);
    const view = applyDelta(message.frame, { room: before?.room, match: before?.match });
    if (view === undefined) return [];
    const isNew = typeof view.match === 'object';
    const match = isNew ? (view.match as MatchView) : before?.match;
    known.set(message.table, { room: view.room, match });
    return isNew && match ? [match] : [];
  });
}

interface LastReceived {
  readonly room: OnlineView['room'];
  readonly match: MatchView | undefined;
}

/** How many moves had been made in the last view received. */
export const plyOf = (guest: Guest): number => matchesReceived(guest).at(-1)?.ply ?? 0;

/** Clears the faults so far, as they were expected. */
export const forgiven = ({ faults }: Guest): string[] => faults.splice(0);
