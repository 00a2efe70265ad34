import { mostEvidence } from '#domain/case/case';
import { platformTable } from '#domain/platform/platform-table';
import type { Finding } from '#domain/scan/finding';
import { keyHash } from '../runtime/hash.ts';
import type { Retry } from '../runtime/retry.ts';
import type { CaseStore, StoredCase } from '../store/case.ts';
import { editCase, textEvidence, withEvidence } from './edit-case.ts';

interface Services {
  cases: Pick<CaseStore, 'heads' | 'get' | 'write'>;
  retry: Retry;
}

/**
 * The open cases, of a person or a business, of an account that goes by another handle now: a report needs the handle under which the platform finds it.
 * The old one stays as a piece of evidence. Doing it again changes nothing.
 */
export async function followRename(owner: string, finding: Finding, services: Services): Promise<void> {
  const event = finding.history.at(-1);
  if (!event?.changed?.handle) return;
  for (const head of await services.cases.heads(owner))
    if (head.findingId === finding.id && !head.closedAt && head.handle !== finding.theirs.handle)
      await editCase(head, services, (one) => ({ after: renamed(one, finding, event.at) }));
}

function renamed(one: StoredCase, { theirs, platform }: Finding, at: string): StoredCase {
  const { name } = platformTable[platform];
  const words = `Renamed on ${name}: ${one.handle} is called ${theirs.handle} now. It is the same account by the number that ${name} gave it${theirs.accountId ? `: ${theirs.accountId}` : ''}.`;
  const after: StoredCase = {
    ...one,
    ...{ handle: theirs.handle, url: theirs.url ?? null, updatedAt: at },
    title: one.title.replace(one.handle, theirs.handle).slice(0, 300),
  };
  if (one.evidence.length >= mostEvidence) return after;
  const id = `renamed-${keyHash(`${one.caseId}#${at}`)}`;
  return withEvidence(after, textEvidence(id, 'finding', { words, kept: words, at }), at);
}
