import { caseContract } from '#domain/contract/case';
import type { CaseServices } from '../../case/services.ts';
import { secureRandom } from '../../runtime/random.ts';
import { stageLeftOut } from '../../rights/left-out.ts';
import { serve } from '../../rest/rest.ts';
import { raceRetry } from '../../runtime/retry.ts';
import { scanQueue } from '../../runtime/scan-queue.ts';
import { businessStore } from '../../store/business/business.ts';
import { domainWatchStore } from '../../store/business/domain-watch.ts';
import { ownSeatStore } from '../../store/business/own-seats.ts';
import { caseStore } from '../../store/case.ts';
import { caseMoveStore } from '../../store/case/case-move.ts';
import { findingStore } from '../../store/finding.ts';
import { notificationStore } from '../../store/notification.ts';
import { onceStore } from '../../store/once.ts';
import { socialProofStore } from '../../store/proof/social-proof.ts';
import type { Database } from '../../store/table/table.ts';
import { userBucket } from '../../store/user-bucket.ts';
import { userStore } from '../../store/user.ts';
import { addEvidence } from './add-evidence.ts';
import { createCase } from './create-case.ts';
import { deleteCase } from './delete-case.ts';
import { editCase } from './edit-case.ts';
import { endHelperLink } from './end-helper-link.ts';
import { evidencePicture } from './evidence-picture.ts';
import { exportProofs, type HandedIn } from './export-proofs.ts';
import { getCase } from './get-case.ts';
import { getCases } from './get-cases.ts';
import { helperCase } from './helper-case.ts';
import { helperScreenshot } from './helper-screenshot.ts';
import { inviteHelper } from './invite-helper.ts';
import { moveCase } from './move-case.ts';

const services = (database: Database): CaseServices & HandedIn => ({
  users: userStore(database),
  businesses: businessStore(database),
  enqueue: scanQueue(),
  seats: ownSeatStore(database),
  cases: caseStore(database),
  moves: caseMoveStore(database),
  domains: domainWatchStore(database),
  findings: findingStore(database),
  proofs: socialProofStore(database),
  leftOut: stageLeftOut(database),
  site: process.env['SITE_URL'] || undefined,
  notifications: notificationStore(database),
  files: userBucket(),
  once: onceStore(database),
  secureRandom,
  retry: raceRetry,
});

/** What a person does about a copy. */
export const app = (database: Database) =>
  serve(caseContract, services(database), {
    'get-cases': getCases,
    'get-case': getCase,
    'create-case': createCase,
    'edit-case': editCase,
    'delete-case': deleteCase,
    'move-case': moveCase,
    'add-evidence': addEvidence,
    'evidence-picture': evidencePicture,
    'invite-helper': inviteHelper,
    'end-helper-link': endHelperLink,
    'helper-case': helperCase,
    'helper-screenshot': helperScreenshot,
    'export-proofs': exportProofs,
  });
