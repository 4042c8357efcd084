import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import './dialog.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at its foot. */
  readonly actions?: ReactNode;
  readonly className?: string;
  /** What stands in its head after the title, with a way to close it. */
  readonly head?: ReactNode;
}

/** A modal window; the browser keeps the focus inside, begins where `data-focus` is, and gives it back. */
export function Dialog({ open, title, onClose, children, actions, className = '', head }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      // It is told late, and may be open again by then.
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className="dialog-body">
          <header className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            {head ?? <IconButton icon="remove" label="Close" onClick={onClose} />}
          </header>
          {children}
          {actions && <footer className="dialog-foot">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
