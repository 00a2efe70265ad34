import { describe, expect, it } from 'vitest';
import { markPicture } from '#domain/engine/mark/mark-picture';
import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { emptyPlane } from '#domain/engine/mark/plane/plane';
import { resizePlane } from '#domain/engine/mark/plane/resize-plane';
import type { Pixels } from '#domain/engine/photo/pdq';
import { originalPath, originalSide } from '#domain/marked/issued-copy';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import type { SeenJob } from '#domain/scan/seen-job';
import { severityOf } from '#domain/scan/severity';
import type { Notification } from '#domain/message/notification';
import type { Platform } from '#domain/platform/platform';
import type { SocialAccount } from '#domain/platform/social-account';
import { pictureKey, seenPictureKey } from '#domain/account/upload';
import { type User, newUser } from '#domain/account/user';
import type { OwnSight } from '#domain/scan/stored-scan';
import { type Source, SourceSilent } from '../sources/source.ts';
import { decodeImage } from '../../bin/image-file.ts';
import { jpeg } from '../../platforms/portraits/encode.ts';
import { followRename } from '../case/follow-rename.ts';
import { joinOpenCases } from '../case/joined/join-open-cases.ts';
import { casesInMemory, pastedCase } from '../../test/support/sources/cases-in-memory.ts';
import { filesInMemory } from '../../test/support/files-in-memory.ts';
import { drawnScene } from '../../test/support/pictures/drawn-scene.ts';
import { copyKeys } from '../marked/copy-key.ts';
import { copiesOf, type ReadCopies } from '../marked/read-copies.ts';
import { sha256 } from '../runtime/hash.ts';
import type { FetchedImage } from './picture/fetch-image.ts';
import { findingId } from './same-account.ts';
import { judgeSubmitted } from './submitted.ts';

const at = '2026-11-20T07:40:00.000Z';
const proven = '2026-11-01T00:00:00.000Z';

