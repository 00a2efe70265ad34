import { appContract } from '#domain/contract/app';
import { verifiedPeersOver } from './connection/verified-peers.ts';
import { addEvidence } from './routes/app/add-evidence.ts';
import { badge } from './routes/app/badge.ts';
import { createCase } from './routes/app/create-case.ts';
import { decideFinding } from './routes/app/decide-finding.ts';
import { deleteCase } from './routes/app/delete-case.ts';
import { editCase } from './routes/app/edit-case.ts';
import { evidencePicture } from './routes/app/evidence-picture.ts';
import { exportProofs } from './routes/app/export-proofs.ts';
import { getCase } from './routes/app/get-case.ts';
import { getCases } from './routes/app/get-cases.ts';
import { getReport } from './routes/app/get-report.ts';
import { helperCase } from './routes/app/helper-case.ts';
import { helperScreenshot } from './routes/app/helper-screenshot.ts';
import { inviteHelper } from './routes/app/invite-helper.ts';
import { startScan } from './routes/app/start-scan.ts';
import { submitProfile } from './routes/app/submit-profile.ts';
import { support } from './routes/app/support.ts';
import { secureRandom } from './runtime/random.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { provablePlatforms } from './runtime/provable.ts';
import { raceRetry } from './runtime/retry.ts';
import { scanQueue } from './runtime/scan-queue.ts';
import { stageSources } from './runtime/sources.ts';
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
import type { Database } from './store/table.ts';

export const handler = restEntry(
  appContract,
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
