import type { SeenProfile } from '#domain/scan/finding';
import { type Source, SourceSilent } from './source.ts';

/** The public profile of one handle; undefined when the platform says there is none, or has suspended it. Throws SourceSilent. */
export async function oneProfile(
  source: Pick<Source, 'lookUp'>,
  handle: string,
): Promise<SeenProfile | undefined> {
  const sight = (await source.lookUp([handle])).get(handle);
  if (!sight) throw new SourceSilent('It didn’t answer for this account.');
  if (sight.is === 'withheld') throw new SourceSilent(sight.why);
  return sight.is === 'there' ? sight.profile : undefined;
}
