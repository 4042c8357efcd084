import { Button, ButtonLink } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { dayOf, percent, signed } from './figures.ts';
import { gameName } from './gameName.ts';
import type { OwnMatch } from './sums/ownMatch.ts';
import { Panel, type PanelProps } from './panel.tsx';
import type { Behind } from './shown.ts';
import { TEXTS } from './texts.ts';

const { matches: texts } = TEXTS;

/** How many of the last matches are shown. */
const SHOWN = 7;

export function RecentMatches({ matches, onOpen }: PanelProps) {
  const all = (
    <Button look="ghost" size="small" onClick={() => onOpen({ what: texts.recent, matches })}>
      {texts.all(matches.length)}
    </Button>
  );
  return (
    <Panel title={texts.recent} beside={matches.length > SHOWN && all}>
      <MatchRows matches={matches.slice(-SHOWN)} />
    </Panel>
  );
}

/** The matches behind a row or a point. */
export function MatchesDialog({ behind, onClose }: { behind: Behind | undefined; onClose: () => void }) {
  return (
    <Dialog
      className="stats-dialog"
      open={behind !== undefined}
      title={behind ? texts.behind(behind.what, behind.matches.length) : ''}
      onClose={onClose}
    >
      {behind && <MatchRows matches={behind.matches} />}
    </Dialog>
  );
}

/** The last played first. */
function MatchRows({ matches }: { matches: readonly OwnMatch[] }) {
  return (
    <ul className="stats-matches">
      {matches.toReversed().map((match) => (
        <MatchLine key={match.id} match={match} />
      ))}
    </ul>
  );
}

function MatchLine({ match }: { match: OwnMatch }) {
  const { id, game, others, skill } = match;
  const title = texts.title(
    gameName(game),
    others.map(({ name }) => name),
  );
  return (
    <li>
      <a className="stats-match" href={`#/replay/${id}`}>
        <strong>{title}</strong>
        <small>{detailsOf(match)}</small>
      </a>
      <span className="stats-match-place" data-won={match.place === 1 || undefined}>
        {placeOf(match)}
      </span>
      <ButtonLink
        size="small"
        href={`#/analysis/${id}`}
        aria-label={skill ? texts.analysisOf(title) : texts.analyseIt(title)}
      >
        {skill ? texts.analysis : texts.analyse}
      </ButtonLink>
    </li>
  );
}

function detailsOf({ date, points, skill }: OwnMatch): string {
  return [
    dayOf(date),
    texts.points(points),
    ...(skill?.accuracy === undefined ? [] : [texts.accuracy(percent(skill.accuracy))]),
    ...(skill ? [texts.luck(signed(skill.luck))] : []),
  ].join(', ');
}

function placeOf({ par, place }: OwnMatch): string {
  return par === undefined ? texts.alone(place) : texts.place(place);
}
