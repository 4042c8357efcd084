import { distance, NAME, PLANETS } from '../../../games/star/board.ts';
import { cardsDue } from '../../../games/star/cards/drawing.ts';
import {
  COLONIES_TO_WIN,
  type Cost,
  COUNTER_DIE,
  DAMAGE_PER_WEAPON,
  FUEL,
  HULL_PER_METAL,
  JUMP_FUEL,
  KIT,
  KITS,
  METAL,
  MOST_METAL,
  MOST_WEAPONS,
  RESOURCES,
  SHIP,
  SHIPS,
  type ShipType,
  WEAPON,
} from '../../../games/star/facts.ts';
import type { Player, State } from '../../../games/star/state.ts';
import { counterWords } from '../../../games/star/texts/words.ts';
import {
  affordable,
  cardCount,
  colonies,
  mothership,
  movement,
  playerOf,
  tokensLeft,
} from '../../../games/star/verbs.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { count, nameOf, type Names, plural } from '../../../kernel/defaults/words.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Aid, AidFigure, AidList, AidPattern, AidTable } from '../aid.ts';
import { FlagIcon } from './art/flag.tsx';
import { KitIcon } from './art/kits.tsx';
import { ShipIcon } from './art/ships.tsx';
import { colourOf } from './colours.ts';
import { costWords } from './moves/prices.ts';
import { NAMES, Sign, USES } from './panels/counters.tsx';

/** What players look up in Star Factions. */
export function aid(state: State, seat: Seat, names: Names): Aid {
  return {
    about: 'what ships can do, what they cost, and what wins',
    figures: figuresOf(state, seat),
    patterns: [colonyPattern(state, seat), ...SHIPS.map((type) => shipPattern(state, seat, type))],
    parts: [turnOf(state, seat), kitsOf(state, seat)],
    ends: endsOf(state, seat, names),
  };
}

// ── Colonies and ships ────────────────────────────────────────────────────────────────────────────

function colonyPattern(state: State, seat: Seat): AidPattern {
  const { words, places } = nearestPlanet(state, seat);
  return {
    title: 'Colony',
    picture: <FlagIcon colour={colourOf(state, seat)} size={76} />,
    needs: 'The Mothership on a planet, two turns in a row',
    gives: 'brings one more card every turn',
    now: `You have **${colonies(state, seat)} of ${COLONIES_TO_WIN}**. ${words}`,
    places,
  };
}

/** The planet that is not yet the player's and lies nearest to the Mothership. */
function nearestPlanet(
  state: State,
  seat: Seat,
): { readonly words: string; readonly places: readonly string[] } {
  const ship = mothership(playerOf(state, seat));
  if (ship === undefined) return { words: 'Without a Mothership there will be no more.', places: [] };
  const far = PLANETS.flatMap(({ name, at }, planet) =>
    state.planets[planet] === seat + 1 ? [] : [{ name, at, hexes: distance(ship.at, at) }],
  );
  const [nearest] = far.toSorted((a, b) => a.hexes - b.hexes);
  if (nearest === undefined) return { words: '', places: [] };
  const turns = Math.ceil(nearest.hexes / Math.max(1, movement(ship)));
  const words =
    turns === 0
      ? `Your Mothership is at **${nearest.name}**.`
      : `Nearest: **${nearest.name}**, ${hexes(nearest.hexes)} away, **${count(turns, 'turn')}** at least.`;
  return { words, places: [itemAt(NAME, ship.at), itemAt(NAME, nearest.at)] };
}

const hexes = (n: number): string => (n === 1 ? '1 hex' : `${n} hexes`);

function shipPattern(state: State, seat: Seat, type: ShipType): AidPattern {
  const player = playerOf(state, seat);
  const { name, hull, shield, die, movement: far, range, bounty, tokens } = SHIP[type];
  const own = player.ships.filter((ship) => ship.type === type);
  return {
    title: name,
    picture: <ShipIcon type={type} colour={colourOf(state, seat)} size={84} />,
    needs: `Hull ${hull}, shield ${shield}, d${die}`,
    gives: `moves ${far}, reaches ${range}; whoever destroys it takes ${bounty} of each resource`,
    now: `**${own.length} of ${tokens}** on the mat. ${priceNow(state, player, type)}`,
    places: own.map(({ at }) => itemAt(NAME, at)),
  };
}

/** What one more costs now. */
function priceNow({ options }: State, player: Player, type: ShipType): string {
  if (type === 'mothership' && !options.rebuildMothership) return 'It cannot be built again.';
  if (tokensLeft(player, type) === 0) return 'You have no more of them.';
  return priced(player, SHIP[type].cost);
}

/** `Costs 2 Metal, 2 Fuel: you lack 1 Metal.` */
function priced(player: Player, cost: Cost): string {
  const price = `Costs **${costWords(cost)}**`;
  return affordable(player, cost) ? `${price}: you can pay it.` : `${price}: you lack ${lack(player, cost)}.`;
}

