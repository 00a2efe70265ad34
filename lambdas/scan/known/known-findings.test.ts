import { describe, expect, it } from 'vitest';
import type { SeenProfile } from '#domain/scan/finding';
import { copy, maya, stranger, world } from '../../../test/support/sources/scan-world.ts';

describe('a search that meets what is known', () => {
  it.each([
    ['OPEN', 1, 1],
    ['OPEN', 6, 1],
    ['OPEN', 7, 8],
    ['IGNORED', 6, 1],
    ['CASE', 1, 2],
    ['REPORTED', 1, 2],
  ] as const)(
    'that finds what it knows, %s, %i days later says it was last seen on day %i, and nothing else',
    async (status, days, seen) => {
      const { scan, findings, notifications, decide } = world([maya, copy]);
      await scan();
      decide(status);
      const first = findings()[0]!;
      for (let n = 0; n < days; n += 1) await scan();
      const on = (day: number) =>
        new Date(Date.parse(first.firstSeen) + (day - 1) * 86_400_000).toISOString();
      expect(findings()).toEqual([{ ...first, lastSeen: on(seen) }]);
      expect(notifications()).toHaveLength(1);
    },
  );

  it('what is as it was says so once a week, with the counts that it shows, and is not judged for it', async () => {
    const { scan, services, people, findings, carryOn } = world([maya, copy, stranger]);
    await scan();
    carryOn();
    const [first] = findings();
    people([maya, { ...copy, followers: 41 }, stranger]);
    for (let n = 0; n < 6; n += 1) await scan();
    const [before] = findings();
    services.hashImage = async () => Promise.reject(new Error('nothing is hashed'));
    people([maya, { ...copy, followers: 41, following: 3, imageUrl: 'https://a.example/new' }, stranger]);
    await scan();
    const [after] = findings();
    expect(before?.lastSeen).toBe(first?.lastSeen);
    expect(Date.parse(after!.lastSeen) - Date.parse(before!.lastSeen)).toBe(7 * 86_400_000);
    const shown = { followers: 41, following: 3, imageUrl: 'https://a.example/new' };
    expect(after).toEqual({ ...before, theirs: { ...before!.theirs, ...shown }, lastSeen: after?.lastSeen });
  });

  it('judges and hashes what changed alone, from one search to the next', async () => {
    const withPicture = (profile: SeenProfile) => ({
      ...profile,
      imageUrl: `https://a.example/${profile.handle}`,
    });
    const { scan, services, people, findings, carryOn } = world([maya, copy, stranger].map(withPicture), {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    services.sources.get('GITHUB')!.servesImage = () => true;
    services.fetchImage = async (url) => ({ contentType: 'image/png', bytes: Buffer.from(url) });
    let hashed = 0;
    services.hashImage = async () => {
      hashed += 1;
      return undefined;
    };
    await scan();
    expect(hashed).toBe(3);
    const first = findings();
    carryOn();
    const [row] = (await scan()).sources;
    expect(row).toMatchObject({ status: 'looked', compared: 2, found: 2 });
    expect([findings(), hashed]).toEqual([first, 3]);
    people([maya, { ...copy, bio: 'Another' }, stranger].map(withPicture));
    await scan();
    // It, and the own account that it is compared with.
    expect(hashed).toBe(5);
    expect(findings()[0]?.history.map(({ what }) => what)).toEqual(['first seen', 'changed']);
    people([maya, stranger].map(withPicture));
    await scan();
    expect(findings()[0]?.status).toBe('RESOLVED');
    people([maya, copy, stranger].map(withPicture));
    await scan();
    expect(findings()[0]?.status).toBe('OPEN');
  });

  it('keeps the decision of the person', async () => {
    const { scan, findings, decide } = world([maya, copy]);
    await scan();
    decide('IGNORED');
    await scan();
    expect(findings()[0]?.status).toBe('IGNORED');
  });

  it('keeps with whom the person shares it', async () => {
    const { scan, findings, share, people } = world([maya, copy]);
    await scan();
    share('acme');
    people([maya, { ...copy, name: 'Maya Holimund' }]);
    await scan();
    expect(findings()[0]).toMatchObject({
      theirs: { name: 'Maya Holimund' },
      sharedWithBusinessIds: ['acme'],
    });
  });

  it('opens what was dismissed when its name, picture or handle is another one, and says why', async () => {
    const { scan, findings, notifications, decide, people, services } = world([maya, copy]);
    await scan();
    decide('IGNORED');
    people([maya, { ...copy, bio: 'Another bio' }]);
    await scan();
    expect(findings()[0]?.status).toBe('IGNORED');
    people([maya, { ...copy, bio: 'Another bio', name: 'Maya Hollimund Studio' }]);
    await scan();
    const [opened] = findings();
    expect(opened?.status).toBe('OPEN');
    expect(opened?.history.map(({ what, changed }) => [what, changed])).toEqual([
      ['first seen', undefined],
      ['changed', { bio: { before: maya.bio, after: 'Another bio' } }],
      ['changed', { name: { before: 'Maya Hollimund', after: 'Maya Hollimund Studio' } }],
    ]);
    expect(notifications().map(({ body }) => body)[1]).toBe(
      'You ignored it. Since then it has changed its name.',
    );
    // Seen once more as it is, nothing happens; nor does a picture that cannot be had count as another one.
    services.sources.get('GITHUB')!.servesImage = () => true;
    await scan();
    expect(findings()[0]?.history).toHaveLength(3);
    expect(notifications()).toHaveLength(2);
  });

  it('opens what was dismissed when its bio makes it more alike, and tells it', async () => {
    const { scan, findings, notifications, decide, people } = world([maya, { ...copy, bio: 'Another bio' }]);
    await scan();
    decide('IGNORED');
    const before = findings()[0]!;
    people([maya, { ...copy, bio: maya.bio }]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'OPEN' });
    expect(findings()[0]!.score).toBeGreaterThan(before.score);
    expect(notifications().map(({ body }) => body)[1]).toBe(
      'You ignored it. Since then it has changed its bio.',
    );
  });

  it('knows an account by its number under another handle, and another account under the old one', async () => {
    const { scan, findings, notifications, people } = world([maya, copy]);
    await scan();
    const first = findings()[0]!;
    people([maya, { ...copy, handle: 'maya-hollimund1' }]);
    await scan();
    expect(findings()).toHaveLength(1);
    expect(findings()[0]).toMatchObject({
      id: first.id,
      firstSeen: first.firstSeen,
      theirs: { handle: 'maya-hollimund1' },
      history: [
        {},
        { what: 'renamed', changed: { handle: { before: 'maya-ho1limund', after: 'maya-hollimund1' } } },
      ],
    });
    expect(notifications().map(({ title, body }) => [title, body])[1]).toEqual([
      'Renamed on GitHub: maya-hollimund1',
      'It was called maya-ho1limund before.',
    ]);
    people([maya, { ...copy, handle: 'maya-hollimund1' }, { ...copy, accountId: '78' }]);
    await scan();
    expect(findings().map(({ theirs }) => [theirs.accountId, theirs.handle])).toEqual(
      expect.arrayContaining([
        ['77', 'maya-hollimund1'],
        ['78', 'maya-ho1limund'],
      ]),
    );
    expect(findings()).toHaveLength(2);
    expect(notifications()).toHaveLength(3);
  });
});
