import { readPicture } from '../../picture/picture.ts';
import { broughtBy, broughtByShare } from './brought.ts';
import { draftElsewhere } from './other-tabs.ts';
import { SHARED, takeShared } from './shared.ts';
import type { Arrival } from './use-brought.ts';

/** Reads what an address brought. A picture that cannot be read is left out, and said to be missing. */
export async function take(fragment: string): Promise<Arrival | undefined> {
  const form = fragment === SHARED ? await takeShared() : undefined;
  const brought = form ? broughtByShare(form) : broughtBy(fragment);
  if (!brought) return undefined;
  const before = await draftElsewhere();
  const picture = brought.picture && (await readPicture(brought.picture).catch(() => undefined));
  return {
    brought: brought.picture && !picture ? { ...brought, pictureMissing: true } : brought,
    ...(before && { before }),
    // The bookmark makes it smaller: the number of that copy is not the number of the platform's file.
    ...(picture && { picture: form ? picture : { ...picture, sha256: '' } }),
  };
}
