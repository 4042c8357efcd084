import type { JudgedDecision } from '../../../analysis/analysis.ts';
import { percent } from '../figures.ts';
import { TEXTS } from '../texts.ts';

const { moment: texts } = TEXTS;

/** Half of the doubt about a difference on either side: such bands meet exactly where the two cannot be told apart. */
function bandsOf({ played, cost, noise }: JudgedDecision) {
  return { played: played.chance, better: played.chance + cost, reach: noise / 2 };
}

/** How sure a verdict is: the played and the better move with their bands on one scale. */
export function Sure({ decision }: { readonly decision: JudgedDecision }) {
  const { played, better, reach } = bandsOf(decision);
  const low = Math.max(0, Math.floor((played - reach) * 10 - 0.3) / 10);
  const high = Math.min(1, Math.ceil((better + reach) * 10 + 0.3) / 10);
  const at = (chance: number): number => (100 * (Math.min(high, Math.max(low, chance)) - low)) / (high - low);
  const ticks = Array.from({ length: Math.round((high - low) * 10) + 1 }, (_, i) => low + i / 10);
  const step = Math.ceil(ticks.length / 6);
  const meets = decision.cost <= decision.noise;
  return (
    <figure className="sure">
      <figcaption>
        <span className="small-head">{texts.sure}</span>
        <span>{meets ? texts.meet : texts.apart}</span>
      </figcaption>
      <div className="sure-bands" aria-hidden="true">
        {ticks
          .filter((_, i) => i % step === 0)
          .map((tick) => (
            <i key={tick} className="sure-tick" style={{ left: `${at(tick)}%` }}>
              {Math.round(100 * tick)}
            </i>
          ))}
        {(
          [
            ['played', played],
            ['better', better],
          ] as const
        ).map(([kind, chance]) => (
          <span
            key={kind}
            className="sure-band"
            data-kind={kind}
            style={{ left: `${at(chance - reach)}%`, right: `${100 - at(chance + reach)}%` }}
          >
            <b style={{ left: `${share(at(chance), at(chance - reach), at(chance + reach))}%` }} />
          </span>
        ))}
      </div>
      <p className="unseen">{texts.bands(percent(played), percent(better), percent(decision.noise))}</p>
    </figure>
  );
}

const share = (at: number, from: number, to: number): number =>
  to <= from ? 50 : (100 * (at - from)) / (to - from);
