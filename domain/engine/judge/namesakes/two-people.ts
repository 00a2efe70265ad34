import type { SignalName } from '../judgement.ts';

/** Pictures this unlike are two pictures: of 2,628 pairs of different photos none came closer (92 bits). */
export const OTHER_PHOTO = 0.25;
/** Bios this unlike are two texts: below, no more than some words are the same. */
export const OTHER_BIO = 0.25;

/** Whether two pictures or two texts tell two people. */
export const areTwoPeople = ({ photo = 1, bio = 1 }: Partial<Record<SignalName, number>>): boolean =>
  photo <= OTHER_PHOTO || bio < OTHER_BIO;
