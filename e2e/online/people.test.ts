import { expect, test } from 'vitest';
import { itemAt } from '../../src/kernel/data/lists.ts';
import type { ClockRules } from '../../src/protocol/online.ts';
import { isLongRun } from '../../src/testkit/effort.ts';
import { serverId } from '../../src/web/online/connection/ids.ts';
import { TEXTS as LISTS } from '../../src/web/online/lobby/texts.ts';
import { TEXTS as ONLINE } from '../../src/web/online/texts.ts';
import { onlineGuests } from './guests.ts';
import { forgiven, type Guest } from './guest.ts';
import {
  askedOf,
  AT,
  atTable,
  button,
  chooseInMenu,
  follow,
  linkOf,
  LOBBY,
  MAKE,
  openTableOnline,
  partyOnline,
  pause,
  ROOM,
  sitDown,
} from './room.ts';
import { tap } from '../kit/room.ts';
import { depicted } from '../kit/axe.ts';
import { describeInBrowser, open } from '../kit/visit.ts';

const { profile } = ONLINE;
const { home } = LISTS;

describeInBrowser('people at tables online', () => {
  const guests = onlineGuests();

  test('find tables, keep their place and make an account', async () => {
    const { ada, ben, eve } = guests();
    const link = await openTableOnline(ada, 'Ida', { game: 'star' });
    await depicted(ada, 'gathering');
    await follow(eve, link);
    await eve.page.getByText(ROOM.watchHint).waitFor();
    await depicted(eve, 'invitation');
    await open(ada, '/online');
    await ada.page.getByRole('link', { name: LOBBY.goOn }).waitFor();
    await depicted(ada, 'lobby');
    await open(ben, '/');
    await ben.page.getByText(home.waiting(1)).waitFor();
    await open(ben, '/online');
    await ben.page.getByLabel(LOBBY.game).selectOption('star');
    await ben.page.getByRole('link', { name: LOBBY.join }).first().waitFor();
    await depicted(ben, 'lobby');
    await follow(ben, link);
    await ben.page.getByText(ROOM.watchHint).waitFor();
    await depicted(ben, 'invitation');
    await sitDown(ben, link, 'Jan');
    await depicted(ben, 'gathering');

    await open(ben, '/online/me');
    await tap(ben, button(ben, profile.makeRecovery));
    const recovery = await ben.page.getByLabel(profile.recovery).inputValue();
    const form = ben.page.locator('.profile-form').first();
    await form.getByLabel(profile.name).fill('Jan of the Stars');
    await form.getByLabel(profile.password).fill('seven seas of rhye');
    await tap(ben, form.getByRole('button'));
    await button(ben, profile.logOut).waitFor();
    await depicted(ben, 'profile');
    await tap(ben, button(ben, profile.logOut));
    await ben.page.getByText(profile.lead).waitFor();
    await follow(ben, recovery);
    await tap(ben, button(ben, ONLINE.recover.go));
    await ben.page.getByRole('link', { name: LOBBY.goOn }).waitFor();
    expect(await ben.page.getByText('Jan of the Stars').first().isVisible()).toBe(true);
    await open(ben, '/online/me');
    await tap(ben, button(ben, profile.logOut));
    await ben.page.getByText(profile.lead).waitFor();
  });

  test('see where they are signed in, change the password and delete the account', async () => {
    const { ada, ben, eve } = guests();
    const credentials = async ({ page }: Guest, form: number, password: string): Promise<void> => {
      const fields = page.locator('.profile-form').nth(form);
      await fields.getByLabel(profile.name).fill('Nova of the Stars');
      await fields.getByLabel(profile.password).fill(password);
      await fields.getByRole('button').click();
    };
    await open(ada, '/online/me');
    await credentials(ada, 0, 'seven seas of rhye');
    await button(ada, profile.logOut).waitFor();
    await open(ben, '/online/me');
    await credentials(ben, 1, 'seven seas of rhye');
    await button(ben, profile.logOut).waitFor();
    await ada.page.reload();
    await tap(ada, button(ada, profile.makeRecovery));
    await ada.page.getByText(/^It works until .*day/).waitFor();
    const sessions = ada.page.getByRole('list', { name: profile.sessions });
    await sessions.getByText(profile.thisBrowser).waitFor();
    await sessions.scrollIntoViewIfNeeded();
    await depicted(ada, 'sessions');
    await tap(ada, sessions.getByRole('button').first());
    await sessions.getByRole('button').waitFor({ state: 'detached' });
    await ben.page.reload();
    await ben.page.getByText(profile.lead).waitFor();

    const form = ada.page.locator('.profile-form').first();
    await form.getByLabel(profile.oldPassword).fill('not that one');
    await form.getByLabel(profile.newPassword).fill('another line of the song');
    await tap(ada, form.getByRole('button'));
    await form.getByRole('alert').waitFor();
    expect(forgiven(ada).join()).toMatch(/403/);
    await form.getByLabel(profile.oldPassword).fill('seven seas of rhye');
    await tap(ada, form.getByRole('button'));
    await ada.page.getByText(profile.passwordChanged).waitFor();
    await open(ben, '/online/me');
    await credentials(ben, 1, 'another line of the song');
    await button(ben, profile.logOut).waitFor();
    await ben.page.getByRole('list', { name: profile.sessions }).scrollIntoViewIfNeeded();
    await depicted(ben, 'sessions');
    await tap(ben, button(ben, profile.deleteAsk));
    await ben.page.getByRole('dialog', { name: profile.deleteTitle }).waitFor();
    await depicted(ben, 'delete');
    await ben.page.keyboard.press('Escape');
    await follow(ben, await openTableOnline(eve, 'Nova of the Stars', { game: 'sol' }));
    await tap(ben, button(ben, ROOM.takeNumber(2)));
    // Of two with the same name the one with the account is marked.
    await eve.page.getByText(profile.hasAccount).waitFor();
    expect(await eve.page.getByText(profile.hasAccount).count()).toBe(1);
    await depicted(eve, 'accountMark');
    await depicted(ben, 'accountMark');

    await open(ada, '/online/me');
    await tap(ada, button(ada, profile.deleteAsk));
    const dialog = ada.page.getByRole('dialog', { name: profile.deleteTitle });
    await dialog.getByLabel(profile.typeName('Nova of the Stars')).fill('Nova');
    await dialog.getByLabel(profile.password).fill('another line of the song');
    await tap(ada, dialog.getByRole('button', { name: profile.deleteAccount }));
    await dialog.getByRole('alert').waitFor();
    await depicted(ada, 'delete');
    await dialog.getByLabel(profile.typeName('Nova of the Stars')).fill('Nova of the Stars');
    await tap(ada, dialog.getByRole('button', { name: profile.deleteAccount }));
    await ada.page.getByText(profile.deleted).waitFor();
    await ada.page.getByText(profile.lead).waitFor();
    await eve.page.getByText(profile.hasAccount).waitFor({ state: 'detached' });
  });

  test('come to a private table only as long as they are invited, until it is closed', async () => {
    const { ada, ben, eve } = guests();
    const link = await openTableOnline(ada, 'Ada', {
      game: 'sol',
      change: ({ page }) =>
        page
          .getByLabel(MAKE.visibility)
          .selectOption('true')
          .then(() => undefined),
    });
    const table = new URL(ada.page.url()).hash.slice(1);
    await sitDown(ben, link, '<b>Ben</b>');
    await open(eve, '/online');
    await eve.page.getByText(LOBBY.noRunning).waitFor();
    expect(await eve.page.getByText(LOBBY.hostedBy('Ada')).count()).toBe(0);
    await open(eve, table);
    await eve.page.getByText(AT.missing).waitFor();
    await depicted(eve, 'stranger');
    // Not even a refusal says more than that there is nothing.
    expect(eve.received.join()).toContain('"error":{"code":"unknown_match"');
    expect(eve.received.join()).not.toContain(serverId(table.replace('/table/', '')));

    await tap(ada, button(ada, ROOM.kick));
    const dialog = ada.page.getByRole('dialog', { name: ROOM.kickTitle('<b>Ben</b>') });
    await tap(ada, dialog.getByRole('button', { name: ROOM.kickYes }));
    await ben.page.getByText(AT.gone).waitFor();
    await depicted(ben, 'sentAway');
    await follow(ben, link);
    await ben.page.getByText(ONLINE.join.refused).waitFor();
    expect(forgiven(ben).join()).toMatch(/403/);
    await follow(ben, await linkOf(ada, link));
    await ben.page.getByText(ROOM.watchHint).waitFor();

    await tap(ada, button(ada, ROOM.close));
    await tap(ada, button(ada, ROOM.closeYes));
    for (const guest of [ada, ben]) await guest.page.getByText(ROOM.closed).waitFor();
    await depicted(ada, 'closed');
  });

  test('are found in the lobby by what is typed', async () => {
    const { ada, ben } = guests();
    await openTableOnline(ada, 'Ada', { game: 'sol' });
    await open(ben, '/online');
    const rows = ben.page.locator('.table-list .match');
    await ben.page.getByLabel(LOBBY.search).fill('ada SOL');
    await rows.first().waitFor();
    await ben.page.getByLabel(LOBBY.search).fill('nobody of this name');
    await ben.page.getByText(LOBBY.noneFound).first().waitFor();
    await depicted(ben, 'noneFound');
    await tap(ben, button(ben, LOBBY.clear));
    await rows.first().waitFor();
    expect(await ben.page.getByLabel(LOBBY.search).inputValue()).toBe('');
  });

  test('are reported, blocked and removed by the card behind their name', async () => {
    const { ada, ben, eve } = guests();
    const { people, chat } = ONLINE;
    const link = await openTableOnline(ada, 'Ada', { game: 'sol' });
    await sitDown(ben, link, 'Ben');
    await follow(eve, link);
    await eve.page.getByLabel(chat.hint).fill('rude words');
    await tap(eve, button(eve, chat.send));
    for (const { page } of [ada, ben]) await page.getByText('rude words').waitFor();
    const card = (guest: Guest) => tap(guest, guest.page.locator('.chat-who .person-button').last());
    await card(ben);
    await depicted(ben, 'card');
    await tap(ben, button(ben, people.report));
    await depicted(ben, 'report');
    await tap(ben, button(ben, people.send));
    await ben.page.getByText(people.reported).waitFor();
    await card(ben);
    await tap(ben, button(ben, people.block));
    await ben.page.getByText('rude words').waitFor({ state: 'detached' });
    await open(ben, '/online/me');
    await ben.page.getByLabel(people.blocked).getByRole('button').waitFor();

    await card(ada);
    await tap(ada, button(ada, people.remove));
    await depicted(ada, 'remove');
    await tap(ada, button(ada, people.remove));
    await eve.page.getByText(AT.gone).waitFor();
    await depicted(eve, 'removed');
    await tap(eve, button(eve, people.reportHost));
    await tap(eve, button(eve, people.send));
    await eve.page.getByText(people.reported).waitFor();
    await tap(ben, ben.page.getByLabel(people.blocked).getByRole('button'));
    await ben.page.getByText(people.nobodyBlocked).waitFor();
  });

  test('are told on the home page that a draw of luck waits for them', async () => {
    const { ada, ben } = guests();
    const link = await openTableOnline(ada, 'Ada', { game: 'sol' });
    await sitDown(ben, link, 'Ben');
    await ben.page.goto('about:blank');
    await ada.page.getByText(ROOM.away).first().waitFor();
    await tap(ada, button(ada, ROOM.start));
    await open(ben, '/');
    await ben.page.getByText(LOBBY.drawing([LOBBY.waitsForYou])).waitFor();
    await depicted(ben, 'drawWaits');
    await tap(ben, ben.page.locator('.home-mine').getByRole('link', { name: LOBBY.yourTurn }).first());
    for (const guest of [ada, ben]) await atTable(guest);
  });

  test('are stood in for by a bot when they left, and come back from the home page', async () => {
    const { ada, ben, site } = guests();
    await partyOnline([ada, ben], { game: 'sol' });
    await ben.page.goto('about:blank');
    await ada.page.getByText(AT.left('Ben')).waitFor();
    site.pass(200);
    await ada.page.reload();
    await tap(ada, button(ada, AT.substitute('Ben')));
    await ada.page.getByText(AT.notices.substitute('Ben', 'medium')).waitFor();
    await open(ben, '/');
    const back = ben.page.locator('.home-mine').getByRole('link').first();
    await back.waitFor();
    await depicted(ben, 'home');
    await tap(ben, back);
    await tap(ben, button(ben, AT.reclaim));
    await ada.page.getByText(AT.notices.reclaim('Ben')).waitFor();
    await button(ben, AT.reclaim).waitFor({ state: 'detached' });
  });

  test.runIf(isLongRun)('choose who plays for them, and close a match together', async () => {
    const { ada, ben } = guests();
    await partyOnline([ada, ben], { game: 'sol' });
    await chooseInMenu(ben, AT.ownStandIn);
    await ben.page.getByLabel(AT.standInLabel, { exact: true }).selectOption('hard');
    await depicted(ben, 'standIn');
    await tap(ben, button(ben, AT.standInDone));

    await chooseInMenu(ada, AT.close);
    await depicted(ada, 'closing');
    await tap(ada, button(ada, AT.closeAskYes));
    await ada.page.getByText(AT.waitFor(['Ben'])).waitFor();
    await ben.page.getByText(AT.asksClose('Ada')).waitFor();
    await depicted(ben, 'closing');
    await tap(ben, button(ben, AT.refuse));
    await button(ada, AT.withdraw).waitFor({ state: 'detached' });

    await chooseInMenu(ada, AT.close);
    await tap(ada, button(ada, AT.closeAskYes));
    await tap(ben, button(ben, AT.agree));
    for (const guest of [ada, ben]) {
      await guest.page.getByText(AT.closedTogether('Ada')).waitFor();
      await depicted(guest, 'closedMatch');
    }
    await open(ben, '/online/me');
    await ben.page.getByText(LOBBY.closedTogether).waitFor();
    await tap(ben, ben.page.getByRole('link', { name: LOBBY.result }).first());
    await tap(ben, button(ben, AT.rematch));
    await ben.page.getByText(ROOM.youHost).waitFor();
  });

  test.runIf(isLongRun)(
    'lose their seat or the match when their time is up, and none of it in a pause',
    async () => {
      const { ada, ben, site } = guests();
      const names = ['Ada', 'Ben'] as const;
      await partyOnline([ada, ben], { game: 'star', change: withAMinute('bot') });
      await depicted(ada, 'clock');
      const { late, other } = await runsOut();
      const standIn = AT.notices.clockSubstitute(names[late], 'medium');
      await [ada, ben][other]?.page.getByText(standIn).waitFor();
      await button(itemAt([ada, ben], late), AT.reclaim).waitFor();
      await depicted(ben, 'clock');

      await partyOnline([ada, ben], { game: 'star', change: withAMinute('resign') });
      const lost = await runsOut();
      const ending = AT.givenUp([], [names[lost.late]], [names[lost.other]]);
      for (const { page } of [ada, ben]) await page.getByText(ending).first().waitFor();

      /** A pause of an hour takes no time; after a minute without one there is none left for whoever is asked. */
      async function runsOut() {
        const [late, other] = (await askedOf([ada, ben])) === 0 ? ([0, 1] as const) : ([1, 0] as const);
        await pause(ada, ben);
        site.pass(3600);
        await tap(ada, button(ada, AT.resume));
        await askedOf([ada, ben]);
        for (const face of await ada.page.getByRole('timer').allTextContents())
          expect(face).toMatch(/^(1:00|0:[1-5]\d)$/);
        site.pass(60);
        await chooseInMenu(ada, AT.askPause);
        return { late, other };
      }
    },
  );
});

/** A minute for the whole match, and what happens then. */
function withAMinute(atZero: ClockRules['atZero']): (host: Guest) => Promise<void> {
  return async ({ page }) => {
    await page.getByLabel(MAKE.clock, { exact: true }).selectOption('own');
    await page.getByLabel(MAKE.bank).fill('1');
    await page.getByLabel(MAKE.increment).fill('0');
    await page.getByLabel(MAKE.atZero).selectOption(atZero);
  };
}
