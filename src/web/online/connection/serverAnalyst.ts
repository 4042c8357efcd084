import type { ServedAnalysis } from '../../../protocol/analysis.ts';
import type { ServerAnalyst, ServerAnswer } from '../../local/analysis/following.ts';
import { Refused } from './connection.ts';
import { serverId } from './ids.ts';
import { analysisAfter, askAnalysis } from './requests.ts';
import { useServer } from './server.ts';

/** The server of an online table as an analyst; nothing where it analyses no matches. */
export async function serverAnalystOf(id: string): Promise<ServerAnalyst | undefined> {
  if (!(await analyses())) return undefined;
  const table = serverId(id);
  return {
    ask: () => answerOf(askAnalysis(table)),
    look: (after) => answerOf(analysisAfter(table, after)),
  };
}

/** Whether it does, once it has said so. */
function analyses(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = useServer.subscribe(look);
    function look({ available, analysis }: ReturnType<typeof useServer.getState>): void {
      if (available === undefined) return;
      resolve(available && analysis);
      stop();
    }
    look(useServer.getState());
  });
}

async function answerOf(asked: Promise<ServedAnalysis>): Promise<ServerAnswer> {
  try {
    return await asked;
  } catch (error) {
    return error instanceof Refused && error.code === 'lost' ? 'lost' : 'refused';
  }
}
