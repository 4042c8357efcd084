import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { seeded } from '../../../kernel/match/rng.ts';
import { strengthIn } from '../actions/battle.ts';
import * as content from '../content/index.ts';
import { type Role, ROLE_CARDS, ROLES, SHIPS, STORIES, TECHS } from '../facts.ts';
import { game } from '../index.ts';
import { score } from '../scoring.ts';
import type { Step, State } from '../state.ts';
import {
  asked,
  ancients,
  cruisers,
  ends,
  legal,
  line,
  lively,
  player,
  position,
  question,
  thick,
  told,
} from './testkit.ts';

/** Rules stated a second time, in the plainest way, and compared in random positions. */

const NAMES: readonly string[] = content.regions.map(({ id }) => id);
const SECTOR = new Map<string, string>(content.regions.map(({ id, sector }) => [id, sector]));
const BESIDE = new Map<string, readonly string[]>(
  content.regions.map(({ id, neighbors }) => [id, neighbors]),
);
const SCAN = new Map<string, readonly string[]>(content.sectors.map(({ id, scanOrder }) => [id, scanOrder]));
const at = (name: string): number => NAMES.indexOf(name);
const RUNS = { numRuns: 60, seed: 20 };

const seeds = fc.integer({ min: 0, max: 100_000 });

/** All ends of paths of at most so many steps; `bars` says whether a path that is in a sector may not leave it. */
function walk(state: State, from: string, steps: number, bars: (sector: string) => boolean): Set<string> {
  const holes = NAMES.filter((name) => state.tiles[at(name)]?.startsWith('W'));
  const found = new Set<string>();
  const go = (here: string, left: number): void => {
    found.add(here);
    if (left === 0) return;
    const linked = holes.includes(here) ? holes.filter((name) => name !== here) : [];
    for (const next of [...(BESIDE.get(here) ?? []), ...linked]) {
      const barred = bars(SECTOR.get(here) as string) && SECTOR.get(next) !== SECTOR.get(here);
      if (!barred) go(next, left - 1);
    }
  };
  go(from, steps);
  return found;
}

function shipsIn(state: State, name: string): number {
  const own = state.players.flatMap(({ ships }) => ships).filter((ship) => ship.at === at(name)).length;
  return own + state.ancients.flatMap((side) => side.cruisers).filter((region) => region === at(name)).length;
}

function enemySectors(state: State, seat: number): Set<string> {
  const regions = [
    ...state.players.flatMap(({ ships }, other) => (other === seat ? [] : ships.map((ship) => ship.at))),
    ...state.ancients.flatMap((side) => side.cruisers),
  ];
  return new Set(regions.map((region) => SECTOR.get(itemAt(NAMES, region)) as string));
}

/** A position in the middle of a role that seat 0 leads. */
function within(seed: number, role: Role, first: Step['step'], rest: readonly Step[]): State {
  const seats = 1 + (seed % 4);
  const end: Step = seats === 1 ? { step: 'draw' } : { step: 'dusk', emperor: true };
  const stack = [end, ...rest, { step: first, who: 0 } as Step];
  return thick(
    seats,
    seed,
    { powers: false, edicts: false },
    { monolith: role, scepter: 0, emperor: 0, stack },
  );
}

test('8.6 4.3 6.4 where ships can go: all paths with the stop rule, wormholes, limits and technologies', () => {
  let flights = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const state = within(seed, 'warlord', 'campaign', []);
      if (question(state) !== 'orders') return;
      const seat = asked(state);
      const { techs, ships, staging, home } = player(state, seat);
      const enemies = enemySectors(state, seat);
      const speed = 3 + (techs.includes('TM14') ? 1 : 0) + (techs.includes('TM24') ? 2 : 0);
      const bars = (own: string) => (sector: string) =>
        !techs.includes('TM24') && enemies.has(sector) && sector !== own;
      const expected = new Set<string>();
      for (const ship of ships) {
        const from = itemAt(NAMES, ship.at);
        for (const to of walk(state, from, speed, bars(SECTOR.get(from) as string)))
          if (to !== from && shipsIn(state, to) < 3) expected.add(`fly ${SHIPS[ship.kind]} ${from} ${to}`);
      }
      const docks = NAMES.filter(
        (name) => at(name) === home || (techs.includes('TI34') && state.colonies[at(name)] === seat),
      );
      staging.forEach((count, kind) => {
        if (count === 0) return;
        for (const dock of docks)
          for (const to of walk(state, dock, speed, bars('')))
            if (shipsIn(state, to) < 3) expected.add(`fly ${SHIPS[kind]} staging ${to}`);
      });
      const offered = new Set<string>();
      for (const sector of ends(state, 'sector')) {
        line(state, [`sector ${sector}`]);
        for (const move of legal(state)) if (move.startsWith('fly ')) offered.add(move);
        line(state, ['cancel']);
      }
      flights += offered.size;
      expect([...offered].toSorted()).toEqual([...expected].toSorted());
    }),
    RUNS,
  );
  expect(flights).toBeGreaterThan(500);
});

