import { expect, test } from 'vitest';
import type { State as EmpireState } from '../../src/games/empire/state.ts';
import { game as empire } from '../../src/games/empire/index.ts';
import { game as factions } from '../../src/games/factions/index.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import type { MatchView } from '../../src/protocol/online.ts';
import { onlineGuests } from './guests.ts';
import { striker } from '../kit/empirePlay.ts';
import { wanderer } from '../kit/factionsPlay.ts';
import { type Guest, matchesReceived } from './guest.ts';
import { AT, atTable, button, partyOnline, pick, press, provesFair, resign, takeTurns } from './room.ts';
import { playerAt } from '../kit/player.ts';
import { tap } from '../kit/room.ts';
import { depicted } from '../kit/axe.ts';
import { describeInBrowser } from '../kit/visit.ts';

describeInBrowser('what is hidden at tables online', () => {
  const guests = onlineGuests();

  test('nobody learns of a deal of others in Factions', async () => {
    const { ada, ben, eve } = guests();
    await partyOnline([ada, ben, eve], { game: 'factions' });
    const players = [playerAt(ada, 1, wanderer(1)), playerAt(ben, 2, wanderer(2))] as const;
    const trade = button(ada, 'Trade');
    await takeTurns(players, [ada, ben], () => trade.isVisible());
    await press(ada, 'Trade');
    await pick(ada, 'give resource 1');
    await pick(ada, 'ask resource 1');
    await button(ada, 'Propose').waitFor();
    expect([ada, ben, eve].map(sawDeal)).toEqual([true, false, false]);
    await press(ada, 'Propose');
    await button(ben, 'Accept').waitFor();
    expect([ada, ben, eve].map(sawDeal)).toEqual([true, true, false]);
    await Promise.all([ben.page.reload(), eve.page.reload()]);
    await button(ben, 'Accept').waitFor();
    await depicted(ben, 'deal');
    await press(ben, 'Accept');
    await ada.page
      .getByText(/ trade: /)
      .first()
      .waitFor();
    await atTable(eve);
    expect(sawDeal(eve)).toBe(false);
    seesOnlyOwn([ada, ben, eve], factions as AnyGame);
  });

  test('nobody learns of a dial before all are set in Empire', async () => {
    const { ada, ben, eve } = guests();
    await partyOnline([ada, ben, eve], { game: 'empire' });
    const players = [
      playerAt(ada, 1, striker('D7', 'C6', 'role warlord')),
      playerAt(ben, 2, striker('G4', 'F5', 'sector E', 'G4 fighter 1', 'D7', 'Commit')),
    ] as const;
    const dialOf = (guest: Guest) => guest.page.getByRole('form', { name: 'Your battle dial' });
    await takeTurns(players, [ada, ben], (asked) => dialOf(asked === 0 ? ada : ben).isVisible());
    await tap(ada, dialOf(ada).getByRole('button', { name: /^Set / }));
    await dialOf(ada).waitFor({ state: 'detached' });
    await Promise.all([ben.page.reload(), eve.page.reload()]);
    await dialOf(ben).waitFor();
    await atTable(eve);
    for (const guest of [ben, eve]) {
      expect(dialsHeard(guest).at(-1)).toEqual([[], [-1, -1, -1]]);
      expect(matchesReceived(guest).map(textOf).join()).not.toContain('tactics');
    }
    await depicted(ben, 'dial');
    await tap(ben, dialOf(ben).getByRole('button', { name: /^Set / }));
    for (const guest of [ada, ben, eve])
      await expect.poll(() => dialsHeard(guest).at(-1)?.flat()).not.toContain(-1);
    seesOnlyOwn([ada, ben, eve], empire as AnyGame);
    await resign(ben);
    await ada.page
      .getByText(AT.givenUp(['Ben'], [], ['Ada']))
      .first()
      .waitFor();
    await provesFair(ada);
  });
});

/** Nobody was ever shown more than their own seat may see, and the last of them what is public. */
function seesOnlyOwn(guests: readonly Guest[], game: AnyGame): void {
  for (const [seat, guest] of guests.entries()) {
    const viewer = seat < 2 ? seat : undefined;
    const matches = matchesReceived(guest);
    expect(matches.length).toBeGreaterThan(2);
    for (const { state, eyes } of matches) {
      expect(eyes).toBe(viewer);
      expect(game.redact(state, viewer)).toEqual(state);
    }
  }
}

/** Whether somebody ever received what a deal is about. */
const sawDeal = (guest: Guest): boolean =>
  matchesReceived(guest).some(({ state }) =>
    (state as { stack: readonly Partial<Deal>[] }).stack.some(({ give = [] }) => give.length > 0),
  );

interface Deal {
  readonly give: readonly unknown[];
}

/** The dials of the battle, attacker first, whenever somebody received one. */
const dialsHeard = (guest: Guest): (readonly number[])[][] =>
  matchesReceived(guest).flatMap(({ state }) => {
    const battle = (state as EmpireState).battles.at(-1);
    return battle ? [battle.sides.map(({ dial }) => dial)] : [];
  });

/** Everything of a view but the moves open to the viewer. */
const textOf = ({ moves: _, ...rest }: MatchView): string => JSON.stringify(rest);
