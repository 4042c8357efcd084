import { type FormEvent, useId, useState } from 'react';
import type { TableSummary } from '../../../protocol/table.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TEXTS } from '../texts.ts';

const { branches } = TEXTS;

interface RenameDialogProps {
  readonly line: TableSummary | undefined;
  readonly onClose: () => void;
  readonly onRename: (id: string, name: string) => Promise<void>;
}

/** Asks what a branch is to be called; without a name it is called by where it leaves. */
export function RenameDialog({ line, onClose, onRename }: RenameDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={line !== undefined}
      title={branches.renameTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{branches.renameNo}</Button>
          <Button look="commit" type="submit" form={form}>
            {branches.renameYes}
          </Button>
        </>
      }
    >
      {line && (
        <NameForm
          id={form}
          line={line}
          onName={(name) => {
            onClose();
            void onRename(line.id, name);
          }}
        />
      )}
    </Dialog>
  );
}

interface NameFormProps {
  readonly id: string;
  readonly line: TableSummary;
  readonly onName: (name: string) => void;
}

function NameForm({ id, line, onName }: NameFormProps) {
  const [name, setName] = useState(line.branch?.name ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onName(name);
  };
  return (
    <form id={id} onSubmit={submit}>
      <BranchName name={name} hint={branches.unnamed(line.branch?.ply ?? 0)} onName={setName} />
    </form>
  );
}

interface BranchNameProps {
  readonly name: string;
  /** What it is called without a name. */
  readonly hint: string;
  readonly onName: (name: string) => void;
}

/** The longest name that a record keeps. */
const LONGEST = 40;

/** A field for the name of a branch. */
export function BranchName({ name, hint, onName }: BranchNameProps) {
  return (
    <input
      className="input branch-field"
      aria-label={TEXTS.playOn.name}
      data-focus
      maxLength={LONGEST}
      placeholder={hint}
      value={name}
      onChange={({ target }) => onName(target.value)}
    />
  );
}
