import { expect, it } from 'vitest';
import type { ReportedName } from './observations.ts';
import { abuseContacts, reportText } from './report-text.ts';

const at = '2026-11-22T12:34:56.000Z';
const found: ReportedName = {
  ...{ domain: 'acne.example', existence: 'exists', firstSeen: '2026-11-01T08:00:00.000Z' },
  records: { NS: ['ns.host.example'], A: ['93.184.216.34'], AAAA: [], MX: ['mx.host.example'], TXT: [] },
};

it('says what was seen and when, to the abuse contact', () => {
  const registration = {
    registrar: 'Names Inc.',
    createdAt: '2026-10-30T00:00:00.000Z',
    abuseEmail: 'abuse@names.example',
  };
  const page = {
    kind: 'page',
    status: 200,
    title: 'Acme',
    likeness: 0.994,
    icon: 'same',
    leadsToProtected: false,
    seenAt: at,
  } as const;
  expect(
    reportText({ ...found, registry: { kind: 'registered', registration }, page }, 'acme.example', at),
  ).toBe(
    `To: abuse@names.example
Subject: acne.example resembles acme.example

The domain acne.example resembles acme.example, which we protect. Please check whether its use breaks your rules.

What we saw, last on 22 November 2026, 12:34 UTC:
- Registrar: Names Inc.
- Registered on 30 October 2026.
- First seen in the DNS on 1 November 2026, 08:00 UTC.
- It leads to 93.184.216.34.
- Its name servers are ns.host.example.
- It can receive email: mx.host.example.
- On 22 November 2026, 12:34 UTC it answered with status 200 and the title “Acme”.
- 99% of its text is the same as on acme.example.
- It shows the icon of acme.example.

We can send the full records on request.`,
  );
});

it('goes to the registrar and to the host, once where they are one', () => {
  const registry = { kind: 'registered', registration: { abuseEmail: 'abuse@names.example' } } as const;
  const hosted = (abuseEmail: string) => ({
    host: { kind: 'known', address: '93.184.216.34', host: { name: 'Gull Hosting', abuseEmail } } as const,
  });
  const to = (more: Partial<ReportedName>) =>
    reportText({ ...found, ...more }, 'acme.example', at).split('\n')[0];
  expect(to({ registry, ...hosted('abuse@gull.example') })).toBe(
    'To: abuse@names.example, abuse@gull.example',
  );
  expect(to({ registry, ...hosted('abuse@names.example') })).toBe('To: abuse@names.example');
  expect(to(hosted('abuse@gull.example'))).toBe('To: abuse@gull.example');
  expect(reportText({ ...found, ...hosted('abuse@gull.example') }, 'acme.example', at)).toContain(
    '- 93.184.216.34 belongs to the network of Gull Hosting.\n',
  );
});

it.each<[string, Partial<ReportedName>, string]>([
  ['a null MX', { records: { MX: [''] } }, 'mail'],
  ['a page that could not be read', { page: { kind: 'could not look', why: 'x' } }, 'status'],
  [
    'a page too short to compare',
    { page: { kind: 'page', status: 200, leadsToProtected: false, seenAt: at } },
    '%',
  ],
  ['a registry that did not answer', { registry: { kind: 'could not look', why: 'x' } }, 'Registrar:'],
  ['a host that is not known', { host: { kind: 'could not look', why: 'x' } }, 'network'],
])('says nothing of what was not seen: %s', (_, more, word) =>
  expect(reportText({ ...found, ...more }, 'acme.example', at)).not.toContain(word),
);

/** What is said of it between the heading and the end. */
const said = (more: Partial<ReportedName>) =>
  reportText({ domain: 'acne.example', existence: 'exists', records: {}, ...more }, 'acme.example', at)
    .split('\n')
    .filter((line) => line.startsWith('- '));
const page = { kind: 'page', status: 200, leadsToProtected: false, seenAt: at } as const;
const answered = '- On 22 November 2026, 12:34 UTC it answered with status 200.';

