import type { Finding } from '#domain/scan/finding';
import { type AlertMatter, alertLetter } from '#domain/message/alert-letter';
import { type CodePurpose, codeLetter } from '#domain/message/code-letter';
import { digestLetter } from '#domain/message/digest-letter';
import { invitationLetter } from '#domain/message/invitation/invitation-letter';
import type { Letter } from '#domain/message/letter';
import { type Notification, NotificationKind, type StoredNotification } from '#domain/message/notification';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { type RightsState, RightsStatus } from '#domain/rights/rights-request';
import { ownerLetter } from '#domain/message/invitation/owner-letter';
import { rightsLetter } from '#domain/message/rights/rights-letter';
import { type SafetyNotice, safetyLetter } from '#domain/message/safety-letter';
import { weekNotice } from '#domain/message/week/week';
import type { WeekMatter } from '#domain/message/week/week-letter';
import { mailWords } from '#domain/message/words';

/** What strangers write into our mails, as far as they can. */
export interface Chosen {
  handle: string;
  name: string;
  reason: string;
  device: string;
  business: string;
}

const at = '2026-11-18T07:40:00.000Z';

const finding = ({ handle, name, reason }: Chosen): Finding => ({
  ...{ subjectId: 'U#maya', id: 'f', platform: 'X', verdict: 'likely clone', score: 94, status: 'OPEN' },
  ...{ firstSeen: at, lastSeen: at, history: [] },
  reasons: [
    { signal: 'handle', value: 0.95, words: 'Digit 1 in place of l.', side: 'for' },
    { signal: 'photo', value: 0.97, words: 'The same picture, cut at the edges.', side: 'for' },
    { signal: 'name', value: 1, words: 'The same name.', side: 'for' },
    { signal: 'bio', value: 0.7, words: reason, side: 'for' },
    { signal: 'location', value: 0, words: 'Another place.', side: 'against' },
  ],
  yours: { platform: 'X', handle: 'maya_hollimund' },
  theirs: { platform: 'X', handle, name },
});

const sources = (
  [
    ['GITHUB', 'looked'],
    ['X', 'looked'],
    ['REDDIT', 'in part'],
  ] as const
).map(([platform, status]) => ({ platform, status, asked: 1, total: 1, compared: 3, found: 1 }));

const covered = { requestedAt: at, sources, proven: true, found: [] };

const week = (chosen: Chosen): WeekMatter => ({
  findings: [
    { ...finding(chosen), history: [{ at, what: 'first seen' }] },
    {
      ...finding(chosen),
      id: 'g',
      platform: 'GITHUB',
      verdict: 'possible clone',
      history: [{ at, what: 'renamed' }],
    },
    {
      ...finding(chosen),
      id: 'i',
      status: 'CASE',
      history: [{ at, what: 'seen again', seenIn: 'web search' }],
    },
    { ...finding(chosen), id: 'j', history: [{ at, what: 'no account' }] },
    {
      ...finding(chosen),
      id: 'h',
      platform: 'REDDIT',
      status: 'RESOLVED',
      history: [{ at, what: 'no longer there' }],
    },
  ],
  scans: [
    {
      ...{ subjectId: 'U#maya', id: 's', status: 'DONE', requestedAt: at, finishedAt: at, expiresAt: 0 },
      sources: Platform.options.map(
        (platform) =>
          sources.find((row) => row.platform === platform) ?? {
            ...{ platform, asked: 0, total: 0, compared: 0, found: 0 },
            status: platformTable[platform].search === 'not possible' ? 'closed' : 'not connected',
          },
      ),
    },
  ],
});
const weeks = (chosen: Chosen): Record<string, WeekMatter> => ({
  full: week(chosen),
  quiet: { ...week(chosen), findings: [] },
  'without-scan': { findings: [], scans: [] },
  'without-answer': {
    findings: [],
    scans: week(chosen).scans.map((scan) => ({
      ...scan,
      sources: scan.sources.map((row) => ({ ...row, status: 'could not look' as const })),
    })),
  },
});

const safety = ({ device, business }: Chosen): Record<string, SafetyNotice> => ({
  'factor-on': { kind: 'factor', factor: 'TOTP', on: true, others: false },
  'factor-off': { kind: 'factor', factor: 'SMS', on: false, others: false },
  password: { kind: 'password' },
  'email-before': { kind: 'email', to: 'm***d@f***' },
  'email-now': { kind: 'email' },
  device: { kind: 'device', name: device, from: '203.0.113.4' },
  'business-deleted': { kind: 'business deleted', name: business },
  deleted: { kind: 'deleted' },
  'deleted-on-request': { kind: 'deleted', because: 'MAILBOX' },
  'deleted-for-age': { kind: 'deleted', because: 'DATE_OF_BIRTH' },
});

const rights = ({ reason }: Chosen): Record<string, RightsState> => {
  const state = {
    ...{ caseNumber: 'DR-7K3M-9QXP', asks: 'DELETE' as const, address: 'm***@e***', receivedAt: at },
    deadlines: [
      { law: 'GDPR' as const, by: '2026-12-18' },
      { law: 'CCPA' as const, by: '2027-01-02' },
    ],
    ...{ because: 'person' as const, until: at, answer: null, closedAt: null },
  };
  const statuses = RightsStatus.exclude(['UNCONFIRMED']).options;
  return {
    ...Object.fromEntries(statuses.map((status) => [status, { ...state, status }])),
    answered: { ...state, status: 'DONE', answer: reason },
  };
};

