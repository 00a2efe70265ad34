import * as z from 'zod';
import { ownPrefix } from '../account/upload.ts';
import { Platform } from '../platform/platform.ts';
import { Moment } from '../text.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A person has copies of so many pictures: each costs a reading about a second for each candidate that shows it. */
export const mostPictures = 5;
/** And so many copies of one picture. */
export const mostCopies = 60;
/** The side of the square original that is kept, and the bytes that it may have: the reader needs no more. */
export const originalSide = 256;
export const largestOriginal = 60_000;

/** An own proven account whose picture carried a copy's mark when it was last read. */
export const MarkSeen = z.object({
  handle: z.string().max(200),
  at: Moment,
  /** Which file its picture was: the same one need not be read again. */
  file: z.string().max(64).nullish(),
});
export type MarkSeen = z.infer<typeof MarkSeen>;

/**
 * A copy of a person's picture for one platform, as it was issued: the register's row. Its mark is made with a key that stands
 * nowhere; the commitment is what proves afterwards that the key is as old as the row.
 */
export const IssuedCopy = z.object({
  /** SHA-256 of the square original, as it is kept. */
  picture: Sha256,
  platform: Platform,
  issuedAt: Moment,
  /** SHA-256 of the copy's key. */
  commitment: Sha256,
  /** Where the person's own accounts were last seen with it, by platform: the pipeline works. No evidence against anybody. */
  seen: z.partialRecord(Platform, MarkSeen).nullish(),
});
export type IssuedCopy = z.infer<typeof IssuedCopy>;

/** What names a copy among a person's. */
export type CopyNamed = Pick<IssuedCopy, 'picture' | 'platform' | 'issuedAt'>;

const dayOf = ({ issuedAt }: Pick<CopyNamed, 'issuedAt'>): string => issuedAt.slice(0, 10);

/** One copy a picture, platform and day: whoever asks twice gets the same. */
export const copyId = (copy: CopyNamed): string => `${copy.picture}#${copy.platform}#${dayOf(copy)}`;

/** What the key is made for beside the picture. With the person: nobody is given the key of somebody else's copy. */
export const copyName = (userId: string, copy: Omit<CopyNamed, 'picture'>): string =>
  `${userId}/${copy.platform}/${dayOf(copy)}`;

/** Where the original lies that copies were made of. */
export const originalPath = (userId: string, picture: string): string =>
  `${ownPrefix(userId)}marked/${picture}.jpeg`;
