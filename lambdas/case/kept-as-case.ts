import { closedAsNoCopy, decisionOn, goneAs, type Finding, isBesideCase } from '#domain/scan/finding';
import { editFinding } from '../scan/edit-finding.ts';
import { countAgain } from '../scan/known/count-again.ts';
import type { CaseOwner } from './owner.ts';
import type { StoredCase } from '../store/case.ts';
import type { CaseServices } from './services.ts';

type Services = Pick<CaseServices, 'findings' | 'users' | 'retry'>;
type EditServices = Parameters<typeof editFinding>[1];
export interface Whose {
  owner: Pick<CaseOwner, 'subjectId' | 'businessId' | 'writer'>;
  at: string;
}
interface Kept {
  /** The case that it is kept in, since `at`. */
  one: Pick<StoredCase, 'createdAt'>;
  at: string;
  /** For the timeline, where it is neither a new case nor one that was open before. */
  note?: string;
  /** What was compared is in the case now. */
  adds?: boolean;
}

/** What is done about a finding stands in a case now, and the person's record counts it no more. */
export async function keptAsCase(
  finding: Finding,
  { owner, ...how }: Whose & Kept,
  services: Services,
): Promise<void> {
  if (await keptInCase(finding, how, services)) await counted(owner, services);
}

/**
 * The finding of an account that there is an open case about waits for nothing: neither for a decision nor, where it shares a name
 * only, for a reason to report it. What was ignored is in it as well: the case came later. Decided meanwhile, it stays as it was
 * decided; what has gone is in the case should it be back. False where it stays. A case that was open before isn't dated by what a
 * scan saw later; where its owner adds the comparison to it afterwards, that is told.
 */
export async function keptInCase(
  finding: Finding,
  { one, at, note = one.createdAt < at ? 'Added to your case about it' : undefined, adds = false }: Kept,
  services: EditServices,
): Promise<boolean> {
  let moves = false;
  await editFinding(finding, services, (now) => {
    const decision = decisionOn(now);
    const was = decision === 'IGNORED' && { was: decision };
    const event = { at, what: 'kept as a case' as const, ...(note && { note }), ...was };
    const isKept = decision === 'OPEN' || (decision === 'IGNORED' && decisionOn(finding) === 'IGNORED');
    moves = isKept && now.status !== 'RESOLVED';
    if (adds && isBesideCase(now)) return { ...now, history: [...now.history, event].slice(-50) };
    if (!isKept) return undefined;
    return moves
      ? { ...now, status: 'CASE', history: [...now.history, event].slice(-50) }
      : goneAs(now, 'CASE');
  });
  return moves;
}

const movedTo = 'You moved the case to';
/** What its timeline says of a finding whose case went to a business, by its name or site where that is known. */
export const movedToBusiness = (name: string | null | undefined): string =>
  `${movedTo} ${name ?? 'your business'}`.slice(0, 200);
/** Whether that is what a note of its timeline says. */
export const saysMoved = (note: string | null | undefined): boolean =>
  note?.startsWith(`${movedTo} `) === true;

/** A finding whose case is gone waits again; false where it did not wait in one. */
export const givenBack = (finding: Finding, at: string, services: EditServices): Promise<boolean> =>
  move(finding, ({ status }) => status === 'CASE', {
    ...{ status: 'OPEN', event: { at, what: 'decided', note: 'You deleted its case' } },
    services,
  });

/**
 * Whoever closes a case since the account is gone hears of it if a scan sees it later, and whoever closes it as no copy if it imitates them
 * in another way; however else it ends, or goes on, they do not. What they have heard of since it was closed, they hear of no more, also where
 * opening it again was a slip.
 */
export async function saidOfAccount(
  { findingId, outcome, closedAt }: Pick<StoredCase, 'findingId' | 'outcome' | 'closedAt'>,
  subjectId: string,
  services: EditServices,
): Promise<void> {
  if (!findingId || !(await services.findings.get(subjectId, findingId))) return;
  await editFinding(
    { subjectId, id: findingId },
    services,
    ({ saidGoneAt: gone, saidNoCopyAt: no, ...now }) => {
      const saidGoneAt = outcome === 'REMOVED' && !isSeenSince(now, closedAt) ? closedAt : undefined;
      const saidNoCopyAt = outcome === 'NOT_A_COPY' && !isAskedSince(now, closedAt) ? closedAt : undefined;
      return gone === saidGoneAt && no === saidNoCopyAt
        ? undefined
        : { ...now, ...(saidGoneAt && { saidGoneAt }), ...(saidNoCopyAt && { saidNoCopyAt }) };
    },
  );
}

type Since = StoredCase['closedAt'];

/** It was told that the account is there, though its case had been closed as gone. */
const isSeenSince = ({ history }: Pick<Finding, 'history'>, closedAt: Since): boolean =>
  !!closedAt && history.some(({ at, what }) => what === 'seen again' && at > closedAt);

/** They were asked about it anew, and its timeline says since then when its case was closed. */
const isAskedSince = ({ history }: Pick<Finding, 'history'>, closedAt: Since): boolean =>
  !!closedAt && history.some(({ at, note }) => note === closedAsNoCopy && at >= closedAt);

/**
 * What was found for a person stays decided when its case goes to a business, which they may leave; its history says where it went.
 * Whoever closed it as gone is told no more to open it again: it is elsewhere, and may be open.
 */
export const movedAway = async (
  { subjectId, id }: Pick<Finding, 'subjectId' | 'id'>,
  { at, to }: { at: string; to: string | null | undefined },
  services: EditServices,
): Promise<void> => {
  const finding = await services.findings.get(subjectId, id);
  const event = { at, what: 'kept as a case' as const, note: movedToBusiness(to) };
  if (!finding) return;
  await move(finding, ({ status }) => status === 'CASE', { status: 'CASE', event, services });
  await saidOfAccount({ findingId: id }, subjectId, services);
};

async function move(
  finding: Finding,
  applies: (finding: Finding) => boolean,
  {
    status,
    event,
    services,
  }: { status: 'CASE' | 'OPEN'; event: Finding['history'][number]; services: EditServices },
): Promise<boolean> {
  let moves = false;
  await editFinding(finding, services, (before) => {
    moves = applies(before);
    return moves ? { ...before, status, history: [...before.history, event].slice(-50) } : undefined;
  });
  return moves;
}

/** What is found for a business is counted where it is shown. */
export async function counted({ businessId, writer }: Whose['owner'], services: Services): Promise<void> {
  if (businessId === undefined) await countAgain(writer, services);
}
