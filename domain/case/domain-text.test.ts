import { expect, test } from 'vitest';
import { domainRow } from '../../test/support/seed/seed-domain.ts';
import { domainSeen } from './domain-seen.ts';
import { domainText } from './domain-text.ts';

const at = '2026-11-20T10:00:00.000Z';

test('the record of a domain holds everything that was seen, and nothing of whose list it stood on', () => {
  expect(domainText(domainSeen(domainRow('acme', at)))).toBe(`As our checks saw acrne.example on ${at}
It resembles acme.example: 97 of 100
A certificate was issued for it: read in a public certificate log on ${at}

The names, letter by letter
- The letters r n in place of m

What was seen
- Registrar: Names Inc.
- Registered on 20 November 2026.
- First seen in the DNS on 20 November 2026, 10:00 UTC.
- It leads to 192.0.2.44.
- 192.0.2.44 belongs to the network of Gull Hosting.
- Its name servers are ns1.gull.example.
- It can receive email: mx.gull.example.
- On 20 November 2026, 10:00 UTC it answered with status 200 and the title “Acme”.
- 86% of its text is the same as on acme.example.
- It shows the icon of acme.example.

Records of the DNS
NS ns1.gull.example
A 192.0.2.44
MX mx.gull.example
`);
});

test('of a name that was only read in a certificate it says so, and no more', () => {
  const bare = domainRow('acme', at, {
    ...{ registry: undefined, host: undefined, page: undefined, firstSeen: undefined, lastLooked: undefined },
    ...{ existence: 'does not exist', records: {} },
  });
  const text = domainText(domainSeen(bare));
  expect(text).toContain('\nRecords of the DNS\nNone\n');
  expect(text).not.toContain('What was seen');
});

test('of one that was added by hand and isn’t like theirs it says that it may imitate it, and no letters', () => {
  const text = domainText({ ...domainSeen(domainRow('acme', at)), foundBy: 'given', score: 20 });
  expect(text).toContain(
    '\nAdded by the business as one that may imitate acme.example; the names alone: 20 of 100\n',
  );
  expect(text).not.toContain('letter by letter');
});
