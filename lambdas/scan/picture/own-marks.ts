import type { Look } from '#domain/scan/scan-plan';
import type { IssuedCopyStore } from '../../marked/issued-copies.ts';
import type { ReadCopies } from '../../marked/read-copies.ts';
import type { Found } from '../look.ts';

/** The register of a person's copies, as far as their own accounts are noted there. */
export type SeenCopies = Pick<IssuedCopyStore, 'of' | 'noteSeen'>;

/**
 * Reads the pictures of a person's own proven accounts, so that they see that marks get through there. It is noted on the copy
 * alone: nothing of it becomes a finding. The very file that was read before says the same without being read again.
 */
export async function readOwnMarks(
  { look: { platform, provenHere }, own, userId, at }: Own,
  read: ReadCopies | undefined,
  copies: SeenCopies | undefined,
): Promise<void> {
  const proven = own.filter(
    ({ profile, image }) => image && provenHere.includes(profile.handle.toLowerCase()),
  );
  if (!read || !copies || proven.length === 0) return;
  const known = await copies.of(userId);
  if (known.length === 0) return;
  for (const { profile, image, file } of proven) {
    const before = known.find(({ seen }) => file && seen?.[platform]?.file === file);
    const mark = before ?? (await read(image!));
    if (mark && mark !== 'no time')
      await copies.noteSeen(userId, mark, {
        ...{ platform, handle: profile.handle, at },
        ...(file && { file }),
      });
  }
}

interface Own {
  look: Look;
  own: readonly Found[];
  userId: string;
  at: string;
}
