import { useId } from 'react';
import { Row, SwitchRow } from '../pages/settingRows.tsx';
import { change, useSettings } from '../settings.ts';
import { TEXTS } from '../texts.ts';
import './soundRows.css';

const { settings: texts } = TEXTS;

/** Whether anything is heard, how loud, and whether there is a quiet ground. */
export function SoundRows() {
  const { sound, ambience } = useSettings();
  return (
    <>
      <SwitchRow setting="sound" title={texts.sound} help={texts.soundHelp} value={sound} />
      <VolumeRow />
      <SwitchRow
        setting="ambience"
        title={texts.ambience}
        help={texts.ambienceHelp}
        value={ambience}
        disabled={!sound}
      />
    </>
  );
}

function VolumeRow() {
  const id = useId();
  const { sound, volume } = useSettings();
  return (
    <Row id={id} title={texts.volume}>
      <input
        id={id}
        type="range"
        className="volume"
        min={0}
        max={100}
        step={5}
        value={volume}
        disabled={!sound}
        aria-valuetext={`${volume} %`}
        onChange={({ target }) => change({ volume: target.valueAsNumber })}
      />
    </Row>
  );
}
