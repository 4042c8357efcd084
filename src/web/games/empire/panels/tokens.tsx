import { count } from '../../../../kernel/defaults/words.ts';
import type { ReactNode } from 'react';
import { type Amounts, type Resource, RESOURCES } from '../../../../games/empire/facts.ts';
import { ANCIENTS, type Throne, type Who } from '../../../../games/empire/state.ts';
import { thronePoints } from '../../../../games/empire/scoring.ts';
import { Icon, type IconName } from '../art/icons.tsx';
import { nameOf } from '../art/paints.ts';
import { RESOURCE_COLOUR } from '../art/palette.ts';
import { CoinIcon, GalaxyIcon, ShieldIcon } from '../art/tokens.tsx';
import type { counts } from '../../../board/counter.ts';
import { amountWords } from '../moves/words.ts';

/** Small things that many panels show: prices, counters, thrones. */

interface AmountsProps {
  readonly amounts: Amounts;
  /** On the dark, or on the cream of a card. */
  readonly ground?: 'light' | 'ink';
  readonly size?: number;
  /** What to say where it is a price. */
  readonly words?: string;
}

/** Resources as signs, one for each. */
export function Signs({ amounts, ground = 'light', size = 12, words }: AmountsProps): ReactNode {
  return (
    <span className="empire-signs" data-tip={words ?? amountWords(amounts)}>
      <span className="unseen">{words ?? amountWords(amounts)}</span>
      {RESOURCES.flatMap((resource, i) =>
        Array.from({ length: amounts[i] ?? 0 }, (_, n) => (
          <Sign key={`${resource} ${n}`} resource={resource} ground={ground} size={size} />
        )),
      )}
    </span>
  );
}

interface SignProps {
  readonly resource: Resource;
  readonly ground?: 'light' | 'ink';
  readonly size?: number;
}

export function Sign({ resource, ground = 'light', size = 12 }: SignProps): ReactNode {
  return (
    <span className="empire-sign" style={{ color: RESOURCE_COLOUR[resource][ground] }}>
      <Icon name={resource} size={size} />
    </span>
  );
}

interface CounterProps {
  readonly icon: IconName | 'coin';
  readonly value: number;
  readonly name: string;
  /** What it means. */
  readonly help: string;
  readonly warn?: boolean;
  /** What it counts, as `counts` says it. */
  readonly of?: ReturnType<typeof counts>;
}

/** A number with its sign and its name below. */
export function Counter({ icon, value, name, help, warn = false, of }: CounterProps): ReactNode {
  return (
    <li className="empire-counter" data-warn={warn || undefined} data-tip={help} {...of}>
      <b>
        {icon === 'coin' ? <CoinIcon size={13} /> : <Icon name={icon} size={12} />}
        {value}
      </b>
      <small>{name}</small>
    </li>
  );
}

interface ThroneTokensProps {
  readonly throne: Throne;
  readonly who: Who;
  readonly names: readonly string[];
}

/** More of one kind than this are shown as a number. */
const MOST = 7;

/** What fills a throne, in the colours of those the tokens come from. */
export function ThroneTokens({ throne, who, names }: ThroneTokensProps): ReactNode {
  const kinds: readonly (readonly [key: string, n: number, words: string, icon: ReactNode])[] = [
    ['own', throne.own, 'own colony tokens', <ShieldIcon key="i" who={who} size={16} />],
    ...throne.captured.map(
      (n, seat) =>
        [
          `of ${seat}`,
          n,
          `tokens of ${nameOf(seat, names)}`,
          <ShieldIcon key="i" who={seat} size={16} />,
        ] as const,
    ),
    ['galaxy', throne.galaxy, 'galaxy tokens', <GalaxyIcon key="i" size={16} />],
  ];
  const filled = kinds.filter(([, n]) => n > 0);
  return (
    <div className="empire-throne">
      <span className="empire-label">Throne</span>
      <span className="empire-tokens">
        {filled.length === 0 && <i>empty</i>}
        {filled.map(([key, n, words, icon]) => (
          <span key={key} data-tip={`${n} ${words}, a point each.`}>
            <span className="unseen">
              {n} {words}
            </span>
            {Array.from({ length: n > MOST ? 1 : n }, (_, i) => (
              <span key={i}>{icon}</span>
            ))}
            {n > MOST && <b aria-hidden>×{n}</b>}
          </span>
        ))}
      </span>
      {who === ANCIENTS && <span className="unseen">{count(thronePoints(throne), 'token')}</span>}
    </div>
  );
}

interface HeadProps {
  readonly title: string;
  readonly note?: ReactNode;
}

/** The head of a box. */
export function Head({ title, note }: HeadProps): ReactNode {
  return (
    <h3 className="empire-head">
      <span>{title}</span>
      {note !== undefined && <small>{note}</small>}
    </h3>
  );
}

/** What a side has scored. */
export function Points({ points }: { readonly points: number }): ReactNode {
  return (
    <p className="empire-points">
      {points}
      <small>{points === 1 ? 'point' : 'points'}</small>
    </p>
  );
}
