import { isAccount } from '#domain/scan/finding';
import { isByPerson, isFromSearchEngine, type Snapshot } from '#domain/case/snapshot';

/**
 * Who saw what a case compares: a scan both accounts, or the one where a domain's name is beside it, a search engine the other one, the
 * person who entered both, or whoever gave the other one by hand.
 */
export function whoSaw(
  snapshot: Snapshot,
): 'bySearch' | 'bySearchAlone' | 'bySearchEngine' | 'byPerson' | 'given' {
  if (isByPerson(snapshot)) return 'byPerson';
  if (isFromSearchEngine(snapshot)) return 'bySearchEngine';
  // Our own was seen by a scan all the same, or is as it was listed.
  if (snapshot.theirs.seenIn === 'report') return 'given';
  return isAccount(snapshot.yours) ? 'bySearch' : 'bySearchAlone';
}