/** One of every mail that the product sends, on invented data: for `npm run mails`, and for the test of them all. */
export function letterSamples(chosen: Chosen, site: string): Record<string, Letter> {
  const links = { site, stop: () => `${site}/unsubscribe#u.m.token` };
  const notice = (kind: NotificationKind, more: Partial<Notification> = {}): Notification => ({
    ...{ userId: 'maya', id: `n-${kind}`, kind, createdAt: at, link: '/dashboard', ...titles(chosen)[kind] },
    ...more,
  });
  const copy = notice('FINDING', { link: '/dashboard#finding-f' });
  const many = Array.from({ length: 23 }, (_, i) => notice('FINDING', { id: `n-${i}` }));
  const page = '/business-dashboard?businessId=ferrow-bay';
  const ofBusiness: StoredNotification[] = [
    ...[1, 2].map((n) => ({
      ...notice('SOURCE', { id: `copy-${n}`, link: `${page}#brand` }),
      ...{ title: `${chosen.business}: likely clone on X: ${chosen.handle}`, business: chosen.business },
    })),
    ...[' that can receive email: ferrrowbay.example', ': ferrow-bay.example'].map((words, n) => ({
      ...notice('SOURCE', { id: `domain-${n}`, link: `${page}#looks` }),
      title: `${chosen.business}: new look-alike domain${words}`,
      ...{ business: chosen.business, domains: { fresh: 1 } },
    })),
  ];
  const matter: AlertMatter = { finding: finding(chosen), scan: covered };
  const codes = Object.keys(mailWords.code.confirms) as CodePurpose[];
  return {
    ...named('code', codes, (purpose) =>
      codeLetter({
        ...{ code: '482913', for: purpose, time: purpose === 'sign-up' ? '24 hours' : '10 minutes' },
        ...(purpose === 'sign-up' && { link: `${site}/auth/confirm?username=maya&code=482913` }),
      }),
    ),
    ...named('alert', NotificationKind.options, (kind) =>
      alertLetter(kind === 'FINDING' ? copy : notice(kind), matter, links),
    ),
    'alert-FINDING-changed': alertLetter(
      { ...copy, title: `Renamed on X: ${chosen.handle}`, body: `It was called ${chosen.handle} before.` },
      matter,
      links,
    ),
    'alert-FINDING-gone': alertLetter(copy, {}, links),
    ...named('week', Object.keys(weeks(chosen)), (kind) => {
      const of = weeks(chosen)[kind]!;
      const told = weekNotice({ userId: 'maya', due: at, at }, of.findings, of.scans);
      return alertLetter(told, { week: of }, links);
    }),
    digest: digestLetter('alertsMonitoring', many, links),
    'digest-business': digestLetter('alertsMonitoring', ofBusiness, links),
    invitation: invitationLetter(
      {
        business: chosen.business,
        from: chosen.name,
        role: 'MANAGER',
        until: at,
        token: 'acme.token',
        address: 'maya@ferrowbay.example',
        provenDomain: undefined,
      },
      site,
    ),
    ...named('owner', ['owner', 'previous'] as const, (to) =>
      ownerLetter(
        to,
        {
          businessId: 'ferrow-bay',
          business: chosen.business,
          owner: chosen.name,
          previous: 'Rosalind Ferrow',
          at: Date.parse(at),
        },
        site,
      ),
    ),
    ...named('rights', Object.keys(rights(chosen)), (kind) =>
      rightsLetter(rights(chosen)[kind]!, { site, token: 'DR-7K3M-9QXP.token' }),
    ),
    ...named('safety', Object.keys(safety(chosen)), (kind) =>
      safetyLetter(safety(chosen)[kind]!, Date.parse(at), site),
    ),
  };
}

const named = <Name extends string>(
  group: string,
  names: readonly Name[],
  draw: (name: Name) => Letter,
): Record<string, Letter> => Object.fromEntries(names.map((name) => [`${group}-${name}`, draw(name)]));

const titles = ({
  handle,
  name,
}: Chosen): Record<NotificationKind, Pick<Notification, 'title' | 'body'>> => ({
  FINDING: { title: `Likely clone on X: ${handle}`, body: 'Digit 1 in place of l.' },
  RESOLVED: { title: `${handle} is gone`, body: 'The account that you reported on X is no longer there.' },
  SOURCE: {
    title: 'A proof no longer holds',
    body: `Your code is no longer on ${handle}. Put it back and check again.`,
  },
  REVIEW: {
    title: '1 review is waiting for you',
    body: 'The page of reviews says what each of them is about.',
  },
  ACCOUNT: {
    title: 'Your account is set to close',
    body: 'This is because of the date of birth you entered, or of that and the country of your address.',
  },
  WEEK: {
    title: mailWords.week.title(1, { count: 2, inPart: 1 }, Platform.options.length),
    body: '2 accounts are waiting for your decision.',
  },
  CONNECTION: {
    title: `${name} wants to connect`,
    body: 'Anyone can type any name. Before you accept, make sure another way that it was them who asked.',
  },
  FEATURE: { title: 'Passkeys are here', body: 'One touch.\n\nNo password to forget.' },
  COMPANY: { title: 'A year of Countersign', body: 'What we found, and what we did not.' },
});
