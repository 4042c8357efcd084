import { Button } from '../../parts/button.tsx';
import { saveFile } from '../home/saveFile.ts';
import { csvOf } from './sums/csv.ts';
import { winsIn } from './figures.ts';
import { gameName } from './gameName.ts';
import type { OwnMatch } from './sums/ownMatch.ts';
import { tallyOf } from './sums/tally.ts';
import { TEXTS } from './texts.ts';
import type { Readings } from './useReadings.ts';

interface PageHeadProps extends Omit<Readings, 'matches'> {
  /** Whose matches these are, where several people play here. */
  readonly whose: string | undefined;
  readonly matches: readonly OwnMatch[];
}

export function PageHead({ whose, matches, complete, progress }: PageHeadProps) {
  const { won } = tallyOf(matches);
  return (
    <header className="stats-head">
      <div>
        <h1 className="headline">{whose === undefined ? TEXTS.title : TEXTS.titleOf(whose)}</h1>
        <p className="lead" role="status">
          {TEXTS.lead(matches.length, winsIn(won))} {progress && TEXTS.reading(...progress)}
        </p>
        <p className="caption">{TEXTS.kept}</p>
      </div>
      <Button
        icon="download"
        data-tip={TEXTS.exportTip}
        disabled={!complete || matches.length === 0}
        onClick={() => saveFile('orrery-matches.csv', csvOf(matches, gameName), 'text/csv')}
      >
        {TEXTS.export}
      </Button>
    </header>
  );
}
