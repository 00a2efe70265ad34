import type { WatchedDomain } from '#domain/domain-watch/watched-domain';

/** A look-alike domain on the list of a business, with everything that a look can tell; its addresses are those of documentation. */
export const domainRow = (
  businessId: string,
  at: string,
  part: Partial<WatchedDomain> = {},
): WatchedDomain => ({
  ...{ businessId, domain: 'acrne.example', brand: 'acme.example', class: 'homoglyph', score: 97 },
  ...{ foundBy: 'certificate', foundAt: at, firstSeen: at, lastLooked: at, existence: 'exists', changes: [] },
  records: { NS: ['ns1.gull.example'], A: ['192.0.2.44'], AAAA: [], MX: ['mx.gull.example'], TXT: [] },
  registry: {
    kind: 'registered',
    registration: { registrar: 'Names Inc.', createdAt: at, abuseEmail: 'abuse@names.example' },
  },
  host: {
    kind: 'known',
    address: '192.0.2.44',
    host: { name: 'Gull Hosting', abuseEmail: 'abuse@gull.example' },
  },
  page: {
    ...{ kind: 'page', status: 200, title: 'Acme', likeness: 0.86, icon: 'same' },
    ...{ leadsToProtected: false, seenAt: at },
  },
  ...part,
});
