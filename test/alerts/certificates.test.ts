import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import type { LocalStack } from '../../local/stack.ts';
import { synthesize } from '../../local/synth.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';

/** From a certificate to the alert, over the deployed functions and their queue. */
let stack: LocalStack;
beforeAll(async () => {
  stack = await startServices();
});
afterAll(() => stack?.close());

/** What its schedule does every minute. */
async function readLogs(): Promise<void> {
  const { ofType } = loadAssembly(await synthesize(join(import.meta.dirname, '../..')), stack.origin);
  const jobs = ofType('AWS::Lambda::Function').map(({ physicalName }) => physicalName);
  await stack.lambda.invoke(
    jobs.find((name) => name.includes('CertificatesReadRun'))!,
    {},
  );
}

it('an admin is told of a certificate for a name like their domain', async () => {
  const database = await databaseOf(stack);
  const at = new Date().toISOString();
  await businessStore(database).create(
    {
      ...{ id: 'acme', adminId: 'ada', name: 'Acme', domain: 'acme.example', totalAvailableSeats: 15 },
      ...{ createdAt: at, updatedAt: at },
    },
    {
      ...{ businessId: 'acme', userEmailAddress: 'ada@acme.example', userId: 'ada', role: 'ADMIN' },
      ...{ adminUserId: 'ada', createdAt: at, updatedAt: at },
    },
  );
  await readLogs();
  stack.platforms.certificates.issue(['login-acme-support.example', '*.login-acme-support.example']);
  await readLogs();
  const kept = async () =>
    (await domainWatchStore(database).list('acme')).map(({ domain, foundBy }) => [domain, foundBy]);
  await expect.poll(kept, { timeout: 120_000 }).toEqual([['login-acme-support.example', 'certificate']]);
  // told first, then kept
  expect((await notificationStore(database).recent('ada', 10)).map(({ title }) => title)).toEqual([
    'Acme: certificate issued for look-alike domain login-acme-support.example',
  ]);
});
