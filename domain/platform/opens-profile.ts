import { isArtistOrShow, isFormerName } from '../engine/handle/assigned-id.ts';

/**
 * Whether an address opens the profile that it names. Discord shows a profile by the number of an account alone: of a username we keep an
 * address as of every account, which leads nowhere and is told to nobody.
 */
export const opensProfile = (url: string | null | undefined): url is string =>
  !!url && !/^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/users\/(?!\d{15,21}(?:[/?#]|$))/i.test(url);

/**
 * Whether an account can be compared and reported, but neither looked up nor listed: nobody tells us which channel a YouTube name from
 * before handles leads to, or who is behind an artist's or a podcast's page.
 */
export const isOnlyCompared = (handle: string): boolean => isFormerName(handle) || isArtistOrShow(handle);
