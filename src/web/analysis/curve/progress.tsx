import { Button } from '../../parts/button.tsx';
import { TEXTS } from '../texts.ts';
import type { Thinking } from '../useAnalysis.ts';

const { thinking: states } = TEXTS;

/** How far the thinking has come, over what is not known yet, and the button that stops it or lets it go on. */
export function Progress({ thinking }: { readonly thinking: Thinking }) {
  const { news, running, fault, stop, goOn } = thinking;
  if (fault !== undefined) {
    return (
      <span className="curve-thinking" role="alert">
        {TEXTS.page.failed(fault)}
        <Button size="small" onClick={goOn}>
          {TEXTS.page.again}
        </Button>
      </span>
    );
  }
  if (news !== undefined && news.done === news.of) {
    return (
      <span className="unseen" role="status">
        {states.ready}
      </span>
    );
  }
  const words = progressWords(thinking);
  return (
    <span className="curve-thinking">
      <progress aria-label={words} max={news?.of ?? 1} value={news?.done ?? 0} />
      {words}
      <Button
        size="small"
        onClick={running ? stop : goOn}
        {...(running && news?.server && { 'data-tip': states.stopServed })}
      >
        {running ? states.stop : states.goOn}
      </Button>
    </span>
  );
}

/** How far it has come, and who thinks. */
function progressWords({ news, running }: Thinking): string {
  if (news === undefined) return running ? states.begins : states.halted;
  const { done, of, server } = news;
  if (!running) return states.stopped(done, of);
  if (server === undefined) return states.some(done, of);
  const waits = server.state === 'waiting' && done === 0 && (server.others ?? 0) > 0;
  return waits ? states.waits(server.others ?? 0) : states.served(done, of);
}
