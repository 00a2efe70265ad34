import { expect, it } from 'vitest';
import { businessSubject } from '#domain/keys';
import type { Finding } from '#domain/scan/finding';
import type { EnqueueScan } from '../runtime/scan-queue.ts';
import { onceInMemory } from '../../test/support/sources/once-in-memory.ts';
import { forgetLogo } from './forget-logo.ts';

const at = '2026-01-01T00:00:00.000Z';
const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
const logo = {
  ...{ sha256: 'a'.repeat(64), bytes: 9, contentType: 'image/png' as const, at, uploaded: true as const },
};

/** What was found for a business, beside its logo. */
function world(logoImagePath: string | null | 'deleted') {
  let finding: Finding & { version: number } = {
    ...{ subjectId: businessSubject('b1'), id: 'copy', platform: 'X', verdict: 'likely clone', score: 87 },
    ...{ reasons: [], status: 'OPEN', firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
    yours: { platform: 'X', handle: 'lanterns', picture: logo, photoHash: 'f'.repeat(64) },
    theirs: { platform: 'X', handle: 'lanterns_' },
    version: 1,
  };
  const removed: string[] = [];
  const compared: object[] = [];
  const services = {
    businesses: {
      get: async () =>
        logoImagePath === 'deleted'
          ? undefined
          : {
              id: 'b1',
              adminId: 'u1',
              name: 'Lanterns',
              logoImagePath,
              version: 1,
              createdAt: at,
              updatedAt: at,
            },
    },
    files: { remove: async (key: string) => void removed.push(key) },
    findings: {
      get: async () => finding,
      list: async () => [finding],
      write: async (_: object | undefined, after: Finding) => !!(finding = { ...after, version: 2 }),
    },
    retry,
    once: onceInMemory(),
    now: () => Date.parse(at),
    compare: async (jobs: Parameters<EnqueueScan>[0]) => void compared.push(...jobs),
  };
  return {
    forget: () => forgetLogo({ logoOf: 'b1' }, services),
    removed,
    compared,
    yours: () => finding.yours,
  };
}

it('a logo that was removed is shown beside no finding of the business any more, and its file there goes', async () => {
  const { forget, removed, compared, yours } = world(null);
  await forget();
  expect(compared).toMatchObject([{ businessId: 'b1', submitted: { handle: 'lanterns_', again: true } }]);
  expect(yours()).toEqual({ platform: 'X', handle: 'lanterns', photoHash: null });
  expect(removed).toEqual([`users/business-b1/seen/${'a'.repeat(64)}.png`]);
});

it.each(['logo/another', 'deleted'] as const)('nothing is forgotten where the logo is %s', async (now) => {
  const { forget, removed, yours } = world(now);
  await forget();
  expect([yours().picture, removed]).toEqual([logo, []]);
});
