import { ofGroup } from '#domain/contract/calls-of-group';
import { proofContract } from '#domain/contract/proof';
import { stageLinks } from '../../links/stage-links.ts';
import { vouchesForOver } from '../../people/vouches-for.ts';
import { holdersOver } from '../../proof/holder.ts';
import type { ProofServices } from '../../proof/services.ts';
import { closingOver } from '../../rights/closing.ts';
import { stageLeftOut } from '../../rights/left-out.ts';
import { stageOptedOut } from '../../rights/opted-out.ts';
import { secureRandom } from '../../runtime/random.ts';
import { serve } from '../../rest/rest.ts';
import { raceRetry } from '../../runtime/retry.ts';
import { pausesOver } from '../../sources/pausable.ts';
import { stageSources } from '../../sources/stage-sources.ts';
import { businessStore } from '../../store/business/business.ts';
import { integrationStore } from '../../store/business/integration.ts';
import { seatStore } from '../../store/business/seat.ts';
import { connectionStore } from '../../store/connection.ts';
import { linkStateStore } from '../../store/link-state.ts';
import { notificationStore } from '../../store/notification.ts';
import { onceStore } from '../../store/once.ts';
import { accountsPageStore } from '../../store/proof/accounts-page.ts';
import { socialProofStore } from '../../store/proof/social-proof.ts';
import { sourcePauseStore } from '../../store/operations/source-pause.ts';
import type { Database } from '../../store/table/table.ts';
import { tombstoneStore } from '../../store/tombstone.ts';
import { userStore } from '../../store/user.ts';
import { badge } from './badge.ts';
import { checkProof } from './check-proof.ts';
import { finishLink } from './finish-link.ts';
import { getPage } from './get-page.ts';
import { getProofs } from './get-proofs.ts';
import { setPage } from './set-page.ts';
import { setPublic } from './set-public.ts';
import { startLink } from './start-link.ts';
import { startProof } from './start-proof.ts';

function services(database: Database): ProofServices {
  const users = userStore(database);
  return {
    holders: holdersOver({ users, businesses: businessStore(database) }),
    seats: seatStore(database),
    notifications: notificationStore(database),
    proofs: socialProofStore(database),
    pages: accountsPageStore(database),
    leftOut: stageLeftOut(database),
    closing: closingOver(tombstoneStore(database)),
    once: onceStore(database),
    linkStates: linkStateStore(database),
    sources: stageSources(pausesOver(sourcePauseStore(database), Date.now)),
    links: stageLinks(),
    vouchesFor: vouchesForOver({ connections: connectionStore(database), users }),
    random: secureRandom,
    retry: raceRetry,
    siteUrl: process.env['SITE_URL'] ?? '',
  };
}

/** What anybody may see of a proof. */
export const app = (database: Database) =>
  serve(
    ofGroup('app', proofContract),
    {
      proofs: socialProofStore(database),
      pages: accountsPageStore(database),
      businesses: businessStore(database),
      integrations: integrationStore(database),
      once: onceStore(database),
      optedOut: stageOptedOut(database),
    },
    { badge, 'get-page': getPage },
  );

/** Proving that an account is one's own. */
export const proxy = (database: Database) =>
  serve(ofGroup('proxy', proofContract), services(database), {
    'get-proofs': getProofs,
    'start-proof': startProof,
    'check-proof': checkProof,
    'set-public': setPublic,
    'set-page': setPage,
    'start-link': startLink,
    'finish-link': finishLink,
  });
