import { mostEndings } from '#domain/case/case';
import type { DomainSeen } from '#domain/case/domain-seen';
import type { StoredCase } from '../../store/case.ts';

type Known = Pick<StoredCase, 'domain' | 'goneAt' | 'returns'>;
type Changes = NonNullable<DomainSeen['changes']>;

/**
 * A newer record of the domain of a case, which keeps what the case has known for longer: when it was first seen and found, and that
 * it went and was back. A list begins anew where the business changes its domain and changes back, or takes a name off, and a registrar
 * would read that the domain is newer than the evidence.
 */
export function asFirstKnown(seen: DomainSeen, one: Known): DomainSeen {
  const { domain: known } = one;
  if (!known) return seen;
  // For another domain of the business it was found another time.
  const found = known.brand === seen.brand && known.foundAt < seen.foundAt ? known : seen;
  const longer = { ...seen, foundBy: found.foundBy, foundAt: found.foundAt };
  const { firstSeen } = known;
  if (!firstSeen || (seen.firstSeen && seen.firstSeen <= firstSeen)) return longer;
  return { ...longer, firstSeen, changes: bothChanges(seen, one) };
}

/** What became of it by the row of now and by those before, the latest first: that a row begins isn't that the domain was back. */
function bothChanges({ firstSeen, changes = [] }: DomainSeen, { domain, goneAt, returns }: Known): Changes {
  const moves = (returns ?? []).flatMap((one): Changes => [
    { at: one.goneAt, change: 'gone' },
    { at: one.backAt, change: 'new' },
  ]);
  const since = changes.filter(({ at, change }) => goneAt || change !== 'new' || at !== firstSeen);
  const gone: Changes = goneAt ? [{ at: goneAt, change: 'gone' }] : [];
  const all = new Map(
    [...since, ...gone, ...moves, ...(domain?.changes ?? [])].map((one) => [`${one.at} ${one.change}`, one]),
  );
  return [...all.values()].sort((a, b) => b.at.localeCompare(a.at)).slice(0, mostEndings);
}
