import { describe, expect, it } from 'vitest';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { severityOf } from '#domain/scan/severity';
import type { SocialAccount } from '#domain/platform/social-account';
import { pictureKey, seenPictureKey } from '#domain/account/upload';
import { type Source } from '../../sources/source.ts';
import { sha256 } from '../../runtime/hash.ts';
import type { FetchedImage } from '../picture/fetch-image.ts';
import { findingId } from '../same-account.ts';
import { at, world } from '../../../test/support/sources/submitted-world.ts';

describe('an account that a person gave us', () => {
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
});
