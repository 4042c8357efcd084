import { type CSSProperties, useState } from 'react';
import type { TableSummary } from '../../../protocol/table.ts';
import { withBranches } from '../../../protocol/tree.ts';
import { go } from '../../address.ts';
import type { LoadedGame } from '../../games/view.ts';
import { standingOf } from '../../pages/home/matchLine.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirmDialog.tsx';
import { Menu, type MenuItem } from '../../parts/menu.tsx';
import { showFault, showToast } from '../../parts/toast.tsx';
import { shareLink } from '../end/keepRecord.ts';
import { TEXTS } from '../texts.ts';
import { CompareDialog } from './compareDialog.tsx';
import { drawnOrder, nameOfLine, pathTo, placeOfLine, playersOfLine } from './lines.ts';
import { RenameDialog } from './renameDialog.tsx';
import type { Tree } from './useTree.ts';
import './branches.css';

const { branches } = TEXTS;

interface BranchListProps {
  readonly tree: Tree;
  readonly game: LoadedGame;
  /** The line that is shown. */
  readonly shown: string;
}

/** What is being asked about a line. */
type Asked = { readonly what: 'compare' | 'rename' | 'remove'; readonly line: TableSummary };

/** Everything that was played on from a match, as a tree. */
export function BranchList({ tree, game, shown }: BranchListProps) {
  const [asked, ask] = useState<Asked>();
  const { lines } = tree;
  const line = (what: Asked['what']): TableSummary | undefined =>
    asked?.what === what ? asked.line : undefined;
  const close = (): void => ask(undefined);
  const doomed = line('remove');
  const remove = async ({ id, branch }: TableSummary): Promise<void> => {
    const isShown = withBranches(lines, id).some((one) => one.id === shown);
    if (isShown && branch) go(`/replay/${branch.of}?ply=${branch.ply}`);
    await tree.remove(id);
  };
  return (
    <div className="branches">
      {lines.length > 1 ? (
        <ul>
          {drawnOrder(lines).map((one) => (
            <Line key={one.id} line={one} lines={lines} isShown={one.id === shown} onAsk={ask} />
          ))}
        </ul>
      ) : (
        <p className="branches-empty">{branches.empty}</p>
      )}
      <CompareDialog lines={lines} game={game} shown={shown} line={line('compare')} onClose={close} />
      <RenameDialog line={line('rename')} onClose={close} onRename={tree.rename} />
      <ConfirmDialog
        open={doomed !== undefined}
        title={branches.removeTitle}
        help={
          doomed === undefined
            ? ''
            : branches.removeHelp(nameOfLine(doomed), withBranches(lines, doomed.id).length - 1)
        }
        no={branches.removeNo}
        yes={branches.removeYes}
        icon="delete"
        onClose={close}
        onYes={() => doomed && void remove(doomed)}
      />
    </div>
  );
}

interface LineProps {
  readonly line: TableSummary;
  readonly lines: readonly TableSummary[];
  readonly isShown: boolean;
  readonly onAsk: (asked: Asked) => void;
}

function Line({ line, lines, isShown, onAsk }: LineProps) {
  const { id, branch, actors } = line;
  const name = nameOfLine(line);
  const depth: CSSProperties = { '--depth': Math.min(MOST_DEPTH, pathTo(lines, line).length - 1) };
  const place = placeOfLine(lines, line);
  return (
    <li className="branch" style={depth} data-branch={branch !== undefined || undefined}>
      <a
        className="branch-name"
        href={`#/replay/${id}${branch ? `?ply=${branch.ply}` : ''}`}
        aria-current={isShown || undefined}
      >
        {name}
        {isShown && <small> {branches.here}</small>}
      </a>
      <p className="caption">
        {place !== '' && place !== name && <span>{place}. </span>}
        {playersOfLine(line)}
      </p>
      <p className="branch-standing">{standingOf(line)}</p>
      {actors.length > 0 && (
        <ButtonLink
          size="small"
          className="branch-way"
          aria-label={`${branches.goOn}: ${name}`}
          href={`#/table/${id}`}
        >
          {branches.goOn}
        </ButtonLink>
      )}
      <Menu label={branches.more(name)} items={itemsOf(line, onAsk)} />
    </li>
  );
}

/** Deeper than this, branches are drawn no further to the right. */
const MOST_DEPTH = 4;

function itemsOf(line: TableSummary, onAsk: (asked: Asked) => void): MenuItem[] {
  const share = (): void => {
    shareLink(line.id, line.setup.chairs)
      .then((link) => navigator.clipboard.writeText(link))
      .then(() => showToast(branches.copied), showFault);
  };
  return [
    { label: branches.compare, icon: 'compare', onSelect: () => onAsk({ what: 'compare', line }) },
    { label: branches.share, icon: 'share', onSelect: share },
    ...(line.branch
      ? ([
          { label: branches.rename, icon: 'rename', onSelect: () => onAsk({ what: 'rename', line }) },
          {
            label: branches.remove,
            icon: 'delete',
            danger: true,
            onSelect: () => onAsk({ what: 'remove', line }),
          },
        ] as const)
      : []),
  ];
}
