import type { markedContract } from '#domain/contract/marked';
import { day } from '#domain/durations';
import { imageHeader } from '#domain/engine/photo/image-header';
import { noSuchProfile, ProductError } from '#domain/errors';
import {
  copyId,
  largestOriginal,
  mostCopies,
  mostPictures,
  originalPath,
  originalSide,
} from '#domain/marked/issued-copy';
import type { MarkedServices } from '../../marked/services.ts';
import type { Route } from '../../rest/rest.ts';
import { sha256 } from '../../runtime/hash.ts';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';

const perDay = 20;

/** Writes down which copies there are from now on, keeps the original, and gives the keys that they are marked with. */
export const issueCopies: Route<(typeof markedContract)['issue-copies'], MarkedServices> = async (
  { caller: { sub }, request, now },
  { users, copies, files, once, copyKey },
) => {
  if (!(await users.get(sub))) throw noSuchProfile();
  await enforceRateLimit(once, `copies#${sub}`, 'sets of copies', {
    ...{ most: perDay, per: day, now, owner: sub },
  });
  const original = Buffer.from(request.original, 'base64');
  refuseOther(original);
  const picture = sha256(original);
  const issuedAt = new Date(now).toISOString();
  const known = await copies.of(sub);
  const wanted = request.platforms.map((platform) => {
    const copy = { picture, platform, issuedAt };
    const key = copyKey(sub, copy);
    const before = known.find((one) => copyId(one) === copyId(copy));
    return { ...(before ?? { ...copy, commitment: sha256(key) }), key };
  });
  const pictures = new Set([...known.map((copy) => copy.picture), picture]);
  if (pictures.size > mostPictures)
    throw new ProductError(
      'TOO_LARGE',
      `You have copies of ${mostPictures} pictures already. Please stop those of one of them first.`,
    );
  const ids = new Set([...known, ...wanted].filter((copy) => copy.picture === picture).map(copyId));
  if (ids.size > mostCopies)
    throw new ProductError('TOO_LARGE', `There are ${mostCopies} copies of this picture already.`);
  await files.putPicture(originalPath(sub, picture), original, 'image/jpeg');
  for (const { key: _, ...copy } of wanted) await copies.add(sub, copy);
  return {
    copies: wanted.map(({ key, ...copy }) => ({ ...copy, key: Buffer.from(key).toString('base64') })),
  };
};

/** A reading goes by a square of this size; what is more than that is not kept. */
function refuseOther(original: Uint8Array): void {
  const header = original.length <= largestOriginal ? imageHeader(original) : undefined;
  const { format, width, height } = header ?? {};
  if (format !== 'jpeg' || width !== originalSide || height !== originalSide)
    throw new ProductError(
      'INVALID_INPUT',
      `The original is a JPEG of ${originalSide} by ${originalSide} pixels.`,
    );
}
