import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildLambdas, lambdaEntries, lambdasFolder } from '../../bin/build.ts';

/** Each cold start reads and compiles a function's whole file, so what is in it is there on purpose; what lies beside it may wait. */
const most = 520_000;

/** Functions that carry more, and what for; each number leaves a tenth to grow. */
const larger: Record<string, { bytes: number; because: string }> = {
  'scan-run': { bytes: 1_070_000, because: 'asks every source, and judges whom it finds' },
  'cross-match': { bytes: 1_000_000, because: 'judges as scan-run does' },
  'ct-read': { bytes: 620_000, because: 'reads names in every alphabet' },
  'domain-watch': { bytes: 710_000, because: 'compares the icons of pages, and makes look-alike names' },
  platforms: {
    bytes: 1_100_000,
    because:
      'plays every platform of a demonstration: invented people, their portraits, pages with their letters',
  },
  story: {
    bytes: 1_860_000,
    because:
      'tells a demonstration: searches, cases and a business of six weeks, over platforms that it plays itself',
  },
  business: {
    bytes: 670_000,
    because:
      'counts seats, mails invitations, reads shared findings and what is known of look-alike domains, removes files of a business that ends, and gives back what its moved cases kept',
  },
  app: {
    bytes: 765_000,
    because:
      'keeps the pictures of cases as files, and the whole course of a case, also for a business by its seats',
  },
  proxy: {
    bytes: 570_000,
    because: 'asks the platforms by hand, proves accounts, and lays what operators review before them',
  },
  rights: {
    bytes: 665_000,
    because: 'copies and ends accounts: tables, sign-in, files, mail, a queue',
  },
  user: {
    bytes: 750_000,
    because:
      'speaks to six services: tables, sign-in, files, mail, text messages, a queue; asks what a browser measured for marks',
  },
  'delete-account': {
    bytes: 610_000,
    because:
      'deletes in tables, files and the user pool, and a picture from findings, which it has compared anew',
  },
};

const names = Object.keys(await lambdaEntries());
beforeAll(async () => {
  await buildLambdas();
});

test.each(names)('%s is no larger than it has to be', async (name) => {
  const { size } = await stat(join(lambdasFolder, name, 'index.cjs'));
  expect(size).toBeLessThanOrEqual(larger[name]?.bytes ?? most);
});

test('an exception is for a function that needs it', async () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(larger)));
  for (const [name, { bytes }] of Object.entries(larger)) {
    const { size } = await stat(join(lambdasFolder, name, 'index.cjs'));
    expect([name, size > most && size > 0.8 * bytes]).toEqual([name, true]);
  }
});
