import { asLink } from '#domain/case/link/pasted-link';
import { opensProfile } from '#domain/platform/opens-profile';

/**
 * A link stands as it was pasted; of a handle, or of a link among other words, the address of the account is what can be opened. Where
 * none opens it, the handle alone.
 */
export const linkEvidence = (pasted: string, url: string | null | undefined) => {
  if (asLink(pasted)) return { words: 'The link as you pasted it', kept: pasted };
  return opensProfile(url)
    ? { words: 'The address of the account', kept: url }
    : { words: 'The handle as you entered it', kept: pasted };
};
