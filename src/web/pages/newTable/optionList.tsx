import type { Option, OptionForm } from '../../../kernel/options.ts';
import { Icon } from '../../parts/icon.tsx';
import { TEXTS } from '../../texts.ts';
import {
  defaultOf,
  type Draft,
  entriesOf,
  type Faults,
  isChanged,
  isShown,
  type OptionEntries,
  valueOf,
  withOption,
} from './draft.ts';
import { OptionField } from './optionField.tsx';
import './optionList.css';

const { newTable } = TEXTS;

interface OptionListProps {
  readonly game: OptionForm;
  readonly draft: Draft;
  readonly fault: Faults['options'];
  readonly onChange: (draft: Draft) => void;
}

/** Every option of the game with its sentence; those for experts are folded away. */
export function OptionList({ game, draft, fault, onChange }: OptionListProps) {
  const entries = entriesOf(game).filter((entry) => isShown(game, draft, entry, fault));
  const usual = entries.filter(([, option]) => !option.advanced);
  const advanced = entries.filter(([, option]) => option.advanced);
  const changed = advanced.filter(([name, option]) => isChanged(draft, name, option)).length;
  const rows = (list: OptionEntries) =>
    list.map(([name, option]) => (
      <Row key={name} name={name} option={option} draft={draft} fault={fault} onChange={onChange} />
    ));
  return (
    <section className="panel new-panel new-options">
      <h2 className="section-head">{newTable.options}</h2>
      {fault && fault.name === undefined && <FaultLine message={fault.message} />}
      {entries.length === 0 && <p className="caption">{newTable.noOptions}</p>}
      <ul className="options">{rows(usual)}</ul>
      {advanced.length > 0 && (
        <details className="options-more">
          <summary>
            <Icon name="right" size={16} />
            {newTable.advanced(advanced.length)}
            {changed > 0 && <span className="options-changed">{newTable.changed(changed)}</span>}
          </summary>
          <ul className="options">{rows(advanced)}</ul>
        </details>
      )}
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly option: Option;
  readonly draft: Draft;
  readonly fault: Faults['options'];
  readonly onChange: (draft: Draft) => void;
}

function Row({ name, option, draft, fault, onChange }: RowProps) {
  const id = `option-${name}`;
  const set = (value: unknown): void => onChange(withOption(draft, name, option, value));
  const own = fault?.name === name ? fault.message : undefined;
  return (
    <li className={option.kind === 'several' ? 'option option-tall' : 'option'}>
      <div className="option-text">
        <h3 id={id}>
          {option.title}
          {isChanged(draft, name, option) && (
            <button
              type="button"
              className="option-reset"
              aria-label={newTable.resetOf(option.title)}
              onClick={() => set(defaultOf(option, draft.chairs.length))}
            >
              {newTable.reset}
            </button>
          )}
        </h3>
        <p id={`${id}-help`}>{option.help}</p>
        {own && <FaultLine message={own} />}
      </div>
      <OptionField id={id} option={option} value={valueOf(draft, name, option)} onChange={set} />
    </li>
  );
}

function FaultLine({ message }: { message: string }) {
  return (
    <p className="fault" role="alert">
      <Icon name="warn" size={16} />
      {message}
    </p>
  );
}
