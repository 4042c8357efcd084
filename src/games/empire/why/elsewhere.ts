import { capital } from '../../../kernel/defaults/words.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import type { Asking } from '../../../kernel/flow/flow.ts';
import { because, type Reason } from '../../../kernel/why.ts';
import { powerOf } from '../cards/powers.ts';
import { NAME } from '../board.ts';
import { EDICTS, POWERS, type Role, ROLES, TECHS, TILE } from '../facts.ts';
import { STAGING } from '../actions/warlord.ts';
import { ANCIENTS, NOBODY, type Move, type Step } from '../state.ts';
import { innerName, possessive, roleName, sectorName, tileName } from '../texts/words.ts';
import { isSolo, playerOf } from '../verbs.ts';
import { type Ask, instead, placeWords, sectorWords } from './ask.ts';
import { wayTo } from './roles.ts';

/** What things are for at another moment than this. */

/** When something is used, as the end of a sentence, and where that is written. */
interface Use {
  readonly words: string;
  readonly rule: string;
  /** The role it belongs to. */
  readonly role?: Role;
  /** What it says. */
  readonly more?: string;
}

export function elsewhere(ask: Ask): Reason {
  const { step, aim, legal } = ask;
  if (aim.other !== undefined) {
    return because(`Nothing at this table is called “${aim.other}”.`, '25', { instead: instead(legal) });
  }
  const now: ForKind<[ask: Ask], string> = NOW[step.step];
  const { words, rule, role, more } = useOf(ask);
  return because(`Now ${now(ask)}; ${words}.`, rule, { more, ...(role && hereafter(ask, role)) });
}

/** How to get to a role. */
function hereafter(ask: Ask, role: Role): Pick<Reason, 'more' | 'instead'> {
  const { state, step, legal } = ask;
  if (step.step !== 'role' && state.role === ROLES.indexOf(role)) return {};
  if (step.step !== 'role') return { more: `${roleName(role)} comes when somebody leads it.` };
  return {
    more: wayTo({ ...ask, step }, role),
    instead: instead(legal.filter((move) => move.type === 'role' && move.role === role)),
  };
}

/** What is being decided. */
const NOW: { readonly [F in Asking<Step> as F['step']]: ForKind<[ask: Ask<F>], string> } = {
  start: () => 'you choose the region of your home planet',
  cradle: () => 'you choose where your Cradle lies',
  keep: () => 'you choose the power you keep',
  edict: () => 'you choose the next edict',
  mine: () => 'you take resources',
  role: () => 'you choose a role',
  power: ({ state, seat }) => `you decide whether to use ${powerOf(state, seat).name}`,
  tile: () => 'you choose a tile of the display',
  place: ({ step }) => `you lay ${tileName(step.tile)}`,
  tech: () => 'you buy a technology or none',
  waive: () => 'you choose what to strike from the price',
  market: () => 'you choose a market tile',
  bonus: () => 'you take resources',
  trade: () => 'you trade resources',
  invest: () => 'you invest in Far Space',
  build: () => 'you build ships',
  trim: () => 'you choose what to strike from the price',
  orders: () => 'you choose a sector for your ships',
  order: ({ step }) => `you send ships to ${sectorName(step.sector)}`,
  target: () => 'you choose whom to fight',
  reveal: () => 'you choose a deck of role cards',
  dial: () => 'you set your dial',
  displace: () => 'you move ships of the one who lost tactics',
  hit: () => 'hits are dealt',
  bribe: () => 'you decide whether to buy influence',
  influence: () => 'you use your influence',
  shield: () => 'you decide whether to pay off an event',
  forfeit: () => 'you choose a colony to lose',
  recall: () => 'you choose a ship to give up',
  forget: () => 'you choose a technology to lose',
  give: () => 'you choose resources to lose',
  choose: () => 'you choose what an event does',
  pay: () => 'you decide whether to pay for an event',
  deploy: () => 'you bring staged ships home',
};

// ── Things ────────────────────────────────────────────────────────────────────────────────────────

