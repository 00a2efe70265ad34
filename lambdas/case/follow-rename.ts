import { platformTable } from '#domain/platform/platform-table';
import type { Finding } from '#domain/scan/finding';
import { keyHash } from '../runtime/hash.ts';
import type { Retry } from '../runtime/retry.ts';
import type { CaseStore, StoredCase } from '../store/case.ts';
import type { FindingStore } from '../store/finding.ts';
import { editCase, withSentence } from './edit-case.ts';

interface Services {
  cases: Pick<CaseStore, 'get' | 'write'>;
  retry: Retry;
}

/**
 * The cases, of a person or a business, of an account that goes by another handle now: a report needs the handle under which the platform finds it.
 * One that was closed as gone is followed as well, since the handle may be all that went: it leads to where the account is. The old one
 * stays as a piece of evidence. Doing it again changes nothing.
 */
export async function followRename(
  owner: string,
  finding: Finding,
  services: Services & { cases: Pick<CaseStore, 'heads'> },
): Promise<void> {
  if (!finding.history.at(-1)?.changed?.handle) return;
  for (const head of await services.cases.heads(owner))
    if (head.findingId === finding.id && isFollowed(head))
      await editCase(head, services, (one) => renamed(one, finding));
}

/** A case that is read, under the handle that its account has in its finding: whoever wrote the rename there may have died before following it. */
export const withRename = async (
  one: StoredCase,
  finding: Finding,
  services: Services,
): Promise<StoredCase> =>
  isFollowed(one) && renamed(one, finding)
    ? editCase(one, services, (now) => (isFollowed(now) ? renamed(now, finding) : undefined))
    : one;

const isFollowed = ({ closedAt, outcome }: Pick<StoredCase, 'closedAt' | 'outcome'>): boolean =>
  !closedAt || outcome === 'REMOVED';

/**
 * A case that is about to be opened again, under the handle that its account has by now: while it was closed nothing followed, and the
 * old handle may be somebody else's.
 */
export async function inItsName(
  one: StoredCase,
  subjectId: string,
  services: Services & { findings: Pick<FindingStore, 'get'> },
): Promise<StoredCase> {
  const finding = one.findingId ? await services.findings.get(subjectId, one.findingId) : undefined;
  return finding && renamed(one, finding) ? editCase(one, services, (now) => renamed(now, finding)) : one;
}

/** Undefined where the account has the handle that the case knows. */
function renamed(one: StoredCase, finding: Finding): { after: StoredCase } | undefined {
  const { theirs, platform } = finding;
  if (one.handle.toLowerCase() === theirs.handle.toLowerCase()) return undefined;
  const at = finding.history.findLast(({ changed }) => changed?.handle)?.at ?? finding.lastSeen;
  const { name } = platformTable[platform];
  const words = `Renamed on ${name}: ${one.handle} is called ${theirs.handle} now. It is the same account by the number that ${name} gave it${theirs.accountId ? `: ${theirs.accountId}` : ''}.`;
  const after: StoredCase = {
    ...one,
    ...{ handle: theirs.handle, url: theirs.url ?? null, updatedAt: at },
    title: one.title.replace(one.handle, theirs.handle).slice(0, 300),
  };
  const id = `renamed-${keyHash(`${one.caseId}#${at}`)}`;
  return { after: withSentence(after, id, { kind: 'finding', words, at }) };
}
