// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { accountProof, type ProofWay, type ReviewReason, type SocialProof } from '#domain/proof/proof';
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

test('a sign-in for WhatsApp is called by Facebook’s name, where it happens, and who can finish it is said first', () => {
  const listed = { platform: 'WHATSAPP' as const, pageUrl: 'https://wa.me/18605550100' };
  const { box, buttons } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ProvePanel account={accountProof(listed, { ways: ['oauth'] })} sealOf="u" />
    </QueryClientProvider>,
  );
  expect(buttons()).toEqual(['Sign in with Facebook']);
  expect(box.textContent).toContain('If you have a WhatsApp Business account, Facebook opens in a window');
});

const at = '2026-11-24T10:00:00.000Z';
const held = (reviewReason: ReviewReason): SocialProof => ({
  ...{ id: 'X#maya_hollimund', owner: 'u', how: 'oauth', proves: 'this URL', since: at, lastCheckedAt: at },
  ...{ public: false, wantsPublic: false, reviewSince: at, reviewReason },
});
const ways: ProofWay[] = ['oauth', 'code'];
const drawn = (proof: SocialProof) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ProvePanel account={accountProof({ ...onX, verifiedAt: at }, { ways, proof })} sealOf="u" />
    </QueryClientProvider>,
  );

test('what someone else has proven, too, can be proven again here, and by when is said', () => {
  const { box, buttons } = drawn(held('disputed'));
  expect(box.textContent).toContain(
    'Someone else has proven it, too. Prove it again by 1 December 2026, or your proof ends.',
  );
  expect(buttons()).toEqual(['Get the code', 'Sign in with X']);
  expect(box.textContent).not.toContain('Confirmed.');
  expect(box.textContent).not.toContain('Paused for review');
});

test('why it is paused is said of what is kept private, too', () => {
  const { box, buttons } = drawn(held('looks like another'));
  expect(box.textContent).toContain('Confirmed.');
  expect(box.textContent).toContain('Paused for review: another account shows');
  expect(buttons()).toEqual([]);
});
