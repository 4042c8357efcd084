import { capital, count } from '../../../kernel/defaults/words.ts';
import { because, type Reason } from '../../../kernel/why.ts';
import { distance, influenceReach } from '../actions/flight.ts';
import { type InfluenceBar, influenceBar, subvertCost } from '../actions/regent.ts';
import { NAME, type Region, regionOf, SECTOR, SECTOR_IDS } from '../board.ts';
import { INFLUENCE_COST, isPlanet, REACH, TILE } from '../facts.ts';
import { STAGING } from '../actions/warlord.ts';
import { type Move, NOBODY, type StepOf } from '../state.ts';
import { innerName, possessive, sectorName } from '../texts/words.ts';
import { effectOf } from '../cards/techs.ts';
import { playerOf, unitRegions } from '../verbs.ts';
import { type Answer, type Ask, instead, legalOf, placeWords } from './ask.ts';
import { tooFew, wayDrawn } from './drawings.ts';

/** Where influence does not work (6.5). */

type InfluenceAsk = Ask<StepOf<'influence'>>;

export function influenceReason(ask: InfluenceAsk): Answer {
  const { aim } = ask;
  switch (aim.act) {
    case 'petition':
      return petitionReason(ask);
    case 'court':
      return because('This influence comes from an event, and the court counts only in Regent.', '8.7.2', {
        short: 'only in Regent',
        instead: instead(ask.legal),
      });
    default:
  }
  const at = aim.to ?? (aim.unit === 'colony' ? aim.from : undefined);
  if (at !== undefined && at !== STAGING) return regionReason(ask, regionOf(at));
  if (aim.act === 'colonize') return nearestReason(ask, NOBODY);
  return aim.act === 'subvert' ? nearestReason(ask, ask.seat) : undefined;
}

function petitionReason({ state, seat, legal }: InfluenceAsk): Reason {
  const most =
    effectOf(playerOf(state, seat), 'propaganda')?.petitionScores ?? INFLUENCE_COST.petitionScoresPerTurn;
  return because(
    `You have petitioned ${most === 1 ? 'once' : 'twice'} in this Regent turn, which is all you may.`,
    '6.5',
    { short: 'petitioned already', instead: instead(legal) },
  );
}

function barOf({ state, step }: InfluenceAsk, region: Region): InfluenceBar | undefined {
  return influenceBar(state, step, region, influenceReach(state, step.seat));
}

/** Regions by their distance from the units of the one who asks. */
function byDistance({ state, seat }: InfluenceAsk): Region[] {
  const units = unitRegions(state, seat);
  const away = NAME.map((_, region) => distance(state, units, region));
  return away.map((_, region) => region).toSorted((a, b) => away[a]! - away[b]!);
}

/** Nothing can be settled, or no colony of others be taken: the nearest one tells why. */
function nearestReason(ask: InfluenceAsk, whose: number): Reason {
  const { state, seat } = ask;
  const candidates = byDistance(ask).filter((region) => {
    const owner = state.colonies[region]!;
    if (whose === NOBODY) return owner === NOBODY && TILE[state.tiles[region]!]?.kind === 'planet';
    return owner !== NOBODY && owner !== seat;
  });
  const [nearest] = candidates;
  if (nearest !== undefined) return regionReason(ask, nearest);
  return because(
    whose === NOBODY ? 'Every planet of the galaxy has a colony.' : 'No opponent has a colony.',
    '6.5',
    {
      short: whose === NOBODY ? 'no planet free' : 'no colony there',
      more: 'Explorer brings new planets.',
      instead: instead(ask.legal),
    },
  );
}

function regionReason(ask: InfluenceAsk, region: Region): Reason {
  const at = NAME[region]!;
  const away = (move: Move) => ('at' in move ? distance(ask.state, [regionOf(move.at)], region) : 0);
  const legal = legalOf(ask.legal, 'colonize', 'subvert').toSorted((a, b) => away(a) - away(b));
  const reason = shut(ask, region, barOf(ask, region));
  return { ...reason, instead: instead(legal.length > 0 ? legal : ask.legal), about: [at] };
}

function shut(ask: InfluenceAsk, region: Region, bar: InfluenceBar | undefined): Reason {
  const { state, seat, step, names } = ask;
  const place = placeWords(ask, NAME[region]!);
  const owner = state.colonies[region]!;
  const player = playerOf(state, seat);
  switch (bar) {
    case 'planet':
      return because(
        isPlanet(state.tiles[region]!)
          ? `${capital(place)} is a home, and homes hold no colonies.`
          : `There is no planet to settle at ${place}.`,
        '6.5',
        { short: 'no planet' },
      );
    case 'own':
      return because(`${capital(place)} is your colony already.`, '6.5', { short: 'yours already' });
    case 'ship':
      return because(
        owner === NOBODY
          ? `An enemy ship is at ${place}, so it cannot be settled.`
          : `A ship of ${innerName(names, owner)} guards ${place}, so it cannot be subverted.`,
        '6.5',
        { short: 'enemy ship there', more: 'Warlord can drive it away.' },
      );
    case 'token':
      return because('A colony takes a colony token, and you have none left.', '6.5', {
        short: 'no token left',
        lack: { of: 'tokens', by: 1 },
        drawings: [tooFew('tokens', 0, 1)],
      });
    case 'influence': {
      const cost = subvertCost(player);
      return because(
        `Subverting ${possessive(innerName(names, owner))} colony costs ${cost} influence; you have ${step.left} left.`,
        '6.5',
        { short: `${cost - step.left} influence short`, lack: { of: 'influence', by: cost - step.left } },
      );
    }
    default:
      return outOfReach(ask, region, place);
  }
}

function outOfReach({ state, seat }: InfluenceAsk, region: Region, place: string): Reason {
  const away = distance(state, unitRegions(state, seat), region);
  const sector = SECTOR[region]!;
  return because(
    `${capital(place)} is ${count(away, 'step')} from your nearest unit, and influence reaches ${REACH}.`,
    '6.5',
    {
      short: 'out of reach',
      more: `A ship of yours in ${sectorName(sector)} would bring the whole sector into reach.`,
      lack: { of: 'unit', by: 1, at: SECTOR_IDS[sector]! },
      drawings: [wayDrawn(state, unitRegions(state, seat), region, REACH)],
    },
  );
}
