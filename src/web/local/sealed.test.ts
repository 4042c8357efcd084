import { expect, test } from 'vitest';
import { empire } from '../../games/empire/index.ts';
import type { State } from '../../games/empire/state.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import { seeded } from '../../kernel/match/rng.ts';
import type { TableView, TableHost } from '../../protocol/table.ts';
import { isOver, isStill, person, playAny, setupOf, spectate, testHost } from './testkit.ts';

const entry = empire as unknown as GameEntry;
const rng = seeded(5);

/** Whether two seats set their dials at once. */
function isSetting({ state }: TableView): boolean {
  const view = (state as State).stack.at(-1);
  return view?.step === 'dial' && view.seats.length === 2;
}

/** Plays by chance until two dials are being set at once; nothing if the match ends before. */
async function battleOf(host: TableHost, seed: string): Promise<TableView | undefined> {
  const id = await host.create(setupOf('empire', [person('Ann'), person('Bob')], seed));
  const { until, leave } = await spectate(host, id);
  for (let view = await until(isStill); !isOver(view); view = await until(isStill)) {
    if (isSetting(view)) {
      leave();
      return view;
    }
    await playAny(host, view, rng.int(1000));
  }
  return undefined;
}

const dialOf = ({ state }: TableView, seat: Seat): readonly number[] | undefined =>
  (state as State).battles[0]?.sides.find(({ who }) => who === seat)?.dial;

test('a dial reaches nobody else before both are set', async () => {
  const host = testHost([entry]);
  let battles = 0;
  for (let i = 0; battles < 4; i++) {
    const view = await battleOf(host, `sealed ${i}`);
    if (view === undefined) continue;
    battles++;
    const { until, views, leave } = await spectate(host, view.id);
    const first = view.eyes as Seat;
    await playAny(host, view, rng.int(1000));
    const waiting = await until(({ ply, offers }) => ply > view.ply && Object.keys(offers).length > 0);
    expect(waiting.eyes).not.toBe(first);
    for (const seen of views.filter(({ ply, eyes }) => ply === waiting.ply && eyes !== first)) {
      expect(dialOf(seen, first)).toEqual([-1, -1, -1]);
      for (const { ply, text, events } of seen.news.filter((news) => news.ply === waiting.ply)) {
        expect({ ply, text, events }).toEqual({
          ply: waiting.ply,
          text: undefined,
          events: [{ type: 'dialSet', seat: first }],
        });
      }
    }
    expect(dialOf((await host.look(view.id, waiting.ply, undefined)) as TableView, first)).toEqual([
      -1, -1, -1,
    ]);
    await playAny(host, waiting, rng.int(1000));
    const open = await until(({ ply }) => ply > waiting.ply);
    expect(dialOf(open, first)).not.toContain(-1);
    leave();
  }
});
