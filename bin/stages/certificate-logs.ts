import type { CertificateLogSetting } from '../../lib/stages.ts';

/**
 * Logs of five operators, by the addresses in the list that browsers keep (as others quoted it in 2026: unverified, no log could be
 * reached from where this was written). Browsers want each certificate in the logs of two operators, so all but one operator's
 * must be read to see every one; docs/decisions/054 says which are missing.
 */
export const publicLogs: readonly CertificateLogSetting[] = [
  { address: 'https://mon.sycamore.ct.letsencrypt.org/{half}', kind: 'static' },
  { address: 'https://mon.willow.ct.letsencrypt.org/{half}', kind: 'static' },
  { address: 'https://tuscolo{half}.skylight.geomys.org', kind: 'static' },
  { address: 'https://gouda{half}.mon.ct.ipng.ch', kind: 'static' },
  { address: 'https://ct.googleapis.com/logs/us1/argon{half}', kind: 'rfc6962' },
  { address: 'https://tiger{half}.ct.sectigo.com', kind: 'rfc6962' },
];

/** One log of invented certificates in both ways, below the site's own origin. */
export const twinLogs: readonly CertificateLogSetting[] = [
  { address: 'http://site.local.invalid/platforms/ct/static', kind: 'static' },
  { address: 'http://site.local.invalid/platforms/ct/rfc6962', kind: 'rfc6962' },
];
