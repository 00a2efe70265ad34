// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import type { OwnAccounts } from '../owner/own-accounts.ts';
import { one } from '../case-for-test.ts';
import { Missing } from './Missing.tsx';

const verifiedAt = '2026-11-20T10:00:00.000Z';
const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya-hollimund', verifiedAt };
const onX = { platform: 'X' as const, pageUrl: 'https://x.com/maya_hollimund' };
const said = (accounts: OwnAccounts, part: Parameters<typeof one>[0] = {}) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Missing one={one(part)} name="Maya" accounts={accounts} />
    </QueryClientProvider>,
  ).box;

test('without an account on the platform, and none that is said to be copied, the list of accounts is the way', () => {
  const box = said([github]);
  expect(box.textContent).toContain(
    'X may ask for a link to your own account there. If you have one, list it, and it’ll be in the text.',
  );
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/connections/social');
});

test('with one nothing is missing; one that is listed alone is told as that', () => {
  expect(said([github, { ...onX, verifiedAt }]).textContent).toBe('');
  const imitates = { platform: 'GITHUB' as const, handle: 'maya-hollimund', name: null };
  expect(said([github], { imitates }).textContent).toBe('');
  expect(said([onX]).textContent).toContain(
    'maya_hollimund on X, which is on your list of accounts but not proven',
  );
});

test('every account that the text names is told as listed alone, also the one that is copied', () => {
  const imitates = { platform: 'GITHUB' as const, handle: 'Maya-Hollimund', name: null };
  const { verifiedAt: _, ...unproven } = github;
  expect(said([unproven], { imitates }).textContent).toBe(
    'The text names Maya-Hollimund on GitHub, which is on your list of accounts but not proven.',
  );
  expect(said([unproven, onX], { imitates }).textContent).toBe(
    'The text names Maya-Hollimund on GitHub and maya_hollimund on X, which are on your list of accounts but not proven.',
  );
  expect(said([github, onX], { imitates }).textContent).toContain('names maya_hollimund on X, which is');
});
