import { type ReactNode, useId } from 'react';
import type { Aid, AidFigure, AidLine, AidList, AidPart, AidPattern, AidTable } from '../../games/aid.ts';
import { Icon } from '../../parts/icon.tsx';
import { readWords } from '../../rules/markdown.ts';
import { TEXTS } from '../texts.ts';

const { aid: texts } = TEXTS;

interface AidSheetProps {
  readonly aid: Aid;
  readonly onShow: (pattern: AidPattern) => void;
}

/** More patterns than this are drawn small. */
const MOST_LARGE = 5;

/** Figures and patterns on top, tables and lists below, and last how it ends. */
export function AidSheet({ aid: { figures, patterns, parts, ends }, onShow }: AidSheetProps): ReactNode {
  return (
    <div className="aid-sheet">
      <Figures figures={figures} />
      <ul
        className="aid-patterns"
        data-small={patterns.length > MOST_LARGE || undefined}
        style={{ '--columns': String(Math.min(patterns.length, MOST_LARGE)) }}
      >
        {patterns.map((pattern) => (
          <li key={pattern.title}>
            <PatternCard pattern={pattern} onShow={onShow} />
          </li>
        ))}
      </ul>
      <div className="aid-parts">
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <section className="aid-ends" aria-label={texts.ends}>
          <Icon name="warn" size={22} />
          <div>
            {ends.map((end) => (
              <p key={end}>
                <Said text={end} />
              </p>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}

function Figures({ figures }: { readonly figures: readonly AidFigure[] }): ReactNode {
  return (
    <ul className="aid-figures" aria-label={texts.figures}>
      {figures.map(({ name, sign, value, tip }) => (
        <li key={name} data-tip={tip} tabIndex={0}>
          {sign}
          <b>{value}</b>
          {name}
          <span className="unseen">. {tip}</span>
        </li>
      ))}
    </ul>
  );
}

interface PatternCardProps {
  readonly pattern: AidPattern;
  readonly onShow: (pattern: AidPattern) => void;
}

/** A button where the board can show it. */
function PatternCard({ pattern, onShow }: PatternCardProps): ReactNode {
  const { title, picture, needs, gives, now, places } = pattern;
  const content = (
    <>
      <span className="aid-picture" aria-hidden>
        {picture}
      </span>
      <span className="aid-words">
        <span className="aid-title">{title}</span>
        <b>{needs}</b>
        <span>{gives}</span>
        <span className="aid-now">
          <Said text={now} />
        </span>
      </span>
    </>
  );
  if (places.length === 0) return <div className="aid-pattern">{content}</div>;
  return (
    <button
      type="button"
      className="aid-pattern"
      aria-description={texts.touch}
      onClick={() => onShow(pattern)}
    >
      {content}
      <span className="aid-show" aria-hidden>
        <Icon name="search" size={15} />
      </span>
    </button>
  );
}

function Part({ part }: { readonly part: AidPart }): ReactNode {
  const id = useId();
  return (
    <section className="aid-part" aria-labelledby={id}>
      <h3 id={id}>{part.title}</h3>
      {'rows' in part ? <PartTable {...part} /> : <PartList {...part} />}
    </section>
  );
}

function PartTable({ head, rows, note }: AidTable): ReactNode {
  return (
    <>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sign, cells }) => (
            <tr key={name}>
              <th scope="row">
                <span>
                  {sign}
                  {name}
                </span>
              </th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>
                  <Said text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && (
        <p className="aid-foot">
          <Said text={note} />
        </p>
      )}
    </>
  );
}

function PartList({ lines }: AidList): ReactNode {
  return (
    <dl>
      {lines.map((line) => (
        <Line key={line.name} {...line} />
      ))}
    </dl>
  );
}

function Line({ name, sign, text }: AidLine): ReactNode {
  return (
    <div>
      <dt>
        {sign}
        {name}
      </dt>
      <dd>
        <Said text={text} />
      </dd>
    </div>
  );
}

/** A sentence with its strong words. */
export function Said({ text }: { readonly text: string }): ReactNode {
  // A sentence never changes its words, so their places may be their keys.
  return readWords(text).map((word, i) => {
    if (word.type === 'mark') return null;
    // oxlint-disable-next-line react/no-array-index-key -- see above
    return word.type === 'strong' ? <b key={i}>{word.text}</b> : word.text;
  });
}
