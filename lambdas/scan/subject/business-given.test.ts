import { describe, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { businessAsSubject } from '#domain/business/as-subject';
import type { Business } from '#domain/business/business';
import type { BusinessAccountUsers } from '#domain/business/seat';
import type { Notification } from '#domain/message/notification';
import type { SeenProfile } from '#domain/scan/finding';
import type { SeenJob } from '#domain/scan/seen-job';
import { joinOpenCases } from '../../case/joined/join-open-cases.ts';
import { casesInMemory, pastedCase } from '../../../test/support/sources/cases-in-memory.ts';
import { filesInMemory } from '../../../test/support/files-in-memory.ts';
import { scanInMemory } from '../../../test/support/sources/scan-in-memory.ts';
import type { Source } from '../../sources/source.ts';
import { judgeSubmitted } from '../submitted/judge-submitted.ts';

const at = '2026-11-20T07:40:00.000Z';
const print = { hash: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22', quality: 90 };
const logo = Buffer.from('89504e470d0a1a0a0000000d4948445200000040000000400806000000aa6971de', 'hex');
const bakery: Business = {
  ...{ id: 'acme', adminId: 'ada', createdAt: at, updatedAt: at, name: 'Harbour Loaf Bakery' },
  domain: 'harbourloaf.example',
  socialMediaAccounts: [{ platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/harbourloaf/' }],
};
const proven: Business = {
  ...bakery,
  domainProof: { domain: 'harbourloaf.example', verifiedAt: at, checkedAt: at },
};
const copy = { platform: 'INSTAGRAM' as const, handle: 'harb0urloaf' };

const seat = (userId: string, role: BusinessAccountUsers['role']) => ({
  ...{ businessId: 'acme', userEmailAddress: `${userId}@acme.example`, userId, role, adminUserId: 'ada' },
  ...{ createdAt: at, updatedAt: at },
});

/** The bakery, whose accounts no platform shows us but as told. */
function world(business: Business | null = bakery, shown?: readonly SeenProfile[]) {
  const { services, findings } = scanInMemory(newUser({ sub: 'ada', email: 'ada@acme.example' }, at), () =>
    Date.parse(at),
  );
  const told: Notification[] = [];
  const changed: string[] = [];
  const met: SeenJob[] = [];
  const source = {
    ...{ platform: 'INSTAGRAM', batch: 1, servesImage: () => false },
    lookUp: async ([handle]: [string]) => {
      const profile = shown?.find((one) => one.handle === handle);
      return new Map([[handle, profile ? { is: 'there', profile } : { is: 'nobody' }]]);
    },
  } as unknown as Source;
  const cases = casesInMemory();
  const given = {
    ...services,
    joinCases: (owner: string) => joinOpenCases(owner, { ...services, cases }),
    sources: new Map(shown ? [['INSTAGRAM', source]] : []),
    files: filesInMemory().files,
    scans: { recent: async () => [] },
    hashImage: async () => print,
    proofs: { ownersOf: async () => new Map<string, string>(), codesOf: async () => new Set<string>() },
    businesses: { get: async (id: string) => (id === 'acme' ? (business ?? undefined) : undefined) },
    users: { ...services.users, change: async (id: string) => (changed.push(id), undefined) },
    seats: {
      seatsIn: async () => [seat('ada', 'ADMIN'), seat('mona', 'MANAGER'), seat('mel', 'MEMBER')],
    },
    integrations: {
      webhook: async () => undefined,
      logo: async () => ({ contentType: 'image/png', base64: logo.toString('base64') }),
    },
    notifications: { add: async (one: Notification) => !!told.push(one) },
    met: async (job: SeenJob) => void met.push(job),
    copiesOf: () => {
      throw new Error('A business has no copies.');
    },
  };
  const give = (over: object = {}) =>
    judgeSubmitted(
      { businessId: 'acme', givenBy: 'mona', submitted: { ...copy, ...over } },
      given as unknown as Parameters<typeof judgeSubmitted>[1],
    );
  return { give, cases, findings, told, changed, met };
}

describe('an account that was given for a business', () => {
  it('is joined to the open case of the business about it, and nobody is told to decide', async () => {
    const { give, cases, findings, told } = world();
    const one = pastedCase({ ...copy, userId: 'B#acme' });
    await cases.write({ before: undefined, after: one });
    await give({ name: 'Harbour Loaf Bakery' });
    const [finding] = [...findings.values()];
    expect(finding?.status).toBe('CASE');
    expect(await cases.get('B#acme', 'c1')).toMatchObject({ findingId: finding!.id });
    expect(told).toEqual([]);
  });

  it('is a finding of the business beside the account that it copies, and no person’s', async () => {
    const { give, findings, changed, met } = world();
    expect(await give({ name: 'Harbour Loaf Bakery' })).toBe('found');
    const [finding] = [...findings.values()];
    expect(finding).toMatchObject({
      ...{ subjectId: 'B#acme', status: 'OPEN', platform: 'INSTAGRAM' },
      yours: { handle: 'harbourloaf', name: 'Harbour Loaf Bakery' },
      theirs: { handle: 'harb0urloaf', name: 'Harbour Loaf Bakery', seenIn: 'report' },
      history: [{ what: 'first seen', note: 'From what you gave us' }],
    });
    expect(finding!.verdict).toMatch(/clone/);
    expect([changed, met]).toEqual([[], []]);
  });

  it('is told to those who may see what was found', async () => {
    const { give, told } = world();
    await give({ name: 'Harbour Loaf Bakery' });
    // Who gave it knows of it: a mail would say what they had just told us.
    expect(told.map(({ userId, noMail }) => [userId, noMail])).toEqual([
      ['ada', undefined],
      ['mona', true],
    ]);
    expect(told[0]).toMatchObject({
      title: expect.stringMatching(/^Harbour Loaf Bakery: .*clone on Instagram: harb0urloaf$/),
      body: 'Digit 0 in place of o. Compared with harbourloaf. Someone in your business gave it to us; no scan has seen it.',
      link: expect.stringMatching(/^\/business-dashboard\?businessId=acme#finding-.+$/) as string,
    });
  });

  it('is read from the platform where that answers, beside the account of the business', async () => {
    const own = { platform: 'INSTAGRAM' as const, handle: 'harbourloaf', bio: 'Bread from the quay' };
    const { give, findings, met } = world(bakery, [own, { ...copy, bio: 'Bread from the quay' }]);
    expect(await give()).toBe('found');
    expect([...findings.values()]).toMatchObject([
      { yours: own, theirs: { bio: 'Bread from the quay' }, history: [{ note: 'You gave it to us' }] },
    ]);
    expect(met).toMatchObject([{ seenFor: 'B#acme' }]);
  });

  it('is compared with the logo once the domain is proven, and not before', async () => {
    const reasons = async (business: Business) => {
      const { give, findings } = world({ ...business, logoImagePath: 'logo.png' });
      await give({ picture: print });
      return [...findings.values()].flatMap((one) => one.reasons.map(({ signal }) => signal));
    };
    expect(await reasons(proven)).toContain('photo');
    // Also where which part of it is the name is not plain.
    const domain = 'shop.harbourloaf.example';
    const shop = { ...proven, domain, domainProof: { ...proven.domainProof!, domain } };
    expect(businessAsSubject(shop).label).toBeUndefined();
    expect(await reasons(shop)).toContain('photo');
    expect(await reasons(bakery)).not.toContain('photo');
  });

  it('whose picture isn’t like the logo says that they were compared, and scores as without one', async () => {
    const withLogo = { ...proven, logoImagePath: 'logo.png' };
    const unlike = { hash: print.hash.replaceAll(/./g, (digit) => (15 - parseInt(digit, 16)).toString(16)) };
    const given = async (picture?: object) => {
      const { give, findings } = world(withLogo);
      await give({ name: 'Harbour Loaf Bakery', ...(picture && { picture }) });
      return [...findings.values()][0]!;
    };
    const [without, withOne] = [await given(), await given({ ...unlike, quality: 90 })];
    expect(without.reasons.map(({ signal }) => signal)).not.toContain('photo');
    expect(withOne.reasons.find(({ signal }) => signal === 'photo')).toMatchObject({
      words: 'Different from the picture uploaded to Countersign, unless one is an edited copy of the other.',
      adds: 0,
    });
    expect([withOne.score, withOne.verdict]).toEqual([without.score, without.verdict]);
  });

  it('that is only compared again is compared with the logo beside an account that nobody can read', async () => {
    const { give, findings } = world({
      ...{ ...proven, logoImagePath: 'logo.png' },
      socialMediaAccounts: [{ platform: 'FACEBOOK', pageUrl: 'https://www.facebook.com/harbourloaf' }],
    });
    await give({ name: 'Harbour Loaf Bakery' });
    const [seen] = [...findings.values()];
    const unlike = print.hash.replaceAll(/./g, (digit) => (15 - parseInt(digit, 16)).toString(16));
    findings.set(seen!.id, { ...seen!, theirs: { ...seen!.theirs, photoHash: unlike } });
    expect(await give({ again: true })).toBe('found');
    const [finding] = [...findings.values()];
    expect(finding!.reasons.map(({ words }) => words)).toContain(
      'Different from the picture uploaded to Countersign, unless one is an edited copy of the other.',
    );
    expect(finding!.yours).toMatchObject({ platform: 'FACEBOOK', picture: { uploaded: true } });
  });

  it('keeps the logo as uploaded, since no account shows it', async () => {
    const { give, findings } = world({ ...proven, logoImagePath: 'logo.png' });
    await give({ picture: print });
    expect([...findings.values()]).toMatchObject([{ yours: { picture: { uploaded: true } } }]);
  });

  it('is compared with the proven domain where no account is listed, as a scan does', async () => {
    const without = { socialMediaAccounts: [] };
    const { give, findings, told } = world({ ...proven, ...without });
    expect(await give({ platform: 'SNAPCHAT', name: 'Harbour Loaf Bakery' })).toBe('found');
    expect(told[0]!.body).toContain(
      ' Compared with harbourloaf, the name of your domain. If the account is yours, say so on the list. Someone in',
    );
    const [finding] = [...findings.values()];
    expect(finding).toMatchObject({
      yours: { platform: 'SNAPCHAT', handle: 'harbourloaf', ofDomain: true },
    });
    expect(businessAsSubject(proven).label).toBe('harbourloaf');
    expect(await world({ ...bakery, ...without }).give({ platform: 'SNAPCHAT' })).toBe('unlike');
  });

  it('is compared with the name of the domain as the domain has it, and not as the platform would', async () => {
    const domain = 'harbour-loaf.example';
    const named = { ...proven, domain, domainProof: { ...proven.domainProof!, domain } };
    const to = async (pageUrl?: string) => {
      const listed = pageUrl ? [{ ...bakery.socialMediaAccounts![0]!, pageUrl }] : [];
      const { give, findings } = world({ ...named, socialMediaAccounts: listed });
      const account = { platform: 'TIKTOK' as const, handle: 'harbour_loaf_uk' };
      expect(await give({ ...account, name: 'Harbour Loaf Bakery' })).toBe('found');
      return [...findings.values()][0]!.yours;
    };
    expect(await to()).toMatchObject({ handle: 'harbour-loaf', ofDomain: true });
    expect(await to('https://www.instagram.com/harbour_loaf/')).not.toHaveProperty('ofDomain');
    expect(await to('https://www.instagram.com/quayside.bread/')).toMatchObject({ handle: 'harbour-loaf' });
  });

  it.each([
    ['listed, and shown by nobody', undefined, {}],
    ['listed, and seen', { bio: 'Bread from the quay' }, {}],
    ['in capitals', undefined, { pageUrl: 'https://www.instagram.com/HarbourLoaf/' }],
    ['beside one that is seen', undefined, { more: 'https://www.instagram.com/quayside.bread' }],
  ])('is compared with an account elsewhere that has the name of the domain: %s', async (_, seen, over) => {
    const { more, ...given } = over as { more?: string; pageUrl?: string };
    const [listed] = bakery.socialMediaAccounts!;
    const accounts = [{ ...listed!, ...given }, ...(more ? [{ ...listed!, pageUrl: more }] : [])];
    const shown: SeenProfile[] = [
      ...(seen ? [{ platform: 'INSTAGRAM' as const, handle: 'harbourloaf', ...seen }] : []),
      ...(more ? [{ platform: 'INSTAGRAM' as const, handle: 'quayside.bread', bio: 'Bread' }] : []),
    ];
    const { give, findings } = world({ ...proven, socialMediaAccounts: accounts }, shown);
    expect(await give({ platform: 'SNAPCHAT', name: 'Harbour Loaf Bakery' })).toBe('found');
    const { yours } = [...findings.values()][0]!;
    expect([yours.platform, yours.handle.toLowerCase()]).toEqual(['INSTAGRAM', 'harbourloaf']);
    expect(yours).toMatchObject(seen ?? {});
    expect(yours).not.toHaveProperty('ofDomain');
  });

  it('that is like nothing of the business is no finding, and who gave it hears so', async () => {
    const { give, findings, told } = world();
    expect(await give({ handle: 'zzqx.potter77', name: 'Bob Ford' })).toBe('unlike');
    expect(findings.size).toBe(0);
    expect(told).toMatchObject([
      {
        userId: 'mona',
        title: 'zzqx.potter77 on Instagram isn’t similar enough to Harbour Loaf Bakery to call it a copy',
        link: '/business-dashboard?businessId=acme#brand',
      },
    ]);
  });

  it('that was decided about and is like nothing now is said to stay where their page has it', async () => {
    const { give, findings, told } = world();
    await give();
    const [[id, found] = []] = [...findings];
    const theirs = { ...found!.theirs, handle: 'zzqx.potter77', name: 'Bob Ford', bio: null };
    findings.set(id!, { ...found!, status: 'IGNORED', theirs });
    expect(await give({ handle: 'zzqx.potter77', name: 'Bob Ford', bio: 'Oak tables' })).toBe('unlike');
    expect(told.at(-1)?.body).toContain('it stays under “Decided or gone”.');
  });

  it('of which a number alone is known is not said to be unlike', async () => {
    const { give, told } = world();
    const url = 'https://www.facebook.com/profile.php?id=100089912345678';
    const account = { platform: 'FACEBOOK' as const, handle: '100089912345678', url };
    expect(await give({ ...account, name: undefined, bio: undefined })).toBe('unlike');
    expect(told[0]).toMatchObject({
      title:
        'Tell us more about 100089912345678 on Facebook: its link alone doesn’t say whether it copies Harbour Loaf Bakery',
      body: 'All we know about it is a number, which says nothing of what it shows. Give it to us again with the name and picture it shows.',
      // Where the rest is asked for.
      link: `/business-dashboard?businessId=acme&give=${encodeURIComponent(url)}#brand`,
    });
  });

  it('for a business that has ended is nothing', async () => {
    const { give, findings } = world(null);
    expect(await give()).toBe('nobody');
    expect(findings.size).toBe(0);
  });
});
