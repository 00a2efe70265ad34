import { keyHash } from '../../runtime/hash.ts';
import { stepsFor } from '#domain/case/case';
import type { caseContract } from '#domain/contract/case';
import { ProductError } from '#domain/errors';
import type { Finding } from '#domain/scan/finding';
import { userSubject } from '#domain/keys';
import { platformTable } from '#domain/platform/platform-table';
import { parseAccount, parseProfileLink, type ProfileLink } from '#domain/platform/platforms';
import { ulid } from 'ulid';
import type * as z from 'zod';
import { oneAtATime } from '../../case/one-at-a-time.ts';
import { editCase, textEvidence, withEvidence } from '../../case/edit-case.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';
import { type StoredCase, mostCases } from '../../store/case.ts';

type Copy = Pick<StoredCase, 'platform' | 'handle' | 'url' | 'findingId' | 'imitates'>;
type Request = z.output<(typeof caseContract)['create-case']['request']>;

/** Opens a case about one account: from a finding of the caller's, or from a link they paste. */
export const createCase: Route<
  (typeof caseContract)['create-case'],
  Pick<CaseServices, 'cases' | 'findings' | 'once' | 'secureRandom' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const { cases, findings, secureRandom } = services;
  const at = new Date(now).toISOString();
  const newId = () => ulid(now, secureRandom);
  const finding =
    request.findingId === undefined
      ? undefined
      : await findings.get(userSubject(caller.sub), request.findingId);
  if (request.findingId !== undefined && !finding)
    throw new ProductError('NOT_FOUND', 'There is no such finding. Please load the page again.');
  // Two of one name are no case (namesakes are people).
  if (finding?.verdict === 'namesake')
    throw new ProductError('FORBIDDEN', 'One shared name is not a copy; there is nothing to report.');
  const copy = finding ? copyOf(finding) : pasted(request);
  const notes = request.note
    ? [textEvidence(newId(), 'note', { words: request.note, kept: request.note, at })]
    : [];
  return oneAtATime(slotOf(caller.sub, copy), { owner: caller.sub, now }, services, async () => {
    const earlier = await cases.heads(caller.sub);
    const head = earlier.find(
      (one) => !one.closedAt && one.platform === copy.platform && sameHandle(one, copy),
    );
    const open = head && (await cases.get(caller.sub, head.caseId));
    // One account has one open case: what was noted about it now is added there, once.
    if (open) {
      const [note] = notes.filter(({ sha256 }) => !open.evidence.some((kept) => kept.sha256 === sha256));
      return {
        case: note ? await editCase(open, services, (one) => ({ after: withEvidence(one, note, at) })) : open,
      };
    }
    if (earlier.length >= mostCases)
      throw new ProductError('TOO_LARGE', `There are ${mostCases} cases already.`);
    const made: StoredCase = {
      userId: caller.sub,
      caseId: newId(),
      title: `A copy on ${platformTable[copy.platform].name}: ${copy.handle}`,
      ...copy,
      createdAt: at,
      updatedAt: at,
      steps: stepsFor(copy.platform),
      evidence: [
        finding
          ? textEvidence(newId(), 'finding', { words: wordsOf(finding), kept: snapshot(finding), at })
          : textEvidence(newId(), 'link', { words: 'The link as you pasted it', kept: request.link!, at }),
        ...notes,
      ],
    };
    if (!(await cases.write({ before: undefined, after: made })))
      throw new ProductError('CONFLICT', 'Please try again.');
    return { case: made };
  });
};

const slotOf = (sub: string, { platform, handle }: Copy) =>
  `new-case#${sub}#${platform}#${keyHash(handle.toLowerCase())}`;

const sameHandle = (a: Copy, b: Copy) => a.handle.toLowerCase() === b.handle.toLowerCase();

const copyOf = ({ id, yours, theirs }: Finding): Copy => ({
  imitates: { platform: yours.platform, handle: yours.handle, name: yours.name?.slice(0, 200) ?? null },
  platform: theirs.platform,
  handle: theirs.handle,
  url: theirs.url ?? null,
  findingId: id,
});

/** An account as pasted: a link, or a handle where the platform was chosen. */
const accountFrom = (text: string, platform: Request['platform']): ProfileLink | undefined =>
  parseProfileLink(text) ?? (platform && parseAccount(platform, text));

function pasted({ link, platform, mine }: Request): Copy {
  const found = accountFrom(link ?? '', platform);
  if (!found)
    throw new ProductError(
      'INVALID_INPUT',
      'Please paste the link to the profile, on a platform that we know.',
    );
  const own = mine && accountFrom(mine.link, mine.platform);
  return {
    platform: found.platform,
    handle: found.handle.slice(0, 200),
    url: found.url ?? null,
    imitates: own
      ? { platform: own.platform, handle: own.handle.slice(0, 200), name: mine.name || null }
      : null,
  };
}

const wordsOf = ({ score, reasons }: Finding): string =>
  `As our search saw it, likeness ${Math.round(score)} of 100. ${reasons.map(({ words }) => words).join(' ')}`;

/** What the search saw, as text that can be hashed again. */
const snapshot = ({ theirs, reasons, firstSeen, lastSeen }: Finding): string =>
  JSON.stringify({
    theirs: { ...theirs, bio: theirs.bio?.slice(0, 1000), links: theirs.links?.slice(0, 3) },
    firstSeen,
    lastSeen,
    reasons: reasons.slice(0, 10).map(({ words }) => words.slice(0, 200)),
  }).slice(0, 6000);
