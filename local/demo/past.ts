import type { SeenProfile } from '#domain/scan/finding';
import { github } from '../../lambdas/sources/github.ts';
import { SourceSilent, type Source } from '../../lambdas/sources/source.ts';
import type { TwinProfile } from '../../platforms/population/profile.ts';
import { mayasCopies, removedCopy } from '../../platforms/population/story.ts';
import { createPlatforms, type Platforms } from '../../platforms/twins.ts';

export interface Past {
  /** Goes to a moment: accounts made later are not there yet, `gone` handles no longer. */
  goTo(at: number, gone: readonly string[]): void;
  /** GitHub as it was then, asked the way the product asks it. */
  github: Source;
  fetch: typeof fetch;
}

/** The twin of GitHub as it was on the days of the story, over the same people as today's. */
export function pastPlatforms(madeFrom: Platforms['madeFrom'], origin: string): Past {
  let at = madeFrom.since;
  const { population, handle } = createPlatforms({ ...madeFrom, now: () => at });
  const cast: Omit<TwinProfile, 'id'>[] = [...mayasCopies(madeFrom.since), removedCopy(madeFrom.since)].map(
    ({ profile }) => profile,
  );

  const fetchThen = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address);
    const headers = Object.fromEntries(new Headers(init?.headers));
    const {
      status,
      body,
      headers: sent,
    } = await handle({ method: 'GET', url, headers, body: Buffer.alloc(0) });
    return new Response(typeof body === 'string' ? body : new Uint8Array(body ?? []), {
      status,
      headers: sent,
    });
  };

  return {
    fetch: fetchThen,
    goTo(moment, gone) {
      at = moment;
      for (const profile of cast) {
        population.remove(profile.handle);
        if (Date.parse(profile.createdAt) <= moment && !gone.includes(profile.handle))
          population.add(profile);
      }
    },
    github: github(
      { apiUrl: `${origin}/platforms/github`, token: 'of-the-past' },
      { fetch: fetchThen, deadline: 60_000, attempts: 1, random: () => 0, sleep: async () => {} },
    ),
  };
}

/** A platform that answered with nobody until `silentFrom`, and then no more. */
export const fallingSilent = (
  platform: Source['platform'],
  now: () => number,
  silentFrom: number,
): Source => {
  const answer = async <T>(value: T): Promise<T> => {
    if (now() >= silentFrom) throw new SourceSilent('It did not answer in time.');
    return value;
  };
  return {
    platform,
    profile: () => answer<SeenProfile | undefined>(undefined),
    searchHandles: () => answer([]),
    searchNames: () => answer([]),
    servesImage: () => false,
  };
};
