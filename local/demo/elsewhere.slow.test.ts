import { describe, expect, it } from 'vitest';
import { looksFor } from '#domain/scan/scan-plan';
import { compare } from '../../lambdas/scan/compare.ts';
import { imageFetcher } from '../../lambdas/scan/picture/fetch-image.ts';
import { lookOn, type LookServices } from '../../lambdas/scan/look.ts';
import { lookOnTheWeb } from '../../lambdas/scan/look-web.ts';
import { provenElsewhere } from '../../lambdas/scan/proven-elsewhere.ts';
import type { PlatformName } from '../../platforms/population/profile.ts';
import { seeded } from '../../platforms/seeded.ts';
import { accessToTwins } from '../../bin/sources.ts';
import { createPlatforms } from '../../platforms/twins.ts';
import { hashPicture } from './hash-picture.ts';
import { mayasAccounts } from '../../demo/story/people.ts';
import { twinFetch } from '../../platforms/twin-fetch.ts';
import { sourcesOfTwins } from '../../demo/story/twin-sources.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const name = 'Maya Hollimund';

/** Every source as the local stage has it, asked for Maya over the twins. */
describe('a search of all the twins for Maya', async () => {
  const platforms = createPlatforms({ seed: 'countersign', now: () => now });
  const fetchTwin = twinFetch(platforms);
  const ask = {
    ...{ fetch: fetchTwin, deadline: 10_000, attempts: 1, random: () => 0 },
    ...{ sleep: async () => {}, now: () => now },
  };
  const services: LookServices = {
    fetchImage: imageFetcher(fetchTwin),
    hashImage: ({ contentType, bytes }) =>
      contentType === 'image/webp' ? Promise.resolve(undefined) : hashPicture(contentType, bytes),
    random: seeded('canary'),
    ...{ mayAsk: async () => true, now: () => now, onProgress: async () => {} },
  };
  const at = new Date(now).toISOString();
  const user = { socialMediaAccounts: mayasAccounts({ github: at, x: at }) };
  const { sources, web } = sourcesOfTwins(accessToTwins('http://localhost:4910'), ask);
  const all = [
    ...(await Promise.all(
      looksFor(user, [...sources.keys()]).map(async (look) => ({
        look,
        looked: await lookOn(sources.get(look.platform)!, look, [name], services),
      })),
    )),
    ...(await lookOnTheWeb(web, looksFor(user, web.platforms), [name], services)),
  ];
  const judged = await Promise.all(
    all.map(async ({ look, looked: { own, found } }) => {
      const elsewhere = await provenElsewhere(look, { ...services, sources, mayAsk: async () => true });
      return found.map((candidate): [string, string | undefined] => [
        `${look.platform} ${candidate.profile.handle}`,
        compare([...own, ...elsewhere], candidate, {})?.judgement.verdict,
      ]);
    }),
  );
  const verdicts = new Map(judged.flat());

  it('is answered by each of them', () => {
    expect(all.map(({ looked }) => looked.progress.status)).toEqual(all.map(() => 'looked'));
    expect(sources.size).toBe(7);
  });

  it.each(['X maya_hol1imund', 'INSTAGRAM hollimund.clay_official', 'TIKTOK maya.hollimund'])(
    'finds the copy %s, and calls it one',
    (copy) => expect(verdicts.get(copy)).toBe('likely clone'),
  );

  it('calls nobody a copy who is none', () => {
    expect([...verdicts.keys()]).toEqual(
      expect.arrayContaining(['REDDIT maya_hollimund_fans', 'GOOGLE mhcello']),
    );
    for (const [account, verdict] of verdicts) {
      const [platform, handle = ''] = account.split(' ');
      if (platforms.truth(handle, platform as PlatformName).kind !== 'clone')
        expect([account, verdict]).not.toEqual([account, expect.stringMatching(/clone$/)]);
    }
  });
});
