import { expect, test } from 'vitest';
import { businessAsSubject } from '#domain/business/as-subject';
import type { Business } from '#domain/business/business';
import { ownPhoto } from './own-photo.ts';

const at = '2026-11-20T07:40:00.000Z';
const png = (width: number) => {
  const bytes = Buffer.alloc(64);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(width, 20);
  return bytes;
};
const business: Business = {
  ...{ id: 'acme', adminId: 'u1', createdAt: at, updatedAt: at, name: 'Ferrow Bay' },
  ...{ domain: 'ferrowbay.example', logoImagePath: 'logo/1' },
};
const proven = { domain: 'ferrowbay.example', verifiedAt: at, checkedAt: at };
const account = { platform: 'X' as const, pageUrl: 'https://x.com/ferrowbay' };
const read: string[] = [];
const services = {
  files: { head: async (key: string) => (read.push(key), undefined) },
  hashImage: async ({ bytes }: { bytes: Uint8Array }) => ({ hash: String(bytes.length) }) as never,
  integrations: {
    logo: async (id: string) =>
      id === 'acme' ? { contentType: 'image/png' as const, base64: png(640).toString('base64') } : undefined,
  },
};

test.each<[string, Partial<Business>, string | undefined]>([
  ['its domain is proven', { domainProof: proven }, '64'],
  ['an account of it is proven', { socialMediaAccounts: [{ ...account, verifiedAt: at }] }, '64'],
  ['nothing of it is proven: it could be the logo of anybody', { socialMediaAccounts: [account] }, undefined],
  ['it was removed', { domainProof: proven, logoImagePath: null }, undefined],
  ['its row is gone', { domainProof: proven, id: 'gone' }, undefined],
])('a logo is compared or not: %s', async (_, part, hash) => {
  const found = await ownPhoto(businessAsSubject({ ...business, ...part }), services);
  expect((found?.photo as { hash?: string } | undefined)?.hash).toBe(hash);
  // No file of a person is read for it.
  expect(read).toEqual([]);
});
