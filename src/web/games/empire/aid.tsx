import { shipPrice } from '../../../games/empire/actions/engineer.ts';
import { sellPrice } from '../../../games/empire/actions/merchant.ts';
import { priceOfRole } from '../../../games/empire/actions/monolith.ts';
import { influenceMoves, subvertCost } from '../../../games/empire/actions/regent.ts';
import { NAME } from '../../../games/empire/board.ts';
import {
  BUY_PRICE,
  COLONY_STRENGTH,
  HOME_STRENGTH,
  INFLUENCE,
  INFLUENCE_COST,
  REACH,
  RESOURCES,
  type Role,
  ROLE_NAMES,
  ROLES,
  SHIP,
  SHIPS,
  TECH_SET,
  TRADE_UNITS,
  UNLIMITED,
} from '../../../games/empire/facts.ts';
import { ancientPoints, pointsOf } from '../../../games/empire/scoring.ts';
import type { State } from '../../../games/empire/state.ts';
import { coloniesOf } from '../../../games/empire/actions/landmarks.ts';
import {
  ancientsOf,
  isSolo,
  playerOf,
  shipHull,
  shipStrength,
  storageOf,
} from '../../../games/empire/verbs.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { capital, count, nameOf, type Names, plural } from '../../../kernel/defaults/words.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Aid, AidFigure, AidList, AidPattern, AidTable } from '../aid.ts';
import type { Place } from '../view.ts';
import { Icon } from './art/icons.tsx';
import { ShipIcon } from './art/ships.tsx';
import { CoinIcon } from './art/tokens.tsx';
import { cardsLeft } from './board/choices.ts';
import { roleSpot } from './board/spots.ts';
import { leadWords, othersName, shareWords } from './roles/words.ts';
import { amountWords, credits, roleName } from './moves/words.ts';
import { endWords } from './panels/progress.ts';
import { coloniesTip, creditsTip, stockTip, supplyTip } from './panels/tips.ts';
import { Sign } from './panels/tokens.tsx';
import { scorePad } from './scorePad.ts';

/** What players look up in Empire of the Stars. */
export function aid(state: State, seat: Seat, names: Names): Aid {
  return {
    about: 'what roles do, what things cost, and what scores',
    figures: figuresOf(state, seat),
    patterns: ROLES.map((role, at) => rolePattern(state, seat, role, at)),
    parts: [
      turnOf(state, seat),
      shipsOf(state, seat),
      battleOf(state),
      influenceOf(state, seat),
      tradeOf(state, seat),
      pointsSoFar(state, seat),
    ],
    ends: endsOf(state, seat, names),
  };
}

// ── Roles ─────────────────────────────────────────────────────────────────────────────────────────

function rolePattern(state: State, seat: Seat, role: Role, at: number): AidPattern {
  return {
    title: itemAt(ROLE_NAMES, at),
    picture: <Icon name={role} size={34} />,
    needs: leadWords(state, role),
    gives: `${othersName(state)}: ${shareWords(state, role)}`,
    now: priceNow(state, seat, at),
    places: [roleSpot(role), ...placesOf(state, seat, role)],
  };
}

/** What it costs the player to lead a role, and what lies on it. */
function priceNow(state: State, seat: Seat, role: number): string {
  if (role === state.monolith) return 'The Monolith stands here: nobody can choose it now.';
  const player = playerOf(state, seat);
  const cost = priceOfRole(state, player, role, false);
  const gain = itemAt(state.lying, role);
  const lead = cost === 0 ? 'You lead it **free**' : `You lead it for **${credits(cost)}**`;
  const take = gain === 0 ? '' : ` and take **${gain}**`;
  return `${lead}${take}.${cost > player.credits ? ` You have ${player.credits}.` : ''}`;
}

/** Where on the board a role would work for the player. */
function placesOf(state: State, seat: Seat, role: Role): readonly Place[] {
  const { home, ships } = playerOf(state, seat);
  const own = home < 0 ? [] : [itemAt(NAME, home)];
  switch (role) {
    case 'steward':
      return [...own, ...coloniesOf(state, seat).map((region) => itemAt(NAME, region))];
    case 'engineer':
      return own;
    case 'warlord':
      return ships.map(({ at }) => itemAt(NAME, at));
    case 'regent':
      return worldsInReach(state, seat);
    default:
      return [];
  }
}

