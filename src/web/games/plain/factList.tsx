import type { ReactNode } from 'react';
import { readable } from '../../../kernel/data/readable.ts';
import type { Fact } from '../../../kernel/defaults/facts.ts';
import { shownPlace } from './gestures.ts';
import { TEXTS } from './texts.ts';

interface FactListProps {
  readonly facts: readonly Fact[];
  /** As tiles in the middle of the table. */
  readonly large?: boolean;
}

/** A small table of what there is. */
export function FactList({ facts, large = false }: FactListProps): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className={large ? 'plain-facts plain-large' : 'plain-facts'}>
      {facts.map((fact) => (
        <div key={fact.field} {...(large && { 'data-place': shownPlace(fact.label), tabIndex: 0 })}>
          <dt>{fact.label}</dt>
          <dd>
            <Items fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** More than these are counted. */
const MOST_ITEMS = 16;

function Items({ fact: { items, list } }: { readonly fact: Fact }): ReactNode {
  if (!list) return items[0] === undefined ? <Backs count={1} /> : readable(items[0]);
  if (items.length === 0) return TEXTS.none;
  const open = items.filter((item) => item !== undefined);
  if (items.length > MOST_ITEMS) return String(items.length);
  const backs = items.length - open.length;
  return (
    <span className="plain-items">
      {open.map((item, i) => (
        <span key={i} className="plain-chip">
          {readable(item)}
        </span>
      ))}
      {backs > 0 && <Backs count={backs} />}
    </span>
  );
}

/** Cards that lie face down. */
function Backs({ count }: { readonly count: number }): ReactNode {
  return (
    <span className="plain-backs">
      <span className="unseen">{TEXTS.faceDown(count)}</span>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} className="plain-back" aria-hidden />
      ))}
    </span>
  );
}
