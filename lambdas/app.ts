import { appContract } from '#domain/contract/app';
import { verifiedPeersOver } from './connection/verified-peers.ts';
import { decideFinding } from './routes/app/decide-finding.ts';
import { getReport } from './routes/app/get-report.ts';
import { startScan } from './routes/app/start-scan.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { scanQueue } from './runtime/scan-queue.ts';
import { stageSources } from './runtime/sources.ts';
import { connectionStore } from './store/connection.ts';
import { findingStore } from './store/finding.ts';
import { onceStore } from './store/once.ts';
import { scanStore } from './store/scan.ts';
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
    enqueue: scanQueue(),
    connected: [...stageSources().keys()],
    random: Math.random,
  }),
  { 'start-scan': startScan, 'get-report': getReport, 'decide-finding': decideFinding },
);
