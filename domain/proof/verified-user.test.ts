import { expect, it } from 'vitest';
import { isVerifiedUser } from './verified-user.ts';

const verifiedAt = '2026-11-01T10:00:00.000Z';
const email = { emailAddress: 'maya@example.org' };
const account = { platform: 'GITHUB', pageUrl: 'https://github.com/maya' } as const;

it.each([
  [
    'an address and an account',
    { emails: [email, { ...email, verifiedAt }], socialMediaAccounts: [account, { ...account, verifiedAt }] },
    true,
  ],
  ['an address alone', { emails: [{ ...email, verifiedAt }], socialMediaAccounts: [account] }, false],
  ['an account alone', { emails: [email], socialMediaAccounts: [{ ...account, verifiedAt }] }, false],
  ['an address and no accounts', { emails: [{ ...email, verifiedAt }] }, false],
  ['an account and no addresses', { socialMediaAccounts: [{ ...account, verifiedAt }] }, false],
  ['lists that are empty', { emails: [], socialMediaAccounts: [] }, false],
  ['nothing', {}, false],
])('the word of somebody who has confirmed %s', (_, user, counts) =>
  expect(isVerifiedUser(user)).toBe(counts),
);
