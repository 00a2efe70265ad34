import type { ListedCase } from '#domain/case/case';
import { comparedAs } from '#domain/case/compared/compared-as';
import type { BrandFinding } from '#domain/contract/business-brand';
import type { SharedFinding } from '#domain/business/shared-finding';
import type { ShownDomain } from '#domain/contract/business-domains';
import { resembles } from '#domain/domain-watch/name/resembles';
import { abuseContacts } from '#domain/domain-watch/report-text';
import { wholePoints } from '#domain/engine/judge/whole-points';
import { platformTable } from '#domain/platform/platform-table';
import { sharesName } from '#domain/scan/reasons/shares-name';
import { utcDay } from '#domain/utc';
import { verdictWords } from '../../../ui/evidence/VerdictHead.tsx';
import { caseState, domainCase, findingCase } from '../../case/case-state.ts';
import { isHandleAlone } from '../../scan/handle-alone.ts';
import { words as ofBrand } from '../brand/words.ts';
import { words as ofShared } from '../shared/words.ts';
import { differenceOf } from '../watch/difference-of.ts';
import { factsOf, factWords } from '../watch/facts-of.ts';
import { words as ofDomains } from '../watch/words.ts';
import { words } from './words.ts';

interface Evidence {
  domains: readonly ShownDomain[];
  copies: readonly BrandFinding[];
  findings: readonly SharedFinding[];
  /** Those that the business keeps. */
  cases: readonly ListedCase[];
}

/**
 * What is known of a business's look-alike domains and accounts, what members share and what cases are kept, as the rows of one
 * table; moments in UTC. `more` domains are left out.
 */
export const evidenceRows = ({ domains, copies, findings, cases }: Evidence, more = 0): string[][] => [
  [...words.columns],
  ...domains.map((name) => domainRow(name, domainCase(cases, name.domain))),
  ...copies.map((copy) => copyRow(copy, findingCase(cases, copy.id))),
  ...findings.map(findingRow),
  ...cases.filter(isAlone({ domains, copies })).map(caseRow),
  ...(more > 0 ? [[words.more(more), ...Array<string>(words.columns.length - 1).fill('')]] : []),
];

function domainRow(name: ShownDomain, kept: ListedCase | undefined): string[] {
  const { domain, brand, foundBy, score, existence, firstSeen = '', lastLooked = '', registry, mark } = name;
  const known = registry?.kind === 'registered' ? registry.registration : {};
  const contacts = abuseContacts(name);
  // What was never seen there isn't gone.
  const state = existence === 'does not exist' && !firstSeen ? words.never : words.existence[existence];
  const does = [differenceOf(name), ...factsOf(name).map((fact) => factWords(fact, name, utcDay))];
  return [
    ...(resembles(name)
      ? [foundBy === 'given' ? words.givenLookalike : words.domain, domain, words.passesFor(brand)]
      : [words.givenDomain, domain, words.saidOf(brand)]),
    ...[kept ? words.withCase(state, caseState(kept).words) : state, does.filter(Boolean).join('; ')],
    ...[
      resembles(name) ? String(wholePoints(score)) : '',
      mark ? ofDomains.marks[mark] : '',
      firstSeen,
      lastLooked,
      known.registrar ?? '',
      known.createdAt ?? '',
    ],
    ...[contacts.registrar ?? '', contacts.host ?? '', ''],
  ];
}

function copyRow(copy: BrandFinding, kept: ListedCase | undefined): string[] {
  const { theirs, platform, verdict, status, firstSeen, noAccountAt } = copy;
  const label = isHandleAlone(copy) ? ofBrand.unsure.label : undefined;
  const decided = ofBrand.states[status];
  const state =
    noAccountAt && status !== 'RESOLVED' ? words.noAccount(decided, utcDay(noAccountAt)) : decided;
  return [
    ...[whatOf(copy), theirs.handle ?? '', platformTable[platform].name],
    ...[
      kept ? words.withCase(state, caseState(kept).words) : state,
      verdictWords(verdict, { sharesName: sharesName(copy), label }).words,
      String(comparedAs(copy).points ?? ''),
    ],
    // An account that is as it was is noted once a week: when it was looked at last is not known here.
    ...['', theirs.seenIn === 'report' ? '' : firstSeen, '', '', '', '', '', ''],
  ];
}

/** Of one that was given, the day it first was known is that of the word, not of a look. */
function whatOf({ theirs: { seenIn }, firstSeen }: BrandFinding): string {
  if (seenIn === 'report') return words.givenCopy(utcDay(firstSeen));
  return seenIn === 'web search' ? words.storedCopy : words.copy;
}

/** Whether a case is about something that has no row: its state is said nowhere else. */
const isAlone =
  ({ domains, copies }: Pick<Evidence, 'domains' | 'copies'>) =>
  ({ platform, handle, findingId }: ListedCase): boolean =>
    platform === 'DOMAIN'
      ? !domains.some(({ domain }) => domain === handle)
      : !copies.some(({ id }) => id === findingId);

function caseRow(one: ListedCase): string[] {
  const { platform, handle, verdict, sharesName } = one;
  return [
    ...[words.case, handle, platform === 'DOMAIN' ? '' : platformTable[platform].name],
    caseState(one).words,
    verdict ? verdictWords(verdict, { sharesName: sharesName === true }).words : '',
    ...['', '', '', '', '', '', '', '', ''],
  ];
}

function findingRow({ platform, handle, verdict, status, firstSeen, sharedBy }: SharedFinding): string[] {
  return [
    ...[words.account, handle, platformTable[platform].name],
    ...[ofShared.states[status], verdictWords(verdict, { sharesName: true }).words, '', ''],
    ...[firstSeen, '', '', '', '', '', sharedBy],
  ];
}
