// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { accountProof } from '#domain/proof/proof';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { CodeWay } from './CodeWay.tsx';

const wire = vi.hoisted(() => ({ fails: undefined as Error | undefined }));
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'u', email: '' }) }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async () => {
    throw wire.fails!;
  },
}));

test.each([
  ['NETWORK', 'The network didn’t answer.', 'Tried at '],
  ['NOT_FOUND', 'The code isn’t on your profile yet.', 'Checked at '],
])('after %s it says when it was tried or checked', async (code, why, said) => {
  wire.fails = new CallFailed(why, code);
  const listed = { platform: 'X' as const, pageUrl: 'https://x.com/maya_hollimund' };
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CodeWay account={{ ...accountProof(listed, { ways: ['code'] }), code: 'nddh-3758' }} />
    </QueryClientProvider>,
  );
  click('Check now');
  await vi.waitFor(() => expect(box.querySelector('[role=alert]')?.textContent).toContain(` ${said}`));
  expect(box.querySelector('[role=alert]')!.textContent).toContain(why);
});
