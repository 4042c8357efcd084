import { useEffect, useState } from 'react';
import type { OwnShare } from '../../../protocol/share.ts';
import type { TableView } from '../../../protocol/table.ts';
import type { LoadedGame } from '../../games/view.ts';
import { hostOf } from '../../host.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from '../texts.ts';
import { type Check, verifyRecord } from './verify.ts';
import './verifyDialog.css';

interface VerifyDialogProps {
  readonly open: boolean;
  readonly table: TableView;
  readonly game: LoadedGame;
  /** What this browser contributed to the seed of an online table, and what it was shown then. */
  readonly share?: OwnShare | undefined;
  /** What the server contributed to it. */
  readonly secret?: string | undefined;
  readonly onClose: () => void;
}

const { verify } = TEXTS;

/** Replays the whole match and lists what was checked. */
export function VerifyDialog({ open, table, game, share, secret, onClose }: VerifyDialogProps) {
  const [checks, setChecks] = useState<readonly Check[]>();
  const { id, commitment, seed } = table;
  useEffect(() => {
    if (!open) return;
    setChecks(undefined);
    hostOf(id)
      .record(id)
      .then((record) => setChecks(verifyRecord(game.entry, record, commitment, share)))
      .catch((error: Error) => setChecks([{ text: verify.unfair, fault: error.message }]));
  }, [open, id, commitment, share, game]);
  return (
    <Dialog open={open} title={verify.title} onClose={onClose}>
      {checks === undefined ? <p className="lead">{verify.checking}</p> : <Checks checks={checks} />}
      <dl className="seals">
        <dt>{verify.commitment}</dt>
        <dd>{commitment}</dd>
        {secret && <dt>{verify.secret}</dt>}
        {secret && <dd>{secret}</dd>}
        {seed && <dt>{secret ? verify.combined : verify.seed}</dt>}
        {seed && <dd>{seed}</dd>}
      </dl>
    </Dialog>
  );
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const fair = checks.every(({ fault }) => fault === undefined);
  return (
    <>
      <p className="lead" role="status">
        {fair ? verify.fair : verify.unfair}
      </p>
      <ul className="checks">
        {checks.map(({ text, fault }) => (
          <li key={text} data-fault={fault !== undefined || undefined}>
            <Icon name={fault === undefined ? 'check' : 'warn'} />
            <span>
              {text}
              {fault !== undefined && <small>{fault}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
