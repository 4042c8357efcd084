import { type ReactNode, useId } from 'react';
import { change } from '../settings.ts';
import './settingRows.css';

interface RowProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** A setting with its name and what it is good for. */
export function Row({ id, title, help, children }: RowProps) {
  return (
    <div className="setting">
      <div>
        <label className="setting-title" id={`${id}-title`} htmlFor={id}>
          {title}
        </label>
        {help && (
          <p className="caption" id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

interface SwitchRowProps {
  readonly setting: 'patterns' | 'sound' | 'ambience' | 'confirm';
  readonly title: string;
  readonly help: string;
  readonly value: boolean;
  readonly disabled?: boolean;
}

/** A setting that is on or off. */
export function SwitchRow({ setting, title, help, value, disabled }: SwitchRowProps) {
  const id = useId();
  return (
    <Row id={id} title={title} help={help}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        aria-describedby={`${id}-help`}
        checked={value}
        disabled={disabled}
        onChange={({ target }) => change({ [setting]: target.checked })}
      />
    </Row>
  );
}
