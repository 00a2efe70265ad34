import { isAccount } from '#domain/scan/finding';
import { isBesideListed, isByPerson, isFromSearchEngine, type Snapshot } from '#domain/case/snapshot';

/**
 * Who saw what a case compares: a scan both accounts, or the one where a domain's name or an account that is only listed is beside it,
 * a search engine the other one, the person who entered both, or whoever gave the other one by hand.
 */
export function whoSaw(
  snapshot: Snapshot,
): 'bySearch' | 'bySearchAlone' | 'besideListed' | 'bySearchEngine' | 'byPerson' | 'given' {
  if (isByPerson(snapshot)) return 'byPerson';
  if (isFromSearchEngine(snapshot)) return 'bySearchEngine';
  // Our own was seen by a scan all the same, or is as it was listed.
  if (snapshot.theirs.seenIn === 'report') return 'given';
  if (isBesideListed(snapshot)) return 'besideListed';
  return isAccount(snapshot.yours) ? 'bySearch' : 'bySearchAlone';
}
