import { expect, it } from 'vitest';
import { reportText } from '#domain/domain-watch/report-text';
import { domainSeen } from '#domain/case/domain-seen';
import { domainRow } from '../../../../../../test/support/seed/seed-domain.ts';
import { isOther } from './letter-of.ts';

const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-21T10:00:00.000Z';
const seen = domainSeen(domainRow('acme', at));
const text = (isEarlier: boolean, on = at, of: Partial<typeof seen> = {}) =>
  reportText({ ...seen, ...of, isEarlier }, seen.brand, on);
const standing = (lastSeen: string) =>
  `We run acme.example, as a DNS record has shown since 1 May 2026 (last seen on ${lastSeen}).`;

it.each<[string, string, string, boolean]>([
  ['the same', text(false), text(false), false],
  ['the same of a case that was closed since', text(false), text(true), false],
  ['the same of a later check', text(false), text(false, later), false],
  [
    'the same of a record that was seen again',
    standing('19 November 2026'),
    standing('20 November 2026'),
    false,
  ],
  ['what a later check saw', text(false), text(true, later, { records: {} }), true],
])('a report that says %s', (_, sent, now, other) => {
  expect(isOther(sent, now)).toBe(other);
});
