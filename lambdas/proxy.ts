import { operatorContract } from '#domain/contract/operator';
import { proofContract } from '#domain/contract/proof';
import { scanContract } from '#domain/contract/scan';
import { ofGroup } from '#domain/contract/of-group';
import { verifiedPeersOver } from './people/verified-peers.ts';
import { checkProof } from './routes/proof/check-proof.ts';
import { closeMessage } from './routes/operator/close-message.ts';
import { decideReview } from './routes/operator/decide-review.ts';
import { finishLink } from './routes/proof/finish-link.ts';
import { getDecisions } from './routes/operator/get-decisions.ts';
import { getProofs } from './routes/proof/get-proofs.ts';
import { getReviews } from './routes/operator/get-reviews.ts';
import { profileImage } from './routes/scan/profile-image.ts';
import { reportImitation } from './routes/operator/report-imitation.ts';
import { reviewProfile } from './routes/operator/review-profile.ts';
import type { ProxyServices } from './proof/services.ts';
import { setPublic } from './routes/proof/set-public.ts';
import { startLink } from './routes/proof/start-link.ts';
import { startProof } from './routes/proof/start-proof.ts';
import { stageLinks } from './runtime/links.ts';
import { secureRandom } from './runtime/random.ts';
import { restEntry } from './rest/rest-entry.ts';
import { raceRetry } from './runtime/retry.ts';
import { stageSources } from './sources/stage-sources.ts';
import { imageFetcher } from './scan/fetch-image.ts';
import { connectionStore } from './store/connection.ts';
import { decisionStore } from './store/decision.ts';
import { findingStore } from './store/finding.ts';
import { linkStateStore } from './store/link-state.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import { supportStore } from './store/request.ts';
import { socialProofStore } from './store/social-proof.ts';
import type { Database } from './store/table/table.ts';
import { userStore } from './store/user.ts';

function servicesOver(database: Database): ProxyServices {
  const users = userStore(database);
  return {
    users,
    findings: findingStore(database),
    proofs: socialProofStore(database),
    notifications: notificationStore(database),
    once: onceStore(database),
    requests: supportStore(database),
    decisions: decisionStore(database),
    linkStates: linkStateStore(database),
    sources: stageSources(),
    links: stageLinks(),
    fetchImage: imageFetcher(fetch),
    verifiedPeers: verifiedPeersOver({ connections: connectionStore(database), users }),
    random: secureRandom,
    retry: raceRetry,
    siteUrl: process.env['SITE_URL'] ?? '',
  };
}

export const handler = restEntry(
  ofGroup('proxy', { ...operatorContract, ...proofContract, ...scanContract }),
  servicesOver,
  {
    'profile-image': profileImage,
    'get-proofs': getProofs,
    'start-proof': startProof,
    'check-proof': checkProof,
    'set-public': setPublic,
    'start-link': startLink,
    'finish-link': finishLink,
    'report-imitation': reportImitation,
    'get-reviews': getReviews,
    'review-profile': reviewProfile,
    'decide-review': decideReview,
    'get-decisions': getDecisions,
    'close-message': closeMessage,
  },
);
