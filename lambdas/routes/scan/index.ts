import { ofGroup } from '#domain/contract/calls-of-group';
import { scanContract } from '#domain/contract/scan';
import { forgettingVouches } from '../../people/forget-vouches.ts';
import { verifiedPeersOver } from '../../people/verified-peers.ts';
import { provablePlatforms } from '../../runtime/provable.ts';
import { serve } from '../../rest/rest.ts';
import { raceRetry } from '../../runtime/retry.ts';
import { scanQueue } from '../../runtime/scan-queue.ts';
import { imageFetcher } from '../../scan/picture/fetch-image.ts';
import type { ScanServices } from '../../scan/services.ts';
import { pausesOver } from '../../sources/pausable.ts';
import { connectedPlatforms, stageSources, stageWebSearch } from '../../sources/stage-sources.ts';
import { businessStore } from '../../store/business/business.ts';
import { ownSeatStore } from '../../store/business/own-seats.ts';
import { connectionStore } from '../../store/connection.ts';
import { findingStore } from '../../store/finding.ts';
import { onceStore } from '../../store/once.ts';
import { scanStore } from '../../store/scan/scan.ts';
import { sourcePauseStore } from '../../store/operations/source-pause.ts';
import type { Database } from '../../store/table/table.ts';
import { userStore } from '../../store/user.ts';
import { removeNotices } from '../../store/notices-about.ts';
import { watchStore } from '../../store/watch.ts';
import { decideFinding } from './decide-finding.ts';
import { decideFindings } from './decide-findings.ts';
import { getReport } from './get-report.ts';
import { profileImage } from './profile-image.ts';
import { shareFinding } from './share-finding.ts';
import { startScan } from './start-scan.ts';
import { submitProfile } from './submit-profile.ts';

function services(database: Database): Omit<ScanServices, 'sources' | 'web' | 'fetchImage'> {
  const users = userStore(database);
  const connections = connectionStore(database);
  return {
    users,
    businesses: businessStore(database),
    findings: findingStore(database),
    seats: ownSeatStore(database),
    scans: scanStore(database),
    watches: watchStore(database),
    once: onceStore(database),
    enqueue: scanQueue(),
    connected: connectedPlatforms(),
    provable: provablePlatforms(),
    random: Math.random,
    retry: raceRetry,
    verifiedPeers: verifiedPeersOver({ connections, users }),
    forgetVouches: forgettingVouches({
      ...{ connections, retry: raceRetry, now: Date.now },
      unsay: (told) => removeNotices(database, told),
    }),
  };
}

/** Looking for copies, and what was found. */
export const app = (database: Database) =>
  serve(ofGroup('app', scanContract), services(database), {
    'start-scan': startScan,
    'submit-profile': submitProfile,
    'get-report': getReport,
    'decide-finding': decideFinding,
    'decide-findings': decideFindings,
    'share-finding': shareFinding,
  });

/** Pictures, fetched so that no platform learns who looks. */
export function proxy(database: Database) {
  const isPaused = pausesOver(sourcePauseStore(database), Date.now);
  return serve(
    ofGroup('proxy', scanContract),
    {
      findings: findingStore(database),
      seats: ownSeatStore(database),
      sources: stageSources(isPaused),
      web: stageWebSearch(isPaused),
      fetchImage: imageFetcher(fetch),
    },
    {
      'profile-image': profileImage,
    },
  );
}
