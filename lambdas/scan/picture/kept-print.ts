import { seenPictureKey } from '#domain/account/upload';
import type { PhotoPrint } from '#domain/engine/judge/judgement';
import type { SeenProfile } from '#domain/scan/finding';
import { largestKeptPicture } from '#domain/scan/kept-picture';
import type { UserFiles } from '../../store/user-files.ts';
import type { HashImage } from './hash-image.ts';

/**
 * All that a picture says which was kept beside a finding: its hash alone tells neither a part of it nor how little it shows. Undefined
 * where none was kept, or another than was seen last.
 */
export async function keptPrint(
  owner: string,
  { picture, photoHash }: SeenProfile,
  { files, hashImage }: { files: Pick<UserFiles, 'head'>; hashImage: HashImage },
): Promise<PhotoPrint | undefined> {
  const bytes = picture && (await files.head(seenPictureKey(owner, picture), largestKeptPicture));
  const print = bytes && (await hashImage({ contentType: picture.contentType, bytes }));
  return print && print.hash === photoHash ? print : undefined;
}