function worldsInReach(state: State, seat: Seat): Place[] {
  const moves = influenceMoves(state, {
    ...{ step: 'influence', seat, left: INFLUENCE.base, ascended: false, event: false },
    petitions: INFLUENCE_COST.petitionScoresPerTurn,
  });
  return moves.flatMap((move) => (move.type === 'colonize' ? [move.at] : []));
}

// ── What the player has ───────────────────────────────────────────────────────────────────────────

function figuresOf(state: State, seat: Seat): AidFigure[] {
  const player = playerOf(state, seat);
  const stocks = RESOURCES.map((resource, i) => ({
    name: resource,
    sign: <Sign resource={resource} size={16} />,
    value: `${player.stock[i]} / ${storageOf(player, i)}`,
    tip: stockTip(player, resource),
  }));
  const colonies = coloniesOf(state, seat).length;
  return [
    {
      name: 'points',
      sign: <Icon name="crown" size={16} />,
      value: String(pointsOf(state, seat)),
      tip: 'Points: colonies, tokens in the throne, Far Space and some technologies.',
    },
    {
      name: plural(player.credits, 'credit'),
      sign: <CoinIcon size={16} />,
      value: String(player.credits),
      tip: creditsTip(player.credits),
    },
    ...stocks,
    {
      name: plural(colonies, 'colony'),
      sign: <Icon name="colony" size={16} />,
      value: String(colonies),
      tip: coloniesTip(colonies),
    },
    {
      name: 'tokens left',
      sign: <Icon name="sector" size={16} />,
      value: String(player.supply),
      tip: supplyTip(player.supply),
    },
  ];
}

// ── The turn ──────────────────────────────────────────────────────────────────────────────────────

function turnOf(state: State, seat: Seat): AidList {
  const player = playerOf(state, seat);
  return {
    title: 'Your turn',
    lines: [
      {
        name: 'Choose',
        text: `Move the Monolith forward. On every role it passes you lay a credit; you have **${player.credits}**. Then take what lies on the role it reaches.`,
      },
      {
        name: 'Lead',
        text: isSolo(state)
          ? 'Do what the role says. Then the Ancients have their part of it.'
          : 'Do what the role says. Everybody else follows, with less; only at Warlord the others go first.',
      },
      {
        name: 'Then',
        text: isSolo(state)
          ? 'The card on the right strikes, and the Ancients lead the role of the next one.'
          : 'The scepter goes to the left. When it comes to the Emperor, the edict scores.',
      },
      {
        name: 'Sets',
        text: `Technologies of one category whose costs add up to ${TECH_SET} score a colony token. You have **${count(player.techs.length, 'technology')}**.`,
      },
    ],
  };
}

// ── Ships and battles ─────────────────────────────────────────────────────────────────────────────

function shipsOf(state: State, seat: Seat): AidTable {
  const player = playerOf(state, seat);
  return {
    title: 'Ships',
    head: ['Ship', 'Strength', 'Hull', 'Costs you', 'Yours'],
    rows: SHIPS.map((ship, kind) => {
      const out = player.ships.filter((own) => own.kind === kind).length;
      const yours = `**${out}** out, **${player.staging[kind]}** staged, ${player.yard[kind]} to build`;
      return {
        name: itemAt(SHIP, kind).name,
        sign: <ShipIcon kind={ship} who={seat} size={22} />,
        cells: [
          String(shipStrength(player, kind)),
          String(shipHull(player, kind)),
          amountWords(shipPrice(player, kind)),
          yours,
        ],
      };
    }),
    note: `They move ${itemAt(SHIP, 0).speed} regions. Destroyed ships wait in staging and are not lost.`,
  };
}

function battleOf(state: State): AidList {
  return {
    title: 'A battle',
    lines: [
      {
        name: 'Strength',
        sign: <Icon name="warlord" size={16} />,
        text: `All your ships in the sector, **${COLONY_STRENGTH}** for each colony and **${HOME_STRENGTH}** for the home planet. Divide it into the three below.`,
      },
      {
        name: 'Tactics',
        sign: <Icon name="tactics" size={16} />,
        text: 'The higher value scores a galaxy token and may move ships of the other side away.',
      },
      {
        name: 'Weapons',
        sign: <Icon name="weapons" size={16} />,
        text: 'Each point above the shields of the other side is a hit. Whoever destroys a ship scores a colony token.',
      },
      {
        name: 'Shields',
        sign: <Icon name="shields" size={16} />,
        text: isSolo(state)
          ? 'They stop as many hits. The dial of the Ancients is a card you turn up.'
          : 'They stop as many hits.',
      },
    ],
  };
}

