import type { TwinProfile } from '../../platforms/population/profile.ts';
import { mayaElsewhere } from '../../platforms/population/story-elsewhere.ts';
import { mayasCopies, removedCopy } from '../../platforms/population/story.ts';
import { createPlatforms, type Platforms } from '../../platforms/twins.ts';
import { twinFetch } from '../../platforms/twin-fetch.ts';
import { sourcesOfTwins, type TwinAccess } from './twin-sources.ts';

export interface Past extends ReturnType<typeof sourcesOfTwins> {
  /** Goes to a moment: accounts made later are not there yet, `gone` handles on GitHub no longer. */
  goTo(at: number, gone: readonly string[]): void;
  fetch: typeof fetch;
}

/** The twins of the platforms as they were on the days of the story, over the same people as today's, asked the way the product asks. */
export function pastPlatforms(
  madeFrom: Platforms['madeFrom'],
  access: TwinAccess,
  cast: readonly Omit<TwinProfile, 'id'>[] = mayasCast(madeFrom.since),
): Past {
  let at = madeFrom.since;
  const { population, handle } = createPlatforms({ ...madeFrom, now: () => at });
  /** An account that is put back is the one it was: another number would be another account. */
  const numbers = new Map<object, number>();
  const fetchThen = twinFetch({ handle });
  return {
    fetch: fetchThen,
    goTo(moment, gone) {
      at = moment;
      for (const profile of cast) {
        const there = population.get(profile.handle, profile.platform);
        if (there) numbers.set(profile, there.id);
        const id = numbers.get(profile);
        population.remove(profile.handle, profile.platform);
        if (Date.parse(profile.createdAt) <= moment && !gone.includes(profile.handle))
          population.add({ ...profile, ...(id !== undefined && { id }) });
      }
    },
    ...sourcesOfTwins(access, {
      ...{ fetch: fetchThen, deadline: 60_000, attempts: 1 },
      ...{ random: () => 0, sleep: async () => {}, now: () => at },
    }),
  };
}

/** Who copies Maya, on the days on which they did. */
const mayasCast = (since: number): Omit<TwinProfile, 'id'>[] =>
  [...mayasCopies(since), removedCopy(since), ...mayaElsewhere(since)]
    .filter(({ truth }) => truth.kind === 'clone')
    .map(({ profile }) => profile);
