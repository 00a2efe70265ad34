import type { ShownDomain } from '#domain/contract/business-domains';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';

/** Without what is for machines. */
export function shownDomain(record: WatchedDomain & { version?: number | null }): ShownDomain {
  const { businessId: _, told: _told, expiresAt: _end, version: _version, ...shown } = record;
  return shown;
}
