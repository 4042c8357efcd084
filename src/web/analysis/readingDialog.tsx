import { useState } from 'react';
import type { Analysis, JudgedDecision } from '../../analysis/analysis.ts';
import { isFault } from '../../analysis/verdict.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { kept, percent, signed } from './figures.ts';
import { choiceWords, type Wording } from './moments/momentWords.ts';
import { lineOf, turnOf, verdictWords } from './telling.ts';
import { betterThan } from './moments/drawnMoves.ts';
import { TEXTS } from './texts.ts';
import type { Spot } from './moments/useSpot.ts';

interface ReadingDialogProps {
  readonly open: boolean;
  readonly analysis: Analysis;
  readonly wording: Wording;
  readonly onGo: (spot: Spot) => void;
  readonly onClose: () => void;
}

const { reading: texts } = TEXTS;

/** All that was found out as tables, for those who do not see the curve. */
export function ReadingDialog({ open, ...props }: ReadingDialogProps) {
  return (
    <Dialog open={open} className="analysis-tables" title={texts.title} onClose={props.onClose}>
      <Tables {...props} />
    </Dialog>
  );
}

type TablesProps = Omit<ReadingDialogProps, 'open'>;

function Tables(props: TablesProps) {
  const { analysis, wording } = props;
  return (
    <>
      <table>
        <caption>{texts.sums}</caption>
        <thead>
          <tr>
            {[texts.seat, TEXTS.seats.accuracy, TEXTS.seats.luck, TEXTS.seats.without].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {analysis.sums.map(({ accuracy, luck, withoutLuck }, seat) => (
            <tr key={wording.called[seat]}>
              <th scope="row">{wording.called[seat]}</th>
              <td>{accuracy === undefined ? TEXTS.seats.none : percent(kept(accuracy))}</td>
              <td>{signed(luck)}</td>
              <td>{percent(withoutLuck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DecisionsTable {...props} />
      <LuckTable {...props} />
    </>
  );
}

function DecisionsTable({ analysis, wording, onGo, onClose }: TablesProps) {
  const [faultsOnly, setFaultsOnly] = useState(true);
  const shown = analysis.decisions.filter(({ verdict }) => !faultsOnly || isFault(verdict));
  const show = (decision: JudgedDecision): void => {
    onGo({ ply: decision.ply, kind: 'choice' });
    onClose();
  };
  return (
    <>
      <Button
        size="small"
        className="analysis-tables-filter"
        aria-pressed={faultsOnly}
        onClick={() => setFaultsOnly(!faultsOnly)}
      >
        {texts.faultsOnly}
      </Button>
      <table>
        <caption>{texts.decisions}</caption>
        <thead>
          <tr>
            {[texts.move, texts.turn, texts.who, texts.did, texts.better, texts.verdict].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((decision) => {
            const better = betterThan(decision);
            return (
              <tr key={decision.ply}>
                <td>
                  <button
                    type="button"
                    className="link"
                    aria-label={texts.show(decision.ply + 1)}
                    onClick={() => show(decision)}
                  >
                    {decision.ply + 1}
                  </button>
                </td>
                <td>{turnOf(wording.turns, decision.ply + 1)}</td>
                <td>{wording.called[decision.seat]}</td>
                <td>
                  {lineOf(wording.turns, decision.ply + 1) ??
                    choiceWords(wording, decision, decision.played.text)}
                </td>
                <td>{better === undefined ? texts.same : choiceWords(wording, decision, better)}</td>
                <td>{verdictWords(decision.verdict, decision.cost)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function LuckTable({ analysis, wording, onGo, onClose }: TablesProps) {
  return (
    <table>
      <caption>{texts.luck}</caption>
      <thead>
        <tr>
          {[texts.move, texts.turn, texts.what, ...wording.called].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {analysis.luck.map(({ ply, gains }) => (
          <tr key={ply}>
            <td>
              <button
                type="button"
                className="link"
                aria-label={texts.show(ply)}
                onClick={() => {
                  onGo({ ply, kind: 'luck' });
                  onClose();
                }}
              >
                {ply}
              </button>
            </td>
            <td>{turnOf(wording.turns, ply)}</td>
            <td>{lineOf(wording.turns, ply)}</td>
            {gains.map((gain, seat) => (
              <td key={wording.called[seat]}>{signed(gain)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
