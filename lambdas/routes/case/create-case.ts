import type { Evidence } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { refuseItself } from '#domain/case/represented/itself';
import { stepsFor } from '#domain/case/steps';
import type { caseContract } from '#domain/contract/case';
import { ProductError } from '#domain/errors';
import { ulid } from 'ulid';
import { asRead } from '../../case/as-read.ts';
import { caseOwner } from '../../case/owner.ts';
import { asFirstKnown } from '../../case/domain-record/as-first-known.ts';
import { type Copy, domainCopy, domainRecord } from '../../case/domain-record/domain-copy.ts';
import { accountSlot, isOpenOf, tooManyCases } from '../../case/one-account.ts';
import { oneAtATime } from '../../case/one-at-a-time.ts';
import { editCase, textEvidence } from '../../case/edit-case.ts';
import { foundCopy, pastedCopy } from '../../case/compared/asked-about.ts';
import { keepPictures } from '../../case/compared/keep-pictures.ts';
import { joinFound } from '../../case/joined/join-found.ts';
import { keptAsCase, saidOfAccount } from '../../case/kept-as-case.ts';
import { linkEvidence } from '../../case/link/link-evidence.ts';
import { refuseCalledOwn, refuseOwn } from '../../case/own-listed.ts';
import { foundBefore } from '../../case/pasted-account.ts';
import { snapshotEvidence } from '../../case/compared/snapshot-evidence.ts';
import type { CaseServices } from '../../case/services.ts';
import { isFoundBesideAnother, signed, withNews } from '../../case/with-news.ts';
import { withReadMarks } from '../../case/with-read-marks.ts';
import type { Route } from '../../rest/rest.ts';
import { type StoredCase, mostCases } from '../../store/case.ts';

/** Opens a case about one account, from a finding or a pasted link, or about a look-alike domain of a business. */
export const createCase: Route<
  (typeof caseContract)['create-case'],
  Pick<
    CaseServices,
    | 'cases'
    | 'domains'
    | 'files'
    | 'findings'
    | 'seats'
    | 'users'
    | 'businesses'
    | 'once'
    | 'secureRandom'
    | 'retry'
  >
> = async ({ caller, request, now }, services) => {
  const { cases, findings, secureRandom } = services;
  const owner = await caseOwner(caller, request, services);
  const at = new Date(now).toISOString();
  const newId = () => ulid(now, secureRandom);
  const finding =
    request.findingId === undefined
      ? await foundBefore(request, owner.subjectId, findings)
      : await findings.get(owner.subjectId, request.findingId);
  if (request.findingId !== undefined && !finding)
    throw new ProductError('NOT_FOUND', 'There is no such finding. Please load the page again.');
  // Two of one name are no case (namesakes are people); who gave an account answers for what they know of it.
  if (finding?.verdict === 'namesake' && finding.theirs.seenIn !== 'report')
    throw new ProductError('FORBIDDEN', 'A shared name alone isn’t a copy; there is nothing to report.');
  const copy =
    request.domain !== undefined
      ? await domainCopy(request.domain, owner, services)
      : finding
        ? foundCopy(finding)
        : await withReadMarks(pastedCopy(request, at), { userId: caller.sub, now, once: services.once });
  refuseItself(request.behalf, copy);
  await refuseOwn(copy, owner, services);
  refuseCalledOwn(finding);
  // A business reports for itself.
  const behalf = owner.businessId === undefined ? request.behalf : undefined;
  const pieces = async (
    caseId: string,
    { record = domainRecord(copy), seen = copy.snapshot } = {},
  ): Promise<Evidence[]> => [
    ...(seen ? await keepPictures({ userId: owner.id, caseId }, seen, services.files) : []),
    ...(seen ? [snapshotEvidence(newId(), seen, at)] : []),
    ...(record ? [textEvidence(newId(), 'finding', { ...record, at })] : []),
    ...(request.note ? [textEvidence(newId(), 'note', { words: request.note, kept: request.note, at })] : []),
  ];
  const kept = await oneAtATime(
    accountSlot(owner.id, copy),
    { owner: caller.sub, now },
    services,
    async () => {
      const earlier = await cases.heads(owner.id);
      const head = earlier.find(isOpenOf(copy));
      // One account has one open case: what is known about it now is added there, once.
      if (head) {
        const open = copy.domain && (await cases.get(owner.id, head.caseId));
        const domain = copy.domain && open ? asFirstKnown(copy.domain, open) : copy.domain;
        const news = await pieces(head.caseId, {
          record: domainRecord({ domain }),
          // Nothing is kept of what the case doesn't take over.
          ...(isFoundBesideAnother(head, copy) && { seen: null }),
        });
        return editCase(head, services, (one) => withNews(one, { ...copy, behalf }, news, { at, owner }));
      }
      if (earlier.length >= mostCases) throw tooManyCases();
      const caseId = newId();
      const known = await pieces(caseId);
      const made: StoredCase = {
        userId: owner.id,
        caseId,
        title: titleOf(copy),
        ...copy,
        ...(behalf && { behalf }),
        createdAt: at,
        updatedAt: at,
        steps: stepsFor(copy.platform),
        evidence: [
          ...(finding || copy.domain || !request.link
            ? []
            : [textEvidence(newId(), 'link', { ...linkEvidence(request.link, copy.url), at })]),
          ...known,
        ],
      };
      const after = signed(made, 'opened', { at, owner });
      if (!(await cases.write({ before: undefined, after })))
        throw new ProductError('CONFLICT', 'Please try again.');
      return after;
    },
  );
  const adds = !isFoundBesideAnother(kept, copy);
  if (finding) await keptAsCase(finding, { one: kept, owner, at, adds }, services);
  const joined = finding ? kept : await joinFound(kept, { owner, at }, services);
  // What an earlier case was closed with is told no more: this one goes on about the account.
  await saidOfAccount(joined, owner.subjectId, services);
  return { case: await asRead(joined, { owner, now }, services) };
};

const titleOf = ({ platform, handle }: Copy) =>
  platform === 'DOMAIN' ? `A look-alike domain: ${handle}` : `A copy on ${placeName(platform)}: ${handle}`;
