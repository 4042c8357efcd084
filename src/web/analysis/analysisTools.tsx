import type { TableView } from '../../protocol/table.ts';
import { go } from '../address.ts';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';
import { showFault, showToast } from '../parts/toast.tsx';
import { shareLink } from '../table/end/keepRecord.ts';
import { recordItem } from '../table/page/tableMenu.ts';
import type { ScreenSize } from '../table/page/screenSize.ts';
import { TEXTS as TABLE } from '../table/texts.ts';
import { SightSwitch, type SightSwitchProps } from './switches/sightSwitch.tsx';
import { TEXTS } from './texts.ts';

interface AnalysisToolsProps {
  readonly table: TableView;
  readonly title: string;
  readonly screen: ScreenSize;
  /** How the match ended, in a sentence. */
  readonly ending: string;
  /** The move the replay is opened at. */
  readonly ply: number;
  /** Nothing in a game that hides nothing. */
  readonly sights: SightSwitchProps | undefined;
  readonly onRules: () => void;
  readonly onHelp: () => void;
  /** Nothing before anything is known. */
  readonly onRead: (() => void) | undefined;
}

const { page: texts } = TEXTS;

/** What match it is, and the ways to its replay, a link to it and the rules. */
export function AnalysisTools(props: AnalysisToolsProps) {
  const { table, title, screen, ending, ply, sights, onRules, onHelp, onRead } = props;
  const { id, setup } = table;
  const replay = `/replay/${id}?ply=${ply}`;
  const share = (): void => {
    shareLink(id, setup.chairs)
      .then((link) => navigator.clipboard.writeText(link))
      .then(() => showToast(TABLE.end.copied), showFault);
  };
  const phone = screen === 'phone';
  const items: MenuItem[] = [
    ...(phone
      ? [
          { label: texts.replay, icon: 'replay' as const, onSelect: () => go(replay) },
          { label: texts.rules, icon: 'rules' as const, onSelect: onRules },
        ]
      : []),
    ...(onRead ? [{ label: TEXTS.list.read, icon: 'log' as const, onSelect: onRead }] : []),
    { label: texts.keys, icon: 'guide', onSelect: onHelp },
    recordItem(id, setup.game),
    { label: texts.settings, icon: 'settings', onSelect: () => go('/settings') },
    { label: texts.back, icon: 'left', onSelect: () => go(`/table/${id}`) },
  ];
  return (
    <>
      <a className="analysis-home" href="#/" aria-label={TABLE.page.home} data-tip={TABLE.page.home}>
        <Mark size={28} />
      </a>
      <h1>
        {title} <span>{texts.name}</span>
      </h1>
      <p className="analysis-ending">{ending}</p>
      {sights && !phone && <SightSwitch {...sights} />}
      <nav className="analysis-tools" aria-label={texts.menu}>
        {phone ? (
          <IconButton icon="share" label={texts.share} onClick={share} />
        ) : (
          <>
            <ButtonLink look="ghost" size="small" icon="replay" href={`#${replay}`}>
              {texts.replay}
            </ButtonLink>
            <Button look="ghost" size="small" icon="share" onClick={share}>
              {texts.share}
            </Button>
            <Button look="ghost" size="small" icon="rules" onClick={onRules}>
              {texts.rules}
            </Button>
          </>
        )}
        <Menu label={texts.menu} icon="menu" items={items} />
      </nav>
    </>
  );
}
