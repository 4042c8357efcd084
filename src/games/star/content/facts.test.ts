import { expect, test } from 'vitest';
import * as facts from '../facts.ts';
import { FACTION, FACTIONS, KIT, KITS, LOOT, LOOT_COUNT, RESOURCES, SHIP, SHIPS } from '../facts.ts';
import content from '../test/fixtures/content.json' with { type: 'json' };
import { OPTIONS } from '../options.ts';
import { game } from '../index.ts';

const { rules } = content;

function cost({ metal, fuel, weapon }: { metal: number; fuel: number; weapon: number }): number[] {
  return [metal, fuel, weapon];
}

test.each(content.ships)('5.1 $name', (ship) => {
  const own = SHIP[ship.id as facts.ShipType];
  expect({ ...own, source: ship.source }).toEqual({
    name: ship.name,
    source: ship.source,
    shield: ship.shield,
    hull: ship.hull,
    die: ship.damageDie,
    movement: ship.movement,
    range: ship.range,
    tokens: ship.tokensPerFaction,
    cards: ship.blueprintCards,
    bounty: ship.bounty.metal,
    cost: cost(ship.buildCost ?? (ship.variantBuildCost as never)),
    costSource: (ship.buildCost ?? ship.variantBuildCost)?.source,
  });
  expect(own.source).toBe(ship.source);
  expect(cost(ship.bounty)).toEqual([own.bounty, own.bounty, own.bounty]);
  expect(ship.counterDie).toBe(facts.COUNTER_DIE);
});

test('5.1 a ship costs 2n metal, n + 1 fuel and n - 1 weapons, always more than its bounty', () => {
  SHIPS.forEach((type, i) => {
    const { cost: price, bounty } = SHIP[type];
    expect([bounty, ...price]).toEqual([i + 1, 2 * (i + 1), i + 2, i]);
    expect(price[0] + price[1] + price[2]).toBeGreaterThan(3 * bounty);
  });
  expect(SHIPS).toEqual(content.ships.map(({ id }) => id));
});

test.each(content.kits)('5.2 $name', (kit) => {
  const own = KIT[kit.id as facts.KitType];
  const { hull, damage, movement, range, cards, source } = kit;
  expect(own).toMatchObject({ hull, damage, movement, range, cards, source });
  expect([`${own.name} Kit`, [...own.cost], own.costSource, kit.shield]).toEqual([
    kit.name,
    cost(kit.buildCost),
    kit.buildCost.source,
    0,
  ]);
});

test('5.2 known kits are worth the same, and their costs follow the rule', () => {
  for (const kit of KITS) {
    const { hull, damage, movement, range, cost: price } = KIT[kit];
    // In quarters of a point of damage.
    expect(3 * hull + 4 * damage + 10 * movement + 12 * range, kit).toBe(14);
    const fuel = 3 * Math.max(0, movement) + Math.max(0, range) - (kit === 'cheetah' ? 1 : 0);
    expect([...price], kit).toEqual([Math.max(0, hull) / 2, fuel, Math.max(0, damage - 1)]);
  }
});

test('3 the deck: 60 resources, 34 ships, 10 kits', () => {
  const own = LOOT.map((card, i) => ({ ...card, count: LOOT_COUNT[i] }));
  const printed = content.deck.cards.map(({ id: _id, source: _source, ...card }) => card);
  expect(own).toEqual(printed);
  const count = (kind: string): number =>
    own.filter((card) => card.kind === kind).reduce((sum, card) => sum + (card.count as number), 0);
  expect([count('resource'), count('ship'), count('kit')]).toEqual([60, 34, 10]);
  expect(LOOT_COUNT.reduce((a, b) => a + b, 0)).toBe(content.deck.totalCards);
  for (const type of SHIPS) expect(LOOT[facts.shipCard(type)]).toEqual({ kind: 'ship', ship: type });
  for (const kit of KITS) expect(LOOT[facts.kitCard(kit)]).toEqual({ kind: 'kit', kit });
  expect(LOOT.findIndex(({ kind }) => kind !== 'resource')).toBe(facts.RESOURCE_KINDS);
});

test('3 (R-23) the factions, their colours and corners, clockwise', () => {
  expect(FACTIONS.map((id) => ({ id, ...FACTION[id] }))).toEqual(
    content.factions.map(({ id, name, source, color, corner, cornerSource }) => ({
      id,
      name,
      source,
      colour: color,
      corner,
      cornerSource,
    })),
  );
  expect(facts.CORNERS).toEqual(content.factions.map(({ corner }) => corner));
});

test('3 counters and tokens', () => {
  expect(content.resources.map(({ id, counters }) => [id, counters])).toEqual(
    RESOURCES.map((id) => [id, facts.COUNTERS]),
  );
  expect([RESOURCES[facts.METAL], RESOURCES[facts.FUEL], RESOURCES[facts.WEAPON]]).toEqual(RESOURCES);
  for (const { tokens } of content.factions)
    expect(Object.fromEntries(SHIPS.map((type) => [type, SHIP[type].tokens]))).toEqual(tokens);
  expect(content.dice.map(({ sides }) => sides)).toEqual(SHIPS.map((type) => SHIP[type].die));
});

test('the numbers of the rules', () => {
  expect({
    coloniesToWin: facts.COLONIES_TO_WIN,
    maxWeaponsPerAttack: facts.MOST_WEAPONS,
    damagePerWeapon: facts.DAMAGE_PER_WEAPON,
    maxMetalPerRepair: facts.MOST_METAL,
    hullPerMetal: facts.HULL_PER_METAL,
    blackHoleFuel: facts.JUMP_FUEL,
    counterDie: facts.COUNTER_DIE,
    graceTurns: facts.GRACE_TURNS,
  }).toEqual({
    coloniesToWin: rules.coloniesToWin.value,
    maxWeaponsPerAttack: rules.maxWeaponsPerAttack.value,
    damagePerWeapon: rules.damagePerWeapon.value,
    maxMetalPerRepair: rules.maxMetalPerRepair.value,
    hullPerMetal: rules.hullPerMetal.value,
    blackHoleFuel: rules.blackHoleFuel.value,
    counterDie: rules.counterDie.value,
    graceTurns: rules.graceTurns.value,
  });
  expect(facts.START_SHIPS).toEqual(rules.startPlacementOrder.value);
  expect([...facts.START_SHIPS].sort()).toEqual([...content.deck.removedAtSetup.perPlayer].sort());
  expect([facts.GRANT[2], facts.GRANT[3], facts.GRANT[4]]).toEqual([
    rules.balanceGrant.twoPlayers.metal,
    rules.balanceGrant.threePlayers.metal,
    0,
  ]);
});

test('11 the options and what they are unless chosen', () => {
  expect(Object.fromEntries(Object.entries(OPTIONS).map(([name, option]) => [name, option.default]))).toEqual(
    {
      balanceGrant: rules.balanceGrant.default,
      roundLimit: rules.roundLimit.value,
      rebuildMothership: rules.options.rebuildMothership.default,
      twinEdgeBlocks: rules.options.twinEdgeBlocks.default,
      ...{ resigningEliminates: false, parallelClear: false, jumpFromSides: false, spareMotherships: false },
    },
  );
  expect([game.seats.min, game.seats.max]).toEqual([content.players.min, content.players.max]);
});
