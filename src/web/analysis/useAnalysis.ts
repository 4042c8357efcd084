import { useCallback, useEffect, useRef, useState } from 'react';
import type { JudgedDecision, Sight } from '../../analysis/analysis.ts';
import { hostOf } from '../host.ts';
import { isOnline } from '../online/connection/ids.ts';
import type { AnalysisNews } from '../local/analysis/analyst.ts';
import type { Explained } from '../local/analysis/explained.ts';
import type { ServerAnalyst } from '../local/analysis/following.ts';
import { openAnalyst, type RemoteAnalyst } from '../local/analysis/client.ts';

/** The analysis of a match as it becomes known. */
export interface Thinking {
  /** Nothing before the first news. */
  readonly news: AnalysisNews | undefined;
  readonly running: boolean;
  /** Why it has stopped, where nobody wanted that. */
  readonly fault: string | undefined;
  readonly stop: () => void;
  readonly goOn: () => void;
  /** Judges a decision as if another move had been made. */
  readonly judge: (ply: number, text: string) => Promise<JudgedDecision>;
  /** What another move would have led to, by what its seat saw. */
  readonly explain: (ply: number, text: string) => Promise<Explained>;
}

/** The server that may analyse it for everybody, which a table of this browser has none of. */
async function serverFor(id: string): Promise<ServerAnalyst | undefined> {
  if (!isOnline(id)) return undefined;
  const { serverAnalystOf } = await import('../online/connection/serverAnalyst.ts');
  return serverAnalystOf(id);
}

/** Analyses a match that is over, by its server or in a worker of its own; what was found out before is there at once. */
export function useAnalysis(id: string, sight: Sight): Thinking {
  const analyst = useRef<RemoteAnalyst>(undefined);
  const [news, setNews] = useState<AnalysisNews>();
  const [wanted, setWanted] = useState(true);
  const [running, setRunning] = useState(true);
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const opened = openAnalyst();
    analyst.current = opened;
    return () => opened.close();
  }, [id]);

  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    setRunning(true);
    setFault(undefined);
    const run = async (): Promise<void> => {
      const [record, server] = await Promise.all([hostOf(id).record(id), serverFor(id)]);
      if (left) return;
      await analyst.current?.start({ id, record, sight }, (told) => left || setNews(told), server);
    };
    run()
      .catch((error: Error) => left || setFault(error.message))
      .finally(() => left || setRunning(false));
    return () => {
      left = true;
      setRunning(false);
      analyst.current?.stop().catch(() => undefined);
    };
  }, [id, sight, wanted]);

  const judge = useCallback(
    async (ply: number, text: string) => {
      if (analyst.current === undefined) throw new Error('the analyst has left');
      return analyst.current.judge({ ply, text, sight });
    },
    [sight],
  );
  const explain = useCallback(async (ply: number, text: string) => {
    if (analyst.current === undefined) throw new Error('the analyst has left');
    return analyst.current.explain({ ply, text });
  }, []);
  return {
    ...{ news: news?.analysis.sight === sight ? news : undefined, running, fault, judge, explain },
    stop: useCallback(() => setWanted(false), []),
    goOn: useCallback(() => {
      setWanted(false);
      // Wanted anew, so that it begins again after a fault too.
      setTimeout(() => setWanted(true));
    }, []),
  };
}
