import { operatorContract } from '#domain/contract/operator';
import { stageFailedQueues } from './operator/failed-queues.ts';
import { restEntry } from './rest/rest-entry.ts';
import { serve } from './rest/rest.ts';
import { redrive } from './routes/operator/redrive.ts';
import { secureRandom } from './runtime/random.ts';
import { decisionStore } from './store/decision.ts';

/** One call of the group `proxy`, in a function of its own: nothing else may move messages from queue to queue. */
export const handler = restEntry((database) =>
  serve(
    { redrive: operatorContract.redrive },
    { decisions: decisionStore(database), failed: stageFailedQueues(), random: secureRandom },
    { redrive },
  ),
);
