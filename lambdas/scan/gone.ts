import type { Finding } from '#domain/scan/finding';
import type { Source } from '../sources/source.ts';
import type { FindingStore, StoredFinding } from '../store/finding.ts';
import type { Looked } from './look.ts';
import { type Asking, Questions } from './questions.ts';
import { recordGone } from './record.ts';

interface GoneServices extends Pick<Asking, 'mayAsk' | 'timeLeft'> {
  findings: Pick<FindingStore, 'get' | 'write'>;
  tell: (gone: Finding) => Promise<void>;
}

/** Of the known findings those of this platform that a look did not meet: asked for by handle; what is gone is told of and resolved. */
export async function resolveGone(
  source: Source,
  { found, missing }: Pick<Looked, 'found' | 'missing'>,
  { at, known }: { at: string; known: readonly StoredFinding[] },
  { findings, tell, ...asking }: GoneServices,
): Promise<void> {
  const met = new Set(found.map(({ profile }) => profile.handle.toLowerCase()));
  const unmet = known.filter(
    ({ platform, status, theirs }) =>
      platform === source.platform && status !== 'RESOLVED' && !met.has(theirs.handle.toLowerCase()),
  );
  const handles = unmet.map(({ theirs }) => theirs.handle.toLowerCase());
  const gone = await goneOf(source, handles, missing, asking);
  for (const { subjectId, id, theirs } of unmet) {
    if (!gone.has(theirs.handle.toLowerCase())) continue;
    // It was read before the platform was asked: what they decided since is no news to them.
    const finding = await findings.get(subjectId, id);
    if (finding && finding.status !== 'RESOLVED') await recordGone(findings, finding, at, tell);
  }
}

/** Which of the handles the platform says are gone. One that does not answer has not said so. */
async function goneOf(
  source: Source,
  handles: readonly string[],
  missing: readonly string[],
  asking: Pick<Asking, 'mayAsk' | 'timeLeft'>,
): Promise<ReadonlySet<string>> {
  const gone = new Set(missing);
  const questions = new Questions(source, { ...asking, onAnswer: async () => {} });
  const unasked = questions.batches(handles.filter((handle) => !gone.has(handle)));
  for (const sights of await questions.each('lookUp', unasked, (batch) => source.lookUp(batch)))
    for (const [handle, { is }] of sights) if (is === 'nobody' || is === 'suspended') gone.add(handle);
  return gone;
}
