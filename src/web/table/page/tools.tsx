import { Button, ButtonLink, IconButton } from '../../parts/button.tsx';
import { Menu, type MenuItem } from '../../parts/menu.tsx';
import { Mark } from '../../parts/mark.tsx';
import { change, useSettings } from '../../settings.ts';
import type { ScreenSize } from './screenSize.ts';
import { TEXTS } from '../texts.ts';

const { tools } = TEXTS;

/** The logo links home; beside it the game and its progress. */
export function Brand({ title, progress }: { title: string; progress: string }) {
  return (
    <div className="brand">
      <a href="#/" aria-label={TEXTS.page.home} title={TEXTS.page.home}>
        <Mark size={28} />
      </a>
      <h1>{title}</h1>
      <p>{progress}</p>
    </div>
  );
}

interface ToolsProps {
  readonly screen: ScreenSize;
  readonly game: string;
  readonly onSince: (() => void) | undefined;
  readonly items: readonly MenuItem[];
}

export function Tools({ screen, game, onSince, items }: ToolsProps) {
  const sound = useSettings((settings) => settings.sound);
  const roomy = screen !== 'phone';
  const more: MenuItem[] = roomy
    ? []
    : [
        ...(onSince ? [{ label: tools.since, icon: 'undo' as const, onSelect: onSince }] : []),
        { label: tools.rules, icon: 'rules', onSelect: () => (location.hash = `/rules/${game}`) },
      ];
  return (
    <div className="tools">
      {roomy && onSince && (
        <Button size="small" look="ghost" onClick={onSince}>
          {tools.since}
        </Button>
      )}
      {roomy && (
        <ButtonLink size="small" look="ghost" href={`#/rules/${game}`}>
          {tools.rules}
        </ButtonLink>
      )}
      <IconButton
        icon={sound ? 'sound' : 'mute'}
        label={sound ? tools.mute : tools.unmute}
        onClick={() => change({ sound: !sound })}
      />
      <Menu label={tools.menu} icon="menu" items={[...more, ...items]} />
    </div>
  );
}
