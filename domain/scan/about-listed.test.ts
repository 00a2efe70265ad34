import { expect, it } from 'vitest';
import { isAboutListed } from './about-listed.ts';

const listed = [{ platform: 'GITHUB' as const, pageUrl: 'https://github.com/olive-tarrant' }];
const finding = (platform: 'GITHUB' | 'X', handle: string, status: 'OPEN' | 'REPORTED' = 'OPEN') => ({
  status,
  yours: { platform, handle },
});

it.each([
  ['the account on the list', finding('GITHUB', 'Olive-Tarrant'), true],
  ['its handle as X writes it', finding('X', 'olive_tarrant'), true],
  ['an account that was taken off', finding('GITHUB', 'maya-hollimund'), false],
  ['what was reported before', finding('GITHUB', 'maya-hollimund', 'REPORTED'), true],
])('%s', (_, one, concerns) => expect(isAboutListed(one, listed)).toBe(concerns));

it('nobody is imitated who lists no account', () =>
  expect(isAboutListed(finding('GITHUB', 'olive-tarrant'), [])).toBe(false));

it('what a business’s proven domain says counts like a handle, and an address that is no profile like none', () => {
  expect(isAboutListed(finding('X', 'Ferrow_Bay'), [], 'ferrow-bay')).toBe(true);
  expect(isAboutListed(finding('X', 'acme'), [], 'ferrow-bay')).toBe(false);
  const odd = [{ platform: 'X' as const, pageUrl: 'https://example.org/maya' }];
  expect(isAboutListed(finding('X', 'maya'), odd)).toBe(false);
});
