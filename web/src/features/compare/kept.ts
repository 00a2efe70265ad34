import type { Comparison } from './comparison.ts';
import { draftSnapshot } from './draft-snapshot.ts';
import type { Kept } from './kept-here.ts';
import { keptPictures } from './kept-pictures.ts';
import { meantLink } from '../platform/stand-in-address.ts';
import { read, type Draft } from './side.ts';

/** What a case is made of, at `at`; undefined while the other account cannot be read. */
export function keptOf(
  draft: Draft,
  comparison: Comparison | undefined,
  at: number,
  comparedAt?: number,
): Kept | undefined {
  const { yours, theirs } = draft;
  const other = read(theirs);
  if (other.state !== 'read') return undefined;
  return {
    at,
    link: meantLink(theirs.link),
    platform: theirs.platform,
    handle: other.account.handle,
    platformName: other.platformName,
    ...(draft.business && { business: true }),
    ...(draft.forElse && { forElse: true }),
    ...(comparedAt !== undefined && { said: true }),
    ...(read(yours).state === 'read' && {
      mine: { link: meantLink(yours.link), platform: yours.platform, name: yours.name.trim() },
    }),
    ...(comparison && { snapshot: draftSnapshot(draft, comparison, comparedAt ?? at) }),
    ...keptPictures(draft),
  };
}
