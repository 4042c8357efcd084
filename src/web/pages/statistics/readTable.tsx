import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from './texts.ts';

interface ReadTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** The first cell of a row is a button that opens it. */
  readonly rows: readonly (readonly string[])[];
  readonly onOpen: (row: number) => void;
}

/** What a picture shows as a table, folded away. */
export function ReadTable({ caption, heads, rows, onOpen }: ReadTableProps) {
  return (
    <details className="stats-read">
      <summary>
        <Icon name="right" size={16} />
        {TEXTS.read}
      </summary>
      <div className="stats-read-box">
        <table>
          <caption className="unseen">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others], row) => (
              // oxlint-disable-next-line react/no-array-index-key -- a point is its number
              <tr key={row}>
                <th scope="row">
                  <button type="button" className="stats-link" onClick={() => onOpen(row)}>
                    {first}
                  </button>
                </th>
                {others.map((cell, i) => (
                  <td key={heads[i + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
