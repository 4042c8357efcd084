import { useState } from 'react';
import type { Branch } from '../../../protocol/table.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Menu, type MenuItem } from '../../parts/menu.tsx';
import { Mark } from '../../parts/mark.tsx';
import { change, useSettings } from '../../settings.ts';
import { SoundRows } from '../../sound/soundRows.tsx';
import { BranchMark } from '../branches/branchMark.tsx';
import type { ScreenSize } from './screenSize.ts';
import { TEXTS } from '../texts.ts';

const { tools } = TEXTS;

interface BrandProps {
  readonly title: string;
  readonly progress: string;
  /** There where the table was played on from another. */
  readonly branch?: Branch | undefined;
}

/** The logo links home; beside it the game and its progress. */
export function Brand({ title, progress, branch }: BrandProps) {
  return (
    <div className="brand">
      <a href="#/" aria-label={TEXTS.page.home} data-tip={TEXTS.page.home}>
        <Mark size={28} />
      </a>
      <div className="brand-name">
        <h1>{title}</h1>
        {branch && <BranchMark branch={branch} />}
      </div>
      <p>{progress}</p>
    </div>
  );
}

interface ToolsProps {
  readonly screen: ScreenSize;
  readonly onSince: (() => void) | undefined;
  /** Nothing in a game without an aid. */
  readonly onAid: (() => void) | undefined;
  readonly onRules: () => void;
  readonly items: readonly MenuItem[];
}

export function Tools({ screen, onSince, onAid, onRules, items }: ToolsProps) {
  const sound = useSettings((settings) => settings.sound);
  const [asked, ask] = useState(false);
  const roomy = screen !== 'phone';
  const more: MenuItem[] = roomy
    ? []
    : [
        ...(onSince ? [{ label: tools.since, icon: 'undo' as const, onSelect: onSince }] : []),
        ...(onAid ? [{ label: tools.playerAid, icon: 'aid' as const, onSelect: onAid }] : []),
        { label: tools.rules, icon: 'rules', onSelect: onRules },
      ];
  const soundItem: MenuItem = { label: tools.sound, icon: 'sound', onSelect: () => ask(true) };
  return (
    <div className="tools">
      {roomy && onSince && (
        <Button size="small" look="ghost" aria-label={tools.since} onClick={onSince}>
          {screen === 'tablet' ? tools.sinceShort : tools.since}
        </Button>
      )}
      {roomy && onAid && (
        <Button size="small" look="ghost" aria-label={tools.playerAid} aria-keyshortcuts="a" onClick={onAid}>
          {tools.aid}
        </Button>
      )}
      {roomy && (
        <Button size="small" look="ghost" onClick={onRules}>
          {tools.rules}
        </Button>
      )}
      <IconButton
        icon={sound ? 'sound' : 'mute'}
        label={sound ? tools.mute : tools.unmute}
        onClick={() => change({ sound: !sound })}
      />
      <Menu label={tools.menu} icon="menu" items={[...more, soundItem, ...items]} />
      <Dialog open={asked} title={tools.sound} onClose={() => ask(false)}>
        <SoundRows />
      </Dialog>
    </div>
  );
}
