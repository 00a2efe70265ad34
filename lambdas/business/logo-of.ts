import { widestPicture } from '#domain/account/upload';
import { type Logo, largestLogo } from '#domain/business/logo';
import { imageHeader } from '#domain/engine/photo/image-header';
import { ProductError } from '#domain/errors';

/** A picture as it is kept: what its own first bytes say, whatever it was called. Throws INVALID_INPUT, TOO_LARGE. */
export function logoOf(base64: string): Logo {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > largestLogo)
    throw new ProductError('TOO_LARGE', `A logo can be up to ${largestLogo / 1000} kB.`);
  const header = imageHeader(bytes);
  if (!header)
    throw new ProductError(
      'INVALID_INPUT',
      'This file isn’t a valid JPEG, PNG or WebP picture. Please choose another.',
    );
  if (Math.max(header.width, header.height) > widestPicture)
    throw new ProductError(
      'INVALID_INPUT',
      `This picture is more than ${widestPicture} pixels wide or tall. Please make it smaller.`,
    );
  return { contentType: `image/${header.format}`, base64: bytes.toString('base64') };
}
