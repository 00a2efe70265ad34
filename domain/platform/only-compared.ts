import { isArtist } from '../engine/handle/assigned-id.ts';
import { isFormerName } from '../engine/handle/former-name.ts';

/**
 * Whether an account can be compared and reported, but neither looked up nor listed: nobody tells us which channel a YouTube name from
 * before handles leads to, or who is behind an artist's page.
 */
export const isOnlyCompared = (handle: string): boolean => isFormerName(handle) || isArtist(handle);