function useOf(ask: Ask): Use {
  const { aim, state } = ask;
  if (aim.role !== undefined) {
    return { words: 'a role is chosen at the start of a turn', rule: isSolo(state) ? '7.3.1' : '7.2.2' };
  }
  if (aim.deck !== undefined) {
    return isSolo(state)
      ? { words: 'a card is drawn from a deck once its role has been led', rule: '7.3.2' }
      : { words: 'a card is turned up after the Emperor’s turn', rule: '11.4.1' };
  }
  if (aim.unit !== undefined || aim.from === STAGING) return unitUse(ask);
  if (aim.to !== undefined || aim.from !== undefined) return regionUse(ask);
  if (aim.sector !== undefined) {
    return {
      words: `ships are sent to ${sectorWords(aim.sector)} in Warlord`,
      rule: '8.6.1',
      role: 'warlord',
    };
  }
  return cardUse(ask) ?? playerUse(ask) ?? (aim.act === undefined ? ORDER : actUse(aim.act));
}

/** What else can be said: everything comes as a question in its time. */
const ORDER: Use = { words: 'everything else comes in its time', rule: '7.1' };

function unitUse(ask: Ask): Use {
  const { aim, seat, names } = ask;
  if (aim.from === STAGING)
    return { words: 'staged ships come back in Warlord', rule: '6.4.3', role: 'warlord' };
  if (aim.unit === 'colony') return regionUse(ask);
  const owner = Number(aim.owner ?? seat);
  return owner === seat
    ? { words: 'your ships fly and fight in Warlord', rule: '8.6.1', role: 'warlord' }
    : { words: `ships of ${innerName(names, owner)} are fought in Warlord`, rule: '8.6.2', role: 'warlord' };
}

function regionUse(ask: Ask): Use {
  const { aim, state, seat } = ask;
  const at = aim.to ?? aim.from ?? '';
  const region = NAME.indexOf(at);
  const tile = state.tiles[region] ?? '';
  const owner = state.colonies[region] ?? NOBODY;
  const kind = TILE[tile]?.kind;
  const place = placeWords(ask, at);
  if (kind === undefined) return { words: 'new tiles are laid in Explorer', rule: '8.1', role: 'explorer' };
  if (kind === 'wormhole' || kind === 'empty') {
    return { words: `ships fly through ${place} in Warlord`, rule: '4.3', role: 'warlord' };
  }
  const own = owner === seat || playerOf(state, seat).home === region;
  if (own) return { words: `${place} yields in Steward`, rule: '8.3', role: 'steward' };
  if (kind === 'home') return { words: `${place} can be raided in Warlord`, rule: '8.6.2', role: 'warlord' };
  return owner === NOBODY
    ? { words: `${place} is settled with influence in Regent`, rule: '6.5', role: 'regent' }
    : {
        words: `colonies of others are subverted in Regent or raided in Warlord`,
        rule: '6.5',
        role: 'regent',
      };
}

function cardUse(ask: Ask): Use | undefined {
  const { aim, state } = ask;
  if (aim.sale !== undefined)
    return { words: 'technologies are bought in Scientist', rule: '8.2', role: 'scientist' };
  if (aim.tech !== undefined) return techUse(ask);
  if (aim.tile !== undefined) return { words: 'tiles are laid in Explorer', rule: '8.1', role: 'explorer' };
  if (aim.market !== undefined) {
    return { words: 'the leader of Steward chooses a market tile', rule: '8.3', role: 'steward' };
  }
  if (aim.far !== undefined) return { words: 'Far Space is open in Merchant', rule: '8.4', role: 'merchant' };
  if (aim.stock !== undefined) return { words: 'resources pay for technologies and ships', rule: '6.2' };
  if (aim.yard !== undefined) return { words: 'ships are built in Engineer', rule: '8.5', role: 'engineer' };
  if (aim.power !== undefined) return powerUse(ask, aim.power);
  if (aim.edict !== undefined) {
    const text = EDICTS.find(({ id }) => id === aim.edict)?.text;
    return {
      words: 'an edict is scored when the Emperor receives the scepter',
      rule: '15.1',
      ...(text === undefined ? {} : { more: text }),
    };
  }
  if (aim.card === undefined) return undefined;
  return isSolo(state)
    ? { words: 'the card on the right of the queue happens after your turn', rule: '7.3.3' }
    : { words: 'the event happens when the Emperor receives the scepter', rule: '11.4.2' };
}

