import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { GAME_CARDS } from '../games/index.ts';
import { useServer } from '../online/connection/server.ts';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { Sky } from '../parts/sky.tsx';
import { ownName, useSettings } from '../settings.ts';
import { TEXTS } from '../texts.ts';
import './layout.css';

const { app } = TEXTS;

const PLAY = { to: '/', name: app.play, within: ['/', '/new'] } as const;
const ONLINE = {
  to: '/online',
  name: app.online,
  within: ['/online', '/join', '/recover', '/table'],
} as const;
const LINKS = [
  { to: '/puzzles', name: app.puzzles, within: ['/puzzles'] },
  { to: `/rules/${GAME_CARDS[0]?.id ?? ''}`, name: app.rules, within: ['/rules'] },
  { to: '/about', name: app.about, within: ['/about'] },
] as const;

const isWithin = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || (root !== '/' && path.startsWith(`${root}/`)));

/** The layout of every page but the table: the sky, the top bar, the page. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page-layout">
      <Sky />
      <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
        {app.skip}
      </button>
      <TopBar />
      <main id="main" className="page-layout-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function TopBar() {
  const [path] = useLocation();
  const name = useSettings(ownName);
  const online = useServer(({ available }) => available === true);
  return (
    <header className="top">
      <a className="top-mark" href="#/" aria-label={app.name}>
        <Mark />
        <span>{app.name}</span>
      </a>
      <nav className="top-links" aria-label={app.main}>
        {[PLAY, ...(online ? [ONLINE] : []), ...LINKS].map((link) => (
          <a
            key={link.to}
            href={`#${link.to}`}
            aria-current={isWithin(path, link.within) ? 'page' : undefined}
          >
            {link.name}
          </a>
        ))}
      </nav>
      <a className="top-me" href="#/settings" aria-current={path === '/settings' ? 'page' : undefined}>
        <Emblem colour="azure" size={30} />
        <span className="top-name">{name}</span>
        <Icon name="settings" />
        <span className="unseen">{app.settings}</span>
      </a>
    </header>
  );
}
