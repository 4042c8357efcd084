import { createRequire } from 'node:module';
import type { Server as NetServer } from 'node:net';
import { portOf } from '../../../src/server/http/port.ts';
import { report } from './report.ts';
import { HOSTED, type HostedMatch, hostedRules } from './rules.ts';

/** The part of boardgame.io's server that is used here. */
interface Framework {
  readonly Server: (options: object) => { run(options: object): Promise<{ appServer: NetServer }> };
}

/** The part of Immer that is used here: it hands out what a draft was made of. */
interface Drafts {
  readonly original: <T>(draft: T) => T;
}

interface Context {
  readonly G: HostedMatch;
  readonly playerID: string;
}

/** boardgame.io's server with its storage in memory, no undo, and any seat free to move: our rules say who may. */
const [id, , ...seeds] = process.argv.slice(2);
const rules = hostedRules(id);
const load = createRequire(import.meta.url);
const { Server }: Framework = load('boardgame.io/server');
const { original }: Drafts = createRequire(load.resolve('boardgame.io/server'))('immer');

const hosted = {
  name: HOSTED,
  setup: () => rules.newMatch(seeds.shift() ?? '00'.repeat(32)),
  moves: {
    play: { client: false, move: ({ G, playerID }: Context, text: string) => play(G, playerID, text) },
  },
  turn: { activePlayers: { all: null } },
  playerView: ({ G, playerID }: Context) => ({
    ply: G.ply,
    state: rules.game.redact(rules.game.open ? G.state : thawed(G.state), Number(playerID)),
  }),
  disableUndo: true,
};

/** Rules run much slower on the proxies a move is given, so it works on plain data and returns the new state. */
function play(match: HostedMatch, player: string, text: string): HostedMatch {
  const { seed, ply, state } = original(match);
  const next = { seed, ply, state: thawed(state) };
  rules.play(next, Number(player), text);
  return next;
}

/** A copy that can be changed: what boardgame.io keeps is frozen. */
function thawed(value: object): object {
  if (Array.isArray(value)) return value.map(thawedItem);
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) copy[key] = thawedItem(copy[key]);
  return copy;
}

function thawedItem(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? thawed(item) : item;
}

const { appServer } = await Server({ games: [hosted], origins: ['http://127.0.0.1'] }).run({
  port: { host: '127.0.0.1', port: 0 },
});
report(portOf(appServer));
