import { describe, expect, it } from 'vitest';
import { looksFor } from '#domain/scan/scan-plan';
import { twinSources } from '../../bin/sources.ts';
import { compare } from '../../lambdas/scan/compare.ts';
import { imageFetcher } from '../../lambdas/scan/fetch-image.ts';
import { type Found, lookOn, type LookServices } from '../../lambdas/scan/look.ts';
import { lookOnTheWeb } from '../../lambdas/scan/look-web.ts';
import { connectedSources, connectedWebSearch } from '../../lambdas/sources/index.ts';
import type { SourceAccess } from '../../lambdas/sources/source.ts';
import type { PlatformName } from '../../platforms/population/profile.ts';
import { seeded } from '../../platforms/seeded.ts';
import { createPlatforms } from '../../platforms/twins.ts';
import { hashPicture } from './hash-picture.ts';
import { mayasAccounts } from './people.ts';
import { twinFetch } from './twin-fetch.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const name = 'Maya Hollimund';

/** Every source as the local stage has it, asked for Maya over the twins. */
describe('a search of all the twins for Maya', async () => {
  const platforms = createPlatforms({ seed: 'countersign', now: () => now });
  const fetchTwin = twinFetch(platforms);
  const access: Record<string, SourceAccess> = Object.fromEntries(
    Object.entries(twinSources).map(([source, { standInToken, ...given }]) => [
      source,
      { ...given, ...(standInToken && { token: standInToken }) },
    ]),
  );
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
  const sources = connectedSources(access, ask);
  const web = connectedWebSearch(access, ask)!;
  const all = [
    ...(await Promise.all(
      looksFor(user, [...sources.keys()]).map(async (look) => ({
        look,
        looked: await lookOn(sources.get(look.platform)!, look, [name], services),
      })),
    )),
    ...(await lookOnTheWeb(web, looksFor(user, web.platforms), [name], services)),
  ];
  const verdicts = new Map(
    all.flatMap(({ look: { platform, handles }, looked: { own, found } }) => {
      const stated = handles.map((handle): Found => ({ profile: { platform, handle, name } }));
      return found.map((candidate) => [
        `${platform} ${candidate.profile.handle}`,
        compare(own.length > 0 ? own : stated, candidate, {})?.judgement.verdict,
      ]);
    }),
  );

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
