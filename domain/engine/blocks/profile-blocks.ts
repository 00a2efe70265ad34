import type { PhotoPrint } from '../judge/judgement.ts';
import { prepare } from '../judge/prepare.ts';
import type { Profile } from '../profile/profile.ts';
import { createBioBlocks } from './bio-blocks.ts';
import { createHandleBlocks } from './handle-blocks.ts';
import { createNameBlocks } from './name-blocks.ts';
import { createPhotoBlocks } from './photo-blocks.ts';
import { createSiteBlocks } from './site-blocks.ts';

/** A profile with the print of its picture, where one was made. */
export interface Shown {
  profile: Profile;
  photo?: PhotoPrint | undefined;
}

/**
 * Of many protected profiles, those that one candidate may imitate, so that a list can be held against a list without comparing
 * each with each (blocking; Christen, Data Matching, chapter 4). Whoever shares a handle, a name, a picture, an "about" text or
 * a site is given, and the judge decides; who shares none of them has no score worth showing (docs/decisions/071).
 */
export function createProfileBlocks(people: readonly Shown[]) {
  const prepared = people.map(({ profile }) => prepare(profile));
  const handles = createHandleBlocks(prepared.map(({ handle }) => handle));
  const names = createNameBlocks(prepared.map(({ name }) => name));
  const bios = createBioBlocks(prepared.map(({ bio }) => bio));
  const sites = createSiteBlocks(prepared.map(({ web }) => web.sites));
  const photos = createPhotoBlocks(people.map(printOf));
  return {
    /** Numbers of the protected profiles, ascending. */
    near(candidate: Shown): number[] {
      const { handle, name, bio, web } = prepare(candidate.profile);
      const print = printOf(candidate);
      const found = new Set([
        ...(handle ? handles.near(handle) : []),
        ...(name ? names.near(name) : []),
        ...(bio ? bios.near(bio) : []),
        ...sites.near(web.sites),
        ...(print ? photos.near(print) : []),
      ]);
      return [...found].sort((a, b) => a - b);
    },
  };
}

const printOf = ({ profile, photo }: Shown): PhotoPrint | undefined =>
  photo ?? (/^[0-9a-f]{64}$/i.test(profile.photo ?? '') ? { hash: profile.photo! } : undefined);