// ── Influence and trade ───────────────────────────────────────────────────────────────────────────

function influenceOf(state: State, seat: Seat): AidTable {
  const worlds = worldsInReach(state, seat).length;
  const rows = [
    {
      name: 'Colonize',
      cells: [
        String(INFLUENCE_COST.colonize),
        `a free planet in a sector of yours or within ${REACH} regions: **${worlds} in reach**`,
      ],
    },
    { name: 'Petition', cells: [String(INFLUENCE_COST.petition), 'a galaxy token, once in a turn'] },
    ...(isSolo(state)
      ? []
      : [
          {
            name: 'Court',
            cells: [
              String(INFLUENCE_COST.court),
              `the most of it, ${INFLUENCE_COST.crownMinimum} at least, makes you Emperor`,
            ],
          },
          {
            name: 'Subvert',
            cells: [String(subvertCost(playerOf(state, seat))), 'takes a colony nobody guards'],
          },
        ]),
  ];
  return {
    title: 'What influence buys, at Regent',
    head: ['Use', 'Costs', 'What it does'],
    rows,
    note: `Everybody has ${INFLUENCE.base}. One more costs the leader ${credits(INFLUENCE.extraPriceLeader)}, others ${INFLUENCE.extraPriceFollower}.`,
  };
}

function tradeOf(state: State, seat: Seat): AidTable {
  const player = playerOf(state, seat);
  return {
    title: 'Trade, at Merchant',
    head: ['Resource', 'Sells for', 'Costs', 'You have'],
    rows: RESOURCES.map((resource, i) => ({
      name: capital(resource),
      sign: <Sign resource={resource} size={16} />,
      cells: [
        String(sellPrice(player, i)),
        String(itemAt(BUY_PRICE, i)),
        `**${player.stock[i]}** of ${storageOf(player, i)}`,
      ],
    })),
    note: `Up to ${count(TRADE_UNITS, 'resource')} in a turn. You have **${credits(player.credits)}**.`,
  };
}

// ── Points and the end ────────────────────────────────────────────────────────────────────────────

function pointsSoFar(state: State, seat: Seat): AidTable {
  return {
    title: 'Points',
    head: ['For', 'You have'],
    rows: scorePad(state).map(({ label, points }) => ({
      name: label,
      cells: [`**${itemAt(points, seat)}**`],
    })),
  };
}

function endsOf(state: State, seat: Seat, names: Names): string[] {
  return isSolo(state) ? soloEnds(state) : endsOfMany(state, seat, names);
}

/** The role whose deck has the fewest cards. */
function shortestDeck(state: State): { readonly role: Role; readonly left: number } {
  const decks = ROLES.map((role, i) => ({ role, left: cardsLeft(itemAt(state.decks, i)) }));
  return itemAt(
    decks.toSorted((a, b) => a.left - b.left),
    0,
  );
}

function soloEnds(state: State): string[] {
  const { supply } = playerOf(state, 0);
  const deck = shortestDeck(state);
  const tiles = state.pile.length + state.buried.length;
  return [
    `It ends when colony tokens run out: you have **${supply}** left, the Ancients **${ancientsOf(state).supply}**.`,
    `Or with the last card of a role, now **${deck.left} at ${roleName(deck.role)}**, with the last tiles (**${tiles}**), or with your home.`,
    `You must have more points than they: **${pointsOf(state, 0)}** against **${ancientPoints(state)}**.`,
  ];
}

function endsOfMany(state: State, seat: Seat, names: Names): string[] {
  const { players, galaxy } = state;
  const least = Math.min(...players.map(({ supply }) => supply));
  const tiles = state.pile.length + state.buried.length;
  const [first] = players
    .flatMap((_, other) =>
      other === seat ? [] : [{ name: nameOf(names, other), points: pointsOf(state, other) }],
    )
    .toSorted((a, b) => b.points - a.points);
  const near = endWords(state, names);
  return [
    ...(near === undefined ? [] : [`**${near}**`]),
    `The end is near when somebody’s colony tokens run out: you have **${playerOf(state, seat).supply}** left, the fewest are **${least}**.`,
    `Or when ${galaxy === UNLIMITED ? '' : `the galaxy tokens (**${galaxy}**) or `}the tiles (**${tiles}**) run out. Then everybody plays on to the seat before the Emperor.`,
    `The most points win: you have **${pointsOf(state, seat)}**${first === undefined ? '' : `, ${first.name} **${first.points}**`}.`,
  ];
}
