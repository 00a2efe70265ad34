import { describe, expect, it } from 'vitest';
import type { Business } from '#domain/business/business';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { newUser } from '#domain/account/user';
import { businessSubject } from '#domain/keys';
import type { HookJob } from '#domain/business/webhook';
import type { Notification } from '#domain/message/notification';
import type { SeenProfile } from '#domain/scan/finding';
import { looksFor, plannedSources } from '#domain/scan/scan-plan';
import { businessAsSubject } from '#domain/business/as-subject';
import { filesInMemory } from '../../../test/support/files-in-memory.ts';
import { scanInMemory } from '../../../test/support/sources/scan-in-memory.ts';
import type { Source } from '../../sources/source.ts';
import { jobsFor, newScan } from '../begin/new-scan.ts';
import { runSource } from '../run.ts';

const at = '2026-11-20T07:40:00.000Z';
const photoHash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const account: SeenProfile = {
  ...{ platform: 'X', handle: 'ferrowbay', name: 'Ferrow Bay Ceramics', photoHash },
  ...{ createdAt: '2014-06-01T00:00:00Z', followers: 3912 },
};
const copy: SeenProfile = {
  ...{ ...account, handle: 'ferrowbay_', accountId: '9' },
  ...{ createdAt: '2026-11-09T00:00:00Z', followers: 12 },
};
/** Nothing in its handle is like theirs. */
const named: SeenProfile = { ...copy, handle: 'kiln_deals_77', accountId: '10' };
const business: Business = {
  ...{ id: 'acme', adminId: 'u1', createdAt: at, updatedAt: at, name: 'Ferrow Bay Ceramics' },
  domain: 'ferrowbay.example',
  socialMediaAccounts: [{ platform: 'X', pageUrl: 'https://x.com/ferrowbay' }],
};
const proven = {
  ...business,
  domainProof: { domain: 'ferrowbay.example', verifiedAt: at, checkedAt: at },
};

const platform = (profiles: readonly SeenProfile[]): Source => ({
  ...{ platform: 'X', batch: 100, servesImage: (url) => url.startsWith('https://pictures.example/') },
  lookUp: async (handles) =>
    new Map(
      handles.map((handle) => {
        const profile = profiles.find((one) => one.handle === handle);
        return [handle, profile ? { is: 'there' as const, profile } : { is: 'nobody' as const }];
      }),
    ),
  search: async (text, where) =>
    profiles
      .filter((one) => (where === 'handle' ? one.handle.includes(text) : one.name === text))
      .map(({ handle }) => ({ handle })),
});

const seat = (userId: string, role: BusinessAccountUsers['role'], invitedUntil?: string) => ({
  ...{ businessId: 'acme', userEmailAddress: `${userId}@acme.example`, userId, role, adminUserId: 'u1' },
  ...{ createdAt: at, updatedAt: at, invitedUntil },
});

async function scanned(
  searched: Business,
  profiles: readonly SeenProfile[],
  { files, keys } = filesInMemory(),
) {
  const now = () => Date.parse(at);
  const world = scanInMemory(newUser({ sub: 'u1', email: 'theo@example.com' }, at), now);
  const heard: object[] = [];
  const changed: string[] = [];
  const told: Notification[] = [];
  const posted: HookJob[] = [];
  const services = {
    ...world.services,
    files,
    fetchImage: async (url: string) => ({ contentType: 'image/png' as const, bytes: Buffer.from(url) }),
    sources: new Map([['X' as const, platform(profiles)]]),
    businesses: { get: async (id: string) => (id === 'acme' ? searched : undefined) },
    seats: {
      seatsIn: async () => [
        ...[seat('admin', 'ADMIN'), seat('manager', 'MANAGER'), seat('member', 'MEMBER')],
        seat('invited', 'ADMIN', '2026-12-01T00:00:00.000Z'),
      ],
    },
    users: {
      ...world.services.users,
      change: async (id: string) => (changed.push(id), undefined) as never,
    },
    integrations: {
      webhook: async () => ({ url: 'https://hooks.acme.example/', secret: 'a', since: at }),
      logo: async () => undefined,
    },
    hook: async (job: HookJob) => void posted.push(job),
    notifications: { add: async (one: Notification) => (told.push(one), true) },
    publish: async (progress: object) => void heard.push(progress),
  };
  const looks = looksFor(businessAsSubject(searched), ['X']);
  const scan = newScan(businessSubject('acme'), services, plannedSources(looks, ['X'], { now: now() }));
  world.scans.set(scan.id, scan);
  for (const job of jobsFor({ businessId: 'acme' }, scan)) await runSource(job, services);
  return { ...world, keys, scan: world.scans.get(scan.id)!, heard, changed, told, posted };
}

