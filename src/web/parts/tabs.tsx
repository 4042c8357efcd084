import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { itemAt } from '../../kernel/data/lists.ts';
import { Icon, type IconName } from './icon.tsx';
import './tabs.css';

export interface Tab<Id> {
  readonly id: Id;
  readonly title: string;
  readonly content: ReactNode;
  /** With it, the tabs are a bar under their pages. */
  readonly icon?: IconName | undefined;
  /** How much is behind it. */
  readonly count?: number | undefined;
}

interface TabsProps<Id> {
  /** What the tabs choose among. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Pages behind tabs; arrow keys go from tab to tab. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    onChoose(itemAt(tabs, next).id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className="tabs" data-bar={tabs[0]?.icon !== undefined || undefined}>
      <div className="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab, i) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}`}
            className="tab"
            aria-selected={i === at}
            aria-controls={`${prefix}panel`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} size={20} />}
            {tab.title}
            {tab.count !== undefined && tab.count > 0 && <span className="tab-count"> {tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        className="tabs-panel"
        role="tabpanel"
        id={`${prefix}panel`}
        aria-labelledby={`${prefix}${tabs[at]?.id}`}
        // It may have to be scrolled with the keys, whatever it holds.
        tabIndex={0}
      >
        {tabs[at]?.content}
      </div>
    </div>
  );
}
