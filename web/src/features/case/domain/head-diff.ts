import { resembles } from '#domain/domain-watch/name/resembles';
import { asSeen } from '#domain/engine/web/as-seen';
import type { Case } from '#domain/case/case';
import { chosenDiff } from '#domain/engine/handle/chosen-diff';
import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import { siteDiff } from '#domain/engine/web/site-diff';
import { isAccount } from '#domain/scan/finding';
import { words as ofAccounts } from '../../../ui/handle-diff/words.ts';
import { voiceOf } from '../owner/voice-of.ts';
import { words as ofCase } from '../words.ts';
import { words } from './words.ts';

const ofSites = { yours: words.yours, theirs: words.theirs };
const ofName = { yours: ofCase.compared.ofDomain.handle, theirs: ofAccounts.theirs };

/** Of somebody else it isn't “yours”. */
const ofOther = { yours: ofCase.compared.ofOther, theirs: ofAccounts.theirs };

/** Two names letter by letter, and what they are where they aren't two handles. */
interface Shown {
  diff: HandleDiff | undefined;
  yours?: string;
  theirs?: string;
}

/** How the name that a case is about differs from the one that it copies: that of an account, of a domain, or the name in a domain. */
export function headDiff({
  imitates,
  handle,
  platform,
  snapshot,
  domain,
  behalf,
}: Pick<Case, 'imitates' | 'handle' | 'platform' | 'snapshot' | 'domain' | 'behalf'>): Shown {
  // Of two names that aren't alike all letters differ.
  if (domain && !resembles(domain)) return { diff: undefined, ...ofSites };
  if (imitates && platform === 'DOMAIN')
    return { diff: siteDiff(asSeen(imitates.handle), asSeen(handle), ofSites), ...ofSites };
  if (imitates && voiceOf({ behalf }) === 'them')
    return { diff: chosenDiff(imitates.handle, handle, ofOther), ...ofOther };
  if (imitates) return { diff: chosenDiff(imitates.handle, handle) };
  const name = snapshot && !isAccount(snapshot.yours) ? snapshot.yours.handle : undefined;
  return { diff: name ? chosenDiff(name, handle, ofName) : undefined, ...ofName };
}
