import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { rightsContract } from '#domain/contract/rights';
import { deletionQueue } from '../../account/deletion-queue.ts';
import { stageMailer } from '../../message/stage-mailer.ts';
import { serve } from '../../rest/rest.ts';
import { stageFingerprint } from '../../store/rights/fingerprint.ts';
import type { RightsServices } from '../../rights/services.ts';
import { identityFinder } from '../../rights/stage-identity.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { secureRandom } from '../../runtime/random.ts';
import { emailOwnerOver } from '../../store/contact/contact-owner.ts';
import { decisionStore } from '../../store/decision.ts';
import { notificationStore } from '../../store/notification.ts';
import { onceStore } from '../../store/once.ts';
import { rightsRequestStore } from '../../store/rights/rights-request.ts';
import { suppressionStore } from '../../store/rights/suppression.ts';
import type { Database } from '../../store/table/table.ts';
import { tombstoneStore } from '../../store/tombstone.ts';
import { userBucket } from '../../store/user-bucket.ts';
import { userStore } from '../../store/user.ts';
import { answerRightsRequest } from './answer-rights-request.ts';
import { confirmRequest } from './confirm-request.ts';
import { dataRequest } from './data-request.ts';
import { getRightsRequests } from './get-rights-requests.ts';
import { requestDownload } from './request-download.ts';
import { requestStatus } from './request-status.ts';
import { showInChecks } from './show-in-checks.ts';
import { verificationOptOut } from './verification-opt-out.ts';
import { withdrawRequest } from './withdraw-request.ts';
import { later } from '../../runtime/aws/later.ts';
import { inTime } from '../../runtime/aws/in-time.ts';

function services(database: Database): RightsServices {
  const { USER_POOL_ID } = readEnvironment({ USER_POOL_ID: z.string().min(1) });
  const from = process.env['MAIL_FROM'] ?? '';
  return {
    database,
    requests: rightsRequestStore(database),
    suppressions: suppressionStore(database),
    fingerprint: stageFingerprint(),
    users: userStore(database),
    tombstones: tombstoneStore(database),
    emailOwner: emailOwnerOver(database),
    identity: identityFinder(
      later(() => new CognitoIdentityProviderClient(inTime)),
      USER_POOL_ID,
    ),
    enqueueDeletion: deletionQueue(),
    files: userBucket(),
    notifications: notificationStore(database),
    once: onceStore(database),
    decisions: decisionStore(database),
    random: secureRandom,
    send: stageMailer(database, from),
    from,
    site: process.env['SITE_URL'] || undefined,
    randomBytes,
  };
}

/** What people ask about data on them, and those who answer it. */
export const rights = (database: Database) =>
  serve(rightsContract, services(database), {
    'data-request': dataRequest,
    'verification-opt-out': verificationOptOut,
    'confirm-request': confirmRequest,
    'request-status': requestStatus,
    'request-download': requestDownload,
    'withdraw-request': withdrawRequest,
    'show-in-checks': showInChecks,
    'get-rights-requests': getRightsRequests,
    'answer-rights-request': answerRightsRequest,
  });
