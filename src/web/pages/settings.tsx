import { useId } from 'react';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Row, SwitchRow } from './settingRows.tsx';
import { showToast } from '../parts/toast.tsx';
import {
  change,
  DEFAULT_SETTINGS,
  MOTIONS,
  ownName,
  TELLINGS,
  type Settings as Chosen,
  TEXT_SIZES,
  THEMES,
  useSettings,
} from '../settings.ts';
import { SoundRows } from '../sound/soundRows.tsx';
import { useSound } from '../sound/useSound.ts';
import { TEXTS } from '../texts.ts';
import { useTitle } from '../app/title.ts';
import './settings.css';

const { settings: texts } = TEXTS;

export default function Settings() {
  useTitle(texts.title);
  useSound(undefined);
  const chosen = useSettings();
  return (
    <div className="settings">
      <header>
        <h1 className="headline">{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <section className="panel settings-panel">
        <NameRow name={chosen.name} />
      </section>
      <section className="panel settings-panel">
        <h2 className="section-head">{texts.look}</h2>
        <SwitchRow
          setting="patterns"
          title={texts.patterns}
          help={texts.patternsHelp}
          value={chosen.patterns}
        />
        <ChoiceRow
          setting="theme"
          title={texts.theme}
          help={texts.themeHelp}
          values={THEMES}
          names={texts.themes}
        />
        <ChoiceRow setting="textSize" title={texts.textSize} values={TEXT_SIZES} names={texts.textSizes} />
        <ChoiceRow
          setting="motion"
          title={texts.motion}
          help={texts.motionHelp}
          values={MOTIONS}
          names={texts.motions}
        />
      </section>
      <section className="panel settings-panel">
        <h2 className="section-head">{texts.play}</h2>
        <ChoiceRow
          setting="telling"
          title={texts.telling}
          help={texts.tellingHelp}
          values={TELLINGS}
          names={texts.tellings}
        />
        <SoundRows />
        <SwitchRow setting="confirm" title={texts.confirm} help={texts.confirmHelp} value={chosen.confirm} />
      </section>
      <Reset />
    </div>
  );
}

function NameRow({ name }: { name: string }) {
  const id = useId();
  return (
    <Row id={id} title={texts.name} help={texts.nameHelp}>
      <input
        id={id}
        className="input setting-name"
        aria-describedby={`${id}-help`}
        maxLength={24}
        autoComplete="nickname"
        placeholder={ownName(DEFAULT_SETTINGS)}
        value={name}
        onChange={({ target }) => change({ name: target.value })}
      />
    </Row>
  );
}

interface ChoiceRowProps<K extends 'theme' | 'motion' | 'telling' | 'textSize'> {
  readonly setting: K;
  readonly title: string;
  readonly help?: string;
  readonly values: readonly Chosen[K][];
  readonly names: Readonly<Record<Chosen[K], string>>;
}

function ChoiceRow<K extends 'theme' | 'motion' | 'telling' | 'textSize'>({
  setting,
  values,
  names,
  ...row
}: ChoiceRowProps<K>) {
  const id = useId();
  const chosen = useSettings((settings) => settings[setting]);
  return (
    <Row id={id} {...row}>
      <select
        id={id}
        className="select setting-choice"
        value={chosen}
        onChange={({ target }) => change({ [setting]: target.value })}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
    </Row>
  );
}

function Reset() {
  const reset = (): void => {
    change(DEFAULT_SETTINGS);
    showToast(texts.resetDone);
  };
  return (
    <footer className="settings-foot">
      <p className="caption">{texts.dataHelp}</p>
      <ButtonLink look="ghost" size="small" icon="chart" href="#/statistics">
        {TEXTS.home.statistics}
      </ButtonLink>
      <Button look="ghost" size="small" icon="undo" onClick={reset}>
        {texts.reset}
      </Button>
    </footer>
  );
}
