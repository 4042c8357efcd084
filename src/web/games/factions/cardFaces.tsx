import type { ReactNode } from 'react';
import {
  type Card,
  deckOf,
  EXOPLANET,
  EXPLORER,
  type ExoplanetCard,
  type ExplorerCard,
  type ExoType,
  OBJECTIVE,
  type ObjectiveCard,
  RESEARCH,
  TECH,
  type Timing,
  TYPES,
} from '../../../games/factions/facts.ts';
import { capital, cardName, opsText, signed } from '../../../games/factions/texts/words.ts';
import { Icon, type IconName, TYPE_COLOURS, TypeIcon } from './art/icons.tsx';
import { ExplorerArt } from './explorerArt.tsx';
import { WorldArt } from './worldArt.tsx';

/** What cards look like; what a click on them means is told elsewhere. */

/** The face of any card, or its back. */
export function CardFace({ card, lit }: { readonly card: Card; readonly lit?: boolean }): ReactNode {
  if (card in EXOPLANET) return <WorldFace card={card} />;
  if (card in EXPLORER) return <ExplorerFace card={card} />;
  if (card in OBJECTIVE) return <ObjectiveFace card={card} lit={lit ?? false} />;
  if (card in TECH || card in RESEARCH) return <PaperFace card={card} />;
  return <BackFace card={card} />;
}

// ── Exoplanets ────────────────────────────────────────────────────────────────────────────────────

interface WorldFaceProps {
  readonly card: Card;
  /** What it takes now, where an event or a tech has changed it. */
  readonly needs?: number;
}

export function WorldFace({ card, needs }: WorldFaceProps): ReactNode {
  const { name, type, requirement, effects, production } = EXOPLANET[card] as ExoplanetCard;
  return (
    <article className="fs-card fs-world" style={{ '--type': TYPE_COLOURS[type].strip }} title={name}>
      <div className="fs-picture">
        <WorldArt card={card} />
        <span className="fs-needs" title={`explorers must reach ${needs ?? requirement}`}>
          <Icon name="explorer" size={11} />
          <b>{needs ?? requirement}</b>
        </span>
      </div>
      <h4>
        <TypeIcon type={type} size={12} />
        <span>{name}</span>
      </h4>
      <div className="fs-effects">
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
    <span className="fs-goods">
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

export function ExplorerFace({ card }: { readonly card: Card }): ReactNode {
  const { name, number } = EXPLORER[card] as ExplorerCard;
  return (
    <article className="fs-card fs-explorer" title={name}>
      <div className="fs-picture">
        <ExplorerArt card={card} />
        <b className="fs-disc">{number}</b>
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
function Modifiers({ card }: { readonly card: Card }): ReactNode {
  const { modifiers } = EXPLORER[card] as ExplorerCard;
  const changed = TYPES.filter((type) => modifiers[type] !== 0);
  if (changed.length === 0) return <small>all worlds</small>;
  return changed.map((type: ExoType) => (
    <span key={type} className="fs-modifier" style={{ color: TYPE_COLOURS[type].sign }} title={type}>
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

export function ObjectiveFace({ card, lit }: { readonly card: Card; readonly lit: boolean }): ReactNode {
  const { name, text, vp, timing } = OBJECTIVE[card] as ObjectiveCard;
  return (
    <article className="fs-card fs-objective" data-lit={lit || undefined}>
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
export function paperText(card: Card): string {
  return TECH[card]?.text ?? `${capital(opsText(RESEARCH[card]?.do ?? []))}.`;
}

function PaperFace({ card }: { readonly card: Card }): ReactNode {
  const tech = card in TECH;
  return (
    <article className="fs-card fs-paper" data-kind={tech ? 'tech' : 'research'}>
      <h4>
        <Icon name={tech ? 'tech' : 'research'} size={13} />
        <span>{cardName(card)}</span>
      </h4>
      <p>{paperText(card)}</p>
    </article>
  );
}

const BACKS: Readonly<Record<string, IconName>> = {
  mercury: 'energy',
  venus: 'explorer',
  jupiter: 'exoplanet',
  saturn: 'objective',
  uranus: 'tech',
  neptune: 'research',
};

export function BackFace({ card }: { readonly card: Card }): ReactNode {
  return (
    <article className="fs-card fs-back" title={cardName(card)}>
      <Icon name={BACKS[deckOf(card)] ?? 'objective'} size={22} />
      <span className="unseen">{cardName(card)}, face down</span>
    </article>
  );
}
