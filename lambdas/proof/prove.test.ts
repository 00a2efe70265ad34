import { afterEach, describe, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { newBusiness } from '#domain/business/business';
import { businessSubject } from '#domain/keys';
import type { Notification } from '#domain/message/notification';
import { seededPause } from '../../emulator/dynamodb/seeded-pause.ts';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { editBusiness } from '../graphql/edit-business.ts';
import { editUser } from '../graphql/edit-user.ts';
import { withoutWebhook } from '../news/without-webhook.ts';
import { raceRetry } from '../runtime/retry.ts';
import { businessStore } from '../store/business/business.ts';
import { seatStore } from '../store/business/seat.ts';
import { socialProofStore } from '../store/proof/social-proof.ts';
import { userStore } from '../store/user.ts';
import { breakProof } from './break-proof.ts';
import { givingUpProof } from './give-up-proof.ts';
import { holdersOver } from './holder.ts';
import { prove } from './prove.ts';

/** A person and a business that list the same account, over tables in which every call takes a pause of its own. */
const now = Date.parse('2026-11-23T09:00:00.000Z');
const at = new Date(now).toISOString();
const account = { platform: 'GITHUB' as const, handle: 'acme' };
const listed = [{ platform: 'GITHUB' as const, pageUrl: 'https://github.com/acme' }];
const company = businessSubject('acme');
const seeds = Array.from({ length: 20 }, (_, n) => n + 1);
let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function world(seed: number) {
  const tables = await openTables(() => now, seededPause(seed));
  ({ close } = tables);
  const { database } = tables;
  const [users, businesses, seats] = [userStore(database), businessStore(database), seatStore(database)];
  const proofs = socialProofStore(database);
  const retry = { ...raceRetry, random: () => 0.5 };
  await users.create({
    ...newUser({ sub: 'olga', email: 'olga@example.com' }, at),
    socialMediaAccounts: listed,
  });
  await businesses.create(
    { ...newBusiness({ id: 'acme', adminId: 'ada', updatedAt: at }, at), socialMediaAccounts: listed },
    {
      ...{ businessId: 'acme', userEmailAddress: 'ada@example.com', userId: 'ada', role: 'ADMIN' },
      ...{ adminUserId: 'ada', createdAt: at, updatedAt: at },
    },
  );
  const told: Notification[] = [];
  const notifications = {
    add: async (one: Notification) => !told.some(({ id }) => id === one.id) && !!told.push(one),
  };
  const services = { holders: holdersOver({ users, businesses }), proofs, seats, notifications, retry };
  const telling = { ...services, ...withoutWebhook, now: () => now };
  const edit = { seats, retry, now: () => now, releaseProof: givingUpProof(telling) };
  return {
    told,
    proofs,
    give: (owner: string, by: string) => prove({ owner, by, now }, account, { how: 'oauth' }, services),
    /** A look finds that it holds no more. */
    end: async (note: string) => breakProof((await proofs.get('GITHUB#acme'))!, note, telling as never),
    takeOff: () =>
      editBusiness(
        { input: { id: 'acme', socialMediaAccounts: [] } },
        { sub: 'ada' },
        { ...edit, businesses },
      ),
    takeOffOwn: () =>
      editUser({ input: { id: 'olga', socialMediaAccounts: [] } }, { sub: 'olga' }, { ...edit, users }),
    /** Who has it marked as proven on their list. */
    marked: async () => {
      const lists = [
        ['olga', await users.get('olga')],
        [company, await businesses.get('acme')],
      ] as const;
      return lists.flatMap(([owner, record]) =>
        record?.socialMediaAccounts?.some(({ verifiedAt }) => verifiedAt) ? [owner] : [],
      );
    },
  };
}

describe('one handle', () => {
  it.each(seeds)('that a person and a business prove at once is one’s, seed %i', async (seed) => {
    const { give, marked, proofs } = await world(seed);
    const owners = ['olga', company];
    const answers = await Promise.allSettled([give('olga', 'olga'), give(company, 'ada')]);
    const winners = owners.filter((_, n) => answers[n]!.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    expect(await marked()).toEqual(winners);
    expect(await proofs.ownerOf('GITHUB', 'acme')).toBe(winners[0]);
  });

  it.each(seeds)(
    'that is proven while it is taken off the list has no proof in the end, seed %i',
    async (seed) => {
      const { give, marked, proofs, takeOff } = await world(seed);
      await Promise.allSettled([give(company, 'ada'), takeOff()]);
      expect(await marked()).toEqual([]);
      expect(await proofs.ownerOf('GITHUB', 'acme')).toBeUndefined();
    },
  );

  it('that has been paused for long is asked for again from the moment somebody else proves it', async () => {
    const { give, proofs } = await world(1);
    await give('olga', 'olga');
    const paused = { reviewSince: '2026-11-01T00:00:00.000Z', reviewReason: 'looks like another' as const };
    await proofs.look((await proofs.get('GITHUB#acme'))!, paused);
    await expect(give(company, 'ada')).rejects.toThrow('Someone else has proven this account here');
    expect(await proofs.get('GITHUB#acme')).toMatchObject({ reviewSince: at, reviewReason: 'disputed' });
    await give('olga', 'olga');
    expect((await proofs.get('GITHUB#acme'))?.reviewReason).toBe('looks like another');
  });

  it.each(['looks like another', 'reported'] as const)(
    'that %s when it was disputed still waits for that once its holder has proven it again',
    async (reviewReason) => {
      const { give, proofs } = await world(1);
      await give('olga', 'olga');
      const paused = { reviewSince: '2026-11-01T00:00:00.000Z', reviewReason };
      await proofs.look((await proofs.get('GITHUB#acme'))!, paused);
      await expect(give(company, 'ada')).rejects.toThrow('Someone else has proven');
      await expect(give(company, 'ada')).rejects.toThrow('Someone else has proven');
      await give('olga', 'olga');
      expect(await proofs.get('GITHUB#acme')).toMatchObject({ public: false, reviewReason });
    },
  );

  it('that somebody holds themselves is not disputed by them for their business; they are told what to do', async () => {
    const { give, proofs } = await world(1);
    await give('olga', 'olga');
    await expect(give(company, 'olga')).rejects.toThrow('Take it off your own list first');
    expect((await proofs.get('GITHUB#acme'))?.reviewSince).toBeUndefined();
    await expect(give(company, 'ada')).rejects.toThrow('Someone else has proven this account here');
    expect(await proofs.get('GITHUB#acme')).toMatchObject({ owner: 'olga', reviewReason: 'disputed' });
    expect(await proofs.rival('GITHUB#acme')).toEqual({ owner: company, how: 'oauth', at });
    expect(await proofs.provenBy(company)).toEqual([]);
  });

  it('that somebody else holds is said to be what one’s own waits for, also where an earlier proof broke', async () => {
    const { give, proofs, end } = await world(1);
    const claimOf = (owner: string) => proofs.claim(owner, 'GITHUB', 'acme');
    await give('olga', 'olga');
    await end('The code is no longer on the profile.');
    expect(await claimOf('olga')).toMatchObject({
      status: 'BROKEN',
      note: 'The code is no longer on the profile.',
    });
    await give(company, 'ada');
    await expect(give('olga', 'olga')).rejects.toThrow('Someone else has proven this account here');
    expect(await claimOf('olga')).toMatchObject({
      status: 'PENDING',
      note: expect.stringMatching(/^Someone else has proven this account here/) as string,
    });
  });

  it('that its holder proves again is told to who has shown a proof of it, once a day, and their list says so', async () => {
    const { give, proofs, told } = await world(1);
    await give(company, 'ada');
    for (let n = 0; n < 3; n += 1) {
      await expect(give('olga', 'olga')).rejects.toThrow('We’ll tell you how it turns out');
      await give(company, 'ada');
    }
    expect(told).toMatchObject([
      { userId: 'olga', title: 'Someone else’s proof of acme on GitHub still holds', kind: 'SOURCE' },
    ]);
    const { status, note } = (await proofs.claim('olga', 'GITHUB', 'acme'))!;
    expect([status, note]).toEqual([
      'PENDING',
      expect.stringMatching(/their proof held on 23 November 2026\. If you share the account, agree who/),
    ]);
  });

  it('that was shown in public when its proof ended is shown again once it is proven again, and no other', async () => {
    const { give, proofs, end } = await world(1);
    const wants = async () => (await proofs.get('GITHUB#acme'))?.wantsPublic;
    await give('olga', 'olga');
    await end('The code is gone.');
    await give('olga', 'olga');
    expect(await wants()).toBe(false);
    await proofs.look((await proofs.get('GITHUB#acme'))!, { public: true, wantsPublic: true });
    await end('The code is gone.');
    await give('olga', 'olga');
    expect(await wants()).toBe(true);
    // Turned off since, it stays so.
    await proofs.look((await proofs.get('GITHUB#acme'))!, { public: false, wantsPublic: false });
    await end('The code is gone.');
    await give('olga', 'olga');
    expect(await wants()).toBe(false);
  });

  it('that its holder takes off the list is told to who has shown a proof of it, a person or a business', async () => {
    const { give, takeOff, takeOffOwn, told } = await world(1);
    await give(company, 'ada');
    await expect(give('olga', 'olga')).rejects.toThrow('Someone else has proven this account here');
    await takeOff();
    expect(told).toMatchObject([{ userId: 'olga', title: 'You can prove acme on GitHub now' }]);
    await give('olga', 'olga');
    // Nobody waits for it now.
    await takeOffOwn();
    expect(told).toHaveLength(1);
  });

  it('the same where a business waits for it', async () => {
    const { give, takeOffOwn, told } = await world(1);
    await give('olga', 'olga');
    await expect(give(company, 'ada')).rejects.toThrow('Someone else has proven this account here');
    await takeOffOwn();
    expect(told).toMatchObject([
      { userId: 'ada', title: expect.stringMatching(/acme on GitHub can be proven now$/) },
    ]);
  });
});
