import { isByPerson, type Snapshot } from '#domain/case/snapshot';

/** Who saw what a case compares: a scan both accounts, the person who entered both, or whoever gave the other one by hand. */
export function whoSaw(snapshot: Snapshot): 'bySearch' | 'byPerson' | 'given' {
  if (isByPerson(snapshot)) return 'byPerson';
  // Our own was seen by a scan all the same, or is as it was listed.
  return snapshot.theirs.seenIn === 'report' ? 'given' : 'bySearch';
}
