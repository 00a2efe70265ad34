import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs';
import { appContract } from '#domain/contract/app';
import { decideFinding } from './routes/app/decide-finding.ts';
import { getReport } from './routes/app/get-report.ts';
import { startScan } from './routes/app/start-scan.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { stageSources } from './runtime/sources.ts';
import { findingStore } from './store/finding.ts';
import { onceStore } from './store/once.ts';
import { scanStore } from './store/scan.ts';
import { userStore } from './store/user.ts';
import { watchStore } from './store/watch.ts';

const queue = new SQSClient({});

export const handler = restEntry(
  appContract,
  { 'start-scan': startScan, 'get-report': getReport, 'decide-finding': decideFinding },
  (database) => ({
    users: userStore(database),
    findings: findingStore(database),
    scans: scanStore(database),
    watches: watchStore(database),
    once: onceStore(database),
    connected: [...stageSources().keys()],
    random: Math.random,
    enqueue: async (job) => {
      await queue.send(
        new SendMessageCommand({ QueueUrl: process.env['SCAN_QUEUE_URL'], MessageBody: JSON.stringify(job) }),
      );
    },
  }),
);
