import { takesMail } from '#domain/domain-watch/domain-facts';
import type { PageAnswer } from '#domain/domain-watch/page-facts';
import type { RegistryAnswer } from '#domain/domain-watch/rdap/registration';
import { shownParts } from '#domain/unseen-characters';
import type { Watched } from '../../lambdas/domain-watch/watch-domain.ts';

/** What others wrote may hold what steers a terminal, or parts lines and columns: shown as codes. */
const plain = (text: string): string =>
  shownParts(text)
    .map((part) => ('words' in part ? part.words : `<${part.code}>`))
    .join('')
    .replace(/\p{Cc}/gu, ' ');

/** What a name leads to, as one column. */
export function leadsTo({ existence, why, records, registry, page }: Watched<{ domain: string }>): string {
  const { A = [], AAAA = [], MX = [], NS = [] } = records;
  const addresses = [...A, ...AAAA];
  const parts = [
    ...(existence === 'does not exist' ? [existence] : []),
    ...(existence === 'could not look' ? [`could not look: ${why}`] : []),
    ...(existence === 'exists'
      ? [`exists: ${addresses.length > 0 ? `address ${addresses.join(' ')}` : 'no address'}`]
      : []),
    ...(takesMail({ records }) ? [`mail ${MX.join(' ')}`] : []),
    ...(NS.length > 0 ? [`name servers ${NS.join(' ')}`] : []),
    ...(registry ? [registryText(registry)] : []),
    ...(page ? [pageText(page)] : []),
    ...(page?.kind === 'page' && page.leadsTo && !page.leadsToProtected
      ? [`redirects to ${page.leadsTo}`]
      : []),
  ];
  return plain(parts.join('; '));
}

function registryText(answer: RegistryAnswer): string {
  if (answer.kind !== 'registered')
    return answer.kind === 'not registered' ? 'unknown to its registry' : answer.why;
  const { createdAt, registrar, abuseEmail } = answer.registration;
  const since = createdAt ? ` on ${createdAt.slice(0, 10)}` : '';
  return `registered${since}${registrar ? ` by ${registrar}` : ''}${abuseEmail ? ` (${abuseEmail})` : ''}`;
}

function pageText(page: PageAnswer): string {
  if (page.kind === 'could not look') return `page: ${page.why}`;
  if (page.leadsToProtected) return 'page: redirects to the protected one';
  const { status, title, parked, likeness, icon } = page;
  return [
    `page ${status}${title ? ` “${title}”` : ''}`,
    ...(parked ? [`parked (${parked})`] : []),
    ...(likeness === undefined ? [] : [`${Math.floor(likeness * 100)} % of its text`]),
    ...(icon === 'same' || icon === 'edited' ? [`${icon} icon`] : []),
  ].join(', ');
}
