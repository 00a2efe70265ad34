import type { SeenProfile } from '#domain/scan/finding';
import type { Found } from '../../lambdas/scan/look.ts';
import { type Source, SourceSilent } from '../../lambdas/sources/source.ts';

/**
 * Asks by handle for accounts of an earlier run that this one did not meet: a search that ranks otherwise today has not made
 * them go away. Gone are those of which the platform itself says so.
 */
export async function meetAgain(
  source: Source,
  before: readonly string[],
  { seen, missing }: { seen: readonly Found[]; missing: readonly string[] },
): Promise<{ found: SeenProfile[]; gone: string[] }> {
  const met = new Set(seen.map(({ profile }) => profile.handle.toLowerCase()));
  const unmet = [...new Set(before.map((handle) => handle.toLowerCase()))].filter((one) => !met.has(one));
  const gone = unmet.filter((handle) => missing.includes(handle));
  const found: SeenProfile[] = [];
  const unasked = unmet.filter((handle) => !gone.includes(handle));
  try {
    for (let n = 0; n < unasked.length; n += source.batch)
      for (const [handle, sight] of await source.lookUp(unasked.slice(n, n + source.batch)))
        if (sight.is === 'there') found.push(sight.profile);
        else if (sight.is !== 'withheld') gone.push(handle);
  } catch (error) {
    if (!(error instanceof SourceSilent)) throw error;
  }
  return { found, gone };
}
