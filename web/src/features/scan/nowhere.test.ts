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
    'Here we can search GitHub, not Instagram yet. Add an account of yours on GitHub too, or compare a copy that you know of.',
  );
  expect(words([instagram, tiktok], ['GITHUB', 'X', 'REDDIT'])).toContain(
    'Here we can search GitHub, X and Reddit, not Instagram or TikTok yet. Add an account of yours on GitHub, X or Reddit too',
  );
  expect(words([instagram], [])).toBe(
    'We cannot search Instagram here yet. A copy that you know of, you can compare yourself.',
  );
});

test('nothing is said where a look can start, before there is an account, or before the server has told', () => {
  expect(words([instagram, github], ['GITHUB'])).toBeUndefined();
  expect(words([proven], ['X'])).toBeUndefined();
  expect(words([], ['GITHUB'])).toBeUndefined();
  expect(words([instagram], undefined)).toBeUndefined();
});
