import type { Seat } from '../../kernel/game.ts';
import type { Over } from '../over.ts';
import { PlayOnDialog } from '../table/branches/playOnDialog.tsx';
import { HelpDialog } from '../table/keys/helpDialog.tsx';
import { RulesDialog } from '../table/page/rulesDialog.tsx';
import { ReadingDialog } from './readingDialog.tsx';
import { TEXTS } from './texts.ts';
import type { Study } from './useStudy.ts';

/** A position that is to be played on from, and who is asked there. */
export interface Leaving {
  readonly ply: number;
  readonly asked: Seat;
}

interface StudyDialogsProps {
  readonly study: Study;
  readonly rules: Over;
  readonly reading: Over;
  readonly help: boolean;
  readonly onHelped: () => void;
  readonly leaving: Leaving | undefined;
  readonly onStay: () => void;
}

/** What lies over an analysis: rules, keys, tables, and who is to play on. */
export function StudyDialogs({ study, rules, reading, help, onHelped, leaving, onStay }: StudyDialogsProps) {
  const { table, game, analysis, wording, colours, ways } = study;
  return (
    <>
      <RulesDialog game={game.view.id} over={rules} />
      <HelpDialog open={help} intro={TEXTS.page.keysIntro} keys={TEXTS.keys} onClose={onHelped} />
      {leaving && <PlayOnDialog open table={table} {...leaving} colours={colours} onClose={onStay} />}
      {analysis && (
        <ReadingDialog
          open={reading.at !== undefined}
          analysis={analysis}
          wording={wording}
          onGo={ways.go}
          onClose={reading.close}
        />
      )}
    </>
  );
}
