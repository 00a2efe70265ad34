import type { Finding } from '#domain/scan/finding';
import { userSubject } from '#domain/keys';
import { type Source, SourceSilent } from '../sources/source.ts';
import type { FindingStore } from '../store/finding.ts';
import type { Looked } from './look.ts';
import { recordGone } from './record.ts';

/**
 * Findings of this platform that a look did not meet: asked for by handle; those that are gone are resolved. Gives those
 * of which the person should hear.
 */
export async function resolveGone(
  source: Source,
  { found, missing }: Pick<Looked, 'found' | 'missing'>,
  { userId, at }: { userId: string; at: string },
  findings: Pick<FindingStore, 'list' | 'write'>,
): Promise<Finding[]> {
  const met = new Set(found.map(({ profile }) => profile.handle.toLowerCase()));
  const unmet = (await findings.list(userSubject(userId))).filter(
    ({ platform, status, theirs }) =>
      platform === source.platform && status !== 'RESOLVED' && !met.has(theirs.handle.toLowerCase()),
  );
  const handles = unmet.map(({ theirs }) => theirs.handle.toLowerCase());
  const gone = await goneOf(source, handles, missing);
  const news: Finding[] = [];
  for (const finding of unmet) {
    if (!gone.has(finding.theirs.handle.toLowerCase())) continue;
    const resolved = await recordGone(findings, finding, at);
    if (resolved && ['OPEN', 'CASE', 'REPORTED'].includes(finding.status)) news.push(resolved);
  }
  return news;
}

/** Which of the handles the platform says are gone. One that does not answer has not said so. */
async function goneOf(
  source: Source,
  handles: readonly string[],
  missing: readonly string[],
): Promise<ReadonlySet<string>> {
  const gone = new Set(missing);
  const unasked = handles.filter((handle) => !gone.has(handle));
  for (let n = 0; n < unasked.length; n += source.batch) {
    try {
      for (const [handle, { is }] of await source.lookUp(unasked.slice(n, n + source.batch)))
        if (is === 'nobody' || is === 'suspended') gone.add(handle);
    } catch (error) {
      if (!(error instanceof SourceSilent)) throw error;
      break;
    }
  }
  return gone;
}
