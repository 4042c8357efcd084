import { Fragment, memo } from 'react';
import { TEXTS } from '../texts.ts';
import { idOf, type Rulebook } from './chapters.ts';
import { type Block, type Inline, type ListItem, plainText, type Words } from './markdown.ts';
import './rulesText.css';

const { rules } = TEXTS;

const NUMBER = /(\d+(?:\.\d+)+)/;

/** Where a number in the text leads. */
interface Links {
  readonly game: string;
  readonly ids: ReadonlySet<string>;
}

export const anchorOf = (id: string): string => `rule-${id}`;

/** The rules as written, every number a link. Blocks never change, so their places may be their keys. */
export const RulesText = memo(function RulesText({ book, game }: { book: Rulebook; game: string }) {
  const links: Links = { game, ids: book.ids };
  return (
    <>
      <Blocks blocks={book.opening} links={links} />
      {book.chapters.map((chapter) => (
        <section key={chapter.id} data-chapter={chapter.id}>
          <h2 id={anchorOf(chapter.id)} tabIndex={-1}>
            {chapter.title}
          </h2>
          <Blocks blocks={chapter.blocks} links={links} />
        </section>
      ))}
    </>
  );
});

/* oxlint-disable react/no-array-index-key -- see RulesText */

function Blocks({ blocks, links }: { blocks: readonly Block[]; links: Links }) {
  return blocks.map((block, i) => <BlockView key={i} block={block} links={links} />);
}

function BlockView({ block, links }: { block: Block; links: Links }) {
  switch (block.type) {
    case 'heading':
      return (
        <h3 id={anchorOf(idOf(block.text))} tabIndex={-1}>
          {plainText(block.words)}
        </h3>
      );
    case 'paragraph':
      return block.rule === undefined ? (
        <p>
          <Text words={block.words} links={links} />
        </p>
      ) : (
        <Rule rule={block.rule} words={block.words} links={links} />
      );
    case 'list':
      return <List ordered={block.ordered} items={block.items} links={links} />;
    case 'table':
      return <Table head={block.head} rows={block.rows} links={links} />;
    case 'code':
      return (
        <pre tabIndex={0} role="group" aria-label={rules.drawing}>
          {block.text}
        </pre>
      );
  }
}

/** A rule under a heading of the same number, such as 10.1, leaves the anchor to the heading above it. */
function Rule({ rule, words, links }: { rule: string; words: Words; links: Links }) {
  return (
    <p className="rule" data-rule={rule}>
      <a
        className="rule-number"
        href={`#/rules/${links.game}?at=${rule}`}
        aria-label={rules.linkTo(rule)}
        id={`${anchorOf(rule)}-text`}
      >
        {rule}
      </a>
      <Text words={words} links={links} />
    </p>
  );
}

function List({ ordered, items, links }: { ordered: boolean; items: readonly ListItem[]; links: Links }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((item, i) => (
        <li key={i}>
          <Text words={item.words} links={links} />
          {item.items.length > 0 && <List ordered={false} items={item.items} links={links} />}
        </li>
      ))}
    </Tag>
  );
}

interface TableProps {
  readonly head: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
  readonly links: Links;
}

/** What is wide scrolls by itself, also by keyboard. */
function Table({ head, rows, links }: TableProps) {
  return (
    <div className="rules-table" tabIndex={0} role="group" aria-label={rules.table}>
      <table>
        <thead>
          <tr>
            {head.map((words, i) => (
              <th key={i} scope="col">
                <Text words={words} links={links} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((words, j) => (
                <td key={j}>
                  <Text words={words} links={links} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Text({ words, links }: { words: Words; links: Links }) {
  return words.map((word, i) => <Fragment key={i}>{inline(word, links)}</Fragment>);
}

function inline(word: Inline, links: Links) {
  switch (word.type) {
    case 'text':
      return <Numbers text={word.text} links={links} />;
    case 'strong':
      return <strong>{word.text}</strong>;
    case 'em':
      return <em>{word.text}</em>;
    case 'code':
      return <code>{word.text}</code>;
    case 'mark':
      return (
        <span className={`rules-mark rules-${word.mark}`} data-tip={rules.marks[word.mark]}>
          {word.mark}
        </span>
      );
    case 'link':
      return <a href={word.to}>{word.text}</a>;
  }
}

/** Numbers of rules become links to them. */
function Numbers({ text, links: { game, ids } }: { text: string; links: Links }) {
  return text.split(NUMBER).map((part, i) =>
    ids.has(part) && part.includes('.') ? (
      <a key={i} href={`#/rules/${game}?at=${part}`}>
        {part}
      </a>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
