import { DISC } from './photo-disc.ts';
import { type Placement, register } from './photo-register.ts';
import type { Thumb } from '../photo-thumb.ts';

/** Correlation of fine detail and of brightness where one picture lies in the other; other photos reach .76. */
export const SAME_DETAIL = 0.8;
const SAME_BRIGHTNESS = 0.75;
/**
 * Grey levels that tones may be off at the best gain and offset. Measured: 1,506 edited copies of photos and drawings stay under 3.8, most
 * under 1.5; brighter ones lose their white. Other drawings of one style come below only where few tones happen to lie on one line.
 */
const SAME_TONES = 4;
/** What a round avatar in a screenshot shows at least, whatever page and ring are around it. */
const ROUND = 0.3;
/** So small a disc meets others by chance more easily; of 44 avatars none came under .95. */
const ROUND_DETAIL = 0.92;

/** Where the middle of one picture lies in the other: the disc of radius `disc` of `part` was looked for in the other one. */
export type PhotoPlace = Placement & { disc: number; part: 'yours' | 'theirs' };

interface Looked {
  place?: PhotoPlace;
  /** Its outlines lie in the other one, in other tones: another drawing of the same maker. */
  repainted?: true;
}

const looked = new WeakMap<Thumb, WeakMap<Thumb, Looked>>();

/** One picture in the other. */
export const photoPlace = (yours: Thumb, theirs: Thumb): PhotoPlace | undefined => look(yours, theirs).place;

/** Whether the two are one drawing in other colors, which is another person's picture; of a photo it isn't known. */
export const isRepainted = (yours: Thumb, theirs: Thumb): boolean => look(yours, theirs).repainted === true;

/**
 * Found once for two thumbnails while both live: a person shows one picture on five platforms, and the search is the dearest step of a
 * comparison.
 */
function look(yours: Thumb, theirs: Thumb): Looked {
  const known = looked.get(yours) ?? new WeakMap<Thumb, Looked>();
  looked.set(yours, known);
  const found = known.get(theirs) ?? search(yours, theirs);
  known.set(theirs, found);
  return found;
}

/** Whichever was cut; then what may be a round avatar among other things. */
function search(yours: Thumb, theirs: Thumb): Looked {
  for (const [part, disc, least] of [
    ['theirs', DISC, SAME_DETAIL],
    ['yours', DISC, SAME_DETAIL],
    ['theirs', ROUND, ROUND_DETAIL],
  ] as const) {
    const found = part === 'theirs' ? register(theirs, yours, disc) : register(yours, theirs, disc);
    if (!found || found.detail < least || found.likeness < SAME_BRIGHTNESS) continue;
    // The same outlines in other colors: a smaller part of them has fewer tones, and would agree by chance.
    return found.apart <= SAME_TONES ? { place: { ...found, disc, part } } : { repainted: true };
  }
  return {};
}
