// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { BrandFindings } from './BrandFindings.tsx';

const server = vi.hoisted(() => ({ state: 'nothing to search', sources: [] as object[] }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async () => ({ ...server, lastLookedAt: null, names: [], findings: [] }),
}));

async function shown(domain: string, isProven: boolean, settings?: string) {
  const business = { id: 'b', domain, ...(isProven && { domainProof: { domain } }) } as never;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <BrandFindings {...{ business, settings }} />
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((done) => setTimeout(done)));
  return box.textContent;
}

test('who has proven a domain that says no name to search for isn’t asked to prove it', async () => {
  for (const domain of ['hp.com', 'shop.acme.com', 'xn--e1afmkfd.example']) {
    const text = await shown(domain, true, '/settings');
    expect(text).toContain(
      'doesn’t give us a name to search for. Add your accounts on platforms we can search. ',
    );
    expect(text).toContain('once an account is listed.');
    expect(text).not.toContain('prove your domain');
  }
  expect(await shown('hp.com', false, '/settings')).toContain('We can’t scan yet. Add your accounts on');
  expect(await shown('hp.com', false, '/settings')).toContain('or prove your domain.');
});

test('whoever can’t do it themselves reads who can', async () => {
  expect(await shown('hp.com', false)).toContain('An admin can add your accounts');
  expect(await shown('hp.com', true)).toContain('An admin can add your accounts');
});

test('nor is a platform said to wait for it', async () => {
  server.state = 'done';
  const notAsked = { platform: 'TIKTOK', status: 'not asked', asked: 0, total: 0, compared: 0, found: 0 };
  server.sources = [notAsked];
  expect(await shown('hp.com', true)).toContain('Not searched until an account is proven: TikTok.');
  expect(await shown('hp.com', false)).toContain(
    'Not searched until an account or your domain is proven: TikTok.',
  );
});
