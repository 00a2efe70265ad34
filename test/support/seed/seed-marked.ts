import { copyId, type IssuedCopy } from '#domain/marked/issued-copy';
import type { Row } from '../tables.ts';

/** The picture that everybody has a marked copy of. */
export const seededPicture = '5eed'.repeat(16);

/** The header of a JPEG of 256 by 256 pixels, in base64. */
export const smallJpeg = Buffer.from('ffd8ffc0001108010001000300', 'hex').toString('base64');

export function copyRow(userId: string, issuedAt: string): Row {
  const copy: IssuedCopy = {
    ...{ picture: seededPicture, platform: 'LINKEDIN', issuedAt },
    commitment: 'c0'.repeat(32),
  };
  return ['IssuedCopy', { userId, id: copyId(copy), ...copy }];
}
