import { ofGroup } from '#domain/contract/calls-of-group';
import { operatorContract } from '#domain/contract/operator';
import { holdersOver } from '../../proof/holder.ts';
import { businessStore } from '../../store/business/business.ts';
import { seatStore } from '../../store/business/seat.ts';
import { stageOutbox } from '../../message/stage-outbox.ts';
import { stageFailedQueues } from '../../operator/failed-queues.ts';
import type { OperatorServices } from '../../operator/services.ts';
import { stageOptedOut } from '../../rights/opted-out.ts';
import { secureRandom } from '../../runtime/random.ts';
import { serve } from '../../rest/rest.ts';
import { raceRetry } from '../../runtime/retry.ts';
import { imageFetcher } from '../../scan/picture/fetch-image.ts';
import { pausesOver } from '../../sources/pausable.ts';
import { connectedSourceIds, stageSources } from '../../sources/stage-sources.ts';
import { counterStore } from '../../store/operations/counters.ts';
import { decisionStore } from '../../store/decision.ts';
import { notificationStore } from '../../store/notification.ts';
import { onceStore } from '../../store/once.ts';
import { supportStore } from '../../store/request.ts';
import { socialProofStore } from '../../store/proof/social-proof.ts';
import { sourceAnswerStore } from '../../store/operations/source-answers.ts';
import { sourcePauseStore } from '../../store/operations/source-pause.ts';
import type { Database } from '../../store/table/table.ts';
import { userStore } from '../../store/user.ts';
import { contact } from './contact.ts';
import { closeMessage } from './close-message.ts';
import { decideReview } from './decide-review.ts';
import { getDecisions } from './get-decisions.ts';
import { getOperations } from './get-operations.ts';
import { getOutbox } from './get-outbox.ts';
import { getReviews } from './get-reviews.ts';
import { pauseSource } from './pause-source.ts';
import { reportImitation } from './report-imitation.ts';
import { reviewProfile } from './review-profile.ts';
import { support } from './support.ts';

const services = (database: Database): OperatorServices => ({
  users: userStore(database),
  holders: holdersOver({ users: userStore(database), businesses: businessStore(database) }),
  seats: seatStore(database),
  proofs: socialProofStore(database),
  requests: supportStore(database),
  decisions: decisionStore(database),
  notifications: notificationStore(database),
  once: onceStore(database),
  optedOut: stageOptedOut(database),
  counters: counterStore(database),
  answers: sourceAnswerStore(database),
  pauses: sourcePauseStore(database),
  failed: stageFailedQueues(),
  outbox: stageOutbox(database),
  connected: connectedSourceIds(),
  sources: stageSources(pausesOver(sourcePauseStore(database), Date.now)),
  fetchImage: imageFetcher(fetch),
  random: secureRandom,
  retry: raceRetry,
});

/** What people write to those who run the product. */
export const app = (database: Database) =>
  serve(
    ofGroup('app', operatorContract),
    { requests: supportStore(database), once: onceStore(database), random: secureRandom },
    { support, contact },
  );

const { redrive: _alone, ...ofProxy } = ofGroup('proxy', operatorContract);

/** What is reported to them, and what they decide; messages are put back by a function of its own (lambdas/redrive.ts). */
export const proxy = (database: Database) =>
  serve(ofProxy, services(database), {
    'report-imitation': reportImitation,
    'get-reviews': getReviews,
    'review-profile': reviewProfile,
    'decide-review': decideReview,
    'get-decisions': getDecisions,
    'close-message': closeMessage,
    'get-operations': getOperations,
    'get-outbox': getOutbox,
    'pause-source': pauseSource,
  });