function lack({ stock }: Player, [metal, fuel, weapons]: Cost): string {
  const short = (cost: number, resource: number): number => Math.max(0, cost - itemAt(stock, resource));
  return counterWords([short(metal, METAL), short(fuel, FUEL), short(weapons, WEAPON)]);
}

// ── The turn ──────────────────────────────────────────────────────────────────────────────────────

function turnOf(state: State, seat: Seat): AidList {
  const { options } = state;
  const { ships, stock } = playerOf(state, seat);
  const ready = ships.filter(({ fresh }) => !fresh);
  const moves = ready.filter(({ moved }) => !moved).length;
  const acts = ready.filter(({ acted }) => !acted).length;
  const open = state.current === seat ? cardCount(state.drawn) : 0;
  return {
    title: 'Your turn, in this order',
    lines: [
      {
        name: 'Draw',
        text: `One card for the Mothership and one for each colony: **${count(cardsDue(state, seat), 'card')}**.`,
      },
      {
        name: 'Build',
        text: `Pay for blueprints you drew this turn; the rest is discarded. ${open === 0 ? 'None is open now' : `**${count(open, 'blueprint')}** open now`}. New ships appear in your corner and wait until the next turn.`,
      },
      {
        name: 'Move, act',
        text: `Each ship once, in any order: **${moves}** can still move, **${acts}** can still act.`,
      },
      {
        name: 'Settle',
        text: 'The Mothership acts on a planet in two turns in a row without leaving it. A flag of somebody else is driven off in the same way first.',
      },
      {
        name: 'Attack',
        text: `Roll the ship’s die; the shield takes its part. Up to **${MOST_WEAPONS} Weapons** add ${DAMAGE_PER_WEAPON} each; you have **${itemAt(stock, WEAPON)}**. Who survives and reaches you answers with a d${COUNTER_DIE}.`,
      },
      {
        name: 'Repair',
        text: `Up to **${MOST_METAL} Metal** mend ${HULL_PER_METAL} hull each; you have **${itemAt(stock, METAL)}**.`,
      },
      {
        name: 'Jump',
        text: `${options.jumpFromSides ? 'On to one of the four hexes along the sides of the black hole' : 'Into the black hole'} and out in your corner, for **${JUMP_FUEL} Fuel**; you have **${itemAt(stock, FUEL)}**.`,
      },
    ],
  };
}

// ── Prices ────────────────────────────────────────────────────────────────────────────────────────

function kitsOf(state: State, seat: Seat): AidTable {
  const player = playerOf(state, seat);
  return {
    title: 'Kits, one a ship',
    head: ['Kit', 'Hull', 'Damage', 'Moves', 'Range', 'Costs', 'You'],
    rows: KITS.map((kit) => {
      const { name, hull, damage, movement: far, range, cost } = KIT[kit];
      return {
        name,
        sign: <KitIcon kit={kit} size={18} />,
        cells: [
          ...[hull, damage, far, range].map(signed),
          costWords(cost),
          affordable(player, cost) ? '**can pay**' : `lack ${lack(player, cost)}`,
        ],
      };
    }),
  };
}

function signed(n: number): string {
  return n === 0 ? '–' : n < 0 ? `−${-n}` : `+${n}`;
}

function figuresOf(state: State, seat: Seat): AidFigure[] {
  const { stock } = playerOf(state, seat);
  const counters = RESOURCES.map((resource, i) => ({
    name: NAMES[resource],
    sign: <Sign resource={resource} size={18} />,
    value: String(itemAt(stock, i)),
    tip: `${NAMES[resource]}: ${itemAt(stock, i)}, ${USES[resource]}.`,
  }));
  const own = colonies(state, seat);
  return [
    {
      name: `of ${COLONIES_TO_WIN} colonies`,
      sign: <FlagIcon colour={colourOf(state, seat)} size={18} />,
      value: String(own),
      tip: `The ${ordinal(COLONIES_TO_WIN)} colony wins at once.`,
    },
    ...counters,
  ];
}

// ── The end ───────────────────────────────────────────────────────────────────────────────────────

function endsOf(state: State, seat: Seat, names: Names): string[] {
  const { round, options, players } = state;
  const own = colonies(state, seat);
  const others = players.flatMap((_, other) =>
    other === seat ? [] : [{ name: nameOf(names, other), has: colonies(state, other) }],
  );
  const [first] = others.toSorted((a, b) => b.has - a.has);
  const rival = first === undefined ? '' : `, ${first.name} has **${first.has}**`;
  const alive = players.filter(({ alive: plays }) => plays).length;
  return [
    `The ${ordinal(COLONIES_TO_WIN)} colony wins at once: you have **${own}**${rival}.`,
    `The last faction left wins as well: **${alive}** ${plural(alive, 'faction')} still ${alive === 1 ? 'plays' : 'play'}.`,
    ...(options.roundLimit === 0
      ? []
      : [`After round ${options.roundLimit} colonies decide: this is round **${round}**.`]),
  ];
}

function ordinal(n: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth'][n] ?? `${n}th`;
}
