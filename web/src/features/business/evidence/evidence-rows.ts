import type { BrandFinding } from '#domain/contract/business-brand';
import type { SharedFinding } from '#domain/business/shared-finding';
import type { ShownDomain } from '#domain/contract/business-domains';
import { platformTable } from '#domain/platform/platform-table';
import { verdictWords } from '../../../ui/evidence/VerdictHead.tsx';
import { words as ofBrand } from '../brand/words.ts';
import { words as ofShared } from '../shared/words.ts';
import { factsOf } from '../watch/facts-of.ts';
import { words as ofDomains } from '../watch/words.ts';
import { words } from './words.ts';

interface Evidence {
  domains: readonly ShownDomain[];
  copies: readonly BrandFinding[];
  findings: readonly SharedFinding[];
}

/** What is known of a business's look-alike domains and copies, and what members share, as the rows of one table; moments in UTC. `more` domains are left out. */
export const evidenceRows = ({ domains, copies, findings }: Evidence, more = 0): string[][] => [
  [...words.columns],
  ...domains.map(domainRow),
  ...copies.map(copyRow),
  ...findings.map(findingRow),
  ...(more > 0 ? [[words.more(more), ...Array<string>(words.columns.length - 1).fill('')]] : []),
];

function domainRow(name: ShownDomain): string[] {
  const { domain, brand, existence, firstSeen = '', lastLooked = '', registry, mark } = name;
  const known = registry?.kind === 'registered' ? registry.registration : {};
  const does = factsOf(name).map((fact) => ofDomains.facts[fact]);
  return [
    ...[words.domain, domain, words.passesFor(brand)],
    ...[words.existence[existence], does.join('; '), mark ? ofDomains.marks[mark] : ''],
    ...[firstSeen, lastLooked],
    ...[known.registrar ?? '', known.createdAt ?? '', known.abuseEmail ?? '', ''],
  ];
}

function copyRow({ theirs, platform, verdict, status, firstSeen, lastSeen }: BrandFinding): string[] {
  return [
    ...[words.copy, theirs.handle ?? '', platformTable[platform].name],
    ...[ofBrand.states[status], verdictWords(verdict, { sharesName: true }).words, ''],
    ...[firstSeen, lastSeen, '', '', '', ''],
  ];
}

function findingRow({ platform, handle, verdict, status, firstSeen, sharedBy }: SharedFinding): string[] {
  return [
    ...[words.account, handle, platformTable[platform].name],
    ...[ofShared.states[status], verdictWords(verdict, { sharesName: true }).words, ''],
    ...[firstSeen, '', '', '', '', sharedBy],
  ];
}
