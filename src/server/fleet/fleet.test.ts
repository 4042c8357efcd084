import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFleet, START_MS } from '../../../test/kit/fleet.ts';
import { newKey, type Tab, type TestServer, testServer, Visitor } from '../../../test/kit/online.ts';
import { startServer } from '../../../tools/faults/killableServer.ts';
import { GAMES } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { moveText } from '../../kernel/text.ts';
import { DELETED_NAME } from '../../protocol/names.ts';
import type { OnlineSetup, SessionView } from '../../protocol/online.ts';

/** People at one table who have come to it by way of different servers. */

describeFleet('two servers with one Postgres and one Redis', (services) => {
  let [one, two]: TestServer[] = [];

  beforeEach(async () => {
    const config = services.config();
    [one, two] = [await testServer(config), await testServer(config)];
  }, START_MS);
  afterEach(async () => {
    await one?.stop();
    await two?.stop();
  }, START_MS);

  /** Ann by way of the first server and Bob by way of the second, with a match begun. */
  async function apart(setup: Partial<OnlineSetup> = {}) {
    const [ann, bob] = [one as TestServer, two as TestServer].map((server) => server.visitor()) as [
      Visitor,
      Visitor,
    ];
    const table = await ann.create(setup);
    await bob.sit(table);
    const tabs = [await ann.open(), await bob.open()] as [Tab, Tab];
    for (const tab of tabs) await tab.watch(table);
    await tabs[0].start(table);
    for (const tab of tabs) await tab.until(() => tab.frame(table).room.stage === 'playing');
    return { ann, bob, table, tabs };
  }

  /** Somebody's browser at another server. */
  function moved(visitor: Visitor, server: TestServer | undefined): Visitor {
    const other = new Visitor(() => (server as TestServer).address);
    other.cookie = visitor.cookie;
    return other;
  }

  test('P10.1 a match is played to its end, and both see the same', async () => {
    const { ann, table, tabs } = await apart();
    for (let turn = 0; tabs[0].match(table).outcome === undefined; turn++) {
      const asked = await Promise.race(tabs.map(async (tab) => (await tab.myTurn(table), tab)));
      if (asked.match(table).outcome) break;
      const { seq } = await asked.play(table, turn);
      for (const tab of tabs) await tab.until(() => tab.frame(table).seq >= (seq ?? 0));
    }
    for (const tab of tabs) await tab.until(() => tab.match(table).outcome !== undefined);
    expect(tabs[0].match(table).state).toEqual(tabs[1].match(table).state);
    const records = await Promise.all(
      [ann, moved(ann, two)].map((visitor) => visitor.get(`/api/tables/${table}/record`)),
    );
    expect(records[0]?.body).toEqual(records[1]?.body);
  });

  test('P10.1 who is there, what is said, names and proposals reach everybody', async () => {
    const { ann, bob, table, tabs } = await apart();
    await tabs[0].until(() => tabs[0].frame(table).room.seats.every(({ present }) => present));
    await tabs[1].ask({ do: 'chat', table, text: 'hello over there', key: newKey() });
    await tabs[0].until(() => tabs[0].chat.some(({ text }) => text === 'hello over there'));
    await bob.named('Robert');
    await tabs[0].until(() => tabs[0].frame(table).room.seats[1]?.person?.name === 'Robert');
    await tabs[0].ask({ do: 'propose', table, seen: 0, what: { kind: 'pause' } });
    await tabs[1].until(() => tabs[1].frame(table).room.proposal !== undefined);
    const { id } = tabs[1].frame(table).room.proposal as { id: number };
    await tabs[1].ask({ do: 'answer', table, proposal: id, agree: true });
    await tabs[0].until(() => tabs[0].frame(table).room.stage === 'paused');
    const spectator = await (two as TestServer).visitor().open();
    await spectator.watch(table);
    await tabs[0].until(() => tabs[0].frame(table).room.spectators === 1);
    await tabs[1].leave();
    await tabs[0].until(() => tabs[0].frame(table).room.seats[1]?.present === false);
    const annElsewhere = await moved(ann, two).open();
    await ann.post('/api/me/elsewhere');
    await expect(annElsewhere.until(() => false)).rejects.toThrow('signed out');
  });

  test('P3.11, P3.14 a session that is ended, or a person deleted, at one server is so at the other', async () => {
    const { bob, table, tabs } = await apart();
    const { recovery } = (await bob.post('/api/me/recovery')).body;
    const phone = (one as TestServer).visitor();
    await phone.post('/api/recover', { recovery });
    const phoneTab = await phone.open();
    const { sessions } = (await bob.get('/api/me/sessions')).body;
    const there = sessions.find((session: SessionView) => !session.here);
    await bob.post('/api/me/sessions/end', { session: there?.id });
    await expect(phoneTab.until(() => false)).rejects.toThrow('signed out');
    expect(await tabs[1].tried({ do: 'ping' })).toMatchObject({ ok: {} });
    await bob.post('/api/me/delete');
    await expect(tabs[1].until(() => false)).rejects.toThrow('signed out');
    await tabs[0].until(() => tabs[0].frame(table).room.seats[1]?.person?.name === DELETED_NAME);
    expect(tabs[0].frame(table).room.stage).toBe('over');
  });

  test('P10.2 a deed that is sent to both servers is done once', async () => {
    const { ann, bob, table, tabs } = await apart();
    const asked = tabs[0].match(table).moves ? 0 : 1;
    const [here, there] = [
      itemAt(tabs, asked),
      await moved(asked === 0 ? ann : bob, asked === 0 ? two : one).open(),
    ];
    const text = moveText(here.match(table).moves?.[0] as Move);
    const deed = { do: 'play', table, seen: 0, key: newKey(), text } as const;
    const answers = await Promise.all([here.ask(deed), there.ask(deed)]);
    expect(answers).toEqual([{ seq: 1 }, { seq: 1 }]);
    await there.watch(table);
    expect(there.match(table).ply).toBe(1);
  });

  test('P6.15 of a move at one server and the last consent to close at the other one comes first', async () => {
    for (let i = 0; i < 6; i++) {
      const { table, tabs } = await apart();
      const [ann, bob] = tabs;
      const mover = ann.match(table).moves ? ann : bob;
      const consents = mover === ann ? bob : ann;
      await mover.ask({ do: 'propose', table, seen: 0, what: { kind: 'close' } });
      await consents.until(() => consents.frame(table).room.proposal !== undefined);
      const answer = { do: 'answer', table, proposal: 1, agree: true } as const;
      const text = moveText(itemAt(mover.match(table).moves ?? [], 0));
      const play = { do: 'play', table, seen: 0, key: newKey(), text } as const;
      const [closed, played] = await Promise.all([consents.tried(answer), mover.tried(play)]);
      expect([closed.ok, played.ok].filter(Boolean)).toHaveLength(1);
      const stage = closed.ok ? 'closed' : 'playing';
      for (const tab of tabs) {
        await tab.until(() => tab.frame(table).seq === 1 && tab.frame(table).room.stage === stage);
        expect(tab.match(table)).toMatchObject({ ply: closed.ok ? 0 : 1 });
      }
    }
  });

  test('P4.5 of two who take the same chair one gets it, and both hear of it', async () => {
    const host = (one as TestServer).visitor();
    const table = await host.create({ seats: ['me', 'open', 'open'] });
    const guests = [one, two].map((server) => (server as TestServer).visitor());
    await Promise.all(guests.map((guest) => guest.get(`/api/tables/${table}`)));
    const replies = await Promise.all(guests.map((guest) => guest.sit(table, 1)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(replies.find(({ status }) => status === 409)?.body.error.code).toBe('taken');
    const seats = await Promise.all(
      guests.map(async (guest) => (await guest.get(`/api/tables/${table}`)).body.table.seats),
    );
    expect(seats[0]).toEqual(seats[1]);
  });

  test('bots move once for each of their turns, whoever sees to them', async () => {
    const { table, tabs } = await apart({ seats: ['me', 'open', { bot: 'random' }, { bot: 'random' }] });
    for (let turn = 0; ; turn++) {
      const asked = await Promise.race(tabs.map(async (tab) => (await tab.myTurn(table), tab)));
      if (asked.match(table).outcome) break;
      const { seq } = await asked.play(table, turn);
      await asked.until(() => asked.frame(table).seq >= (seq ?? 0));
    }
    for (const tab of tabs) await tab.until(() => tab.match(table).outcome !== undefined);
    expect(tabs[0].match(table).state).toEqual(tabs[1].match(table).state);
  });

  /** Says something, and tells whether somebody was sent it before what another says at the same server after it. */
  async function isHeard(
    table: string,
    [listener, speaker, next]: readonly [Tab, Tab, Tab],
  ): Promise<boolean> {
    const [said, then] = [newKey(), newKey()];
    await speaker.ask({ do: 'chat', table, text: said, key: newKey() });
    await next.ask({ do: 'chat', table, text: then, key: newKey() });
    await listener.until(() => listener.chat.some(({ text }) => text === then));
    return listener.chat.some(({ text }) => text === said);
  }

  const whoWatches = (tab: Tab, table: string): string[] =>
    tab.frame(table).room.watching?.map(({ name }) => name) ?? [];

  test('P4.14, P4.16, P4.17 blocks and names of those who watch are the same at both servers', async () => {
    const { ann, bob, table, tabs } = await apart({ chat: 'everybody' });
    const cy = (two as TestServer).visitor();
    await cy.named('Cy');
    const third = await cy.open();
    await third.watch(table);
    await tabs[0].until(() => whoWatches(tabs[0], table).includes('Cy'));
    await cy.named('Cyrus');
    await tabs[0].until(() => whoWatches(tabs[0], table).includes('Cyrus'));
    const voices = [...tabs, third] as const;
    expect(await isHeard(table, voices)).toBe(true);
    const person = tabs[1].hello?.id;
    expect((await moved(ann, two).post('/api/me/block', { person })).status).toBe(200);
    await expect.poll(() => isHeard(table, voices), { timeout: START_MS }).toBe(false);
    expect((await bob.sit(await ann.create())).status).toBe(403);
    expect((await moved(bob, one).sit(await ann.create())).status).toBe(403);
    await moved(ann, two).post('/api/me/unblock', { person });
    await expect.poll(() => isHeard(table, voices), { timeout: START_MS }).toBe(true);
  });

  test('P4.16, P10.4 whom somebody blocks while Redis is away they do not hear once it is back', async () => {
    const { ann, table, tabs } = await apart({ chat: 'everybody' });
    const third = await (two as TestServer).visitor().open();
    await third.watch(table);
    await services.redis().kill();
    const reply = await moved(ann, two).post('/api/me/block', { person: tabs[1].hello?.id });
    expect(reply.status).toBe(200);
    await services.redis().start();
    await expect.poll(() => isHeard(table, [...tabs, third]), { timeout: START_MS }).toBe(false);
  });

  test('P10.4 while Redis is away moves still arrive, and afterwards everything else does', async () => {
    const { ann, table, tabs } = await apart();
    const annElsewhere = await moved(ann, two).open();
    await services.redis().kill();
    const { status } = await ann.post('/api/me/elsewhere');
    expect(status).toBe(200);
    tabs[0] = await ann.open();
    await tabs[0].watch(table);
    const asked = tabs[0].match(table).moves ? 0 : 1;
    await tabs[asked]?.play(table);
    for (const tab of tabs) await tab.until(() => tab.frame(table).seq === 1);
    await tabs[0].ask({ do: 'chat', table, text: 'is anybody there', key: newKey() });
    await services.redis().start();
    await expect(annElsewhere.until(() => false)).rejects.toThrow('signed out');
    await tabs[1].until(() => tabs[1].chat.some(({ text }) => text === 'is anybody there'));
    for (const tab of tabs)
      await tab.until(() => tab.frame(table).room.seats.every(({ present }) => present));
    await tabs[1].leave();
    await tabs[0].until(() => tabs[0].frame(table).room.seats[1]?.present === false);
  });
});

describeFleet('a server of several that is killed', (services) => {
  test(
    'P10.5 clocks and bots go on when the server that saw to them is killed',
    async () => {
      const config = services.config();
      const victim = startServer({ data: '/', pages: '/', ...config });
      const address = await victim.address();
      const ann = new Visitor(() => address);
      const seats: OnlineSetup['seats'] = ['me', { bot: 'random' }];
      const clock = { bank: 3, increment: 0, atZero: 'bot' } as const;
      const table = await ann.create({ game: 'sol', seats, clock });
      const survivor = await testServer(config, { games: GAMES });
      const bob = survivor.visitor();
      const [annTab, bobTab] = [await ann.open(), await bob.open()];
      for (const tab of [annTab, bobTab]) await tab.watch(table);
      await annTab.start(table);
      await bobTab.until(() => bobTab.frame(table).room.seats[0]?.present === true);
      await victim.end();
      await bobTab.until(() => bobTab.frame(table).room.seats[0]?.present === false);
      // Nobody moves: the clock runs out, a bot takes over, and all of it goes on by itself.
      await bobTab.until(() => bobTab.frame(table).room.seats.every(({ bot }) => bot !== undefined));
      await bobTab.until(() => (bobTab.match(table)?.ply ?? 0) > 20);
      await survivor.stop();
    },
    2 * START_MS,
  );
});
