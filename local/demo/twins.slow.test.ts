import { beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { compare, type Compared } from '../../lambdas/scan/compare.ts';
import { imageFetcher } from '../../lambdas/scan/picture/fetch-image.ts';
import { lookOn } from '../../lambdas/scan/look.ts';
import { github } from '../../lambdas/sources/github/github.ts';
import { lateCopy } from '../../platforms/population/story.ts';
import { seeded } from '../../platforms/seeded.ts';
import { createPlatforms } from '../../platforms/twins.ts';
import { hashPicture } from './hash-picture.ts';
import { twinFetch } from '../../platforms/twin-fetch.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const origin = 'http://localhost:4910';
const newcomers = [
  'ada-lovelace42',
  'octo',
  'XiaoMing',
  'k-otieno',
  'johnsmith',
  'sam-otterline',
  'grace1906',
  'lindqvist',
];

/** The twins met by the product's own search and engine: who is called what. */
describe('a search of the twins', () => {
  const platforms = createPlatforms({ seed: 'countersign', now: () => now });
  platforms.population.add(lateCopy(now).profile);
  newcomers.forEach((handle) => platforms.protect(handle));
  const everyone = [...platforms.population.all()];
  const around = (handle: string, kind: string) =>
    everyone.filter(
      (p) => platforms.truth(p.handle).of === handle && platforms.truth(p.handle).kind === kind,
    );

  let asked = 0;
  const fetchTwin: typeof fetch = (address, init) =>
    twinFetch(platforms)(address, {
      ...init,
      // A caller of its own each time: the platform's limits are not what is tried here.
      headers: { ...Object.fromEntries(new Headers(init?.headers)), authorization: `Bearer t${asked++}` },
    });
  const source = github(
    { apiUrl: `${origin}/platforms/github`, token: 'given with each question' },
    {
      ...{ fetch: fetchTwin, deadline: 10_000, attempts: 1, random: () => 0 },
      ...{ sleep: async () => {}, now: () => now },
    },
  );

  async function searchFor(handle: string, byName: boolean): Promise<Map<string, Compared | undefined>> {
    const look = {
      platform: 'GITHUB' as Platform,
      here: [handle],
      handles: [handle],
      elsewhere: [],
      byName,
      proven: [handle],
      provenHere: [handle],
    };
    const { own, found, progress } = await lookOn(source, look, [], {
      fetchImage: imageFetcher(fetchTwin),
      hashImage: ({ contentType, bytes }) =>
        contentType === 'image/webp' ? Promise.resolve(undefined) : hashPicture(contentType, bytes),
      random: seeded('canary'),
      mayAsk: async () => true,
      now: () => now,
      onProgress: async () => {},
    });
    expect(progress.status).toBe('looked');
    return new Map(found.map((each) => [each.profile.handle, compare(own, each, {})]));
  }

  describe.each(['maya-hollimund', ...protectedHandles(platforms)])(
    'for %s, who has proven the account',
    (handle) => {
      let verdicts: Map<string, string | undefined>;
      beforeAll(async () => {
        const found = await searchFor(handle, true);
        verdicts = new Map([...found].map(([theirs, compared]) => [theirs, compared?.judgement.verdict]));
      });

      it('copies are found, and each is called a clone', () => {
        // All of Maya's. Of another's, one may have slips in handle and name both: no question of a search leads there.
        const copies = around(handle, 'clone').map((p) => p.handle);
        const found = copies.filter((theirs) => verdicts.has(theirs));
        expect(found.length).toBeGreaterThanOrEqual(copies.length - (handle === 'maya-hollimund' ? 0 : 1));
        for (const theirs of found)
          expect([theirs, verdicts.get(theirs)]).toEqual([theirs, expect.stringMatching(/clone$/)]);
      });
      it.each(['namesake', 'fan', 'parody', 'other'])('no %s is called a clone', (kind) => {
        const others =
          kind === 'other' ? [...verdicts.keys()].filter((h) => platforms.truth(h).kind === 'other') : [];
        for (const theirs of [...around(handle, kind).map((p) => p.handle), ...others])
          expect([theirs, verdicts.get(theirs)]).not.toEqual([theirs, expect.stringMatching(/clone$/)]);
      });
    },
  );

  it.each(newcomers)(
    '%s, a newcomer without proof, gets the copies that the handle leads to, nobody else is accused',
    async (handle) => {
      const found = await searchFor(handle, false);
      const copies = around(handle, 'clone').map((p) => p.handle);
      expect(copies.length).toBeGreaterThanOrEqual(3);
      for (const theirs of copies)
        expect([theirs, found.get(theirs)?.judgement.verdict]).toEqual([
          theirs,
          expect.stringMatching(/clone$/),
        ]);
      for (const [theirs, compared] of found)
        if (!copies.includes(theirs))
          expect([theirs, compared?.judgement.verdict]).not.toEqual([
            theirs,
            expect.stringMatching(/clone$/),
          ]);
    },
  );
});

/** Some of the protected people beside Maya. */
function protectedHandles({ population, truth }: ReturnType<typeof createPlatforms>): string[] {
  const handles = [...population.all()].map(({ handle }) => handle);
  return handles
    .filter(
      (handle) => truth(handle).kind === 'self' && handle !== 'maya-hollimund' && !newcomers.includes(handle),
    )
    .slice(0, 6);
}
