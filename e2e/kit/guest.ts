import type { WebSocketRoute } from 'playwright-core';
import {
  type MatchView,
  type OnlineView,
  type ServerMessage,
  applyDelta,
} from '../../src/protocol/online.ts';
import { arrive, type Screen, type Visit } from './visit.ts';

/** Somebody at a table online, whose line can be listened to and cut. */
export interface Guest extends Visit {
  /** Every message that came over the socket, as it came. */
  readonly heard: string[];
  /** Cuts the line, and keeps it cut until it is mended. */
  cut(): Promise<void>;
  mend(): void;
}

export async function arriveOnline(screen: Screen, site: string): Promise<Guest> {
  const visit = await arrive({ screen, site });
  await visit.page.addInitScript(knownNonces);
  const heard: string[] = [];
  const lines = new Set<WebSocketRoute>();
  let isCut = false;
  await visit.page.routeWebSocket(/\/api\/socket$/, (route) => {
    if (isCut) return void route.close();
    lines.add(route);
    const server = route.connectToServer();
    server.onMessage((message) => {
      heard.push(String(message));
      route.send(message);
    });
  });
  return {
    ...visit,
    heard,
    async cut() {
      isCut = true;
      for (const route of lines) await route.close();
      lines.clear();
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

/** The matches somebody was told of, one after the other. */
export function matchesHeard({ heard }: Guest): MatchView[] {
  const known = new Map<string, Heard>();
  return heard.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (!('frame' in message)) return [];
    const before = known.get(message.table);
    const frame = applyDelta(message.frame, { room: before?.room, match: before?.match });
    if (frame === undefined) return [];
    const isTold = typeof frame.match === 'object';
    const match = isTold ? (frame.match as MatchView) : before?.match;
    known.set(message.table, { room: frame.room, match });
    return isTold && match ? [match] : [];
  });
}

interface Heard {
  readonly room: OnlineView['room'];
  readonly match: MatchView | undefined;
}

/** How many moves had been made when somebody was last told. */
export const plyOf = (guest: Guest): number => matchesHeard(guest).at(-1)?.ply ?? 0;

/** Takes what was complained about so far, for it was meant to go wrong. */
export const forgiven = ({ faults }: Guest): string[] => faults.splice(0);
