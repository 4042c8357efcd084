import { create } from 'zustand';
import { messageOf } from '../message.ts';
import { Button, IconButton } from './button.tsx';
import './toast.css';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'fault';
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** How long a toast stays, in milliseconds; faults and questions stay until they are closed. */
const TOAST_TIME = 6000;

const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let last = 0;

function dismiss(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Shows a message at the foot of the page. */
export function showToast(text: string, more: Partial<Pick<Toast, 'tone' | 'action'>> = {}): void {
  const toast: Toast = { id: ++last, text, tone: 'info', ...more };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.text !== text), toast],
  }));
  if (toast.tone === 'info' && !toast.action) setTimeout(() => dismiss(toast.id), TOAST_TIME);
}

/** Shows what went wrong. */
export const showFault = (error: unknown): void => showToast(messageOf(error), { tone: 'fault' });

export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text, tone, action }) => (
        <div key={id} className={`toast toast-${tone}`}>
          <p>{text}</p>
          {action && (
            <Button
              size="small"
              onClick={() => {
                dismiss(id);
                action.onSelect();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton icon="remove" label="Close" onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}
