import { has } from '../../../kernel/data/records.ts';
import { capital, count } from '../../../kernel/defaults/words.ts';
import type { Reason } from '../../../kernel/why.ts';
import { tileAt } from '../actions/mining.ts';
import { lastRound } from '../actions/upkeep.ts';
import { requirement, strengthOn } from '../cards/exploring.ts';
import { LAWS } from '../cards/modifiers.ts';
import { cellOf, SECTORS } from '../board.ts';
import {
  EXOPLANET,
  EXPLORER,
  FACTION,
  FACTIONS,
  MACHINES,
  OBJECTIVE,
  type PlanetName,
  PLANETS,
  RESEARCH,
  slotsOf,
  TECH,
} from '../facts.ts';
import { RIVAL, type Who } from '../state.ts';
import {
  cardName,
  exoplanetText,
  explorerText,
  machineName,
  nameOf,
  objectiveText,
  researchText,
  techText,
} from '../texts/words.ts';
import { energyCapacity, isSolo, playerOf, resourceCapacity } from '../verbs.ts';
import type { Thing } from './aim.ts';
import { type Ask, because, cellWords, isTurn } from './ask.ts';
import { wayToPlanet } from './planets.ts';
import { homeOf, nowWords } from './questions.ts';

/** What things are for at another moment than this. */

/** When something is used, as the end of a sentence, and where that is written. */
interface Use {
  readonly words: string;
  readonly rule: string;
  readonly short?: string;
  /** What it says. */
  readonly more?: string;
  /** Where it is used. */
  readonly at?: PlanetName;
}

export function elsewhere(ask: Ask): Reason {
  const { step, aim } = ask;
  const { words, rule, short, more, at } = useOf(ask);
  const way = at === undefined ? undefined : wayToPlanet(ask, at);
  const told = [more, way].flatMap((part) => part ?? []).join(' ');
  return because(isTurn(step) ? `${capital(words)}.` : `Now ${nowWords(ask)}; ${words}.`, rule, {
    short: short ?? 'not now',
    ...(told !== '' && { more: told }),
    ...(aim.thing !== undefined && aim.act === undefined && { about: [aim.thing.name] }),
  });
}

function useOf(ask: Ask): Use {
  const { aim } = ask;
  if (aim.act !== undefined) {
    const [words, rule] = homeOf(aim.act);
    return { words, rule };
  }
  const { thing } = aim;
  if (thing === undefined) return NOTHING;
  return USES[thing.kind]?.(ask, thing) ?? NOTHING;
}

const NOTHING: Use = { words: 'this has no use at this moment', rule: '5.4' };

const USES: Readonly<Record<string, ((ask: Ask, thing: Thing) => Use | undefined) | undefined>> = {
  cell: cellUse,
  planet: planetUse,
  card: handUse,
  market: marketUse,
  world: worldUse,
  tech: techUse,
  machine: machineUse,
  faction: () => ({ words: 'factions are chosen before the first round', rule: '4.2' }),
  option: () => VOTE,
  vote: () => VOTE,
  player: (ask, { item }) => playerUse(ask, Number(item)),
  rival: (ask) => playerUse(ask, RIVAL),
  law: lawUse,
  store: storeUse,
  round: roundUse,
};

const VOTE: Use = { words: 'the event is voted on at Earth', rule: '7.3.1', short: 'at Earth', at: 'Earth' };

// ── The board ─────────────────────────────────────────────────────────────────────────────────────

function cellUse({ state }: Ask, { item }: Thing): Use {
  const cell = cellOf(item);
  const name = cellWords(cell);
  if (tileAt(state, cell) !== undefined)
    return { words: `the tile in ${name} is mined in your turn`, rule: '8.1' };
  if (cell >= SECTORS) return { words: 'the Kuiper Belt holds tiles, but no ships', rule: '3.1.3' };
  return { words: `${name} is entered when you move in your turn`, rule: '6.3' };
}

