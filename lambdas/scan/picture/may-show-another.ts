import type { Platform } from '#domain/platform/platform';
import { isAccount, type SeenProfile } from '#domain/scan/finding';
import type { Source } from '../../sources/source.ts';
import type { Found } from '../look.ts';
import { isSameHandle } from '../same-account.ts';

/**
 * Whether an account of one's own may show a picture that we don't know: a scan could read it, and it wasn't read now. An uploaded one that
 * stands in for it would be evidence against what copies that account.
 */
export const mayShowAnother = (
  yours: SeenProfile,
  { read, sources }: { read: readonly Found[]; sources: ReadonlyMap<Platform, Source> },
): boolean =>
  isAccount(yours) &&
  sources.has(yours.platform) &&
  !read.some(({ profile }) => isSameHandle(profile, yours) && !profile.imageUrl);
