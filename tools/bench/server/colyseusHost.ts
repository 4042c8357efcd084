import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Seat } from '../../../src/kernel/game.ts';
import { portOf } from '../../../src/server/http/port.ts';
import { report } from './report.ts';
import { HOSTED, type HostedMatch, hostedRules, SEATS } from './rules.ts';

const rules = hostedRules(process.argv[2]);

/** Colyseus with rooms that keep plain data and send each seat its view after every move, as a message. */
class MatchRoom extends Room {
  override maxClients = SEATS;
  override patchRate = null;
  readonly seats = new Map<string, Seat>();
  match: HostedMatch | undefined;

  override onCreate({ seed }: { seed: string }): void {
    const match = rules.newMatch(seed);
    this.match = match;
    this.onMessage('play', ({ sessionId }: Client, text: string) => {
      rules.play(match, this.seats.get(sessionId) ?? -1, text);
      for (const client of this.clients) {
        const state = rules.game.redact(match.state, this.seats.get(client.sessionId));
        client.send('view', { ply: match.ply, state });
      }
    });
  }

  override onJoin({ sessionId }: Client, { seat }: { seat: Seat }): void {
    this.seats.set(sessionId, seat);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define(HOSTED, MatchRoom);
await server.listen(0, '127.0.0.1');
report(portOf(http));