/** Maya, and a platform that answers as told. */
function world(
  answer?: () => SeenProfile | undefined,
  picture?: FetchedImage,
  copies?: (userId: string, timeLeft: () => number) => ReadCopies,
  instagram?: () => SeenProfile,
) {
  let user: User = {
    ...newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-01T00:00:00.000Z'),
    firstName: 'Maya',
    lastName: 'Hollimund',
    socialMediaAccounts: [
      { platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/maya.hollimund/', verifiedAt: proven },
    ],
  };
  const findings = new Map<string, Finding>();
  const notifications = new Map<string, Notification>();
  const told: string[] = [];
  const met: SeenJob[] = [];
  const sourceOf = (platform: string, told: () => SeenProfile | undefined) =>
    ({
      platform,
      batch: 1,
      lookUp: async ([handle]: [string]) => {
        const profile = told();
        return new Map([[handle, profile ? { is: 'there', profile } : { is: 'nobody' }]]);
      },
      servesImage: () => !!picture,
    }) as unknown as Source;
  const cases = casesInMemory();
  const { files } = filesInMemory();
  const sights: OwnSight[] = [];
  const services = {
    users: {
      get: async (id: string) => (id === 'u1' ? user : undefined),
      change: async (_id: string, { set = {} }: { set?: Partial<User> }) => {
        user = { ...user, ...set };
        return true;
      },
    },
    findings: {
      get: async (_: string, id: string) => findings.get(id),
      list: async () => [...findings.values()],
      write: async (_before: unknown, one: Finding) => !!findings.set(one.id, one),
    },
    notifications: {
      add: async (one: Notification) => !notifications.has(one.id) && !!notifications.set(one.id, one),
    },
    proofs: { ownersOf: async () => new Map<string, string>(), codesOf: async () => new Set<string>() },
    sources: new Map<Platform, Source>([
      ...(answer ? [['SNAPCHAT', sourceOf('SNAPCHAT', answer)] as const] : []),
      ...(instagram ? [['INSTAGRAM', sourceOf('INSTAGRAM', instagram)] as const] : []),
    ]),
    followRename: (owner: string, finding: Finding) => followRename(owner, finding, { ...services, cases }),
    joinCases: (owner: string) => joinOpenCases(owner, { ...services, cases }),
    files,
    scans: { recent: async () => [{ sources: [{ own: sights }] }] },
    fetchImage: async () => picture,
    hashImage: async (_: FetchedImage): Promise<PhotoPrint | undefined> => undefined,
    ...(copies && { copiesOf: copies }),
    met: async (job: SeenJob) => void met.push(job),
    mayAsk: async () => true,
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
    publish: async ({ status }: { status: string }) => void told.push(status),
    now: () => Date.parse(at),
  };
  const submit = (over: object = {}) =>
    judgeSubmitted(
      {
        userId: 'u1',
        submitted: { platform: 'SNAPCHAT', handle: 'maya.hol1imund', name: 'Maya Hollimund', ...over },
      },
      services as unknown as Parameters<typeof judgeSubmitted>[1],
    );
  const call = (firstName: string | null, lastName: string | null, preferredName?: string) =>
    (user = { ...user, firstName, lastName, preferredName });
  const change = (set: Partial<User>) => (user = { ...user, ...set });
  const list = (account: SocialAccount) =>
    change({ socialMediaAccounts: [...user.socialMediaAccounts!, account] });
  const known = { cases, findings, notifications, told, met, user: () => user };
  return { submit, list, call, change, files, services, sights, ...known };
}

describe('an account that a person gave us', () => {
  it('is a finding from what they gave, told once, and counted', async () => {
    const { submit, findings, notifications, told, user } = world();
    expect(await submit()).toBe('found');
    expect(await submit()).toBe('found');
    const [finding] = [...findings.values()];
    expect(finding).toMatchObject({
      platform: 'SNAPCHAT',
      status: 'OPEN',
      yours: { handle: 'maya.hollimund' },
      theirs: { handle: 'maya.hol1imund', name: 'Maya Hollimund' },
      history: [{ what: 'first seen', note: 'From what you gave us' }],
    });
    expect(finding!.verdict).toMatch(/clone/);
    expect([...notifications.values()]).toMatchObject([
      { title: expect.stringMatching(/clone on Snapchat: maya\.hol1imund/), noMail: true },
    ]);
    const { likelyClones = 0, possibleClones = 0 } = user().impersonationDetection ?? {};
    expect((likelyClones ?? 0) + (possibleClones ?? 0)).toBe(1);
    expect(told).toEqual(['DONE', 'DONE']);
  });

  it('that they have a case about is joined to it, and nobody is told to decide', async () => {
    const { submit, cases, findings, notifications, user } = world();
    const one = pastedCase({ platform: 'SNAPCHAT', handle: 'maya.hol1imund' });
    await cases.write({ before: undefined, after: one });
    expect(await submit()).toBe('found');
    const [finding] = [...findings.values()];
    expect(finding?.status).toBe('CASE');
    expect(await cases.get('u1', 'c1')).toMatchObject({ findingId: finding!.id });
    expect([...notifications.values()]).toEqual([]);
    expect(user().impersonationDetection).toMatchObject({ likelyClones: 0, possibleClones: 0 });
  });

  it('that goes by another handle by now takes the case about it along', async () => {
    let shown: SeenProfile = {
      ...{ platform: 'SNAPCHAT', handle: 'maya.hol1imund', accountId: '77', name: 'Maya Hollimund' },
    };
    const { submit, cases, findings, notifications } = world(() => shown);
    const one = pastedCase({ platform: 'SNAPCHAT', handle: shown.handle });
    await cases.write({ before: undefined, after: one });
    await submit();
    shown = { ...shown, handle: 'maya.ho11imund' };
    await submit({ handle: shown.handle });
    const [finding] = [...findings.values()] as [Finding];
    expect(finding).toMatchObject({ status: 'CASE', theirs: { handle: shown.handle } });
    expect(await cases.get('u1', 'c1')).toMatchObject({
      ...{ findingId: finding.id, handle: shown.handle, title: `A copy: ${shown.handle}` },
      evidence: [
        { kind: 'finding', words: expect.stringMatching(/^Renamed on Snapchat: maya\.hol1imund is/) },
      ],
    });
    expect([...notifications.values()]).toMatchObject([
      { title: expect.stringMatching(/^Renamed on Snapchat: maya\.ho11imund/) },
    ]);
  });

  it('is read from the platform where that answers', async () => {
    const { submit, findings } = world(() => ({
      platform: 'SNAPCHAT',
      handle: 'maya.hol1imund',
      name: 'Maya Hollimund',
      bio: 'Real text',
    }));
    await submit({ name: 'Somebody else' });
    expect([...findings.values()]).toMatchObject([
      { theirs: { bio: 'Real text' }, history: [{ note: 'You gave it to us' }] },
    ]);
  });

  it.each([
    [
      'is silent',
      () => {
        throw new SourceSilent('No answer.');
      },
    ],
    ['knows no such account', () => undefined],
  ])('counts as given when the platform %s', async (_, answer) => {
    const { submit, findings } = world(answer);
    await submit();
    expect([...findings.values()]).toMatchObject([{ history: [{ note: 'From what you gave us' }] }]);
  });

  it('that a scan has found keeps all that the scan saw, whether or not the platform answers now', async () => {
    const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
    const shows = { name: 'Maya Hollimund', bio: 'Pots and glazes from the bay', photoHash: hash };
    const theirs: SeenProfile = { platform: 'SNAPCHAT', handle: 'maya.hol1imund', ...shows };
    const found: Finding = {
      ...{
        subjectId: 'U#u1',
        id: findingId('SNAPCHAT', 'maya.hol1imund'),
        platform: 'SNAPCHAT',
        status: 'OPEN',
      },
      ...{ verdict: 'likely clone', score: 97, reasons: [], history: [] },
      ...{ firstSeen: '2026-11-10T00:00:00.000Z', lastSeen: '2026-11-10T00:00:00.000Z' },
      yours: {
        ...{ platform: 'INSTAGRAM', handle: 'Maya.Hollimund', ...shows },
        imageUrl: 'https://pictures.example/maya.jpg',
      },
      theirs,
    };
    for (const answer of [undefined, () => undefined, () => theirs]) {
      const { submit, findings } = world(answer);
      findings.set(found.id, found);
      expect(await submit({ name: null, bio: null })).toBe('found');
      const [after] = [...findings.values()] as [Finding];
      expect(after).toMatchObject({ verdict: 'likely clone', yours: found.yours, theirs });
      expect(after.theirs.seenIn ?? null).toBeNull();
      expect(after.reasons.map(({ signal }) => signal)).toEqual(
        expect.arrayContaining(['name', 'photo', 'bio', 'handle']),
      );
    }
    // Nor is a picture that stood in for one, and was taken away since.
    const { imageUrl: _, ...without } = found.yours;
    const taken = world();
    taken.findings.set(found.id, { ...found, yours: without });
    await taken.submit({ name: null });
    const [anew] = [...taken.findings.values()] as [Finding];
    expect([anew.yours.photoHash, anew.reasons.map(({ signal }) => signal).includes('photo')]).toEqual([
      undefined,
      false,
    ]);
    // An account of theirs that they took off the list is not compared any more.
    const { submit, findings } = world();
    findings.set(found.id, { ...found, yours: { ...found.yours, handle: 'another' } });
    await submit({ name: null });
    expect([...findings.values()][0]!.yours.handle).toBe('maya.hollimund');
    // Nor one of the same handle elsewhere, also where nobody gives it again.
    for (const theirs of [found.theirs, { ...found.theirs, seenIn: 'report' as const }]) {
      const { submit: again, findings: those, notifications } = world();
      those.set(found.id, { ...found, theirs, yours: { ...found.yours, platform: 'REDDIT' } });
      expect(await again({ name: null, again: true })).toBe('found');
      expect(those.get(found.id)).toMatchObject({ status: 'OPEN', yours: { platform: 'INSTAGRAM' }, theirs });
      expect(those.get(found.id)!.theirs).not.toHaveProperty('again');
      expect(notifications.size).toBe(0);
    }
    // Nor is it told that less is alike then: they took the other account off themselves.
    const fell = world();
    const handleAlone = { platform: 'SNAPCHAT', handle: 'maya.hol1imund' } as const;
    fell.findings.set(found.id, {
      ...{ ...found, theirs: handleAlone },
      yours: { ...found.yours, platform: 'REDDIT' },
    });
    await fell.submit({ name: null, again: true });
    expect([...fell.findings.values()].map(({ verdict }) => verdict)).toEqual(['namesake']);
    expect(fell.notifications.size).toBe(0);
  });

  it('that is only compared again is told to nobody where it is like nothing that is left, nor brought back', async () => {
    const { submit, findings, notifications } = world();
    await submit();
    const [found] = [...findings.values()] as [Finding];
    notifications.clear();
    const other = { ...found, theirs: { ...found.theirs, handle: 'zzqx.potter77', name: 'Bob Ford' } };
    findings.set(found.id, { ...other, yours: { ...found.yours, platform: 'REDDIT' } });
    const again = { handle: 'zzqx.potter77', name: null, again: true };
    expect(await submit(again)).toBe('unlike');
    expect(findings.get(found.id)).toMatchObject({ status: 'OPEN', yours: { platform: 'REDDIT' } });
    findings.set(found.id, { ...other, status: 'RESOLVED' });
    expect(await submit(again)).toBe('nobody');
    findings.clear();
    expect(await submit(again)).toBe('nobody');
    expect([findings.size, notifications.size]).toEqual([0, 0]);
  });

  describe('that is only compared again', () => {
    const hashes = [
      'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22',
      '07070f311f0b57b0f9c8f5ddfc709c0f4c91d2a69e1de2cc196b1d063b616b1d',
    ] as const;
    const uploaded = Buffer.from('89504e470d0a1a0a0000000d4948445200000040000000400806000000aa6971de', 'hex');
    const kept = (sha256: string) => ({ sha256, bytes: 9, contentType: 'image/png' as const, at });
    const github: SeenProfile = {
      ...{ platform: 'GITHUB', handle: 'maya-hollimund', name: 'Maya Hollimund' },
      ...{ bio: 'Pots and glazes from the bay', imageUrl: 'https://a.example/github', followers: 464 },
    };
    const reddit: SeenProfile = { ...github, platform: 'REDDIT', handle: 'maya.hollimund' };
    const theirs: SeenProfile = {
      ...{ platform: 'REDDIT', handle: 'maya.hollimund-off', name: 'Maya Hollimund' },
      ...{ bio: github.bio!, photoHash: hashes[0] },
    };
    const found = (over: Partial<Finding>): Finding => ({
      ...{ subjectId: 'U#u1', id: findingId('REDDIT', theirs.handle), platform: 'REDDIT', status: 'OPEN' },
      ...{ verdict: 'likely clone', score: 97, reasons: [], history: [], firstSeen: at, lastSeen: at },
      yours: { ...reddit, photoHash: hashes[0], picture: kept('ab'.repeat(32)) },
      theirs,
      ...over,
    });

    const onGithub: SocialAccount = { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' };
    const onLinkedin: SocialAccount = {
      ...{ platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/maya-hollimund' },
    };

    /** Their account on Reddit is off the list, one that isn't proven is left, and they uploaded a picture that is another. */
    async function after({ left = onGithub, served }: { left?: SocialAccount; served?: FetchedImage } = {}) {
      const one = world(undefined, served);
      const profileImagePath = pictureKey('u1', 'picture', 'image/png');
      one.change({ profileImagePath, socialMediaAccounts: [left] });
      await one.files.putPicture(profileImagePath, uploaded, 'image/png');
      const hashImage = async ({ bytes }: { bytes: Uint8Array }) => ({
        ...{ hash: hashes[uploaded.equals(bytes) ? 1 : 0], quality: 90 },
      });
      Object.assign(one.services, { hashImage });
      const github = { platform: 'GITHUB', batch: 1, servesImage: () => !!served } as unknown as Source;
      one.services.sources.set('GITHUB', github);
      const again = async () => {
        const { platform, handle } = theirs;
        expect(await one.submit({ platform, handle, name: null, again: true })).toBe('found');
        const finding = one.findings.get(findingId(platform, handle))!;
        return { finding, words: finding.reasons.map(({ words }) => words) };
      };
      one.findings.set(found({}).id, found({}));
      return { ...one, again };
    }

    it('is compared with what is left as it stands beside another finding, and shows its picture', async () => {
      const { findings, again } = await after();
      const yours = { ...github, photoHash: hashes[0], picture: kept('cd'.repeat(32)) };
      // One that was only compared with what they say of it, and with the picture that they uploaded, saw nothing of it.
      const { platform, handle, name } = github;
      const said = { platform, handle, name, photoHash: hashes[1] };
      findings.set('said', found({ id: 'said', yours: said, lastSeen: '2026-11-21T00:00:00.000Z' }));
      findings.set('seen', found({ id: 'seen', yours, lastSeen: '2026-11-10T00:00:00.000Z' }));
      const { finding, words } = await again();
      const { followers: _, ...shown } = yours;
      expect(finding.yours).toEqual(shown);
      expect(words).toContain('Same picture.');
      expect(words.filter((one) => one.startsWith('Different'))).toEqual([]);
    });

    it('is compared with what is left as the last scan saw it, with its picture', async () => {
      const served = { contentType: 'image/png' as const, bytes: Buffer.from('of GitHub') };
      const { sights, again } = await after({ served });
      sights.push({ profile: github, file: 'a file', at });
      const { finding, words } = await again();
      expect(finding.yours).toMatchObject({ bio: github.bio, photoHash: hashes[0] });
      expect(words).toContain('Same picture.');
    });

    it.each([
      ['that nobody saw', {}],
      ['that showed none beside another finding', { bio: github.bio! }],
    ])('has nothing against it in a picture that isn’t known to be of an account %s', async (_, shown) => {
      const { findings, again } = await after();
      const { platform, handle, name } = github;
      const yours: SeenProfile = { platform, handle, name, imageUrl: null, photoHash: hashes[1], ...shown };
      findings.set('said', found({ id: 'said', yours }));
      const { finding, words } = await again();
      expect(finding.yours).toMatchObject({ platform: 'GITHUB', handle: 'maya-hollimund', ...shown });
      expect([finding.yours.photoHash, finding.yours.picture]).toEqual([undefined, undefined]);
      expect(words.filter((one) => one.startsWith('Different'))).toEqual([]);
    });

    it('is compared with the picture that they uploaded where nobody can read what is left, as a scan does', async () => {
      const { again } = await after({ left: onLinkedin });
      const { finding, words } = await again();
      expect(words).toContain('Different from the picture uploaded to Countersign.');
      expect(severityOf(finding).why).toBe(
        'Several details are like yours, but not the picture we compared.',
      );
      expect(finding.yours).toMatchObject({
        ...{ platform: 'LINKEDIN', imageUrl: null, photoHash: hashes[1] },
        picture: { sha256: sha256(uploaded), uploaded: true },
      });
    });

    it('is compared with the picture that they uploaded where what is left shows none now', async () => {
      const left: SocialAccount = {
        platform: 'REDDIT',
        pageUrl: 'https://www.reddit.com/user/maya_hollimund',
      };
      const { services, again } = await after({ left });
      const { imageUrl: _, ...profile } = { ...reddit, handle: 'maya_hollimund' };
      const lookUp = async ([handle]: [string]) =>
        new Map([[handle, handle === profile.handle ? { is: 'there', profile } : { is: 'nobody' }]]);
      const source = { platform: 'REDDIT', batch: 1, lookUp, servesImage: () => false };
      services.sources.set('REDDIT', source as unknown as Source);
      const { finding, words } = await again();
      expect(words).toContain('Different from the picture uploaded to Countersign.');
      expect(finding.yours).toMatchObject({ bio: github.bio, picture: { uploaded: true } });
    });

    it('goes by all that its picture says which was kept, and not by its hash alone', async () => {
      const { findings, files, services, again } = await after({ left: onLinkedin });
      const picture = kept('ef'.repeat(32));
      const bytes = Buffer.from('without detail');
      await files.putPicture(seenPictureKey('u1', picture), bytes, 'image/png');
      findings.set(found({}).id, found({ theirs: { ...theirs, picture } }));
      const { hashImage } = services;
      const dull = async (image: FetchedImage) =>
        bytes.equals(image.bytes) ? { hash: hashes[0], quality: 20 } : hashImage(image);
      Object.assign(services, { hashImage: dull });
      const { finding, words } = await again();
      expect(words.filter((one) => one.startsWith('Different'))).toEqual([]);
      expect(finding.theirs.picture).toEqual(picture);
    });
  });

  it('that a search engine had shown, is not said to be in its results again, nor a moment later than it was', async () => {
    const before = '2026-11-10T00:00:00.000Z';
    const found = world();
    await found.submit();
    const [given] = [...found.findings.values()] as [Finding];
    const { submit, findings } = world();
    findings.set(given.id, {
      ...given,
      ...{ status: 'CASE', firstSeen: before, lastSeen: before, saidGoneAt: '2026-11-15T00:00:00.000Z' },
      history: [{ at: before, what: 'first seen' }],
      theirs: { ...given.theirs, seenIn: 'web search' },
    });
    await submit({ bio: 'Pots and glazes from the bay' });
    expect(findings.get(given.id)).toMatchObject({
      ...{ lastSeen: before, comparedAt: at },
      theirs: { seenIn: 'web search', bio: 'Pots and glazes from the bay' },
      history: [{ what: 'first seen' }, { what: 'decided' }, { what: 'seen again', at, seenIn: 'report' }],
    });
  });

  it('of a namesake is compared with what their own account shows, which speaks against a copy', async () => {
    const hashes = [
      'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22',
      '07'.repeat(32),
    ] as const;
    const own = (): SeenProfile => ({
      ...{ platform: 'INSTAGRAM', handle: 'maya.hollimund', name: 'Maya Hollimund', location: 'Porthaven' },
      ...{ bio: 'Pots and glazes from the bay', photoHash: hashes[0], createdAt: '2020-05-01T00:00:00.000Z' },
    });
    const theirs = (): SeenProfile => ({
      ...{ platform: 'SNAPCHAT', handle: 'hollimund-m', name: 'Maya Hollimund', location: 'Toronto' },
      ...{ bio: 'Corporate lawyer, two dogs', photoHash: hashes[1], createdAt: '2013-05-01T00:00:00.000Z' },
    });
    const { submit, findings } = world(theirs, undefined, undefined, own);
    await submit({ handle: 'hollimund-m' });
    expect([...findings.values()]).toMatchObject([{ verdict: 'namesake', yours: own() }]);
    // Nor does another account turn it into a copy, of which nothing is known but a handle and the name.
    const { submit: again, findings: those, list } = world(theirs, undefined, undefined, own);
    list({ platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/hollimund' });
    await again({ handle: 'hollimund-m' });
    expect([...those.values()]).toMatchObject([{ verdict: 'namesake', yours: own() }]);
    const unread = world(theirs);
    await unread.submit({ handle: 'hollimund-m' });
    expect([...unread.findings.values()][0]?.yours).toMatchObject({
      handle: 'maya.hollimund',
      name: 'Maya Hollimund',
    });
  });

  it('under the name that they give is compared with it where what they proved shows another', async () => {
    const shown = (): SeenProfile => ({
      ...{ platform: 'INSTAGRAM', handle: 'maya.hollimund', name: 'Mo', bio: 'Pots and glazes' },
    });
    const { submit, findings } = world(undefined, undefined, undefined, shown);
    expect(await submit()).toBe('found');
    expect([...findings.values()]).toMatchObject([
      { verdict: 'likely clone', yours: { handle: 'maya.hollimund', name: 'Maya Hollimund' } },
    ]);
    // They know of it already: nothing is told of an account that a scan would not have shown.
    expect(await submit({ handle: 'zzqx.potter77' })).toBe('found');
    expect([...findings.values()].at(-1)).toMatchObject({ verdict: 'namesake' });
  });

  it('like an account of theirs of which only the handle is known is found by that', async () => {
    const own = (): SeenProfile => ({
      platform: 'INSTAGRAM',
      handle: 'maya.hollimund',
      name: 'Maya Hollimund',
    });
    const { submit, findings, list } = world(undefined, undefined, undefined, own);
    list({ platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/zzqx-potter77' });
    expect(await submit({ handle: 'zzqx.potter77', name: null })).toBe('found');
    expect([...findings.values()]).toMatchObject([{ yours: { platform: 'LINKEDIN' } }]);
  });

  it('before their name was known is compared with it once it is', async () => {
    const { submit, call, findings } = world();
    call(null, null);
    await submit();
    const [first] = [...findings.values()] as [Finding];
    expect([first.verdict, first.yours.name ?? null]).toEqual(['namesake', null]);
    // A scan knew no more of their account, either.
    findings.set('of a scan', {
      ...first,
      id: 'of a scan',
      platform: 'X',
      theirs: { ...first.theirs, platform: 'X' },
    });
    call('Maya', 'Hollimund');
    await submit({ name: null });
    expect(findings.get(first.id)).toMatchObject({
      verdict: 'likely clone',
      yours: { handle: 'maya.hollimund', name: 'Maya Hollimund' },
      theirs: { name: 'Maya Hollimund' },
    });
  });

  it('is compared with each name that they gave, also when it is given again, and once the name is another', async () => {
    const known = world();
    await known.submit();
    const [expected] = [...known.findings.values()] as [Finding];
    const { submit, call, findings } = world();
    for (const preferredName of ['Mo', 'Maya', 'Mo']) {
      call('Maya', 'Hollimund', preferredName);
      expect(await submit()).toBe('found');
      const { verdict, score, reasons, yours } = findings.get(expected.id)!;
      expect({ verdict, score, reasons, yours }).toEqual({
        ...{ verdict: 'likely clone', score: expected.score, reasons: expected.reasons },
        yours: expected.yours,
      });
    }
    await submit({ name: 'Mo' });
    expect(findings.get(expected.id)?.yours).toMatchObject({ handle: 'maya.hollimund', name: 'Mo' });
  });

  it('that only they told of before is as they tell it now', async () => {
    const { submit, findings } = world();
    await submit({ bio: 'Old words' });
    await submit({ name: null, bio: 'New words' });
    expect([...findings.values()]).toMatchObject([
      { theirs: { name: 'Maya Hollimund', bio: 'New words', seenIn: 'report' } },
    ]);
  });

  it('counts with the pictures that were compared, which nobody sees', async () => {
    const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
    const print = { hash, quality: 90 };
    const other = { handle: 'zzqx.potter77', name: 'Bob Ford' };
    const alone = world();
    expect(await alone.submit({ ...other, picture: print })).toBe('unlike');
    const both = world();
    expect(await both.submit({ ...other, picture: print, ownPicture: print })).toBe('found');
    const [finding] = [...both.findings.values()];
    expect(finding!.reasons.map(({ signal }) => signal)).toContain('photo');
    expect(finding!.theirs).toMatchObject({ seenIn: 'report', photoHash: hash });
    expect(finding!.theirs).not.toHaveProperty('ownPicture');
    // Compared again, nobody gives them: what was the same stays so.
    const alike = world();
    await alike.submit({ picture: print, ownPicture: print });
    const before = [...alike.findings.values()][0]!;
    await alike.submit({ name: null, again: true });
    expect([...alike.findings.values()][0]).toMatchObject({ verdict: before.verdict, score: before.score });
    // Nor where they give it again by its link alone, or without the pictures.
    for (const name of [null, 'Maya Hollimund']) {
      await alike.submit({ name });
      expect([...alike.findings.values()][0]).toMatchObject({ verdict: before.verdict, score: before.score });
    }
  });

  it('that they compared with an account of theirs which isn’t proven is judged beside that, whatever its platform', async () => {
    const print = { hash: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22', quality: 90 };
    const facebook = { platform: 'FACEBOOK' as const, pageUrl: 'https://www.facebook.com/thekiln.onhill' };
    const given = { handle: 'thekiln.onhi1l', picture: print, ownPicture: print };
    const shown = () => ({
      ...{
        platform: 'INSTAGRAM' as const,
        handle: 'maya.hollimund',
        name: 'Maya Hollimund',
        bio: 'Slow pots.',
      },
    });
    const read = () => world(undefined, undefined, undefined, shown);
    const without = read();
    without.list(facebook);
    await without.submit(given);
    expect([...without.findings.values()][0]?.yours.platform).toBe('INSTAGRAM');
    const { submit, findings, list } = read();
    list(facebook);
    const ownAccount = { platform: 'FACEBOOK' as const, handle: 'TheKiln.onhill' };
    for (const how of [
      { ...given, ownAccount },
      { handle: given.handle, name: null },
    ]) {
      await submit(how);
      expect([...findings.values()]).toMatchObject([
        { verdict: 'likely clone', yours: { platform: 'FACEBOOK', handle: 'thekiln.onhill' } },
      ]);
    }
    // Their picture is of that account, and not of another one that is as much alike.
    const number = read();
    number.list(facebook);
    await number.submit({ ...given, handle: '61557712399999', ownAccount });
    expect([...number.findings.values()][0]?.yours.platform).toBe('FACEBOOK');
    // One that isn't on their list is nobody's whom we know.
    const stranger = read();
    await stranger.submit({ ...given, ownAccount });
    expect([...stranger.findings.values()][0]?.yours.platform).toBe('INSTAGRAM');
  });

  it('whose picture is theirs mirrored or cut is told so, and their own is kept as what it is', async () => {
    const own = { hash: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22', quality: 90 };
    const picture = { ...own, hash: [...own.hash].reverse().join('') };
    const shown = () => ({
      ...{ platform: 'INSTAGRAM' as const, handle: 'maya.hollimund', name: 'Maya Hollimund' },
      ...{ bio: 'Slow pots.', imageUrl: 'https://example.com/another.jpg', photoHash: 'aa'.repeat(32) },
    });
    const given = { handle: 'zzqx.potter77', name: 'Maya Hollimund', picture, ownPicture: own };
    const unlike = world(undefined, undefined, undefined, shown);
    await unlike.submit(given);
    expect([...unlike.findings.values()][0]?.verdict).not.toBe('likely clone');
    const { submit, findings } = world(undefined, undefined, undefined, shown);
    await submit({ ...given, samePicture: true });
    const [before] = [...findings.values()];
    expect(before).toMatchObject({
      ...{ verdict: 'likely clone', theirs: { photoHash: picture.hash } },
      // What Instagram shows is another picture than the one that was compared.
      yours: { handle: 'maya.hollimund', bio: 'Slow pots.', photoHash: own.hash, imageUrl: null },
      reasons: expect.arrayContaining([expect.objectContaining({ signal: 'photo', side: 'for' })]),
    });
    for (const again of [{ name: null, again: true }, { name: null }, {}]) {
      await submit({ handle: given.handle, ...again });
      expect([...findings.values()][0]).toMatchObject({
        ...{ verdict: 'likely clone', score: before!.score, yours: before!.yours },
      });
    }
  });

  it('is compared with the name that they say their own account shows, where its platform tells us none', async () => {
    const pageUrl = 'https://www.tiktok.com/@glazeandgrog';
    const name = 'Glaze & Grog Studio';
    const given = { platform: 'TIKTOK' as const, handle: 'glazeandgr0g', name };
    const ownAccount = { platform: 'TIKTOK' as const, handle: 'GlazeAndGrog' };
    const listed = (read?: () => SeenProfile) => {
      const one = world(undefined, undefined, undefined, read);
      one.list({ platform: 'TIKTOK', pageUrl });
      return one;
    };
    const without = listed();
    await without.submit({ ...given, ownAccount });
    expect([...without.findings.values()][0]?.yours).toMatchObject({ name: 'Maya Hollimund' });
    const { submit, findings } = listed();
    for (const how of [{ ownAccount, ownName: name }, {}, { name: null }]) {
      await submit({ ...given, ...how });
      expect([...findings.values()][0]).toMatchObject({
        ...{ verdict: 'likely clone', yours: { handle: 'glazeandgrog', name } },
        reasons: expect.arrayContaining([expect.objectContaining({ words: 'Same name.' })]),
      });
    }
    // What its platform shows stands.
    const shown = () => ({
      platform: 'INSTAGRAM' as const,
      handle: 'maya.hollimund',
      name: 'Maya H.',
      bio: 'Slow pots.',
    });
    const read = listed(shown);
    await read.submit({
      handle: 'maya.hol1imund',
      ownAccount: { platform: 'INSTAGRAM', handle: 'maya.hollimund' },
      ownName: name,
    });
    expect([...read.findings.values()][0]?.yours.name).not.toBe(name);
  });

  it('is looked up for others where the platform shows it, and not from what somebody says', async () => {
    const shown = { platform: 'SNAPCHAT' as const, handle: 'maya.hol1imund', name: 'Maya Hollimund' };
    const seen = world(() => shown);
    await seen.submit();
    expect(seen.met).toEqual([{ seenFor: 'u1', at, profiles: [shown] }]);
    const said = world();
    await said.submit();
    expect(said.met).toEqual([]);
    const unlike = world(() => ({ ...shown, handle: 'zzqx.potter77', name: 'Bob Ford' }));
    await unlike.submit({ handle: 'zzqx.potter77' });
    expect(unlike.met).toEqual([]);
  });

  it('that is like nothing of theirs is no finding, and they hear so', async () => {
    const { submit, findings, notifications } = world();
    expect(await submit({ handle: 'zzqx.potter77', name: 'Bob Ford' })).toBe('unlike');
    expect(findings.size).toBe(0);
    expect([...notifications.values()][0]?.title).toBe(
      'zzqx.potter77 on Snapchat isn’t similar enough to your accounts to call it a copy',
    );
  });

  it.each([
    ['its name', { name: 'Bob Ford', bio: undefined }, ' With its bio we could tell more.'],
    ['its bio', { name: undefined, bio: 'I sell oak tables' }, ' With its name we could tell more.'],
    ['both', { name: 'Bob Ford', bio: 'I sell oak tables' }, ''],
  ])('of which they gave %s is asked for nothing that was given', async (_, given, more) => {
    const { submit, notifications } = world();
    expect(await submit({ handle: 'zzqx.potter77', ...given })).toBe('unlike');
    const [told] = [...notifications.values()];
    const unseen = ' We haven’t seen its picture. If it uses yours, compare the two yourself.';
    expect(told).toMatchObject({
      body: `We compared it with them, and it isn’t on the list.${more}${unseen}`,
      link: '/compare',
    });
  });

  it('that its platform has told a scan to be gone stays gone until the platform shows it', async () => {
    let there: SeenProfile | undefined = {
      ...{ platform: 'SNAPCHAT', handle: 'maya.hol1imund', name: 'Maya Hollimund' },
    };
    const { submit, findings, notifications, told } = world(() => there);
    await submit();
    const [found] = [...findings.values()];
    const gone = { at, what: 'no longer there' as const, was: 'CASE' as const };
    const before: Finding = { ...found!, status: 'RESOLVED', history: [...found!.history, gone] };
    findings.set(found!.id, before);
    there = undefined;
    expect(await submit({ givenAt: at })).toBe('nobody');
    expect(await submit({ givenAt: at })).toBe('nobody');
    expect([findings.get(found!.id), told.at(-1)]).toEqual([before, 'DONE']);
    expect([...notifications.values()].map(({ title }) => title)).toEqual([
      'Likely clone on Snapchat: maya.hol1imund',
      'maya.hol1imund on Snapchat was gone when a scan last looked',
    ]);
    expect([...notifications.values()].at(-1)!.body).toContain('If a scan finds it again');
    // Of what they had put aside nothing will be told.
    findings.set(found!.id, { ...before, history: [...found!.history, { ...gone, was: 'IGNORED' }] });
    await submit({ givenAt: '2026-11-20T07:41:00.000Z' });
    expect([...notifications.values()].at(-1)!.body).not.toContain('If a scan finds it again');
    // Nor of what only shares their name.
    const sharing = { ...gone, was: 'OPEN' as const };
    findings.set(found!.id, { ...before, verdict: 'namesake', history: [...found!.history, sharing] });
    await submit({ givenAt: '2026-11-20T07:42:00.000Z' });
    expect([...notifications.values()].at(-1)!.body).not.toContain('If a scan finds it again');
    findings.set(found!.id, before);
    there = { platform: 'SNAPCHAT', handle: 'maya.hol1imund', name: 'Maya Hollimund' };
    expect(await submit()).toBe('found');
    expect(findings.get(found!.id)!.history.at(-1)).toMatchObject({ what: 'back again' });
  });

  it('that its case knows to be gone is answered, too, once its finding was deleted', async () => {
    const { submit, cases, findings, notifications } = world();
    const handle = 'maya.hol1imund';
    const about = { platform: 'SNAPCHAT', handle, findingId: findingId('SNAPCHAT', handle) } as const;
    const goneAt = '2026-10-01T00:00:00.000Z';
    await cases.write({ before: undefined, after: pastedCase({ ...about, userId: 'u1', goneAt }) });
    await submit({ givenAt: at });
    expect([...findings.values()].map(({ status }) => status)).toEqual(['RESOLVED']);
    expect([...notifications.values()].map(({ title }) => title)).toEqual([
      'maya.hol1imund on Snapchat was gone when a scan last looked',
    ]);
  });

  it('given again is answered again, and a job that is done twice is answered once', async () => {
    const { submit, notifications } = world();
    const given = { handle: 'zzqx.potter77', name: 'Bob Ford', givenAt: at };
    for (const _ of [1, 2]) await submit(given);
    expect(notifications.size).toBe(1);
    await submit({ ...given, givenAt: '2026-11-20T07:41:00.000Z' });
    expect(notifications.size).toBe(2);
  });

  it('of which the link alone is known is not said to be unlike, and with more of it they hear again on the same day', async () => {
    const { submit, notifications } = world();
    const titles = () => [...notifications.values()].map(({ title }) => title);
    expect(await submit({ handle: 'zzqx.potter77', name: undefined, bio: undefined })).toBe('unlike');
    expect(titles()).toEqual([
      'Tell us more about zzqx.potter77 on Snapchat: its link alone doesn’t say whether it copies you',
    ]);
    expect([...notifications.values()][0]?.body).toContain('All we know about it is its handle');
    await submit({ handle: 'zzqx.potter77', name: 'Bob Ford', bio: undefined });
    expect(titles()[1]).toBe(
      'zzqx.potter77 on Snapchat isn’t similar enough to your accounts to call it a copy',
    );
  });

  it('whose picture derives from a copy of theirs is named that copy, read from the file that the platform serves', async () => {
    const { copiesOfMaya, marked, original } = await markedCopies();
    const served = { contentType: 'image/jpeg' as const, bytes: await jpegAt(marked, 200) };
    const profile: SeenProfile = {
      ...{ platform: 'SNAPCHAT', handle: 'maya.hol1imund', name: 'Maya Hollimund' },
      imageUrl: 'https://a.example/picture',
    };
    const { submit, findings } = world(() => profile, served, copiesOfMaya);
    expect(await submit()).toBe('found');
    const [{ reasons }] = [...findings.values()] as [Finding];
    expect(reasons[0]).toMatchObject({ signal: 'mark', adds: 0 });
    expect(reasons[0]!.words).toContain('the copy issued to you as “LinkedIn” on 3 March 2026');
    const unmarked = world(() => profile, { ...served, bytes: await jpegAt(original, 200) }, copiesOfMaya);
    expect(await unmarked.submit()).toBe('found');
    const [plain] = [...unmarked.findings.values()] as [Finding];
    expect(plain.reasons.map(({ signal }) => signal)).not.toContain('mark');
  });
});

const pointsOf = ({ bytes }: FetchedImage) => decodeImage(Buffer.from(bytes), 'a picture');

/** Maya's register with one copy, for LinkedIn, her picture with its mark and without. */
async function markedCopies() {
  const original = drawnScene(21, 400);
  const kept = await jpegAt(original, originalSide);
  const named = {
    picture: sha256(kept),
    platform: 'LINKEDIN',
    issuedAt: '2026-03-03T09:00:00.000Z',
  } as const;
  const copyKey = copyKeys('a key of the stage'.padEnd(64, '.'));
  const { files } = filesInMemory();
  await files.putPicture(originalPath('u1', named.picture), kept, 'image/jpeg');
  const copy = { ...named, commitment: sha256(copyKey('u1', named)) };
  const reading = { copies: { of: async () => [copy] }, files, copyKey, decodeImage: pointsOf };
  return {
    ...{ original, marked: markPicture(original, copyKey('u1', named)) },
    copiesOfMaya: (userId: string, timeLeft: () => number) => copiesOf(userId, reading, timeLeft),
  };
}

/** A file of a picture: the mean of its points in each of the smaller one's. */
async function jpegAt(from: Pixels, side: number): Promise<Buffer> {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let channel = 0; channel < 4; channel++) {
    const plane = emptyPlane(from.width, from.height);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = from.data[4 * i + channel]!;
    resizePlane(plane, side, side).data.forEach((level, i) => (data[4 * i + channel] = Math.round(level)));
  }
  return jpeg({ width: side, height: side, data }, 85);
}
