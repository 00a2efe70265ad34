import { createHash } from 'node:crypto';
import type { TwinProfile } from './population/profile.ts';

/** Another one for another picture, where a platform gives each an address of its own. */
export const pictureId = ({ photo }: Pick<TwinProfile, 'photo'>, length = 12): string =>
  createHash('sha1').update(JSON.stringify(photo)).digest('hex').slice(0, length);
