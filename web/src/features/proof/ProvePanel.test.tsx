// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { accountProof, type ProofWay } from '#domain/proof/proof';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { ProvePanel } from './ProvePanel.tsx';

vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'u', email: '' }) }));
vi.mock('../../lib/api/rest.ts', () => ({ call: () => new Promise(() => {}) }));

const onFacebook = { platform: 'FACEBOOK' as const, pageUrl: 'https://www.facebook.com/maya.hollimund' };
const onX = { platform: 'X' as const, pageUrl: 'https://x.com/maya_hollimund' };

test.each<[typeof onFacebook | typeof onX, ProofWay[], string]>([
  [onFacebook, [], 'Why it can’t be proven'],
  [onX, [], 'Why it can’t be proven'],
  [onX, ['code'], 'Other ways to prove it'],
])('what stands beside the ways to prove it is called after what it says: %#', (listed, ways, name) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ProvePanel account={accountProof(listed, { ways })} sealOf="u" />
    </QueryClientProvider>,
  );
  const names = [...box.querySelectorAll('section')].map((part) => part.getAttribute('aria-label'));
  expect(names).toContain(name);
});
