import { expect, it } from 'vitest';
import { Platform } from '../platform/platform.ts';
import { parseAccount } from '../platform/platforms.ts';
import { isAboutListed, isListed } from './about-listed.ts';
import type { SeenProfile } from './finding.ts';

const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/olive-tarrant' };
const channel = {
  platform: 'GOOGLE' as const,
  pageUrl: 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
};
const olive = { socialMediaAccounts: [github, channel] };
const finding = (
  platform: Platform,
  handle: string,
  { status = 'OPEN', ...over }: Partial<SeenProfile> & { status?: 'OPEN' | 'REPORTED' } = {},
) => ({ status, yours: { platform, handle, ...over } });

it.each([
  ['the account on the list', finding('GITHUB', 'Olive-Tarrant'), true],
  [
    'an account that is listed by its number',
    finding('GOOGLE', 'olive', { accountId: 'UCabcdefghijklmnopqrstuv' }),
    true,
  ],
  ['an account that was taken off', finding('GITHUB', 'maya-hollimund'), false],
  ['one that was taken off, of the same handle as one elsewhere', finding('REDDIT', 'olive-tarrant'), false],
  ['one whose handle is that one’s as X writes it', finding('X', 'olive_tarrant'), false],
  ['what was reported before', finding('GITHUB', 'maya-hollimund', { status: 'REPORTED' }), true],
])('%s', (_, one, concerns) => expect(isAboutListed(one, olive)).toBe(concerns));

it('nobody is imitated who lists no account', () => {
  for (const socialMediaAccounts of [[], null, undefined])
    expect(isAboutListed(finding('GITHUB', 'olive-tarrant'), { socialMediaAccounts })).toBe(false);
});

it('what a business’s proven domain says counts as each platform writes it, and makes nobody’s account theirs', () => {
  const label = 'ferrow-bay';
  const ofDomain = true as const;
  expect(isAboutListed(finding('X', 'Ferrow_Bay', { ofDomain }), { label })).toBe(true);
  expect(isAboutListed(finding('X', 'acme', { ofDomain }), { label })).toBe(false);
  expect(isAboutListed(finding('X', 'ferrow_bay', { ofDomain }), {})).toBe(false);
  expect(isAboutListed(finding('X', 'ferrow_bay'), { label })).toBe(false);
});

it('an address that is no profile is no account', () => {
  const odd = [{ platform: 'X' as const, pageUrl: 'https://example.org/maya' }];
  expect(isAboutListed(finding('X', 'maya'), { socialMediaAccounts: odd })).toBe(false);
});

it('whatever stands on the list beside it, an account is on it until it is taken off (seed 43)', () => {
  let seed = 43;
  const below = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
  const platforms = Platform.options.filter((one) => parseAccount(one, 'olivetarrant')?.url);
  expect(platforms.length).toBeGreaterThan(8);
  for (let n = 0; n < 500; n += 1) {
    // Few handles, so that many are the same elsewhere.
    const drawn = Array.from({ length: 1 + below(8) }, () => {
      const platform = platforms[below(platforms.length)]!;
      const { handle, url } = parseAccount(platform, ['olivetarrant', 'olivetarrant2'][below(2)]!)!;
      return { platform, handle, pageUrl: url! };
    });
    const taken = drawn[below(drawn.length)]!;
    const { platform } = taken;
    const yours = { platform, handle: below(2) ? taken.handle.toUpperCase() : taken.handle };
    const left = drawn.filter((one) => one.platform !== platform || one.handle !== taken.handle);
    expect(isListed(yours, { socialMediaAccounts: drawn })).toBe(true);
    expect(isListed(yours, { socialMediaAccounts: left })).toBe(false);
  }
});
