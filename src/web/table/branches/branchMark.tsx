import type { Branch } from '../../../protocol/table.ts';
import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from '../texts.ts';
import './branches.css';

const { branches } = TEXTS;

/** Says that a table was played on from a match, and leads back to where. */
export function BranchMark({ branch: { of, ply } }: { branch: Branch }) {
  return (
    <a
      className="branch-mark"
      href={`#/replay/${of}?ply=${ply}`}
      aria-label={`${branches.mark}. ${branches.back(ply)}`}
      data-tip={branches.back(ply)}
    >
      <Icon name="branch" size={14} />
      <span>{branches.mark}</span>
    </a>
  );
}
