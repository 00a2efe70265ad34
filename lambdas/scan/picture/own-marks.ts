import type { Look } from '#domain/scan/scan-plan';
import type { IssuedCopyStore } from '../../marked/issued-copies.ts';
import type { ReadCopies } from '../../marked/read-copies.ts';
import type { Found } from '../look.ts';

/** Notes on a copy where its owner's own account shows it. */
export type NoteSeen = IssuedCopyStore['noteSeen'];

/**
 * Reads the pictures of a person's own proven accounts, so that they see that marks get through there. It is noted on the copy
 * alone: nothing of it becomes a finding. What there is no time for is read in the next search.
 */
export async function readOwnMarks(
  { look, own, userId, at }: { look: Look; own: readonly Found[]; userId: string; at: string },
  read: ReadCopies | undefined,
  noteSeen: NoteSeen | undefined,
): Promise<void> {
  if (!read || !noteSeen) return;
  const proven = own.filter(({ profile }) => look.provenHere.includes(profile.handle.toLowerCase()));
  for (const { profile, image } of proven) {
    const mark = image && (await read(image));
    if (mark && mark !== 'no time')
      await noteSeen(userId, mark, { platform: look.platform, handle: profile.handle, at });
  }
}
