import { caseContract } from '#domain/contract/case';
import { operatorContract } from '#domain/contract/operator';
import { proofContract } from '#domain/contract/proof';
import { scanContract } from '#domain/contract/scan';
import { ofGroup } from '#domain/contract/of-group';
import { verifiedPeersOver } from './people/verified-peers.ts';
import { addEvidence } from './routes/case/add-evidence.ts';
import { badge } from './routes/proof/badge.ts';
import { createCase } from './routes/case/create-case.ts';
import { decideFinding } from './routes/scan/decide-finding.ts';
import { deleteCase } from './routes/case/delete-case.ts';
import { editCase } from './routes/case/edit-case.ts';
import { evidencePicture } from './routes/case/evidence-picture.ts';
import { exportProofs } from './routes/case/export-proofs.ts';
import { getCase } from './routes/case/get-case.ts';
import { getCases } from './routes/case/get-cases.ts';
import { getReport } from './routes/scan/get-report.ts';
import { helperCase } from './routes/case/helper-case.ts';
import { helperScreenshot } from './routes/case/helper-screenshot.ts';
import { inviteHelper } from './routes/case/invite-helper.ts';
import { startScan } from './routes/scan/start-scan.ts';
import { submitProfile } from './routes/scan/submit-profile.ts';
import { support } from './routes/operator/support.ts';
import { secureRandom } from './runtime/random.ts';
import { restEntry } from './rest/rest-entry.ts';
import { provablePlatforms } from './runtime/provable.ts';
import { raceRetry } from './runtime/retry.ts';
import { scanQueue } from './runtime/scan-queue.ts';
import { stageSources } from './sources/stage-sources.ts';
import { caseStore } from './store/case.ts';
import { connectionStore } from './store/connection.ts';
import { findingStore } from './store/finding.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import { supportStore } from './store/request.ts';
import { scanStore } from './store/scan.ts';
import { socialProofStore } from './store/social-proof.ts';
import { userStore } from './store/user.ts';
import { watchStore } from './store/watch.ts';
import type { Database } from './store/table/table.ts';

export const handler = restEntry(
  ofGroup('app', { ...caseContract, ...operatorContract, ...proofContract, ...scanContract }),
  (database: Database) => ({
    users: userStore(database),
    verifiedPeers: verifiedPeersOver({ connections: connectionStore(database), users: userStore(database) }),
    findings: findingStore(database),
    scans: scanStore(database),
    watches: watchStore(database),
    once: onceStore(database),
    cases: caseStore(database),
    proofs: socialProofStore(database),
    requests: supportStore(database),
    notifications: notificationStore(database),
    secureRandom,
    retry: raceRetry,
    enqueue: scanQueue(),
    connected: [...stageSources().keys()],
    provable: provablePlatforms(),
    random: Math.random,
  }),
  {
    'start-scan': startScan,
    'submit-profile': submitProfile,
    'get-report': getReport,
    'decide-finding': decideFinding,
    badge,
    'get-cases': getCases,
    'get-case': getCase,
    'create-case': createCase,
    'edit-case': editCase,
    'delete-case': deleteCase,
    'add-evidence': addEvidence,
    'evidence-picture': evidencePicture,
    'invite-helper': inviteHelper,
    'helper-case': helperCase,
    'helper-screenshot': helperScreenshot,
    'export-proofs': exportProofs,
    support,
  },
);
