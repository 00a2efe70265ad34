import { expect, it } from 'vitest';
import type { ReportedName } from './observations.ts';
import { reportText } from './report-text.ts';

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
- In the DNS since 1 November 2026, 08:00 UTC at the latest, when we first saw it.
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
