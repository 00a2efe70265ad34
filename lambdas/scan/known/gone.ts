import { type Finding, noAccountAt } from '#domain/scan/finding';
import type { Source } from '../../sources/source.ts';
import type { FindingStore, StoredFinding } from '../../store/finding.ts';
import type { Looked } from '../look.ts';
import { type Asking, Questions } from '../questions.ts';
import { recordGone, recordNoAccount } from '../record/gone.ts';

interface GoneServices extends Pick<Asking, 'mayAsk' | 'timeLeft'> {
  findings: Pick<FindingStore, 'get' | 'write'>;
  tell: (gone: Finding) => Promise<void>;
}

/**
 * Of the known findings those of this platform that a look did not meet: asked for by handle; what is gone is told of and resolved.
 * What was only ever given to us is not said to be gone where the platform knows nobody of that name: it may never have been there.
 */
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
    const said = gone.get(theirs.handle.toLowerCase());
    if (!said) continue;
    // It was read before the platform was asked: what they decided since is no news to them.
    const finding = await findings.get(subjectId, id);
    if (!finding || finding.status === 'RESOLVED') continue;
    if (said === 'suspended' || finding.theirs.seenIn !== 'report')
      await recordGone(findings, finding, at, tell);
    else if (!noAccountAt(finding)) await recordNoAccount(findings, finding, at, tell);
  }
}

/** Which of the handles nobody has, or a suspended account, as the platform says. One that does not answer has not said so. */
async function goneOf(
  source: Source,
  handles: readonly string[],
  missing: Looked['missing'],
  asking: Pick<Asking, 'mayAsk' | 'timeLeft'>,
): Promise<Looked['missing']> {
  const gone = new Map(missing);
  const questions = new Questions(source, { ...asking, onAnswer: async () => {} });
  const unasked = questions.batches(handles.filter((handle) => !gone.has(handle)));
  for (const sights of await questions.each('lookUp', unasked, (batch) => source.lookUp(batch)))
    for (const [handle, { is }] of sights) if (is === 'nobody' || is === 'suspended') gone.set(handle, is);
  return gone;
}
