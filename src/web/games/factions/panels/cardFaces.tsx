import { lazy, type ReactNode, Suspense } from 'react';
import {
  type Card,
  type DeckId,
  deckOf,
  EXOPLANET,
  type ExoplanetId,
  type ExoType,
  EXPLORER,
  type ExplorerId,
  type FaceDown,
  OBJECTIVE,
  type ObjectiveId,
  RESEARCH,
  type ResearchId,
  TECH,
  type TechId,
  type Timing,
  TYPES,
} from '../../../../games/factions/facts.ts';
import {
  cardName,
  exoplanetText,
  explorerText,
  opsText,
  signed,
} from '../../../../games/factions/texts/words.ts';
import { has } from '../../../../kernel/data/records.ts';
import { capital } from '../../../../kernel/defaults/words.ts';
import { Icon, type IconName, TYPE_COLOURS, TypeIcon } from '../art/icons.tsx';
import { seedOf, WorldArt } from './worldArt.tsx';

/** The faces of cards, without what a click on them means. */

/** Fetched with the first explorer that is seen. */
const ExplorerArt = lazy(async () => ({ default: (await import('./explorerArt.tsx')).ExplorerArt }));

/** The face of any card, or its back. */
export function CardFace({ card, lit }: { readonly card: Card; readonly lit?: boolean }): ReactNode {
  if (has(EXOPLANET, card)) return <WorldFace card={card} />;
  if (has(EXPLORER, card)) return <ExplorerFace card={card} />;
  if (has(OBJECTIVE, card)) return <ObjectiveFace card={card} lit={lit ?? false} />;
  if (has(TECH, card) || has(RESEARCH, card)) return <PaperFace card={card} />;
  return <BackFace card={card} />;
}

// ── Exoplanets ────────────────────────────────────────────────────────────────────────────────────

interface WorldFaceProps {
  readonly card: ExoplanetId;
  /** What it takes now, where an event or a tech has changed it. */
  readonly needs?: number;
}

export function WorldFace({ card, needs }: WorldFaceProps): ReactNode {
  const { name, type, requirement, effects, production } = EXOPLANET[card];
  return (
    <article
      className="factions-card factions-world"
      style={{ '--type': TYPE_COLOURS[type].strip }}
      data-tip={`${name}: ${exoplanetText(card)}.`}
    >
      <div className="factions-picture">
        <WorldArt card={card} />
        <span
          className="factions-needs"
          data-tip={`Explorers must reach ${needs ?? requirement} to explore it.`}
        >
          <Icon name="explorer" size={11} />
          <b>{needs ?? requirement}</b>
        </span>
      </div>
      <h4>
        <TypeIcon type={type} size={12} />
        <span>{name}</span>
      </h4>
      <div className="factions-effects">
        {effects.map(({ key, do: ops }) => (
          <p key={key}>
            <i>{key}</i>
            {capital(opsText(ops))}
          </p>
        ))}
      </div>
      <footer>
        <span>yields</span>
        <Goods energy={production.energy} resources={production.resources} />
      </footer>
    </article>
  );
}

/** Energy and resources as signs with numbers. */
export function Goods({
  energy,
  resources,
}: {
  readonly energy: number;
  readonly resources: number;
}): ReactNode {
  return (
    <span className="factions-goods">
      {energy > 0 && (
        <b data-kind="energy">
          <Icon name="energy" size={12} />
          {energy}
          <span className="unseen"> energy</span>
        </b>
      )}
      {resources > 0 && (
        <b>
          <Icon name="resource" size={12} />
          {resources}
          <span className="unseen"> resources</span>
        </b>
      )}
    </span>
  );
}

// ── Explorers ─────────────────────────────────────────────────────────────────────────────────────

export function ExplorerFace({ card }: { readonly card: ExplorerId }): ReactNode {
  const { name, number } = EXPLORER[card];
  return (
    <article className="factions-card factions-explorer" data-tip={`${name}: ${explorerText(card)}`}>
      <div className="factions-picture">
        <Suspense>
          <ExplorerArt seed={seedOf(card)} />
        </Suspense>
        <b className="factions-disc">{number}</b>
      </div>
      <h4>
        <span>{name}</span>
      </h4>
      <footer>
        <Modifiers card={card} />
      </footer>
    </article>
  );
}

/** What an explorer counts more or less on a type. */
function Modifiers({ card }: { readonly card: ExplorerId }): ReactNode {
  const { modifiers } = EXPLORER[card];
  const changed = TYPES.filter((type) => modifiers[type] !== 0);
  if (changed.length === 0) return <small>all worlds</small>;
  return changed.map((type: ExoType) => (
    <span
      key={type}
      className="factions-modifier"
      style={{ color: TYPE_COLOURS[type].sign }}
      data-tip={`${signed(modifiers[type])} on exoplanets of the type ${type}.`}
    >
      <TypeIcon type={type} size={changed.length > 2 ? 10 : 12} />
      <b>{signed(modifiers[type])}</b>
      <span className="unseen"> on {type}</span>
    </span>
  ));
}

// ── Secret objectives ─────────────────────────────────────────────────────────────────────────────

const TIMINGS: Readonly<Record<Timing, string>> = {
  ON_TURN: 'any time in your turn',
  END_OF_MOVEMENT: 'at the end of a Movement',
  END_OF_ROUND: 'at the end of the round',
};

export function ObjectiveFace({
  card,
  lit,
}: {
  readonly card: ObjectiveId;
  readonly lit: boolean;
}): ReactNode {
  const { name, text, vp, timing } = OBJECTIVE[card];
  return (
    <article className="factions-card factions-objective" data-lit={lit || undefined}>
      <h4>
        <span>{name}</span>
        <b>
          {vp}
          <small>VP</small>
        </b>
      </h4>
      <p>{text}</p>
      <footer>{lit ? 'within reach now' : TIMINGS[timing]}</footer>
    </article>
  );
}

// ── Techs, research and backs ─────────────────────────────────────────────────────────────────────

/** What a tech or a research card of the instant kind says. */
export function paperText(card: TechId | ResearchId): string {
  if (has(TECH, card)) return TECH[card].text;
  const research = RESEARCH[card];
  return `${capital(opsText(research.kind === 'instant' ? research.do : []))}.`;
}

function PaperFace({ card }: { readonly card: TechId | ResearchId }): ReactNode {
  const tech = has(TECH, card);
  return (
    <article className="factions-card factions-paper" data-kind={tech ? 'tech' : 'research'}>
      <h4>
        <Icon name={tech ? 'tech' : 'research'} size={13} />
        <span>{cardName(card)}</span>
      </h4>
      <p>{paperText(card)}</p>
    </article>
  );
}

const BACKS: Readonly<Record<DeckId, IconName>> = {
  mercury: 'energy',
  venus: 'explorer',
  jupiter: 'exoplanet',
  saturn: 'objective',
  uranus: 'tech',
  neptune: 'research',
};

export function BackFace({ card }: { readonly card: Card | FaceDown }): ReactNode {
  return (
    <article className="factions-card factions-back" data-tip={cardName(card)}>
      <Icon name={BACKS[deckOf(card)]} size={22} />
      <span className="unseen">{cardName(card)}, face down</span>
    </article>
  );
}
