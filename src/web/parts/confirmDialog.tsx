import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { IconName } from './icon.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly help: string;
  readonly no: string;
  readonly yes: string;
  readonly icon?: IconName;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, title, help, no, yes, icon, onClose, onYes }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button
            look="danger"
            {...(icon !== undefined && { icon })}
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p className="lead">{help}</p>
    </Dialog>
  );
}
