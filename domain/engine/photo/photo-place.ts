import { DISC } from './photo-disc.ts';
import { type Placement, register } from './photo-register.ts';
import type { Thumb } from './photo-thumb.ts';

/** Correlation of fine detail and of brightness where one picture lies in the other; other photos reach .76. */
export const SAME_DETAIL = 0.8;
const SAME_BRIGHTNESS = 0.75;
/** What a round avatar in a screenshot shows at least, whatever page and ring are around it. */
const ROUND = 0.3;
/** So small a disc meets others by chance more easily; of 44 avatars none came under .95. */
const ROUND_DETAIL = 0.92;

/** Where the middle of one picture lies in the other: the disc of radius `disc` of `part` was looked for in the other one. */
export type PhotoPlace = Placement & { disc: number; part: 'yours' | 'theirs' };

const places = new WeakMap<Thumb, WeakMap<Thumb, PhotoPlace | undefined>>();

/**
 * One picture in the other; found once for two thumbnails while both live: a person shows one picture on five platforms, and
 * the search is the dearest step of a comparison.
 */
export function photoPlace(yours: Thumb, theirs: Thumb): PhotoPlace | undefined {
  const known = places.get(yours) ?? new WeakMap<Thumb, PhotoPlace | undefined>();
  places.set(yours, known);
  if (!known.has(theirs)) known.set(theirs, search(yours, theirs));
  return known.get(theirs);
}

/** Whichever was cut; then what may be a round avatar among other things. */
function search(yours: Thumb, theirs: Thumb): PhotoPlace | undefined {
  for (const [part, disc, least] of [
    ['theirs', DISC, SAME_DETAIL],
    ['yours', DISC, SAME_DETAIL],
    ['theirs', ROUND, ROUND_DETAIL],
  ] as const) {
    const found = part === 'theirs' ? register(theirs, yours, disc) : register(yours, theirs, disc);
    if (found && found.detail >= least && found.likeness >= SAME_BRIGHTNESS) return { ...found, disc, part };
  }
  return undefined;
}
