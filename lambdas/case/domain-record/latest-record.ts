import { type DomainSeen, domainSeen } from '#domain/case/domain-seen';
import { tellsOther } from '#domain/case/tells-other';
import { mostEvidence } from '#domain/case/case';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import { utcMoment } from '#domain/utc';
import { keyHash } from '../../runtime/hash.ts';
import type { StoredCase } from '../../store/case.ts';
import { asFirstKnown } from './as-first-known.ts';
import { domainRecord } from './domain-copy.ts';
import { editCase, textEvidence, withEvidence } from '../edit-case.ts';
import type { RecordServices } from '../services.ts';

/** Beyond this many pieces checks add none: a domain may change every day, and people need room for theirs. */
const mostByChecks = mostEvidence - 10;
/** Characters of a kept text. */
const longest = 16_000;

/**
 * An open case with what the newest check saw of its domain. A record that tells of anything else is added to the evidence; what was
 * kept before stays. The same seen once more is only dated anew: written down where `dated` says so, else in the answer alone.
 */
export async function withLatestRecord(
  one: StoredCase,
  name: WatchedDomain | undefined,
  { at, dated = false }: { at: string; dated?: boolean },
  services: Pick<RecordServices, 'cases' | 'retry'>,
): Promise<StoredCase> {
  const seen = newerRecord(one, name);
  if (!seen) return one;
  if (!dated && one.domain && !tellsOther(one.domain, seen)) return { ...one, domain: seen };
  return editCase(one, services, (now) => {
    const newer = newerRecord(now, name);
    return newer && { after: withRecord(now, newer, at) };
  });
}

/** Of a domain that is there, and that the case is about; a closed case stays as it was. */
function newerRecord(one: StoredCase, name: WatchedDomain | undefined) {
  const { domain, closedAt } = one;
  if (!domain || closedAt || name?.existence !== 'exists' || name.brand !== domain.brand) return undefined;
  return (name.lastLooked ?? name.foundAt) > domain.at ? asFirstKnown(domainSeen(name), one) : undefined;
}

function withRecord(one: StoredCase, seen: DomainSeen, at: string): StoredCase {
  const dated = { ...one, domain: seen };
  const { kept } = domainRecord({ domain: seen })!;
  const isFull = one.evidence.length + (one.removed?.length ?? 0) >= mostByChecks || kept.length > longest;
  if (isFull || !one.domain || !tellsOther(one.domain, seen)) return dated;
  const words = `As our check saw it on ${utcMoment(Date.parse(seen.at))}.`;
  const id = `seen-${keyHash(`${one.caseId}#${seen.at}`)}`;
  return withEvidence(dated, textEvidence(id, 'finding', { words, kept, at }), at);
}
