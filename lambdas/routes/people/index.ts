import { peopleContract } from '#domain/contract/people';
import type { ConnectionServices } from '../../people/services.ts';
import { verifiedPeersOver } from '../../people/verified-peers.ts';
import { serve } from '../../rest/rest.ts';
import { raceRetry } from '../../runtime/retry.ts';
import { connectionStore } from '../../store/connection.ts';
import { emailOwnerOver } from '../../store/contact/contact-owner.ts';
import { removeNotices } from '../../store/notices-about.ts';
import { onceStore } from '../../store/once.ts';
import { socialProofStore } from '../../store/proof/social-proof.ts';
import type { Database } from '../../store/table/table.ts';
import { userStore } from '../../store/user.ts';
import { answerConnection } from './answer-connection.ts';
import { answerVouch } from './answer-vouch.ts';
import { askVouch } from './ask-vouch.ts';
import { breakConnection } from './break-connection.ts';
import { findUsers } from './find-users.ts';
import { getConnections } from './get-connections.ts';
import { requestConnection } from './request-connection.ts';
import { setFindable } from './set-findable.ts';

function services(database: Database): ConnectionServices {
  const users = userStore(database);
  const connections = connectionStore(database);
  return {
    users,
    connections,
    unsay: (told) => removeNotices(database, told),
    emailOwner: emailOwnerOver(database),
    proofs: socialProofStore(database),
    once: onceStore(database),
    verifiedPeers: verifiedPeersOver({ connections, users }),
    clock: Date.now,
    retry: raceRetry,
  };
}

/** People who know each other. */
export const user = (database: Database) =>
  serve(peopleContract, services(database), {
    'find-users': findUsers,
    'request-connection': requestConnection,
    'answer-connection': answerConnection,
    'break-connection': breakConnection,
    'ask-vouch': askVouch,
    'answer-vouch': answerVouch,
    'get-connections': getConnections,
    'set-findable': setFindable,
  });
