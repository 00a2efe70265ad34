const CHANNEL = /^UC[\w-]{22}$/;
/** Of an artist or a podcast on Spotify, as its address has it. */
const ARTIST_OR_SHOW = /^(?:artist|show)\/[A-Za-z\d]{22}$/;
const NUMBER = /^\+?[\d\s().-]+$/;
/** `music.apple.com/us/artist/maya/987`: an address in place of a handle, since no part of it is known to be one (any-link.ts). */
const PAGE = /^[\w-]+(?:\.[\w-]+)+\//;
/** Shorter ones are chosen: "2004", "007". */
const FEWEST_DIGITS = 5;

/** Whether this is an artist or a podcast on Spotify: their page is nobody's user profile, and is looked up nowhere. */
export const isArtistOrShow = (handle: string): boolean => ARTIST_OR_SHOW.test(handle);

/**
 * A channel id, the id of an artist or a podcast, an account number, a phone number, an address: given by the platform or the operator, chosen by nobody. That two of them
 * are alike or differ says nothing about who is behind them, so they are never compared as handles.
 */
export const isAssignedId = (handle: string): boolean => {
  const text = handle.trim();
  return (
    CHANNEL.test(text) ||
    isArtistOrShow(text) ||
    PAGE.test(text) ||
    (NUMBER.test(text) && text.replace(/\D/g, '').length >= FEWEST_DIGITS)
  );
};

const LINKEDIN_END = /[^-]-([\da-f]{5,9})$/i;

/**
 * The id that LinkedIn puts after a name that others have, too ("maya-hollimund-b9123ab6"): a member's number in digits and a few
 * letters, which most people keep. What stands before it is the name they signed up with; nobody chose either part.
 */
export function assignedEnd(handle: string, platform: string | undefined): string | undefined {
  if (platform?.toLowerCase() !== 'linkedin') return undefined;
  const end = LINKEDIN_END.exec(handle.trim())?.[1];
  // "facade", "acceded1" are words; a short number is a year or a place in a row
  return end && end.replace(/\D/g, '').length >= (/^\d+$/.test(end) ? 6 : 2) ? end : undefined;
}

const KIND = /^(?:c|user)\/(?=.)/;

/**
 * Whether a name is one of YouTube's from before it had handles: "user/maya", "c/maya". Such a name leads to the channel that it was
 * given to, which may have another handle than "maya" or none; so it is kept with its kind, and passes for no handle.
 */
export const isFormerName = (handle: string): boolean => KIND.test(handle);

/** The part of a handle that somebody chose: "maya" of "@maya" and of "c/maya". */
export const chosenPart = (handle: string): string => handle.replace(/^@(?=.)/, '').replace(KIND, '');
