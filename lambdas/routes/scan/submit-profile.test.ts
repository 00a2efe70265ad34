import { expect, it } from 'vitest';
import { type User, newUser } from '#domain/account/user';
import { noteReading } from '../../marked/mark-receipt.ts';
import { submitProfile } from './submit-profile.ts';

const at = '2026-11-26T07:00:00.000Z';
const maya: User = newUser({ sub: 'maya', email: 'maya@example.com' }, at);

/** What a person with these accounts gets to hear, and what is on its way then. */
async function given(
  socialMediaAccounts: User['socialMediaAccounts'],
  { mark, read }: { mark?: string; read?: string } = {},
) {
  const sent: object[] = [];
  let noted = '';
  const keep = async ({ id }: { id: string }) => void (noted = id);
  if (read) await noteReading({ keep }, { userId: 'maya', words: read, now: Date.parse(at) });
  const services = {
    users: { get: async () => ({ ...maya, socialMediaAccounts }), change: async () => undefined },
    once: { count: async () => 1, has: async (id: string) => id === noted },
    enqueue: async (jobs: readonly object[]) => void sent.push(...jobs),
  } as unknown as Parameters<typeof submitProfile>[1];
  const request = { platform: 'X', account: 'https://x.com/maya_ho1limund', ...(mark && { mark }) };
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

it('of a mark goes along what we read ourselves, and nothing that is made up', async () => {
  const own: User['socialMediaAccounts'] = [
    { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' },
  ];
  const mark = 'Its picture derives from the copy issued to you as “X” on 3 March 2026.';
  expect((await given(own, { mark, read: mark })).sent).toMatchObject([{ submitted: { mark } }]);
  const [job] = (await given(own, { mark: `${mark} Never by chance.`, read: mark })).sent;
  expect(job).not.toHaveProperty('submitted.mark');
});