// ── Battle ────────────────────────────────────────────────────────────────────────────────────────

function naiveStrength(state: State, seat: number, sector: string): number {
  const { ships, techs, home } = player(state, seat);
  let strength = 0;
  const fleet = ships.filter((ship) => SECTOR.get(itemAt(NAMES, ship.at)) === sector);
  for (const { kind } of fleet) {
    if (kind === 0) strength += techs.includes('TM21') ? 2 : 1;
    if (kind === 1) strength += 3;
    if (kind === 2) strength += techs.includes('TM34') ? 8 : 6;
  }
  if (fleet.length > 0 && techs.includes('TM32')) strength += 3;
  for (const name of SCAN.get(sector) ?? []) {
    if (state.colonies[at(name)] === seat) strength += techs.includes('TM22') ? 2 : 1;
    if (home === at(name)) strength += 2;
  }
  return strength;
}

test('9.1 strength', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const state = thick(1 + (seed % 4), seed);
      state.players.forEach((_, seat) => {
        content.sectors.forEach(({ id }, sector) => {
          expect(strengthIn(state, seat, sector)).toBe(naiveStrength(state, seat, id));
        });
      });
    }),
    RUNS,
  );
});

test('9.3.3 the dial of the Ancients, and what is won and hit by it', () => {
  const cards = ROLE_CARDS.filter(({ deck }) => deck === 'explorer');
  const cases = fc.record({
    card: fc.constantFrom(...cards),
    count: fc.integer({ min: 1, max: 4 }),
    tactics: fc.nat(9),
    weapons: fc.nat(9),
  });
  fc.assert(
    fc.property(cases, ({ card, count, tactics, weapons }) => {
      const shot = Math.min(weapons, 9 - tactics);
      const dial = [tactics, shot, 9 - tactics - shot] as const;
      const state = position({
        players: [{ ships: ['cruiser E5', 'dreadnought E5'] }],
        ancients: { cruisers: ['C3', 'C4', 'D3', 'D4'].slice(0, count) },
        monolith: 'engineer',
        tops: { explorer: card.id, scientist: 'SCI6', steward: 'STE3' },
      });
      line(state, [
        'role warlord',
        'reveal scientist',
        'sector CO',
        'fly cruiser E5 D5',
        'fly dreadnought E5 E4',
      ]);
      const events = line(state, ['commit', `dial ${dial.join(' ')}`, 'reveal explorer']);
      const counted = (at: number) => Math.max(0, itemAt(card.dial, at) - (4 - count));
      const theirs = [counted(0), counted(1), counted(2)] as const;
      expect(told(events, 'dials')).toEqual([{ type: 'dials', attacker: dial, defender: theirs }]);
      const by = dial[0] - theirs[0];
      expect([player(state).throne.galaxy, ancients(state).throne.galaxy]).toEqual([
        by > 0 ? 1 : 0,
        by < 0 ? 1 : 0,
      ]);
      expect(question(state) === 'displace').toBe(by > 0);
      if (question(state) === 'displace') line(state, ['done']);
      const mine = Math.max(0, dial[1] - theirs[2]);
      let killed = 0;
      while (
        question(state) === 'hit' &&
        legal(state).every((move) => move.startsWith('hit cruiser')) &&
        killed < mine &&
        cruisers(state).some((name) => legal(state).includes(`hit cruiser ${name}`))
      ) {
        line(state, [itemAt(legal(state), 0)]);
        killed++;
      }
      expect(killed).toBe(Math.min(mine, count));
      const hits = Math.max(0, theirs[1] - dial[2]);
      const targets = question(state) === 'hit' ? legal(state).toSorted() : [];
      const open = [...(hits >= 1 ? ['hit cruiser D5'] : []), ...(hits >= 2 ? ['hit dreadnought E4'] : [])];
      expect(targets).toEqual(open);
    }),
    { numRuns: 150 },
  );
});

// ── Monolith ──────────────────────────────────────────────────────────────────────────────────────

