import { describe, expect, it } from 'vitest';
import { pictureKey } from '#domain/account/upload';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import type { Source } from '../../sources/source.ts';
import { compare } from '../compare.ts';
import { ownNow } from '../known/own-now.ts';
import { world } from '../../../test/support/sources/submitted-world.ts';

const sourceOf = (profile: SeenProfile) =>
  ({
    ...{ platform: profile.platform, batch: 1, servesImage: () => false },
    lookUp: async ([handle]: [string]) => new Map([[handle, { is: 'there', profile }]]),
  }) as unknown as Source;

describe('an account that a person gave us, beside their own', () => {
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
      {
        verdict: 'likely clone',
        yours: { handle: 'maya.hollimund', name: 'Maya Hollimund', shownName: 'Mo' },
      },
    ]);
    // They know of it already: nothing is told of an account that a scan would not have shown.
    expect(await submit({ handle: 'zzqx.potter77' })).toBe('found');
    expect([...findings.values()].at(-1)).toMatchObject({ verdict: 'namesake' });
  });

  it.each([
    ['business', 'Mo Bright', 'likely clone', 'Maya Hollimund'],
    ['person', 'Mo Bright', 'namesake', 'Mo Bright'],
    ['person', 'maya 🌊', 'likely clone', 'Maya Hollimund'],
    ['person', null, 'likely clone', 'Maya Hollimund'],
  ] as const)(
    'beside an account of a %s that isn’t proven and shows the name %s is a %s',
    async (kind, showing, verdict, name) => {
      const shown = { platform: 'SNAPCHAT', handle: 'mayahol', name: showing, bio: 'Pots' } as const;
      const socialMediaAccounts = [
        { platform: 'SNAPCHAT' as const, pageUrl: 'https://www.snapchat.com/add/mayahol', verifiedAt: null },
      ];
      const { services } = world();
      services.sources.set('SNAPCHAT', sourceOf(shown));
      const subject = { kind, name: 'Maya Hollimund', socialMediaAccounts };
      const looked = { known: [], before: undefined, kept: [] };
      const { own } = await ownNow(
        subject,
        'SNAPCHAT',
        looked,
        services as unknown as Parameters<typeof ownNow>[3],
      );
      const copy = (handle: string) =>
        compare(own, { profile: { platform: 'SNAPCHAT', handle, name: 'Maya Hollimund' } }, {});
      const found = copy('mayahol_official')!;
      expect([found.judgement.verdict, found.yours.name]).toEqual([verdict, name]);
      // Like it in nothing, it isn't shown for a name that anybody may state.
      expect(copy('zzqx.potter77')).toBeUndefined();
    },
  );

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

  it('with the picture that they uploaded stays beside the one that they compared it with, also where another of theirs is on its platform', async () => {
    const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
    const uploaded = Buffer.from('89504e470d0a1a0a0000000d4948445200000040000000400806000000aa6971de', 'hex');
    const one = world();
    const profileImagePath = pictureKey('u1', 'picture', 'image/png');
    one.list({ platform: 'SNAPCHAT', pageUrl: 'https://www.snapchat.com/add/mayahol' });
    one.change({ profileImagePath });
    await one.files.putPicture(profileImagePath, uploaded, 'image/png');
    Object.assign(one.services, { hashImage: async () => ({ hash, quality: 90 }) });
    const given = {
      ownAccount: { platform: 'INSTAGRAM', handle: 'maya.hollimund' },
      picture: { hash, quality: 90 },
    };
    await one.submit(given);
    await one.submit({ again: true });
    expect([...one.findings.values()]).toMatchObject([{ yours: { platform: 'INSTAGRAM' } }]);
    // It is the other one once they say so.
    await one.submit({ ...given, ownAccount: { platform: 'SNAPCHAT', handle: 'mayahol' } });
    expect([...one.findings.values()]).toMatchObject([{ yours: { platform: 'SNAPCHAT' } }]);
    await one.submit(given);
    // Also once its platform shows it, and nobody says it again.
    const shown: SeenProfile = {
      platform: 'SNAPCHAT',
      handle: 'maya.hol1imund',
      name: 'Maya Hollimund',
      bio: 'Pots',
    };
    one.services.sources.set('SNAPCHAT', sourceOf(shown));
    await one.submit({ name: null });
    expect([...one.findings.values()]).toMatchObject([{ yours: { platform: 'INSTAGRAM', chosen: true } }]);
  });

  it('that we set beside one of theirs goes to another that they list later on its platform', async () => {
    const { submit, findings, list } = world();
    await submit();
    expect([...findings.values()]).toMatchObject([{ yours: { platform: 'INSTAGRAM' } }]);
    list({ platform: 'SNAPCHAT', pageUrl: 'https://www.snapchat.com/add/maya.hollimund1' });
    await submit();
    expect([...findings.values()]).toMatchObject([{ yours: { platform: 'SNAPCHAT' } }]);
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
    // Another one that they give is compared with their own name as before.
    const next = { platform: 'TIKTOK' as const, handle: 'glazeandgrog_x', name: 'Maya Hollimund' };
    await submit(next);
    expect([...findings.values()].find(({ theirs }) => theirs.handle === next.handle)).toMatchObject({
      ...{ verdict: 'likely clone', yours: { name: 'Maya Hollimund' } },
    });
    // What its platform shows stands, and is said.
    const shown = () => ({
      ...{ platform: 'INSTAGRAM' as const, handle: 'maya.hollimund', name: 'Maya H.', bio: 'Slow pots.' },
    });
    const read = listed(shown);
    const onInstagram = { platform: 'INSTAGRAM' as const, handle: 'maya.hollimund' };
    const copy = { ...given, platform: 'SNAPCHAT' as const, handle: 'maya.hol1imund' };
    await read.submit({ ...copy, ownAccount: onInstagram, ownName: name });
    const [finding] = [...read.findings.values()];
    expect(finding).toMatchObject({ verdict: 'namesake', yours: { name: 'Maya H.' } });
    expect(finding!.reasons.map(({ words }) => words)).toContain(
      'Different names. On Instagram, maya.hollimund is called “Maya H.”.',
    );
  });
});
