import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../message.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';

interface SectionProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

/** A part of the page of the own person. */
export function Section({ title, help, children }: SectionProps) {
  return (
    <section className="panel settings-panel">
      <h2 className="section-head">{title}</h2>
      <p className="caption profile-help">{help}</p>
      {children}
    </section>
  );
}

/** What a form asks for. */
interface Field {
  readonly label: string;
  readonly type?: 'password';
  readonly autoComplete: string;
  readonly help?: string;
  /** How many letters it needs. */
  readonly least: number;
}

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly button: string;
  readonly look?: 'danger';
  /** Called with what was entered; a refusal is shown below the fields. */
  readonly onSend: (entered: readonly string[]) => Promise<void>;
}

const MOST = { password: 200, text: 40 };

/** A small form that is sent as a whole and says what was wrong with it. */
export function Fields({ fields, button, look, onSend }: FieldsProps) {
  const id = useId();
  const [entered, setEntered] = useState<readonly string[]>(() => fields.map(() => ''));
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setSending(true);
    setFault(undefined);
    onSend(entered)
      .then(
        () => setEntered(fields.map(() => '')),
        (error: unknown) => setFault(messageOf(error)),
      )
      .finally(() => setSending(false));
  };
  const isComplete = fields.every(({ least }, i) => (entered[i] ?? '').trim().length >= least);
  return (
    <form className="profile-form" onSubmit={send}>
      {fields.map(({ label, type, autoComplete, help }, i) => (
        <div key={label} className="profile-field">
          <label htmlFor={`${id}${i}`}>{label}</label>
          <input
            id={`${id}${i}`}
            className="input"
            type={type ?? 'text'}
            maxLength={MOST[type ?? 'text']}
            autoComplete={autoComplete}
            aria-describedby={help === undefined ? undefined : `${id}${i}help`}
            value={entered[i]}
            onChange={({ target }) => setEntered(entered.with(i, target.value))}
          />
          {help !== undefined && (
            <p id={`${id}${i}help`} className="caption">
              {help}
            </p>
          )}
        </div>
      ))}
      {fault !== undefined && (
        <p className="fault" role="alert">
          <Icon name="warn" size={16} />
          {fault}
        </p>
      )}
      <Button type="submit" disabled={sending || !isComplete} {...(look && { look })}>
        {button}
      </Button>
    </form>
  );
}
