import { Component, type ReactNode } from 'react';
import { messageOf } from '../message.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import { TEXTS } from '../texts.ts';

const { faultTitle, faultHelp, reload, home } = TEXTS.app;

/** Catches what a page throws, so that a bug never leaves an empty screen. */
export class Fault extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main className="lone" id="main" tabIndex={-1}>
        <Mark size={72} />
        <h1 className="headline">{faultTitle}</h1>
        <p className="lead">{faultHelp}</p>
        <p className="caption">{messageOf(error)}</p>
        <div className="lone-actions">
          <Button look="commit" icon="rematch" onClick={() => location.reload()}>
            {reload}
          </Button>
          <ButtonLink href="#/">{home}</ButtonLink>
        </div>
      </main>
    );
  }
}
