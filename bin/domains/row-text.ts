import { takesMail } from '#domain/domain-watch/domain-facts';
import { shownParts } from '#domain/unseen-characters';
import type { Watched } from '../../lambdas/domain-watch/watch-domain.ts';

/** What others wrote may hold what steers a terminal, or parts lines and columns: shown as codes. */
const plain = (text: string): string =>
  shownParts(text)
    .map((part) => ('words' in part ? part.words : `<${part.code}>`))
    .join('')
    .replace(/\p{Cc}/gu, ' ');

/** What a name leads to, as one column. */
export function leadsTo(row: Watched<{ domain: string }>): string {
  if (row.existence === 'could not look') return plain(`could not look: ${row.why}`);
  if (row.existence === 'does not exist') return row.existence;
  const { A = [], AAAA = [], MX = [], NS = [] } = row.records;
  const addresses = [...A, ...AAAA];
  const parts = [
    addresses.length > 0 ? `address ${addresses.join(' ')}` : 'no address',
    ...(takesMail(row) ? [`mail ${MX.join(' ')}`] : []),
    ...(NS.length > 0 ? [`name servers ${NS.join(' ')}`] : []),
  ];
  return plain(`exists: ${parts.join('; ')}`);
}