const places = fc.record({
  from: fc.nat(6),
  credits: fc.nat(9),
  logistics: fc.boolean(),
  lies: fc.array(fc.nat(4), { minLength: 7, maxLength: 7 }),
});

function lyingOn(lies: readonly number[]): Partial<Record<Role, number>> {
  return Object.fromEntries(ROLES.map((role, i) => [role, itemAt(lies, i)]));
}

test('6.1 the roles that can be chosen, what is dropped and what is taken', () => {
  fc.assert(
    fc.property(places, fc.nat(5), ({ from, credits, logistics, lies }, choice) => {
      const state = position({
        players: [{ credits, techs: logistics ? ['TI31'] : [] }, {}],
        monolith: itemAt(ROLES, from),
        lying: lyingOn(lies),
      });
      const reach = Math.min(6, credits + 1 + (logistics ? 1 : 0));
      const ahead = Array.from({ length: reach }, (_, i) => (from + 1 + i) % 7);
      expect(ends(state, 'role').toSorted()).toEqual(ahead.map((role) => itemAt(ROLES, role)).toSorted());
      const steps = 1 + (choice % reach);
      const to = (from + steps) % 7;
      const [event] = told(line(state, [`role ${ROLES[to]}`]), 'monolith');
      const paid = Array.from({ length: steps - 1 }, (_, i) => (from + 1 + i) % 7).slice(logistics ? 1 : 0);
      expect(event).toMatchObject({ paid: paid.map((role) => ROLES[role]), taken: lies[to] });
      const expected = lies.map((count, role) => (role === to ? 0 : count + (paid.includes(role) ? 1 : 0)));
      expect(state.lying).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});

test('7.3 the role the Ancients reach, what they drop and take', () => {
  fc.assert(
    fc.property(places, fc.nat(6), ({ from, credits, lies }, want) => {
      const state = position({
        players: [{ credits: 0, stock: [0, 0, 0], ships: [] }],
        ancients: { credits, supply: 9 },
        monolith: itemAt(ROLES, from),
        lying: lyingOn(lies),
        queue: ['EXP4', 'EXP5', itemAt(STORIES, want).id],
        stack: [{ step: 'scepter' }, { step: 'resolve' }, { step: 'descend' }],
      });
      const wanted = want !== from ? want : from === 5 ? 6 : 5;
      let steps = 1;
      while ((from + steps) % 7 !== wanted && steps <= credits) steps++;
      const to = (from + steps) % 7;
      expect(state.monolith).toBe(to);
      const passed = Array.from({ length: steps - 1 }, (_, i) => (from + 1 + i) % 7);
      expect(state.lying).toEqual(
        lies.map((count, role) => (role === to ? 0 : count + (passed.includes(role) ? 1 : 0))),
      );
    }),
    { numRuns: 150 },
  );
});

// ── Influence ─────────────────────────────────────────────────────────────────────────────────────

test('6.5 what influence can colonize and subvert', () => {
  let found = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const solo = seed % 4 === 0;
      const state = within(seed, 'regent', 'audience', [
        solo ? { step: 'reap', colonies: 1, galaxies: 1 } : { step: 'crown' },
      ]);
      if (question(state) === 'bribe') line(state, ['decline']);
      expect(question(state)).toBe('influence');
      const { techs, ships, home, supply } = player(state, 0);
      const units = NAMES.filter(
        (name) =>
          home === at(name) || state.colonies[at(name)] === 0 || ships.some((ship) => ship.at === at(name)),
      );
      const near = new Set(units.flatMap((name) => [...walk(state, name, 2, () => false)]));
      const sectors = new Set(units.map((name) => SECTOR.get(name)));
      const reaches = (name: string): boolean => near.has(name) || sectors.has(SECTOR.get(name) as string);
      const fleet = (seat: number, name: string): boolean =>
        player(state, seat).ships.some((ship) => ship.at === at(name));
      const free = NAMES.filter((name) => {
        const tile = itemAt(state.tiles, at(name));
        const hostile =
          state.players.some((_, seat) => seat !== 0 && fleet(seat, name)) ||
          state.ancients.some((side) => side.cruisers.includes(at(name)));
        return /^(P|cradle)/.test(tile) && state.colonies[at(name)] === -1 && !hostile && supply > 0;
      }).filter((name) => techs.includes('TC12') || reaches(name));
      const left = 2 + (techs.includes('TC31') ? 1 : 0);
      expect(state.stack.at(-1)).toMatchObject({ left });
      const weak = NAMES.filter((name) => {
        const owner = itemAt(state.colonies, at(name));
        return owner > 0 && reaches(name) && !fleet(owner, name);
      });
      expect(ends(state, 'colonize').toSorted()).toEqual(free.toSorted());
      expect(ends(state, 'subvert').toSorted()).toEqual(weak.toSorted());
      found += free.length + weak.length;
    }),
    RUNS,
  );
  expect(found).toBeGreaterThan(50);
});

