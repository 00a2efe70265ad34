import type { SubmitJob } from '#domain/scan/scan-job';
import { oneProfile } from '../../sources/one-profile.ts';
import { SourceSilent } from '../../sources/source.ts';
import { type Found, pictureReader } from '../look.ts';
import type { RunServices } from '../run.ts';

/** The profile as the platform shows it, with its picture; undefined where we cannot ask, are not answered, or are told of none. */
export async function readProfile(
  { platform, handle }: SubmitJob['submitted'],
  {
    sources,
    mayAsk,
    fetchImage,
    hashImage,
  }: Pick<RunServices, 'sources' | 'mayAsk' | 'fetchImage' | 'hashImage'>,
): Promise<Found | undefined> {
  const source = sources.get(platform);
  if (!source || !(await mayAsk(platform, 'lookUp', 1))) return undefined;
  try {
    const profile = await oneProfile(source, handle);
    if (!profile) return undefined;
    return await pictureReader(source, { fetchImage, hashImage, timeLeft: () => 1 })(profile);
  } catch (error) {
    if (error instanceof SourceSilent) return undefined;
    throw error;
  }
}
