import { expect, test } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { nowhereToLook } from './nowhere.ts';

const instagram = { platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/ana.riveros.clay/' } as const;
const tiktok = { platform: 'TIKTOK', pageUrl: 'https://www.tiktok.com/@ana.riveros' } as const;
const github = { platform: 'GITHUB', pageUrl: 'https://github.com/ana-riveros' } as const;
const proven = {
  platform: 'GITHUB',
  pageUrl: 'https://github.com/anariveros',
  verifiedAt: '2026-11-20T12:00:00Z',
};
const words = (accounts: object[], searched: Platform[] | undefined) =>
  nowhereToLook({ socialMediaAccounts: accounts as never }, searched);

test('an account on a platform that cannot be searched is told so, with what else there is', () => {
  expect(words([instagram], ['GITHUB'])).toBe(
    'We can search GitHub, but not Instagram yet. Add your account on GitHub too, or compare a copy you know of.',
  );
  expect(words([instagram, tiktok], ['GITHUB', 'X', 'REDDIT'])).toContain(
    'We can search GitHub, X and Reddit, but not Instagram or TikTok yet. Add your account on GitHub, X or Reddit too',
  );
  expect(words([instagram], [])).toBe(
    'We can’t search Instagram yet. You can still compare a copy you know of.',
  );
});

test('nothing is said where a look can start, before there is an account, or before the server has told', () => {
  expect(words([instagram, github], ['GITHUB'])).toBeUndefined();
  expect(words([proven], ['X'])).toBeUndefined();
  expect(words([], ['GITHUB'])).toBeUndefined();
  expect(words([instagram], undefined)).toBeUndefined();
});
