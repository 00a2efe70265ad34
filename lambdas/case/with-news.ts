import { isDeepStrictEqual } from 'node:util';
import type { Evidence } from '#domain/case/case';
import { asOther, imitatedIn, isOne } from '#domain/case/represented/told';
import { moreTelling } from '#domain/case/snapshot';
import type { StoredCase } from '../store/case.ts';
import { withAct } from './act.ts';
import { asFirstKnown } from './domain-record/as-first-known.ts';
import type { Copy } from './domain-record/domain-copy.ts';
import { withEvidence } from './edit-case.ts';
import type { CaseOwner } from './owner.ts';

interface Who {
  at: string;
  owner: CaseOwner;
}

/** What is known of the copy now, and for whom the person reports it. */
type News = Copy & Pick<StoredCase, 'behalf'>;

/**
 * What an open case learns: another comparison, the finding, whom it imitates, a note. Undefined when it knows all of it. What a search saw
 * beside another account than the case names stays with its finding: the case may have been reported as it stands.
 */
export function withNews(one: StoredCase, given: News, added: Evidence[], who: Who) {
  const { at } = who;
  const isElse = isBesideBusiness(one, given);
  const isAnother = !isElse && isFoundBesideAnother(one, given);
  const copy: News = isElse || isAnother ? { ...given, imitates: null, snapshot: null } : given;
  const pieces = isElse ? added.map((piece) => asOther(piece, one.behalf!.name)) : added;
  // The copy may have taken the very file that is kept as the own picture.
  const fresh = pieces.filter(
    ({ sha256, side = null }) =>
      !one.evidence.some((known) => known.sha256 === sha256 && (known.side ?? null) === side),
  );
  const findingId = one.findingId ?? copy.findingId ?? null;
  const snapshot = copy.snapshot ? moreTelling(one.snapshot, copy.snapshot) : (one.snapshot ?? null);
  // Whom it imitates is whom it was compared with, by the comparison that counts: a report speaks of one account.
  const isNewer = !!copy.snapshot && snapshot === copy.snapshot;
  const imitates = (isNewer ? copy.imitates : null) ?? one.imitates ?? copy.imitates ?? null;
  // So is for whom: where the case speaks for nobody else, the account of a business would pass for the person's own.
  const isAbout = isNewer && (!!copy.imitates || !one.imitates);
  const behalf = one.behalf ?? (isAbout ? copy.behalf : null) ?? null;
  const isKnown =
    findingId === (one.findingId ?? null) &&
    isDeepStrictEqual(imitates, one.imitates ?? null) &&
    behalf === (one.behalf ?? null);
  if (fresh.length === 0 && isKnown) return undefined;
  // Of one that is gone, what was seen of it before stays.
  const domain =
    (copy.domain?.existence === 'exists' ? asFirstKnown(copy.domain, one) : one.domain) ??
    copy.domain ??
    null;
  const learned: StoredCase = { ...one, findingId, imitates, behalf, snapshot, domain, updatedAt: at };
  const after = fresh.reduce((known, piece) => withEvidence(known, piece, at), learned);
  return { after: signed(after, 'evidence', who) };
}

/** Whether a finding is of a comparison with another account than the one that the case names. */
export const isFoundBesideAnother = (
  { imitates }: Pick<StoredCase, 'imitates'>,
  { imitates: seen, findingId, snapshot }: Pick<News, 'imitates' | 'findingId' | 'snapshot'>,
): boolean => !!findingId && !!snapshot && !!imitates && !!seen && !isOne(imitates, seen);

/**
 * Whether a case speaks for a business, and what it learns was compared for oneself, or for another one: the report would claim the account
 * that was compared as the business's. For anybody else no comparison says whom it is for, so what was typed may be theirs.
 */
function isBesideBusiness(one: StoredCase, { imitates, snapshot, behalf }: News): boolean {
  if (one.behalf?.relation !== 'BUSINESS' || !snapshot) return false;
  const isForIt = behalf?.relation === 'BUSINESS' && behalf.name === one.behalf.name;
  const theirs = imitatedIn(one);
  return !isForIt && (!!theirs || !!one.snapshot) && !isOne(theirs, imitates);
}

/** Who of a business did it stands in its case; a person's is theirs alone. */
export const signed = (one: StoredCase, did: 'opened' | 'evidence', { at, owner }: Who): StoredCase =>
  owner.businessId === undefined ? one : withAct(one, { at, by: owner.writer, did });
