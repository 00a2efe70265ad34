import { github } from '../../lambdas/sources/github/github.ts';
import type { Source } from '../../lambdas/sources/source.ts';
import type { TwinProfile } from '../../platforms/population/profile.ts';
import { mayasCopies, removedCopy } from '../../platforms/population/story.ts';
import { createPlatforms, type Platforms } from '../../platforms/twins.ts';
import { twinFetch } from './twin-fetch.ts';

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

  const fetchThen = twinFetch({ handle });

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
      {
        fetch: fetchThen,
        deadline: 60_000,
        attempts: 1,
        random: () => 0,
        sleep: async () => {},
        now: () => at,
      },
    ),
  };
}
