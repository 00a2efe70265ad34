import { expect, test } from 'vitest';
import { businessAsSubject } from '#domain/business/as-subject';
import type { Business } from '#domain/business/business';
import { newUser } from '#domain/account/user';
import { personAsSubject } from '#domain/subject/subject';
import { alsoWithPhoto, ownPhoto } from './own-photo.ts';

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

test.each<[string, string | undefined, string, boolean | undefined]>([
  ['nothing is proven: it stands in', undefined, 'u1', true],
  ['an account is proven', at, 'u1', undefined],
  ['a file of somebody else', undefined, 'u2', undefined],
])('a picture of a person is compared: %s', async (_, verifiedAt, whose, standsIn) => {
  const user = {
    ...newUser({ sub: 'u1', email: 'h@example.com' }, at),
    profileImagePath: `users/${whose}/profile/a.png`,
    socialMediaAccounts: [{ ...account, ...(verifiedAt && { verifiedAt }) }],
  };
  const files = { head: async () => png(640) };
  const found = await ownPhoto(personAsSubject(user), { ...services, files });
  expect(found && [found.photo.hash, found.standsIn]).toEqual(whose === 'u1' ? ['64', standsIn] : undefined);
});

test('what stands in is compared where an account shows no picture, and nowhere else', () => {
  const own = { photo: { hash: 'mine' }, image: { contentType: 'image/png' as const, bytes: png(8) } };
  const bare = {
    profile: { platform: 'FACEBOOK' as const, handle: 'hanako', imageUrl: 'https://f.example/a' },
  };
  const shown = { profile: { platform: 'X' as const, handle: 'hanako' }, photo: { hash: 'shown' } };
  const compared = (standsIn: boolean) =>
    alsoWithPhoto([bare, shown] as never, { ...own, standsIn } as never).map(({ profile, photo }) => [
      profile.platform,
      photo?.hash,
    ]);
  const asTheyAre = [
    ['FACEBOOK', undefined],
    ['X', 'shown'],
  ];
  expect(compared(true)).toEqual([...asTheyAre, ['FACEBOOK', 'mine']]);
  expect(compared(false)).toEqual([...asTheyAre, ['FACEBOOK', 'mine'], ['X', 'mine']]);
});

test('a logo that was set on white is compared as others cut it, too', async () => {
  const hashContent = async () => ({ hash: 'cut' }) as never;
  const logo = businessAsSubject({ ...business, domainProof: proven });
  const found = await ownPhoto(logo, { ...services, hashContent });
  const twins = alsoWithPhoto([{ profile: { platform: 'X', handle: 'ferrowbay' } }], found);
  expect(twins.map(({ photo }) => (photo as { hash?: string } | undefined)?.hash)).toEqual([
    undefined,
    '64',
    'cut',
  ]);
  // Whichever it is like, the picture that is shown is the logo.
  expect(twins[2]).toMatchObject({ profile: { photoHash: '64', imageUrl: null }, image: found!.image });
});
