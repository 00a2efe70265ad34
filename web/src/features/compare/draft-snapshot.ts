import type { KnownProfile, Snapshot } from '#domain/case/snapshot';
import type { Comparison } from './comparison.ts';
import { reasonsOf } from './reasons-of.ts';
import { bioOf, read, type Draft, type Side } from './side.ts';

/** A comparison as a case keeps it: both sides as they were entered, and every reason. */
export function draftSnapshot(
  { yours, theirs }: Draft,
  comparison: Comparison,
  at: number,
): Snapshot & { seenBy: 'person' } {
  const { verdict, score } = comparison.judgement;
  return {
    at: new Date(at).toISOString(),
    seenBy: 'person',
    yours: known(yours),
    theirs: known(theirs),
    verdict,
    score,
    reasons: reasonsOf(comparison)
      .slice(0, 30)
      .map((reason) => ({ ...reason, words: reason.words.slice(0, 300) })),
  };
}

function known(side: Side): KnownProfile {
  const account = read(side);
  const name = side.name.trim();
  const bio = bioOf(side);
  return {
    ...(account.state === 'read' && {
      platform: account.account.platform,
      handle: account.account.handle.slice(0, 200),
      ...(account.account.url && { url: account.account.url }),
    }),
    ...(name && { name }),
    ...(bio && { bio }),
    ...(side.picture && {
      photoHash: side.picture.hash,
      ...(side.picture.sha256 && {
        fileSha256: side.picture.sha256,
        ...(side.picture.part && { fileCut: true as const }),
      }),
    }),
  };
}
