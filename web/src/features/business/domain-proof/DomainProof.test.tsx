// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { DomainProof } from './DomainProof.tsx';

const at = '2026-11-20T12:00:00.000Z';
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async () => ({ proof: { domain: 'acme.example', verifiedAt: at, checkedAt: at }, record: null }),
}));

test('that the record is looked for again doesn’t depend on the page being open', async () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <DomainProof businessId="b" domain="acme.example" />
    </QueryClientProvider>,
  );
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.textContent).toContain(
      'We last saw the record on 20 November 2026. We check it again about once a week.',
    );
  });
});
