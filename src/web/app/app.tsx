import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashPath } from '../address.ts';
import { Fault } from './fault.tsx';
import { PageLayout } from './layout.tsx';
import { cardOf, loadGame } from '../games/loading.ts';
import { tableHost } from '../host.ts';
import { isOnline } from '../online/connection/ids.ts';
import { Home } from '../pages/home/home.tsx';
import { Missing } from '../pages/missing.tsx';
import { Toasts } from '../parts/toast.tsx';
import { Waiting } from '../parts/waiting.tsx';

const NewTable = lazy(() => {
  startNewTable();
  return import('../pages/newTable/newTable.tsx');
});
const Settings = lazy(() => import('../pages/settings.tsx'));
const Rules = lazy(() => import('../pages/rules.tsx'));
const Statistics = lazy(() => import('../pages/statistics/statisticsPage.tsx'));
const Puzzles = lazy(() => import('../puzzles/puzzlesPage.tsx'));
const PuzzlePage = lazy(() => import('../puzzles/puzzlePage.tsx'));
const About = lazy(() => import('../pages/about/about.tsx'));
const Shared = lazy(() => import('../pages/shared.tsx'));
const TablePage = lazy(() => import('../table/page/tablePage.tsx'));
const OnlineTable = lazy(() => import('../online/room/onlineTable.tsx'));
const Lobby = lazy(() => import('../online/lobby/lobby.tsx'));
const NewOnline = lazy(() => import('../online/lobby/newOnline.tsx'));
const Profile = lazy(() => import('../online/people/profile.tsx'));
const Join = lazy(() => import('../online/room/join.tsx'));
const Recover = lazy(async () => ({ default: (await import('../online/room/join.tsx')).Recover }));
const Tooltips = lazy(() => import('../parts/tooltip.tsx'));
const ReplayPage = lazy(() => import('../table/replay/replayPage.tsx'));
const AnalysisPage = lazy(() => import('../analysis/analysisPage.tsx'));

/** What a new table needs beside its page comes with it, not after it: the game the address names, and the worker. */
function startNewTable(): void {
  const card = cardOf(location.hash.split(/[/?]/)[2] ?? '');
  if (card) void loadGame(card);
  tableHost();
}

export function App() {
  return (
    <Router hook={useHashPath}>
      <Pages />
      <Toasts />
      <Suspense>
        <Tooltips />
      </Suspense>
    </Router>
  );
}

function Pages() {
  const [path] = useLocation();
  useScrollToTop(path);
  return (
    <Fault key={path}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/table/:id">
            {({ id }) => (isOnline(id) ? <OnlineTable id={id} /> : <TablePage id={id} />)}
          </Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} />}</Route>
          <Route path="/analysis/:id">{({ id }) => <AnalysisPage id={id} />}</Route>
          <Route path="/puzzles/:game/:number">
            {({ game, number }) => <PuzzlePage game={game} number={number} />}
          </Route>
          <Route>
            <PageLayout>
              <SitePages />
            </PageLayout>
          </Route>
        </Switch>
      </Suspense>
    </Fault>
  );
}

/** All pages but the table, its replay and its analysis, and a puzzle. */
function SitePages() {
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
        <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
        <Route path="/shared/:code">{({ code }) => <Shared code={code} />}</Route>
        <Route path="/online">
          <Lobby />
        </Route>
        <Route path="/online/me">
          <Profile />
        </Route>
        <Route path="/online/new/:game">{({ game }) => <NewOnline key={game} game={game} />}</Route>
        <Route path="/join/:code">{({ code }) => <Join code={code} />}</Route>
        <Route path="/recover/:code">{({ code }) => <Recover code={code} />}</Route>
        <Route path="/settings">
          <Settings />
        </Route>
        <Route path="/statistics">
          <Statistics />
        </Route>
        <Route path="/puzzles">
          <Puzzles />
        </Route>
        <Route path="/about">
          <About />
        </Route>
        <Route>
          <Missing />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** A new page begins at its top, for screen readers too, before it scrolls anywhere itself. */
function useScrollToTop(path: string): void {
  const before = useRef(path);
  useLayoutEffect(() => {
    if (before.current === path) return;
    before.current = path;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