function techUse({ aim, state, seat, names }: Ask): Use {
  const tech = TECHS.find(({ id }) => id === aim.tech);
  if (tech === undefined) return ORDER;
  const sides = [...state.players, ...state.ancients];
  const at = sides.findIndex(({ techs }) => techs.includes(tech.id));
  const owner = state.players[at] === undefined ? ANCIENTS : at;
  const name = `the technology ${tech.name}`;
  if (owner === ANCIENTS)
    return { words: `${name} belongs to the Ancients, who only collect it`, rule: '10.4' };
  const words = owner === seat ? 'works by itself' : `belongs to ${innerName(names, owner)}`;
  return { words: `${name} ${words}`, rule: '16', more: tech.text };
}

/** When a power may be used. */
const WINDOWS: Readonly<Record<string, string>> = {
  monolith: 'before you move the Monolith',
  battle: 'before the dials of a battle are set',
  colonyLost: 'when a colony of yours is lost',
  opponentTakesRoleCredits: 'when another player takes credits from a role',
  turnStart: 'at the start of your turn',
  edictScored: 'when another player scores an edict',
};

function powerUse({ state, seat, names }: Ask, id: string): Use {
  const power = POWERS.find((known) => known.id === id);
  if (power === undefined) return ORDER;
  const owner = state.players.findIndex((player) => player.power === id);
  const used = owner === seat && !playerOf(state, seat).ready;
  const when = used
    ? 'is used up until a wormhole comes into the display'
    : owner >= 0 && owner !== seat
      ? `belongs to ${innerName(names, owner)}`
      : `is used ${WINDOWS[power.timing] ?? `in ${capital(power.timing)}`}`;
  return { words: `the power ${power.name} ${when}`, rule: '15.2', more: power.text };
}

function playerUse({ aim, state, seat, names }: Ask): Use | undefined {
  if (aim.player === undefined) return undefined;
  const who = Number(aim.player);
  if (who === seat) return { words: 'this is your own realm', rule: '7.1' };
  if (who !== ANCIENTS && state.players[who] === undefined) return ORDER;
  const whose = possessive(innerName(names, who));
  return { words: `${whose} units are fought in Warlord`, rule: '8.6.2', role: 'warlord' };
}

// ── Kinds of move ─────────────────────────────────────────────────────────────────────────────────

const ROLE_OF: { readonly [A in Move['type']]?: readonly [words: string, rule: string, role: Role] } = {
  tile: ['tiles are laid in Explorer', '8.1', 'explorer'],
  place: ['tiles are laid in Explorer', '8.1', 'explorer'],
  tech: ['technologies are bought in Scientist', '8.2', 'scientist'],
  market: ['a market tile is chosen in Steward', '8.3', 'steward'],
  sell: ['you trade in Merchant', '8.4', 'merchant'],
  buy: ['you trade in Merchant', '8.4', 'merchant'],
  invest: ['Far Space is open in Merchant', '8.4', 'merchant'],
  build: ['ships are built in Engineer', '8.5', 'engineer'],
  sector: ['ships are sent out in Warlord', '8.6.1', 'warlord'],
  fly: ['ships fly in Warlord', '8.6.1', 'warlord'],
  engage: ['ships attack in Warlord', '8.6.1', 'warlord'],
  bribe: ['influence is bought in Regent', '8.7.1', 'regent'],
  colonize: ['influence settles planets in Regent', '6.5', 'regent'],
  petition: ['influence is used in Regent', '6.5', 'regent'],
  court: ['influence is used in Regent', '6.5', 'regent'],
  subvert: ['influence is used in Regent', '6.5', 'regent'],
};

/** The kinds of move that belong to a role. */
export const BY_ROLES: readonly string[] = Object.keys(ROLE_OF);

function actUse(act: string): Use {
  const uses: Readonly<Record<string, readonly [string, string, Role] | undefined>> = ROLE_OF;
  const [words, rule, role] = uses[act] ?? [];
  return words === undefined || rule === undefined || role === undefined ? ORDER : { words, rule, role };
}
