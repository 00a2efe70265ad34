import { userSubject } from '#domain/keys';
import { decisionOn, type Finding, goneAs } from '#domain/scan/finding';
import { failureFacts, logger } from '../../runtime/logger.ts';
import { editFinding } from '../../scan/edit-finding.ts';
import { settleListed } from '../../scan/known/settle-listed.ts';
import type { StoredCase } from '../../store/case.ts';
import { saysMoved } from '../kept-as-case.ts';
import type { CaseServices } from '../services.ts';

/** The account of a case that a person moved to a business. */
export type Moved = Pick<StoredCase, 'platform' | 'handle'> & { by: string };

/** What a case of a business was for whoever moved it there; nothing where the business opened it. */
export const movedIn = ({
  acts,
  platform,
  handle,
}: Pick<StoredCase, 'acts' | 'platform' | 'handle'>): Moved[] =>
  (acts ?? []).flatMap(({ did, by }) => (did === 'moved' ? [{ by, platform, handle }] : []));

/** The same of all cases of a business. */
export async function movedTo(
  subjectId: string,
  { cases }: { cases: Pick<CaseServices['cases'], 'heads' | 'get'> },
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const { caseId } of await cases.heads(subjectId)) {
    const one = await cases.get(subjectId, caseId);
    if (one) moved.push(...movedIn(one));
  }
  return moved;
}

/**
 * Those cases are gone: what scans had found for whoever moved them waits for a decision again, also should it be back after it went. `note`
 * is for its timeline. Gives whose something waits now. Never fails: the case is gone, and a second try would find none.
 */
export async function giveBackMoved(
  moved: readonly Moved[],
  { at, note }: { at: string; note: string },
  services: Pick<CaseServices, 'retry'> & {
    findings: Pick<CaseServices['findings'], 'get' | 'list' | 'write'>;
    users: Pick<CaseServices['users'], 'get'>;
  },
): Promise<ReadonlySet<string>> {
  const waits = new Set<string>();
  for (const one of moved)
    try {
      if (await giveBack(one, { at, note }, services)) waits.add(one.by);
    } catch (error) {
      logger.error('What a deleted case had kept for a person does not wait again', failureFacts(error));
    }
  return waits;
}

async function giveBack(
  { by, platform, handle }: Moved,
  { at, note }: { at: string; note: string },
  services: Parameters<typeof giveBackMoved>[2],
): Promise<boolean> {
  if (platform === 'DOMAIN') return false;
  const subjectId = userSubject(by);
  const found = (await services.findings.list(subjectId, [platform])).find(
    (finding) => finding.theirs.handle.toLowerCase() === handle.toLowerCase() && isElsewhere(finding),
  );
  if (!found) return false;
  const after = await editFinding(found, services, (now) => {
    if (!isElsewhere(now)) return undefined;
    if (now.status === 'RESOLVED') return goneAs(now, 'OPEN');
    return {
      ...now,
      status: 'OPEN',
      history: [...now.history, { at, what: 'decided' as const, note }].slice(-50),
    };
  });
  if (after.status !== 'OPEN') return false;
  const accounts = (await services.users.get(by))?.socialMediaAccounts ?? [];
  return (await settleListed({ subjectId, accounts }, [after], services, at)) === 0;
}

/** Its case was moved to a business, and no other has kept it since. */
const isElsewhere = (finding: Finding): boolean =>
  decisionOn(finding) === 'CASE' &&
  saysMoved(finding.history.findLast(({ what }) => what === 'kept as a case')?.note);
