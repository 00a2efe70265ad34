import * as z from 'zod';
import { businessOfSubject } from '../keys.ts';

/** A picture of a person may have so many bytes. */
export const largestPicture = 5 * 1024 * 1024;
/** And so many pixels on a side: a few bytes can claim gigabytes. */
export const widestPicture = 8192;

/** What may be uploaded, and the ending of its name. No SVG: it can carry scripts. */
const pictureTypes = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
export const PictureType = z.enum(['image/jpeg', 'image/png', 'image/webp']);
export type PictureType = z.infer<typeof PictureType>;

/**
 * Where everything of one person lies, the only part of the bucket they reach; or of a business (`B#` and its id), which nobody's
 * browser reaches: its pictures come through our server.
 */
export function ownPrefix(owner: string): string {
  const businessId = businessOfSubject(owner);
  return businessId === undefined ? `users/${owner}/` : `users/business-${businessId}/`;
}

export const pictureFolder = (userId: string): string => `${ownPrefix(userId)}profile/`;

export const pictureKey = (userId: string, id: string, type: PictureType): string =>
  `${pictureFolder(userId)}${id}.${pictureTypes[type]}`;

/** True for a key that pictureKey makes for this person, and for nothing that climbs out of their prefix. */
export const isOwnPicture = (userId: string, key: string): boolean =>
  key.startsWith(pictureFolder(userId)) &&
  /^[\w-]{1,64}\.(jpeg|png|webp)$/.test(key.slice(pictureFolder(userId).length));

/** Pictures of accounts that a scan found, each once by its hash. */
export const seenFolder = (userId: string): string => `${ownPrefix(userId)}seen/`;

type ByHash = { sha256: string; contentType?: string | null };
const byHash = ({ sha256, contentType }: ByHash): string =>
  `${sha256}.${pictureTypes[PictureType.parse(contentType)]}`;

export const seenPictureKey = (userId: string, picture: ByHash): string =>
  `${seenFolder(userId)}${byHash(picture)}`;

/** A picture that a case keeps for itself. */
export const casePictureKey = (one: { userId: string; caseId: string }, picture: ByHash): string =>
  `${ownPrefix(one.userId)}cases/${one.caseId}/${byHash(picture)}`;
