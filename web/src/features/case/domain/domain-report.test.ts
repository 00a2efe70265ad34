import { expect, test } from 'vitest';
import { domainSeen } from '#domain/case/domain-seen';
import { domainRow } from '../../../../../test/support/seed/seed-domain.ts';
import { at, one } from '../case-for-test.ts';
import { caseReport, caseWarning } from '../case-report.ts';

const domain = domainSeen(domainRow('acme', at));
const given = one({
  ...{ userId: 'B#acme', platform: 'DOMAIN', handle: domain.domain, url: null, domain },
  imitates: { platform: 'DOMAIN', handle: domain.brand, name: null },
  facts: ['ASKS_FOR_MONEY'],
  evidence: [{ id: 'a', at, kind: 'finding', words: '', kept: '', sha256: 'a'.repeat(64), byHelper: false }],
});
const business = {
  ...{ id: 'acme', name: 'Acme Ltd' },
  standing: [
    'We run acme.example, as a DNS record has shown since 1 May 2026 (last seen on 19 November 2026).',
  ],
  website: 'https://acme.example',
};

test('the report goes to registrar and host, in the name of the business, with what was seen and kept', () => {
  const text = caseReport(given, { name: 'Acme Ltd', business });
  expect(text).toMatch(
    /^To: abuse@names\.example, abuse@gull\.example\nSubject: acrne\.example resembles acme\.example\n\nWe are Acme Ltd\.\nWe run acme\.example, as a DNS record/,
  );
  expect(text).toContain('\nIt asks for money.\n');
  expect(text).toContain('- 86% of its text is the same as on acme.example.\n');
  expect(text).toMatch(/\n- 20 November 2026, 10:00 UTC, the record of what was seen: a{64}$/);
});

test('a copied page that asks for passwords is said to be one', () => {
  const text = caseReport(
    { ...given, facts: ['COPIES_PAGE', 'ASKS_FOR_SECRETS'] },
    { name: 'Acme Ltd', business },
  );
  expect(text).toContain('\nIts page copies ours.\nIt asks for passwords or card numbers.\n');
  expect(text).toContain('\nSubject: Phishing report: acrne.example resembles acme.example\n');
});

test('what is written to customers names both domains', () => {
  const words = caseWarning(given, { name: 'Acme Ltd', business });
  expect(words).toMatch(/^The domain acrne\.example is not ours\. Our website is acme\.example\. Please/);
});

test.each([
  ['acme.example', true],
  ['gmail.com', false],
  [undefined, false],
])('where the business writes from %s, its emails are said to come from its domain: %s', (mailsFrom, said) =>
  expect(
    caseWarning(given, { name: 'Acme Ltd', business: { ...business, mailsFrom } }).includes(
      'Our website is acme.example, and our emails come from there.',
    ),
  ).toBe(said),
);

test.each([
  ['https://www.acme.example/shop', true],
  ['http://Shop.Acme.example:8080/', true],
  ['https://acme-nursery.example', false],
  ['https://notacme.example', false],
  ['https://www.instagram.com/acme.example', false],
  ['https://', false],
  [undefined, false],
])(
  'where the profile says that the website is at %s, it is said to be at the domain: %s',
  (website, said) => {
    const words = (mailsFrom?: string) =>
      caseWarning(given, { name: 'Acme Ltd', business: { ...business, website, mailsFrom } });
    const says = said ? 'Our website is acme.example' : 'acme.example is ours';
    expect(words()).toContain(`The domain acrne.example is not ours. ${says}. Please`);
    expect(words('acme.example')).toContain(` not ours. ${says}, and our emails come from there. Please`);
  },
);

test('of a domain that is gone the report says since when, behind what was seen before', () => {
  const gone = { ...given, goneAt: '2027-01-05T06:13:00.000Z' };
  const text = caseReport(gone, { name: 'Acme Ltd', business });
  expect(text).toContain(
    '\n- Since 5 January 2027, 06:13 UTC, our checks no longer find it in the DNS.\n\nWe can send',
  );
});

test('customers of a business that went to another domain are sent to that one', () => {
  const moved = { ...business, runs: 'acme-shop.example', mailsFrom: 'acme.example' };
  const words = caseWarning(given, { name: 'Acme Ltd', business: moved });
  // Its profile may name the former one still.
  expect(words).toMatch(/^The domain acrne\.example is not ours\. acme-shop\.example is ours\. Please/);
  const all = { ...moved, mailsFrom: moved.runs, website: 'https://acme-shop.example' };
  expect(caseWarning(given, { name: 'Acme Ltd', business: all })).toContain(
    'Our website is acme-shop.example, and our emails come from there.',
  );
});

test.each<[string, object, string]>([
  ['open', {}, 'What we saw, last on 20 November 2026, 10:00 UTC:'],
  ['gone', { goneAt: '2027-01-05T06:13:00.000Z' }, 'What we saw on 20 November 2026, 10:00 UTC:'],
  ['closed', { outcome: 'REFUSED', closedAt: at }, 'What we saw on 20 November 2026, 10:00 UTC:'],
  ['checked no more', { unwatched: true }, 'What we saw on 20 November 2026, 10:00 UTC:'],
])('says of the newest check alone that it is the last: %s', (_, part, heading) =>
  expect(caseReport({ ...given, ...part }, { name: 'Acme Ltd', business })).toContain(`\n${heading}\n`),
);

test('says that it was gone and is back, as the list of look-alikes does', () => {
  const changes = [
    { at: '2026-11-20T10:00:00.000Z', change: 'new' as const },
    { at: '2026-11-20T09:00:00.000Z', change: 'gone' as const },
  ];
  const back = domainSeen(domainRow('acme', at, { changes }));
  expect(caseReport({ ...given, domain: back }, { name: 'Acme Ltd', business })).toContain(
    '- On 20 November 2026, 09:00 UTC, our checks no longer found it in the DNS; on 20 November 2026, 10:00 UTC, it was back.\n',
  );
});

test('of many records the newest is among those named', () => {
  const record = given.evidence[0]!;
  const evidence = Array.from({ length: 20 }, (_, n) => ({
    ...record,
    ...{ id: `${n}`, sha256: String(n).padStart(64, '0') },
  }));
  const hashes = caseReport({ ...given, evidence }, { name: 'Acme Ltd', business }).match(/\d{64}/g)!;
  expect([hashes.length, Number(hashes[0]), Number(hashes.at(-1))]).toEqual([12, 0, 19]);
});