it.each<[string, Partial<ReportedName>, string[]]>([
  ['nothing of it', {}, []],
  [
    'that it was gone and is back',
    {
      firstSeen: '2026-08-01T08:00:00.000Z',
      changes: [
        { at, change: 'changed' },
        { at: '2026-11-20T09:00:00.000Z', change: 'new' },
        { at: '2026-11-02T09:00:00.000Z', change: 'gone' },
        { at: '2026-09-20T09:00:00.000Z', change: 'new' },
        { at: '2026-09-02T09:00:00.000Z', change: 'gone' },
      ],
    },
    [
      '- First seen in the DNS on 1 August 2026, 08:00 UTC.',
      '- On 2 November 2026, 09:00 UTC, our checks no longer found it in the DNS; on 20 November 2026, 09:00 UTC, it was back.',
    ],
  ],
  [
    'that it is gone',
    {
      existence: 'does not exist',
      firstSeen: '2026-08-01T08:00:00.000Z',
      changes: [{ at, change: 'gone' }],
    },
    ['- First seen in the DNS on 1 August 2026, 08:00 UTC.'],
  ],
  [
    'addresses of both kinds',
    { records: { A: ['192.0.2.1', '192.0.2.2'], AAAA: ['2001:db8::1'] } },
    ['- It leads to 192.0.2.1, 192.0.2.2, 2001:db8::1.'],
  ],
  [
    'mail exchanges, an empty one among them',
    { records: { MX: ['', 'mx.example', 'mx2.example'] } },
    ['- It can receive email: mx.example, mx2.example.'],
  ],
  [
    'that it was not answered',
    { existence: 'could not look', why: 'the server failed' },
    ['- acne.example could not be looked up: the server failed.'],
  ],
  ['a page', { page }, [answered]],
  [
    'where a page leads, and that it is for sale',
    { page: { ...page, leadsTo: 'other.example', parked: 'for sale' } },
    [answered, '- It redirects to other.example.', '- It looks parked: for sale.'],
  ],
  [
    'an icon that was changed',
    { page: { ...page, icon: 'edited' } },
    [answered, '- It shows an edited icon of acme.example.'],
  ],
  ['another icon', { page: { ...page, icon: 'different' } }, [answered]],
  [
    'a third of its text',
    { page: { ...page, likeness: 0.3 } },
    [answered, '- 30% of its text is the same as on acme.example.'],
  ],
  ['less than that', { page: { ...page, likeness: 0.299 } }, [answered]],
  [
    'a registrar without a day',
    { registry: { kind: 'registered', registration: { registrar: 'Names Inc.' } } },
    ['- Registrar: Names Inc.'],
  ],
  ['a name that is not registered', { registry: { kind: 'not registered' } }, []],
  [
    'a host without a name',
    { host: { kind: 'known', address: '192.0.2.1', host: { abuseEmail: 'abuse@gull.example' } } },
    [],
  ],
])('is told %s', (_, more, lines) => expect(said(more)).toEqual(lines));

it('is sent in the name of whoever reports, with what they show of themselves and say of it', () => {
  const from = { name: 'Acme Ltd', standing: ['We own acme.example.'], further: ['It asks for passwords.'] };
  const text = (who: typeof from | Omit<typeof from, 'further'>) =>
    reportText(found, 'acme.example', at, who).split('\n').slice(0, 9);
  const resembles =
    'The domain acne.example resembles acme.example, which we protect. Please check whether its use breaks your rules.';
  expect(text(from)).toEqual([
    'To: the abuse contact of the registrar and of the host',
    'Subject: acne.example resembles acme.example',
    '',
    'We are Acme Ltd.',
    'We own acme.example.',
    '',
    resembles,
    'It asks for passwords.',
    '',
  ]);
  expect(text({ name: 'Acme Ltd', standing: [] }).slice(3, 7)).toEqual([
    'We are Acme Ltd.',
    '',
    resembles,
    '',
  ]);
});

it('reaches a registrar by its address for abuse, or else by the one that it has', () => {
  const registrar = (registration: object) => ({ registry: { kind: 'registered', registration } as const });
  const [abuseEmail, registrarEmail] = ['abuse@names.example', 'mail@names.example'];
  expect(abuseContacts(registrar({ abuseEmail, registrarEmail })).registrar).toBe(abuseEmail);
  expect(abuseContacts(registrar({ registrarEmail })).registrar).toBe(registrarEmail);
  expect(abuseContacts({})).toEqual({ registrar: undefined, host: undefined });
  expect(abuseContacts({ registry: { kind: 'not registered' } }).registrar).toBeUndefined();
  expect(abuseContacts({ host: { kind: 'could not look', why: 'x' } }).host).toBeUndefined();
});

it('names a domain with an umlaut as people read it and as registries know it', () => {
  const text = reportText(
    { ...found, domain: 'xn--kthe-0neill-l8a.de', foundBy: 'permutation', score: 97 },
    'xn--kthe-oneill-l8a.de',
    at,
  );
  expect(text).toContain(
    'The domain käthe-0neill.de (xn--kthe-0neill-l8a.de) resembles käthe-oneill.de, which we protect.',
  );
});

it('says of one that people gave, and that has another name, that it imitates', () => {
  const text = reportText({ ...found, foundBy: 'given', score: 9 }, 'acme.example', at);
  expect(text).toContain('The domain acne.example may be used to imitate acme.example,');
  expect(text).not.toContain('resembles');
});
