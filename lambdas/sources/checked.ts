import { SeenProfile } from '#domain/scan/finding';
import { type Sight, type Source, SourceSilent } from './source.ts';

/**
 * A source whose profiles can be kept: a number below zero or an address that is none would make a person's findings
 * unreadable. What a platform's answer holds against its own documents is no answer.
 */
export const checked = ({ lookUp, search, ...source }: Source): Source => ({
  ...source,
  lookUp: async (handles) => {
    const sights = await lookUp(handles);
    for (const sight of sights.values()) expectKept(sight);
    return sights;
  },
  ...(search && {
    search: async (text, where) => {
      const hits = await search(text, where);
      for (const { handle, profile } of hits) {
        if (handle === '') throw notDocumented();
        if (profile) expectKept({ is: 'there', profile });
      }
      return hits;
    },
  }),
});

function expectKept(sight: Sight): void {
  if (sight.is === 'there' && !canBeKept(sight.profile)) throw notDocumented();
}

/** It has a handle, is within its bounds, and leads to a page of the web. */
export const canBeKept = (profile: SeenProfile): boolean =>
  profile.handle !== '' &&
  (!profile.url || /^https?:\/\//i.test(profile.url)) &&
  SeenProfile.safeParse(profile).success;

const notDocumented = () => new SourceSilent('Its answer didn’t match its documentation.');
