import { isAccount } from '#domain/scan/finding';
import {
  isBesideListed,
  isByPerson,
  isFromSearchEngine,
  isOwnElsewhere,
  type Snapshot,
} from '#domain/case/snapshot';

/** Who saw the other account, where what it was compared with isn't told. */
export const whoSawOther = (snapshot: Snapshot): 'bySearchAlone' | 'bySearchEngine' | 'given' => {
  if (isFromSearchEngine(snapshot)) return 'bySearchEngine';
  return snapshot.seenBy === 'person' ? 'given' : 'bySearchAlone';
};

/**
 * Who saw what a case compares: a scan both accounts, or the one where a domain's name is beside it, or an account that is only listed or
 * that was seen on another platform before, a search engine the other one, the person who entered both, or whoever gave the other one by hand.
 */
export function whoSaw(
  snapshot: Snapshot,
): 'bySearch' | 'bySearchAlone' | 'besideListed' | 'ownElsewhere' | 'bySearchEngine' | 'byPerson' | 'given' {
  if (isByPerson(snapshot)) return 'byPerson';
  if (isFromSearchEngine(snapshot)) return 'bySearchEngine';
  // Our own was seen by a scan all the same, or is as it was listed.
  if (snapshot.theirs.seenIn === 'report') return 'given';
  if (isBesideListed(snapshot)) return 'besideListed';
  if (isOwnElsewhere(snapshot)) return 'ownElsewhere';
  return isAccount(snapshot.yours) ? 'bySearch' : 'bySearchAlone';
}