// ── The Ancients ──────────────────────────────────────────────────────────────────────────────────

test('10.1 10.2 where the cruisers go and what they destroy', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...content.sectors), fc.boolean(), (seed, sector, restir) => {
      const [steward] = ROLE_CARDS.filter((card) => card.deck === 'steward' && card.sector === sector.id);
      const state = thick(
        1,
        seed,
        { restir },
        {
          monolith: 'engineer',
          tops: { scientist: 'SCI6', ...(steward && { steward: steward.id }) },
          queue: ['EXP1', 'EXP2', 'EXP3'],
          stack: [{ step: 'draw' }, { step: 'march', why: 'engineer' }],
        },
      );
      const before = { ...structuredClone(ancients(state)), tiles: state.tiles.slice() };
      const events = line(state, ['reveal scientist']);
      if (state.ending === 'home' || state.ending === 'tokensAncients') return;
      const names = before.cruisers.map((region) => itemAt(NAMES, region));
      const stay = names.filter((name) => !restir && SECTOR.get(name) === sector.id);
      const leave = names.filter((name) => !stay.includes(name)).sort((a, b) => at(a) - at(b));
      const gone = [...new Set(leave)].filter((name) => before.tiles[at(name)] !== '');
      expect(told(events, 'razed').map((event) => event.at)).toEqual(gone);
      expect(ancients(state).throne.own - before.throne.own).toBeGreaterThanOrEqual(gone.length);
      const tiles = before.tiles.map((tile, region) => (gone.includes(itemAt(NAMES, region)) ? '' : tile));
      const taken = [...stay];
      for (let i = 0; i < leave.length + before.staging; i++) {
        const open = sector.scanOrder.filter((name) => !taken.includes(name));
        const planet = open.find((name) => /^(P|cradle|home)/.test(itemAt(tiles, at(name))));
        taken.push(planet ?? itemAt(open, 0));
      }
      expect(told(events, 'arrived').map((event) => event.at)).toEqual(taken.slice(stay.length));
    }),
    { numRuns: 120 },
  );
});

test('10.4 the technology the Ancients take', () => {
  const order = ['military', 'industry', 'culture'];
  fc.assert(
    fc.property(seeds, (seed) => {
      const poor = { monolith: 'explorer', players: [{ stock: [0, 0, 0] }] } as const;
      const all = TECHS.map(({ id }) => id);
      const rng = seeded(seed);
      const techs = [1, 2, 3].map((cost) => {
        const cards = all.filter((id) => id[2] === String(cost));
        return rng.int(6) === 0 ? '' : itemAt(cards, rng.int(cards.length));
      });
      const techDecks = [1, 2, 3].map((cost, i) => {
        const cards = all.filter((id) => id[2] === String(cost) && id !== techs[i]);
        const from = rng.int(cards.length);
        return techs[i] === '' || rng.int(6) === 0 ? [] : [...cards.slice(from), ...cards.slice(0, from)];
      });
      const state = position({ ...poor, techs, techDecks });
      const best = [1, 2, 3]
        .flatMap((cost, i) => [
          {
            category: content.technologies.find(({ id }) => id === state.techs[i])?.category ?? '',
            cost,
            from: 'up',
          },
          { category: itemAt(state.techBacks, i), cost, from: 'down' },
        ])
        .filter(({ category }) => category !== '')
        .toSorted(
          (a, b) =>
            order.indexOf(a.category) - order.indexOf(b.category) ||
            b.cost - a.cost ||
            (a.from === 'up' ? -1 : 1),
        )[0];
      const [taken] = told(line(state, ['role scientist']), 'tech');
      const card = content.technologies.find(({ id }) => id === taken?.tech);
      expect(card && { category: card.category, cost: card.cost, from: taken?.from }).toEqual(best);
    }),
    { numRuns: 120 },
  );
});

// ── Points ────────────────────────────────────────────────────────────────────────────────────────

function naivePoints(state: State, seat: number): number {
  const { throne, techs } = itemAt(state.players, seat);
  const colonies = NAMES.filter((name) => state.colonies[at(name)] === seat);
  let points = throne.own + throne.galaxy + colonies.length;
  for (const count of throne.captured) points += count;
  content.farSpace.locations.forEach(({ value }, i) => {
    if (state.far[i] === seat) points += value;
  });
  if (techs.includes('TC24')) points += Math.floor(colonies.length / 3);
  if (techs.includes('TC32'))
    points += Math.max(0, new Set(colonies.map((name) => SECTOR.get(name))).size - 1);
  if (techs.includes('TC33')) points += Math.floor(techs.length / 2);
  return points;
}

