import { expect, it } from 'vitest';
import { type User, newUser } from '#domain/account/user';
import { submitProfile } from './submit-profile.ts';

const at = '2026-11-26T07:00:00.000Z';
const maya: User = newUser({ sub: 'maya', email: 'maya@example.com' }, at);

/** What a person with these accounts gets to hear, and what is on its way then. */
async function given(socialMediaAccounts: User['socialMediaAccounts']) {
  const sent: object[] = [];
  const services = {
    users: { get: async () => ({ ...maya, socialMediaAccounts }), change: async () => undefined },
    once: { count: async () => 1 },
    enqueue: async (jobs: readonly object[]) => void sent.push(...jobs),
  } as unknown as Parameters<typeof submitProfile>[1];
  const request = { platform: 'X', account: 'https://x.com/maya_ho1limund' };
  const call = { caller: { sub: 'maya' }, request, now: Date.parse(at) } as Parameters<
    typeof submitProfile
  >[0];
  const answer = submitProfile(call, services);
  await answer.catch(() => {});
  return { answer, sent };
}

it('a copy is compared with what the person lists; where they list nothing, they are told so before anything is promised', async () => {
  const listed = await given([{ platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' }]);
  expect([await listed.answer, listed.sent.length]).toEqual([{ platform: 'X', handle: 'maya_ho1limund' }, 1]);
  const bare = await given([]);
  await expect(bare.answer).rejects.toThrow('Add an account of your own first');
  expect(bare.sent).toEqual([]);
});