describe('a business that is searched for', () => {
  it('finds the copy of a listed account, keyed by the business, and ends the scan', async () => {
    const { findings, scan, heard, changed } = await scanned(business, [account, copy]);
    expect([...findings.values()]).toMatchObject([
      {
        ...{ subjectId: 'B#acme', verdict: 'likely clone', status: 'OPEN' },
        ...{ yours: { handle: 'ferrowbay' }, theirs: { handle: 'ferrowbay_' } },
      },
    ]);
    expect(scan.status).toBe('DONE');
    // No person's page or record is concerned.
    expect([heard, changed]).toEqual([[], []]);
  });

  it.each([
    ['the very handle of its domain', 'ferrowbay'],
    ['another one', 'ferrowbay_clay'],
  ])('calls nobody a copy who was there before its own account, which has %s', async (_, handle) => {
    const own = { ...account, handle };
    const older = {
      ...copy,
      handle: 'ferrowbay_fern',
      name: 'Ferrow Bay Ceramic',
      photoHash: 'a'.repeat(64),
    };
    const listed = { platform: 'X' as const, pageUrl: `https://x.com/${handle}` };
    const of = async (createdAt: string) => {
      const profiles = [own, { ...older, createdAt }];
      const { findings } = await scanned({ ...proven, socialMediaAccounts: [listed] }, profiles);
      return [...findings.values()][0];
    };
    const before = await of('2010-08-10T00:00:00Z');
    expect(before?.verdict ?? 'unrelated').not.toMatch(/clone/);
    // What its own account shows stands beside what is thought of the other one.
    if (before) expect(before.yours).toMatchObject({ handle, createdAt: own.createdAt });
    expect((await of(copy.createdAt!))?.verdict).toBe('likely clone');
  });

  it('keeps what both accounts show among the files of the business, until no finding shows it', async () => {
    const shown = (profile: SeenProfile) => ({
      ...profile,
      imageUrl: `https://pictures.example/${profile.handle}`,
    });
    const kept = filesInMemory();
    const { findings } = await scanned(business, [shown(account), shown(copy)], kept);
    const hashes = [...findings.values()].flatMap(({ yours, theirs }) => [
      yours.picture!.sha256,
      theirs.picture!.sha256,
    ]);
    expect([...findings.values()].filter(({ yours }) => yours.picture!.uploaded)).toEqual([]);
    expect(kept.keys()).toEqual(hashes.map((hash) => `users/business-acme/seen/${hash}.png`).sort());
    await kept.files.putPicture('users/business-acme/seen/old.png', Buffer.from('old'), 'image/png');
    await scanned(business, [shown(account), shown(copy)], kept);
    expect(kept.keys()).toHaveLength(2);
  });

  it('tells admins and managers, and nobody else', async () => {
    const { told } = await scanned(business, [account, copy]);
    expect(told.map(({ userId }) => userId)).toEqual(['admin', 'manager']);
    expect(told[0]).toMatchObject({
      ...{ kind: 'SOURCE', title: 'Ferrow Bay Ceramics: likely clone on X: ferrowbay_' },
      link: expect.stringMatching(/^\/business-dashboard\?businessId=acme#finding-.+$/) as string,
    });
  });

  it('has the same news posted to its webhook', async () => {
    const { told, posted } = await scanned(business, [account, copy]);
    const { id, title } = told[0]!;
    expect(posted).toMatchObject([{ businessId: 'acme', news: { id, title }, attempt: 1 }]);
  });

  it('is searched by name only when its domain is proven and says the name', async () => {
    expect([...(await scanned(business, [account, named])).findings.values()]).toEqual([]);
    const { findings } = await scanned(proven, [account, named]);
    expect([...findings.values()]).toMatchObject([{ theirs: { handle: 'kiln_deals_77' } }]);
  });

  it('is searched by its domain where it has no account, once that is proven', async () => {
    const without = { socialMediaAccounts: [] };
    expect(looksFor(businessAsSubject({ ...business, ...without }), ['X'])).toEqual([]);
    const { findings } = await scanned({ ...proven, ...without }, [copy]);
    expect([...findings.values()]).toMatchObject([
      { yours: { handle: 'ferrowbay', ofDomain: true }, theirs: { handle: 'ferrowbay_' } },
    ]);
  });

  it('is compared with its domain’s name as the domain has it, and told of as by a proven account', async () => {
    const domain = 'ferrow-bay.example';
    const named = { ...proven, domain, domainProof: { ...proven.domainProof!, domain } };
    const { findings, told } = await scanned({ ...named, socialMediaAccounts: [] }, [
      { ...copy, handle: 'ferrow_bay_' },
    ]);
    expect([...findings.values()]).toMatchObject([{ yours: { handle: 'ferrow-bay', ofDomain: true } }]);
    expect(told.length).toBeGreaterThan(0);
  });

  it('is compared by an account elsewhere that has the name of its domain, and not by the name alone', async () => {
    const elsewhere = { platform: 'INSTAGRAM' as const, pageUrl: 'https://www.instagram.com/FerrowBay' };
    const here = { platform: 'X' as const, pageUrl: 'https://x.com/ferrowbay_clay' };
    const of = async (listed: Business['socialMediaAccounts'], profiles: readonly SeenProfile[]) =>
      [...(await scanned({ ...proven, socialMediaAccounts: listed }, profiles)).findings.values()][0];
    const alone = await of([elsewhere], [copy]);
    expect(alone).toMatchObject({ yours: { platform: 'INSTAGRAM', handle: 'FerrowBay' } });
    expect(alone!.yours).not.toHaveProperty('ofDomain');
    // Beside an account that is like it in nothing.
    const clay = { ...account, handle: 'clay_and_tides', name: 'Clay and Tides', photoHash: null };
    const another = { ...here, pageUrl: 'https://x.com/clay_and_tides' };
    expect(await of([another, elsewhere], [clay, copy])).toMatchObject({
      yours: { platform: 'INSTAGRAM', handle: 'FerrowBay' },
    });
    // Who was there before its own account still copies nobody.
    const own = { ...account, handle: 'ferrowbay_clay' };
    const older = { ...copy, createdAt: '2010-08-10T00:00:00Z', photoHash: 'a'.repeat(64) };
    const namesake = { ...older, handle: 'ferrowbay_fern', name: 'Ferrow Bay Ceramic' };
    const before = await of([here, elsewhere], [own, namesake]);
    expect(before?.verdict ?? 'unrelated').not.toMatch(/clone/);
  });

  it('looks for a listed handle on its own platform alone, also with a proven domain: anybody can list anybody', () => {
    const listed = { platform: 'X' as const, pageUrl: 'https://x.com/mayahollimund' };
    const looks = looksFor(businessAsSubject({ ...proven, socialMediaAccounts: [listed] }), ['X', 'GITHUB']);
    expect(looks.map(({ platform, handles }) => [platform, handles.includes('mayahollimund')])).toEqual([
      ['X', true],
      ['GITHUB', false],
    ]);
  });

  it('looks for the handle of an account that it has proven on every platform', () => {
    const listed = { platform: 'X' as const, pageUrl: 'https://x.com/ferrowbayclay', verifiedAt: at };
    const looks = looksFor(businessAsSubject({ ...business, socialMediaAccounts: [listed] }), [
      ...(['X', 'GITHUB'] as const),
    ]);
    expect(looks).toMatchObject([
      { platform: 'X', proven: ['ferrowbayclay'] },
      { platform: 'GITHUB', handles: ['ferrowbayclay'] },
    ]);
  });
});