/** What a planet's Action does. */
const DEEDS: Readonly<Record<PlanetName, string>> = {
  Mercury: 'It charges your battery.',
  Venus: 'It gives explorers, 1 resource each.',
  Earth: 'There you vote on the event, for a reward or the Leader token.',
  Mars: 'It sells upgrades for 2 resources each.',
  Jupiter: 'It sells exoplanets for 1 resource.',
  Saturn: 'It deals two secret objectives, of which you keep one.',
  Uranus: 'It gives a tech of your choice.',
  Neptune: 'It gives a research card of the market.',
};

function planetUse({ state }: Ask, { item }: Thing): Use | undefined {
  const planet = PLANETS.find((name) => name === item);
  if (planet === undefined) return undefined;
  const first = planet === 'Earth' && state.options.firstTime;
  return {
    words: `${planet} is used in your turn, from a sector around it`,
    rule: '7.0.1',
    more: first ? 'There the Leader token is taken.' : DEEDS[planet],
  };
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

function handUse(_: Ask, { item }: Thing): Use | undefined {
  if (has(OBJECTIVE, item)) {
    const when = OBJECTIVE[item].timing === 'END_OF_ROUND' ? 'at the end of the round' : 'in your turn';
    return {
      words: `${cardName(item)} is completed ${when}`,
      rule: '9.1',
      more: `${capital(objectiveText(item))}.`,
    };
  }
  if (!has(EXPLORER, item)) return undefined;
  return {
    words: `${cardName(item)} are placed on an exoplanet in your turn or in the Upkeep`,
    rule: '9.1',
    more: `${capital(explorerText(item))}.`,
  };
}

function marketUse(_: Ask, { item }: Thing): Use | undefined {
  if (has(RESEARCH, item)) {
    return {
      words: `${cardName(item)} is a research card, taken at Neptune`,
      rule: '7.8',
      short: 'at Neptune',
      more: `${capital(researchText(item))}.`,
      at: 'Neptune',
    };
  }
  if (!has(EXOPLANET, item)) return undefined;
  return {
    words: `${cardName(item)} is an exoplanet, taken at Jupiter`,
    rule: '7.5.1',
    short: 'at Jupiter',
    more: `${capital(exoplanetText(item))}.`,
    at: 'Jupiter',
  };
}

function worldUse({ state, seat, names }: Ask, { item }: Thing): Use | undefined {
  if (!has(EXOPLANET, item)) return undefined;
  const name = cardName(item);
  const more = `${capital(exoplanetText(item))}.`;
  const owner = ownerOf(state.players.map(({ exoplanets }) => exoplanets.some(({ card }) => card === item)));
  if (owner !== seat)
    return { words: `${name} belongs to ${inner(names, owner)}`, rule: '1.9', short: 'not yours', more };
  const world = playerOf(state, seat).exoplanets.find(({ card }) => card === item);
  if (world?.explored === true)
    return { words: `${name} is explored and produces in the Upkeep`, rule: '12', more };
  const reached = world === undefined ? 0 : strengthOn(world);
  return {
    words: `explorers are placed on ${name} in your turn or in the Upkeep`,
    rule: '9.2',
    more: `${more} ${reached} of ${requirement(state, seat, item)} reached.`,
  };
}

function techUse({ state, seat, names }: Ask, { item }: Thing): Use | undefined {
  if (!has(TECH, item)) return undefined;
  const name = cardName(item);
  const more = `${capital(techText(item))}.`;
  const owner = ownerOf(state.players.map(({ techs }) => techs.some((card) => card === item)));
  if (owner === RIVAL)
    return { words: `${name} is a tech, taken at Uranus`, rule: '7.7', more, at: 'Uranus' };
  if (owner !== seat)
    return { words: `${name} belongs to ${inner(names, owner)}`, rule: '1.9', short: 'not yours', more };
  const alone = TECH[item].timing === 'passive' || TECH[item].timing === 'turnStart';
  const works = isMany(name) ? 'work by themselves' : 'works by itself';
  return { words: `${name} ${alone ? works : 'is used in your turn'}`, rule: '7.7', more };
}

/** Of several the one that has something; nobody is the solo opponent. */
function ownerOf(has: readonly boolean[]): Who {
  const owner = has.indexOf(true);
  return owner < 0 ? RIVAL : owner;
}

function inner(names: Ask['names'], who: Who): string {
  return nameOf(names, who).replace(/^The /, 'the ');
}

// ── What players have ─────────────────────────────────────────────────────────────────────────────

function machineUse({ state, seat }: Ask, { item }: Thing): Use | undefined {
  const machine = MACHINES.find((id) => id === item);
  const player = playerOf(state, seat);
  if (machine === undefined) return undefined;
  const at = MACHINES.indexOf(machine);
  const name = machineName(machine, player.faction);
  const slots = slotsOf(player.faction, at);
  const filled = player.upgrades[at]!;
  const isFull = slots > 0 && filled >= slots;
  return {
    words: isFull ? `all ${slots} slots of ${name} are filled` : `upgrades for ${name} are bought at Mars`,
    rule: isFull ? '13.2' : '7.4',
    short: isFull ? 'complete' : 'at Mars',
    ...(!isFull && slots > 0 && { more: `${filled} of ${slots} slots are filled.`, at: 'Mars' as const }),
  };
}

function isMany(name: string): boolean {
  return /s$/.test(name);
}

function playerUse({ state, seat, names }: Ask, who: Who): Use {
  if (who === RIVAL)
    return { words: 'the opponent plays by its cards after each of your turns', rule: '18.2' };
  if (who === seat) return { words: 'what you have is spent by what you do on the board', rule: '1.1' };
  const { faction, passed } = playerOf(state, who);
  const id = FACTIONS.find((known) => known === faction);
  const more = id && `${FACTION[id].ability}`;
  const gone = passed ? ', who has passed and may still trade' : '';
  return {
    words: `you trade with ${nameOf(names, who)}${gone} at the beginning of your turn`,
    rule: '10.1',
    short: 'before moving only',
    ...(more !== undefined && { more }),
  };
}

function lawUse({ state }: Ask, { item }: Thing): Use | undefined {
  if (!has(LAWS, item)) return undefined;
  const { name, text } = LAWS[item];
  const lasting = state.bequest === item;
  return {
    words: lasting
      ? `${name} counts by itself at the end of the game`
      : `${name} is in force by itself in this round`,
    rule: '12.1',
    short: 'works by itself',
    more: text
      .replace(/^Next round/, 'In this round')
      .replace('A rescue next round', 'A rescue in this round'),
  };
}

function storeUse({ state, seat }: Ask, { item }: Thing): Use {
  const { energy, resources } = playerOf(state, seat);
  return item === 'energy'
    ? {
        words: `energy pays for sectors, and you have ${energy} of ${energyCapacity(state, seat)}`,
        rule: '6.2',
        more: 'Mercury, burned resources and exoplanets bring more.',
      }
    : {
        words: `resources pay at Venus, Mars and Jupiter, and you have ${resources} of ${resourceCapacity(state, seat)}`,
        rule: '7.0.3',
        more: 'Asteroids and exoplanets bring more.',
      };
}

function roundUse({ state }: Ask): Use {
  const last = lastRound(state);
  const left = last - Math.max(1, state.round);
  const more = left === 0 ? 'the last one' : `${count(left, 'more round')} to come`;
  return {
    words: `this is round ${Math.max(1, state.round)} of ${last}, ${more}`,
    rule: '5.1',
    more: isSolo(state)
      ? 'A round ends once you have passed and the opponent has played out its deck.'
      : 'A round ends when everybody has passed.',
  };
}