test('13 points and places', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const state = thick(2 + (seed % 3), seed);
      const points = state.players.map((_, seat) => naivePoints(state, seat));
      expect(score(state)).toEqual(points);
      state.ending = 'galaxy';
      const keys = state.players.map(({ credits, stock }, seat) => [
        itemAt(points, seat),
        credits,
        stock.reduce((a, b) => a + b, 0),
      ]);
      const better = (a: number[], b: number[]): boolean => {
        for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return itemAt(a, i) > itemAt(b, i);
        return false;
      };
      const places = keys.map((own) => 1 + keys.filter((other) => better(other, own)).length);
      expect(game.outcome(state)).toEqual({ points, places });
    }),
    RUNS,
  );
});

// ── Prices ────────────────────────────────────────────────────────────────────────────────────────

/** Whether something can be paid when so many single resources are struck from its price. */
function payable(stock: readonly number[], price: readonly number[], strikes: number): boolean {
  let lacking = 0;
  price.forEach((amount, i) => {
    lacking += Math.max(0, amount - itemAt(stock, i));
  });
  return lacking <= strikes;
}

test('8.5 8.2 what can be built and bought, and that all is paid', () => {
  fc.assert(
    fc.property(seeds, fc.boolean(), (seed, science) => {
      const state = science
        ? within(seed, 'scientist', 'study', tail(seed))
        : within(seed, 'engineer', 'yard', march(seed));
      // Whoever can pay for nothing is not asked, and the match has gone on.
      const waits = science ? 'tech' : 'build';
      if (question(state) !== waits || asked(state) !== 0 || state.leader !== 0) return;
      const { stock, techs, yard } = structuredClone(player(state, 0));
      if (science) {
        const open = [1, 2, 3].flatMap((cost, i) => {
          const up = content.technologies.find(({ id }) => id === state.techs[i]);
          const down = content.technologies.find(
            (tech) => tech.cost === cost && tech.category === state.techBacks[i],
          );
          const fits = (tech: typeof up): boolean =>
            tech !== undefined && payable(stock, [tech.price.P, tech.price.M, tech.price.E], 1);
          return [...(fits(up) ? [`tech ${cost} up`] : []), ...(fits(down) ? [`tech ${cost} down`] : [])];
        });
        const offered = legal(state).filter((move) => move !== 'pass');
        expect(offered.toSorted()).toEqual(open.toSorted());
        return;
      }
      const discount = 1 + (techs.includes('TI22') ? 1 : 0) + (techs.includes('TI34') ? 1 : 0);
      const prices = [
        [1, 1, 0],
        [1, techs.includes('TM23') ? 1 : 2, 1],
        techs.includes('TM34') ? [2, 2, 1] : [2, 3, 2],
      ];
      const open = SHIPS.filter((_, i) => itemAt(yard, i) > 0 && payable(stock, itemAt(prices, i), discount));
      const offered = ends(state, 'build');
      expect(offered).toEqual(open);
      const [first] = offered;
      if (first === undefined) return;
      line(state, [`build ${first}`]);
      while (question(state) === 'trim') line(state, [itemAt(legal(state), 0)]);
      const price = itemAt(prices, SHIPS.indexOf(first as 'fighter')).reduce((a, b) => a + b, 0);
      const paid = stock.reduce((a, b) => a + b, 0) - player(state, 0).stock.reduce((a, b) => a + b, 0);
      expect(paid).toBe(Math.max(0, price - discount));
    }),
    { numRuns: 120 },
  );
});

function tail(seed: number): Step[] {
  return seed % 4 === 0 ? [{ step: 'covet' }] : [];
}

function march(seed: number): Step[] {
  return seed % 4 === 0 ? [{ step: 'march', why: 'engineer' }, { step: 'forge' }] : [];
}

test('12 lively matches of every seat count come to an end', () => {
  for (const seats of [1, 2, 3, 4]) {
    const state = thick(seats, seats);
    const rng = seeded(seats);
    let moves = 0;
    while (game.actors(state).length > 0 && moves++ < 6000) {
      const seat = itemAt(game.actors(state), 0);
      game.apply(state, seat, lively(rng, state, seat), rng);
    }
    expect(state.ending).not.toBe('');
  }
});
